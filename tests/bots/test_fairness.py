"""A bot cannot receive a state: the types forbid it, and nothing in its view leads to one."""

from __future__ import annotations

import gc
from pathlib import Path
from types import FunctionType, ModuleType

import pytest
from mypy import api

from skyshelf.bots.random_bot import RandomBot
from skyshelf.engine.state import State
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.battery.promises import play

ROOT = Path(__file__).resolve().parents[2]

_SNIPPET = """
from skyshelf.bots.bot import Bot
from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat


def ask(bot: Bot, match: Match) -> int:
    return bot.choose({argument})
"""


def complaints(argument: str, tmp_path: Path) -> str:
    """What the type checker says about a bot that is given this."""
    file = tmp_path / "snippet.py"
    file.write_text(_SNIPPET.format(argument=argument), encoding="utf-8")
    arguments = [str(file), f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={tmp_path / 'cache'}"]
    report, errors, _ = api.run(arguments)
    assert errors == ""
    return report


def test_the_types_forbid_a_state(tmp_path: Path) -> None:
    assert 'incompatible type "State"; expected "View"' in complaints("match.state", tmp_path)
    assert "Success" in complaints("match.view(Seat(0))", tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_reachable_from_a_view_is_the_state_or_its_chance(name: str) -> None:
    game = game_named(name)
    for count, state in enumerate(play(game, game.fewest, {}, 6)):
        if count % 13 or state.decision is None:
            continue
        view = game.view(state, state.decision.seat)
        found = reachable(view)
        assert not any(isinstance(thing, State) for thing in found)
        assert not any(type(thing) is int and thing == state.rng for thing in found)


def test_the_walk_finds_a_state_that_is_there() -> None:
    game = game_named(NAMES[0])
    state = game.start(game.fewest, {}, 1)
    assert any(isinstance(thing, State) for thing in reachable([{"hidden": (state,)}]))
    assert isinstance(RandomBot(game, 1).rng.state, int)


def reachable(start: object) -> list[object]:
    """Everything that can be got at from an object, classes, functions and modules left out."""
    seen: dict[int, object] = {}
    queue = [start]
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, (type, FunctionType, ModuleType)):
            continue
        seen[id(thing)] = thing
        queue += gc.get_referents(thing)
    return list(seen.values())
