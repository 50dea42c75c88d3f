"""What the vocabulary of a game offers to authors, found by reading its modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import FunctionType, ModuleType

from skyshelf.effects.node import Node, Word
from skyshelf.effects.numbers import Number


def modules_of(vocabulary: ModuleType) -> list[ModuleType]:
    """The modules that `words` takes in; the names are no words."""
    return [
        import_module(f"{vocabulary.__name__}.{found.name}")
        for found in iter_modules(vocabulary.__path__)
        if found.name not in ("names", "words")
    ]


def defined_in(module: ModuleType) -> dict[str, object]:
    """What a module itself defines for others."""
    found: list[str] = []
    for part in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        if isinstance(part, ast.FunctionDef | ast.ClassDef):
            found.append(part.name)
        elif isinstance(part, ast.Assign):
            found += [
                one.id for target in part.targets for one in ast.walk(target) if isinstance(one, ast.Name)
            ]
    return {
        name: getattr(module, name) for name in found if not name.startswith("_") and hasattr(module, name)
    }


def words_of(vocabulary: ModuleType) -> set[str]:
    """Pieces of text, and what makes them; the classes of pieces are not for authors, but those of numbers are."""
    return {
        name
        for module in modules_of(vocabulary)
        for name, what in defined_in(module).items()
        if _is_word(module, what)
    }


def _is_word(module: ModuleType, what: object) -> bool:
    if isinstance(what, FunctionType):
        made = vars(module).get(what.__annotations__["return"])
        return isinstance(made, type) and issubclass(made, Node)
    return isinstance(what, Node | Word) or (isinstance(what, type) and issubclass(what, Number))


def words_in(decks: Iterable[Path]) -> set[str]:
    """The words that cards are written with."""
    return {word for deck in decks for word in re.findall(r"\bw\.(\w+)", deck.read_text(encoding="utf-8"))}
