"""What all servers of a database share, made by the first that needs it and never changed."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select

from skyshelf.people.schema import heirloom
from skyshelf.tables.store.store import Store


async def inherited(store: Store, name: str, make: Callable[[], str]) -> str:
    """The value under a name; of two servers that make one at once, both get the same."""
    found = select(heirloom.c.value).where(heirloom.c.name == name)
    insert = store.insert(heirloom).on_conflict_do_nothing()

    def work(connection: Connection) -> str:
        known = connection.execute(found).scalar()
        if known is None:
            connection.execute(insert, {"name": name, "value": make()})
            known = connection.execute(found).scalar_one()
        return str(known)

    return await store.write(("", 0), work)
