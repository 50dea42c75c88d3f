"""A fixed piece of work that tells how fast this machine is right now."""

from __future__ import annotations

from time import process_time

# So many that the loop takes about 110 ms on the machine where our speed targets were set
# (docs/decisions/0003-calibration.md). Never change it, or old numbers lie.
_ROUNDS = 166_000
TARGET_MS = 110.0


class _Cell:
    __slots__ = ("count", "name")

    def __init__(self, name: int) -> None:
        self.name = name
        self.count = 0


def _work() -> int:
    """What engines do all day: attributes, lists, dicts, ints and small calls."""
    cells = [_Cell(number) for number in range(64)]
    index = {cell.name: cell for cell in cells}
    total = 0
    rng = 1
    for _ in range(_ROUNDS):
        rng = (rng * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        cell = index[rng >> 58]
        cell.count += 1
        row = [cell.count, cell.name, rng & 7]
        total += sum(row) if cell.count & 1 else max(row)
    return total


def calibrate(repeats: int = 5) -> float:
    """The best of several runs, in milliseconds of CPU time."""
    best = float("inf")
    for _ in range(repeats):
        start = process_time()
        _work()
        best = min(best, process_time() - start)
    return best * 1000
