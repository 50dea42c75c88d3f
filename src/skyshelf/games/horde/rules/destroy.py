"""The destruction sequence, and where cards go by their type. HRD-DES-01 to HRD-DES-19"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY, SEATS, Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import abilities_at, seat_of
from skyshelf.games.horde.abilities.order import OwnOrder
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.place import discard_unit, take_out, to_pile_of
from skyshelf.games.horde.rules.supply import draw_card
from skyshelf.games.horde.table.options import (
    DRAW,
    DRAW_ALONE,
    NO_DRAW,
    DrawFor,
    ResolveNext,
    place_of,
    unit_name,
)
from skyshelf.games.horde.table.state import PORTAL, Horde, Zone
from skyshelf.games.horde.vocabulary.names import CardType, Happening, Moment, Side


def doom(s: Horde, unit: UnitId, killer: UnitId) -> None:
    """Mark a card as destroyed: nothing saves it any more. HRD-DES-02"""
    if s.spares(unit):
        return
    one = s.edit(unit)
    one.doomed = True
    if one.killer != killer:
        one.killer, one.slayer = killer, NOBODY


def who_speaks_for(s: Horde, unit: UnitId) -> Seat:
    """Who decides about the end of a card: a horde player or its own player; about that of a monster in games without
    a horde player whoever destroyed it. HRD-Q-71 MON-Q-52 MON-Q-80
    """
    one = s.units[unit]
    if one.side == Side.HORDE and s.rules.horde_seat == NOBODY:
        return s.answers_for_end(unit)
    return seat_of(s, one)


@dataclass(slots=True)
class Destruction(Frame):
    """The steps of the sequence, without interruption. HRD-Q-29 MON-KEY-33"""

    unit: UnitId
    at: int = 0

    def step(self, s: Horde) -> None:
        if s.lost:  # HRD-Q-26
            s.lose()
            return
        steps = s.edition.destruction
        if self.at == len(steps) or s.units[self.unit].zone == Zone.GONE or s.spares(self.unit):
            s.frames.pop()
            return
        s.frames[-1] = Destruction(self.unit, self.at + 1)
        steps[self.at](s, self.unit)


@dataclass(slots=True)
class Destructions(OwnOrder):
    """The cards that one text destroys go through their sequences one after another, in the players' order."""

    units: tuple[UnitId, ...]

    def step(self, s: Horde) -> None:
        choices = self._choices(s)
        if len(choices) > 1 and _order_matters(s, choices):  # HRD-Q-29 HRD-RES-05 MON-Q-34
            options = [
                ResolveNext(number, place_of(s, unit), s.units[unit].card)
                for number, unit in enumerate(choices)
            ]
            seats = {who_speaks_for(s, unit) for unit in choices}
            s.ask(seats.pop() if len(seats) == 1 else s.lead(), "order", options, "HRD-RES-04")
        elif choices:
            self._begin(s, choices[0])
        else:
            s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        self._begin(s, self._choices(s)[option.number])

    def _choices(self, s: Horde) -> list[UnitId]:
        """Those that may be next: monsters first, where the edition says so. HRD-RES-03"""
        left = [unit for unit in self.units if s.is_in_play(unit)]
        horde = [unit for unit in left if s.units[unit].side == Side.HORDE]
        return horde if horde and s.edition.monsters_first else left

    def _begin(self, s: Horde, unit: UnitId) -> None:
        s.frames[-1] = Destructions(tuple(other for other in self.units if other != unit))
        s.push(Destruction(unit))


def _order_matters(s: Horde, units: list[UnitId]) -> bool:
    """Cards without a "Destroyed:" ability may come in any order, and so may equal cards."""
    return len({s.units[unit].card for unit in units}) > 1 and any(
        abilities_at(s, unit, Moment.DESTROYED) for unit in units
    )


def discard_tokens(s: Horde, unit: UnitId) -> None:
    """HRD-DES-03: it keeps its lane. HRD-TOK-06"""
    one = s.edit(unit)
    one.hp = one.might = one.plate = 0


def discard_every_token(s: Horde, unit: UnitId) -> None:
    """Those of this turn are tokens as well. MON-DES-03 MON-RES-20"""
    discard_tokens(s, unit)
    one = s.edit(unit)
    one.boost_attack = one.boost_armor = 0


def resolve_destroyed(s: Horde, unit: UnitId) -> None:
    """What it says about its own end comes while it still holds its place. HRD-DES-04 HRD-KEY-26"""
    resolve(s, unit, Moment.DESTROYED)


