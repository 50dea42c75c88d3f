"""Deleting everything about somebody. The games that others played with them stay, and were with "N. N."."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec import structs
from sqlalchemy import Connection, delete, or_, select, update

from skyshelf.engine.errors import SkyshelfError
from skyshelf.people.people import People
from skyshelf.people.person import SOMEBODY
from skyshelf.people.schema import (
    audit,
    belonging,
    bond,
    channel,
    device,
    identity,
    nudge,
    offer,
    passkey,
    person,
    report,
    search,
    sighting,
    ticket,
)
from skyshelf.tables.entries import Created, Renamed, Sat, read_entry, write_entry
from skyshelf.tables.listing import Listed
from skyshelf.tables.store.schema import chat_line, entry, passing, room, seat

_OWN = (device, passkey, identity, ticket, belonging, channel, nudge, search, offer, sighting)
_UNSAID = "…"  # a line that was said stays a line: its number must not be given again


class Erasing:
    """`leaving` is what else somebody is taken out of before their tables, by their id; `also` what else forgets
    them, by their id and last name.
    """

    def __init__(self, people: People) -> None:
        self._people = people
        self.leaving: list[Callable[[str], Awaitable[None]]] = []
        self.also: list[Callable[[str, str], Awaitable[None]]] = []

    async def erase(self, id: str) -> None:
        """Get up everywhere, take the name out of what others keep, and delete the rest."""
        house, store = self._people.house, self._people.store
        leaver = await self._people.find(id)
        for leave in self.leaving:
            await leave(id)
        for kept in await store.unfinished_of(id):
            with contextlib.suppress(SkyshelfError):  # a table that cannot be reached is left by its journal
                await house.at(kept.id, lambda table: table.leave(id))
        await house.delete_all(await store.read(lambda connection: _rooms_of_nobody_else(connection, id)))
        await self._take_out(id, "" if leaver is None else leaver.name)
        # Only now: if the server stops before, they are still known here, and can ask for it again.
        await store.write(("", 0), lambda connection: self._forget(connection, id))
        await self._people.standings.changed(id)
        # Once more after the live tables were let go: one of them may have written its list again meanwhile.
        await self._take_out(id, "" if leaver is None else leaver.name)

    async def _take_out(self, id: str, name: str) -> None:
        """Take the name out of what others keep."""
        house, store = self._people.house, self._people.store
        for room_id in await store.read(lambda connection: _rooms_with(connection, id)):
            await store.write((room_id, 0), partial(_without_name, room_id=room_id, id=id))
            await house.refresh(room_id)
        for forget in self.also:
            await forget(id, name)

    def _forget(self, connection: Connection, id: str) -> None:
        for table in _OWN:
            connection.execute(delete(table).where(table.c.person == id))
        connection.execute(delete(bond).where(or_(bond.c.person == id, bond.c.other == id)))
        mine = or_(report.c.by == id, report.c.about == id)
        connection.execute(update(report).where(mine).values(quote="", text=""))
        connection.execute(update(audit).where(audit.c.about == id).values(why=""))
        for table in (seat, passing):
            connection.execute(delete(table).where(table.c.guest == id))
        gone = {"name": "", "picture": "", "languages": "", "words": None, "role": "", "wishes": ""}
        connection.execute(
            update(person)
            .where(person.c.id == id)
            .values(**gone, suspended_for="", gone_at=self._people.now())
        )


def _rooms_of_nobody_else(connection: Connection, id: str) -> list[str]:
    """Tables at which nobody else has done or said anything; those of tournaments are the tournament's."""
    mine = select(entry.c.room).where(entry.c.actor == id).distinct()
    acted = select(entry.c.room).where(entry.c.room.in_(mine), entry.c.actor.not_in(("", id)))
    spoke = select(chat_line.c.room).where(chat_line.c.room.in_(mine), chat_line.c.guest != id)
    shared = set(connection.execute(acted.union(spoke)).scalars())
    made = select(entry.c.room, entry.c.body).where(entry.c.room.in_(mine), entry.c.n == 0)
    found = {room_id: read_entry(body) for room_id, body in connection.execute(made).all()}
    return [
        room_id
        for room_id, begun in found.items()
        if room_id not in shared and isinstance(begun, Created) and not begun.event
    ]


def _rooms_with(connection: Connection, id: str) -> list[str]:
    acted = select(entry.c.room).where(entry.c.actor == id)
    spoke = select(chat_line.c.room).where(chat_line.c.guest == id)
    return list(connection.execute(acted.union(spoke)).scalars())


def _without_name(connection: Connection, room_id: str, id: str) -> None:
    """Take a name out of one table: its journal, what lists say of it, and what was said there."""
    mine = select(entry.c.n, entry.c.body).where(entry.c.room == room_id, entry.c.actor == id)
    for n, body in connection.execute(mine).all():
        found = read_entry(body)
        if isinstance(found, Sat):
            nameless = write_entry(structs.replace(found, name=SOMEBODY))
        elif isinstance(found, Renamed):
            nameless = write_entry(structs.replace(found, name=SOMEBODY, before=SOMEBODY))
        else:
            continue
        this = (entry.c.room == room_id) & (entry.c.n == n)
        connection.execute(update(entry).where(this).values(body=nameless))
    listed = Listed.read(connection.execute(select(room.c.listed).where(room.c.id == room_id)).scalar() or "")
    seats = tuple(structs.replace(each, name=SOMEBODY) if each.guest == id else each for each in listed.seats)
    if seats != listed.seats:
        text = structs.replace(listed, seats=seats).written()
        connection.execute(update(room).where(room.c.id == room_id).values(listed=text))
    said = (chat_line.c.room == room_id) & (chat_line.c.guest == id)
    connection.execute(update(chat_line).where(said).values(name=SOMEBODY, text=_UNSAID, phrase=""))
