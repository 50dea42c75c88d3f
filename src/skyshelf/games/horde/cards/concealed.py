"""What stands for a horde card that lies face down: attack 0 and health 1. HRD-Q-53 MON-TKC-07 MON-KEY-52"""

from __future__ import annotations

from skyshelf.games.horde.cards import card
from skyshelf.games.horde.vocabulary.names import CardType

FACE_DOWN = card.token("CONCEALED", "concealed", CardType.MONSTER, copies=0, attack=0, health=1)
CARDS = (FACE_DOWN,)
