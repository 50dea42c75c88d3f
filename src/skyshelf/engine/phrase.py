"""Text as data: a message key with arguments, turned into a sentence in the reader's language elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from skyshelf.engine.record import Record
from skyshelf.engine.seat import SEATS, Seat


@dataclass(slots=True)
class Who(Record):
    """A player named in a sentence; the reader's side knows the name that belongs to the seat."""

    seat: Seat


@dataclass(slots=True)
class Phrase(Record):
    """A Fluent message key with its arguments, which may be phrases themselves."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = int | str | Who | Phrase


def typed(words: str) -> Phrase:
    """What somebody wrote and nobody knows a name for, in quotes."""
    return Phrase("shelf-typed", {"words": words})


WHO: tuple[Who, ...] = tuple(Who(seat) for seat in SEATS)
