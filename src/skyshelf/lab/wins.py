"""What a game counts for in a win rate."""

from __future__ import annotations

from collections.abc import Sequence


def won_by(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """What each seat has won: those of one side win together and wholly; sides that share a victory divide it."""
    won = len({sides[seat] for seat in winners})
    return [1 / won if seat in winners else 0.0 for seat in range(len(sides))]
