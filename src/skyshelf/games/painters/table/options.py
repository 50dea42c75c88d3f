"""Everything a player can choose. The text forms are what people type and what journals hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS, MOST_SYMBOLS
from skyshelf.games.painters.components.dice import DIE_NAME, DIE_TEXT, FACES, KINDS, die_of
from skyshelf.games.painters.components.halos import HALO_NAME, HALO_TEXT, Halo
from skyshelf.games.painters.components.tiles import TILE_NAME, TILE_TEXT
from skyshelf.games.painters.rules.placement import DOWN, TO_LEFT, TO_RIGHT, UP, x_of, y_of


def _label(key: str, **args: Arg) -> Phrase:
    return Phrase(f"painters-option-{key}", args)


def symbol_text(card: int, symbol: int) -> str:
    """A die symbol in words: `S30.green2`."""
    sign = CARDS[card].symbols[symbol]
    return f"{CARDS[card].id}.{sign.colour.name.lower()}{sign.number}"


@cache
def symbol_name(card: int, symbol: int) -> Phrase:
    sign = CARDS[card].symbols[symbol]
    return Phrase(
        "painters-symbol", {"card": CARD_NAME[card], "die": DIE_NAME[die_of(sign.colour, sign.number)]}
    )


_WHERE = {TO_LEFT: "left", TO_RIGHT: "right", UP: "above", DOWN: "below"}


@cache
def where(card: int, step: int) -> Phrase:
    """The place one step away from a card, as people call it: left of Dawn."""
    return Phrase(f"painters-where-{_WHERE[step]}", {"card": CARD_NAME[card]})


@dataclass(slots=True, unsafe_hash=True)
class TakeCloud(Option):
    def text(self) -> str:
        return "cloud"

    def label(self) -> Phrase:
        return _label("cloud")


@dataclass(slots=True, unsafe_hash=True)
class TakeSpot(Option):
    def text(self) -> str:
        return "spot"

    def label(self) -> Phrase:
        return _label("spot")


@dataclass(slots=True, unsafe_hash=True)
class TakeCard(Option):
    """A card of the offer, or the top card of the deck."""

    card: int
    top: bool

    def text(self) -> str:
        return f"{'top' if self.top else 'card'} {CARDS[self.card].id}"

    def label(self) -> Phrase:
        return _label("top" if self.top else "card", card=CARD_NAME[self.card])


@dataclass(slots=True, unsafe_hash=True)
class Place(Option):
    """A free place; people call it by a card that lies beside it."""

    place: int
    beside: int
    step: int

    def text(self) -> str:
        return f"place {x_of(self.place)},{y_of(self.place)}"

    def label(self) -> Phrase:
        return _label("place", where=where(self.beside, self.step))


@dataclass(slots=True, unsafe_hash=True)
class DeclareDie(Option):
    """Main action C announced before Sky Dice rerolls. PNT-Q-46"""

    def text(self) -> str:
        return "roll"

    def label(self) -> Phrase:
        return _label("roll")


@dataclass(slots=True, unsafe_hash=True)
class Reroll(Option):
    die: int

    def text(self) -> str:
        return f"reroll {DIE_TEXT[self.die]}"

    def label(self) -> Phrase:
        return _label("reroll", die=DIE_NAME[self.die])


@dataclass(slots=True, unsafe_hash=True)
class TakeDie(Option):
    die: int

    def text(self) -> str:
        return f"die {DIE_TEXT[self.die]}"

    def label(self) -> Phrase:
        return _label("die", die=DIE_NAME[self.die])


@dataclass(slots=True, unsafe_hash=True)
class BuyDie(Option):
    die: int

    def text(self) -> str:
        return f"buy {DIE_TEXT[self.die]}"

    def label(self) -> Phrase:
        return _label("buy", die=DIE_NAME[self.die], spots=self.die % FACES + 1)


@dataclass(slots=True, unsafe_hash=True)
class OnSymbol(Option):
    """Where the die goes; another colour than the die's costs a cloud token."""

    card: int
    symbol: int
    cloud: bool

    def text(self) -> str:
        return f"on {symbol_text(self.card, self.symbol)}{' cloud' if self.cloud else ''}"

    def label(self) -> Phrase:
        return _label("on-cloud" if self.cloud else "on", symbol=symbol_name(self.card, self.symbol))


@dataclass(slots=True, unsafe_hash=True)
class Paint(Option):
    card: int
    symbol: int
    face: int
    spots: int

    def text(self) -> str:
        return f"paint {symbol_text(self.card, self.symbol)} to {self.face}"

    def label(self) -> Phrase:
        return _label("paint", symbol=symbol_name(self.card, self.symbol), face=self.face, spots=self.spots)


