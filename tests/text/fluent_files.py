"""The locale files as Fluent's own parser reads them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from skyshelf.text.speaker import LANGUAGES

ROOT = Path(__file__).parents[2] / "src" / "skyshelf" / "locales"


@dataclass(frozen=True)
class Text:
    """The arguments and the other messages that a message uses."""

    variables: frozenset[str]
    references: frozenset[str]


def areas(language: str) -> list[str]:
    return sorted(path.stem for path in (ROOT / language).glob("*.ftl"))


def speaking(area: str) -> list[str]:
    """The languages on offer that have the words of an area; in the others it is said in English."""
    return [language for language in LANGUAGES if area in areas(language)]


@cache
def entries(language: str, area: str) -> tuple[ast.EntryType, ...]:
    text = (ROOT / language / f"{area}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


@cache
def texts(language: str, area: str) -> dict[str, Text]:
    """The messages of a file by key."""
    return {
        entry.id.name: _text(entry) for entry in entries(language, area) if isinstance(entry, ast.Message)
    }


def _text(message: ast.Message) -> Text:
    found = list(nodes(message))
    return Text(
        frozenset(node.id.name for node in found if isinstance(node, ast.VariableReference)),
        frozenset(node.id.name for node in found if isinstance(node, ast.MessageReference)),
    )


def nodes(node: object) -> list[ast.BaseNode]:
    """A node with all nodes inside it."""
    if isinstance(node, list):
        return [inner for item in node for inner in nodes(item)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *(inner for value in vars(node).values() for inner in nodes(value))]


def arguments(language: str, area: str, key: str) -> frozenset[str]:
    """The arguments a message needs, those of the messages it uses included: `symbol-card` needs `symbol`."""
    home = next(each for each in (area, *areas(language)) if key in texts(language, each))
    text = texts(language, home)[key]
    own = {variable.partition("-")[0] for variable in text.variables}
    inner = [arguments(language, area, reference) for reference in text.references]
    return frozenset(own).union(*inner)
