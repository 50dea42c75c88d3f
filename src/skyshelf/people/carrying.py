"""Carrying over: what somebody began as a guest in another browser is theirs as the person they turn out to be."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, select, update

from skyshelf.engine.errors import SkyshelfError
from skyshelf.events import deeds
from skyshelf.events.hall import Hall
from skyshelf.people.people import People
from skyshelf.people.schema import audit, offer, report, search
from skyshelf.tables.store.schema import (
    chat_line,
    entry,
    event,
    event_entry,
    event_person,
    passing,
    result,
    room,
    seat,
)


class Carrying:
    """Journals are told anew with the person's id in the guest's place; nobody else knows either of them."""

    def __init__(self, people: People, hall: Hall) -> None:
        self._house = people.house
        self._store = people.store
        self._hall = hall

    async def carry(self, guest: str, person: str) -> None:
        """What has both of them stays as it is, and the guest's seat is left: nobody can be there twice."""
        if not guest or guest == person:
            return
        rooms, with_both = await self._store.read(lambda connection: _rooms(connection, guest, person))
        for room_id in sorted(with_both):
            with contextlib.suppress(SkyshelfError):
                await self._house.at(room_id, lambda table: table.leave(guest))
        events = await self._mine(event_person, "person", "event", guest)
        shared = events & await self._mine(event_person, "person", "event", person)
        for event_id in sorted(shared):
            with contextlib.suppress(SkyshelfError):
                await self._leave(event_id, guest)
        counted = False
        # Once more after what is live was let go: one of them may have written its list again meanwhile.
        for _ in range(2):
            for room_id in sorted(rooms - with_both):
                moved = await self._store.write(
                    (room_id, 0), partial(_room, id=room_id, old=guest, new=person)
                )
                counted = counted or moved
                await self._house.refresh(room_id)
            for event_id in sorted(events):
                tell = _host if event_id in shared else _event
                await self._store.write((event_id, 0), partial(tell, id=event_id, old=guest, new=person))
                await self._hall.refresh(event_id)
        if counted:
            await self._house.neighbours.tell_all("results")
        await self._store.write(("", 0), partial(_in_the_house, old=guest, new=person))

    async def _leave(self, event_id: str, guest: str) -> None:
        live = await self._hall.event(event_id)
        await live.act(guest, "", lambda: deeds.leave(live.event, guest))

    async def _mine(self, table: Table, who: str, what: str, id: str) -> set[str]:
        query = select(table.c[what]).where(table.c[who] == id)
        return set(await self._store.read(lambda connection: connection.execute(query).scalars().all()))


def _rooms(connection: Connection, guest: str, person: str) -> tuple[set[str], set[str]]:
    """What the guest made, where they sat, talked or were rated, and where both sat: also tables that were taken off
    a list since, or of which nothing but the result is kept.
    """

    def found(*queries: Select[Any]) -> set[str]:
        return {each for query in queries for each in connection.execute(query).scalars()}

    def seats_of(id: str) -> set[str]:
        listed = room.c.listed.contains(f'"{id}"')
        return found(select(seat.c.room).where(seat.c.guest == id), select(room.c.id).where(listed))

    sat = seats_of(guest)
    of_guest, of_person = (result.c.body.contains(f'"{id}"') for id in (guest, person))
    others = found(
        select(room.c.id).where(room.c.made_by == guest),
        select(chat_line.c.room).where(chat_line.c.guest == guest),
        select(result.c.room).where(of_guest, ~of_person),
    )
    return sat | others, sat & seats_of(person)


def _room(connection: Connection, id: str, old: str, new: str) -> bool:
    """Returns whether a result of theirs counts somewhere."""
    for table, who in ((entry, "actor"), (seat, "guest"), (chat_line, "guest"), (passing, "guest")):
        mine = (table.c.room == id) & (table.c[who] == old)
        connection.execute(update(table).where(mine).values({who: new}))
    connection.execute(update(room).where(room.c.id == id, room.c.made_by == old).values(made_by=new))
    _told_anew(connection, room, "listed", room.c.id == id, old, new)
    return _told_anew(connection, result, "body", result.c.room == id, old, new)


def _in_the_house(connection: Connection, old: str, new: str) -> None:
    """What others have said of the guest, what organisers have answered, and which tables the guest shows."""
    for table, who in ((report, "by"), (report, "about"), (audit, "about"), (offer, "person")):
        connection.execute(update(table).where(table.c[who] == old).values({who: new}))
    connection.execute(delete(search).where(search.c.person == old))


def _event(connection: Connection, id: str, old: str, new: str) -> None:
    for table, who in ((event_entry, "actor"), (event_person, "person")):
        mine = (table.c.event == id) & (table.c[who] == old)
        connection.execute(update(table).where(mine).values({who: new}))
    connection.execute(update(event).where(event.c.id == id, event.c.made_by == old).values(made_by=new))


def _host(connection: Connection, id: str, old: str, new: str) -> None:
    """Whoever takes part as both organises as one of them all the same."""
    first = (event_entry.c.event == id) & (event_entry.c.n == 0) & (event_entry.c.actor == old)
    connection.execute(update(event_entry).where(first).values(actor=new))
    connection.execute(update(event).where(event.c.id == id, event.c.made_by == old).values(made_by=new))


def _told_anew(
    connection: Connection, table: Table, column: str, which: ColumnElement[bool], old: str, new: str
) -> bool:
    """An id within JSON: ids are long and random, so nothing else reads like one. Returns whether it was there."""
    found = table.c[column]
    keys = list(table.primary_key.columns)
    rows = connection.execute(select(*keys, found).where(which, found.contains(f'"{old}"'))).all()
    for row in rows:
        this = [key == value for key, value in zip(keys, row, strict=False)]
        text = str(row[-1]).replace(f'"{old}"', f'"{new}"')
        connection.execute(update(table).where(*this).values({column: text}))
    return bool(rows)