@dataclass(slots=True, unsafe_hash=True)
class Replace(Option):
    """2 hope chips in place of a die."""

    card: int
    symbol: int

    def text(self) -> str:
        return f"chips {symbol_text(self.card, self.symbol)}"

    def label(self) -> Phrase:
        return _label("chips", symbol=symbol_name(self.card, self.symbol))


@dataclass(slots=True, unsafe_hash=True)
class AcquireTile(Option):
    tile: int
    spots: int
    hope: int

    def text(self) -> str:
        return f"tile {TILE_TEXT[self.tile]}"

    def label(self) -> Phrase:
        return _label("tile", tile=TILE_NAME[self.tile], spots=self.spots, hope=self.hope)


@dataclass(slots=True, unsafe_hash=True)
class EndTurn(Option):
    lost: int = 0  # spots above the limit

    def text(self) -> str:
        return "end"

    def label(self) -> Phrase:
        if self.lost:
            return _label("end-losing", spots=self.lost)
        return _label("end")


@dataclass(slots=True, unsafe_hash=True)
class TakeHalo(Option):
    halo: int

    def text(self) -> str:
        return f"halo {HALO_TEXT[self.halo]}"

    def label(self) -> Phrase:
        return _label("halo", halo=HALO_NAME[self.halo])


@dataclass(slots=True, unsafe_hash=True)
class Decline(Option):
    """Leave something that is offered."""

    def text(self) -> str:
        return "no"

    def label(self) -> Phrase:
        return _label("no")


@dataclass(slots=True, unsafe_hash=True)
class Accept(Option):
    """Suffer what a tile asks for, so that its owner gets no reward."""

    def text(self) -> str:
        return "yes"

    def label(self) -> Phrase:
        return _label("yes")


@dataclass(slots=True, unsafe_hash=True)
class LoseHope(Option):
    hope: int

    def text(self) -> str:
        return "hope"

    def label(self) -> Phrase:
        return _label("lose-hope", hope=self.hope)


@dataclass(slots=True, unsafe_hash=True)
class LoseSpots(Option):
    spots: int

    def text(self) -> str:
        return "spots"

    def label(self) -> Phrase:
        return _label("lose-spots", spots=self.spots)


@dataclass(slots=True, unsafe_hash=True)
class LoseDice(Option):
    dice: int

    def text(self) -> str:
        return "dice"

    def label(self) -> Phrase:
        return _label("lose-dice", dice=self.dice)


@dataclass(slots=True, unsafe_hash=True)
class PickSymbol(Option):
    """One of the own dice, to be lowered or discarded."""

    card: int
    symbol: int

    def text(self) -> str:
        return f"pick {symbol_text(self.card, self.symbol)}"

    def label(self) -> Phrase:
        return _label("pick", symbol=symbol_name(self.card, self.symbol))


@dataclass(slots=True, unsafe_hash=True)
class PickCard(Option):
    card: int

    def text(self) -> str:
        return f"complete {CARDS[self.card].id}"

    def label(self) -> Phrase:
        return _label("complete", card=CARD_NAME[self.card])


@dataclass(slots=True, unsafe_hash=True)
class StealFrom(Option):
    seat: Seat

    def text(self) -> str:
        return f"steal {self.seat + 1}"

    def label(self) -> Phrase:
        return _label("steal", victim=WHO[self.seat])


# Options are values: those that come up all the time are made once.
CLOUD = TakeCloud()
SPOT = TakeSpot()
ROLL = DeclareDie()
END = EndTurn()
NO = Decline()
YES = Accept()
OFFER_CARD = tuple(TakeCard(card, False) for card in range(len(CARDS)))
TOP_CARD = tuple(TakeCard(card, True) for card in range(len(CARDS)))
DIE = tuple(TakeDie(die) for die in range(KINDS))
BUY = tuple(BuyDie(die) for die in range(KINDS))
REROLL = tuple(Reroll(die) for die in range(KINDS))
HALO = tuple(TakeHalo(halo) for halo in Halo)
ON = tuple(
    tuple(OnSymbol(card, symbol, False) for symbol in range(MOST_SYMBOLS)) for card in range(len(CARDS))
)
ON_CLOUD = tuple(
    tuple(OnSymbol(card, symbol, True) for symbol in range(MOST_SYMBOLS)) for card in range(len(CARDS))
)
CHIPS_ON = tuple(tuple(Replace(card, symbol) for symbol in range(MOST_SYMBOLS)) for card in range(len(CARDS)))
