"""The pillage phase of the second edition: every monster of the back line, by its attack. MON-PIL-01 MON-PIL-02"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import NOBODY
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.abilities.index import abilities_at, seat_of
from skyshelf.games.horde.abilities.totals import is_banned, strength_of, trait_of
from skyshelf.games.horde.rules.place import to_back_line
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.supply import pillage
from skyshelf.games.horde.table.state import LANES, Horde, Pending
from skyshelf.games.horde.words.names import Ban, Moment, Trait


def pillage_total(s: Horde) -> int:
    """Each counts by itself, and never below 0. MON-KEY-80 MON-PIL-09 MON-Q-39 MON-MIN-11"""
    return sum(strength_of(s, unit) for unit in s.back if not is_banned(s, unit, Ban.PILLAGE))


@dataclass(slots=True)
class PillagePhase2024(Frame):
    at: int = 0

    def step(self, s: Horde) -> None:
        if self.at == 0:
            s.frames[-1] = PillagePhase2024(1)
            s.push(Settle())
            # The order among the monsters makes no difference: the total does. MON-Q-76 MON-Q-81
            pillage(s, pillage_total(s), "MON-PIL-01")
            for unit in s.back:  # MON-PIL-04 MON-PIL-05 MON-PIL-07
                seat = seat_of(s, s.units[unit])
                for card, ability in abilities_at(s, unit, Moment.PILLAGE):
                    s.waiting.append(Pending(card, ability, unit, seat, NOBODY, NOBODY, 0))
            return
        s.frames.pop()
        for lane in range(LANES):  # MON-PIL-08 MON-PIL-12 MON-Q-25
            unit = s.monster_in(lane)
            if unit >= 0 and trait_of(s, unit, Trait.PILLAGER) and not is_banned(s, unit, Ban.BE_MOVED):
                to_back_line(s, unit, "MON-PIL-08")
