"""What people say to each other at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skyshelf.engine.seat import Seat
from skyshelf.tables.chat_lines import Circle, QuickPhrase
from skyshelf.tables.protocol.requests import Key


class SayBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say in one's own words, or one of the phrases that each reader sees in their own language."""

    text: Annotated[str, Meta(max_length=1000)] = ""
    phrase: QuickPhrase | Literal[""] = ""
    key: Key = ""


class ChatLineNote(Struct, frozen=True):
    """Something said at a table; `speaker` tells its people apart, `seat` is None for a spectator."""

    table: str
    id: str
    at: float
    circle: Circle
    speaker: str
    seat: Seat | None
    name: str
    phrase: str
    text: str


class PhraseNote(Struct, frozen=True):
    phrase: QuickPhrase
    text: str


class ChatNote(Struct, frozen=True):
    """What was said, as far as the reader may hear it; `speaker` is the reader."""

    speaker: str
    longest: int
    remarks: list[ChatLineNote]
    phrases: list[PhraseNote]
