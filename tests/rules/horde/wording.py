"""Another text for a card, for rules that no printed card shows by itself."""

from __future__ import annotations

import pytest

from skyshelf.effects.abilities import Ability
from skyshelf.games.horde.cards.registry import LANGUAGE, card_named
from skyshelf.games.horde.vocabulary.names import Moment


def reads(monkeypatch: pytest.MonkeyPatch, slug: str, text: Ability) -> None:
    """As long as the test runs, a spell has this "Play:" ability and no other."""
    card = card_named(slug)
    parts = LANGUAGE.add((text,))
    LANGUAGE.sources.pop()
    page = LANGUAGE.texts.pop()
    pages = LANGUAGE.texts
    monkeypatch.setattr(LANGUAGE, "texts", [*pages[: card.id], page, *pages[card.id + 1 :]])
    monkeypatch.setattr(card, "parts", parts)
    monkeypatch.setattr(card, "moments", {Moment.PLAY: (0,)})
