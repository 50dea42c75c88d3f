"""A net at work: with numpy where it is installed, in plain Python where not, with the same result to the bit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
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
    """Needs nothing but Python; about ten times slower."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        width, hidden = weights.width, weights.hidden
        self._number_rows = _split(weights.number_weights, width)
        self._hidden_columns = [list(weights.hidden_weights[unit::hidden]) for unit in range(hidden)]
        self._last_columns = [list(weights.last_weights[head::HEADS]) for head in range(HEADS)]

    def logits(self, portraits: Sequence[Portrait]) -> list[list[float]]:
        return [self._logits(portrait) for portrait in portraits]

    def _logits(self, portrait: Portrait) -> list[float]:
        weights = self.weights
        width = weights.width
        rows, powers = weights.row_weights, weights.powers
        total = [0] * width
        for number in portrait.ids:
            row = rows[number * width : (number + 1) * width]
            shift = powers[number]
            total = [sum_ + (weight << shift) for sum_, weight in zip(total, row, strict=True)]
        dense = [0] * width
        given = zip(portrait.numbers, weights.means, weights.spreads, self._number_rows, strict=True)
        for value, mean, spread, row_of_number in given:
            whole = max(-MOST_NUMBER, min(MOST_NUMBER, round((value - mean) / spread / _NUMBER)))
            if whole:
                dense = [sum_ + whole * weight for sum_, weight in zip(dense, row_of_number, strict=True)]
        first = [
            _whole(a * _ROW + b * _NUMBER_PRODUCT + bias)
            for a, b, bias in zip(total, dense, weights.first_bias, strict=True)
        ]
        second = [
            _whole(_dot(first, column) * _HIDDEN_PRODUCT + bias)
            for column, bias in zip(self._hidden_columns, weights.hidden_bias, strict=True)
        ]
        return [
            _dot(second, column) * _HIDDEN_PRODUCT + bias
            for column, bias in zip(self._last_columns, weights.last_bias, strict=True)
        ]


def _split(numbers: Sequence[int], width: int) -> list[list[int]]:
    return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]


def _dot(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))


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
