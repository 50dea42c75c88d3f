"""One word for each thing: no language uses a word that its glossary forbids, and all words of it are in use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import yaml
from fluent.syntax import ast

from skyshelf.rulebook.project import CITED_ID
from tests.text.fluent_files import ROOT, areas, entries, nodes

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"
BOOKS = ROOT.parent / "rulebook" / "books"
RULES = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = sorted(path.stem for path in GLOSSARIES.glob("*.yaml"))


@dataclass(frozen=True)
class Term:
    """A row of a glossary."""

    term: str
    english: str
    source: str
    forbidden: list[str]
    places: tuple[str, ...]


def terms(language: str) -> list[Term]:
    rows = yaml.safe_load((GLOSSARIES / f"{language}.yaml").read_text(encoding="utf-8"))
    return [Term(places=tuple(row.pop("in", [""])), **row) for row in rows]


@cache
def said(language: str) -> tuple[tuple[str, str, str], ...]:
    """The file, the key and the words of messages, books and rules; what is in braces or on a board is no word."""
    return tuple(_said(language))


@cache
def everything(language: str) -> str:
    return "\n".join(text for _, _, text in said(language))


def _said(language: str) -> Iterator[tuple[str, str, str]]:
    for book in sorted((BOOKS / language).glob("*.md")):
        words = re.sub(r"\{[^}]*\}|\(board: [^)]*\)", "", book.read_text(encoding="utf-8"))
        yield book.stem, f"rulebook of {book.stem}", words.replace("’", "'")
    for rules in sorted((RULES / language).glob("*.md")):
        for line in rules.read_text(encoding="utf-8").splitlines():
            words = re.sub(
                r" \([A-Z0-9, /]+\)$", "", CITED_ID.sub("", line)
            )  # the letters of ids are no words
            yield rules.stem, f"rules of {rules.stem}, {line[:16]}", words.replace("’", "'")
    for area in areas(language):
        for entry in entries(language, area):
            if isinstance(entry, ast.Message):
                texts = [node.value for node in nodes(entry) if isinstance(node, ast.TextElement)]
                yield area, entry.id.name, "¶".join(texts).replace("’", "'")


def word(text: str) -> re.Pattern[str]:
    """The word by itself; written with a capital it is the term of a game and means only that."""
    return re.compile(rf"(?<!\w){re.escape(text)}(?!\w)", 0 if text != text.lower() else re.IGNORECASE)


def uses(language: str, variant: str, places: tuple[str, ...]) -> Iterator[str]:
    """Where a word stands; nearly all are nowhere, and a look without patterns shows that soon."""
    if variant.lower() in everything(language).lower():
        for area, key, text in said(language):
            if (area.startswith(places) or key.startswith(places)) and word(variant).search(text):
                yield key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word_is_used(language: str) -> None:
    found = [
        f"{key}: {variant}, say {term.term}"
        for term in terms(language)
        for variant in term.forbidden
        for key in uses(language, variant, term.places)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_in_use(language: str) -> None:
    texts = everything(language)
    assert [term.term for term in terms(language) if not word(term.term).search(texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_is_forbidden_for_another_thing(language: str) -> None:
    rows = terms(language)
    assert len({row.english for row in rows}) == len(rows)
    known = {row.term for row in rows}
    assert [variant for row in rows for variant in row.forbidden if variant in known] == []


def test_a_forbidden_word_is_found_by_itself_and_not_inside_another() -> None:
    assert word("hex").search("entro 2 hex.")
    assert not word("hex").search("hexágono")
    assert word("regno").search("Un altro Regno")
    assert not word("Contro").search("contro un bot")
