"""What a game is worth. Points are kept in twelfths, so that thirds and quarters of tables of four come out even."""

from __future__ import annotations

from collections.abc import Sequence

WIN = 12
HALF = 6


def points_for(ranks: Sequence[int]) -> tuple[int, ...]:
    """A whole point is shared out by whom one is ahead of; 0 is the rank of a side that gets nothing.

    Two sides: 1, a half, 0. Four: 1, two thirds, a third, 0.
    """
    others = max(1, len(ranks) - 1)
    return tuple(0 if rank == 0 else _share(ranks, place, others) for place, rank in enumerate(ranks))


def _share(ranks: Sequence[int], place: int, others: int) -> int:
    own = ranks[place]
    behind = sum(rank == 0 or rank > own for at, rank in enumerate(ranks) if at != place)
    level = sum(rank == own for at, rank in enumerate(ranks) if at != place)
    return (2 * behind + level) * HALF // others


def margins_of(scores: Sequence[int]) -> tuple[int, ...]:
    """By how much each side was ahead of all the others together; nothing where the game has no scores."""
    total = sum(scores)
    return tuple(len(scores) * score - total for score in scores)
