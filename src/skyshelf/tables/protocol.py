"""What goes over the wire: the types of every request and answer. docs/server.md tells how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from skyshelf.tables.chat_lines import Circle, QuickPhrase
from skyshelf.tables.entries import What
from skyshelf.tables.plan import ClockPlan, Mode, Plan, Text, Word

Key: TypeAlias = Annotated[str, Meta(max_length=64, description="The same key is carried out once.")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class GuestBody(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class GuestAnswer(Struct, frozen=True):
    """Who one is here. The token goes into the header `X-Skyshelf-Token` of every POST."""

    name: str
    token: str


class TableBody(Plan, frozen=True, forbid_unknown_fields=True):
    """A plan for a table, and the key that makes a repeated request harmless."""

    key: Key = ""


class SeatBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, or the first free one; the name is that of the guest."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    key: Key = ""


class KeyBody(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key = ""


class MoveBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a prompt: the index of a choice, or its text."""

    prompt: Number
    choice: Number | Annotated[str, Meta(max_length=200)]
    key: Key = ""


class UndoBody(Struct, frozen=True, forbid_unknown_fields=True):
    prompt: Number
    key: Key = ""


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that needs the others' consent; `seat` is the one that a bot should take over."""

    what: What
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    key: Key = ""


class AnswerBody(Struct, frozen=True, forbid_unknown_fields=True):
    request: Number
    yes: bool
    key: Key = ""


class DeckBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as text, and the settings of the game that it is meant for."""

    game: Word
    text: Text
    settings: dict[Word, bool | int | Text] = {}
    key: Key = ""


class CampaignBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck by name or as text, and how the games so far ended."""

    deck: Text
    level: Annotated[int, Meta(ge=0, le=99)]
    seed: Number
    results: Annotated[list[bool], Meta(max_length=100)] = []
    key: Key = ""


class SayBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say in one's own words, or one of the phrases that each reader sees in their own language."""

    text: Annotated[str, Meta(max_length=1000)] = ""
    phrase: QuickPhrase | Literal[""] = ""
    key: Key = ""


class Done(Struct, frozen=True):
    """It is done and kept; `version` is the table's at that moment."""

    version: int


class Checked(Struct, frozen=True):
    """What stands against a plan; "" if nothing does."""

    problem: str


class NewTable(Struct, frozen=True):
    table: str


class Problem(Struct, frozen=True):
    """Why not: a word for programs, a sentence for people, and the rule of the game if one stands against it."""

    error: str
    text: str
    rule: str = ""


class SettingNote(Struct, frozen=True):
    """With `text` a player may write something of their own besides the values, such as a deck."""

    name: str
    values: list[bool | int | str]
    rule: str
    text: bool = False
    usual: bool | int | str = ""
    title: str = ""
    help: str = ""
    titles: list[str] = []


class SizeNote(Struct, frozen=True):
    """A number of players, and what each seat stands for where seats differ."""

    seats: int
    roles: list[str]


class WayNote(Struct, frozen=True):
    """A way to play: the settings that make it, and the numbers of players it is for."""

    name: str
    title: str
    help: str
    settings: dict[str, bool | int | str]
    sizes: list[SizeNote]


class GameNote(Struct, frozen=True):
    name: str
    title: str
    about: str
    fewest: int
    most: int
    settings: list[SettingNote]
    bots: list[str]
    ways: list[WayNote]
    # Whether its players build decks.
    decks: bool = False


class TableNote(Struct, frozen=True):
    table: str
    game: str
    status: str
    made_at: float


class SaidEvent(Struct, frozen=True):
    """Something that happened, in the form for this reader; `rule` is what it follows."""

    kind: str
    rule: str
    args: dict[str, Any]
    secret: bool
    text: str


class Choice(Struct, frozen=True):
    """What can be chosen: a label for people, a text to type, and its parts for a board that lights up."""

    label: str
    text: str
    group: str
    option: dict[str, Any]


class PromptNote(Struct, frozen=True):
    number: int
    kind: str
    rule: str
    text: str
    choices: list[Choice]
    groups: dict[str, str]


class SeatState(Struct, frozen=True):
    """`role` is what the seat stands for where seats differ, such as a team."""

    name: str
    role: str
    person: bool
    bot: str
    left: bool


class RequestNote(Struct, frozen=True):
    number: int
    what: What
    seat: int
    about: int
    waiting_for: list[int]


class RoomState(Struct, frozen=True):
    """With `lesson` the table is for a guided first game."""

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
    lesson: str
    chat: bool


class TimesNote(Struct, frozen=True):
    running: int | None
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


class CoachCard(Struct, frozen=True):
    """One thing the coach says, the parts of the board it is about, and what is going to happen, if it tells."""

    text: str
    look: list[str]
    facts: list[str]


