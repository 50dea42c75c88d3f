"""The text of a card as its reader sees it: one phrase for each paragraph, keywords first on one line."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.effects.abilities import Ability, Keyword
from skyshelf.effects.node import joined
from skyshelf.engine.phrase import Phrase


def paragraphs(abilities: Sequence[Ability]) -> list[Phrase]:
    """Everything that is written on a card."""
    printed = [one for one in abilities if isinstance(one, Keyword)]
    printed.sort(
        key=lambda one: not isinstance(one.number, int)
    )  # a long one, with what it counts, stands last
    keywords = [one.phrase() for one in printed]
    found = [Phrase("effects-keywords", {"list": joined(keywords, "effects-list")})] if keywords else []
    return found + [one.phrase() for one in abilities if not isinstance(one, Keyword)]
