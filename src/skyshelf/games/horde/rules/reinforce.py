"""Reinforce: health tokens for the minions that have the fewest. MON-KEY-74"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.rules.tokens import put_tokens
from skyshelf.games.horde.table.options import PickUnit
from skyshelf.games.horde.table.state import MINIONS, Horde
from skyshelf.games.horde.vocabulary.names import Token


@dataclass(slots=True)
class Reinforcing(Frame):
    """One token after another: who has the fewest is looked up anew each time. MON-KEY-77 MON-KEY-78

    `seat` decides between minions that have equally many, MON-KEY-76 MON-Q-31; `card` is the one whose text it is.
    """

    times: int
    seat: Seat
    card: int = NO_CARD

    def step(self, s: Horde) -> None:
        if self.times == 0:
            s.frames.pop()
            return
        fewest = fewest_tokens(s)
        if len(fewest) == 1:
            self._put(s, fewest[0])
            return
        source = CARD_NAME[self.card] if self.card >= 0 else None
        s.ask(self.seat, "reinforce", [s.unit_option(unit) for unit in fewest], "MON-KEY-76", source)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickUnit)
        self._put(s, option.pick)

    def _put(self, s: Horde, unit: UnitId) -> None:
        s.frames[-1] = Reinforcing(self.times - 1, self.seat, self.card)
        put_tokens(s, unit, Token.HEALTH, 1, "MON-KEY-74")


def fewest_tokens(s: Horde) -> list[UnitId]:
    """Tokens count, not health; a destroyed minion has none. MON-KEY-75 MON-Q-29"""
    least = min(max(0, s.units[unit].hp) for unit in MINIONS)
    return [unit for unit in MINIONS if max(0, s.units[unit].hp) == least]
