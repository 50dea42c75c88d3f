"""Upside Down: monsters in lanes pillage and minions of the back line strike the castle. HRD-ACH-10 HRD-ACH-11"""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.abilities.totals import is_banned, strength_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.challenges.all import challenge_of
from skyshelf.games.horde.rules.supply import pillage
from skyshelf.games.horde.table.state import CASTLE, Horde, Zone
from skyshelf.games.horde.vocabulary.names import Ban


def is_upside_down(s: Horde) -> bool:
    challenge = challenge_of(s)
    return challenge is not None and challenge.upside_down


def pillage_instead(s: Horde, blows: tuple[tuple[UnitId, ...], ...]) -> tuple[tuple[UnitId, ...], ...]:
    """A monster in a lane that would strike the castle, in the fight or by a text, takes as many cards as its attack.

    The other blows are left. HRD-ACH-10 HRD-Q-10
    """
    left = []
    for striker, target in blows:
        if target == CASTLE and s.units[striker].zone == Zone.LANE:
            pillage(s, strength_of(s, striker), "HRD-ACH-10")
        else:
            left.append((striker, target))
    return tuple(left)


def strikers_of_back_line(s: Horde) -> tuple[UnitId, ...]:
    """The minions that would pillage and have something to strike the castle with. HRD-ACH-11 HRD-Q-10"""
    return tuple(
        unit
        for unit in s.back
        if CARDS[s.units[unit].card].minion
        and strength_of(s, unit) > 0
        and not is_banned(s, unit, Ban.PILLAGE)
    )
