"""What a card costs its player now. HRD-ALL-03"""

from __future__ import annotations

from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import amount, can_pay, holds
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.table.state import CostChange, Horde
from skyshelf.games.horde.vocabulary.gifts import CheaperFor, OwnCost
from skyshelf.games.horde.vocabulary.names import Who
from skyshelf.games.horde.vocabulary.piles import card_fits
from skyshelf.games.horde.vocabulary.prices import ChangeCost


def cost_of(s: Horde, seat: Seat, card: CardId) -> int:
    """The printed cost with everything that changes it; never below 0."""
    definition = CARDS[card]
    cost = definition.cost
    if not (definition.own_costs or s.cost_changes):
        return cost
    for number in definition.own_costs:
        part = definition.parts[number]
        assert isinstance(part, OwnCost)
        run = Run(Scope(card, number, NO_UNIT, seat))
        if part.condition is None or holds(s, run, part.condition):
            cost -= amount(s, run, part.less)
    for given in s.cost_changes:
        if _is_meant(given, seat, definition):
            cost += _change(given).amount
    return max(0, cost)


def _change(given: CostChange) -> ChangeCost:
    op = LANGUAGE.texts[given.card][given.ability][given.block][given.at]
    assert isinstance(op, ChangeCost)
    return op


def _is_meant(given: CostChange, seat: Seat, card: Card) -> bool:
    """Whether a change is about this card of a player. MON-KUR-07 MON-Q-88"""
    change = _change(given)
    theirs = change.who == Who.EACH or (change.who == Who.YOU and seat == given.seat)
    return theirs and card_fits(card, change.what)


def use_up_changes(s: Horde, seat: Seat, card: CardId) -> None:
    """Changes for "the next card" end with the first card they fit."""
    s.cost_changes = tuple(
        given
        for given in s.cost_changes
        if not (_change(given).next_only and _is_meant(given, seat, CARDS[card]))
    )


def cheaper_by(s: Horde, seat: Seat, card: Card) -> tuple[Run, int] | None:
    """The other cost that makes a card cheaper, if the card has one and it can be paid."""
    for number in card.cheaper:
        part = card.parts[number]
        assert isinstance(part, CheaperFor)
        run = Run(Scope(card.id, number, NO_UNIT, seat))
        if can_pay(s, run, part.costs):
            return run, part.less
    return None
