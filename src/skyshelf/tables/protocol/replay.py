"""A game that is looked back on: its moments, and the report of how it went."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from skyshelf.engine.seat import Seat
from skyshelf.tables.protocol.parts import Figures, View
from skyshelf.tables.protocol.requests import Key, Number
from skyshelf.tables.protocol.table import Change, RoomState, SaidEvent


class ReplayStep(Struct, frozen=True):
    """What one choice led to, as one reader saw it. `chosen` is for those alone who were asked."""

    number: int
    seat: Seat
    turn: int
    chosen: str
    events: list[SaidEvent]
    changes: list[Change]
    figures: list[Change]


class Replay(Struct, frozen=True):
    """A part of a game: the view after `start` choices, and the steps that follow it, of `choices` in all.

    `number` says which of the table's `games` it is; `over` whether other seats' eyes can be borrowed."""

    table: str
    number: int
    games: int
    seat: Seat | None
    own: Seat | None
    over: bool
    choices: int
    start: int
    room: RoomState
    view: View
    figures: Figures
    turn: int
    events: list[SaidEvent]
    steps: list[ReplayStep]


class PlotLine(Struct, frozen=True):
    """`seats` are those it belongs to; a line of a thing has none."""

    name: str
    seats: list[int]
    values: list[float]


class Plot(Struct, frozen=True):
    """Lines with a value at each of the report's points. `unit` stands behind the numbers."""

    id: str
    title: str
    unit: str
    lines: list[PlotLine]


class TurnNote(Struct, frozen=True):
    """The number of choices after which a turn began."""

    number: int
    turn: int


class MomentNote(Struct, frozen=True):
    """Where the game turned: whose chances went from where to where, by which choice, and what happened."""

    number: int
    turn: int
    mover: Seat
    seat: Seat
    before: float
    after: float
    chosen: str
    text: list[str]


class LuckRow(Struct, frozen=True):
    """`counts` are in the order of the values; `seat` is null where chance spoke to everybody."""

    seat: Seat | None
    counts: list[int]
    average: float


class LuckNote(Struct, frozen=True):
    title: str
    values: list[int]
    rows: list[LuckRow]


class Report(Struct, frozen=True):
    """A finished game looked back on. The first plot tells most; `points` are numbers of choices."""

    table: str
    number: int
    game: str
    title: str
    names: list[str]
    winners: list[Seat]
    kind: str
    rule: str
    text: str
    scores: list[int]
    choices: int
    began: float
    ended: float
    turns: list[TurnNote]
    points: list[int]
    plots: list[Plot]
    moments: list[MomentNote]
    luck: list[LuckNote]


class JournalBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a file, as `skyshelf play` and a finished table give it."""

    journal: Annotated[str, Meta(max_length=60_000)]
    key: Key = ""


class BranchBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, in one of its seats, against bots."""

    at: Number
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    game: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    key: Key = ""
