"""How sure a win rate is."""

from __future__ import annotations

from math import sqrt

_Z95 = 1.959964


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
