"""Universal abilities: what allies and castles can do although no card says so. MON-UNI-01 MON-MIX-10 MON-KEY-01
They are abilities like those on cards. MON-KEY-94
"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import YES, YES_NO, Confirm
from skyshelf.effects.targets import can_pay
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.index import is_stripped
from skyshelf.games.horde.abilities.totals import can_engage, is_banned, keeps_apart
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.phases.alliance import ChooseLane, exhaust
from skyshelf.games.horde.rules.engage import extra_costs
from skyshelf.games.horde.rules.place import enter_lane, leave_place, may_face, move_to, open_lanes, swap
from skyshelf.games.horde.rules.repetition import refuse, refused
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.supply import draw_card, pay_mana
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import (
    CASTLE_DRAW,
    LANE,
    PickLane,
    PickUnit,
    engage_minion,
    move_ally,
    place_of,
    unit_name,
    unit_pick,
)
from skyshelf.games.horde.table.state import CASTLE, Horde
from skyshelf.games.horde.vocabulary.names import Ban

_BE_EXHAUSTED, _BE_MOVED = Ban.BE_EXHAUSTED, Ban.BE_MOVED

DRAW_COST = 1


def can_exhaust(s: Horde, unit: UnitId, seat: Seat) -> bool:
    """A ready card of the player that has kept its abilities. MON-READY-08 MON-READY-09 MON-UNI-13 MON-Q-71"""
    one = s.units[unit]
    return (
        (unit == CASTLE or one.seat == seat)
        and not one.exhausted
        and not is_stripped(s, unit)
        and not is_banned(s, unit, _BE_EXHAUSTED)
    )


def ready_allies(s: Horde, seat: Seat) -> list[UnitId]:
    """Those that can use a universal ability; towers have none. MON-TWR-07"""
    return [
        unit
        for unit in s.guard
        if unit != NO_UNIT and not CARDS[s.units[unit].card].tower and can_exhaust(s, unit, seat)
    ]


def destinations(s: Horde, ally: UnitId) -> list[int]:
    """Lanes without alliance cards, however far, and those of ready allies to swap with."""
    if is_banned(s, ally, _BE_MOVED):
        return []
    lanes = open_lanes(s, ally)  # MON-UNI-02 MON-UNI-15
    here = s.units[ally].lane
    kept_back = refused(s)
    for other in (one for each in s.rules.alliance for one in ready_allies(s, each)):  # MON-UNI-03 MON-UNI-04
        lane = s.units[other].lane
        if other == ally or other in kept_back or is_banned(s, other, _BE_MOVED):
            continue
        if may_face(s, ally, lane) and may_face(s, other, here):
            lanes.append(lane)
    return sorted(lanes)


def move_options(s: Horde, ready: list[UnitId]) -> list[Option]:
    anywhere = NO_UNIT in s.guard and not keeps_apart(s)
    return [
        move_ally(unit, place_of(s, unit), s.units[unit].card)
        for unit in ready
        if (anywhere and not is_banned(s, unit, _BE_MOVED)) or destinations(s, unit)
    ]


@dataclass(slots=True)
class MoveOrSwap(ChooseLane):
    """Where an ally goes; moving exhausts it, swapping exhausts both. MON-UNI-02 MON-UNI-03"""

    def step(self, s: Horde) -> None:
        options = [LANE[lane] for lane in destinations(s, self.unit)]
        s.ask(self.seat, "move-lane", options, "MON-UNI-02", unit_name(s, self.unit))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames[-1] = Settle()
        there = s.guard[option.pick]
        if there == NO_UNIT:
            exhaust(s, self.unit)
            move_to(s, self.unit, option.pick, "MON-UNI-02")
        elif s.units[there].seat != self.seat:
            s.push(Consent(self.unit, there))
        else:
            swap_allies(s, self.unit, there)


def swap_allies(s: Horde, ally: UnitId, other: UnitId) -> None:
    exhaust(s, ally)
    exhaust(s, other)
    swap(s, ally, other, "MON-UNI-03")


@dataclass(slots=True)
class Consent(Frame):
    """A partner is asked before one of their allies takes part in a swap. MON-Q-71"""

    ally: UnitId
    other: UnitId

    def step(self, s: Horde) -> None:
        s.ask(s.units[self.other].seat, "consent", YES_NO, "MON-Q-71", unit_name(s, self.other))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, Confirm)
        s.frames.pop()
        if option.pick == YES:
            swap_allies(s, self.ally, self.other)
        else:
            refuse(s, self.other)


def unengaged(s: Horde, ready: list[UnitId]) -> list[UnitId]:
    """Ready allies without a monster in their lane. MON-UNI-05 MON-UNI-06"""
    return [unit for unit in ready if s.front[s.units[unit].lane] == NO_UNIT]


def engagers(s: Horde, monster: UnitId, free: list[UnitId]) -> list[UnitId]:
    """Of those allies the ones that can engage this monster. MON-Q-27"""
    return [unit for unit in free if can_engage(s, monster, unit)]


def engage_options(s: Horde, seat: Seat, ready: list[UnitId]) -> list[Option]:
    """Any monster of the back line, if somebody can engage it. MON-UNI-07 MON-UNI-16"""
    free = unengaged(s, ready)
    found: list[Option] = []
    for unit in s.back if free else ():
        if is_banned(s, unit, _BE_MOVED) or not engagers(s, unit, free):
            continue
        extra = extra_costs(s, unit, seat)
        if not extra or all(can_pay(s, run, costs) for run, costs in extra):
            found.append(engage_minion(unit, place_of(s, unit), s.units[unit].card))
    return found


def start_engaging(s: Horde, seat: Seat, monster: UnitId) -> None:
    costs = [run for run, _ in extra_costs(s, monster, seat)]
    s.push(*costs, Engage(seat, monster), Settle())


@dataclass(slots=True)
class Engage(Frame):
    """Which ally brings the monster to its own lane; it stays if the ally leaves. MON-UNI-05 MON-UNI-09 MON-Q-28"""

    seat: Seat
    monster: UnitId

    def step(self, s: Horde) -> None:
        free = unengaged(s, ready_allies(s, self.seat))
        options = [unit_pick(s, unit) for unit in engagers(s, self.monster, free)]
        if not options:  # the ally that was meant for it went as an extra cost
            s.frames.pop()
            return
        s.ask(self.seat, "engage-with", options, "MON-UNI-05", unit_name(s, self.monster))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickUnit)
        s.frames.pop()
        lane = s.units[option.pick].lane
        exhaust(s, option.pick)
        name = unit_name(s, self.monster)
        leave_place(s, self.monster)
        enter_lane(s, self.monster, lane)
        s.emit("engaged", "MON-UNI-05", card=name, lane=lane + 1)


def draw_options(s: Horde, seat: Seat) -> list[Option]:
    """The castle's draw shares its exhaustion with what is printed. MON-UNI-10 MON-UNI-11 MON-DRAW-08 MON-CST-02"""
    if s.purse(seat).mana >= DRAW_COST and can_exhaust(s, CASTLE, seat):
        return [CASTLE_DRAW]
    return []


def draw_at_castle(s: Horde, seat: Seat) -> None:
    """The player who pays draws. MON-Q-18"""
    s.push(Settle())
    exhaust(s, CASTLE)
    pay_mana(s, seat, DRAW_COST, "MON-UNI-10")
    s.emit("castle-draw", "MON-UNI-10", who=WHO[seat])
    draw_card(s, seat, "MON-UNI-10")


def discardable(s: Horde, seat: Seat) -> list[UnitId]:
    """Own allies and towers; attachments are not named. MON-ALL-13 MON-ALL-14"""
    return [s.guard[lane] for lane in ALL_LANES if s.guard[lane] >= 0 and s.units[s.guard[lane]].seat == seat]
