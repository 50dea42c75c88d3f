"""A turn: the Heroes Phase, the Minions Phase, and its end. SKY-PHASE-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.games.skytear.phases.activation import HeroesPhase
from skyshelf.games.skytear.phases.end_of_turn import EndOfTurn
from skyshelf.games.skytear.phases.minions import begin_minions_phase
from skyshelf.games.skytear.table.state import Skytear


@dataclass(slots=True)
class Turn(Frame):
    at: int = 0

    def step(self, s: Skytear) -> None:
        s.frames[-1] = Turn((self.at + 1) % 3)
        match self.at:
            case 0:
                s.push(HeroesPhase(s.first))  # SKY-ACT-02
            case 1:
                s.push(begin_minions_phase(s))
            case _:
                s.push(EndOfTurn())
