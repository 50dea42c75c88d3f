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
