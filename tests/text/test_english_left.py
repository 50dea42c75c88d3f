"""No English word is left in another language."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import Kind, book, told
from skyshelf.text.speaker import LANGUAGES
from tests.text.english import allowed, english_left, texts, words
from tests.text.fluent_files import areas

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_has_an_english_word(language: str) -> None:
    found = {
        f"{area}: {text.strip()}": left
        for area in areas(language)
        for text in texts(language, area)
        if (left := [word for word in english_left(language, text) if word not in allowed(area)])
    }
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", NAMES)
def test_no_rule_and_no_book_has_an_english_word(game: str, language: str) -> None:
    said = {
        f"{each.rule.id} {text}": english_left(language, text)
        for each in told(game, language)
        for text in (each.spoken, each.chapter, each.section)
        if each.rule.id not in allowed("quoting")
    }
    for chapter in book(game, language).chapters:
        for block in chapter.blocks:
            named = block.kind in (Kind.PICTURE, Kind.BOARD)  # in English, what it shows
            rows = block.rows[:1] if named else block.rows
            said |= {text: english_left(language, text) for row in rows for text in (chapter.title, *row)}
    assert {text: left for text, left in said.items() if left} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_that_is_let_pass_is_in_use(language: str) -> None:
    """A list that grows by itself would hide what it should find."""
    said = {word for area in areas(language) for text in texts(language, area) for word in words(text)}
    for game in NAMES:
        said |= {word for each in told(game, language) for word in words(f"{each.text} {each.section}")}
        cells = [
            row for chapter in book(game, language).chapters for block in chapter.blocks for row in block.rows
        ]
        said |= {word for row in cells for cell in row for word in words(cell)}
    assert sorted(allowed(language) - said) == []


@pytest.mark.parametrize(
    ("language", "sentence", "left"),
    [
        ("it", "Scegli una card della mano.", ["card"]),
        ("it", "Gioca Gulbjarn su Sky Winner.", []),
        ("es", "The carta se descarta.", ["the"]),
        ("es", "Elige «roll» o escribe cost<=2 t:spell.", []),
        ("pl", "Weź 2 żetony i draw kartę.", ["draw"]),
        ("pl", "Skytear Horde: to nie jest limit.", []),
    ],
)
def test_a_planted_word_is_found(language: str, sentence: str, left: list[str]) -> None:
    assert english_left(language, sentence) == left
