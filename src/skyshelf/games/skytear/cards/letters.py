"""Two letters that stand for a hero where there is no room for the name, on maps above all."""

from __future__ import annotations

from skyshelf.games.skytear.cards import all as all_cards
from skyshelf.games.skytear.cards.registry import HEROES

__all__ = ["LETTERS", "all_cards"]  # the cards are read in before they are counted


def _abbreviations() -> dict[int, str]:
    """Each pair once: the first letter, and the next one that is not taken."""
    found: dict[int, str] = {}
    for slug in sorted(HEROES):
        pairs = (slug[0].upper() + letter for letter in slug[1:])
        found[HEROES[slug].id] = next(pair for pair in pairs if pair not in found.values())
    return found


LETTERS = _abbreviations()
