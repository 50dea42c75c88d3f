"""The battlefields by number; the tables of each are worked out when it is first played on."""

from __future__ import annotations

from functools import cache

from skyshelf.games.skytear.battlefields.battlefield import Battlefield
from skyshelf.games.skytear.battlefields.one_lane import ONE_LANE
from skyshelf.games.skytear.battlefields.three_lanes import THREE_LANES
from skyshelf.games.skytear.battlefields.two_lanes import TWO_LANES

# The two sides of the board, and a map for first steps. SKY-CMP-19
SKETCHES = (TWO_LANES, THREE_LANES, ONE_LANE)
NAMES = tuple(sketch.name for sketch in SKETCHES)


@cache
def battlefield(number: int) -> Battlefield:
    return Battlefield(SKETCHES[number])
