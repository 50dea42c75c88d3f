"""The horde phase: the wave, the shift to the left, and what happens at its end. HRD-HOR-01 to HRD-HOR-15"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.rules.place import move_to
from skyshelf.games.horde.rules.settle import settle
from skyshelf.games.horde.rules.summon import summon_from_deck
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES
from skyshelf.games.horde.table.state import PORTAL, Horde
from skyshelf.games.horde.versus.horde_phase import HordeActions
from skyshelf.games.horde.vocabulary.names import Happening


def wave(s: Horde) -> int:
    """The number at the top edge of the portal as it lies now. HRD-CARD-10 HRD-PRT-04"""
    return CARDS[s.units[PORTAL].card].waves[s.turned]


@dataclass(slots=True)
class HordePhase(Frame):
    at: int = 0

    def step(self, s: Horde) -> None:
        s.frames[-1] = HordePhase(self.at + 1)
        match self.at:
            case 0:
                announce(s, Happening.HORDE_PHASE_STARTS)
            case 1:
                number = wave(s)
                s.emit("wave", "HRD-HOR-01", number=number)
                if s.rules.horde_seat != NOBODY:  # HRD-VS-11, without the shift: HRD-Q-50
                    s.frames[-1] = HordePhase(3)
                    s.push(HordeActions(number))
                    return
                summon_from_deck(s, number, "HRD-HOR-02")  # HRD-HOR-03: all are placed before any is resolved
            case 2:
                shift(s)
            case 3:
                announce(s, Happening.HORDE_PHASE_ENDS)
            case _:
                s.frames.pop()
                return
        settle(s)


def shift(s: Horde) -> None:
    """All monsters go as far left as they can, in their order; the alliance stays. HRD-HOR-13 HRD-HOR-14 HRD-Q-21"""
    for lane in ALL_LANES:
        unit = s.front[lane]
        if unit == NO_UNIT:
            continue
        free = s.front.index(NO_UNIT) if NO_UNIT in s.front else LANES
        if free < lane:
            move_to(s, unit, ALL_LANES[free], "HRD-HOR-13")
