"""A table as its journal tells it: seats, the game's line of choices, requests, the clock. No game in it."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, assert_never, get_args

from skyshelf.engine.seat import Seat, seated
from skyshelf.tables.clock import Clock, Spell
from skyshelf.tables.entries import (
    Answered,
    Asked,
    Away,
    Chose,
    Created,
    Entry,
    Hinted,
    Left,
    OutOfTime,
    Renamed,
    Returned,
    Row,
    Sat,
    Settled,
    Started,
    TakenOver,
    Turned,
    Undone,
    Verdict,
)
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.names import skeleton
from skyshelf.tables.plan import ClockPlan, Plan

Status: TypeAlias = Literal["waiting", "playing", "over"]
How: TypeAlias = Literal["draw", "call-off", "resign"]
Cause: TypeAlias = How | Verdict | Literal["time-up"]

# A client repeats its last request, not one of long ago.
_KEYS = 64
# Plays for a person who is away: sensible, and quick.
STAND_IN = "greedy"
# A lost connection is found again, and a bot has thought, within this time.
_LEAST_ABSENCE = 60.0
# What a table without a clock gets when the others ask for one.
ASKED_CLOCK = ClockPlan("move", seconds=180)


@dataclass(slots=True)
class RoomSeat:
    """A place at the table. A person keeps it while a bot stands in."""

    name: str = ""
    guest: str = ""  # who sits there; "" for a bot or an empty seat
    bot: str = ""  # the level of the bot that plays it now
    left: bool = False
    acted_at: float = 0.0  # when its person last did something
    holidays: tuple[Holiday, ...] = ()  # of its person, where the clock counts days

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    @property
    def here(self) -> bool:
        """Whether a person plays it."""
        return bool(self.guest) and not self.bot and not self.left


@dataclass(slots=True)
class Request:
    """Something that needs the consent of others."""

    asked: Asked
    number: int
    needed: set[Seat]
    agreed: set[Seat] = field(default_factory=set)


@dataclass(slots=True, frozen=True)
class Ending:
    """How a game was ended before its rules did: by whose wish, if it was one of the table, and who won by it."""

    how: Cause
    seat: Seat | None
    winners: tuple[Seat, ...]


@dataclass(slots=True)
class Move:
    """A choice that stands: its entry, its seat, its index and its text, and the time that it took."""

    n: int
    seat: Seat
    index: int
    text: str
    spell: Spell


class Room:
    """Made by applying entries in order; the same entries make the same room in every process."""

    def __init__(self, plan: Plan, lesson: str = "", event: str = "") -> None:
        self.plan = plan
        self.event = event  # whose game is played here, or ""
        self.lesson = lesson  # the game that is taught here, or ""
        self.chapter = 0
        self.status: Status = "waiting"
        self.seats = [RoomSeat(bot=seat.level) for seat in plan.seats]
        for number, seat in seated(plan.seats):
            if seat.level:
                self.seats[number].name = self.free_name(seat.name or seat.level.partition(":")[0], number)
        self.version = 0  # the number of the last entry
        self.changed_at = 0.0  # and when it was made; no later one is earlier
        self.game = 0  # how many games were started here
        self.started: Started | None = None
        self.started_at = 0  # the entry that started the game
        self.line: list[Move] = []
        self.lowest: dict[int, int] = {}  # undone by entry n down to so many choices
        self.decider: Seat | None = None
        self.prompt = 0  # the entry that led to the open decision; it names the decision
        self.asked_at = 0.0  # when that was
        self.request: Request | None = None
        self.ended: Ending | None = None
        self.offered: dict[Seat, int] = {}  # after how many choices a seat last offered a draw
        self.deeds: Counter[str] = Counter()  # beside choices and answers in this game, by person
        self.host = ""  # who made the table
        self.clock = Clock(plan.clock, len(plan.seats))
        self.keys: OrderedDict[tuple[str, str], int] = OrderedDict()

    @staticmethod
    def read(rows: list[Row]) -> Room:
        created = rows[0].entry
        assert isinstance(created, Created)
        room = Room(created.plan, created.lesson, created.event)
        for row in rows:
            room.apply(row)
        return room

    @property
    def ready(self) -> bool:
        """Everybody is there and no game runs: it can begin."""
        return self.status == "waiting" and all(seat.taken for seat in self.seats)

    @property
    def asleep(self) -> bool:
        """All its people have left: nobody would see a bot move."""
        people = [seat for seat in self.seats if seat.guest]
        return bool(people) and all(seat.left for seat in people)

    @property
    def bot_to_move(self) -> str:
        """The level of the bot whose decision is open, or ""."""
        if self.status != "playing" or self.decider is None or self.asleep:
            return ""
        return self.seats[self.decider].bot

    @property
    def host_name(self) -> str:
        """The one who made the table, while they sit there."""
        seat = self.seat_of(self.host)
        return "" if seat is None else self.seats[seat].name

    def seat_of(self, guest: str) -> Seat | None:
        for number, seat in seated(self.seats):
            if guest and seat.guest == guest:
                return number
        return None

    def due(self) -> float | None:
        """When a server has something to do here without being asked: at once (0), at a time, or never.

        A bot moves when somebody is there to see it, so it makes no table due.
        """
        if self.ready:
            return 0.0
        return self.deadline() or self.abandoned_at()

    def deadline(self) -> float | None:
        if self.status != "playing" or self.asleep or self.bot_to_move:
            return None
        running = self.clock.running
        return self.clock.deadline(() if running is None else self.seats[running].holidays)

    def abandoned_at(self) -> float | None:
        """When whoever plays a game that counts alone against bots has lost it by not looking while one of them is to
        move.

        Bots move only where somebody looks: without this the clock of whoever goes away would never run again, and a
        tournament would wait for them until its round ends. They have as long as if it were their turn.
        """
        people = [number for number, each in seated(self.seats) if each.guest]
        if not self.bot_to_move or len(people) != 1 or people != self.others():
            return None
        (seat,) = people
        counts = bool(self.event) or (self.plan.rated and any(move.seat == seat for move in self.line))
        ends = self.clock.ends(seat, self.asked_at, self.seats[seat].holidays)
        if ends is None or not counts:
            return None
        return max(ends, self.asked_at + _LEAST_ABSENCE)

    def others(self, *seats: Seat) -> list[Seat]:
        """The people who play, without those in the given seats."""
        return [number for number, each in seated(self.seats) if each.here and number not in seats]

    def remembered(self, actor: str, key: str) -> int | None:
        """The entry that this person's key has led to, if it is not long ago."""
        return self.keys.get((actor, key)) if key else None

    def apply(self, row: Row) -> None:
        assert row.n == self.version + (0 if isinstance(row.entry, Created) else 1), "entries come in order"
        self.version = row.n
        self.changed_at = max(self.changed_at, row.at)
        if row.key:
            self.keys[row.actor, row.key] = row.n
            if len(self.keys) > _KEYS:
                self.keys.popitem(last=False)
        self._apply(row.n, row.at, row.actor, row.entry)
        if row.actor and not isinstance(row.entry, Chose | Answered):
            self.deeds[row.actor] += 1
        seat = self.seat_of(row.actor)
        if seat is not None:
            self.seats[seat].acted_at = row.at

    def _apply(self, n: int, at: float, actor: str, entry: Entry) -> None:
        match entry:
            case Created():
                self.host = actor
            case Sat(seat, name):
                self.seats[seat] = RoomSeat(name=self.free_name(name, seat), guest=actor)
            case Renamed(seat, name):
                self.seats[seat].name = self.free_name(name, seat)
            case Left(seat):
                self._leave(seat)
            case Turned(seat, chapter):
                self.chapter = chapter
                self.seats[seat].left = False
                self._clear_for_rematch()
            case Started():
                self._start(n, at, entry)
            case Chose(seat, index, text, then):
                self.line.append(Move(n, seat, index, text, self._pass_time(at, then)))
                self._turn_to(n, at, then)
                if then is None:
                    self.status = "over"
                    if self.request is not None and self.request.asked.what in get_args(How):
                        self.request = None  # it has ended by itself
            case Undone(_, to):
                self._go_back(n, at, to)
            case Asked():
                self.request = Request(entry, n, set(entry.of))
                if entry.what == "draw":
                    self.offered[entry.seat] = len(self.line)
                self._settle(n, at)
            case Answered(seat, yes):
                assert self.request is not None
                if yes:
                    self.request.agreed.add(seat)
                    self._settle(n, at)
                else:
                    self.request = None
            case Hinted():
                pass
            case Away(seat, holidays):
                self.seats[seat].holidays = holidays
            case TakenOver(seat, bot):
                self._stand_in(n, at, seat, bot)
            case OutOfTime(seat, winners):
                self.request = None
                self._end(at, Ending("time-up", seat, winners))
            case Returned(seat):
                self._return(n, at, seat)
            case Settled(verdict, winners):
                self.request = None
                self._end(at, Ending(verdict, None, winners))
            case _:
                assert_never(entry)

    def _leave(self, seat: Seat) -> None:
        if self.status == "waiting":
            self.seats[seat] = RoomSeat()
        else:
            self.seats[seat].left = True
        self.request = None

    def _start(self, n: int, at: float, entry: Started) -> None:
        self.status = "over" if entry.then is None else "playing"
        self.game += 1
        self.started = entry
        self.started_at = n
        self.line = []
        self.ended = None
        self.offered = {}
        self.deeds.clear()
        self.lowest = {}
        self.decider = entry.then
        self.prompt = n
        self.asked_at = at
        self.request = None
        self.clock = Clock(self.plan.clock, len(self.seats))
        self.clock.start(at, entry.then)

    def _turn_to(self, n: int, at: float, seat: Seat | None) -> None:
        self.decider = seat
        self.prompt = n
        self.asked_at = at
        if self.request is not None and self.request.asked.what == "take-back":
            self.request = None  # what it asked for is no longer the last choice

    def _pass_time(self, at: float, seat: Seat | None) -> Spell:
        return self.clock.turn_to(at, seat, self._bot_decides)

    @property
    def _bot_decides(self) -> bool:
        running = self.clock.running
        return running is not None and bool(self.seats[running].bot)

    def _go_back(self, n: int, at: float, to: int) -> None:
        undone = self.line[to:]
        del self.line[to:]
        self.lowest[n] = to
        self.clock.go_back(at, self._bot_decides, [(move.seat, move.spell) for move in undone])
        self._turn_to(n, at, undone[0].seat)

    def _settle(self, n: int, at: float) -> None:
        """Do what was asked once everybody has agreed."""
        request = self.request
        assert request is not None
        if not request.needed <= request.agreed:
            return
        self.request = None
        asked = request.asked
        match asked.what:
            case "take-back":
                self._go_back(n, at, asked.to)
            case "take-over":
                self._stand_in(n, at, asked.about, STAND_IN)
            case "rematch":
                self._clear_for_rematch()
            case "clock":
                self.clock = Clock(ASKED_CLOCK, len(self.seats))
                self.clock.start(at, self.decider)
            case "draw" | "call-off" | "resign":
                self._give_up(n, at, asked.what, asked)

    def _give_up(self, n: int, at: float, how: How, asked: Asked) -> None:
        """The people are done with the game; where it goes on without one of them, a bot plays their seat."""
        if asked.winners is None:
            self._stand_in(n, at, asked.seat, STAND_IN)
            self.seats[asked.seat].left = True
            return
        self._end(at, Ending(how, asked.seat, asked.winners))

    def _end(self, at: float, ended: Ending) -> None:
        self._pass_time(at, None)
        self.ended = ended
        self.decider = None
        self.status = "over"

    def _clear_for_rematch(self) -> None:
        """The same people again; whoever has left makes room."""
        self.status = "waiting"
        self.decider = None
        for number, (seat, planned) in enumerate(zip(self.seats, self.plan.seats, strict=True)):
            if seat.left:
                self.seats[number] = RoomSeat()
            elif seat.guest:
                seat.bot = ""
            else:
                seat.bot = planned.level

    def _stand_in(self, n: int, at: float, seat: Seat, bot: str) -> None:
        self.request = None
        if self._is_asked(seat):
            self.clock.stand_in(at, self._bot_decides, self.seats[seat].holidays)
            self._ask_anew(n, at)
        self.seats[seat].bot = bot

    def _is_asked(self, seat: Seat) -> bool:
        return self.status == "playing" and self.decider == seat

    def _ask_anew(self, n: int, at: float) -> None:
        """Somebody else plays the seat now: an answer that is still on its way must not count."""
        self.prompt = n
        self.asked_at = at

    def _return(self, n: int, at: float, seat: Seat) -> None:
        # Where no bot has played, the others have waited, and the clock has run.
        if self._is_asked(seat) and (self.seats[seat].bot or self.asleep):
            self.clock.come_back(at, self._bot_decides)
            self._ask_anew(n, at)
        self.seats[seat].bot = ""
        self.seats[seat].left = False

    def free_name(self, name: str, seat: Seat) -> str:
        """The name, with a number behind it if another seat's looks the same: two Adas would not tell who is who."""
        used = {skeleton(each.name) for number, each in seated(self.seats) if number != seat and each.name}
        if skeleton(name) not in used:
            return name
        number = 2
        while skeleton(f"{name} {number}") in used:
            number += 1
        return f"{name} {number}"
