"""Token cards: an ally and two monsters that only abilities make. MON-TKC-01 MON-TKC-06

A card that lies face down is treated like a token monster as well. MON-TKC-07
"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary import words as w
from skyshelf.games.horde.vocabulary.names import CardType

CARDS = (
    card.token("MON-TKN-01", "troop", CardType.ALLY, copies=6, attack=1, health=1),  # MON-COMP-12
    card.token("MON-TKN-02", "roots", CardType.MONSTER, copies=6, attack=1, health=1),  # MON-COMP-11
    card.token("MON-TKN-03", "brood", CardType.MONSTER, copies=6, attack=1, health=1).says(w.pillager),
)
