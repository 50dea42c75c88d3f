"""The 40 sky cards. PNT-CMP-02"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.engine.phrase import Phrase
from skyshelf.games.painters.components.dice import Colour


class Side(IntEnum):
    """What a card shows at one of its sides, whichever (PNT-Q-11); limits allow no neighbour there."""

    PLAIN = 1
    CLOUD = 2  # half a cloud
    HALO = 3  # half a halo of light
    NIGHT = 4
    GRASS = 5


LIMITS = (Side.NIGHT, Side.GRASS)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A die symbol: its colour, never grey (PNT-Q-14), and its number. PNT-CMP-16"""

    colour: Colour
    number: int


@dataclass(frozen=True, slots=True)
class SkyCard:
    """A sky card: the symbols of its grey face, the bonuses of its blue face. PNT-CMP-03"""

    id: str
    symbols: tuple[Symbol, ...]  # in the colours of the picture, PNT-CMP-17
    spots: int
    leader: bool
    hope: int  # the number of its hope symbol, 0 without one: PNT-CMP-20 PNT-BHP-01
    star: int  # victory points, PNT-CMP-33
    cloud: bool
    left: Side
    right: Side
    top: Side
    bottom: Side


def card(
    id: str,
    *symbols: Symbol,
    spots: int,
    leader: bool = False,
    hope: int = 0,
    star: int = 0,
    cloud: bool = False,
    left: Side = Side.PLAIN,
    right: Side = Side.PLAIN,
    top: Side = Side.PLAIN,
    bottom: Side = Side.PLAIN,
) -> SkyCard:
    return SkyCard(id, symbols, spots, leader, hope, star, cloud, left, right, top, bottom)


def blue(number: int) -> Symbol:
    return Symbol(Colour.BLUE, number)


def white(number: int) -> Symbol:
    return Symbol(Colour.WHITE, number)


def yellow(number: int) -> Symbol:
    return Symbol(Colour.YELLOW, number)


def green(number: int) -> Symbol:
    return Symbol(Colour.GREEN, number)


def black(number: int) -> Symbol:
    return Symbol(Colour.BLACK, number)


def orange(number: int) -> Symbol:
    return Symbol(Colour.ORANGE, number)


def red(number: int) -> Symbol:
    return Symbol(Colour.RED, number)


def purple(number: int) -> Symbol:
    return Symbol(Colour.PURPLE, number)


