"""The catalogues in other languages: rule for rule, number for number."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import catalogue, told
from skyshelf.rulebook.translated import translated_languages, translations
from skyshelf.text.speaker import LANGUAGES

TRANSLATED = [(game, language) for game in NAMES for language in translated_languages()]


def test_every_language_of_the_shelf_has_the_rules() -> None:
    assert {"en", *translated_languages()} == set(LANGUAGES)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_rule_is_told_and_none_besides_in_the_same_order(game: str, language: str) -> None:
    assert [rule.id for rule in translations(game, language)] == [rule.id for rule in catalogue(game)]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_number_of_a_rule_is_in_its_translation(game: str, language: str) -> None:
    lost = {
        each.rule.id: missing
        for each in told(game, language)
        if (missing := sorted(numbers(each.rule.spoken) - numbers(each.spoken)))
    }
    assert lost == {}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_chapters_are_those_of_the_english_catalogue(game: str, language: str) -> None:
    """A heading has one translation, and no two headings have the same."""
    pairs = {
        ((each.rule.chapter, each.rule.section), (each.chapter, each.section))
        for each in told(game, language)
    }
    assert len(pairs) == len({english for english, _ in pairs}) == len({own for _, own in pairs})


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_statements_are_told_without_marks(game: str, language: str) -> None:
    assert [
        each.rule.id for each in told(game, language) if re.search(r"[*`]|  |= [A-Z]{3}-", each.spoken)
    ] == []
