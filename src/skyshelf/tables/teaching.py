"""Tables at which a lesson is given: what its chapters begin with, and what the coach says of a room."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.decision import Decision
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.phrase import Phrase
from skyshelf.lessons import coach
from skyshelf.lessons.coach import Coaching
from skyshelf.lessons.lesson import Chapter, Lesson, lessons
from skyshelf.tables.entries import Started
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import Room

LEARNER = 0  # the learner sits in the first seat


@dataclass(slots=True, frozen=True)
class Lecture:
    """What the coach says now, to whom it may concern: the learner."""

    lesson: Lesson
    coaching: Coaching
    decision: Decision | None
    forecast: Forecast | None


def lesson_for(game: str) -> Lesson:
    """The lesson of a game; one that there is not is refused."""
    lesson = lessons().get(game)
    if lesson is None:
        raise Refusal(Reason.UNKNOWN, "no-lesson")
    return lesson


def plan_of(lesson: Lesson) -> Plan:
    """One learner, who may take everything back, and the bots of the lesson."""
    seats = (SeatPlan("me"), *(SeatPlan("bot", level) for level in lesson.bots))
    return Plan(
        lesson.game, seats, settings=dict(lesson.settings), mode="practice", watch="nobody", window=0.0
    )


def _given_in(room: Room) -> tuple[Lesson, Chapter] | None:
    """The lesson and its chapter; none where a lesson was taken from the shelf since."""
    lesson = lessons().get(room.lesson) if room.lesson else None
    if lesson is None:
        return None
    return lesson, lesson.chapters[min(room.chapter, len(lesson.chapters) - 1)]


def beginning(room: Room, started: Started) -> Started:
    """The same beginning with the position, the seed and the settings of the chapter."""
    found = _given_in(room)
    if found is None:
        return started
    lesson, chapter = found
    return Started(
        seed=f"{chapter.seed:032x}",
        rules=started.rules,
        then=started.then,
        position=chapter.given,
        settings=lesson.agreed(lesson.chapters.index(chapter)),
    )


def coaching_of(room: Room) -> tuple[Lesson, Coaching] | None:
    """What the coach says now; nothing at other tables."""
    found = _given_in(room)
    if found is None or room.status == "waiting":
        return None
    lesson, chapter = found
    chosen = [move.text for move in room.line if move.seat == LEARNER]
    return lesson, coach.coach(lesson, lesson.chapters.index(chapter), chosen)


def declined(room: Room, decision: Decision, index: int) -> Phrase | None:
    """Why the coach asks for another choice than this one."""
    found = coaching_of(room)
    return None if found is None else coach.declined(*found, decision, index)


def reply(room: Room, decision: Decision | None) -> int | None:
    """What an opponent chooses by habit in this chapter."""
    found = _given_in(room)
    return None if found is None or decision is None else coach.reply(found[1], decision)
