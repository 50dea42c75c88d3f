"""Less variance: a deck of tier one and a deck of tier two, from which cards are summoned in turns.

Both lie in `horde_deck`, whose order across tiers means nothing; the cards of a tier are in the order of their deck.
The same goes for the discard piles. HRD-VAR-01 HRD-Q-58
"""

from __future__ import annotations

from skyshelf.games.horde.cards.tiers import TIER_ONE, TIER_TWO, tier_of
from skyshelf.games.horde.table.state import Horde


def renew_tiers(s: Horde) -> int:
    """Each deck that ran out is made anew of its own discard pile; the cards that came back are counted.

    Afterwards the card that is due lies on top.
    """
    renewed = 0
    for tier in (TIER_ONE, TIER_TWO):
        if any(tier_of(card) == tier for card in s.horde_deck):
            continue
        cards = sorted(card for card in s.horde_discard if tier_of(card) == tier)
        if cards:
            s.shuffle(cards)
            s.horde_deck = cards + s.horde_deck
            s.horde_discard = [card for card in s.horde_discard if tier_of(card) != tier]
            renewed += len(cards)
    for at in range(len(s.horde_deck) - 1, -1, -1):
        if tier_of(s.horde_deck[at]) == s.tier_due:
            s.horde_deck.append(s.horde_deck.pop(at))
            break
    return renewed


def pass_on(s: Horde) -> None:
    """A card was summoned: the next one comes from the other deck. HRD-VAR-02"""
    s.tier_due = TIER_ONE + TIER_TWO - s.tier_due
