"""Everything a player can choose. The text forms are what people type and what journals hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar

from skyshelf.effects.ops import sentences
from skyshelf.effects.options import Pick, PickBlock, PickSeat
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Arg, Phrase
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.table.lanes import ALL_LANES, NO_LANE, Lane
from skyshelf.games.horde.vocabulary.names import CardType, Side

if TYPE_CHECKING:
    from skyshelf.games.horde.table.state import Horde


def _label(key: str, **args: Arg) -> Phrase:
    return Phrase(f"horde-option-{key}", args)


_IN_LANE = {
    int(Side.HORDE): ("m1", "m2", "m3", "m4", "m5", "m6"),
    int(Side.ALLIANCE): ("a1", "a2", "a3", "a4", "a5", "a6"),
}


def place_of(s: Horde, unit: UnitId) -> str:
    """Where a card is, in a word: `m3` is the monster of lane 3, `a3` the alliance card facing it."""
    one = s.units[unit]
    if one.bearer != NO_UNIT:
        slug = CARDS[one.card].slug
        same = [other for other in s.units[one.bearer].attachments if s.units[other].card == one.card]
        if len(same) > 1 and unit in same[1:]:
            slug = f"{slug}-{same.index(unit) + 1}"
        return f"{slug}@{place_of(s, one.bearer)}"
    card = CARDS[one.card]
    # A minion that was set aside still remembers its lane.
    set_aside = card.minion and one.lane != NO_LANE and s.front[one.lane] != unit
    if one.lane != NO_LANE and not set_aside:
        return _IN_LANE[one.side][one.lane]
    if unit == 0:
        return "castle"
    if unit == 1:
        return "portal"
    if card.minion:
        return card.name or card.slug
    return f"b{s.back.index(unit) + 1}" if unit in s.back else "-"


@lru_cache(maxsize=4096)
def _name_at(card: CardId, place: str) -> Phrase:
    if place == "portal":
        return portal_called(card)
    if place in ("castle", "-", CARDS[card].name, CARDS[card].slug):
        return CARD_NAME[card]  # there is only one of it, or it lies nowhere
    return Phrase("horde-unit", {"card": CARD_NAME[card], "place": place_name(card, place)})


@cache
def portal_called(card: CardId) -> Phrase:
    """In play only its stage matters; for how many and how hard a portal is, its card says."""
    return Phrase("horde-portal-in-play", {"number": CARDS[card].stage})


@lru_cache(maxsize=4096)
def place_name(card: int, place: str) -> Phrase:
    """A place as people call it; who changed sides may face a card of the same name."""
    at = place.rpartition("@")[2]  # what is attached lies where its bearer stands
    if at[:1] in ("m", "a", "b") and at[1:].isdigit():
        side = at[0]
        if side == "m" and CARDS[card].slug.endswith("_turned"):
            side = "turned"
        elif side == "a" and at == place and CARDS[card].type == CardType.MONSTER:
            side = "ally"
        return Phrase("horde-place", {"side": side, "number": int(at[1:])})
    if at in ("castle", "portal"):
        return Phrase(f"horde-place-{at}")
    return minion_called(at) or Phrase("horde-place-aside")


@cache
def minion_called(name: str) -> Phrase | None:
    """Outside the lanes a minion is called by its name alone, in the back line as well as set aside."""
    return next(
        (CARD_NAME[card.id] for card in CARDS if card.minion and (card.name or card.slug) == name), None
    )


@cache
def card_title(card: CardId) -> Phrase:
    """A card of a hand or a pile: those of one name are told apart by their power levels or stages. MON-VS-09"""
    name, _, number = CARDS[card].slug.rpartition("_")
    if name and name == CARDS[card].name and number in ("1", "2", "3"):
        return Phrase("horde-numbered", {"card": CARD_NAME[card], "number": number})
    return CARD_NAME[card]


def unit_name(s: Horde, unit: UnitId) -> Phrase:
    """A card in play as events name it: two cards of a name are told apart by their places."""
    return _name_at(s.units[unit].card, place_of(s, unit))


@dataclass(slots=True, unsafe_hash=True)
class PickUnit(Pick):
    """A card in play, by its place."""

    pick: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return self.place

    def label(self) -> Phrase:
        if minion_called(self.place):
            return _label("card", card=CARD_NAME[self.card])
        if self.place == "portal":
            return _label("card", card=portal_called(self.card))
        return _label("unit", card=CARD_NAME[self.card], place=place_name(self.card, self.place))

    def group(self) -> str:
        return "unit"


_unit_pick = lru_cache(maxsize=4096)(PickUnit)


def unit_pick(s: Horde, unit: UnitId) -> PickUnit:
    return _unit_pick(unit, place_of(s, unit), s.units[unit].card)


@dataclass(slots=True, unsafe_hash=True)
class PickCard(Pick):
    """A card of a hand or a pile, by its name."""

    pick: CardId
    secret: ClassVar[bool] = True

    def text(self) -> str:
        return CARDS[self.pick].slug

    def label(self) -> Phrase:
        return _label("card", card=card_title(self.pick))

    def group(self) -> str:
        return "card"


card_pick = lru_cache(maxsize=None)(PickCard)


@dataclass(slots=True, unsafe_hash=True)
class PickLane(Pick):
    pick: Lane

    def text(self) -> str:
        return f"lane {self.pick + 1}"

    def label(self) -> Phrase:
        return _label("lane", lane=self.pick + 1)


LANE = tuple(PickLane(lane) for lane in ALL_LANES)


SEAT = tuple(PickSeat(seat) for seat in first_seats(3))


@dataclass(slots=True, unsafe_hash=True)
class Alternative(PickBlock):
    def label(self) -> Phrase:
        return _label("alternative", text=sentences(LANGUAGE.sources[self.card][self.ability][self.block]))


alternative = lru_cache(maxsize=None)(Alternative)


@dataclass(slots=True, unsafe_hash=True)
class PickToken(Pick):
    """A kind of token."""

    name: str

    def text(self) -> str:
        return self.name

    def label(self) -> Phrase:
        return _label("token", token=Phrase(f"effects-token-{self.name}"))

    def group(self) -> str:
        return "token"


@dataclass(slots=True, unsafe_hash=True)
class PickPile(Pick):
    name: str

    def text(self) -> str:
        return self.name

    def label(self) -> Phrase:
        return _label("pile", pile=Phrase(f"effects-zone-{self.name.replace('_', '-')}"))

    def group(self) -> str:
        return "pile"


@dataclass(slots=True, unsafe_hash=True)
class PickType(Pick):
    """A type of card, as a guess."""

    def text(self) -> str:
        return CardType(self.pick).name.lower()

    def label(self) -> Phrase:
        return _label("type", type=Phrase(f"effects-kind-{self.text()}"))

    def group(self) -> str:
        return "type"


@dataclass(slots=True, unsafe_hash=True)
class PlayCard(Option):
    """`cheaper` uses the card's own way to pay something else."""

    card: CardId
    cheaper: bool = False

    def text(self) -> str:
        return f"{'cheaper' if self.cheaper else 'play'} {CARDS[self.card].slug}"

    def label(self) -> Phrase:
        return _label("cheaper" if self.cheaper else "play", card=card_title(self.card))


