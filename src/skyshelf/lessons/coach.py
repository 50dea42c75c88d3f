"""The coach: from the choices that were made follows what is said now. Nothing else is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Phrase
from skyshelf.lessons.lesson import ANYTHING, Chapter, Lesson, LessonStep, fits


@dataclass(frozen=True, slots=True)
class Card:
    """One thing said, and what it points at: parts of the board, or choices by their patterns."""

    phrase: Phrase
    look: tuple[str, ...] = ()
    forecast: bool = False


@dataclass(frozen=True, slots=True)
class Coaching:
    """What the coach says after so many choices. The learner turns the cards; the last asks for a choice."""

    chapter: int
    step: int
    steps: int
    cards: tuple[Card, ...]
    doing: LessonStep | None  # what is expected now; None once every step is done

    @property
    def finished(self) -> bool:
        return self.doing is None and self.steps > 0

    def expected(self, decision: Decision | None) -> tuple[int, ...]:
        """The choices that lead on, unless all do."""
        if decision is None or self.doing is None or ANYTHING in self.doing.expect:
            return ()
        return tuple(
            index for index, option in enumerate(decision.options) if self.doing.expects(option.text())
        )


def coach(lesson: Lesson, number: int, chosen: Sequence[str]) -> Coaching:
    """After these choices of the learner in a chapter."""
    chapter = lesson.chapters[number]
    at, cards = _read_on(lesson, chapter, 0)
    for text in chosen:
        if at == len(chapter.steps):
            break
        step = chapter.steps[at]
        if step.expects(text):
            done = lesson.words_if_any(chapter.name, step.name, "done")
            at, cards = _read_on(lesson, chapter, at + 1)
            cards = (Card(done), *cards) if done else cards
        else:
            cards = (_card(lesson, chapter, step),)
    if at == len(chapter.steps) and (end := lesson.words_if_any(chapter.name, "end")):
        cards = (*cards, Card(end))
    if chosen and not any(step.expect for step in chapter.steps):
        cards = ()  # what was said before a whole game is said
    doing = chapter.steps[at] if at < len(chapter.steps) else None
    return Coaching(number, at, len(chapter.steps), cards, doing)


def _read_on(lesson: Lesson, chapter: Chapter, at: int) -> tuple[int, tuple[Card, ...]]:
    """The next step in which something is to be chosen, and all that is said until then."""
    cards: list[Card] = []
    for place in range(at, len(chapter.steps)):
        step = chapter.steps[place]
        cards.append(_card(lesson, chapter, step))
        if step.expect:
            return place, tuple(cards)
    return len(chapter.steps), tuple(cards)


def _card(lesson: Lesson, chapter: Chapter, step: LessonStep) -> Card:
    return Card(lesson.words(chapter.name, step.name), step.look, step.forecast)


def declined(lesson: Lesson, coaching: Coaching, decision: Decision, index: int) -> Phrase | None:
    """Why the coach asks for another choice; nothing where this one is fine or nothing better is possible."""
    return None if index in coaching.expected(decision) else declining(lesson, coaching, decision)


def declining(lesson: Lesson, coaching: Coaching, decision: Decision | None) -> Phrase | None:
    """What the coach says to every choice but the expected ones; nothing where all are welcome."""
    step = coaching.doing
    if step is None or not step.only or not coaching.expected(decision):
        return None
    return lesson.words(lesson.chapters[coaching.chapter].name, step.name, "no")


def reply(chapter: Chapter, decision: Decision) -> int | None:
    """What the opponent of a lesson chooses: the first of its habits that is possible."""
    for pattern in chapter.opponent:
        for index, option in enumerate(decision.options):
            if fits(option.text(), pattern):
                return index
    return None
