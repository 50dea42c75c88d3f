"""What a table's journal is made of. A table is what its entries, read in order, make of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from skyshelf.engine.seat import SEATS, Seat
from skyshelf.tables.entry_codec import EntryCodec
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.plan import Plan

Why: TypeAlias = Literal["time", "broke"]
Verdict: TypeAlias = Literal["decided", "out-of-time", "event-over"]
What: TypeAlias = Literal["take-back", "take-over", "rematch", "clock", "draw", "call-off", "resign"]


class Created(Struct, tag="created", frozen=True):
    """The table exists; with a lesson it is for a guided first game, with an event for one of its games."""

    plan: Plan
    lesson: str = ""
    event: str = ""


class Sat(Struct, tag="sat", frozen=True):
    """A person takes a seat."""

    seat: Seat
    name: str


class Renamed(Struct, tag="renamed", frozen=True):
    """A person who sits there is called otherwise from now on."""

    seat: Seat
    name: str
    before: str


class Left(Struct, tag="left", frozen=True):
    """A person gets up; once the game runs the seat stays theirs."""

    seat: Seat


class Turned(Struct, tag="turned", frozen=True):
    """The lesson goes to a chapter, from its beginning."""

    seat: Seat
    chapter: int


class Started(Struct, tag="started", frozen=True, omit_defaults=True):
    """A game begins. The seed is in hexadecimal: JSON readers disagree about large numbers.

    A chapter of a lesson has a position to begin with, in the words of scenarios, and settings of its own: what was
    begun can be read again when the lesson has changed.
    """

    seed: str
    rules: int
    then: Seat | None
    position: dict[str, Any] = {}
    settings: dict[str, bool | int | str] | None = None


class Chose(Struct, tag="chose", frozen=True):
    """A decision is answered; `then` is who decides next, nobody once the game is over."""

    seat: Seat
    index: int
    text: str
    then: Seat | None


class Undone(Struct, tag="undone", frozen=True):
    """The seat takes its own choices back, so that `to` choices stand."""

    seat: Seat
    to: int


class Asked(Struct, tag="asked", frozen=True, omit_defaults=True):
    """A seat wants what needs the consent of the seats `of`: to go back to `to` choices, or a bot in `about`.

    `winners` are those who win if it ends the game; None where the game goes on without the one who asked.
    """

    seat: Seat
    what: What
    of: tuple[Seat, ...]
    to: int = 0
    about: Seat = SEATS[0]
    winners: tuple[Seat, ...] | None = None


class Answered(Struct, tag="answered", frozen=True):
    """A seat agrees with what was asked, or does not; the one who asked may withdraw."""

    seat: Seat
    yes: bool


class TakenOver(Struct, tag="taken-over", frozen=True):
    """A bot plays for a seat from now on: its person is away, or its bot broke."""

    seat: Seat
    bot: str
    why: Why


class OutOfTime(Struct, tag="out-of-time", frozen=True):
    """The time of a seat is up in a rated game that no other person plays on: it is lost."""

    seat: Seat
    winners: tuple[Seat, ...]


class Hinted(Struct, tag="hinted", frozen=True):
    """A seat has asked a bot what it would do, in a game between people that agreed on hints."""

    seat: Seat


class Returned(Struct, tag="returned", frozen=True):
    """A person plays their own seat again."""

    seat: Seat


class Away(Struct, tag="away", frozen=True):
    """When a person is on holiday, all that is still to come; the clock of a game in days stands still then."""

    seat: Seat
    holidays: tuple[Holiday, ...]


class Settled(Struct, tag="settled", frozen=True):
    """The event whose game this is counts it already, or not at all: it ends here, however it stands."""

    verdict: Verdict
    winners: tuple[Seat, ...]


Entry: TypeAlias = (
    Created
    | Sat
    | Renamed
    | Left
    | Turned
    | Started
    | Chose
    | Undone
    | Asked
    | Answered
    | TakenOver
    | OutOfTime
    | Hinted
    | Returned
    | Away
    | Settled
)

_codec: EntryCodec[Entry] = EntryCodec(Entry)
read_entry, write_entry = _codec.read, _codec.write


class Row(NamedTuple):
    """An entry as it is kept: its number, when, by whom, under which key of theirs."""

    n: int
    at: float
    actor: str
    key: str
    entry: Entry
