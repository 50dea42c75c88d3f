"""The help of each game: its own examples, and all of them work."""

from __future__ import annotations

import io
import re

import pytest

from skyshelf.engine.match import Match
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.saves import new_save
from skyshelf.terminal.screen import Screen
from skyshelf.terminal.session import Session
from skyshelf.text.speaker import Speaker
from tests.terminal.typed import Typed


def shown(name: str, *lines: str) -> str:
    game = game_named(name)
    names = ["Ada", "Ben"][: game.fewest]
    match = Match.start(game, len(names), {}, 4, names, [""] * len(names))
    console = Screen(record=True, width=200, file=io.StringIO())
    Session(match, console, Speaker("en", names, strict=True), Typed(*lines), new_save(name)).run()
    return console.export_text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("name", NAMES)
def test_each_game_has_examples_of_its_own_and_they_work(name: str) -> None:
    told = shown(name, "help")
    prefixes = {game_named(other).prefix for other in NAMES}
    rules = re.findall(r"^rule (\S+)", told, re.MULTILINE)
    assert [rule[:3] for rule in rules] == [game_named(name).prefix]
    for other in prefixes - {game_named(name).prefix}:
        assert f"{other}-" not in told
    whys = re.search(r"^why .*;  (.*): what stands against it$", told, re.MULTILINE)
    looks = re.search(r"^look NAME .* and says: (.*);  look alone", told, re.MULTILINE)
    assert whys is not None
    assert looks is not None
    examples = [f"rule {rules[0]}", *whys[1].split(", ")]
    answers = shown(name, *examples)
    assert "is not among the options" not in answers
    assert "no rule with this id" not in answers
    for example in re.split(", (?=look )", looks[1]):
        assert "Nothing on this table" not in shown(name, example)
