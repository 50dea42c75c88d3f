"""Why a card cannot leave a deck that is being built, or come into it."""

from __future__ import annotations

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.advice.why_target import Reasons
from skyshelf.games.skytear.cards.card import NO_CARD, PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, power
from skyshelf.games.skytear.deckbuilding.legality import (
    MOST_COPIES,
    belongs_in_deck,
    budget_for,
    deck_faults,
)
from skyshelf.games.skytear.setup.form_decks import BuildDeck, points_left
from skyshelf.games.skytear.table.state import Skytear


def against_exchange(s: Skytear, name: str) -> Reasons:
    """What the deck would lack without the card, or what would be wrong with it; empty if no card is called so."""
    frame, card = s.frames[-1], BY_SLUG.get(name.replace(" ", "_"))
    if not isinstance(frame, BuildDeck) or not isinstance(card, PowerCard) or not belongs_in_deck(card):
        return []
    cards = sorted(s.deck_of(frame.seat).cards)
    heroes = [hero.card for hero in s.heroes if s.players[hero.seat].deck == s.players[frame.seat].deck]
    if frame.out == NO_CARD:
        if card.id not in cards:
            return []
        cards.remove(card.id)
        faults = deck_faults(cards, heroes, frame.factions)
        return [(fault.rule, fault.phrase) for fault in faults if fault.rule == "SKY-DECK-02"]
    cards.remove(frame.out)
    if cards.count(card.id) == MOST_COPIES:
        args: dict[str, Arg] = {"card": card.name, "allowed": MOST_COPIES, "have": MOST_COPIES}
        return [("SKY-DECK-04", Phrase("skytear-decks-copies", args))]
    faults = deck_faults([*cards, card.id], heroes, frame.factions)
    found = [(fault.rule, fault.phrase) for fault in faults]
    spare = points_left(s, s.side_of_seat(frame.seat)) + power(frame.out).points - card.points
    if spare < 0:
        budget = budget_for(s.field.heroes)
        points: dict[str, Arg] = {"allowed": budget, "have": budget - spare}
        found.append(("SKY-Q-136", Phrase("skytear-decks-team-points", points)))
    return found
