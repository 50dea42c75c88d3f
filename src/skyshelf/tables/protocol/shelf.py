"""The games of the shelf, the tables of a guest, the rules and the languages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skyshelf.engine.seat import Seat
from skyshelf.tables.listing import Counts, Result


class SettingNote(Struct, frozen=True):
    """With `text` a player may write something of their own besides the values; with `deck` that is a deck."""

    name: str
    values: list[bool | int | str]
    rule: str
    text: bool = False
    usual: bool | int | str = ""
    title: str = ""
    help: str = ""
    titles: list[str] = []
    deck: bool = False


class SizeNote(Struct, frozen=True):
    """A number of players, what each seat stands for where seats differ, and how many people each side has."""

    seats: int
    roles: list[str]
    sides: list[int]


class WayNote(Struct, frozen=True):
    """A way to play: the settings that make it, and the numbers of players it is for."""

    name: str
    title: str
    help: str
    settings: dict[str, bool | int | str]
    sizes: list[SizeNote]


class LanguageNote(Struct, frozen=True):
    code: str
    name: str


class GameNote(Struct, frozen=True):
    name: str
    title: str
    about: str
    fewest: int
    most: int
    settings: list[SettingNote]
    bots: list[str]
    ways: list[WayNote]
    # Whether its players build decks.
    decks: bool = False
    # The letters that the ids of its rules begin with.
    prefix: str = ""
    # Those that say all of it; whoever reads another one is told of it in English.
    languages: list[LanguageNote] = []


class SeatedNote(Struct, frozen=True):
    """Somebody at a table of a list."""

    name: str
    bot: str


class TableNote(Struct, frozen=True):
    """A table in one's list: `seat` is one's own, `decider` the one who is to choose.

    With `lesson` it is for a guided first game; `result` says how it ended for oneself, `given_up` whether
    because somebody gave up, `counts` why a game that is being played would be lost by deleting it. A table that an
    earlier version kept has no seats here until something happens there.
    """

    table: str
    game: str
    status: str
    made_at: float
    lesson: str
    seats: list[SeatedNote]
    seat: Seat | None
    left: bool
    decider: Seat | None
    result: Result
    given_up: bool
    scores: list[int]
    counts: Counts


class RuleNote(Struct, frozen=True):
    """A rule of a game's catalogue; `page` is that of the printed rulebook.

    `same` and `changes` are the rules of another edition that it repeats or replaces. It is told in `language`:
    English where the reader's lacks it. `english` are the chapter and the section as English calls them; addresses
    are made of these, so that they lead to the same place in every language.
    """

    id: str
    page: str
    text: str
    chapter: str
    section: str
    same: list[str]
    changes: list[str]
    language: str
    english: list[str]


class MarginNote(Struct, frozen=True):
    """Rules in a row beside a block: the first of them, and all of them as they are shown."""

    rule: str
    shown: str


class BlockNote(Struct, frozen=True):
    """A block of a rulebook, in rows of cells: a picture and a board have a caption, then names of what they show."""

    kind: Literal["paragraph", "heading", "list", "table", "example", "picture", "board"]
    rows: list[list[str]]
    rules: list[str]
    margin: list[MarginNote]


class BookChapter(Struct, frozen=True):
    title: str
    blocks: list[BlockNote]


class BookNote(Struct, frozen=True):
    """The readable rulebook of a game, in `language`: English where the reader's is not written yet."""

    language: str
    title: str
    chapters: list[BookChapter]


class Health(Struct, frozen=True):
    """`why` is what the last write failed with; "" while writing works."""

    status: Literal["ok", "writing fails"]
    version: str
    database: str
    tables: int
    streams: int
    why: str = ""
