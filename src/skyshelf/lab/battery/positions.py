"""Random legal positions of every game on the shelf, in the words of scenarios: where random games seldom get.

A game whose tables are hard to reach has a module of its own beside this one, `<speech>_positions.py`, with a
function `random_words`. Positions of any other game are those of a random game that has gone on for a while.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from skyshelf.engine.game import Game
from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State
from skyshelf.lab.battery.lots import Lots, any_table

# Takes the game, the seats, the settings, the seed of a game to begin with, and chance.
RandomWords: TypeAlias = Callable[[Any, int, Settings, int, Lots], dict[str, Any]]
_DECISIONS = 60


def random_position(game: Game, seed: int) -> tuple[Settings, dict[str, Any]]:
    """Settings and words; `game.build` makes a table of them."""
    lots = Lots(seed)
    seats, settings = any_table(game, lots)
    return settings, _words_for(game.speech)(game, seats, settings, seed, lots)


@cache
def _words_for(speech: str) -> RandomWords:
    module = f"{__package__}.{speech}_positions"
    if find_spec(module) is None:
        return _words_on_the_way
    found: RandomWords = import_module(module).random_words
    return found


def _words_on_the_way(game: Game, seats: int, settings: Settings, seed: int, lots: Lots) -> dict[str, Any]:
    state: State = game.start(seats, settings, seed)
    for _ in range(lots.below(_DECISIONS)):
        assert state.decision is not None
        following = state.clone()
        following.choose(lots.below(len(state.decision.options)))
        if following.decision is None:
            break
        state = following
    return game.describe(state)
