"""A rule is told in its reader's language, and a changed English statement is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.rulebook import RulebookError, told
from skyshelf.rulebook.translated import digests, stale
from skyshelf.tools import translated as tool

ENGLISH = (
    "## 1. Dice (DIE)\n\n- `PNT-DIE-01` (p.4) Take **1** die. *[derived]*\n- `PNT-DIE-02` Put it down.\n"
)
ITALIAN = "## 1. Dadi (DIE)\n\n- `PNT-DIE-01` Prendi **1** dado.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project in which one of two rules is translated, and both were compared."""
    for game in NAMES:
        for name in game_named(game).rule_files:
            write(tmp_path, name, "")
    write(tmp_path, "painters.md", ENGLISH)
    write(tmp_path, "it/painters.md", ITALIAN)
    write(
        tmp_path,
        "translated.yaml",
        "".join(f'{rule}: "{seen}"\n' for rule, seen in digests(tmp_path).items()),
    )
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / "docs" / "rules" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_rule_is_told_in_the_language_asked_for_or_in_english(root: Path) -> None:
    assert [
        (each.language, each.chapter, each.text, each.spoken) for each in told("painters", "it", root)
    ] == [
        ("it", "Dadi", "Prendi **1** dado.", "Prendi 1 dado."),
        ("en", "Dice", "Put it down.", "Put it down."),
    ]
    assert [each.spoken for each in told("painters", "pl", root)] == ["Take 1 die.", "Put it down."]


def test_a_changed_english_statement_is_stale_until_it_was_looked_at(root: Path) -> None:
    assert stale(root) == []
    write(root, "painters.md", ENGLISH.replace("Take **1** die.", "Take **2** dice."))
    assert stale(root) == ["PNT-DIE-01"]


def test_a_note_of_the_catalogue_about_itself_changes_no_translation(root: Path) -> None:
    write(root, "painters.md", ENGLISH.replace(" *[derived]*", ""))
    assert stale(root) == []


def test_a_copy_without_catalogues_tells_no_rule(tmp_path: Path) -> None:
    with pytest.raises(RulebookError):
        told("painters", "it", tmp_path)


def test_the_translations_were_made_from_the_english_words_of_today() -> None:
    """`python -m skyshelf.tools.translated` shows what to look at, and with --seen notes that it was done."""
    assert stale() == []
    assert tool.place().read_text(encoding="utf-8") == tool.written()


# How each language speaks of a card that is flipped for its modifier: in words, or with the sign of the cards.
FLIPPED = {"pl": r"\d\+|odkry|Odkry", "es": r"\d\+|volte|Volte|vuelta", "it": r"\d\+|gir[ai]|Gir[ai]"}


@pytest.mark.parametrize("language", FLIPPED)
def test_no_translation_loses_a_flip(language: str) -> None:
    english = {each.rule.id for each in told("skytear", "en") if "[flip]" in each.text}
    translated = {each.rule.id: each.text for each in told("skytear", language) if each.rule.id in english}
    assert [rule for rule, text in translated.items() if not re.search(FLIPPED[language], text)] == []
