"""The pillage phase: minions of the back line take cards, then those in lanes return. HRD-PIL-01 to HRD-PIL-09"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.abilities.resolve import resolve_together
from skyshelf.games.horde.abilities.totals import health_of, is_banned
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.rules.place import to_back_line
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.supply import pillage
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Ban, Moment

_PILLAGE = Ban.PILLAGE


def pillage_total(s: Horde) -> int:
    """The health of the minions in the back line; those in lanes take nothing. HRD-PIL-01 HRD-PIL-04 HRD-Q-25"""
    return sum(number for _, number in _shares(s))


def _shares(s: Horde) -> list[tuple[UnitId, int]]:
    """The minions that pillage, and how much each adds to it."""
    return [
        (unit, health_of(s, unit))  # HRD-MIN-03
        for unit in s.back
        if CARDS[s.units[unit].card].minion
        and not is_banned(s, unit, _PILLAGE)
        and health_of(s, unit) > 0  # HRD-MIN-10
    ]


@dataclass(slots=True)
class PillagePhase(Frame):
    at: int = 0

    def step(self, s: Horde) -> None:
        s.frames[-1] = PillagePhase(self.at + 1)
        match self.at:
            case 0:
                s.push(Settle())
                if not s.challenge.in_place_of_pillaging(s):
                    for unit, number in _shares(s):
                        s.emit("pillages", "HRD-PIL-01", card=unit_name(s, unit), number=number)
                    pillage(s, pillage_total(s), "HRD-PIL-01")
            case 1:
                s.push(Settle())
                resolve_together(s, s.back, Moment.PILLAGE)  # HRD-PIL-05 HRD-PIL-06 HRD-KEY-59
            case _:
                s.frames.pop()
                for lane in ALL_LANES:  # HRD-PIL-07 HRD-PIL-08 HRD-MIN-09
                    unit = s.front[lane]
                    if unit != NO_UNIT and CARDS[s.units[unit].card].minion:
                        to_back_line(s, unit, "HRD-PIL-07")
