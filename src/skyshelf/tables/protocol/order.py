"""Order in the house: reports, and what organisers do about them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from skyshelf.tables.protocol.people import PersonNote
from skyshelf.tables.protocol.requests import Key

Why: TypeAlias = Annotated[str, Meta(max_length=500, pattern=r"^[^\x00]*$")]


class ReportBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody does at a table: who sits there, or the line that they said."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    line: Annotated[str, Meta(max_length=24)] = ""
    text: Why = ""
    key: Key = ""


class ReportedNote(Struct, frozen=True):
    """It waits for an organiser."""

    table: str


class ReportNote(Struct, frozen=True):
    """People are None where they are guests, or gone."""

    id: str
    made_at: float
    by: PersonNote | None
    about: PersonNote | None
    table: str
    quote: str
    text: str
    verdict: str
    settled_at: float | None
    suspended: bool


class SettleBody(Struct, frozen=True, forbid_unknown_fields=True):
    verdict: Literal["nothing", "warned", "suspended"]
    days: Annotated[int, Meta(ge=0, le=3650)] = 0
    why: Why = ""
    key: Key = ""


class SuspendBody(Struct, frozen=True, forbid_unknown_fields=True):
    """0 days lets somebody again."""

    days: Annotated[int, Meta(ge=0, le=3650)]
    why: Why = ""
    key: Key = ""


class DeedNote(Struct, frozen=True):
    """`why` is what the organiser wrote; the verdict is that of a settled report, the days are of a suspension."""

    at: float
    by: str
    about: str
    what: Literal["settled", "suspended", "released", "appointed", "dismissed"]
    why: str
    verdict: Literal["", "nothing", "warned", "suspended"] = ""
    days: int = 0
