"""Whatever a card is written with is one word, with one meaning."""

from __future__ import annotations

from types import ModuleType

import pytest

from skyshelf.effects import conditions, numbers, ops, select
from skyshelf.games.skytear import vocabulary
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.vocabulary import words
from tests.cards.vocabulary import defined_in, modules_of

GAME = SkytearGame()


@pytest.mark.parametrize(
    "module", [*modules_of(vocabulary), conditions, numbers, ops, select], ids=lambda module: module.__name__
)
def test_a_word_is_the_one_of_its_module(module: ModuleType) -> None:
    """What one module imports for its own use must not hide a word of another one."""
    for name, what in defined_in(module).items():
        if what is conditions.Condition:  # no word, and this game calls something else a condition
            continue
        assert getattr(words, name) is what, name


def test_every_step_of_a_card_has_a_meaning() -> None:
    steps = [op for text in LANGUAGE.texts for blocks in text for block in blocks for op in block]
    assert len(steps) > len(CARDS) > 80
    for op in steps:
        assert type(op) in LANGUAGE.ops, op
