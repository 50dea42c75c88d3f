"""Allies that became monsters: for each ally a monster with its name and numbers and no abilities. MON-SLI-07

Piles and decks know cards by their numbers only, so a card that changes for good changes into another card. An ally
whose own text makes it a monster keeps its keywords. MON-TAU-09
"""

from __future__ import annotations

from skyshelf.effects.abilities import Keyword
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, DECKS, register
from skyshelf.games.horde.vocabulary.names import CardType

DECK = "turned"
_TURNED: dict[CardId, CardId] = {}
_RISEN: dict[CardId, CardId] = {}
_PRINTED: dict[CardId, CardId] = {}


def register_turned() -> None:
    """A monster for every ally in the registry."""
    allies = [card for card in BY_SLUG.values() if card.type == CardType.ALLY and not card.token]
    rising = [card for card in allies if card.rises]
    monsters = [_monster(card, "T", "turned") for card in allies]
    for card in rising:
        keywords = [one for one in card.abilities if isinstance(one, Keyword)]
        monsters.append(_monster(card, "R", "risen").says(*keywords))
    register(DECK, monsters)
    for card, monster in zip((*allies, *rising), DECKS[DECK], strict=True):
        (_TURNED if card.id not in _TURNED else _RISEN)[card.id] = monster.id
        _PRINTED[monster.id] = card.id
        CARD_NAME[monster.id] = CARD_NAME[card.id]


def _monster(card: Card, mark: str, ending: str) -> Card:
    return Card(
        f"{mark}-{card.code}",
        f"{card.slug}_{ending}",
        CardType.MONSTER,
        copies=0,
        attack=card.attack,
        health=card.health,
    )


def turned(card: CardId) -> CardId:
    """The monster that an ally becomes; one that was won over is what it was again. MON-Q-118"""
    return _TURNED.get(card, card)


def risen(card: CardId) -> CardId:
    """The monster that an ally becomes by its own text."""
    return _RISEN[card]


def as_printed(card: CardId) -> Card:
    """The card that it is by its print, whatever it has become."""
    return CARDS[_PRINTED.get(card, card)]