play_card = lru_cache(maxsize=None)(PlayCard)


@dataclass(slots=True, unsafe_hash=True)
class PlayWith(PlayCard):
    """A card of the hand, for what another card in play offers instead of its own text."""

    unit: UnitId = NO_UNIT
    place: str = ""
    by: int = NO_UNIT
    ability: int = -1

    def text(self) -> str:
        return f"play {CARDS[self.card].slug} with {self.place}"

    def label(self) -> Phrase:
        return _label("play-with", card=CARD_NAME[self.card], other=CARD_NAME[self.by])


play_with = lru_cache(maxsize=4096)(PlayWith)


@dataclass(slots=True, unsafe_hash=True)
class UseAbility(Option):
    """An "Exhaust:" ability of a card in play; `number` tells those of one card apart."""

    unit: UnitId
    place: str
    number: int
    card: CardId
    ability: int

    def text(self) -> str:
        return f"use {self.place}" if self.number == 0 else f"use {self.place} {self.number + 1}"

    def label(self) -> Phrase:
        text = CARDS[self.card].parts[self.ability].phrase()
        return _label("use", unit=_name_at(self.card, self.place), text=text)


use_ability = lru_cache(maxsize=4096)(UseAbility)


@dataclass(slots=True, unsafe_hash=True)
class EngageMinion(Option):
    unit: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return f"engage {self.place}"

    def label(self) -> Phrase:
        return _label("engage", card=_name_at(self.card, self.place))


