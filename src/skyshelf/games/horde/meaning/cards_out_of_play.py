"""Cards in hands, decks and discard piles: which of them a text means."""

from __future__ import annotations

from skyshelf.effects.select import Cards, Filter, Pile
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.words import nouns
from skyshelf.games.horde.words.names import CardType, Kind, Zone

_TYPES = {
    Kind.ALLY: CardType.ALLY,
    Kind.TOWER: CardType.TOWER,
    Kind.SPELL: CardType.SPELL,
    Kind.ATTACHMENT: CardType.ATTACHMENT,
    Kind.MONSTER: CardType.MONSTER,
}


def card_fits(card: Card, what: Cards) -> bool:
    """Whether a card out of play is of a kind and has its properties, by what is printed on it."""
    assert isinstance(what.kind, Kind)
    if what.kind != Kind.CARD and card.type != _TYPES[what.kind]:
        return False
    return all(_has(card, one) for one in what.filters)


def _has(card: Card, one: Filter) -> bool:
    match one:
        case nouns.OfSubtype():
            return card.subtype == one.subtype
        case nouns.CostAtMost():
            return card.cost <= one.number
        case nouns.CostAtLeast():
            return card.cost >= one.number
        case nouns.NonHero():  # HRD-ALY-05
            return not card.hero
        case nouns.NonEpic():
            return not card.epic
        case nouns.NonAlly():
            return card.type != CardType.ALLY
    raise AssertionError(f"{one} says nothing about a card out of play")


def cards_in(s: Horde, seat: int, pile: Pile) -> list[int]:
    """The cards of a pile that fit, as they lie."""
    player = s.players[seat] if seat in s.rules.alliance else None
    match pile.zone:
        case Zone.HAND:
            cards = s.hand_of(seat) if seat >= 0 else []
        case Zone.DISCARD_PILE:
            cards = player.discard if player is not None else []
        case Zone.DECK:
            cards = player.deck if player is not None else []
        case Zone.ANY_DISCARD_PILE:
            cards = [card for one in s.rules.alliance for card in s.players[one].discard]
        case Zone.HORDE_DISCARD_PILE:
            cards = s.horde_discard
        case Zone.COLLECTION:
            cards = [card.id for card in CARDS if card.faction is not None]
        case _:
            cards = s.pile
    if pile.what is None:
        return cards
    return [card for card in cards if card_fits(CARDS[card], pile.what)]