class CoachNote(Struct, frozen=True):
    """What the coach of a lesson says now; `expected` are the choices that lead on.

    With `no` all others are declined, in these words.
    """

    chapter: int
    step: int
    steps: int
    cards: list[CoachCard]
    expected: list[int]
    no: str
    finished: bool


class CommentNote(Struct, frozen=True):
    """What the coach says when something happens, or is asked, for the first time."""

    name: str
    event: str
    prompt: str
    who: Literal["", "me", "other"]
    place: str
    look: list[str]
    text: str


class ChapterNote(Struct, frozen=True):
    title: str
    goal: str
    comments: list[CommentNote]


class LessonNote(Struct, frozen=True):
    """A guided first game; `foresees` says whether the game can tell what happens next."""

    game: str
    minutes: int
    foresees: bool
    chapters: list[ChapterNote]


class LessonBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter to go to, counted from 0."""

    chapter: Annotated[int, Meta(ge=0, le=99)] = 0
    key: Key = ""


class TableState(Struct, frozen=True):
    """The whole table as one reader may see it."""

    table: str
    version: int
    seat: int | None
    room: RoomState
    view: dict[str, Any] | None
    figures: dict[str, Any]
    prompt: PromptNote | None
    times: TimesNote | None
    undo: UndoNote
    coach: CoachNote | None


class TableStep(Struct, frozen=True):
    """One entry of the table's journal: what was seen of it and what it changed."""

    table: str
    version: int
    at: float
    what: str
    text: str
    events: list[SaidEvent]
    back_to: int | None
    changes: list[Change] | None
    figures: dict[str, Any] | None
    room: RoomState | None
    prompt: PromptNote | None
    times: TimesNote | None
    undo: UndoNote
    coach: CoachNote | None


class ReplayStep(Struct, frozen=True):
    """What one choice led to, as one reader saw it. `chosen` is for those alone who were asked."""

    number: int
    seat: int
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
    seat: int | None
    own: int | None
    over: bool
    choices: int
    start: int
    room: RoomState
    view: dict[str, Any]
    figures: dict[str, Any]
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
    mover: int
    seat: int
    before: float
    after: float
    chosen: str
    text: list[str]


class LuckRow(Struct, frozen=True):
    """`counts` are in the order of the values; `seat` is null where chance spoke to everybody."""

    seat: int | None
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
    winners: list[int]
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


class Advice(Struct, frozen=True):
    """What the search bot would choose: the index of a choice."""

    prompt: int
    choice: int


class Reason(Struct, frozen=True):
    """A rule that stands against something, and a sentence about it."""

    rule: str
    text: str


class Outlook(Struct, frozen=True):
    """What is going to happen if nobody changes anything, scene by scene, and why it is not certain."""

    scenes: list[str]
    doubts: list[str]


class PileNote(Struct, frozen=True):
    """A leading card and the numbers of the cards that go with it."""

    head: str
    cards: dict[str, int]


class DeckFault(Struct, frozen=True):
    """Something wrong with a deck, and the cards it is about."""

    rule: str
    text: str
    cards: list[str]


class DeckNote(Struct, frozen=True):
    """A deck that was looked at: `text` is for tables, `shown` has the names of the reader's language."""

    readable: bool
    text: str
    shown: str
    piles: list[PileNote]
    faults: list[DeckFault]
    settings: dict[str, bool | int | str]
    # What is worth knowing about the game that it is meant for.
    remarks: list[str]


class Drawing(Struct, frozen=True):
    """The table as text, for games that have no board of their own."""

    text: str


class RuleNote(Struct, frozen=True):
    """A rule of a game's catalogue; `page` is that of the printed rulebook.

    `same` and `changes` are the rules of another edition that it repeats or replaces.
    """

    id: str
    page: str
    text: str
    chapter: str
    section: str
    same: list[str]
    changes: list[str]


class LanguageNote(Struct, frozen=True):
    code: str
    name: str


class ThinkingNote(Struct, frozen=True):
    table: str
    seat: int


class PresenceNote(Struct, frozen=True):
    table: str
    seat: int
    here: bool


class RemarkNote(Struct, frozen=True):
    """Something said at a table; `speaker` tells its people apart, `seat` is None for a spectator."""

    table: str
    id: str
    at: float
    circle: Circle
    speaker: str
    seat: int | None
    name: str
    phrase: str
    text: str


class PhraseNote(Struct, frozen=True):
    phrase: QuickPhrase
    text: str


class ChatNote(Struct, frozen=True):
    """What was said, as far as the reader may hear it; `speaker` is the reader."""

    speaker: str
    longest: int
    remarks: list[RemarkNote]
    phrases: list[PhraseNote]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str
    database: str
    tables: int
    streams: int
