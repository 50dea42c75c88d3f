"""The extra steps at the end of the horde phase for a horde player of the second edition. MON-VS-17 MON-VS-06"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import can_pay
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.index import abilities_at, is_stripped
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.cards.registry import CARDS, triggered
from skyshelf.games.horde.phases.alliance import exhaust
from skyshelf.games.horde.rules.concealed import (
    can_be_concealed,
    conceal,
    concealed_units,
    has_play_ability,
    has_temporary_tokens,
    is_concealed,
    turn_up,
)
from skyshelf.games.horde.rules.place import may_face, move_to, open_lanes, swap, to_back_line
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.supply import draw_horde_card, gain_horde_mana, pay_horde_mana
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import (
    END,
    LANE,
    EndActions,
    MoveAlly,
    PickLane,
    UseAbility,
    move_ally,
    place_of,
    unit_name,
    use_ability,
)
from skyshelf.games.horde.table.state import PORTAL, Horde, Zone
from skyshelf.games.horde.versus.horde_phase import can_plan, monsters_in_lanes, start_planning
from skyshelf.games.horde.versus.options import (
    PLAN,
    ConcealUnit,
    ExhaustFoe,
    PlanTreachery,
    conceal_unit,
    exhaust_foe,
)
from skyshelf.games.horde.versus.plans import ChangingPlaces
from skyshelf.games.horde.vocabulary.names import Ban, Moment

CONCEAL_COST = 1  # MON-VS-28
EXHAUST_COST = 2  # MON-VS-23


def ready_monsters(s: Horde) -> list[UnitId]:
    """All but minions have universal abilities, as long as they have any, in the back line too."""
    return [
        unit
        for unit in (*monsters_in_lanes(s), *s.back)  # MON-ZONE-02
        if not CARDS[s.units[unit].card].minion  # MON-VS-20 MON-UNI-14 MON-MIN-12
        and not s.units[unit].exhausted
        and not is_stripped(s, unit)
        and not is_banned(s, unit, Ban.BE_EXHAUSTED)
    ]


def destinations(s: Horde, unit: UnitId) -> list[int]:
    """Lanes without other monsters, and those of monsters to swap with. MON-VS-21 MON-VS-22 MON-Q-124"""
    if is_banned(s, unit, Ban.BE_MOVED):
        return []
    here = s.units[unit].lane
    lanes = open_lanes(s, unit)
    for other in ready_monsters(s):
        lane = s.units[other].lane
        if other == unit or lane == NO_LANE or is_banned(s, other, Ban.BE_MOVED):
            continue
        if may_face(s, unit, lane) and (here == NO_LANE or may_face(s, other, here)):
            lanes.append(lane)
    return sorted(lanes)


def horde_actions(s: Horde, portal_used: bool) -> list[Option]:
    """Discarding monsters is none of them. MON-VS-31"""
    found: list[Option] = [END]
    if can_plan(s):  # MON-VS-25 MON-VS-27
        found.append(PLAN)
    if not portal_used:
        found += _portal_options(s)
    for unit in ready_monsters(s):
        place, card = place_of(s, unit), s.units[unit].card
        if destinations(s, unit):
            found.append(move_ally(unit, place, card))
        if s.horde_mana >= EXHAUST_COST and has_foe_to_exhaust(s, unit):
            found.append(exhaust_foe(unit, place, card))
    if s.horde_mana >= CONCEAL_COST:
        for unit in monsters_in_lanes(s):  # MON-VS-28
            if (
                can_be_concealed(s, unit)
                and not has_temporary_tokens(s, unit)
                and not has_play_ability(s, unit)
            ):
                found.append(conceal_unit(unit, place_of(s, unit), s.units[unit].card))
    return found


def has_foe_to_exhaust(s: Horde, unit: UnitId) -> bool:
    """Whether a monster faces an ally that is ready and can be exhausted. MON-VS-23"""
    foe = s.engaged_with(unit)
    return foe != NO_UNIT and not s.units[foe].exhausted and not is_banned(s, foe, Ban.BE_EXHAUSTED)


def _portal_options(s: Horde) -> list[Option]:
    """Its ability can be used once per turn. MON-VS-30 MON-PRT-05"""
    seat = s.rules.horde_seat
    return [
        use_ability(PORTAL, place_of(s, PORTAL), number, card, ability)
        for number, (card, ability) in enumerate(abilities_at(s, PORTAL, Moment.ACTION))
        if can_pay(s, Run(Scope(card, ability, PORTAL, seat)), triggered(card, ability).costs)
    ]


@dataclass(slots=True)
class ExtraSteps(Frame):
    """Actions in any order, then a card and a mana. MON-VS-17 MON-VS-18 MON-VS-19 MON-VS-04 MON-Q-54"""

    portal_used: int = NO_UNIT  # the stage whose ability was used; a new portal has its own use, MON-Q-55

    def step(self, s: Horde) -> None:
        options = horde_actions(s, self.portal_used == s.stage)
        s.ask(s.rules.horde_seat, "horde", options, "MON-VS-17", None, True)

    def answer(self, s: Horde, option: Option) -> None:
        match option:
            case EndActions():
                s.frames.pop()
                draw_horde_card(s, "MON-VS-18", keeps_plans=True)
                gain_horde_mana(s, 1, "MON-VS-19")
            case PlanTreachery():
                start_planning(s)
            case UseAbility():
                s.frames[-1] = ExtraSteps(s.stage)
                s.emit("used-portal", "MON-VS-30", card=unit_name(s, PORTAL))
                s.push(Run(Scope(option.card, option.ability, PORTAL, s.rules.horde_seat)), Settle())
            case MoveAlly():
                s.push(MoveMonster2024(option.unit))
            case ExhaustFoe():
                pay_horde_mana(s, EXHAUST_COST, "MON-VS-23")
                s.push(Settle())
                exhaust(s, option.unit)
                exhaust(s, s.engaged_with(option.unit))  # MON-VS-24
                s.emit("exhausts-foe", "MON-VS-23", card=unit_name(s, option.unit))
            case ConcealUnit():
                pay_horde_mana(s, CONCEAL_COST, "MON-VS-28")
                conceal(s, option.unit, "MON-VS-28")
                if len(concealed_units(s)) > 1:  # MON-VS-29
                    s.push(ChangingPlaces())


@dataclass(slots=True)
class MoveMonster2024(Frame):
    """Moving exhausts the monster, swapping exhausts both. MON-VS-21 MON-VS-22"""

    unit: UnitId

    def step(self, s: Horde) -> None:
        lanes = [LANE[lane] for lane in destinations(s, self.unit)]
        s.ask(s.rules.horde_seat, "move-lane", lanes, "MON-VS-21", unit_name(s, self.unit))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames[-1] = Settle()
        there = s.front[option.pick]
        exhaust(s, self.unit)
        if there < 0:
            move_to(s, self.unit, option.pick, "MON-VS-21")
            return
        exhaust(s, there)
        if s.units[self.unit].zone == Zone.BACK:  # the back line is a place like the others
            s.push(OutOfTheLane(self.unit, there, option.pick))
            if is_concealed(s, there):  # face down is a matter of lanes: MON-Q-93
                s.push(*turn_up(s, there, "MON-Q-93"), Settle())
        else:
            swap(s, self.unit, there, "MON-VS-22")


@dataclass(slots=True)
class OutOfTheLane(Frame):
    """A monster of the back line takes the lane of another one, unless that was no monster and left it already."""

    unit: UnitId
    other: UnitId
    lane: Lane

    def step(self, s: Horde) -> None:
        s.frames.pop()
        if s.front[self.lane] == self.other:
            to_back_line(s, self.other, "MON-VS-22")
        if self.unit in s.back and s.front[self.lane] == NO_UNIT and may_face(s, self.unit, self.lane):
            move_to(s, self.unit, self.lane, "MON-VS-22")
