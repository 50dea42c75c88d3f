"""The readable rulebook of a game: chapters in our own words, with the ids of the rules in the margin.

A book is a Markdown file per language in `books`. Blocks stand apart by an empty line; a block may end in the ids of
the rules that it tells, `{TRN-01-05, CLD-02}`, without the prefix of the game, ranges with both ends.
`![Caption](Ogre, Troll)` shows cards, `![Caption](board: Ogre, - / Elf, Elf)` a corner of a board, with their names
in English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from skyshelf.engine.game import Game
from skyshelf.games.shelf import game_named
from skyshelf.rulebook.project import RulebookError

_BOOKS = Path(__file__).parent / "books"
_MARGIN = re.compile(r"\s*\{(?P<ids>[A-Z][A-Z0-9, -]*)\}$")
_RANGE = re.compile(r"(?P<area>[A-Z]+\d?)-(?P<first>\d{2,3})(?:-(?P<last>\d{2,3}))?")
_PICTURE = re.compile(r"!\[(?P<caption>[^\]]+)\]\((?P<board>board: )?(?P<things>[^)]+)\)")


class Kind(StrEnum):
    """What a block of a book is."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    LIST = "list"
    TABLE = "table"
    EXAMPLE = "example"
    PICTURE = "picture"
    BOARD = "board"


@dataclass(frozen=True, slots=True)
class Block:
    """Rows of cells: a list has one cell in a row; a picture has its caption, then what it shows.

    A board has its caption, then what lies on a few of its places, row by row, as the game draws it.
    """

    kind: Kind
    rows: tuple[tuple[str, ...], ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a book with a title of its own."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A whole book, in one language."""

    language: str
    title: str
    chapters: tuple[Chapter, ...]


def languages_of(game: str) -> tuple[str, ...]:
    """The languages in which the game has a book."""
    return tuple(sorted(path.parent.name for path in _BOOKS.glob(f"*/{game}.md")))


@cache
def book(game: str, language: str) -> Book:
    """The book of a game in this language, or in English where it is not written yet."""
    described = game_named(game)
    for each in (language, "en"):
        path = _BOOKS / each / f"{game}.md"
        if path.is_file():
            return parsed(path.read_text(encoding="utf-8"), described, each)
    raise RulebookError(f"There is no rulebook of {game} yet.")


def parsed(text: str, game: Game, language: str) -> Book:
    """A book from its file."""
    title, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    return Book(language, title.strip().removeprefix("# "), tuple(_chapter(each, game) for each in chapters))


def _chapter(text: str, game: Game) -> Chapter:
    title, _, rest = text.partition("\n")
    blocks = [each.strip() for each in rest.split("\n\n")]
    return Chapter(title.strip(), tuple(_block(each, game) for each in blocks if each))


def _block(text: str, game: Game) -> Block:
    rules: tuple[str, ...] = ()
    if margin := _MARGIN.search(text):
        rules = _ids(margin["ids"], game.prefix)
        text = text[: margin.start()]
    if picture := _PICTURE.fullmatch(text):
        rows = [tuple(each.strip() for each in row.split(",")) for row in picture["things"].split("/")]
        return Block(Kind.BOARD if picture["board"] else Kind.PICTURE, ((picture["caption"],), *rows), rules)
    lines = text.splitlines()
    if text.startswith("### "):
        return Block(Kind.HEADING, ((text[4:],),), rules)
    if text.startswith("- "):
        items = " ".join(line.strip() if not line.startswith("- ") else line for line in lines)
        return Block(Kind.LIST, tuple((each.strip(),) for each in f" {items}".split(" - ")[1:]), rules)
    if text.startswith("|"):
        rows = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines]
        return Block(Kind.TABLE, tuple(row for row in rows if set("".join(row)) - {"-"}), rules)
    if text.startswith("> "):
        return Block(Kind.EXAMPLE, ((" ".join(line.removeprefix("> ") for line in lines),),), rules)
    return Block(Kind.PARAGRAPH, ((" ".join(lines),),), rules)


def _ids(written: str, prefix: str) -> tuple[str, ...]:
    """Whole ids for what a margin names without the prefix of the game."""
    found: list[str] = []
    for each in written.split(","):
        match = _RANGE.fullmatch(each.strip())
        if match is None:
            raise RulebookError(
                f"{each.strip()} in the margin of a book is no rule, such as TRN-01 or TRN-01-05."
            )
        first, last = int(match["first"]), int(match["last"] or match["first"])
        found += [f"{prefix}-{match['area']}-{number:02}" for number in range(first, last + 1)]
    return tuple(found)
