"""Upside Down: monsters in lanes pillage and minions of the back line strike the castle. HRD-ACH-10 HRD-ACH-11"""

from __future__ import annotations

from skyshelf.games.horde.abilities.totals import is_banned, strength_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.challenges.all import challenge_of
from skyshelf.games.horde.rules.strike import Blow, can_strike, strike_now
from skyshelf.games.horde.rules.supply import pillage
from skyshelf.games.horde.table.state import CASTLE, Horde
from skyshelf.games.horde.vocabulary.names import Ban


def is_upside_down(s: Horde) -> bool:
    challenge = challenge_of(s)
    return challenge is not None and challenge.upside_down


def pillage_instead(s: Horde, blows: tuple[Blow, ...]) -> tuple[Blow, ...]:
    """Whoever would strike the castle takes as many cards as its attack; the other blows are left. HRD-Q-10"""
    left = []
    for striker, target in blows:
        if target != CASTLE:
            left.append((striker, target))
        elif can_strike(s, striker, target):
            pillage(s, strength_of(s, striker), "HRD-ACH-10")
    return tuple(left)


def strike_from_back_line(s: Horde) -> None:
    """The minions that would pillage strike the castle for their attack. HRD-ACH-11 HRD-Q-10"""
    minions = [unit for unit in s.back if CARDS[s.units[unit].card].minion]
    strike_now(
        s, tuple((unit, CASTLE) for unit in minions if not is_banned(s, unit, Ban.PILLAGE)), trample=False
    )
