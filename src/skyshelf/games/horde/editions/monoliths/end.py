"""The end phase of the second edition: victory check, end of the turn's effects, ready cards, hand limit."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import first_seats
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.phases.end import HandLimit, end_turn_effects, forget_the_gone
from skyshelf.games.horde.phases.refresh import ready_all
from skyshelf.games.horde.phases.turn import win
from skyshelf.games.horde.rules.settle import settle
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening


@dataclass(slots=True)
class EndPhase2024(Frame):
    """The portal is not turned here. MON-END-07"""

    at: int = 0

    def step(self, s: Horde) -> None:
        s.frames[-1] = EndPhase2024(self.at + 1)
        match self.at:
            case 0:
                if s.vanquished:  # MON-END-01 MON-WIN-04
                    win(s)
                    return
                announce(s, Happening.TURN_ENDS)
                settle(s)
            case 1:  # MON-END-02 MON-END-03 MON-TOK-07 MON-Q-72
                end_turn_effects(s)
                settle(s)
            case _:
                s.frames.pop()
                ready_all(s)  # MON-END-04 MON-READY-07
                forget_the_gone(s)
                s.push(*[HandLimit(seat) for seat in first_seats(s.seats())])  # MON-END-05 MON-Q-51
