"""Upside Down: monsters in lanes pillage and minions of the back line strike the castle. HRD-ACH-10 HRD-ACH-11"""

from __future__ import annotations

from skyshelf.games.horde.abilities.totals import health_of, is_banned, strength_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.challenges.challenge import Blows
from skyshelf.games.horde.rules.strike import strike_now
from skyshelf.games.horde.rules.supply import pillage
from skyshelf.games.horde.table.state import CASTLE, Horde, Zone
from skyshelf.games.horde.vocabulary.names import Ban


def pillage_instead(s: Horde, blows: Blows) -> Blows:
    """A monster in a lane that would strike the castle, in the fight or by a text, takes as many cards as its attack.

    The other blows are left. HRD-ACH-10 HRD-Q-10
    """
    left = []
    for striker, target in blows:
        if target == CASTLE and s.units[striker].zone == Zone.LANE:
            if not is_banned(s, striker, Ban.PILLAGE):  # HRD-Q-85
                pillage(s, strength_of(s, striker), "HRD-ACH-10")
        else:
            left.append((striker, target))
    return tuple(left)


def strike_with_back_line(s: Horde) -> bool:
    """The minions that would pillage and have something to strike the castle with do it. HRD-ACH-11 HRD-Q-10

    One without health would pillage nothing, whatever attack it still has in this turn. HRD-MIN-10
    """
    blows = tuple(
        (unit, CASTLE)
        for unit in s.back
        if CARDS[s.units[unit].card].minion
        and health_of(s, unit) > 0
        and strength_of(s, unit) > 0
        and not is_banned(s, unit, Ban.PILLAGE)
    )
    strike_now(s, blows, trample=False)
    return True
