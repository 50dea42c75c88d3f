"""Taunt as the second edition has it: the nearest ally is moved, nobody is asked whether. MON-KEY-69 MON-KEY-71"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.totals import can_engage, is_banned, trait_of
from skyshelf.games.horde.rules.place import discard_unit, move_to
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import PickUnit, unit_name, unit_pick
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Ban, Trait


def taunts(s: Horde, lane: Lane) -> bool:
    """Whether an unengaged Taunt monster stands in a lane. MON-Q-24"""
    monster = s.monster_in(lane)
    return monster != NO_UNIT and s.ally_in(lane) == NO_UNIT and trait_of(s, monster, Trait.TAUNT) > 0


def nearest_allies(s: Horde, monster: UnitId) -> list[UnitId]:
    """The nearest allies that are not engaged with a Taunt monster; engaged with others they come too. MON-KEY-70"""
    here = s.units[monster].lane
    able: list[UnitId] = []
    for lane in ALL_LANES:
        ally, facing = s.ally_in(lane), s.monster_in(lane)
        if ally == NO_UNIT or is_banned(s, ally, Ban.BE_MOVED) or not can_engage(s, monster, ally):
            continue
        if facing == NO_UNIT or not trait_of(s, facing, Trait.TAUNT):
            able.append(ally)
    distances = [abs(s.units[ally].lane - here) for ally in able]
    return [ally for ally, distance in zip(able, distances, strict=True) if distance == min(distances)]


@dataclass(slots=True)
class TauntNow(Frame):
    """Lane after lane from the left."""

    lane: Lane = ALL_LANES[0]

    def step(self, s: Horde) -> None:
        for lane in ALL_LANES[self.lane :]:
            if not taunts(s, lane):
                continue
            allies = nearest_allies(s, s.front[lane])
            if allies:
                s.frames[-1] = TauntNow(lane)
                options = [unit_pick(s, ally) for ally in allies]
                s.ask(s.lead(), "taunted", options, "MON-KEY-70", unit_name(s, s.front[lane]))
                return
        s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        """A tower in the way is discarded. MON-Q-24"""
        assert isinstance(option, PickUnit)
        lane = self.lane
        s.frames[-1] = TauntNow(Lane(lane + 1))
        s.push(Settle())
        if s.guard[lane] != NO_UNIT:
            discard_unit(s, s.guard[lane], "MON-KEY-70")
        move_to(s, option.pick, lane, "MON-KEY-70")
