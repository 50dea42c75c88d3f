"""How sure a win rate is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

_Z95 = 1.959964
# Of five that differ all go the same way in one of sixteen cases, by chance alone; of six in one of 32.
_FEWEST = 6


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; it stays within 0 and 1 and holds for few games too."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + _Z95**2 / games
    centre = (rate + _Z95**2 / (2 * games)) / scale
    half = _Z95 * sqrt(rate * (1 - rate) / games + _Z95**2 / (4 * games**2)) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def of_difference(one: tuple[float, int], other: tuple[float, int]) -> tuple[float, float]:
    """The 95 % interval (Agresti and Caffo) of how far the other rate is above the first; each is wins of games.

    It holds for few games too: two who won after two who lost prove nothing."""
    rates = [((wins + 1) / (games + 2), games + 2) for wins, games in (one, other)]
    by = rates[1][0] - rates[0][0]
    half = _Z95 * sqrt(sum(rate * (1 - rate) / games for rate, games in rates))
    return max(-1.0, by - half), min(1.0, by + half)


def half_of_mean(differences: Sequence[float]) -> float:
    """How far the 95 % interval of a mean of differences, pair by pair, goes each way.

    Pairs that do not differ say little of which way the others go: it is as wide as so many as differ ask for."""
    count, differing = len(differences), sum(map(bool, differences))
    mean = sum(differences) / count
    error = sqrt(sum((one - mean) ** 2 for one in differences) / max(1, count - 1) / count)
    half = _student(max(differing, _FEWEST) - 1) * error
    return max(half, abs(mean)) if differing < _FEWEST else half


def _student(freedom: int) -> float:
    """The factor for a sample, after Cornish and Fisher; it is for five degrees of freedom and more."""
    z = _Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
