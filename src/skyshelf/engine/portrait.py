"""What a net reads of a view: ids of what is there, and numbers that say how far things have come.

A `Ledger` is the list of all that a title's portraits can hold. Every row of it is a named range of ids; a row of
cards can say which words describe each of them, so that a card is worth something before it was ever met. The ledger
has a fingerprint: a net that learned by another ledger does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from hashlib import blake2b
from typing import NamedTuple

from skyshelf.engine.decision import Decision
from skyshelf.engine.frame import Frame
from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat

Words = Callable[[int], Iterable[str]]

# Fields of frames that name a seat: a portrait counts seats from the one that looks.
_SEATS = frozenset({"seat", "player", "owner", "who", "chooser", "side_seat", "opponent", "victim"})
_DEEPEST = 2  # records within a frame


class Portrait(NamedTuple):
    """One view, as a net reads it. No id stands in it for nothing: a net adds up one row for each."""

    ids: list[int]
    numbers: tuple[float, ...]


class Row(NamedTuple):
    name: str
    first: int
    size: int


class Ledger:
    """Named ranges of ids and names of numbers, in a fixed order; id 0 means nothing."""

    def __init__(self, things: Iterable[str]) -> None:
        # What the numbers of cards and the like stand for: a changed text of a card leaves a net what it is worth,
        # a card more or fewer does not.
        self.things = tuple(things)
        self.rows: list[Row] = []
        self.numbers: list[str] = []
        self.size = 1
        # Which words describe an id: (id, number of the word). Nets learn a row for each word, too.
        self.described: list[tuple[int, int]] = []
        self._words: dict[str, int] = {}

    def row(self, name: str, size: int = 1, words: Words | None = None, family: str = "") -> int:
        """Room for so many things of one kind; the first id is returned. Rows of a family share their words."""
        first = self.size
        self.rows.append(Row(name, first, size))
        self.size += size
        if words is not None:
            for index in range(size):
                for word in words(index):
                    number = self._words.setdefault(f"{family or name}: {word}", len(self._words))
                    self.described.append((first + index, number))
        return first

    def number(self, *names: str) -> None:
        self.numbers += names

    @property
    def words(self) -> int:
        return len(self._words)

    @property
    def vocabulary(self) -> list[str]:
        """The words by their numbers."""
        return list(self._words)

    def fingerprint(self) -> str:
        parts = (self.things, [(row.name, row.size) for row in self.rows], self.numbers)
        return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def trace(*parts: object) -> int:
    """A number for a path and a value, the same in every process."""
    value = 2166136261
    for letter in "|".join(map(str, parts)).encode():
        value = ((value ^ letter) * 16777619) & 0xFFFFFFFF
    return value


_KNOWN: dict[type, tuple[int, list[tuple[str, int, bool]]]] = {}


def _fields_of(kind: type) -> tuple[int, list[tuple[str, int, bool]]]:
    found = _KNOWN.get(kind)
    if found is None:
        names = [field.name for field in fields(kind)]
        found = trace(kind.__name__), [(name, trace(kind.__name__, name), name in _SEATS) for name in names]
        _KNOWN[kind] = found
    return found


def traces(record: Record, seat: Seat, seats: int, depth: int = 0) -> Iterator[int]:
    """Walk a record: one number for its kind, and one for each small value in a field of it."""
    base, names = _fields_of(type(record))
    yield base
    for name, way, is_seat in names:
        value = getattr(record, name)
        if isinstance(value, int):
            if is_seat and 0 <= value < seats:
                value = (value - seat) % seats
            yield (way + value * 7919 + 1) * 2654435761 & 0xFFFFFFFF
        elif isinstance(value, str):
            yield trace(way, value)
        elif isinstance(value, (list, tuple)):
            for item in value[:4]:
                if isinstance(item, int):
                    yield (way + item * 7919 + 17) * 2654435761 & 0xFFFFFFFF
        elif isinstance(value, Record) and depth < _DEEPEST:
            yield from traces(value, seat, seats, depth + 1)


class Doings:
    """Room in a ledger for what is under way: who is asked what, and the frames on top. Built by walking records."""

    def __init__(self, ledger: Ledger, size: int = 1024, frames: int = 2) -> None:
        self.size = size
        self.frames = frames
        self.who = ledger.row("asked: who", 6)
        self.kind = ledger.row("asked: what", 256)
        self.frame = ledger.row("under way", size)

    def ids(
        self, seat: Seat, seats: int, decider: Seat | None, decision: Decision | None, frames: list[Frame]
    ) -> Iterator[int]:
        """Ids of the open decision and of the uppermost frames, as the seat sees them."""
        if decider is None:
            yield self.who + 5
            return
        yield self.who + min((decider - seat) % seats, 4)
        if decision is not None:
            yield self.kind + trace(decision.kind) % 256
        for frame in frames[-self.frames :]:
            for found in traces(frame, seat, seats):
                yield self.frame + found % self.size
