"""The printed words that a question is about: a card that is being aimed has left the hand."""

from __future__ import annotations

from functools import cache

from skyshelf.effects.node import joined
from skyshelf.engine.decision import Decision
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import PowerCard
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.cards.text import text_of

_AIMS = frozenset({"target", "target-hex", "target-effect"})


def words_for(decision: Decision) -> Phrase | None:
    if decision.kind not in _AIMS or decision.source is None:
        return None
    return _powers().get(decision.source.key)


@cache
def _powers() -> dict[str, Phrase]:
    """The texts of all power cards, by the keys of their names."""
    return {
        card.name.key: joined(text_of(card), "skytear-paragraphs")
        for card in CARDS
        if isinstance(card, PowerCard)
    }
