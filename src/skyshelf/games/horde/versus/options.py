"""What only the horde player can choose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from skyshelf.effects.unit import UnitId
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import place_name


def _label(key: str, **args: Arg) -> Phrase:
    return Phrase(f"horde-option-{key}", args)


@dataclass(slots=True, unsafe_hash=True)
class HideCard(Option):
    """A card of the hand goes face down to a lane; which card is chosen next, so that nobody else learns it."""

    lane: Lane

    def text(self) -> str:
        return f"hide {self.lane + 1}"

    def label(self) -> Phrase:
        return _label("hide", lane=self.lane + 1)


HIDE = tuple(HideCard(lane) for lane in ALL_LANES)


@dataclass(slots=True, unsafe_hash=True)
class ConcealUnit(Option):
    """A monster in play is turned face down."""

    unit: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return f"conceal {self.place}"

    def label(self) -> Phrase:
        return _label("conceal", card=CARD_NAME[self.card], place=place_name(self.card, self.place))


conceal_unit = lru_cache(maxsize=4096)(ConcealUnit)


@dataclass(slots=True, unsafe_hash=True)
class Challenge(Option):
    """A monster is exhausted so that the ally facing it stays."""

    unit: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return f"challenge {self.place}"

    def label(self) -> Phrase:
        return _label("challenge", card=CARD_NAME[self.card], place=place_name(self.card, self.place))


challenge = lru_cache(maxsize=4096)(Challenge)


@dataclass(slots=True, unsafe_hash=True)
class ExhaustFoe(Option):
    """A monster is exhausted, and so is the ally facing it."""

    unit: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return f"exhaust {self.place}"

    def label(self) -> Phrase:
        return _label("exhaust-foe", card=CARD_NAME[self.card], place=place_name(self.card, self.place))


exhaust_foe = lru_cache(maxsize=4096)(ExhaustFoe)


@dataclass(slots=True, unsafe_hash=True)
class PlanTreachery(Option):
    def text(self) -> str:
        return "plan"

    def label(self) -> Phrase:
        return _label("plan")


@dataclass(slots=True, unsafe_hash=True)
class Rearrange(Option):
    """Concealed cards change places unseen."""

    def text(self) -> str:
        return "rearrange"

    def label(self) -> Phrase:
        return _label("rearrange")


PLAN = PlanTreachery()
REARRANGE = Rearrange()


@dataclass(slots=True, unsafe_hash=True)
class ChangePlaces(Option):
    """Two concealed cards by their lanes."""

    one: int
    two: int

    def text(self) -> str:
        return f"swap {self.one + 1} {self.two + 1}"

    def label(self) -> Phrase:
        return _label("change-places", one=self.one + 1, two=self.two + 1)
