"""The report of a game as text."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.games.shelf import game_named
from skyshelf.terminal.report import draw_report
from skyshelf.terminal.screen import Screen
from skyshelf.text.speaker import LANGUAGES, Speaker


def finished() -> Match:
    rng = Rng(3)
    match = Match.start(game_named("painters"), 2, {}, 3, ["Ada", "Ben"])
    while match.state.decision is not None:
        match.choose(rng.below(len(match.state.decision.options)))
    return match


def drawn(match: Match, language: str) -> str:
    paper = StringIO()
    Screen(file=paper, width=100).print(draw_report(match, Speaker(language, match.journal.names)))
    return paper.getvalue()


def test_key_turns_and_plots_are_drawn() -> None:
    match = finished()
    assert match.state.outcome is not None
    text = drawn(match, "en")
    assert "Winner: " in text
    assert "Key turns" in text
    lines = text.splitlines()
    points = lines[[line.strip() for line in lines].index("Points") :]
    assert [line.split()[-1] for line in points[1:3]] == [str(each) for each in match.state.outcome.scores]
    assert "█" in points[1] + points[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(language: str) -> None:
    assert "[report-" not in drawn(finished(), language)


@pytest.mark.parametrize(
    ("language", "average", "percent"), [("en", r"\d\.\d\d", "100%"), ("es", r"\d,\d\d", "100 %")]
)
def test_numbers_are_written_as_in_the_language(language: str, average: str, percent: str) -> None:
    text = drawn(finished(), language)
    assert re.search(rf"(?:average|media) {average}", text)
    assert percent in text


def test_an_unfinished_game_has_no_report() -> None:
    match = Match.start(game_named("painters"), 2, {}, 3)
    with pytest.raises(SkyshelfError, match="not finished"):
        draw_report(match, Speaker("en"))
