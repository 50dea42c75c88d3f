"""The lobby: tables that wait for company or may be watched, who looks for company, and friends who are here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from skyshelf.tables.plan import ClockPlan, Mode, Text, Word
from skyshelf.tables.protocol.people import PersonNote
from skyshelf.tables.protocol.requests import Key


class LobbySeat(Struct, frozen=True):
    """Without a name the seat is free; `person` is known where somebody is a person."""

    name: str
    bot: str
    role: str
    person: PersonNote | None


class LobbyTable(Struct, frozen=True):
    table: str
    game: str
    title: str
    way: str
    status: str
    mode: Mode
    clock: ClockPlan
    settings: dict[Word, bool | int | Text]
    made_at: float
    seats: list[LobbySeat]
    mine: bool


class SearchNote(Struct, frozen=True):
    """How many others look for company in a way to play."""

    game: str
    way: str
    number: int


class LobbyNote(Struct, frozen=True):
    tables: list[LobbyTable]
    searches: list[SearchNote]
    friends: list[PersonNote]


class SearchBody(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    way: Annotated[str, Meta(max_length=40)]
    key: Key = ""


class FoundNote(Struct, frozen=True):
    """The table at which company was found; "" while nobody is, with the number of those who also look."""

    table: str
    others: int


class ShownBody(Struct, frozen=True, forbid_unknown_fields=True):
    shown: bool
    key: Key = ""


class ShownNote(Struct, frozen=True):
    shown: bool
