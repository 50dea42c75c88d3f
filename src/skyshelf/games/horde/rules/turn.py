"""An ally becomes a monster as it leaves play, the last thing of what its destruction does. MON-SLI-07"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.cards.turned import turned
from skyshelf.games.horde.rules.destroy import Destruction
from skyshelf.games.horde.rules.place import take_out
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde


def turn(s: Horde, unit: UnitId, rule: str) -> None:
    """At once, or after the other "Destroyed:" abilities of a card that is being destroyed. MON-DES-02 MON-DES-04"""
    for at, frame in enumerate(s.frames):
        if isinstance(frame, Destruction) and frame.unit == unit:
            s.frames.insert(at + 1, Turning(unit, rule))
            return
    turn_now(s, unit, rule)


@dataclass(slots=True)
class Turning(Frame):
    """Waits until the other abilities are resolved: the card keeps its lane and what is beneath it so long."""

    unit: UnitId
    rule: str

    def step(self, s: Horde) -> None:
        s.frames.pop()
        if s.is_in_play(self.unit):
            turn_now(s, self.unit, self.rule)


def turn_now(s: Horde, unit: UnitId, rule: str) -> None:
    """It was not destroyed and is no monster yet, so nobody draws; a token card is gone. MON-Q-32 MON-TKC-04"""
    one = take_out(s, unit)
    if not CARDS[one.card].token:
        s.pile.insert(0, turned(one.card))
    s.emit("turned-monster", rule, card=unit_name(s, unit))
