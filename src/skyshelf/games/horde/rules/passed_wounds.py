"""Wounds of a card that another one gains: the alliance says which. MON-COL-09"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.rules.tokens import gain_wounds, take_wounds, wounds_takers
from skyshelf.games.horde.table.options import PickUnit, unit_name
from skyshelf.games.horde.table.state import Horde


@dataclass(slots=True)
class PassingWounds(Frame):
    """Wounds on their way; if whoever could take them is gone meanwhile they stay where they were meant."""

    unit: UnitId
    number: int
    source: UnitId

    def step(self, s: Horde) -> None:
        if not s.is_in_play(self.unit):
            s.frames.pop()
            return
        takers = wounds_takers(s, self.unit)
        code = s.card_code(s.units[self.unit].card)
        if not takers:
            s.frames.pop()
            take_wounds(s, self.unit, self.number, self.source, code)
            return
        wounds = Phrase("horde-wounds", {"card": unit_name(s, self.unit), "number": self.number})
        seat = s.answers_for(self.source)  # MON-Q-80
        s.ask(seat, "wounds-taker", [s.unit_option(unit) for unit in takers], code, wounds)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickUnit)
        s.frames.pop()
        gain_wounds(s, option.pick, self.number, self.source, s.card_code(s.units[self.unit].card))
