"""Rounds of thinking for several options: all get equally many, then the better half goes on (sequential halving)."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, inf, log2
from time import monotonic


def halve(
    candidates: list[int],
    rounds: float,
    seconds: float | None,
    think: Callable[[int], None],
    worth: Callable[[int], float],
    hurried: Callable[[], bool] = lambda: False,
) -> list[int]:
    """The candidates by their worth, after so many rounds or seconds; each has one round at least.

    The last ones left stand in front, in the order of what they brought; behind them those dropped before.
    """
    left, dropped = list(candidates), list[int]()
    parts = max(1, ceil(log2(len(left))))
    begun = monotonic()
    spent = 0
    for part in range(1, parts + 1):
        until = inf if seconds is None else begun + seconds * part / parts
        while not spent or (spent < rounds * part / parts and not hurried() and monotonic() < until):
            for index in left:
                think(index)
            spent += len(left)
        left.sort(key=lambda index: -worth(index))
        keep = ceil(len(left) / 2)
        dropped = left[keep:] + dropped
        left = left[:keep]
    return left + dropped
