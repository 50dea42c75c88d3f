"""Finds better numbers by trying pairs of them against each other, where only chance-ridden results are to be had.

Each trial goes some way from where the search stands, in a direction drawn by lot, and as far the other way; where
one end does better than the other, the search moves a little towards it (simultaneous perturbation). So one trial
tells something of every number, trials may run side by side, and their results may come in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from skyshelf.engine.rng import mix

# How far a usual result moves the search, in the length of the trial's step; less as results come together.
_RATE = 0.035
_STEADY = 500  # trials after which the steps have grown smaller by a third
_SLOWING = 0.6
# The search's mean place is what counts in the end: newer places more than older ones.
_NEWER = 3.0


@dataclass(slots=True)
class Ascent:
    """Where a search stands; each coordinate is 0 at the beginning, and a trial goes about 1 away from it."""

    here: list[float]
    mean: list[float] = field(default_factory=list)
    trials: int = 0
    squares: float = 0.0  # of the scores so far: where results hardly differ, small differences count

    def __post_init__(self) -> None:
        self.mean = self.mean or list(self.here)

    def ends(self, direction: Sequence[float]) -> tuple[list[float], list[float]]:
        """The two places that a trial compares."""
        steps = list(zip(self.here, direction, strict=True))
        return [at + step for at, step in steps], [at - step for at, step in steps]

    def learn(self, direction: Sequence[float], score: float) -> None:
        """How much better the first end did, from -1 to 1."""
        self.squares += score * score
        self.trials += 1
        rate = _RATE / (1 + self.trials / _STEADY) ** _SLOWING
        moved = rate * score / ((1.0 + self.squares) / (1.0 + self.trials)) ** 0.5
        newest = min(1.0, _NEWER / (self.trials + _NEWER - 1))
        for number, step in enumerate(direction):
            self.here[number] += moved * step
            self.mean[number] += newest * (self.here[number] - self.mean[number])


def direction(seed: int, number: int, coordinates: int) -> list[float]:
    """Which way a numbered trial goes."""
    rng = Random(mix(mix(seed) ^ number))
    return [rng.gauss(0.0, 1.0) for _ in range(coordinates)]
