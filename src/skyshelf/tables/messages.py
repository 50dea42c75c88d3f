"""What a table tells those who watch it, one form for each audience, not yet in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from skyshelf.engine.decision import Decision
from skyshelf.engine.event import Seen
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.engine.view import View
from skyshelf.tables.changes import Change
from skyshelf.tables.chat_lines import ChatLine, has_chat
from skyshelf.tables.entries import Asked
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.protocol.table import SaidEvent
from skyshelf.tables.room import Ending, Room, Status
from skyshelf.tables.teaching import Lecture


@dataclass(slots=True, frozen=True)
class SeatNote:
    """A seat as everybody may know it; who the person is stays with the server."""

    name: str
    role: str
    person: bool
    bot: str
    left: bool
    holidays: tuple[Holiday, ...] = ()


@dataclass(slots=True, frozen=True)
class RoomNote:
    """The table without its game."""

    plan: Plan
    speech: str  # of the game: what the keys of its words start with
    status: Status
    game: int
    seats: tuple[SeatNote, ...]
    request: Asked | None
    request_number: int
    waiting_for: tuple[Seat, ...]
    commitment: str
    seed: str  # what was committed to, once the game is over
    lesson: str
    chat: bool
    clock: ClockPlan
    frozen: bool
    ended: Ending | None
    host: str  # the name of the one who made the table, if they sit there
    rivals: bool  # whether there are two sides or more
    event: str  # whose game is played here, or ""

    @staticmethod
    def of(
        room: Room,
        game: Game,
        roles: tuple[str, ...],
        sides: tuple[int, ...],
        commitment: str,
        frozen: bool = False,
    ) -> RoomNote:
        request = room.request
        return RoomNote(
            plan=room.plan,
            speech=game.speech,
            status=room.status,
            game=room.game,
            seats=tuple(
                SeatNote(seat.name, role, bool(seat.guest), seat.bot, seat.left, seat.holidays)
                for seat, role in zip(room.seats, roles, strict=True)
            ),
            request=request.asked if request is not None else None,
            request_number=request.number if request is not None else 0,
            waiting_for=tuple(sorted(request.needed - request.agreed)) if request is not None else (),
            commitment=commitment,
            seed=room.started.seed if room.started is not None and room.status == "over" else "",
            lesson=room.lesson,
            chat=has_chat(room),
            clock=room.clock.plan,
            frozen=frozen,
            ended=room.ended,
            host=room.host_name,
            rivals=len(set(sides)) > 1,
            event=room.event,
        )


@dataclass(slots=True, frozen=True)
class Times:
    """Whose time runs since when, until when, and what is left in the banks."""

    running: Seat | None
    since: float
    deadline: float | None
    banks: tuple[float, ...]

    @staticmethod
    def of(room: Room) -> Times | None:
        if room.clock.plan.kind == "none" or room.status != "playing":
            return None
        clock = room.clock
        return Times(clock.running, clock.since, room.deadline(), tuple(clock.banks))


@dataclass(slots=True, frozen=True)
class Prompt:
    """The open decision, for the seat that must answer it."""

    number: int
    decision: Decision


@dataclass(slots=True, frozen=True)
class TakingBack:
    """What the watcher may take back now: so many choices freely, or one by asking the others."""

    freely: int = 0
    by_asking: bool = False


@dataclass(slots=True, frozen=True)
class PassingUntil:
    """For a player alone: until what they pass in advance, "" if they do not, and what there is to choose from.

    `asked`: they are asked something now that they could pass so.
    """

    until: str
    untils: tuple[str, ...]
    asked: bool


@dataclass(slots=True)
class Picture:
    """The whole table as one audience may see it."""

    room_id: str
    version: int
    seat: Seat | None
    names: tuple[str, ...]
    game: Game
    room: RoomNote
    view: View | None
    prompt: Prompt | None
    times: Times | None
    taking_back: TakingBack
    lecture: Lecture | None = None
    passing: PassingUntil | None = None
    # Rendered forms by language: watchers with the same view and language share them.
    rendered: dict[str, bytes] = field(default_factory=dict)


@dataclass(slots=True)
class Step:
    """One entry of the journal: what was seen of it and what it changed.

    A step that is told later, after a connection was lost, has no changes; a picture follows it.
    """

    room_id: str
    version: int
    at: float
    seat: Seat | None
    names: tuple[str, ...]
    game: Game
    what: str
    phrase: Phrase | None  # what happened at the table, where the game has nothing to say about it
    seen: tuple[Seen, ...]
    by: Seat | None = None  # who chose, where a choice was made
    back_to: int | None = None  # the version whose choice is now the last one that stands
    changes: list[Change] | None = None
    view: View | None = None  # after it, where there are changes
    room: RoomNote | None = None
    prompt: Prompt | None = None
    times: Times | None = None
    taking_back: TakingBack = TakingBack()
    lecture: Lecture | None = None
    passing: PassingUntil | None = None
    rendered: dict[str, bytes] = field(default_factory=dict)
    # What was seen, in words, by language: those who have seen the same share it, whatever else they are told.
    told: dict[str, list[SaidEvent]] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Thinking:
    """A bot takes its time."""

    room_id: str
    seat: Seat


@dataclass(slots=True, frozen=True)
class Presence:
    """A person came or went."""

    room_id: str
    seat: Seat
    here: bool


@dataclass(slots=True, frozen=True)
class ChatSaid:
    """Somebody says something."""

    room_id: str
    line: ChatLine


@dataclass(slots=True, frozen=True)
class Closing:
    """This stream ends; the browser comes back by itself."""

    room_id: str = ""


Message: TypeAlias = Picture | Step | Thinking | Presence | ChatSaid | Closing


class Outbox(Protocol):
    """Where a watcher's messages go; it must never make the table wait."""

    def put(self, message: Message) -> None: ...
