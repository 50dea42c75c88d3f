"""The words on cards that the rules give a meaning: whoever reads a card is told what they mean."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.cards.registry import BY_SLUG
from skyshelf.games.skytear.cards.terms import terms_of


@pytest.mark.parametrize(
    ("card", "terms"),
    [
        ("crippling_precision", ["slow", "marked", "disarm"]),
        ("rampant_hatred", ["frenzy"]),
        ("jaws_of_xotlan", ["ultimate"]),
        ("my_kingdom", ["ultimate", "pillar"]),
        ("skytear_flux", ["predict"]),
        ("yami", ["marked", "piercing"]),
        ("corjof", ["mage", "shapeshifted"]),
        ("tlakali", ["pillar"]),
        ("haburat", ["illusion"]),
        ("gank", []),
    ],
)
def test_a_card_names_its_terms(card: str, terms: list[str]) -> None:
    assert terms_of(BY_SLUG[card]) == terms
