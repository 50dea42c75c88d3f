"""All tables of a server: read when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TypeVar

from skyshelf.engine.errors import SkyshelfError, UnknownGame
from skyshelf.engine.rng import keyed_seed
from skyshelf.engine.seat import Seat, seated
from skyshelf.games.shelf import is_on_shelf
from skyshelf.tables.bot_names import with_bot_names
from skyshelf.tables.entries import Created, Row, Sat
from skyshelf.tables.listing import Listed
from skyshelf.tables.loading import load
from skyshelf.tables.messages import Closing, Presence, Thinking
from skyshelf.tables.names import proper_name
from skyshelf.tables.neighbours import Neighbours
from skyshelf.tables.plan import Plan, check
from skyshelf.tables.presences import Presences
from skyshelf.tables.proposal import Gone
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.replays import Replays
from skyshelf.tables.room import Room
from skyshelf.tables.steady_time import SteadyTime
from skyshelf.tables.store.store import Kept, Store
from skyshelf.tables.table import Table
from skyshelf.tables.thinking.fairness import NOBODY_PAYS, Payer
from skyshelf.tables.thinking.pool import Thinkers
from skyshelf.tables.watchers import SPECTATORS

T = TypeVar("T")
log = logging.getLogger("skyshelf.tables")

_LETTERS = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_TRIES = 8
_ADOPT_AT_ONCE = 8
_DELETE_AT_ONCE = 50
_LONG_BREAK = 86_400.0  # without anything that happened, before a start that deletes nothing for as long
_ID_LENGTH = 14  # 80 bits: the link is the invitation, so nobody must be able to guess it


@dataclass(slots=True)
class Customs:
    """What a server decides for all its tables."""

    database: str
    thinkers: int = 1
    most_tables: int = 10  # unfinished ones that one person sits at
    absent_after: float = 60.0
    bot_seconds: float = 10.0  # on top of what a bot is told to take
    idle_after: float = 300.0
    watched_for: float = 20.0  # after somebody has looked, bots go on for so long
    beat_every: float = 2.0
    dead_after: float = 7.0
    look_every: float = 1.0
    retry_after: float = 60.0  # for tables that broke while nobody was there
    frozen_for: float = 3600.0  # before a table that this version cannot play is looked at again unasked
    # Tables are deleted so many days after the last thing that happened there; 0 keeps them for ever.
    keep_finished: float = 0.0
    keep_unfinished: float = 0.0
    tidy_every: float = 3600.0
    mercy: float = 30.0  # after an outage, before the time of anybody is up that ran meanwhile
    stalling_after: float = 120.0  # without a clock, before the others may ask for one
    now: Callable[[], float] = field(default_factory=SteadyTime)
    # How those are held up whose silence would tell something.
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    new_id: Callable[[], str] = lambda: "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
    new_seed: Callable[[], int] = lambda: keyed_seed(secrets.randbits(128))


class House:
    """The tables of one server process."""

    def __init__(self, customs: Customs) -> None:
        self.customs = customs
        self.now = customs.now
        self.sleep = customs.sleep
        self.new_seed = customs.new_seed
        self.absent_after = customs.absent_after
        self.store = Store(customs.database, secrets.token_hex(8))
        self.neighbours = Neighbours(self.store, customs.now, customs.dead_after)
        self.presences = Presences(self)
        self.thinkers = Thinkers(customs.thinkers)
        self.replays = Replays(self)
        # Who wants to know that something was done at a table: it may be somebody else's turn now.
        self.on_turn: list[Callable[[Table, Row], None]] = []
        # Whether somebody wants to hear nothing of somebody else.
        self.is_deaf: Callable[[str, str], bool] = lambda listener, speaker: False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._broken: dict[str, float] = {}
        self._serving_since = customs.now()  # what was done before could not be kept, or no server ran
        self._opened_at = self._serving_since
        self._has_told_of_break = False
        self._tasks: set[asyncio.Task[None]] = set()
        listen = self.neighbours.listen
        listen("news", self._on_news)
        listen("gone", self._on_gone)
        listen("said", self._on_said)
        listen("passing", self._on_passing)
        listen("thinking", self._on_thinking)
        listen("presence", self._on_presence)

    async def open(self) -> None:
        """Every start is a recovery: what was due while no server ran is the first thing to be seen to."""
        await self.store.open(self.neighbours.hear, self._on_gap)
        self._serving_since = self._opened_at = self.now()
        await self.thinkers.open()
        await self._beat()
        self._spawn(self._pass_on())
        self._spawn(self._run())

    async def close(self) -> None:
        """Let the streams end, finish what is being written, and leave."""
        self.close_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables.values():
            table.stop()
        await self.thinkers.close()
        with contextlib.suppress(Refusal):
            await self.store.retire()
        await self.store.close()

    def close_streams(self) -> None:
        for table in self._tables.values():
            table.watchers.broadcast(Closing())

    def live_table(self, room_id: str) -> Table | None:
        return self._tables.get(room_id)

    @property
    def live(self) -> int:
        return len(self._tables)

    @property
    def frozen(self) -> int:
        return sum(table.frozen for table in self._tables.values())

    async def create(self, guest: str, name: str, plan: Plan, key: str = "", lesson: str = "") -> str:
        """A new table; the same person's same key gives the same table."""
        check(plan)
        name = proper_name(name)
        room_id = self.id_for(guest, key) if key else self.customs.new_id()
        if key and await self._exists(room_id):
            return room_id
        mine = [number for number, seat in seated(plan.seats) if seat.kind == "me"]
        if mine and not lesson:
            await self.check_seats(guest)
        at = self.now()
        plan = with_bot_names(plan, room_id)
        rows = [Row(0, at, guest, "", Created(plan, lesson))]
        rows += [Row(1, at, guest, "", Sat(number, name)) for number in mine]
        room = Room.read(rows)
        if not await self.store.create(room_id, plan.game, rows, room.due(), Listed.of(room)):
            return room_id  # the same key, at the same moment, through another server
        if room.ready:
            (await self.table(room_id)).attend()
        return room_id

    async def lay(self, room_id: str, plan: Plan, event: str, people: dict[Seat, tuple[str, str]]) -> None:
        """A table of an event, at which its people sit already; one that is there stays as it is."""
        check(plan)
        at = self.now()
        plan = with_bot_names(plan, room_id)
        rows = [Row(0, at, "", "", Created(plan, "", event))]
        for number, (guest, name) in people.items():
            rows.append(Row(len(rows), at, guest, "", Sat(number, name)))
        room = Room.read(rows)
        await self.store.create(room_id, plan.game, rows, room.due(), Listed.of(room))
        (await self.table(room_id)).attend()

    async def check_seats(self, guest: str) -> None:
        """Refuse a person who sits at too many unfinished tables. Lessons do not count, nor what one has left."""
        kept = await self.store.unfinished_of(guest)
        if sum(_counts(each, guest) for each in kept) >= self.customs.most_tables:
            raise Refusal(Reason.TOO_MUCH, "too-many-tables", most=self.customs.most_tables)

    async def mine(self, guest: str) -> list[Kept]:
        return await self.store.rooms_of(guest)

    async def rename(self, guest: str, name: str) -> None:
        """The new name of a person is shown where they sit; what is over keeps the names of then."""
        for kept in await self.store.unfinished_of(guest):
            seat = kept.listed.seat_of(guest)
            if seat is not None and kept.listed.seats[seat].name == name:
                continue
            with contextlib.suppress(Refusal):  # a table that cannot be reached keeps the old one
                await self.at(kept.id, lambda table: table.rename(guest, name))

    async def delete(self, room_id: str, guest: str) -> None:
        """Take a table from a person's list; with the last of those who have it, it is gone for ever."""
        try:
            await self.at(room_id, lambda table: table.give_up(guest))
        except UnknownGame:  # nobody can do anything there, getting up included
            if all(kept.id != room_id for kept in await self.mine(guest)):
                raise
            if await self.store.forget(guest, room_id):
                await self.delete_all([room_id])
            return
        if await self.store.forget(guest, room_id):
            await self.at(room_id, lambda table: table.vanish())
            await self.refresh(room_id)

    async def delete_all(self, room_ids: list[str]) -> None:
        """Delete tables of which nobody needs to be asked, wherever they live."""
        for room_id in room_ids:
            table = self.live_table(room_id)
            if table is not None:  # what is being done there comes to its end first
                with contextlib.suppress(Gone):
                    await table.vanish()
        for start in range(0, len(room_ids), _DELETE_AT_ONCE):
            await self.store.delete_rooms(room_ids[start : start + _DELETE_AT_ONCE])
        for room_id in room_ids:
            await self.refresh(room_id)

    async def refresh(self, room_id: str) -> None:
        """Let a table go wherever it lives: what is kept of it was changed, and it has to be read anew."""
        await self.neighbours.tell_all("gone", room_id)

    async def table(self, room_id: str) -> Table:
        """The live table; two who need it at the same time get the same one."""
        table = self._tables.get(room_id)
        if table is not None:
            return table
        loading = self._loading.get(room_id)
        if loading is None:
            loading = asyncio.create_task(self._load(room_id))
            self._loading[room_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(room_id, None))
        try:
            # Whoever waits may give up; the others still want the table.
            return await asyncio.shield(loading)
        finally:
            del loading  # it holds the error, if there is one, and the error this frame

    async def at(
        self,
        room_id: str,
        work: Callable[[Table], Coroutine[None, None, T]],
        visitor: Payer = NOBODY_PAYS,
    ) -> T:
        """Do something at a table, at a fresh one if it was let go in the meantime."""
        for _ in range(_TRIES):
            table = await self.table(room_id)
            table.visit(visitor)
            with contextlib.suppress(Gone):
                return await work(table)
        raise Refusal(Reason.UNAVAILABLE, "busy")

    async def _load(self, room_id: str) -> Table:
        try:
            table = Table(self, room_id, await load(self.store, room_id))
        except UnknownGame as gone:
            if room_id not in self._broken:
                about = {"table": room_id[:4], "why": str(gone)}
                log.warning("a table is frozen: its game is no longer on the shelf", extra=about)
            self._broken[room_id] = self.now() + self.customs.frozen_for
            raise
        await table.passing.read()
        self._tables[room_id] = table
        if table.frozen:
            self._broken[room_id] = self.now() + self.customs.frozen_for
        if self.store.shared:
            # Something may have been written while we were reading.
            await table.catch_up()
        table.attend()
        return table

    def drop(self, table: Table, broken: bool = False) -> None:
        """Forget a table that may not be as its journal says; its watchers come back to a fresh one."""
        if broken:
            self._broken[table.id] = self.now() + self.customs.retry_after
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self.presences.owe(table)
        table.watchers.broadcast(Closing())
        table.stop()

    def bot_seconds(self, level: str) -> float:
        """How long a bot may take before a simpler one goes on in its place."""
        _, _, budget = level.partition(":")
        own = float(budget[:-1]) if budget.endswith("s") else 0.0
        return own + self.customs.bot_seconds

    def when_due(self, since: float, due: float) -> float:
        """When a time is up that has run since some moment: after an outage people come back first, and choose."""
        return due if since >= self._serving_since else max(due, self._serving_since + self.customs.mercy)

    # Several servers on one database: what the others say of tables.

    def keeps(self, room_id: str) -> bool:
        """Whether this server sees to the bots and the clock of a table."""
        return self.neighbours.keeps(room_id)

    def _on_news(self, words: list[str]) -> None:
        """Something was done at tables: each with the number of its last entry."""
        for word in words:
            room_id, _, n = word.partition(":")
            table = self._tables.get(room_id)
            if table is not None:
                if table.room.version < int(n):
                    self._spawn(table.catch_up())
            elif self.keeps(room_id):
                self._spawn(self._adopt(room_id))

    def _on_gone(self, words: list[str]) -> None:
        table = self._tables.get(words[0])
        if table is not None:
            self.drop(table)

    def _on_said(self, words: list[str]) -> None:
        table = self._tables.get(words[0])
        if table is not None:
            self._spawn(self._hear(table))

    def _on_passing(self, words: list[str]) -> None:
        self._spawn(self._hear_of_passing(words[0]))

    def _on_thinking(self, words: list[str]) -> None:
        table = self._tables.get(words[0])
        if table is not None:
            table.watchers.broadcast(Thinking(table.id, Seat(int(words[1]))))

    def _on_presence(self, words: list[str]) -> None:
        room_id, seat, here = words[0], Seat(int(words[1])), words[2] == "1"
        table = self._tables.get(room_id)
        if table is not None:
            if seat != SPECTATORS:
                table.watchers.broadcast(Presence(table.id, seat, here))
            table.attend()
        elif here and self.keeps(room_id):
            self._spawn(self._adopt(room_id))  # a bot may have waited for somebody to come

    def _on_gap(self) -> None:
        for table in list(self._tables.values()):
            self._spawn(table.catch_up())
            self._spawn(self._hear(table))

    async def _hear(self, table: Table) -> None:
        with contextlib.suppress(Refusal):
            await table.chat.catch_up()

    async def _hear_of_passing(self, room_id: str) -> None:
        table = self._tables.get(room_id)
        if table is not None:
            with contextlib.suppress(Refusal, Gone):
                await table.hear_of_passing()
        elif self.keeps(room_id):
            await self._adopt(room_id)

    async def _pass_on(self) -> None:
        """See to those who pass in advance where no server does, or no longer."""
        with contextlib.suppress(Refusal):
            for room_id in await self.store.passing.rooms():
                if room_id not in self._tables and self.keeps(room_id):
                    await self._adopt(room_id)

    async def _adopt(self, room_id: str) -> None:
        with contextlib.suppress(SkyshelfError):
            (await self.table(room_id)).attend()

    async def _beat(self) -> None:
        if await self.neighbours.beat():
            for table in list(self._tables.values()):
                table.attend()
                self._spawn(table.watchers.show_who_is_left())
            self._spawn(self._pass_on())

    async def _see_to_due(self) -> None:
        """Take on the tables whose bots or clocks wait and which are this server's to keep."""
        now = self.now()
        self._broken = {room_id: until for room_id, until in self._broken.items() if until > now}
        due = await self.store.due(now + self.customs.look_every * 2)
        ours = [
            each for each in due if each not in self._tables and each not in self._broken and self.keeps(each)
        ]
        for start in range(0, len(ours), _ADOPT_AT_ONCE):
            await asyncio.gather(*(self._adopt(room_id) for room_id in ours[start : start + _ADOPT_AT_ONCE]))

    async def _run(self) -> None:
        last_beat, last_tidied = self.now(), 0.0
        while True:
            try:
                if self.now() - last_beat >= self.customs.beat_every:
                    last_beat = self.now()
                    await self._beat()
                if self.store.failing:
                    await self.store.beat(
                        self.now()
                    )  # of no weight, to see whether writing is possible again
                    self._serving_since = self.now()
                await self.presences.catch_up()
                await self._see_to_due()
                if self.now() - last_tidied >= self.customs.tidy_every:
                    last_tidied = self.now()
                    await self._tidy()
            except Refusal:
                log.warning("the store does not answer")
            except Exception:
                log.exception("the housekeeping failed")
            self._let_go()
            await asyncio.sleep(self.customs.look_every)

    async def _tidy(self) -> None:
        """Delete the tables that the operator does not want to keep any longer."""
        if not (self.customs.keep_finished or self.customs.keep_unfinished) or await self._after_a_break():
            return
        for days, over in ((self.customs.keep_finished, True), (self.customs.keep_unfinished, False)):
            if not days:
                continue
            old = await self.store.old_rooms(self.now() - days * 86_400, over)
            for start in range(0, len(old), _DELETE_AT_ONCE):
                part = [each for each in old[start : start + _DELETE_AT_ONCE] if each not in self._tables]
                await self.store.delete_rooms(part)
            if old:
                log.info("old tables were deleted", extra={"times": len(old)})

    async def _after_a_break(self) -> bool:
        """Where a server was off for long, or its clock is wrong, everything looks old. Whoever runs it has a day to
        see to that: what is deleted does not come back.
        """
        if self.now() - self._opened_at >= _LONG_BREAK:
            return False
        last = await self.store.last_before(self._opened_at)
        if last is None or self._opened_at - last < _LONG_BREAK:
            return False
        if not self._has_told_of_break:
            self._has_told_of_break = True
            log.warning(
                "nothing had happened for long before this start, or the clock is wrong:"
                " nothing is deleted for a day",
                extra={"days": int((self._opened_at - last) / 86_400)},
            )
        return True

    def _let_go(self) -> None:
        """Tables that nobody has looked at for a while are in the journal, not in memory."""
        before = self.now() - self.customs.idle_after
        for table in [each for each in self._tables.values() if each.idle and each.used < before]:
            del self._tables[table.id]
            table.stop()

    async def _exists(self, room_id: str) -> bool:
        return room_id in self._tables or bool(await self.store.rows(room_id))

    def id_for(self, guest: str, key: str) -> str:
        """The guest's id is known to nobody else, so this id cannot be guessed either."""
        number = int.from_bytes(blake2b(f"{guest} {key}".encode(), digest_size=16).digest(), "big")
        letters = ""
        for _ in range(_ID_LENGTH):
            number, rest = divmod(number, len(_LETTERS))
            letters += _LETTERS[rest]
        return letters

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _counts(kept: Kept, guest: str) -> bool:
    seat = kept.listed.seat_of(guest)
    left = seat is not None and kept.listed.seats[seat].left
    return kept.status != "over" and not kept.listed.lesson and not left and is_on_shelf(kept.game)
