"""Horde cards that lie face down: who may be turned down, and what turning up brings. HRD-VS-24 MON-KEY-52

A concealed card is a unit of its own kind, `FACE_DOWN`, that remembers in `hidden` what it really is. Rules and card
text therefore see a monster with attack 0 and health 1 and nothing else. HRD-VS-28 HRD-Q-53 MON-Q-46

Without a horde player nobody knows what it is. MON-KEY-59
"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import abilities_at, index_of
from skyshelf.games.horde.abilities.totals import trait_of
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.concealed import FACE_DOWN
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.outsider_returns import surface
from skyshelf.games.horde.rules.place import enter_lane, free_lanes, leave_place, may_face, take_out
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.summon import ResolveCard, nearest_lanes, overflow
from skyshelf.games.horde.rules.supply import gain_horde_mana
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import LANE, PickLane, PickUnit, unit_name, unit_pick
from skyshelf.games.horde.table.state import Horde, Zone
from skyshelf.games.horde.vocabulary.names import CardType, Happening, Moment, Side, Trait


def is_concealed(s: Horde, unit: UnitId) -> bool:
    return s.units[unit].card == FACE_DOWN.id


def concealed_units(s: Horde) -> list[UnitId]:
    """The concealed cards in lanes, from the left."""
    return [unit for unit in s.front if unit != NO_UNIT and s.units[unit].card == FACE_DOWN.id]


def can_be_concealed(s: Horde, unit: UnitId) -> bool:
    """A monster in a lane without tokens and attachments; minions never leave their cards. HRD-VS-31 HRD-ATC-04"""
    one = s.units[unit]
    card = CARDS[one.card]
    if one.zone != Zone.LANE or one.side != Side.HORDE or card.type != CardType.MONSTER:
        return False
    bare = not (one.hp or one.might or one.plate or one.attachments)  # MON-KEY-58 MON-ATC-07
    return bare and not card.minion and one.card != FACE_DOWN.id


def has_temporary_tokens(s: Horde, unit: UnitId) -> bool:
    """What a text gives for the turn lies on the card as tokens. MON-RES-20 MON-RES-21 MON-RES-22 MON-KEY-58"""
    one = s.units[unit]
    return bool(one.boost_attack or one.boost_armor)


def has_play_ability(s: Horde, unit: UnitId) -> bool:
    """Pillager is one as well. MON-VS-28 MON-KEY-83"""
    return bool(abilities_at(s, unit, Moment.PLAY) or trait_of(s, unit, Trait.PILLAGER))


def conceal(s: Horde, unit: UnitId, rule: str) -> None:
    """Turn a monster face down; everybody saw which one it is."""
    s.emit("concealed", rule, card=unit_name(s, unit))
    one = s.edit(unit)
    one.hidden = one.card
    one.card = FACE_DOWN.id
    s.changed()


def shuffle_hidden(s: Horde, units: list[UnitId], rule: str) -> None:
    """Concealed cards go from lane to lane, so that nobody can follow a card."""
    order = sorted(units, key=lambda unit: s.units[unit].hidden)
    s.shuffle(order)
    change_places(s, units, order)
    if len(units) > 1:
        s.emit("lanes-shuffled", rule)


def change_places(s: Horde, units: list[UnitId], order: list[UnitId]) -> None:
    """Where each of the units lay, the one with the same place in the order lies now, with everything that it gained
    in this turn; only a challenge is a matter of the lane. HRD-VS-32 HRD-Q-87

    The numbers of the units stay with the lanes: they are open, and would tell which card went where.
    """
    lanes = [s.units[unit].lane for unit in units]
    cards = [s.edit(unit) for unit in order]
    for unit, lane, card in zip(units, lanes, cards, strict=True):
        card.challenging = card.challenging and card.lane == lane
        card.lane = lane
        s.units[unit] = card
    s.changed()


def expose(s: Horde, unit: UnitId, rule: str) -> None:
    """Turn a concealed card face up, and nothing more."""
    one = s.edit(unit)
    one.card, one.hidden = one.hidden, NO_CARD
    s.changed()
    s.reveal("turned-up", rule, card=CARD_NAME[one.card], lane=one.lane + 1)
    surface(s, unit, rule)


def turn_up(s: Horde, unit: UnitId, rule: str) -> list[Frame]:
    """Turn a concealed card face up; the frames are what is left to do: it is resolved as if it had been summoned in
    its lane, for the mana of both sides as well. HRD-VS-27 HRD-Q-52 MON-KEY-54 MON-Q-47 MON-Q-48
    """
    expose(s, unit, rule)
    if not (s.edition.spells_take_lanes or CARDS[s.units[unit].card].monster):
        _step_out(s, unit)
    lane = s.units[unit].lane
    elsewhere = _keep_apart(s, unit)
    if not s.is_in_play(unit):
        return []
    if not elsewhere and s.units[unit].lane == lane:
        _face(s, unit)
    announce(s, Happening.REVEALED, unit)
    # Whoever may keep a revealed card from having any effect is asked before it has one.
    asked: list[Frame] = [Settle()] if index_of(s).ears.get(Happening.REVEALED) else []
    return [*elsewhere, *asked, ResolveCard(unit), HordeMana(s.units[unit].card, unit)]


def _face(s: Horde, unit: UnitId) -> None:
    """A monster that is turned up where it lay becomes engaged as itself only now. HRD-Q-97"""
    ally = s.engaged_with(unit)
    if ally != NO_UNIT and CARDS[s.units[unit].card].monster:
        announce(s, Happening.BECOMES_ENGAGED, unit, ally)


def _step_out(s: Horde, unit: UnitId) -> None:
    """A spell or an attachment is summoned without a lane, so the one that it lay in is free at once. MON-LANE-10"""
    leave_place(s, unit)
    one = s.edit(unit)
    one.zone, one.lane = Zone.PASSING, NO_LANE


def _keep_apart(s: Horde, unit: UnitId) -> list[Frame]:
    """A monster is not summoned in a lane with an ally that it could not engage, but in the nearest other one.

    Without any it goes to the outsider pile. MON-KEY-63 MON-KEY-64
    """
    one = s.units[unit]
    if not s.edition.keep_apart or not CARDS[one.card].monster or may_face(s, unit, one.lane):
        return []
    near = nearest_lanes(s, unit, free_lanes(s, Side.HORDE), one.lane)
    if len(near) > 1:
        return [ChooseNearLane(unit, tuple(near))]
    if near:
        _appear(s, unit, near[0])
    else:
        overflow(s, take_out(s, unit).card, rule="MON-KEY-64")
    return []


def _appear(s: Horde, unit: UnitId, lane: Lane) -> None:
    """It is summoned there, so it has not moved."""
    leave_place(s, unit)
    enter_lane(s, unit, lane)
    s.emit("moved", "MON-KEY-63", card=unit_name(s, unit), lane=lane + 1)


@dataclass(slots=True)
class ChooseNearLane(Frame):
    """Of two lanes that are equally near the horde player chooses one, else the alliance. MON-Q-23"""

    unit: UnitId
    lanes: tuple[Lane, ...]

    def step(self, s: Horde) -> None:
        options = [LANE[lane] for lane in self.lanes]
        s.ask(s.horde_chooser(), "lane", options, "MON-Q-23", unit_name(s, self.unit))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames.pop()
        _appear(s, self.unit, option.pick)


@dataclass(slots=True)
class HordeMana(Frame):
    """After a card of theirs was played the horde player gains mana by its tier. HRD-VS-15 HRD-Q-57 MON-VS-15"""

    card: CardId
    unit: UnitId = NO_UNIT

    def step(self, s: Horde) -> None:
        s.frames.pop()
        card = CARDS[self.card]
        # An attachment that found no bearer waits in the pile: it will be summoned later. MON-Q-36
        waits = card.type == CardType.ATTACHMENT and self.card in s.late
        if s.rules.horde_seat != NOBODY and not waits:
            gain_horde_mana(s, CARDS[self.card].tier, "HRD-VS-15")


@dataclass(slots=True)
class TurnUpAll(Frame):
    """When the alliance phase closes every concealed card is turned up, one after another. HRD-VS-26 MON-KEY-53

    From the left, or in the order that the horde player likes.
    """

    from_left: bool

    def step(self, s: Horde) -> None:
        units = concealed_units(s)
        if not units:
            s.frames.pop()
        elif len(units) > 1 and not self.from_left:
            s.ask(s.horde_chooser(), "turn-up", [unit_pick(s, unit) for unit in units], "HRD-VS-26")
        else:
            self._turn(s, units[0])

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickUnit)
        self._turn(s, option.pick)

    def _turn(self, s: Horde, unit: UnitId) -> None:
        s.push(*turn_up(s, unit, "HRD-VS-26"), Settle())


@dataclass(slots=True)
class Uncover(Frame):
    """Concealed cards are turned up and resolved before a text touches them. HRD-VS-29 HRD-VS-30 MON-KEY-55"""

    units: tuple[UnitId, ...]

    def step(self, s: Horde) -> None:
        s.frames.pop()
        for at, unit in enumerate(self.units):
            if is_concealed(s, unit) and s.is_in_play(unit):  # MON-VS-35
                s.push(*turn_up(s, unit, "HRD-VS-30"), Uncover(self.units[at + 1 :]))
                return


def uncover(s: Horde, found: tuple[UnitId, ...]) -> None:
    s.push(Uncover(tuple(unit for unit in found if is_concealed(s, unit))))
