"""Tables that lay two cards of a game beside each other, where the game has a module for them.

They are `<speech>_pairs.py` beside this one, with `number_of_pairs` and `scattered`, and `<speech>_course.py` with
`pair_course`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.game import Game
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named


def course_of_pair(game: Game, seed: int) -> Iterator[State]:
    """Two cards beside each other; seeds in a row are pairs far apart, and together they are all of them."""
    pairs, course = _module(game.speech, "pairs"), _module(game.speech, "course")
    if pairs is None or course is None:
        raise BadSetup(f"Pairs of cards are not laid in {game.name}: it has no module for them.")
    yield from course.pair_course(game, pairs.scattered(game.name, seed))


def all_pairs(name: str) -> int:
    """How many pairs of cards a game has; 0 where they are not looked at."""
    pairs = _module(game_named(name).speech, "pairs")
    found: int = pairs.number_of_pairs(name) if pairs is not None else 0
    return found


@cache
def _module(speech: str, what: str) -> ModuleType | None:
    name = f"{__package__}.{speech}_{what}"
    return import_module(name) if find_spec(name) is not None else None
