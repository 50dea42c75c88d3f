"""Journals in a database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, bindparam, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from skyshelf.engine.seat import Seat
from skyshelf.tables.entries import Row, read_entry, write_entry
from skyshelf.tables.listing import Listed
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store import writer
from skyshelf.tables.store.chat_store import ChatStore
from skyshelf.tables.store.database import OnlyServer, open_database, upgrade
from skyshelf.tables.store.failures import let_go
from skyshelf.tables.store.listener import CHANNEL, Listener
from skyshelf.tables.store.passing_store import PassingStore
from skyshelf.tables.store.schema import (
    chat_line,
    entry,
    passing,
    presence,
    result,
    room,
    seat,
    server,
    snapshot,
)
from skyshelf.tables.store.writer import Writer, WrongWork

T = TypeVar("T")
_READERS = 4
_LONG_GONE = 86_400.0
_MOST_LISTED = 200
_LONGEST_NOTE = 7_000  # PostgreSQL allows 8,000 bytes


@dataclass(slots=True, frozen=True)
class Append:
    """An entry to be kept, and what it changes beside the journal."""

    room: str
    row: Row
    events: str
    status: str
    due_at: float | None
    listed: str
    changed: bool  # whether one of these three differs from before
    seated: str = ""
    unseated: str = ""
    choices: int = 0
    state: str = ""  # a snapshot after so many choices
    result: str = ""  # of the game that this entry ends, where it counts
    game: int = 0


class Told(NamedTuple):
    """An entry with what everybody saw of it."""

    row: Row
    events: str


class Kept(NamedTuple):
    """What a list of tables shows."""

    id: str
    game: str
    status: str
    made_at: float
    listed: Listed


class Snapshot(NamedTuple):
    choices: int
    state: str


class Copied(NamedTuple):
    """What a table that begins with a past brings along: what its entries told, how it stands, its state."""

    told: list[str]
    status: str
    snapshot: Snapshot


class Store:
    """One database, shared by all tables of this server; every method is safe to call from the event loop."""

    def __init__(self, url: str, server_id: str) -> None:
        self.server_id = server_id
        self._engine = open_database(url)
        self.kind = self._engine.dialect.name
        self.shared = self.kind == "postgresql"
        self._only = OnlyServer(self._engine)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="skyshelf-reader")
        self._stuck: set[Future[Any]] = (
            set()
        )  # that the database does not answer, each in a thread that waits
        self._writer: Writer | None = None
        self._listener: Listener | None = None
        self._news: list[str] = []
        # Inserts that can give way to a row that is there already; each database has its own.
        self.insert = make = postgresql.insert if self.shared else sqlite.insert
        # This is how a race is lost: no row is counted, no error raised. SQLAlchemy does not count inserts
        # unless it is asked to.
        counted = {"preserve_rowcount": True}
        self._insert_entry = make(entry).on_conflict_do_nothing().execution_options(**counted)
        self._insert_room = make(room).on_conflict_do_nothing().execution_options(**counted)
        new_line = make(chat_line).on_conflict_do_nothing().execution_options(**counted)
        self.chat = ChatStore(self.write, self.read, new_line)
        self.passing = PassingStore(self.write, self.read)
        self._insert_seat = make(seat).on_conflict_do_nothing()
        self._insert_snapshot = make(snapshot).on_conflict_do_nothing()
        self._insert_result = make(result).on_conflict_do_nothing()
        arrives = make(presence)
        self._upsert_presence = arrives.on_conflict_do_update(
            index_elements=["room", "seat", "server"],
            set_={"here": arrives.excluded.here, "since": arrives.excluded.since},
        )
        beats = make(server)
        self._upsert_server = beats.on_conflict_do_update(
            index_elements=["id"], set_={"seen_at": beats.excluded.seen_at}
        )
        self._update_room = update(room).where(room.c.id == bindparam("of"))

    async def open(self, on_note: Callable[[str, str], None], on_gap: Callable[[], None]) -> None:
        """Bring the database up to date and listen to the other servers.

        `on_note` gets what another server says; `on_gap` is called when something may have been missed.
        """
        await asyncio.to_thread(upgrade, self._engine)
        self._writer = Writer(self._engine, self._tell_others)
        if self.shared:
            self._listener = Listener(self._engine.url, self.server_id, on_note, on_gap)
            await self._listener.start()
        await self.write(("", 0), self._forget_the_dead)

    def _forget_the_dead(self, connection: Connection) -> None:
        """Servers that are long gone have no streams; SQLite has no server but this one."""
        if self.shared:
            connection.execute(delete(server).where(server.c.seen_at < time.time() - _LONG_GONE))
        else:
            connection.execute(delete(server))
        connection.execute(delete(presence).where(presence.c.server.not_in(select(server.c.id))))

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.stop()
        if self._writer is not None:
            await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()
        self._only.release()

    @property
    def batch_size(self) -> float:
        """How many writes one commit served, on average."""
        writer = self._writer
        return writer.jobs / writer.batches if writer is not None and writer.batches else 0.0

    @property
    def failing(self) -> str:
        """Why nothing can be written at the moment, as far as the last try tells; "" if it succeeded."""
        return "" if self._writer is None else self._writer.failing

    @property
    def failures(self) -> int:
        """How many writes have failed."""
        return 0 if self._writer is None else self._writer.failures

    async def create(
        self,
        room_id: str,
        game: str,
        rows: list[Row],
        due_at: float | None,
        listed: Listed,
        copied: Copied | None = None,
    ) -> bool:
        """Keep a new table with its first entries; False if there is one with this id."""

        def work(connection: Connection) -> bool:
            first = rows[0]
            values = {
                "id": room_id,
                "game": game,
                "status": "waiting" if copied is None else copied.status,
                "made_at": first.at,
                "made_by": first.actor,
                "due_at": due_at,
                "listed": listed.written(),
            }
            if connection.execute(self._insert_room, values).rowcount != 1:
                return False
            told = [""] * len(rows) if copied is None else copied.told
            entries = [_entry_values(room_id, row, events) for row, events in zip(rows, told, strict=True)]
            connection.execute(self._insert_entry, entries)
            for row in rows[1:]:
                if row.actor:
                    connection.execute(self._insert_seat, {"guest": row.actor, "room": room_id})
            if copied is not None:
                saved = {"n": rows[-1].n, "choices": copied.snapshot.choices, "state": copied.snapshot.state}
                connection.execute(self._insert_snapshot, {"room": room_id, **saved})
            return True

        return await self.write((room_id, 0), work)

    async def append(self, append: Append) -> bool:
        """Keep an entry; False if another server has written that number first."""
        try:
            return await self.write(
                (append.room, append.row.n), lambda connection: self._append(connection, append)
            )
        except WrongWork:
            if await self.rows(append.room):
                raise
            # Another server has deleted the table, and its word has not come yet.
            raise Refusal(Reason.UNKNOWN, "no-table") from None

    def _append(self, connection: Connection, append: Append) -> bool:
        values = _entry_values(append.room, append.row, append.events)
        if connection.execute(self._insert_entry, values).rowcount != 1:
            return False
        if append.changed:
            changes = {
                "of": append.room,
                "status": append.status,
                "due_at": append.due_at,
                "listed": append.listed,
            }
            connection.execute(self._update_room, changes)
        if append.state:
            saved = {"n": append.row.n, "choices": append.choices, "state": append.state}
            connection.execute(self._insert_snapshot, {"room": append.room, **saved})
        if append.result:
            ended = {"room": append.room, "game": append.game, "at": append.row.at, "body": append.result}
            connection.execute(self._insert_result, ended)
        if append.seated:
            connection.execute(self._insert_seat, {"guest": append.seated, "room": append.room})
        if append.unseated:
            gone = delete(seat).where(seat.c.guest == append.unseated, seat.c.room == append.room)
            connection.execute(gone)
        if self.shared:
            self._news.append(f"{append.room}:{append.row.n}")
        return True

    def note(self, connection: Connection, note: str) -> None:
        """Tell the other servers when what is being written is durable."""
        if self.shared:
            self._notify(connection, note)

    def _tell_others(self, connection: Connection) -> None:
        """At the end of each commit: one note for all that it holds. Others hear it when it is durable."""
        news, self._news = self._news, []
        while news:
            note = ""
            while news and len(note) + len(news[-1]) < _LONGEST_NOTE:
                note += f" {news.pop()}"
            self._notify(connection, f"news{note}")
        for room_id in self.chat.take_news():
            if self.shared:
                self._notify(connection, f"said {room_id}")

    def _notify(self, connection: Connection, note: str) -> None:
        payload = f"{self.server_id} {note}"
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    async def shout(self, note: str) -> None:
        """Tell the other servers something that need not be kept."""
        if self.shared:
            await self.write(("", 0), lambda connection: self._notify(connection, note))

    async def rows(self, room_id: str, after: int = -1) -> list[Row]:
        """The entries of a table; none if there is no such table."""
        columns = (entry.c.n, entry.c.at, entry.c.actor, entry.c.key, entry.c.body)
        query = select(*columns).where(entry.c.room == room_id, entry.c.n > after).order_by(entry.c.n)

        def work(connection: Connection) -> list[Row]:
            found = connection.execute(query).all()
            return [Row(n, at, actor, key, read_entry(body)) for n, at, actor, key, body in found]

        return await self.read(work)

    async def history(self, room_id: str, after: int, until: int) -> list[Told]:
        """Entries with their events: those after one number, up to another."""
        columns = (entry.c.n, entry.c.at, entry.c.actor, entry.c.key, entry.c.body, entry.c.events)
        query = (
            select(*columns)
            .where(entry.c.room == room_id, entry.c.n > after, entry.c.n <= until)
            .order_by(entry.c.n)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [
            Told(Row(n, at, actor, "", read_entry(body)), events) for n, at, actor, _, body, events in found
        ]

    async def snapshot(self, room_id: str, since: int, fits: Callable[[int, int], bool]) -> Snapshot | None:
        """The newest saved state from entry `since` on that fits by its entry number and number of choices."""

        def work(connection: Connection) -> Snapshot | None:
            numbers = (
                select(snapshot.c.n, snapshot.c.choices)
                .where(snapshot.c.room == room_id, snapshot.c.n >= since)
                .order_by(snapshot.c.n.desc())
            )
            for n, choices in connection.execute(numbers):
                if fits(n, choices):
                    saved = select(snapshot.c.state).where(snapshot.c.room == room_id, snapshot.c.n == n)
                    return Snapshot(choices, connection.execute(saved).scalar_one())
            return None

        return await self.read(work)

    async def due(self, before: float) -> list[str]:
        """The tables where a server has something to do by then."""
        query = select(room.c.id).where(room.c.due_at <= before)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def rooms_of(self, guest: str) -> list[Kept]:
        """The tables at which a person sits, the newest first: those in play, however many came after them, and the
        newest of the others.
        """
        query = self._rooms_of(guest).order_by(room.c.status == "over", room.c.made_at.desc())
        found = await self.read(lambda connection: _kept(connection, query.limit(_MOST_LISTED)))
        return sorted(found, key=lambda each: each.made_at, reverse=True)

    async def unfinished_of(self, guest: str) -> list[Kept]:
        """All the tables at which a person sits and that are not over, the newest first."""
        query = self._rooms_of(guest).where(room.c.status != "over").order_by(room.c.made_at.desc())
        return await self.read(lambda connection: _kept(connection, query))

    def _rooms_of(self, guest: str) -> Select[Any]:
        return (
            select(room.c.id, room.c.game, room.c.status, room.c.made_at, room.c.listed)
            .join(seat, seat.c.room == room.c.id)
            .where(seat.c.guest == guest)
        )

    async def invitation(self, room_id: str) -> tuple[Row, Kept] | None:
        """The entry that made a table, and what lists say of it."""
        columns = (
            entry.c.n,
            entry.c.at,
            entry.c.actor,
            entry.c.body,
            room.c.game,
            room.c.status,
            room.c.listed,
        )
        query = (
            select(*columns).join(room, room.c.id == entry.c.room).where(room.c.id == room_id, entry.c.n == 0)
        )
        found = await self.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        n, at, actor, body, game, status, listed = found
        return Row(n, at, actor, "", read_entry(body)), Kept(room_id, game, status, at, Listed.read(listed))

    async def forget(self, guest: str, room_id: str) -> bool:
        """Take a table from a person's list; whether it is on nobody's any more."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(seat).where(seat.c.guest == guest, seat.c.room == room_id))
            left = select(func.count()).select_from(seat).where(seat.c.room == room_id)
            return connection.execute(left).scalar_one() == 0

        return await self.write((room_id, 0), work)

    async def old_rooms(self, before: float, over: bool) -> list[str]:
        """The tables, finished or not, at which nothing has happened since."""
        last = select(func.max(entry.c.at)).where(entry.c.room == room.c.id).scalar_subquery()
        done = room.c.status == "over"
        query = select(room.c.id).where(done if over else ~done, room.c.made_at < before, last < before)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def last_before(self, moment: float) -> float | None:
        """When the last thing happened at any table before then."""
        query = select(func.max(entry.c.at)).where(entry.c.at < moment)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def delete_rooms(self, room_ids: list[str]) -> None:
        """Delete tables with all that belongs to them."""

        def work(connection: Connection) -> None:
            for table in (presence, seat, chat_line, passing, snapshot, entry):
                connection.execute(delete(table).where(table.c.room.in_(room_ids)))
            connection.execute(delete(room).where(room.c.id.in_(room_ids)))

        if room_ids:
            await self.write(("", 0), work)

    async def set_presence(self, room_id: str, seat_number: Seat, here: bool, since: float) -> None:
        """Somebody came, or went; a table that was deleted meanwhile has nobody to write down."""
        values = {
            "room": room_id,
            "seat": seat_number,
            "server": self.server_id,
            "here": here,
            "since": since,
        }
        gone = (
            update(presence)
            .where(
                presence.c.room == room_id,
                presence.c.seat == seat_number,
                presence.c.server == self.server_id,
            )
            .values(here=False, since=since)
        )

        def work(connection: Connection) -> None:
            if here:
                connection.execute(self._upsert_presence, values)
            else:
                connection.execute(gone)

        await self.write((room_id, 0), work)

    async def away_since(self, room_id: str, seat_number: Seat, alive: float) -> float | None:
        """Since when nobody has had a stream for the seat; None while somebody has one.

        A server that has not been seen since `alive` is dead, and its streams with it. 0 if nobody ever came.
        """
        query = (
            select(presence.c.server, presence.c.here, presence.c.since, server.c.seen_at)
            .outerjoin(server, server.c.id == presence.c.server)
            .where(presence.c.room == room_id, presence.c.seat == seat_number)
        )
        last = 0.0
        found = await self.read(lambda connection: connection.execute(query).all())
        for server_id, here, since, seen_at in found:
            if here and (server_id == self.server_id or (seen_at is not None and seen_at >= alive)):
                return None
            last = max(last, (seen_at or 0.0) if here else since)
        return last

    async def present(self, room_id: str, alive: float) -> set[Seat]:
        """The seats for which somebody has a stream, at this server or at another that lives."""
        query = (
            select(presence.c.seat)
            .outerjoin(server, server.c.id == presence.c.server)
            .where(presence.c.room == room_id, presence.c.here)
            .where((presence.c.server == self.server_id) | (server.c.seen_at >= alive))
        )
        return set(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def beat(self, now: float) -> None:
        """Tell the other servers that this one lives."""
        values = {"id": self.server_id, "seen_at": now}
        await self.write(("", 0), lambda connection: connection.execute(self._upsert_server, values))

    async def servers(self, alive: float) -> list[str]:
        query = select(server.c.id).where(server.c.seen_at >= alive)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def retire(self) -> None:
        """This server stops in good order: it is gone at once, with its streams."""

        def work(connection: Connection) -> None:
            connection.execute(delete(presence).where(presence.c.server == self.server_id))
            connection.execute(delete(server).where(server.c.id == self.server_id))

        await self.write(("", 0), work)

    # Also for what is kept beside tables, such as people and events: one thread writes it, the same four read it.

    async def write(self, order: tuple[str, int], work: Callable[[Connection], T]) -> T:
        assert self._writer is not None, "the store is open"
        return await self._writer.write(order, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self._engine.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                let_go(error)
                raise

        if len(self._stuck) >= _READERS:  # whoever waited for them was told; the next need not wait as long
            raise Refusal(Reason.UNAVAILABLE, "store-down")
        reading = self._readers.submit(run)
        try:
            async with asyncio.timeout(writer.PATIENCE):
                return await asyncio.wrap_future(reading)
        except DBAPIError as error:
            raise Refusal(Reason.UNAVAILABLE, "store-down") from error
        except TimeoutError as error:
            if not reading.cancel():
                self._stuck.add(reading)
                reading.add_done_callback(self._stuck.discard)
            raise Refusal(Reason.UNAVAILABLE, "store-down") from error
        finally:
            del reading  # it holds the error, and the error this frame


def _kept(connection: Connection, query: Select[Any]) -> list[Kept]:
    found = connection.execute(query).all()
    return [Kept(id, game, status, at, Listed.read(listed)) for id, game, status, at, listed in found]


def _entry_values(room_id: str, row: Row, events: str) -> dict[str, Any]:
    return {
        "room": room_id,
        "n": row.n,
        "at": row.at,
        "actor": row.actor,
        "key": row.key,
        "body": write_entry(row.entry),
        "events": events,
    }
