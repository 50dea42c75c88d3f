"""The four minions: pillagers that trample once they are strong. MON-COMP-07 MON-MIN-01 MON-MIN-02 MON-MIN-04"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import Stat, Trait

_GROWS = w.has(w.this, attack=w.per(w.TokensOn(w.health, w.this)))  # MON-MIN-05
_IS_STRONG = w.AtLeast(w.ValueOf(Stat.ATTACK, w.this), 4)
_TRAMPLES = w.has(w.this, w.keyword(Trait.TRAMPLE), condition=_IS_STRONG)  # MON-MIN-06

CARDS = (
    card.minion("MON-MNI-01", "onikai_2024", "onikai").says(_GROWS, _TRAMPLES, w.pillager),
    card.minion("MON-MNI-02", "yetnar_2024", "yetnar").says(_GROWS, _TRAMPLES, w.pillager),
    card.minion("MON-MNI-03", "zephylite_2024", "zephylite").says(_GROWS, _TRAMPLES, w.pillager),
    card.minion("MON-MNI-04", "ratamil_2024", "ratamil").says(_GROWS, _TRAMPLES, w.pillager),
)
