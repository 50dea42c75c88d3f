"""Holidays of a person."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from msgspec import Meta, Struct

from skyshelf.tables.protocol.requests import Key


class HolidayNote(Struct, frozen=True):
    """From the first to the last day; `begun` where it can only be ended, and not be undone."""

    first: date
    last: date
    begun: bool


class DaysLeftNote(Struct, frozen=True):
    year: int
    days: int


class HolidaysNote(Struct, frozen=True):
    """What is still to come, and how many days are left this year and the next."""

    holidays: list[HolidayNote]
    left: list[DaysLeftNote]


class HolidayBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Days on the clock of the person: `zone` is what the browser calls it, `offset` its minutes."""

    first: date
    last: date
    zone: Annotated[str, Meta(max_length=60)] = ""
    offset: Annotated[int, Meta(ge=-1440, le=1440)] = 0
    key: Key = ""


class HolidayDropBody(Struct, frozen=True, forbid_unknown_fields=True):
    first: date
    key: Key = ""
