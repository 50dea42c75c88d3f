"""Cards out of play: hands, decks and discard piles, and which of their cards a text means."""

from __future__ import annotations

from skyshelf.effects.select import Cards, Pile
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import CardType, Kind, Zone
from skyshelf.games.horde.vocabulary.properties import has_in_print

hand = Pile(Zone.HAND)
discard_pile = Pile(Zone.DISCARD_PILE)
deck = Pile(Zone.DECK)
any_discard_pile = Pile(Zone.ANY_DISCARD_PILE)
collection = Pile(Zone.COLLECTION)
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
    return all(has_in_print(card, one) for one in what.filters)


def cards_in(s: Horde, seat: Seat, pile: Pile) -> list[CardId]:
    """The cards of a pile that fit, as they lie."""
    player = s.players[seat] if seat in s.rules.alliance else None
    match pile.zone:
        case Zone.HAND:
            cards = s.hand_of(seat) if seat != NOBODY else []
        case Zone.DISCARD_PILE:
            cards = player.discard if player is not None else []
        case Zone.DECK:
            cards = player.deck if player is not None else []
        case Zone.ANY_DISCARD_PILE:
            cards = [card for one in s.rules.alliance for card in s.players[one].discard]
        case _:
            cards = [card.id for card in CARDS if card.faction is not None]
    if pile.what is None:
        return cards
    return [card for card in cards if card_fits(CARDS[card], pile.what)]


def kinds_of(cards: list[CardId]) -> list[CardId]:
    """Each kind of card once: equal cards are no choice."""
    return sorted(dict.fromkeys(cards))
