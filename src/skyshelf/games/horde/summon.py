"""Horde cards enter play: into a lane first, then mana and "Play:". HRD-HOR-02 HRD-HOR-16"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import NOBODY
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.announce import announce
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.options import ManaFor
from skyshelf.games.horde.place import enter_lane, free_lanes, take_out, to_pile_of
from skyshelf.games.horde.resolve import resolve
from skyshelf.games.horde.state import HORDE, Horde, Unit, Zone
from skyshelf.games.horde.supply import gain_mana, next_horde_card
from skyshelf.games.horde.words.names import CardType, Happening, Moment, Side

MOST_TOKENS = 6  # HRD-TKC-04


def place_card(s: Horde, card: int, rule: str, rightmost: bool = False) -> int:
    """A horde card takes the leftmost free lane; the unit is returned, or -1 if no lane is free. HRD-LANE-12
    HRD-MST-01 HRD-KEY-78
    """
    lanes = free_lanes(s, Side.HORDE)
    if not lanes:
        return NOBODY
    lane = lanes[-1] if rightmost else lanes[0]
    unit = s.add_unit(Unit(card, Side.HORDE, HORDE, HORDE, Zone.LANE))
    s.reveal("summoned", rule, card=CARD_NAME[card], lane=lane + 1)
    enter_lane(s, unit, lane)
    s.arrivals.append(unit)
    if not CARDS[card].token:
        announce(s, Happening.REVEALED, unit)
    return unit


def overflow(s: Horde, card: int) -> None:
    """Without a free lane a card of any type goes to the outsider pile. HRD-HOR-04 HRD-HOR-05 HRD-OPL-03"""
    if s.edition.overflow_on_top:
        s.pile.append(card)
    else:
        s.pile.insert(0, card)
    s.reveal("piled", "HRD-HOR-04", card=CARD_NAME[card])


def summon_from_deck(s: Horde, number: int, rule: str, rightmost: bool = False) -> int:
    """So many cards of the horde deck are placed; they are resolved when nothing else is under way.

    HRD-HOR-17 HRD-Q-33
    """
    placed = 0
    for _ in range(number):
        card = next_horde_card(s)
        if card == NOBODY:
            break
        if place_card(s, card, rule, rightmost) == NOBODY:
            overflow(s, card)
        placed += 1
    return placed


def summon_pile(s: Horde, rule: str) -> int:
    """The outsider pile from its top; what finds no lane stays. HRD-HOR-18 HRD-HOR-19 HRD-HOR-20 HRD-WIN-07
    HRD-KEY-57
    """
    placed = 0
    while s.pile and free_lanes(s, Side.HORDE):
        place_card(s, s.pile.pop(), rule)
        placed += 1
    return placed


def tokens_of(s: Horde, card: int) -> int:
    """How many token cards of a kind are in play or in the outsider pile."""
    return sum(unit.card == card and unit.zone != Zone.GONE for unit in s.units) + s.pile.count(card)


def summon_token(s: Horde, card: int, rule: str) -> int:
    """A token monster; a seventh is not made. HRD-Q-76"""
    if tokens_of(s, card) >= MOST_TOKENS:
        s.edition.token_limit_reached(s)
        return NOBODY
    unit = place_card(s, card, rule)
    if unit == NOBODY:
        overflow(s, card)
    return unit


@dataclass(slots=True)
class ResolveCard(Frame):
    """A summoned card: mana, "Play:", and spells leave again. HRD-HOR-07 HRD-HOR-08 HRD-HOR-10 HRD-HOR-12

    Its "Treachery:" text is not looked at, HRD-HOR-09. Nobody can refuse the mana, HRD-MANA-07 HRD-Q-44.
    HRD-KEY-60
    """

    unit: int
    at: int = 0

    def step(self, s: Horde) -> None:
        one = s.units[self.unit]
        if one.zone == Zone.GONE:
            s.frames.pop()
            return
        card = CARDS[one.card]
        match self.at:
            case 0:
                if card.mana > 0:
                    s.ask(
                        s.lead(),
                        "mana",
                        [ManaFor(seat, card.mana) for seat in s.rules.alliance],
                        "HRD-HOR-07",
                        CARD_NAME[one.card],
                    )
                    return
                s.frames[-1] = ResolveCard(self.unit, 1)
            case 1:
                s.frames[-1] = ResolveCard(self.unit, 2)
                resolve(s, self.unit, Moment.PLAY)
            case _:
                s.frames.pop()
                _finish(s, self.unit)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ManaFor)
        s.frames[-1] = ResolveCard(self.unit, 1)
        gain_mana(s, option.seat, option.amount, "HRD-HOR-07")


def _finish(s: Horde, unit: int) -> None:
    """Spells go to the discard pile; an attachment that found no bearer to the outsider pile. HRD-Q-32
    HRD-SPL-02 HRD-SPL-03
    """
    one = s.units[unit]
    card = CARDS[one.card]
    if card.type == CardType.SPELL:
        take_out(s, unit)
        to_pile_of(s, one.card, one.owner)
    elif card.type == CardType.ATTACHMENT and one.zone == Zone.LANE:
        take_out(s, unit)
        overflow(s, one.card)
