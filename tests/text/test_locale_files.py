"""The locale files: complete, without leftovers, and the same in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from skyshelf.games import painters, shelf
from skyshelf.text.locales import split
from skyshelf.text.speaker import LANGUAGES
from tests.text.fluent_files import ROOT, areas, arguments, entries, speaking, texts
from tests.text.painters import FAMILIES, expected
from tests.text.spoken import Spoken, phrase_prefixes

FOLDERS = sorted(path.name for path in ROOT.iterdir())
FILES = [(language, area) for language in FOLDERS for area in areas(language)]
# What a language needs to be offered to players: the common words and a game; the others are said in English.
NEEDED = {"shelf", "terminal", "tables"}
SPOKEN = {
    "en": {shelf.game_named(name).speech for name in shelf.NAMES},
    "es": {"horde", "painters", "skytear"},
    "it": {"horde", "painters", "skytear"},
    "pl": {"horde", "painters", "skytear"},
}
SHELF = {"shelf-language", "shelf-player", "shelf-typed", "shelf-yes", "shelf-no"}


def expected_in(area: str) -> set[str]:
    if area == "shelf":
        games = {f"shelf-game-{name}" for name in shelf.NAMES}
        ways = {f"shelf-way-{way.name}" for name in shelf.NAMES for way in shelf.game_named(name).ways()}
        return SHELF | games | ways | {f"{key}-about" for key in games} | {f"{key}-help" for key in ways}
    return {spoken.key for spoken in expected()}


def test_the_languages_offered_are_folders() -> None:
    assert {"en", "es", "it", "pl"} <= set(LANGUAGES) <= set(FOLDERS)


@pytest.mark.parametrize("language", FOLDERS)
def test_english_says_everything_and_a_language_on_offer_speaks_a_game(language: str) -> None:
    assert set(areas(language)) <= set(areas("en"))
    if language in LANGUAGES:
        assert set(areas(language)) >= NEEDED | SPOKEN.get(language, set())
        assert set(areas(language)) & set(shelf.NAMES)


@pytest.mark.parametrize(("language", "area"), FILES)
def test_files_hold_only_well_formed_messages(language: str, area: str) -> None:
    spoiled = [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)]
    assert spoiled == []


def singulars(language: str, area: str) -> set[tuple[str, str]]:
    """The messages, with the argument, that speak of one otherwise than of many."""
    one = re.compile(r"\$([\w-]+) ->(?:\s*\*?\[\d+\][^\n]*)*\s*\[one\]")
    text = (ROOT / language / f"{area}.ftl").read_text(encoding="utf-8")
    return {(key, argument) for key, source in split(text) for argument in one.findall(source)}


@pytest.mark.parametrize("language", ["es", "it"])  # Polish may write "1 s", or a label and a number
@pytest.mark.parametrize("area", areas("en"))
def test_one_is_no_plural_where_english_has_a_singular(language: str, area: str) -> None:
    assert singulars("en", area) - singulars(language, area) == set()


@pytest.mark.parametrize(("language", "area"), FILES)
def test_messages_are_found_one_by_one_as_in_the_whole_file(language: str, area: str) -> None:
    """A message is read when it is first said: nothing of its file is lost, and nothing comes twice."""
    text = (ROOT / language / f"{area}.ftl").read_text(encoding="utf-8")
    alone = [(key, FluentParser().parse_entry(source)) for key, source in split(text)]
    whole = [entry for entry in entries(language, area) if isinstance(entry, ast.Message | ast.Term)]
    assert [key for key, _ in alone] == [_key(entry) for entry in whole]
    for (key, one), other in zip(alone, whole, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"]), key


def _key(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@pytest.mark.parametrize(("language", "area"), FILES)
def test_keys_are_unique_and_named_after_their_file(language: str, area: str) -> None:
    keys = [entry.id.name for entry in entries(language, area) if isinstance(entry, ast.Message)]
    assert [key for key, times in Counter(keys).items() if times > 1] == []
    assert [key for key in keys if not key.startswith(f"{area}-")] == []


@pytest.mark.parametrize(
    ("language", "area"),
    [(language, area) for area in ("shelf", "painters") for language in speaking(area)],
)
def test_every_key_in_use_exists_and_no_other(language: str, area: str) -> None:
    known = texts(language, area)
    referred = {reference for text in known.values() for reference in text.references}
    assert expected_in(area) - set(known) == set(), "missing"
    assert set(known) - expected_in(area) - referred == set(), "unused"
    assert referred - set(known) == set(), "refers to nothing"


@pytest.mark.parametrize(("language", "area"), [file for file in FILES if file[0] != "en"])
def test_keys_and_placeables_are_those_of_english(language: str, area: str) -> None:
    assert set(texts(language, area)) == set(texts("en", area))
    different = [
        key for key in texts(language, area) if arguments(language, area, key) != arguments("en", area, key)
    ]
    assert different == []


@pytest.mark.parametrize("language", speaking("painters"))
def test_messages_use_only_arguments_that_the_code_gives(language: str) -> None:
    wrong = {
        spoken.key: needed - spoken.args
        for spoken in expected()
        for needed in [arguments(language, "painters", spoken.key)]
        if not needed <= spoken.args
    }
    assert wrong == {}


def test_the_scan_knows_every_family_of_phrases() -> None:
    assert phrase_prefixes(painters) == FAMILIES


def test_the_scan_finds_what_the_source_says() -> None:
    found = expected()
    keys = {spoken.key for spoken in found}
    assert Spoken("painters-event-die-taken", frozenset({"who", "die"})) in found
    assert Spoken("painters-prompt-place", frozenset({"source"})) in found
    assert Spoken("painters-event-halos-drawn-secret", frozenset({"who", "first", "second"})) in found
    assert {"painters-event-star-victory", "painters-event-firmament-victory"} <= keys
    assert {"painters-option-on", "painters-option-on-cloud", "painters-why-never-lower"} <= keys
