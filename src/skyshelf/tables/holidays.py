"""Days on which the clock of somebody's games stands still."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Holiday(Struct, frozen=True, order=True):
    """From one moment to another."""

    begin: float
    end: float


def when_over(since: float, seconds: float, holidays: Sequence[Holiday]) -> float:
    """When so many seconds have gone by, not counting holidays, which come in order and apart."""
    for holiday in holidays:
        if holiday.end <= since:
            continue
        if holiday.begin - since >= seconds:
            break
        seconds -= max(0.0, holiday.begin - since)
        since = holiday.end
    return since + seconds
