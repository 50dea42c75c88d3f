"""The time of day that does not jump: games are timed by it."""

from __future__ import annotations

import time
from collections.abc import Callable

_DRIFT = 0.01


def _ticking() -> float:
    """Seconds that pass, also while the machine sleeps, where the system can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyTime:
    """Set by the system clock when the server starts, and then counted on.

    If somebody sets the system clock, nobody gains or loses time in a game. Only a clock that is ahead for long is
    followed, little by little: servers that share a database must agree on the time.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, ticking: Callable[[], float] = _ticking
    ) -> None:
        self._wall = wall
        self._ticking = ticking
        self._now = wall()
        self._at = ticking()

    def __call__(self) -> float:
        at = self._ticking()
        passed = max(0.0, at - self._at)
        self._at = at
        self._now += passed
        behind = self._wall() - self._now
        # A hundredth of the time that passes goes into catching up, or into letting the system clock catch up.
        self._now += max(-_DRIFT * passed, min(_DRIFT * passed, behind))
        return self._now