engage_minion = lru_cache(maxsize=256)(EngageMinion)


@dataclass(slots=True, unsafe_hash=True)
class MoveAlly(Option):
    unit: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return f"move {self.place}"

    def label(self) -> Phrase:
        return _label("move", card=CARD_NAME[self.card], place=place_name(self.card, self.place))


move_ally = lru_cache(maxsize=4096)(MoveAlly)


@dataclass(slots=True, unsafe_hash=True)
class CastleDraw(Option):
    """The universal ability of castles."""

    def text(self) -> str:
        return "castle draw"

    def label(self) -> Phrase:
        return _label("castle-draw")


CASTLE_DRAW = CastleDraw()


@dataclass(slots=True, unsafe_hash=True)
class DiscardUnit(Option):
    harms: ClassVar[bool] = True

    unit: UnitId
    place: str
    card: CardId

    def text(self) -> str:
        return f"discard {self.place}"

    def label(self) -> Phrase:
        return _label("discard-unit", card=CARD_NAME[self.card], place=place_name(self.card, self.place))


discard_unit = lru_cache(maxsize=4096)(DiscardUnit)


@dataclass(slots=True, unsafe_hash=True)
class EndActions(Option):
    def text(self) -> str:
        return "end"

    def label(self) -> Phrase:
        return _label("end")


@dataclass(slots=True, unsafe_hash=True)
class HandOver(Option):
    """The partner acts next; the phase goes on."""

    def text(self) -> str:
        return "partner"

    def label(self) -> Phrase:
        return _label("partner")


END = EndActions()
PARTNER = HandOver()


@dataclass(slots=True, unsafe_hash=True)
class DrawFor(Option):
    """One player of the alliance draws a card. Who is `alone` is asked about nobody else, and needs no name."""

    seat: Seat
    alone: bool = False

    def text(self) -> str:
        return f"draw {self.seat + 1}"

    def label(self) -> Phrase:
        return _label("draw-alone") if self.alone else _label("draw", who=WHO[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class NoDraw(Option):
    def text(self) -> str:
        return "no draw"

    def label(self) -> Phrase:
        return _label("no-draw")


DRAW = tuple(DrawFor(seat) for seat in first_seats(3))
DRAW_ALONE = tuple(DrawFor(seat, alone=True) for seat in first_seats(3))
NO_DRAW = NoDraw()


@dataclass(slots=True, unsafe_hash=True)
class ManaFor(Option):
    """Mana of a horde card goes to a player."""

    seat: Seat
    amount: int

    def text(self) -> str:
        return f"mana {self.seat + 1}"

    def label(self) -> Phrase:
        key = "mana" if self.amount > 0 else "mana-lost"
        return _label(key, who=WHO[self.seat], amount=abs(self.amount))


@dataclass(slots=True, unsafe_hash=True)
class ManaSplit(Option):
    """Mana of a horde card goes to both players."""

    first: int
    second: int

    def text(self) -> str:
        return f"mana {self.first}+{self.second}"

    def label(self) -> Phrase:
        return _label("mana-split", one=WHO[0], first=self.first, other=WHO[1], second=self.second)


@dataclass(slots=True, unsafe_hash=True)
class ResolveNext(Option):
    """Which of several waiting effects comes next; `number` tells equal ones apart, and people know them by the card
    that they are about.
    """

    number: int
    place: str
    card: int
    about: int = -1
    about_place: str = ""
    draws: bool = False  # the draw for a monster, not a text of it
    moves: bool = False  # the move of an elusive creature

    def text(self) -> str:
        return f"next {self.number + 1}"

    def label(self) -> Phrase:
        if self.about < 0:
            what = "next-draw" if self.draws else "next-move" if self.moves else "next"
            return _label(what, card=_name_at(self.card, self.place))
        other = _name_at(self.about, self.about_place)
        return _label("next-about", card=_name_at(self.card, self.place), other=other)
