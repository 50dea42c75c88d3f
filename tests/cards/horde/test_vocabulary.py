"""Whatever a card is written with has a meaning, and a place in the page for authors."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import FunctionType, ModuleType

import pytest

from skyshelf.effects import abilities, conditions, numbers, ops, select
from skyshelf.effects.conditions import Condition
from skyshelf.effects.node import Node, Word
from skyshelf.effects.numbers import Number
from skyshelf.effects.ops import Hook, Op
from skyshelf.effects.select import Cards, Filter, Ref
from skyshelf.games.horde import vocabulary
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.vocabulary import words

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


MODULES = [
    import_module(f"{vocabulary.__name__}.{found.name}")
    for found in iter_modules(vocabulary.__path__)
    if found.name not in ("names", "words")
]


def defined_in(module: ModuleType) -> dict[str, object]:
    """What a module of the vocabulary itself defines for others."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    found: list[str] = []
    for part in tree.body:
        match part:
            case ast.FunctionDef() | ast.ClassDef():
                found.append(part.name)
            case ast.Assign(targets=[ast.Name(id=name)]):
                found.append(name)
    return {name: getattr(module, name) for name in found if not name.startswith("_")}


def is_word(module: ModuleType, what: object) -> bool:
    """A piece of text, or what makes one; the classes of pieces are not for authors, but those of numbers are."""
    if isinstance(what, FunctionType):
        made = vars(module).get(what.__annotations__["return"])
        return isinstance(made, type) and issubclass(made, Node)
    return isinstance(what, Node | Word) or (isinstance(what, type) and issubclass(what, Number))


@pytest.mark.parametrize(
    "module", [*MODULES, abilities, conditions, numbers, ops, select], ids=lambda module: module.__name__
)
def test_a_word_is_the_one_of_its_module(module: ModuleType) -> None:
    """What one module imports for its own use must not hide a word of another one."""
    for name, what in defined_in(module).items():
        assert getattr(words, name) is what, name


def test_authors_find_every_word_on_their_page() -> None:
    named = set(re.findall(r"\w+", AUTHORS_PAGE.read_text(encoding="utf-8")))
    offered = {
        name for module in MODULES for name, what in defined_in(module).items() if is_word(module, what)
    }
    assert len(offered) > 200
    assert offered - named == set()
