"""Whatever a card is written with has a meaning, and a place in the page for authors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType

import pytest

from skyshelf.effects import abilities, conditions, numbers, ops, select
from skyshelf.effects.conditions import Condition
from skyshelf.effects.node import Node
from skyshelf.effects.numbers import Number
from skyshelf.effects.ops import Hook, Op
from skyshelf.effects.select import Cards, Filter, Ref
from skyshelf.games.horde import cards, vocabulary
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.vocabulary import words
from tests.cards.vocabulary import defined_in, modules_of, words_in, words_of

GAME = HordeGame()
AUTHORS_PAGE = Path(__file__).parents[3] / "docs" / "cards.md"


def nodes(value: object) -> Iterator[Node]:
    """Everything inside a piece of text."""
    if isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, Node) and is_dataclass(value):
        yield value
        for field in fields(value):
            yield from nodes(getattr(value, field.name))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_step_of_a_card_has_a_meaning(card: Card) -> None:
    for blocks in LANGUAGE.texts[card.id]:
        for op in (op for block in blocks for op in block):
            assert type(op) in LANGUAGE.ops, op
            for inner in nodes(op):
                assert not isinstance(inner, Op) or type(inner) in LANGUAGE.ops
            if isinstance(op, Hook):
                assert op.name in LANGUAGE.hooks


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_word_of_a_card_has_a_meaning(card: Card) -> None:
    for node in nodes(card.parts):
        match node:
            case Filter():
                assert type(node) in LANGUAGE.filters, node
            case Ref():
                assert node.name in LANGUAGE.refs, node
            case Cards():
                assert node.kind in LANGUAGE.kinds, node
                assert node.kind in LANGUAGE.kind_tests, node
            case Number():
                assert type(node) in LANGUAGE.numbers, node
            case Condition():
                assert type(node) in LANGUAGE.conditions, node


@pytest.mark.parametrize(
    "module",
    [*modules_of(vocabulary), abilities, conditions, numbers, ops, select],
    ids=lambda module: module.__name__,
)
def test_a_word_is_the_one_of_its_module(module: ModuleType) -> None:
    """What one module imports for its own use must not hide a word of another one."""
    for name, what in defined_in(module).items():
        assert getattr(words, name) is what, name


def test_authors_find_every_word_on_their_page() -> None:
    named = set(re.findall(r"\w+", AUTHORS_PAGE.read_text(encoding="utf-8")))
    assert words_of(vocabulary) - named == set()


def test_every_word_is_used_by_a_card() -> None:
    used = words_in(Path(str(cards.__file__)).parent.rglob("*.py"))
    assert len(used) > 200
    assert words_of(vocabulary) - used == set()
