"""The four minions, and the Skeleton token. HRD-COMP-07 HRD-MIN-01 HRD-MIN-04 HRD-MIN-05
HRD-TKC-01 HRD-TKC-02 HRD-TKC-03
"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.words import CardType, TokensOn, has, health, per, this, trample

_GROWS = has(this, attack=per(TokensOn(health, this)))  # HRD-SET-11 HRD-Q-22

CARDS = (
    card.minion("HRD-MNI-01", "onikai").says(_GROWS, trample),
    card.minion("HRD-MNI-02", "yetnar").says(_GROWS, trample),
    card.minion("HRD-MNI-03", "zephylite").says(_GROWS, trample),
    card.minion("HRD-MNI-04", "ratamil").says(_GROWS, trample),
    # HRD-COMP-06 HRD-CARD-06
    card.token("HRD-TKN-01", "skeleton", CardType.MONSTER, copies=6, attack=1, health=1),
)
