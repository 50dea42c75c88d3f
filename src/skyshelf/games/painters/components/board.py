"""The Sky Board that all share: prices and the numbers of set-up. PNT-CMP-01"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Price:
    """Spot and hope chips to pay to the reserve, shown as black spots and hearts. PNT-CMP-19"""

    spots: int
    hope: int

    def __add__(self, other: Price) -> Price:
        return price(self.spots + other.spots, self.hope + other.hope)


price = lru_cache(maxsize=None)(Price)  # the same few all the time

FREE = Price(0, 0)
TOP_CARD = Price(3, 3)  # PNT-CMP-25 PNT-CRD-02

# Positions of both offers, from the left; the price of a tile position is designed.
LEFT, CENTRE, RIGHT = 0, 1, 2
OFFER = 3
TILE_POSITION = (Price(4, 4), Price(3, 3), Price(2, 2))  # PNT-CMP-24

# The price printed in each circle space, seen once the space is empty. PNT-CMP-22 PNT-CMP-23 PNT-DES-17
HALO_SPACE = (Price(0, 1), Price(3, 0), Price(0, 2), Price(3, 0), Price(0, 3))

CLOUD_TOKENS = 8  # PNT-CMP-10
REPLACE_HOPE = 2  # hope chips in place of a die, PNT-SKY-04
SPOT_LIMIT = 6  # PNT-LIM-02

CARDS_IN_USE = {2: 20, 3: 25, 4: 33}  # PNT-SET-07 PNT-SET-08 PNT-SET-09
TILES_IN_USE = {2: 8, 3: 11, 4: 15}  # PNT-SET-15 PNT-SET-16 PNT-SET-17
FORCED_LANDING_CARDS = 3  # PNT-VAR-04
# Hope, spots and clouds by place in the order of play.
STARTING_GOODS = (
    (1, 0, 0),  # PNT-SET-26
    (0, 1, 1),  # PNT-SET-27
    (1, 1, 1),  # PNT-SET-28
    (1, 2, 1),  # PNT-SET-29 PNT-Q-05
)
