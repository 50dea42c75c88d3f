"""Which weights make the winners most likely: logistic regression over rivals who are compared with one another."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
_ENOUGH = 1e-7  # a step that is smaller changes nothing
_MOST_STEPS = 60


class Comparisons:
    """Positions; in each one a row of numbers for each rival, and the share of the victory that it got in the end."""

    def __init__(
        self, rivals: Sequence[Sequence[Sequence[float]]], shares: Sequence[Sequence[float]]
    ) -> None:
        most = max(len(each) for each in rivals)
        self._rows: Numbers = np.zeros((len(rivals), most, len(rivals[0][0])))
        self._shares: Numbers = np.zeros((len(rivals), most))
        self._absent: Numbers = np.zeros((len(rivals), most))  # where fewer compete than elsewhere
        for number, (rows, won) in enumerate(zip(rivals, shares, strict=True)):
            self._rows[number, : len(rows)] = rows
            self._shares[number, : len(won)] = won
            self._absent[number, len(rows) :] = -np.inf

    def fitted(self, ridge: float) -> Numbers:
        """The weights, by Newton's steps; `ridge` keeps small what the positions say little about."""
        number = self._rows.shape[2]
        weights: Numbers = np.zeros(number)
        for _ in range(_MOST_STEPS):
            chances = self._chances(weights)
            slope = np.einsum("nkd,nk->d", self._rows, chances - self._shares) + ridge * weights
            means = np.einsum("nkd,nk->nd", self._rows, chances)
            bend = (
                np.einsum("nkd,nk,nke->de", self._rows, chances, self._rows, optimize=True) - means.T @ means
            )
            step = np.linalg.solve(bend + ridge * np.eye(number), slope)
            weights = weights - step * min(1.0, 5.0 / max(float(np.abs(step).max()), 1e-12))
            if float(np.abs(step).max()) < _ENOUGH:
                break
        return weights

    def surprise(self, weights: Numbers) -> float:
        """How much the results surprise whoever guesses with these weights, on average: 0 is to know them."""
        chances = np.where(self._shares > 0, self._chances(weights), 1.0)
        return float(-(self._shares * np.log(chances)).sum(axis=1).mean())

    def _chances(self, weights: Numbers) -> Numbers:
        odds = self._rows @ weights + self._absent
        odds = np.exp(odds - odds.max(axis=1, keepdims=True))
        chances: Numbers = odds / odds.sum(axis=1, keepdims=True)
        return chances
