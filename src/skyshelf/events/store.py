"""Events in the database of the tables: the key (event, number) decides every race."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, case, select, update

from skyshelf.events.entries import EventRow, read_entry, write_entry
from skyshelf.events.event import Event
from skyshelf.events.listing import ListedEvent
from skyshelf.events.steps import FORGOTTEN_SECONDS, due
from skyshelf.tables.results import GameResult, read_result
from skyshelf.tables.store.schema import event, event_entry, event_game, event_person, result
from skyshelf.tables.store.store import Store

_MOST_LISTED = 100


class KeptEvent(NamedTuple):
    """What a list of events shows."""

    id: str
    status: str
    made_at: float
    listed: ListedEvent


class OpenGame(NamedTuple):
    """A table of an event whose game is over, and which the event has not heard of yet."""

    room: str
    event: str
    round: int
    number: int
    result: GameResult


class GameMade(NamedTuple):
    """A table that an entry has laid."""

    room: str
    round: int
    number: int


class EventStore:
    """Every method is safe to call from the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        counted = {"preserve_rowcount": True}
        self._insert_event = store.insert(event).on_conflict_do_nothing().execution_options(**counted)
        self._insert_entry = store.insert(event_entry).on_conflict_do_nothing().execution_options(**counted)
        self._insert_person = store.insert(event_person).on_conflict_do_nothing()
        self._insert_game = store.insert(event_game).on_conflict_do_nothing()

    async def create(self, id: str, rows: list[EventRow]) -> bool:
        """Keep a new event; False if there is one with this id."""
        made = Event.read(rows)

        def work(connection: Connection) -> bool:
            first = rows[0]
            values = {"id": id, "made_at": first.at, "made_by": first.actor, **_summary(made)}
            if connection.execute(self._insert_event, values).rowcount != 1:
                return False
            connection.execute(self._insert_entry, [_values(id, row) for row in rows])
            connection.execute(self._insert_person, {"person": first.actor, "event": id})
            return True

        return await self._store.write((id, 0), work)

    async def append(
        self, id: str, row: EventRow, after: Event, game: GameMade | None = None, done: str = ""
    ) -> bool:
        """Keep an entry, and the event as it is `after` it; False if another server has written that number first.

        `game` is a table that it lays, `done` one whose result it has taken.
        """
        summary = _summary(after)

        def work(connection: Connection) -> bool:
            if connection.execute(self._insert_entry, _values(id, row)).rowcount != 1:
                return False
            connection.execute(update(event).where(event.c.id == id).values(**summary))
            if row.actor:
                connection.execute(self._insert_person, {"person": row.actor, "event": id})
            if game is not None:
                connection.execute(self._insert_game, {**game._asdict(), "event": id, "open": True})
            if done:
                connection.execute(update(event_game).where(event_game.c.room == done).values(open=False))
            self._store.note(connection, f"event {id}:{row.n}")
            return True

        return await self._store.write((id, row.n), work)

    async def rows(self, id: str, after: int = -1) -> list[EventRow]:
        columns = (
            event_entry.c.n,
            event_entry.c.at,
            event_entry.c.actor,
            event_entry.c.key,
            event_entry.c.body,
        )
        query = (
            select(*columns)
            .where(event_entry.c.event == id, event_entry.c.n > after)
            .order_by(event_entry.c.n)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [EventRow(n, at, actor, key, read_entry(body)) for n, at, actor, key, body in found]

    async def due(self, before: float) -> list[str]:
        """Those to look at; what an older version has left open for ever has no time of its own."""
        forgotten = event.c.due_at.is_(None) & (event.c.status == "open")
        forgotten &= event.c.made_at <= before - FORGOTTEN_SECONDS
        query = select(event.c.id).where((event.c.due_at <= before) | forgotten)
        return list(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def finished_games(self) -> list[OpenGame]:
        """Games of events that are over, and which no event has heard of."""
        query = (
            select(
                event_game.c.room, event_game.c.event, event_game.c.round, event_game.c.number, result.c.body
            )
            .join(result, result.c.room == event_game.c.room)
            .where(event_game.c.open, result.c.game == 1)
            .order_by(event_game.c.event, event_game.c.round, event_game.c.number)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [
            OpenGame(room, of, round, number, read_result(body)) for room, of, round, number, body in found
        ]

    async def close_game(self, room: str) -> None:
        """The event counts the game otherwise, or not at all."""
        closing = update(event_game).where(event_game.c.room == room).values(open=False)
        await self._store.write((room, 0), lambda connection: connection.execute(closing))

    async def list_events(self, person: str) -> list[KeptEvent]:
        """Those that are open or running first, then those that were played, and a person's own; the newest first."""
        mine = select(event_person.c.event).where(event_person.c.person == person)
        shown = (event.c.status != "called-off") | (event.c.id.in_(mine) if person else False)
        open_first = case((event.c.status.in_(("open", "running")), 0), else_=1)
        query = select(event.c.id, event.c.status, event.c.made_at, event.c.listed).where(shown)
        ordered = query.order_by(open_first, event.c.made_at.desc()).limit(_MOST_LISTED)
        found = await self._store.read(lambda connection: connection.execute(ordered).all())
        return [KeptEvent(id, status, at, ListedEvent.read(listed)) for id, status, at, listed in found]

    async def running(self, person: str = "", *, also: tuple[str, ...] = ()) -> list[str]:
        """All events in which games are played; of a person, those that they take part in or organise."""
        query = select(event.c.id).where(event.c.status.in_(("running", *also)))
        if person:
            query = query.join(event_person, event_person.c.event == event.c.id).where(
                event_person.c.person == person
            )
        return list(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def unfinished_of(self, person: str) -> int:
        """How many unfinished events a person has made."""
        query = select(event.c.id).where(event.c.made_by == person, event.c.status.in_(("open", "running")))
        return len(await self._store.read(lambda connection: connection.execute(query).all()))


def _summary(after: Event) -> dict[str, Any]:
    return {"status": after.status, "due_at": due(after), "listed": ListedEvent.of(after).written()}


def _values(id: str, row: EventRow) -> dict[str, Any]:
    return {
        "event": id,
        "n": row.n,
        "at": row.at,
        "actor": row.actor,
        "key": row.key,
        "body": write_entry(row.entry),
    }
