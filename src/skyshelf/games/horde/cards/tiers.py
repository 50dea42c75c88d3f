"""Which of the two horde decks of "less variance" a card belongs to. HRD-VAR-01"""

from __future__ import annotations

from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARDS

TIER_ONE, TIER_TWO = 1, 2


def tier_of(card: CardId) -> int:
    """Cards with a mana boost instead of a tier are among the stronger ones, tier one. HRD-Q-75"""
    return TIER_TWO if CARDS[card].tier == TIER_TWO else TIER_ONE
