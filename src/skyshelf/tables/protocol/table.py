"""A table as one reader may see it, and what changes on it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from skyshelf.engine.seat import Seat
from skyshelf.tables.entries import What
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.plan import ClockPlan, Mode, Text, Word
from skyshelf.tables.protocol.lessons import CoachNote
from skyshelf.tables.protocol.parts import EventArgs, Figures, OptionParts, View
from skyshelf.tables.room import Cause


class SaidEvent(Struct, frozen=True):
    """Something that happened, in the form for this reader; `rule` is what it follows."""

    kind: str
    rule: str
    args: EventArgs
    secret: bool
    text: str


class Choice(Struct, frozen=True):
    """What can be chosen: a label for people, a text to type, and its parts for a board that lights up.

    What is `aside` is about how one is asked, and no answer. By what `harms` one only loses something.
    What is `vain` costs something and would change nothing.
    """

    label: str
    text: str
    group: str
    option: OptionParts
    aside: bool = False
    harms: bool = False
    vain: bool = False


class PromptNote(Struct, frozen=True):
    number: int
    kind: str
    rule: str
    text: str
    about: str
    choices: list[Choice]
    groups: dict[str, str]


class SeatState(Struct, frozen=True):
    """`role` is what the seat stands for where seats differ, such as a team. On `holidays` a clock in days stands
    still for it.
    """

    name: str
    role: str
    person: bool
    bot: str
    left: bool
    holidays: list[Holiday]


class RequestNote(Struct, frozen=True):
    number: int
    what: What
    seat: Seat
    about: Seat
    waiting_for: list[Seat]


class EndingNote(Struct, frozen=True):
    """How a game was ended before its rules did, by whose wish if it was one of the table, and who won by it."""

    how: Cause
    seat: Seat | None
    winners: list[Seat]
    text: str


class RoomState(Struct, frozen=True):
    """With `lesson` the table is for a guided first game. `frozen` says why its game cannot be played on.

    `commitment` is shown from the start, `seed`, which it was made of, once the game is over.
    """

    game: str
    mode: Mode
    settings: dict[Word, bool | int | Text]
    clock: ClockPlan
    watch: Literal["everybody", "nobody"]
    window: float
    status: Literal["waiting", "playing", "over"]
    number: int
    seats: list[SeatState]
    request: RequestNote | None
    commitment: str
    seed: str
    lesson: str
    chat: bool
    hints: bool
    phrases: bool
    frozen: str
    # How people ended the game, where its rules did not.
    ended: EndingNote | None
    # Whether there are two sides or more, so that a game can be drawn.
    rivals: bool
    # What one is invited to, and what was agreed once all are there, in a sentence or two.
    invitation: str
    # Whether the result counts for ratings, and the event whose game this is, or "".
    rated: bool
    event: str


class TimesNote(Struct, frozen=True):
    running: Seat | None
    since: float
    deadline: float | None
    banks: list[float]


class UndoNote(Struct, frozen=True):
    freely: int
    by_asking: bool


class Change(Struct, frozen=True):
    """An operation of JSON Patch (RFC 6902) on the view."""

    op: Literal["replace"]
    path: str
    value: Any


class PassingNote(Struct, frozen=True):
    """Until what one passes in advance, "" if one does not, and what there is to choose from; told to nobody else.

    `asked`: the open prompt is one that can be passed so.
    """

    until: str
    untils: list[str]
    asked: bool


class TableState(Struct, frozen=True):
    """The whole table as one reader may see it; without a view `figures` is empty."""

    table: str
    version: int
    seat: Seat | None
    room: RoomState
    view: View | None
    figures: Figures
    prompt: PromptNote | None
    times: TimesNote | None
    undo: UndoNote
    coach: CoachNote | None
    passing: PassingNote | None


class TableStep(Struct, frozen=True):
    """One entry of the table's journal: what was seen of it and what it changed; `by` is who made a choice."""

    table: str
    version: int
    at: float
    what: str
    by: Seat | None
    text: str
    events: list[SaidEvent]
    back_to: int | None
    changes: list[Change] | None
    figures: Figures | None
    room: RoomState | None
    prompt: PromptNote | None
    times: TimesNote | None
    undo: UndoNote
    coach: CoachNote | None
    passing: PassingNote | None


class HintNote(Struct, frozen=True):
    """The index of a choice, the chance to win that it leaves from 0 to 1, and what it surely does."""

    choice: int
    chance: float
    does: list[str]


class Advice(Struct, frozen=True):
    """What a bot thinks of the open prompt: the index of the best choice, and the best few with reasons."""

    prompt: int
    choice: int
    hints: list[HintNote]


class Reason(Struct, frozen=True):
    """A rule that stands against something, and a sentence about it."""

    rule: str
    text: str


class Outlook(Struct, frozen=True):
    """What is going to happen if nobody changes anything, scene by scene, and why it is not certain."""

    scenes: list[str]
    doubts: list[str]


class Drawing(Struct, frozen=True):
    """The table as text, for games that have no board of their own."""

    text: str


class ThinkingNote(Struct, frozen=True):
    table: str
    seat: Seat


class PresenceNote(Struct, frozen=True):
    table: str
    seat: Seat
    here: bool