def leave_by_type(s: Horde, unit: UnitId) -> None:
    """HRD-DES-05: only now the lane is free; then whoever waits for the destruction hears of it."""
    one = s.units[unit]
    card = CARDS[one.card]
    s.emit("destroyed", "HRD-DES-01", card=unit_name(s, unit))
    if card.type == CardType.PORTAL:
        s.edition.portal_destroyed(s)
    elif card.minion:
        _tell(s, unit)  # before it forgets its lane: its neighbors are still those it had there
        s.edition.minion_destroyed(s, unit)
        _reward(s, unit, "HRD-DES-10")
        return
    elif card.outsider:
        take_out(s, unit)  # HRD-DES-15: to no pile MON-DES-08
        next_stage(s)
        _reward(s, unit, "HRD-OUT-06")  # HRD-Q-35
    elif one.zone == Zone.ATTACHED and card.type != CardType.ATTACHMENT:
        _stay_attached(s, unit)
        _reward(s, unit, "HRD-DES-08")
    else:
        one = take_out(s, unit)  # HRD-DES-06 HRD-DES-07 HRD-ALY-03 HRD-MST-03
        to_pile_of(s, one.card, one.owner)
        if one.side == Side.HORDE and not card.token:
            _reward(s, unit, "HRD-DES-08")
    _tell(s, unit)


def _reward(s: Horde, unit: UnitId, rule: str) -> None:
    if s.edition.draw_when_gone:
        s.push(OfferDraw(rule, s.answers_for_end(unit)))


def _stay_attached(s: Horde, unit: UnitId) -> None:
    """A creature whose own text has attached it is destroyed and goes on as an attachment. MON-SLI-01"""
    for attached in s.units[unit].attachments:
        discard_unit(s, attached, "HRD-DES-19")
    one = s.edit(unit)
    one.doomed = False
    one.hp = one.might = one.plate = one.boost_attack = one.boost_health = one.boost_armor = 0
    one.traits = ()
    one.grants = ()
    s.changed()


def _tell(s: Horde, unit: UnitId) -> None:
    killer = s.units[unit].killer
    announce(s, Happening.DESTROYED, unit, killer)
    if killer != NO_UNIT:
        announce(s, Happening.DESTROYS, killer, unit)


def next_stage(s: Horde) -> None:
    """The next stage goes to the bottom of the outsider pile; after the last one nothing is left. HRD-DES-16"""
    if s.challenge.in_place_of_next_stage(s):
        return
    if s.outsiders_left:
        s.pile.insert(0, s.outsiders_left[0])  # HRD-OPL-04 HRD-OUT-03 HRD-WIN-08 MON-Q-67
        s.emit("next-stage", "HRD-DES-16", card=CARD_NAME[s.outsiders_left[0]])
        s.outsiders_left = s.outsiders_left[1:]
    else:
        note_vanquished(s, "HRD-WIN-04")  # MON-Q-19


def note_vanquished(s: Horde, rule: str) -> None:
    """The outsider is destroyed; the game ends later. HRD-WIN-05 HRD-WIN-09"""
    s.vanquished = True  # MON-WIN-05 MON-WIN-06 MON-OUT-15
    s.emit("vanquished", rule)


@dataclass(slots=True)
class OfferDraw(Frame):
    """One alliance player may draw a card. HRD-DRAW-02 HRD-DRAW-03 HRD-DRAW-04 HRD-COOP-06

    One for each destroyed monster, whatever destroyed it. HRD-DRAW-05 HRD-DRAW-06
    """

    rule: str
    seat: Seat = SEATS[0]  # who says which of them

    def step(self, s: Horde) -> None:
        draws = DRAW_ALONE if s.rules.alliance == (self.seat,) else DRAW
        s.ask(self.seat, "draw", [*[draws[seat] for seat in s.rules.alliance], NO_DRAW], self.rule)

    def answer(self, s: Horde, option: Option) -> None:
        s.frames.pop()
        if isinstance(option, DrawFor):
            draw_card(s, option.seat, self.rule)


def mark_destroyed(s: Horde) -> list[UnitId]:
    """The cards whose health fell to 0; towers without charges are not destroyed but put away. HRD-TWR-06 HRD-Q-45"""
    found = []
    for unit in s.hurt:
        one = s.units[unit]
        card = CARDS[one.card]
        if one.zone == Zone.GONE or one.doomed or (unit == PORTAL and s.collapsing):
            continue
        if card.type == CardType.TOWER:
            if card.health + one.hp + one.boost_health <= 0:  # HRD-TWR-04 HRD-TWR-05 HRD-KEY-83
                s.edition.tower_empty(s, unit)
        else:  # even if the same text has given it health since: HRD-DES-02
            doom(s, unit, one.killer)
            found.append(unit)
    s.hurt.clear()
    return found


def discard_empty_tower(s: Horde, unit: UnitId) -> None:
    discard_unit(s, unit, "HRD-TWR-06")
