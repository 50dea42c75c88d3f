"""Places at the table: players are known by them, whatever they are called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NewType, Protocol, TypeVar, cast

T = TypeVar("T")

# Counted from 0 around the table, so that nobody takes a card or a number for one.
Seat = NewType("Seat", int)

MOST_SEATS = 8
SEATS: tuple[Seat, ...] = tuple(Seat(number) for number in range(MOST_SEATS))
NOBODY = Seat(-1)  # where no player is meant


class _Seated(Protocol):
    def __call__(self, things: Iterable[T], /) -> Iterator[tuple[Seat, T]]: ...


# What each seat has, with the seat: only its type differs from what Python has.
seated = cast(_Seated, enumerate)

_FIRST = tuple(SEATS[:number] for number in range(MOST_SEATS + 1))


def first_seats(number: int) -> tuple[Seat, ...]:
    """All seats of a table for so many."""
    return _FIRST[number]


def next_seat(seat: Seat, number: int) -> Seat:
    """The seat to the left, at a table for so many."""
    return SEATS[(seat + 1) % number]


def other_seats(seat: Seat, number: int) -> tuple[Seat, ...]:
    """The others in the order of play, from the left."""
    return _FIRST[number][seat + 1 :] + _FIRST[seat]
