"""The refresh phase: mana of the portal, ready cards, and no card drawn. HRD-REF-01 HRD-REF-02 HRD-DRAW-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import numbered
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.supply import gain_mana
from skyshelf.games.horde.table.state import PORTAL, Horde, Zone
from skyshelf.games.horde.vocabulary.names import Happening


def portal_mana(s: Horde, rule: str) -> None:
    """Every alliance player gains the portal's mana boost, on top of what was kept; a shared pool gains it once."""
    for seat in dict.fromkeys(s.rules.purses):  # HRD-MANA-06 HRD-COOP-01 HRD-Q-48 MON-MANA-07
        if s.challenge.withholds_mana(s, seat):
            continue
        gain_mana(s, seat, CARDS[s.units[PORTAL].card].mana, rule)  # HRD-MANA-03 HRD-PRT-03


def ready_all(s: Horde) -> None:
    """Whatever exhausts, the castle and towers included. HRD-REF-04"""
    for unit, one in numbered(s.units):
        if one.exhausted and one.zone != Zone.GONE:
            ready = s.edit(unit)
            ready.exhausted = ready.challenging = False


@dataclass(slots=True)
class RefreshPhase(Frame):
    def step(self, s: Horde) -> None:
        s.frames.pop()
        portal_mana(s, "HRD-REF-01")
        ready_all(s)
        announce(s, Happening.TURN_STARTS)
        s.push(Settle())
