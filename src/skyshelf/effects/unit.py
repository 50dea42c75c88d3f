"""Cards and pieces in play, by their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NewType, Protocol, TypeVar, cast

T = TypeVar("T")

# Its place among the units of a table, so that nobody takes a card or a seat for one.
UnitId = NewType("UnitId", int)

NO_UNIT = UnitId(-1)


class _Numbered(Protocol):
    def __call__(self, units: Iterable[T], first: int = 0, /) -> Iterator[tuple[UnitId, T]]: ...


class _UnitIds(Protocol):
    def __call__(self, first: int, end: int, /) -> Sequence[UnitId]: ...


# Only their types differ from what Python has: searches go over the units all the time.
numbered = cast(_Numbered, enumerate)  # the units of a table with their numbers
unit_ids = cast(_UnitIds, range)  # the numbers from one to before another
