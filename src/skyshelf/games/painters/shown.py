"""What a page gets beside the view: the printed components and the numbers as they stand, part by part.

The types of the board are made from these and from the view; phrases arrive there as sentences.
"""

from __future__ import annotations

from typing import TypedDict

from skyshelf.engine.phrase import Phrase
from skyshelf.games.painters.components.cards import MOST_SYMBOLS
from skyshelf.games.painters.rules.placement import STRIDE
from skyshelf.games.painters.table.state import NOTHING

# What the board must know by its number.
NUMBERS = {"NOTHING": NOTHING, "MOST_SYMBOLS": MOST_SYMBOLS, "STRIDE": STRIDE}


class Named(TypedDict):
    id: str
    name: Phrase


class Symbol(TypedDict):
    colour: str
    number: int


class SkyFace(TypedDict):
    id: str
    name: Phrase
    symbols: list[Symbol]
    spots: int
    leader: bool
    hope: int
    star: int
    cloud: bool
    left: str
    right: str
    top: str
    bottom: str


class TileFace(TypedDict):
    id: str
    name: Phrase
    text: Phrase
    spots: int
    price_hope: int
    leader: bool
    hope: int
    points: int


class HaloFace(TypedDict):
    id: str
    name: Phrase
    text: Phrase
    hope: int
    points: int


class DieColour(TypedDict):
    id: str
    name: Phrase
    dice: int


class Cost(TypedDict):
    spots: int
    hope: int


class Catalogue(TypedDict):
    cards: list[SkyFace]
    tiles: list[TileFace]
    halos: list[HaloFace]
    dice: list[Named]
    colours: list[DieColour]
    tile_prices: list[Cost]
    halo_prices: list[Cost]
    top_price: Cost
    clouds: int
    scores: dict[str, Phrase]


class Spot(TypedDict):
    """A place beside one's own cards: `meets` are the sides whose halves find each other, `why` is against it."""

    place: int
    where: Phrase
    meets: list[str]
    why: list[Phrase]


class Placing(TypedDict):
    card: int
    spots: list[Spot]


class Figures(TypedDict):
    """`scores` are the parts of each seat's points by name, with their total; `step` is that of the turn.

    `placing` tells the seat that decides where each card could lie that it may take now, or has taken.
    `die` is in somebody's hand, on its way to a symbol; -1 if none is.
    """

    step: str
    placing: list[Placing]
    die: int
    scores: list[dict[str, int]]
