"""Who passes in advance at which table, in the database. It is no part of a journal: others read those."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from skyshelf.tables.store.chat_store import Read, Write
from skyshelf.tables.store.schema import passing, room


class KeptPassing(NamedTuple):
    """Until what somebody passes, and since which entry."""

    guest: str
    until: str
    since: int


class PassingStore:
    def __init__(self, write: Write, read: Read) -> None:
        self._write = write
        self._read = read

    async def of(self, room_id: str) -> list[KeptPassing]:
        columns = (passing.c.guest, passing.c.until, passing.c.since)
        query = select(*columns).where(passing.c.room == room_id).order_by(passing.c.guest)
        found = await self._read(lambda connection: connection.execute(query).all())
        return [KeptPassing(*row) for row in found]

    async def keep(self, room_id: str, new: KeptPassing) -> None:
        """In place of what the same person has said before; an empty `until` takes that back."""

        def work(connection: Connection) -> None:
            mine = (passing.c.room == room_id) & (passing.c.guest == new.guest)
            connection.execute(delete(passing).where(mine))
            if new.until:
                connection.execute(insert(passing), {"room": room_id, **new._asdict()})

        await self._write((room_id, 0), work)

    async def rooms(self) -> list[str]:
        """The running tables at which somebody passes in advance."""
        query = select(passing.c.room).join(room, room.c.id == passing.c.room).distinct()
        running = query.where(room.c.status == "playing")
        return list(await self._read(lambda connection: connection.execute(running).scalars().all()))
