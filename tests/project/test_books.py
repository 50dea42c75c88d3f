"""The readable rulebooks: every id in a margin is a rule, and every part of a catalogue is told."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path

import pytest

from skyshelf.commands.book import book as read_in_the_terminal
from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.rulebook import Kind, RulebookError, book, catalogue, languages_of
from skyshelf.rulebook.book import parsed
from skyshelf.site.render import said, speaker
from skyshelf.text.speaker import LANGUAGES, Speaker
from tests.project.commands import refused, skyshelf

# What a book leaves to the catalogue: data of the components, examples, rulings, reminders, what is not played.
LEFT_OUT = {"CMP", "COMP", "DES", "EX", "INT", "Q", "REM", "WEB", "MOBA", "META"}
SHOWN = (Kind.PICTURE, Kind.BOARD)
_PLACE = re.compile(r"^(-$|(lane|plain|forest)\*?(:!?|$))")
BOOKS = [(game, language) for game in NAMES for language in languages_of(game)]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_id_in_a_margin_is_a_rule(game: str, language: str) -> None:
    known = {rule.id for rule in catalogue(game)}
    assert [rule for rule in _told(game, language) if rule not in known] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_part_of_the_catalogue_is_told(game: str, language: str) -> None:
    areas = {rule.id.split("-")[1] for rule in catalogue(game)} - LEFT_OUT
    assert sorted(areas - {rule.split("-")[1] for rule in _told(game, language)}) == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_translations_have_the_same_margins_and_pictures(game: str, language: str) -> None:
    assert [(kind, rules) for kind, rules, _ in _shape(game, language)] == [
        (kind, rules) for kind, rules, _ in _shape(game, "en")
    ]
    assert [shown for kind, _, shown in _shape(game, language) if kind in SHOWN] == [
        shown for kind, _, shown in _shape(game, "en") if kind in SHOWN
    ]


@pytest.mark.parametrize("game", sorted({game for game, _ in BOOKS}))
def test_what_a_picture_shows_is_in_the_box(game: str) -> None:
    printed = json.dumps(said(game_named(game).catalogue(), speaker("en")), ensure_ascii=False)
    cells = [cell for kind, _, cells in _shape(game, "en") if kind in SHOWN for cell in cells]
    # A place of a map has its ground first, then who stands there, if anybody does.
    shown = [name for cell in cells if (name := _PLACE.sub("", cell))]
    assert shown
    assert [name for name in shown if f'"{name}"' not in printed] == []


def test_a_book_is_read_in_blocks() -> None:
    read = parsed(
        "# T\n\n## One\n\nWords {OBJ-01, TRN-01-03}\n\n### Part\n\n- a\n- b\n  goes on\n\n"
        "| x | y |\n|---|---|\n| 1 | |\n\n> So. {OBJ-02}\n\n![Seen](S01, Sky Dice)\n\n"
        "![Laid](board: S01, - / S02, S20)\n",
        game_named("painters"),
        "en",
    )
    (chapter,) = read.chapters
    assert (read.title, chapter.title) == ("T", "One")
    assert [(block.kind, block.rows) for block in chapter.blocks] == [
        (Kind.PARAGRAPH, (("Words",),)),
        (Kind.HEADING, (("Part",),)),
        (Kind.LIST, (("a",), ("b goes on",))),
        (Kind.TABLE, (("x", "y"), ("1", ""))),
        (Kind.EXAMPLE, (("So.",),)),
        (Kind.PICTURE, (("Seen",), ("S01", "Sky Dice"))),
        (Kind.BOARD, (("Laid",), ("S01", "-"), ("S02", "S20"))),
    ]
    assert chapter.blocks[0].rules == ("PNT-OBJ-01", "PNT-TRN-01", "PNT-TRN-02", "PNT-TRN-03")


def test_a_margin_that_names_no_rule_is_refused_with_a_sentence() -> None:
    with pytest.raises(RulebookError, match="such as TRN-01"):
        parsed("# T\n\n## One\n\nWords {TRN}\n", game_named("painters"), "en")


def test_the_terminal_shows_the_book_with_its_ids(tmp_path: Path) -> None:
    shown = skyshelf("book", "painters", home=tmp_path)
    assert "Placing a card" in shown.stdout
    assert "PNT-CLD-01…10" in shown.stdout


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_terminal_says_that_a_book_is_not_translated(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Speaker(language, strict=True).say(Phrase("terminal-book-english"))
    read_in_the_terminal("painters", language)
    assert told not in " ".join(capsys.readouterr().out.split())
    english = book("painters", "en")
    monkeypatch.setattr("skyshelf.rulebook.book", lambda _game, _language: english)
    read_in_the_terminal("painters", language)
    assert " ".join(capsys.readouterr().out.split()).startswith(told)


def test_a_game_that_is_not_there_has_no_book(tmp_path: Path) -> None:
    assert "painters" in refused(skyshelf("book", "chess", home=tmp_path))


def _told(game: str, language: str) -> list[str]:
    return [rule for _, rules, _ in _shape(game, language) for rule in rules]


def _shape(game: str, language: str) -> list[tuple[Kind, tuple[str, ...], tuple[str, ...]]]:
    return [
        (block.kind, block.rules, tuple(chain.from_iterable(block.rows[1:] if block.kind in SHOWN else ())))
        for chapter in book(game, language).chapters
        for block in chapter.blocks
    ]
