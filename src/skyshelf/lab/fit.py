"""Makes the weights of a game's own guess of a position (`play/evaluate.py`) anew, from games of bots.

    PYTHONPATH=src python -m skyshelf.lab.fit painters --games 2000 --bots search:20,search:20

It prints them as Python, to be put in place of the old ones, and how much the results of games that it has not learnt
from surprise it: a guess of one half for two rivals is surprised by 0.69.
"""

from __future__ import annotations

import argparse
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import repeat
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.journal import Journal
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.lab import fits
from skyshelf.lab.arena import Arena

S = TypeVar("S", bound=State)
_RIDGE = 1.0  # against weights that a few games seem to ask for
_CHECKED = 5  # every so many games tell how good the guess is, and are not learnt from


@dataclass(frozen=True, slots=True)
class Fit(ABC, Generic[S]):
    """What of one game is fitted."""

    @property
    @abstractmethod
    def bots(self) -> tuple[str, ...]:
        """Who usually plays the games."""

    @abstractmethod
    def compared(self, state: S) -> list[list[float]]:
        """For each who may win, the numbers that the weights are for."""

    @abstractmethod
    def shares(self, state: S) -> list[float]:
        """For each of them, how much of the victory it got in the end; together 1."""

    @abstractmethod
    def written(self, weights: Sequence[float]) -> str:
        """The weights as Python."""


@dataclass(slots=True)
class Positions:
    """What games told: positions, and how the game of each ended."""

    rivals: list[list[list[float]]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)


def titles() -> list[str]:
    return [module.name for module in iter_modules(fits.__path__)]


def fit_of(name: str) -> Fit[Any]:
    if name not in titles():
        raise SkyshelfError(f"Nothing of {name} is fitted; there is something of: {', '.join(titles())}.")
    found: Fit[Any] = import_module(f"{fits.__name__}.{name}").FIT
    return found


def positions_of(name: str, bots: Sequence[str], seed: int, every: int, number: int) -> Positions:
    """Every so many settled positions of one game; none of a game that nobody ended."""
    game, fit, found = game_named(name), fit_of(name), Positions()
    match = Arena(game, game.agree(len(bots), {}), bots, seed).play(number).match
    if match.state.outcome is None:
        return found
    shares = fit.shares(match.state)
    for at, state in enumerate(_settled(game, match.journal)):
        if at % every == number % every:
            found.rivals.append(fit.compared(state))
            found.shares.append(shares)
    return found


def _settled(game: Game, journal: Journal) -> Iterator[State]:
    """The positions of a game in which nothing is half done."""
    state = game.start(journal.seats, journal.settings, journal.seed)
    for choice in journal.choices:
        if game.settled(state):
            yield state
        state.choose(choice.index)


def gather(
    name: str, bots: Sequence[str], games: int, seed: int, every: int, workers: int
) -> tuple[Positions, Positions]:
    """What is learnt from, and what is kept to check it."""
    learnt, checked = Positions(), Positions()
    with ProcessPoolExecutor(max_workers=workers) as pool:
        parts = pool.map(positions_of, repeat(name), repeat(bots), repeat(seed), repeat(every), range(games))
        for number, part in enumerate(parts):
            into = checked if number % _CHECKED == _CHECKED - 1 else learnt
            into.rivals += part.rivals
            into.shares += part.shares
    return learnt, checked


def fitted(name: str, learnt: Positions, checked: Positions) -> str:
    """The weights as Python, with a line on how good a guess they give."""
    from skyshelf.lab.regression import Comparisons  # numpy is for whoever fits, not for each worker

    if not learnt.rivals or not checked.rivals:
        raise SkyshelfError("Too few of these games came to an end: play more of them.")
    weights = Comparisons(learnt.rivals, learnt.shares).fitted(_RIDGE)
    surprise = Comparisons(checked.rivals, checked.shares).surprise(weights)
    learnt_from, others = len(learnt.rivals), len(checked.rivals)
    said = f"# Learnt from {learnt_from} positions; {others} others surprise it by {surprise:.3f}."
    return f"{said}\n{fit_of(name).written([float(weight) for weight in weights])}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m skyshelf.lab.fit", description=__doc__)
    parser.add_argument("game", help=", ".join(titles()))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument(
        "--bots", default="", help="who plays, one for each seat; the usual ones if not given"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=4, help="of so many settled positions one is taken")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    try:
        bots = tuple(given.bots.split(",")) if given.bots else fit_of(given.game).bots
        found = gather(given.game, bots, given.games, given.seed, given.every, given.workers)
        print(fitted(given.game, *found))
    except SkyshelfError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
