"""What is asked of the server, and its short answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from skyshelf.tables.entries import What
from skyshelf.tables.plan import Plan

Key: TypeAlias = Annotated[
    str, Meta(max_length=64, pattern=r"^[^\x00]*$", description="The same key is carried out once.")
]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class GuestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """`language` is to be spoken from now on, wherever a request names no other; "" leaves it as it is."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = ""


class GuestAnswer(Struct, frozen=True):
    """Who one is here. The token goes into the header `X-Skyshelf-Token` of every POST."""

    name: str
    token: str
    language: str = ""


class TableBody(Plan, frozen=True, forbid_unknown_fields=True):
    """A plan for a table, and the key that makes a repeated request harmless."""

    key: Key = ""


class SeatBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, or the first free one; the name is that of the guest."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    key: Key = ""


class KeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key = ""


class MoveBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a prompt: the index of a choice, or its text."""

    prompt: Number
    choice: Number | Annotated[str, Meta(max_length=200)]
    key: Key = ""


class PassBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Until what one passes in advance; "" to be asked again."""

    until: Annotated[str, Meta(max_length=12)]
    key: Key = ""


class UndoBody(Struct, frozen=True, forbid_unknown_fields=True):
    prompt: Number
    key: Key = ""


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that needs the others' consent; `seat` is the one that it is about."""

    what: What
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    key: Key = ""


class AnswerBody(Struct, frozen=True, forbid_unknown_fields=True):
    request: Number
    yes: bool
    key: Key = ""


class Done(Struct, frozen=True):
    """It is done and kept; `version` is the table's at that moment."""

    version: int


class Deleted(Struct, frozen=True):
    """It is no longer on one's list."""

    table: str


class Checked(Struct, frozen=True):
    """What stands against a plan; "" if nothing does."""

    problem: str


class NewTable(Struct, frozen=True):
    table: str


class Problem(Struct, frozen=True):
    """Why not: a word for programs, a sentence for people, and the rule of the game if one stands against it."""

    error: str
    text: str
    rule: str = ""
