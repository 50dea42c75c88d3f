"""A net at work: with numpy where it is installed, in plain Python where not, with the same result to the bit."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from functools import cache
from math import exp, log
from typing import TYPE_CHECKING, Any

from skyshelf.engine.portrait import Portrait
from skyshelf.nets.weights import (
    DENSE_UNIT,
    HEADS,
    HIDDEN_UNIT,
    MOST_HIDDEN,
    MOST_NUMBER,
    NUMBER_UNIT,
    ROW_UNIT,
    Weights,
)

if TYPE_CHECKING:
    import numpy as np

_UNSURE = 0.002
_HIDDEN = 2.0**HIDDEN_UNIT
_NUMBER = 2.0**NUMBER_UNIT
_ROW = 2.0**ROW_UNIT
_NUMBER_PRODUCT = 2.0 ** (NUMBER_UNIT + DENSE_UNIT)
_HIDDEN_PRODUCT = 2.0 ** (HIDDEN_UNIT + DENSE_UNIT)


def chance(logit: float) -> float:
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, logit))))


def log_odds(guess: float) -> float:
    """The other way round; a guess that is sure of itself may still be wrong."""
    kept = max(_UNSURE, min(1 - _UNSURE, guess))
    return log(kept / (1 - kept))


class Net(ABC):
    """Values portraits for the seat that they belong to."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @abstractmethod
    def logits(self, portraits: Sequence[Portrait]) -> list[list[float]]:
        """For each portrait the log-odds to win, and of a clear end."""

    def chances(
        self, portraits: Sequence[Portrait], guesses: Sequence[float] = ()
    ) -> list[tuple[float, float]]:
        """For each portrait the chance to win, and of a clear end; `guesses` are the game's own, if it is guided."""
        found = self.logits(portraits)
        guide = self.weights.guide
        if guide:
            for logits, guess in zip(found, guesses, strict=True):
                logits[0] += guide * log_odds(guess)
        return [(chance(win), chance(end)) for win, end in found]

    def values(self, portraits: Sequence[Portrait], guesses: Sequence[float] = ()) -> list[float]:
        """How good each looks, from 0 to 1: the chance to win, and a share of how clear the end will be."""
        share = self.weights.margin
        return [(1 - share) * win + share * end for win, end in self.chances(portraits, guesses)]