# The faces are designed where the rulebook prints none: docs/rules/painters_components.md. PNT-DES-01
# What must stay true when a face changes:
# symbols PNT-DES-02 PNT-DES-03 PNT-DES-04 PNT-DES-05, bonuses PNT-DES-06 PNT-DES-07 PNT-DES-09 PNT-DES-12,
# sides PNT-DES-10 PNT-DES-11 PNT-DES-13, initial cards PNT-DES-08.
CARDS: tuple[SkyCard, ...] = (
    card("A", blue(4), white(3), spots=5, hope=4),  # Dawn
    card("B", blue(3), white(4), spots=5, hope=4),  # Noon
    card("C", blue(5), white(2), spots=5, hope=4),  # Dusk
    card("D", blue(2), white(5), spots=5, hope=4),  # Mist
    card("S01", yellow(3), blue(5), spots=5, hope=3, star=3, left=Side.HALO),  # Sun
    card("S02", green(5), blue(4), spots=7, star=6, right=Side.HALO),  # Parakeet
    card("S03", black(4), blue(5), spots=6, leader=True, star=4, top=Side.NIGHT),  # Raven
    card("S04", orange(5), blue(1), spots=6, hope=3, right=Side.HALO),  # Lantern
    card("S05", red(3), blue(6), spots=6, leader=True, left=Side.HALO),  # Red kite
    card("S06", purple(4), blue(3), spots=6, star=7),  # Plum balloon
    card("S07", yellow(4), blue(2), white(3), spots=6, hope=4, star=3, right=Side.CLOUD),  # Canary
    card("S08", yellow(5), blue(4), white(4), spots=8, star=9, cloud=True, bottom=Side.GRASS),  # Duckling
    card("S09", green(6), blue(4), white(2), spots=7, leader=True, star=4, right=Side.CLOUD),  # Glider
    card("S10", green(4), blue(4), white(2), spots=7, hope=4, cloud=True),  # Leaf
    card("S11", black(6), blue(3), white(1), spots=7, star=9, left=Side.CLOUD),  # Swallow
    card("S12", black(3), blue(1), white(6), spots=6, hope=5, cloud=True),  # Magpie
    card("S13", orange(1), blue(4), white(6), spots=7, leader=True, star=3, left=Side.CLOUD),  # Fox kite
    card("S14", orange(3), blue(6), white(3), spots=8, star=7, cloud=True),  # Stork
    card("S15", red(5), blue(1), white(4), spots=6, leader=True, star=4),  # Rocket
    card("S16", red(1), blue(5), white(3), spots=6, hope=4, cloud=True),  # Crane
    card("S17", purple(3), blue(6), white(1), spots=6, leader=True, cloud=True),  # Parasol
    card("S18", purple(3), blue(5), white(5), spots=8, star=10, right=Side.CLOUD),  # Airship
    card("S19", yellow(3), green(5), blue(4), spots=7, hope=5, star=3, right=Side.HALO),  # Dragonfly
    card("S20", yellow(5), red(4), blue(1), spots=7, leader=True, star=2, left=Side.HALO),  # Hot-air balloon
    card("S21", orange(5), blue(6), spots=7, star=10, top=Side.NIGHT),  # Comet
    card("S22", yellow(2), blue(4), spots=5, leader=True, star=2, top=Side.NIGHT),  # Star kite
    card("S23", black(4), blue(3), spots=5, star=7, right=Side.HALO, bottom=Side.GRASS),  # Beetle
    card("S24", black(2), red(6), blue(4), spots=8, hope=8, left=Side.HALO, bottom=Side.GRASS),  # Ladybird
    card("S25", orange(4), black(3), blue(6), spots=8, hope=5, star=3, left=Side.HALO),  # Monarch
    card("S26", purple(1), blue(5), spots=5, star=8, top=Side.NIGHT),  # Bat
    card("S27", red(3), blue(3), spots=2, leader=True, hope=2),  # Firebird
    card("S28", purple(4), blue(6), spots=6, hope=6, right=Side.HALO),  # Fireworks
    card("S29", green(4), orange(6), blue(2), spots=8, leader=True, star=2, left=Side.HALO),  # Parrot
    card("S30", green(2), purple(5), blue(5), spots=8, hope=7, right=Side.HALO),  # Dragon
    card("S31", black(1), yellow(6), blue(6), white(4), spots=8, hope=7, star=3, cloud=True),  # Bee
    card("S32", red(4), yellow(4), blue(2), white(5), spots=7, leader=True, hope=4, star=2),  # Weathercock
    card(
        "S33",
        red(5),
        green(1),
        blue(3),
        white(4),
        spots=8,
        hope=6,
        star=5,
        left=Side.CLOUD,
        bottom=Side.GRASS,
    ),  # Windmill
    card("S34", green(3), purple(2), blue(5), white(6), spots=8, hope=8, star=4, right=Side.CLOUD),  # Peacock
    card("S35", orange(2), purple(6), blue(2), white(6), spots=8, hope=7, star=2, cloud=True),  # Sunset
    card(
        "S36", orange(3), black(5), blue(3), white(5), spots=8, leader=True, hope=4, left=Side.CLOUD
    ),  # Tiger kite
)

INITIAL = 4  # cards 0 to 3 have the letters A to D, the other 36 none, PNT-CMP-04 PNT-CMP-05
MOST_SYMBOLS = 4
CARD_BY_ID: dict[str, int] = {card.id: index for index, card in enumerate(CARDS)}
CARD_NAME: tuple[Phrase, ...] = tuple(Phrase(f"painters-card-{card.id}") for card in CARDS)
