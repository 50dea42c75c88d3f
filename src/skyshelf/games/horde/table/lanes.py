"""The lanes between the horde and the alliance."""

from __future__ import annotations

from typing import NewType

Lane = NewType("Lane", int)  # counted from 0, from left to right, so that nobody takes a card in play for one
LANES = 6  # HRD-LANE-01
ALL_LANES = tuple(Lane(number) for number in range(LANES))
NO_LANE = Lane(-1)
