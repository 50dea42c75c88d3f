"""Tickets: what is good for once and for a short time."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, insert, select

from skyshelf.people.schema import ticket
from skyshelf.tables.store.store import Store

Kind: TypeAlias = Literal["device", "passkey", "mail", "oidc"]


class Ticket(NamedTuple):
    person: str
    about: str


class Tickets:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(
        self, kind: Kind, code: str, person: str, until: float, now: float, about: str = ""
    ) -> None:
        """Keep a ticket; those that have run out are thrown away on the occasion."""
        values = {"id": _digest(kind, code), "kind": kind, "person": person, "until": until, "about": about}

        def work(connection: Connection) -> None:
            connection.execute(delete(ticket).where(ticket.c.until < now))
            connection.execute(insert(ticket), values)

        await self._store.write(("", 0), work)

    async def look(self, kind: Kind, code: str, now: float) -> Ticket | None:
        """What a ticket is good for; it stays good."""
        return await self._store.read(lambda connection: _find(connection, kind, code, now))

    async def take(self, kind: Kind, code: str, now: float) -> Ticket | None:
        """Use a ticket up; of two who come with the same one, one has it."""

        def work(connection: Connection) -> Ticket | None:
            found = _find(connection, kind, code, now)
            used = connection.execute(delete(ticket).where(ticket.c.id == _digest(kind, code)))
            return found if used.rowcount == 1 else None

        return await self._store.write(("", 0), work)


def _find(connection: Connection, kind: Kind, code: str, now: float) -> Ticket | None:
    wanted = ticket.c.id == _digest(kind, code), ticket.c.until >= now
    row = connection.execute(select(ticket.c.person, ticket.c.about).where(*wanted)).first()
    return None if row is None else Ticket(row.person, row.about)


def _digest(kind: Kind, code: str) -> str:
    return sha256(f"{kind} {code}".encode()).hexdigest()
