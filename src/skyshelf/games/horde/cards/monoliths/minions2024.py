"""The four minions: pillagers that trample once they are strong. MON-COMP-07 MON-MIN-01 MON-MIN-02 MON-MIN-04"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import (
    AtLeast,
    Stat,
    TokensOn,
    Trait,
    ValueOf,
    has,
    health,
    keyword,
    per,
    pillager,
    this,
)

_GROWS = has(this, attack=per(TokensOn(health, this)))  # MON-MIN-05
_TRAMPLES = has(this, keyword(Trait.TRAMPLE), condition=AtLeast(ValueOf(Stat.ATTACK, this), 4))  # MON-MIN-06

CARDS = (
    card.minion("MON-MNI-01", "onikai_2024", "onikai").says(_GROWS, _TRAMPLES, pillager),
    card.minion("MON-MNI-02", "yetnar_2024", "yetnar").says(_GROWS, _TRAMPLES, pillager),
    card.minion("MON-MNI-03", "zephylite_2024", "zephylite").says(_GROWS, _TRAMPLES, pillager),
    card.minion("MON-MNI-04", "ratamil_2024", "ratamil").says(_GROWS, _TRAMPLES, pillager),
)
