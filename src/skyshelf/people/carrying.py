"""Carrying over: what somebody began as a guest in another browser is theirs as the person they turn out to be."""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import ColumnElement, Connection, Table, select, update

from skyshelf.engine.errors import SkyshelfError
from skyshelf.events.hall import Hall
from skyshelf.people.people import People
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
        rooms = await self._mine(seat, "guest", "room", guest)
        both = await self._mine(seat, "guest", "room", person) & rooms
        for room_id in sorted(both):
            with contextlib.suppress(SkyshelfError):
                await self._house.at(room_id, lambda table: table.leave(guest))
        events = await self._mine(event_person, "person", "event", guest)
        events -= await self._mine(event_person, "person", "event", person)
        # Once more after what is live was let go: one of them may have written its list again meanwhile.
        for _ in range(2):
            for room_id in sorted(rooms - both):
                await self._store.write((room_id, 0), partial(_room, id=room_id, old=guest, new=person))
                await self._house.refresh(room_id)
            for event_id in sorted(events):
                await self._store.write((event_id, 0), partial(_event, id=event_id, old=guest, new=person))
                await self._hall.refresh(event_id)

    async def _mine(self, table: Table, who: str, what: str, id: str) -> set[str]:
        query = select(table.c[what]).where(table.c[who] == id)
        return set(await self._store.read(lambda connection: connection.execute(query).scalars().all()))


def _room(connection: Connection, id: str, old: str, new: str) -> None:
    for table, who in ((entry, "actor"), (seat, "guest"), (chat_line, "guest"), (passing, "guest")):
        mine = (table.c.room == id) & (table.c[who] == old)
        connection.execute(update(table).where(mine).values({who: new}))
    connection.execute(update(room).where(room.c.id == id, room.c.made_by == old).values(made_by=new))
    _told_anew(connection, room, "listed", room.c.id == id, old, new)
    _told_anew(connection, result, "body", result.c.room == id, old, new)


def _event(connection: Connection, id: str, old: str, new: str) -> None:
    for table, who in ((event_entry, "actor"), (event_person, "person")):
        mine = (table.c.event == id) & (table.c[who] == old)
        connection.execute(update(table).where(mine).values({who: new}))
    connection.execute(update(event).where(event.c.id == id, event.c.made_by == old).values(made_by=new))


def _told_anew(
    connection: Connection, table: Table, column: str, which: ColumnElement[bool], old: str, new: str
) -> None:
    """An id within JSON: ids are long and random, so nothing else reads like one."""
    found = table.c[column]
    keys = list(table.primary_key.columns)
    for row in connection.execute(select(*keys, found).where(which, found.contains(f'"{old}"'))).all():
        this = [key == value for key, value in zip(keys, row, strict=False)]
        text = str(row[-1]).replace(f'"{old}"', f'"{new}"')
        connection.execute(update(table).where(*this).values({column: text}))
