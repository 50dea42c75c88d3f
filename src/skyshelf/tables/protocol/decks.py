"""Decks that are read, and the row of games that one is led through."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from skyshelf.tables.plan import Text, Word
from skyshelf.tables.protocol.requests import Key, Number


class DeckBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as text, and the settings of the game that it is meant for."""

    game: Word
    text: Text
    settings: dict[Word, bool | int | Text] = {}
    key: Key = ""


class CampaignBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck by name or as text, and how the games so far ended."""

    deck: Text
    level: Annotated[int, Meta(ge=0, le=99)]
    seed: Number
    results: Annotated[list[bool], Meta(max_length=100)] = []
    key: Key = ""


class PileNote(Struct, frozen=True):
    """A leading card and the numbers of the cards that go with it."""

    head: str
    cards: dict[str, int]


class DeckFault(Struct, frozen=True):
    """Something wrong with a deck, and the cards it is about."""

    rule: str
    text: str
    cards: list[str]


class DeckNote(Struct, frozen=True):
    """A deck that was looked at: `text` is for tables, `shown` has the names of the reader's language."""

    readable: bool
    text: str
    shown: str
    piles: list[PileNote]
    faults: list[DeckFault]
    settings: dict[str, bool | int | str]
    # What is worth knowing about the game that it is meant for.
    remarks: list[str]
