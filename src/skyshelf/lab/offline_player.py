"""What is run inside Pyodide: nothing here or below it needs more than Python's own library."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import TypedDict

from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.lab.arena import Arena, digest_of

# What a page without a server needs in order to play; all of it must be importable in a browser.
PACKAGES = ("engine", "effects", "games", "nets", "bots")


class Task(TypedDict):
    """A series to play, as `skyshelf sim` would."""

    game: str
    games: int
    bots: list[str]
    seed: int


class Offline(TypedDict):
    """How a series went: the digest is the one that `skyshelf sim` prints."""

    game: str
    digest: str
    real_dps: int  # decisions with more than one option in a second, as `skyshelf bench` counts them


def play(task: Task, clock: Callable[[], float]) -> Offline:
    """Play a series, then as many games by lot against the clock, which counts seconds of work."""
    game = game_named(task["game"])
    seats = len(task["bots"])
    arena = Arena(game, game.agree(seats, {}), task["bots"], task["seed"])
    ends = [(number, game.codec.digest(arena.play(number).match.state)) for number in range(task["games"])]
    start = clock()
    decisions = sum(_by_lot(game, seats, seed) for seed in range(task["games"]))
    return {"game": task["game"], "digest": digest_of(ends), "real_dps": round(decisions / (clock() - start))}


def _by_lot(game: Game, seats: int, seed: int) -> int:
    state: State = game.start(seats, {}, seed)
    rng = Rng(seed)
    while state.decision is not None:
        state.choose(rng.below(len(state.decision.options)))
    return state.asked - state.forced


def import_all() -> int:
    """Import whatever the packages hold; how many modules there are is returned."""
    count = 0
    for package in PACKAGES:
        root = import_module(f"skyshelf.{package}")
        for module in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            import_module(module.name)
            count += 1
    return count
