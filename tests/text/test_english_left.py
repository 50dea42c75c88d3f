"""No English word is left in another language."""

from __future__ import annotations

import pytest

from skyshelf.text.speaker import LANGUAGES
from tests.text.english import allowed, english_left, english_words, texts
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
def test_every_word_that_is_let_pass_is_in_use(language: str) -> None:
    """A list that grows by itself would hide what it should find."""
    said = {
        word for area in areas(language) for text in texts(language, area) for word in text.lower().split()
    }
    assert [word for word in sorted(allowed(language)) if not any(word in each for each in said)] == []
    assert english_words(language).isdisjoint(allowed(language))


@pytest.mark.parametrize(
    ("language", "sentence", "left"),
    [
        ("it", "Scegli una card della mano.", ["card"]),
        ("it", "Gioca Clan of the Oak.", []),
        ("es", "The carta se descarta.", ["the"]),
        ("es", "Elige «roll» o escribe cost<=2 t:spell.", []),
        ("pl", "Weź 2 żetony i draw kartę.", ["draw"]),
        ("pl", "Skytear Horde: to nie jest limit.", []),
    ],
)
def test_a_planted_word_is_found(language: str, sentence: str, left: list[str]) -> None:
    assert english_left(language, sentence) == left