class PlainNet(Net):
    """Needs nothing but Python.

    A row of weights is one long number with a lane for each weight: adding rows, or taking one so many times, is then
    one step of Python's own arithmetic for all lanes.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._rows: dict[int, int] = {}  # packed when they are first met
        self._number_rows = _packed_rows(weights.number_weights, weights.width)
        self._hidden_rows = _packed_rows(weights.hidden_weights, weights.hidden)
        self._last_rows = _packed_rows(weights.last_weights, HEADS)

    def logits(self, portraits: Sequence[Portrait]) -> list[list[float]]:
        return [self._logits(portrait) for portrait in portraits]

    def _logits(self, portrait: Portrait) -> list[float]:
        weights = self.weights
        rows = self._rows
        total = 0
        for number in portrait.ids:
            row = rows.get(number)
            total += self._row(number) if row is None else row
        dense = 0
        given = zip(portrait.numbers, weights.means, weights.spreads, self._number_rows, strict=True)
        for value, mean, spread, row_of_number in given:
            whole = max(-MOST_NUMBER, min(MOST_NUMBER, round((value - mean) / spread / _NUMBER)))
            if whole:
                dense += whole * row_of_number
        width = weights.width
        first = [
            _whole(a * _ROW + b * _NUMBER_PRODUCT + bias)
            for a, b, bias in zip(_lanes(total, width), _lanes(dense, width), weights.first_bias, strict=True)
        ]
        second = [
            _whole(value * _HIDDEN_PRODUCT + bias)
            for value, bias in zip(
                _lanes(_times(first, self._hidden_rows), weights.hidden), weights.hidden_bias, strict=True
            )
        ]
        last = _lanes(_times(second, self._last_rows), HEADS)
        return [value * _HIDDEN_PRODUCT + bias for value, bias in zip(last, weights.last_bias, strict=True)]

    def _row(self, number: int) -> int:
        width = self.weights.width
        found = _packed(self.weights.row_weights[number * width : (number + 1) * width])
        self._rows[number] = found << self.weights.powers[number]
        return self._rows[number]


# Wide enough for every sum: 12 bits of a number or 16 of a hidden value times 16 of a weight, a few thousand times.
_LANE = 64
_HALF = 1 << (_LANE - 1)


def _packed(numbers: Sequence[int]) -> int:
    """One number with all of these in its lanes; what is below zero borrows from the next lane."""
    return sum(number << (_LANE * place) for place, number in enumerate(numbers))


def _packed_rows(numbers: Sequence[int], width: int) -> list[int]:
    return [_packed(numbers[at : at + width]) for at in range(0, len(numbers), width)]


def _times(values: Sequence[int], rows: Sequence[int]) -> int:
    return sum([value * row for value, row in zip(values, rows, strict=True) if value])


def _lanes(packed: int, width: int) -> list[int]:
    """The numbers in the lanes again."""
    lifted = packed + _lift(width)  # so that no lane borrows any more
    found = array("Q")
    found.frombytes(lifted.to_bytes(width * _LANE // 8, sys.byteorder))
    if sys.byteorder == "big":
        found.reverse()
    return [lane - _HALF for lane in found]


@cache
def _lift(width: int) -> int:
    return _packed([_HALF] * width)


def _whole(value: float) -> int:
    """A hidden value, rounded; below zero it is silent."""
    return min(MOST_HIDDEN, round(value / _HIDDEN)) if value > 0 else 0


class NumpyNet(Net):
    def __init__(self, weights: Weights) -> None:
        import numpy as np

        super().__init__(weights)
        self._np = np
        rows, width, hidden = weights.rows, weights.width, weights.hidden

        def table(values: object, high: int, wide: int, kind: Any) -> np.ndarray[Any, Any]:
            return np.asarray(values).astype(kind).reshape(high, wide)

        powers = np.frombuffer(weights.powers, np.uint8).astype(np.float32)
        # 24 bits hold the sum of all rows of a portrait exactly, see `ROW_POWERS`.
        self._rows = table(weights.row_weights, rows, width, np.float32) * (2.0**powers)[:, None].astype(
            np.float32
        )
        self._numbers = table(weights.number_weights, weights.numbers, width, np.float64)
        self._hidden = table(weights.hidden_weights, width, hidden, np.float64)
        self._last = table(weights.last_weights, hidden, HEADS, np.float64)
        self._means, self._spreads = np.array(weights.means), np.array(weights.spreads)
        self._first_bias = np.array(weights.first_bias)
        self._hidden_bias = np.array(weights.hidden_bias)
        self._last_bias = np.array(weights.last_bias)

    def logits(self, portraits: Sequence[Portrait]) -> list[list[float]]:
        if not portraits:
            return []
        np = self._np
        starts: list[int] = []
        ids: list[int] = []
        for portrait in portraits:
            starts.append(len(ids))
            ids += portrait.ids
        total = np.add.reduceat(self._rows[ids], starts, axis=0)
        numbers = np.array([portrait.numbers for portrait in portraits], np.float64)
        whole = np.rint((numbers - self._means) / self._spreads / _NUMBER)
        np.clip(whole, -MOST_NUMBER, MOST_NUMBER, out=whole)
        first = total * _ROW + (whole @ self._numbers) * _NUMBER_PRODUCT + self._first_bias
        second = self._silenced(first) @ self._hidden * _HIDDEN_PRODUCT + self._hidden_bias
        last = self._silenced(second) @ self._last * _HIDDEN_PRODUCT + self._last_bias
        found: list[list[float]] = last.tolist()
        return found

    def _silenced(self, values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        np = self._np
        np.maximum(values, 0.0, out=values)
        np.rint(values / _HIDDEN, out=values)
        np.minimum(values, MOST_HIDDEN, out=values)
        return values


def make_net(weights: Weights, plain: bool = False) -> Net:
    """The net of these weights, as fast as this machine can."""
    if not plain:
        try:
            return NumpyNet(weights)
        except ImportError:
            pass
    return PlainNet(weights)
