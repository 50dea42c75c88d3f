"""Every lesson is played through: what its coach expects is possible, and leads to the goal."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.engine.match import Match
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lessons.coach import coach, declined, reply
from skyshelf.lessons.lesson import Chapter, Comment, Lesson, LessonStep, lessons
from skyshelf.scenarios.document import Document
from skyshelf.scenarios.expect import differences
from skyshelf.scenarios.situation import Situation
from skyshelf.scenarios.source import read_documents
from skyshelf.scenarios.then import check_form, check_position
from skyshelf.text.locales import FALLBACK, LOCALES
from tests.text.fluent_files import areas, entries

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "skyshelf" / "lessons" / "data"
BOARDS = ROOT / "web" / "src" / "boards"
LONGEST = 40  # words of one thing the coach says
MOST_REPLIES = 60
MOST_CHOICES = 600

CHAPTERS = [
    pytest.param(lesson, number, id=f"{lesson.game}-{chapter.name}")
    for lesson in lessons().values()
    for number, chapter in enumerate(lesson.chapters)
]
COMMENTS = [
    pytest.param(lesson, comment, id=f"{lesson.game}-{comment.name}")
    for lesson in lessons().values()
    for chapter in lesson.chapters
    for comment in chapter.comments
]


def parts(chapter: Chapter) -> list[LessonStep | Comment]:
    return [*chapter.steps, *chapter.comments]


def document_of(lesson: Lesson) -> Document:
    document = read_documents(DATA / f"{lesson.game}.yaml")[0]
    assert isinstance(document, Document)
    return document


def begun(lesson: Lesson, number: int) -> Match:
    """The chapter as a table begins it."""
    chapter = lesson.chapters[number]
    seats = 1 + len(lesson.bots)
    return Match.start(
        game_named(lesson.game), seats, lesson.agreed(number), chapter.seed, position=chapter.given
    )


def let_others_choose(match: Match, chapter: Chapter) -> None:
    """The opponents answer by their habits, until the learner is asked or the game is over."""
    for _ in range(MOST_REPLIES):
        decision = match.state.decision
        if decision is None or decision.seat == 0:
            return
        index = reply(chapter, decision)
        assert index is not None, [option.text() for option in decision.options]
        match.choose(index)
    raise AssertionError("the opponents never end")


def test_every_game_has_a_lesson() -> None:
    assert set(lessons()) == set(NAMES)


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS)
def test_what_the_coach_expects_is_possible_and_reaches_the_goal(lesson: Lesson, number: int) -> None:
    chapter = lesson.chapters[number]
    match = begun(lesson, number)
    chosen: list[str] = []
    if chapter.steps and chapter.then:
        let_others_choose(match, chapter)
    while (coaching := coach(lesson, number, chosen)).doing is not None:
        decision = match.state.decision
        assert decision is not None, f"the game is over before '{coaching.doing.name}'"
        fitting = [option.text() for option in decision.options if coaching.doing.expects(option.text())]
        assert fitting, (coaching.doing.name, [option.text() for option in decision.options])
        chosen.append(fitting[0])
        match.choose_text(fitting[0])
        let_others_choose(match, chapter)
    if not chapter.then:
        assert number == len(lesson.chapters) - 1, "only the whole game has no goal to check"
        return
    document = document_of(lesson)
    where = ("chapters", number, "then")
    check_form(document, where, match.game)
    names = list(cast(dict[str, Any], chapter.given["players"]))
    events = [event for entry in match.log for event in entry.events]
    situation = Situation(match.game, names, match.state, events, {})
    check_position(document, where, situation)
    assert differences(document, where, situation) == []


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS)
def test_the_coach_declines_nothing_but_what_leads_astray(lesson: Lesson, number: int) -> None:
    match = begun(lesson, number)
    coaching = coach(lesson, number, [])
    decision = match.state.decision
    if decision is None or decision.seat != 0 or coaching.doing is None:
        return
    for index, option in enumerate(decision.options):
        refused = declined(lesson, coaching, decision, index) is not None
        assert refused == (coaching.doing.only and not coaching.doing.expects(option.text()))


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS)
def test_what_is_pointed_at_is_on_the_board(lesson: Lesson, number: int) -> None:
    chapter = lesson.chapters[number]
    looks = {name for part in parts(chapter) for name in part.look}
    assert looks <= anchors(lesson.game)


@pytest.mark.parametrize(("lesson", "number"), CHAPTERS)
def test_names_are_unique_and_do_not_stand_for_other_words(lesson: Lesson, number: int) -> None:
    chapter = lesson.chapters[number]
    names = [part.name for part in parts(chapter)]
    assert len(set(names)) == len(names)
    assert not {"goal", "end"} & set(names)


@cache
def anchors(game: str) -> frozenset[str]:
    """The parts of a board that a coach can point at; lanes are counted."""
    manifest = (BOARDS / game / "index.ts").read_text(encoding="utf-8")
    borrowed = re.search(
        r"from '\.\./([a-z]+)';", manifest
    )  # a second edition is played on the board of the first
    folder = BOARDS / (borrowed[1] if borrowed and borrowed[1] in NAMES else game)
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.svelte"))
    named = set(re.findall(r'\b(?:data-)?look="([a-z-]+)"', text)) | set(
        re.findall(r"\? '([a-z-]+)' : undefined", text)
    )
    if "data-look={`lane-${" in text:
        named |= {f"lane-{lane}" for lane in range(1, 7)}
    return frozenset(named)


@pytest.mark.parametrize(("lesson", "comment"), COMMENTS)
def test_what_is_commented_can_happen(lesson: Lesson, comment: Comment) -> None:
    speech = game_named(lesson.game).speech
    key = f"{speech}-event-{comment.event}" if comment.event else f"{speech}-prompt-{comment.prompt}"
    bundle = LOCALES.bundle(FALLBACK)
    assert bundle.has_message(key) or bundle.has_message(f"{key}-secret")


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_the_whole_game_ends_and_most_of_what_is_commented_happens_in_it(lesson: Lesson) -> None:
    last = len(lesson.chapters) - 1
    match = begun(lesson, last)
    bots = [bot_named("greedy", match.game, seat) for seat in range(match.journal.seats)]
    asked: set[str] = set()
    for _ in range(MOST_CHOICES):
        decision = match.state.decision
        if decision is None:
            break
        if decision.seat == 0:
            asked.add(decision.kind)
        match.choose(bots[decision.seat].choose(match.view(decision.seat)))
    assert match.over
    happened = {event.kind for entry in match.log for event in entry.events}
    comments = lesson.chapters[last].comments
    met = [comment for comment in comments if comment.event in happened or comment.prompt in asked]
    assert len(met) >= len(comments) * 2 / 3, {one.name for one in comments} - {one.name for one in met}


def said_by(lesson: Lesson) -> tuple[set[str], set[str]]:
    """The keys that a lesson needs, and those that it may have."""
    needed: set[str] = set()
    possible: set[str] = set()
    for chapter in lesson.chapters:
        needed |= {lesson.words(chapter.name).key, lesson.words(chapter.name, "goal").key}
        possible.add(lesson.words(chapter.name, "end").key)
        for part in parts(chapter):
            needed.add(lesson.words(chapter.name, part.name).key)
        for step in chapter.steps:
            possible.add(lesson.words(chapter.name, step.name, "done").key)
            if step.only:
                needed.add(lesson.words(chapter.name, step.name, "no").key)
    return needed, possible


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_every_word_is_there_and_no_other(lesson: Lesson) -> None:
    needed, possible = said_by(lesson)
    area = f"lesson-{lesson.game}"
    speech = game_named(lesson.game).speech
    languages = [language for language in LOCALES.languages if speech in areas(language)]
    for language in languages:
        keys = {entry.id.name for entry in entries(language, area) if hasattr(entry, "id")}
        assert needed - keys == set(), f"missing in {language}"
        assert keys - needed - possible == set(), f"unused in {language}"


@pytest.mark.parametrize("lesson", lessons().values(), ids=lessons())
def test_the_coach_is_brief(lesson: Lesson) -> None:
    area = f"lesson-{lesson.game}"
    for language in LOCALES.languages:
        if area not in areas(language):
            continue
        bundle = LOCALES.bundle(language)
        for entry in entries(language, area):
            if not hasattr(entry, "id"):
                continue
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None
            words = str(bundle.format_pattern(pattern, {})[0]).split()
            assert len(words) <= LONGEST, (language, entry.id.name, len(words))
