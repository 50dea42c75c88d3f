"""The 20 Sky Painter tiles: prices, bonuses, points (PNT-CMP-13). What they do is in `tile_effects.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.engine.phrase import Phrase
from skyshelf.games.painters.components.dice import Colour


class Tile(IntEnum):
    SKY_COMMANDER = 0
    SKY_COTTON = 1
    SKY_DICE = 2
    SKY_FUGAZ = 3
    SKY_GNOMICHAUN = 4
    SKY_HALO = 5
    SKY_HELPSY = 6
    SKY_LEVITT_ALPHA = 7
    SKY_MAD = 8
    SKY_MOMMY = 9
    SKY_PLAYFUL = 10
    SKY_RACCOON = 11
    SKY_SAVINGS = 12
    SKY_SPOTS = 13
    SKY_TACKLE = 14
    SKY_TANTRUM = 15
    SKY_TARGET = 16
    SKY_UPPER = 17
    SKY_WINNER = 18
    SKY_WISDOM = 19


@dataclass(frozen=True, slots=True)
class TileFace:
    """The price on a tile, the bonus at its bottom and its points. PNT-CMP-27 PNT-CMP-30 PNT-CMP-31"""

    tile: Tile
    spots: int
    price_hope: int
    leader: bool
    hope: int
    points: int


def tile(
    tile: Tile, spots: int, price_hope: int, points: int, leader: bool = False, hope: int = 0
) -> TileFace:
    return TileFace(tile, spots, price_hope, leader, hope, points)


# Prices, bonuses and points are designed: docs/rules/painters_components.md. PNT-DES-14 PNT-DES-16
# The rulebook gives the sums for Sky Levitt Alpha on the left and Sky Fugaz in the centre. PNT-DES-15
TILES: tuple[TileFace, ...] = (
    tile(Tile.SKY_COMMANDER, 5, 9, points=4),
    tile(Tile.SKY_COTTON, 5, 7, points=6, hope=4),
    tile(Tile.SKY_DICE, 4, 6, points=6, hope=4),
    tile(Tile.SKY_FUGAZ, 1, 9, points=6),
    tile(Tile.SKY_GNOMICHAUN, 4, 7, points=6, hope=4),
    tile(Tile.SKY_HALO, 5, 8, points=4),
    tile(Tile.SKY_HELPSY, 7, 5, points=2),
    tile(Tile.SKY_LEVITT_ALPHA, 11, 2, points=12, hope=4),
    tile(Tile.SKY_MAD, 5, 7, points=2, hope=3),
    tile(Tile.SKY_MOMMY, 2, 8, points=2),
    tile(Tile.SKY_PLAYFUL, 3, 7, points=4, hope=4),
    tile(Tile.SKY_RACCOON, 4, 7, points=6, hope=4),
    tile(Tile.SKY_SAVINGS, 1, 7, points=4),
    tile(Tile.SKY_SPOTS, 3, 5, points=5, leader=True),
    tile(Tile.SKY_TACKLE, 6, 7, points=2, leader=True),
    tile(Tile.SKY_TANTRUM, 6, 8, points=2, leader=True),
    tile(Tile.SKY_TARGET, 3, 7, points=4, hope=4),
    tile(Tile.SKY_UPPER, 4, 7, points=6, hope=4),
    tile(Tile.SKY_WINNER, 5, 6, points=5, hope=4),
    tile(Tile.SKY_WISDOM, 4, 5, points=3, leader=True, hope=3),
)

# The colours whose symbols take 2 hope chips in place of a die, for all four tiles in the same manner
# (PNT-SKY-15 PNT-SKY-34 PNT-SKY-47); none does it for blue, PNT-SKY-53.
REPLACES: dict[int, tuple[Colour, ...]] = {
    Tile.SKY_COTTON: (Colour.WHITE,),  # PNT-SKY-04
    Tile.SKY_GNOMICHAUN: (Colour.GREEN, Colour.ORANGE),  # PNT-SKY-13 PNT-SKY-14
    Tile.SKY_RACCOON: (Colour.BLACK, Colour.PURPLE),  # PNT-SKY-32 PNT-SKY-33
    Tile.SKY_UPPER: (Colour.YELLOW, Colour.RED),  # PNT-SKY-45 PNT-SKY-46
}

TILE_TEXT: tuple[str, ...] = tuple(tile.name.lower() for tile in Tile)
TILE_BY_TEXT: dict[str, Tile] = {tile.name.lower(): tile for tile in Tile}
TILE_NAME: tuple[Phrase, ...] = tuple(Phrase(f"painters-tile-{text.replace('_', '-')}") for text in TILE_TEXT)
