"""Which cards would be played, and which abilities used, for nothing."""

from __future__ import annotations

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.options import PlayCard, UseAbility
from skyshelf.games.horde.table.view import HordeView, possible_table
from skyshelf.games.horde.vocabulary.names import CardType

# What of a card that did nothing is told: nothing came of it, or it found no bearer.
_NOTHING = ("in-vain", "turned-away")
_TRIED = (CardType.SPELL, CardType.ATTACHMENT)
# Deals that are tried: what comes of a card may depend on cards that nobody sees.
_DEALS = 3


def choices_in_vain(view: HordeView) -> frozenset[int]:
    """The open choices after which the log could only say that they had no effect. HRD-RES-02"""
    if view.decision is None:
        return frozenset()
    found = [
        index
        for index, option in enumerate(view.decision.options)
        if isinstance(option, UseAbility)
        or (isinstance(option, PlayCard) and CARDS[option.card].type in _TRIED)
    ]
    for seed in range(_DEALS):
        if not found:
            break
        table = possible_table(view, seed)
        left = []
        for index in found:
            tried = table.clone()
            tried.choose(index)
            if any(event.kind in _NOTHING for event in tried.events):
                left.append(index)
        found = left
    return frozenset(found)
