"""A turn is the phases of the edition, one after another, turn after turn. HRD-TURN-01 HRD-GEN-07"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.frame import Frame
from skyshelf.engine.outcome import Outcome
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening


@dataclass(slots=True)
class Turn(Frame):
    """The phase that comes next. MON-END-06"""

    at: int

    def step(self, s: Horde) -> None:
        if s.lost:
            s.lose()
            return
        phases = s.edition.phases
        if self.at == len(phases):  # HRD-END-05
            s.frames[-1] = Turn(0)
            self.close(s)
            return
        if self.at == 0:  # the first turn as well: HRD-REF-03
            s.turn += 1
            s.emit("turn-begins", s.edition.turn_rule, turn=s.turn)
        s.phase = self.at
        s.moved()  # some abilities count in one phase only
        s.frames[-1] = self.after(self.at + 1)
        s.push(phases[self.at]())

    def after(self, at: int) -> Turn:
        """The turn with another phase to come."""
        return Turn(at)

    def close(self, s: Horde) -> None:
        """What comes between this turn and the next."""


def win(s: Horde) -> None:
    """The alliance has won, all together. HRD-WIN-04 HRD-GEN-08"""
    _end_won(s, "outsider-destroyed", s.edition.victory_rule)


def survive(s: Horde) -> None:
    """The alliance has won by holding out. HRD-ACH-29"""
    _end_won(s, "survived", "HRD-ACH-29")


def _end_won(s: Horde, kind: str, rule: str) -> None:
    s.emit("alliance-wins", rule, how=kind)
    s.challenge.watch(s, Happening.TURN_ENDS, NO_UNIT, NO_UNIT)  # before its end could be announced
    s.end(Outcome(kind, s.rules.alliance, rule, (0,) * s.seats()))
    s.challenge.after_victory(s)
