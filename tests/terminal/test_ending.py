"""The end of a game: what it came to, by where that comes from."""

from __future__ import annotations

import io

import pytest

from skyshelf.bots.random_bot import RandomBot
from skyshelf.engine.match import Match
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.ending import draw_ending
from skyshelf.terminal.saves import new_save
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.terminal.typed import Typed
from tests.text.fluent_files import speaking

HORDE = ("The castle: health, and cards left", "Castle", "Deck of Ada", "Outsider, all stages")
ENDS = {
    "painters": ("Stars on cards", "Hope chips", "Cloud tokens", "Total"),
    "horde": HORDE,
    "monoliths": HORDE,
    "skytear": (
        "Towers and Nexus: HP left",
        "South (Ada)",
        "Control tokens and domes won",
        "Heroes defeated",
    ),
}


@pytest.mark.parametrize("name", NAMES)
def test_the_end_shows_what_the_game_came_to_by_source(name: str) -> None:
    game = game_named(name)
    names = ["Ada", "Ben"][: game.fewest]
    match = Match.start(game, len(names), {}, 3, names, [""] * len(names))
    bot = RandomBot(game, 1)
    while match.state.decision is not None:
        match.choose(bot.choose(match.view(match.state.decision.seat)))
    console = Screen(record=True, width=100, file=io.StringIO())
    Session(match, console, Speaker("en", names, strict=True), Typed(), new_save(name)).run()
    told = console.export_text()
    for part in ENDS[name]:
        assert part in told
    for language in speaking(game.speech):
        console.print(draw_ending(match, Speaker(language, names, strict=True)))


@pytest.mark.rule("PNT-VAR-06")
@pytest.mark.parametrize(("variant", "counted"), [("standard", True), ("tension_duel", False)])
def test_points_are_shown_only_where_somebody_counts_them(variant: str, counted: bool) -> None:
    game = game_named("painters")
    match = Match.start(game, 2, {"variant": variant}, 3, ["Ada", "Ben"], ["", ""])
    console = Screen(record=True, width=100, file=io.StringIO())
    console.print(draw_ending(match, Speaker("en", ["Ada", "Ben"], strict=True)))
    assert ("Total" in console.export_text()) == counted
    assert bool(game.figures(match.view(None))["scores"]) == counted
