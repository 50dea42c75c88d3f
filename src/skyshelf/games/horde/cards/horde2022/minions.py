"""The four minions, and the Skeleton token. HRD-COMP-07 HRD-MIN-01 HRD-MIN-04 HRD-MIN-05"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import CardType

_GROWS = w.has(w.this, attack=w.per(w.TokensOn(w.health, w.this)))  # HRD-SET-11 HRD-Q-22

CARDS = (
    card.minion("HRD-MNI-01", "onikai").says(_GROWS, w.trample),
    card.minion("HRD-MNI-02", "yetnar").says(_GROWS, w.trample),
    card.minion("HRD-MNI-03", "zephylite").says(_GROWS, w.trample),
    card.minion("HRD-MNI-04", "ratamil").says(_GROWS, w.trample),
    # In no deck; abilities bring it into play. HRD-COMP-06 HRD-CARD-06 HRD-TKC-01 HRD-TKC-02 HRD-TKC-03
    card.token("HRD-TKN-01", "skeleton", CardType.MONSTER, copies=6, attack=1, health=1),
)
