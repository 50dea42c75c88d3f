"""Horde cards enter play: into a lane first, then mana and "Play:". HRD-HOR-02 HRD-HOR-16"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.abilities.totals import is_banned, trait_of
from skyshelf.games.horde.cards.card import NO_CARD, Card, CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.rules.face_down import lay_face_down
from skyshelf.games.horde.rules.place import (
    enter_lane,
    free_lanes,
    may_face,
    take_out,
    to_back_line,
    to_pile_of,
)
from skyshelf.games.horde.rules.supply import gain_mana, lose_mana, next_horde_card
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES, NO_LANE, Lane
from skyshelf.games.horde.table.options import ManaFor, ManaSplit
from skyshelf.games.horde.table.state import HORDE, VACANT, Horde, Unit, Zone
from skyshelf.games.horde.vocabulary.instead import SummonedConcealed
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Happening, Moment, Side, Trait

MOST_TOKENS = 6  # HRD-TKC-04
_OF_MONSTERS = ("MON-SUM-01", "MON-VS-11")  # these say in which lane a card comes, so of no other cards


def place_drawn(s: Horde, card: CardId, rule: str, rightmost: bool = False) -> None:
    """A card off the horde deck, seen by nobody before, comes to a lane, or without one to the outsider pile."""
    if place_card(s, card, rule, rightmost, drawn=True) == NO_UNIT:  # HRD-Q-33
        overflow(s, card, drawn=True)


def place_card(
    s: Horde,
    card: CardId,
    rule: str,
    rightmost: bool = False,
    chosen: Lane = NO_LANE,
    drawn: bool = False,
) -> UnitId:
    """A horde card takes the leftmost free lane, or the one that a horde player chose; the unit is returned, or -1 if
    no lane is free. HRD-LANE-12 HRD-MST-01 HRD-KEY-78 HRD-VS-12

    Where only monsters stand in lanes, MON-LANE-10, the others are resolved without one.
    """
    definition = CARDS[card]
    if definition.line:
        return place_colossal(s, card, rule, chosen)
    lanes = free_lanes(s, Side.HORDE)
    lane = chosen if chosen != NO_LANE or not lanes else lanes[-1 if rightmost else 0]
    if comes_concealed(s, definition):
        return lay_face_down(s, card, lane, enchantment_code(s)) if lanes else NO_UNIT
    if definition.type != CardType.MONSTER and not s.edition.spells_take_lanes:
        unit = s.add_unit(Unit(card, Side.HORDE, HORDE, HORDE, Zone.PASSING))
        if rule in _OF_MONSTERS:
            rule = "MON-SUM-04" if definition.type == CardType.SPELL else "MON-SUM-05"
        _tell(s, drawn)("horde-card-revealed", rule, card=CARD_NAME[card])
        _arrive(s, unit)
        return unit
    if not lanes:
        return NO_UNIT
    unit = s.add_unit(Unit(card, Side.HORDE, HORDE, HORDE, Zone.PASSING))
    if s.edition.keep_apart:
        lane = nearest_open(s, unit, lanes, lane)
        if lane == NO_LANE:  # MON-KEY-64
            _withdraw(s, unit)
            return NO_UNIT
    put_in_lane(s, unit, lane, rule, drawn)
    return unit


def _tell(s: Horde, drawn: bool) -> Callable[..., None]:
    """Only a card off the deck is news, which is final; hands, piles and discards have shown theirs."""
    return s.reveal if drawn else s.emit


def from_right(s: Horde) -> bool:
    """Whether the left of horde cards is the right of the row: a horde player sits opposite. HRD-VS-37 HRD-Q-95"""
    return s.rules.horde_seat != NOBODY and s.edition.horde_sits_opposite


def comes_concealed(s: Horde, card: Card) -> bool:
    """Whether an enchantment has a card of the horde come face down. MON-ENC-02 MON-ENC-05"""
    return (
        not card.outsider
        and not card.token
        and any(isinstance(ability.change, SummonedConcealed) for _, ability in index_of(s).replacing)
    )


def enchantment_code(s: Horde) -> str:
    """The card that has others come face down: a table has one enchanter."""
    return s.card_code(s.rules.outsiders[0])


def put_in_lane(s: Horde, unit: UnitId, lane: Lane, rule: str, drawn: bool = False) -> None:
    card = s.units[unit].card
    # A spell or an attachment does not stay in the lane, and is told in other words.
    _tell(s, drawn)("summoned", rule, card=CARD_NAME[card], lane=lane + 1, type=CARDS[card].type.name.lower())
    enter_lane(s, unit, lane)
    _arrive(s, unit)


def _arrive(s: Horde, unit: UnitId) -> None:
    s.arrivals.append(unit)
    if not CARDS[s.units[unit].card].token:
        announce(s, Happening.REVEALED, unit)


def nearest_open(s: Horde, monster: UnitId, lanes: list[Lane], lane: Lane) -> Lane:
    """The lane, or the nearest free one without an ally that the monster could not engage. MON-KEY-63

    Where a lane was chosen, so was the one of two that are equally near; from an end of the row there is only one.
    """
    return next(iter(nearest_lanes(s, monster, lanes, lane)), NO_LANE)


def nearest_lanes(s: Horde, monster: UnitId, lanes: list[Lane], lane: Lane) -> list[Lane]:
    """The nearest of some lanes that have no ally that the monster could not engage. MON-KEY-63 MON-Q-23"""
    fitting = [one for one in lanes if may_face(s, monster, one)]
    distance = min((abs(one - lane) for one in fitting), default=0)
    return [one for one in fitting if abs(one - lane) == distance]


def lanes_near(s: Horde, card: CardId, lane: Lane) -> list[Lane]:
    """The lanes that a monster meant for one lane may come to, before it is in play."""
    if CARDS[card].type != CardType.MONSTER:
        return [lane]
    unit = s.add_unit(Unit(card, Side.HORDE, HORDE, HORDE, Zone.PASSING))  # its own abilities have a say
    found = nearest_lanes(s, unit, free_lanes(s, Side.HORDE), lane)
    _withdraw(s, unit)
    return found


def lanes_for(s: Horde, card: CardId) -> list[Lane]:
    """The free lanes without an ally that a monster could not engage, before it is in play. MON-KEY-63

    Whichever lane a horde player names, it comes to one of them.
    """
    unit = s.add_unit(Unit(card, Side.HORDE, HORDE, HORDE, Zone.PASSING))
    found = [lane for lane in free_lanes(s, Side.HORDE) if may_face(s, unit, lane)]
    _withdraw(s, unit)
    return found


def _withdraw(s: Horde, unit: UnitId) -> None:
    """A card that was about to enter does not."""
    s.came_or_went(s.units[unit])
    s.units[unit] = VACANT
    s.own_units &= ~(1 << unit)


def place_colossal(s: Horde, card: CardId, rule: str, first: Lane = NO_LANE) -> UnitId:
    """The outsider and its parts enter adjacent lanes at once, before any of them is resolved; the outsider is
    returned. MON-OUT-10 MON-OUT-12 MON-OUT-13 MON-Q-22
    """
    line = [BY_SLUG[slug] for slug in CARDS[card].line]
    if first == NO_LANE:
        first = next(iter(make_room(s, len(line))), NO_LANE)
    if first == NO_LANE:
        return NO_UNIT
    units = [s.add_unit(Unit(one.id, Side.HORDE, HORDE, HORDE, Zone.PASSING)) for one in line]  # MON-OUT-14
    for lane, unit in zip(ALL_LANES[first:], units, strict=False):
        put_in_lane(s, unit, lane, rule)
    return units[[one.id for one in line].index(card)]


def make_room(s: Horde, number: int) -> list[Lane]:
    """Each lane that is the first of so many adjacent free ones, after the others made way where only that helps."""
    if not rooms_for(s, number) and s.front.count(NO_UNIT) >= number:
        push_together(s)
    return rooms_for(s, number)


def rooms_for(s: Horde, number: int) -> list[Lane]:
    """Each lane that is the first of so many adjacent free ones."""
    return [
        lane
        for lane in ALL_LANES[: LANES - number + 1]
        if all(one == NO_UNIT for one in s.front[lane : lane + number])
    ]


def push_together(s: Horde) -> None:
    """All horde cards go left, in their order; that triggers nothing. MON-OUT-11"""
    units = [unit for unit in s.front if unit != NO_UNIT]
    s.front = units + [NO_UNIT] * (LANES - len(units))
    for lane, unit in zip(ALL_LANES, units, strict=False):
        s.edit(unit).lane = lane
    s.moved()
    s.emit("pushed-together", "MON-OUT-11")


def overflow(s: Horde, card: CardId, drawn: bool = False, rule: str = "HRD-HOR-04") -> None:
    """Without a free lane a card of any type goes to the outsider pile. HRD-HOR-04 HRD-HOR-05 HRD-OPL-03

    From below the pile it is not summoned in the same turn. MON-SUM-02 MON-SUM-03 MON-OPL-05
    """
    if s.edition.overflow_on_top:
        s.pile.append(card)
    else:
        s.pile.insert(0, card)  # MON-Q-26
        s.late = (*s.late, card)
    _tell(s, drawn)("piled", rule, card=CARD_NAME[card])


def summon_from_deck(s: Horde, number: int, rule: str, rightmost: bool = False) -> int:
    """So many cards of the horde deck are placed; they are resolved when nothing else is under way."""
    placed = 0
    for _ in range(number):
        card = next_horde_card(s, summoned=True)  # HRD-HOR-17
        if card == NO_CARD:
            break
        place_drawn(s, card, rule, rightmost)
        placed += 1
    return placed


def summon_pile(s: Horde, rule: str) -> int:
    """The outsider pile from its top; what finds no lane stays. HRD-HOR-18 HRD-HOR-19 HRD-HOR-20 HRD-WIN-07"""
    placed = 0
    for card in summonable(s):  # HRD-KEY-57
        placed += summon_from_pile(s, card, rule) != NO_UNIT
    return placed


def summonable(s: Horde) -> list[CardId]:
    """The cards of the outsider pile from its top, without those that came there for want of a lane in this turn."""
    cards = s.pile[::-1]
    for card in s.late:  # MON-SUM-03 MON-Q-21
        if card in cards:
            del cards[len(cards) - 1 - cards[::-1].index(card)]
    return cards


def summon_from_pile(s: Horde, card: CardId, rule: str, chosen: Lane = NO_LANE) -> UnitId:
    """One card of the pile; without a lane it stays, or goes to the bottom behind those before it. MON-SUM-13"""
    unit = place_card(s, card, rule, chosen=chosen)
    if unit == NO_UNIT:
        if not s.edition.overflow_on_top:
            take_top(s.pile, card)
            s.pile.insert(0, card)
        return NO_UNIT
    take_top(s.pile, card)
    announce(s, Happening.SUMMONED_FROM_PILE, unit)
    return unit


def take_top(pile: list[CardId], card: CardId) -> None:
    """The copy that lies highest."""
    del pile[len(pile) - 1 - pile[::-1].index(card)]


def tokens_of(s: Horde, card: CardId) -> int:
    """How many token monsters of a kind are in play or in the outsider pile; token allies have no limit. MON-Q-63

    Those that lie face down are among them, MON-Q-97, and those that were won over, MON-Q-122.
    """
    there = [unit for unit in s.units if card in (unit.card, unit.hidden) and unit.zone != Zone.GONE]
    return sum(unit.owner == HORDE for unit in there) + s.pile.count(card)  # HRD-Q-76


def summon_token(s: Horde, card: CardId, rule: str, chosen: Lane = NO_LANE) -> UnitId:
    """A token monster; a seventh is not made. HRD-Q-76 MON-TKC-02 MON-Q-63"""
    if tokens_of(s, card) >= MOST_TOKENS:
        s.edition.token_limit_reached(s)
        return NO_UNIT
    unit = place_card(s, card, rule, from_right(s), chosen)
    if unit == NO_UNIT:
        overflow(s, card)
    return unit


@dataclass(slots=True)
class ResolveCard(Frame):
    """A summoned card: mana, "Play:", and spells leave again. HRD-HOR-07 HRD-HOR-08 HRD-HOR-10 HRD-HOR-12

    Its "Treachery:" text is not looked at, HRD-HOR-09. Nobody can refuse the mana, HRD-MANA-07 HRD-Q-44 HRD-VS-16.
    First and second step change places in the second edition. HRD-KEY-60 MON-SUM-01 MON-SUM-04 MON-SUM-08
    """

    unit: UnitId
    at: int = 0

    def step(self, s: Horde) -> None:
        one = s.units[self.unit]
        if one.zone == Zone.GONE and (self.at == 0 or s.edition.mana_first):
            s.frames.pop()
            return
        if self.at == 2:
            s.frames.pop()
            _finish(s, self.unit)
        elif (self.at == 0) == s.edition.mana_first:
            if self.at and is_unattached(s, self.unit):  # it was not summoned: MON-Q-36
                s.frames[-1] = ResolveCard(self.unit, self.at + 1)
            else:
                self._offer_mana(s, CARDS[one.card])
        else:
            s.frames[-1] = ResolveCard(self.unit, self.at + 1)
            resolve_play(s, self.unit)

    def _offer_mana(self, s: Horde, card: Card) -> None:
        """A mark below 0 takes mana from a player who has some, if anybody has. MON-SUM-14"""
        seats = list(dict.fromkeys(s.rules.purses))
        if card.mana < 0:
            seats = [seat for seat in seats if s.players[seat].mana]
        if card.mana and seats:
            options: list[Option] = [ManaFor(seat, card.mana) for seat in seats]
            if len(seats) > 1:  # HRD-MANA-08 HRD-COOP-07
                options[1:1] = [ManaSplit(first, card.mana - first) for first in range(card.mana - 1, 0, -1)]
            kind, rule = ("mana", "HRD-HOR-07") if card.mana > 0 else ("lose-mana", "MON-SUM-14")
            s.ask(s.lead(), kind, options, rule, CARD_NAME[card.id])
        else:
            s.frames[-1] = ResolveCard(self.unit, self.at + 1)

    def answer(self, s: Horde, option: Option) -> None:
        s.frames[-1] = ResolveCard(self.unit, self.at + 1)
        if isinstance(option, ManaSplit):
            for seat, amount in zip(s.rules.alliance, (option.first, option.second), strict=True):
                gain_mana(s, seat, amount, "HRD-MANA-08")
            return
        assert isinstance(option, ManaFor)
        if option.amount > 0:
            gain_mana(s, option.seat, option.amount, "HRD-HOR-07")
        else:
            lose_mana(s, option.seat, -option.amount, "MON-SUM-14")


def resolve_play(s: Horde, unit: UnitId) -> None:
    """Everything that a horde card does at "Play:", the keyword that has such a part included. MON-KEY-83"""
    s.push(Retreat(unit))
    resolve(s, unit, Moment.PLAY)


@dataclass(slots=True)
class Retreat(Frame):
    """The "Play:" part of Pillager: out of the lane into the back line. MON-KEY-83 MON-KEY-84"""

    unit: UnitId

    def step(self, s: Horde) -> None:
        s.frames.pop()
        there = s.units[self.unit].zone == Zone.LANE and not is_banned(s, self.unit, Ban.BE_MOVED)
        if there and trait_of(s, self.unit, Trait.PILLAGER):
            to_back_line(s, self.unit, "MON-KEY-83")


def is_unattached(s: Horde, unit: UnitId) -> bool:
    """Whether an attachment has found no bearer."""
    one = s.units[unit]
    return CARDS[one.card].type == CardType.ATTACHMENT and one.zone in (Zone.LANE, Zone.PASSING)


def _finish(s: Horde, unit: UnitId) -> None:
    """Spells go to the discard pile; an attachment that found no bearer to the outsider pile. HRD-Q-32"""
    one = s.units[unit]
    card = CARDS[one.card]
    if one.zone == Zone.GONE:
        return
    if card.type == CardType.SPELL:
        take_out(s, unit)  # HRD-SPL-02 HRD-SPL-03
        if not card.outsider:  # MON-OUT-24: it is part of no deck
            to_pile_of(s, one.card, one.owner)
    elif is_unattached(s, unit):
        take_out(s, unit)
        overflow(s, one.card, rule="HRD-Q-32" if s.edition.spells_take_lanes else "MON-SUM-07")  # MON-OPL-06
