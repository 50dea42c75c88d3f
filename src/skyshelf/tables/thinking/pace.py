"""How long a bot takes in a reaction window: the same time whether it has anything to think about or not."""

from __future__ import annotations

from typing import NamedTuple

_SHARE = 0.7  # of the window is for thinking; the rest is for the way there and back
_SLACK = 0.3  # seconds for that way where the bot was told how long to think


class Pace(NamedTuple):
    """Seconds before which no answer is given, and after which the bot must have one."""

    least: float
    most: float | None


def window_pace(level: str, window: float) -> Pace:
    """A bot that counts rounds would take longer if it has a card to play: here it thinks against the clock."""
    _, _, budget = level.partition(":")
    if budget.endswith("s"):
        return Pace(float(budget[:-1]) + _SLACK, None)
    return Pace(window, window * _SHARE if window else None)
