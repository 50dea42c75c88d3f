"""What is asked of events, and what they tell."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from skyshelf.events.entries import How, Stage
from skyshelf.events.event import Status
from skyshelf.events.plan import EventPlan, Format
from skyshelf.tables.protocol.requests import Key

Number: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Pool: TypeAlias = Annotated[str, Meta(max_length=4000)]
Reason: TypeAlias = Annotated[str, Meta(max_length=400)]


class EventBody(EventPlan, frozen=True, forbid_unknown_fields=True):
    """A plan for an event, and the key that makes a repeated request harmless."""

    key: Key = ""


class EntryBody(Struct, frozen=True, forbid_unknown_fields=True):
    """`pool` is the deck that one brings, `team` the name of a new team, `player` a team that is there already."""

    pool: Pool = ""
    team: Annotated[str, Meta(max_length=24)] = ""
    player: Number | None = None
    key: Key = ""


class PoolBody(Struct, frozen=True, forbid_unknown_fields=True):
    pool: Pool
    key: Key = ""


class RoundBody(Struct, frozen=True, forbid_unknown_fields=True):
    round: Number
    key: Key = ""


class BotsBody(Struct, frozen=True, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=1, le=512)] = 1
    pool: Pool = ""
    key: Key = ""


class PlayerBody(Struct, frozen=True, forbid_unknown_fields=True):
    player: Number
    key: Key = ""


class ApartBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Two who are not to meet; or, not `apart`, who may again."""

    one: Number
    other: Number
    apart: bool = True
    key: Key = ""


class CorrectionBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Ranks in the order of the group's players; 0 is for one who gets nothing."""

    round: Number
    group: Number
    ranks: Annotated[tuple[Annotated[int, Meta(ge=0, le=8)], ...], Meta(max_length=8)]
    reason: Reason
    key: Key = ""


class SendAwayBody(Struct, frozen=True, forbid_unknown_fields=True):
    player: Number
    reason: Reason
    key: Key = ""


class CallOffBody(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason
    key: Key = ""


class NewEvent(Struct, frozen=True):
    event: str


class CallNote(Struct, frozen=True):
    """An event that waits for somebody to say that they are there."""

    event: str
    name: str


class EventListNote(Struct, frozen=True):
    event: str
    status: str
    made_at: float
    name: str
    game: str
    format: Format
    host: str
    players: int
    round: int
    starts_at: float | None
    entry_open: bool


class PlayerNote(Struct, frozen=True):
    """`pool` is shown with the first round, its digest from the start on."""

    number: int
    name: str
    members: list[str]
    bot: str
    active: bool
    complete: bool
    head_start: int
    digest: str
    pool: str


class GroupNote(Struct, frozen=True):
    """Points are in twelfths, in the order of the players; None while it is not known."""

    players: list[int]
    ready: list[int]
    absent: list[int]
    table: str
    points: list[int] | None
    how: How | Literal[""]
    corrected: bool
    opens_at: float
    ready_by: float
    closes_at: float


class RoundNote(Struct, frozen=True):
    number: int
    stage: Stage
    closed: bool
    groups: list[GroupNote]


class StandingNote(Struct, frozen=True):
    place: int
    player: int
    points: int
    buchholz: int
    rate: float
    margin: int
    games: int
    wins: int
    reached: int


class CorrectionNote(Struct, frozen=True):
    at: float
    round: int
    group: int
    points: list[int]
    reason: str


class SentAwayNote(Struct, frozen=True):
    at: float
    player: int
    reason: str


class EventNote(Struct, frozen=True):
    """An event as everybody sees it; the seed is shown when it is over. `rounds_planned` is 0 on a ladder."""

    event: str
    version: int
    status: Status
    plan: EventPlan
    host: str
    people: int
    sides: int
    players: list[PlayerNote]
    rounds: list[RoundNote]
    rounds_planned: int
    standings: list[StandingNote]
    ladder: list[int]
    apart: list[list[int]]
    corrections: list[CorrectionNote]
    sent_away: list[SentAwayNote]
    entry_open: bool
    entry_until: float | None
    commitment: str
    seed: str
    called_off: str


class EventState(Struct, frozen=True):
    """An event as one person sees it: which player they are, and whether it is theirs to organise."""

    me: int | None
    organiser: bool
    now: float
    event: EventNote
