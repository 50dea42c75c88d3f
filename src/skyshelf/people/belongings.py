"""What the pages keep for a person: each thing has the time of its last change, and the newer one stays.

What two browsers have changed at once the pages bring together themselves; they are told what lies here instead.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, func, select

from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import belonging
from skyshelf.tables.refusal import Reason
from skyshelf.tables.store.store import Store

BelongingKind: TypeAlias = Literal["deck", "lessons", "feats", "settings"]
MOST_BELONGINGS = 600
LONGEST_BODY = 16_000
# Of all that one person keeps: it goes to the page as a whole, and whoever writes is waited for by everybody.
MOST_LETTERS = 1_000_000


class Belonging(NamedTuple):
    """An empty body says that it was deleted."""

    kind: BelongingKind
    item: str
    changed: float
    body: str


class Belongings:
    def __init__(self, store: Store) -> None:
        self._store = store
        put = store.insert(belonging)
        self._put = put.on_conflict_do_update(
            index_elements=["person", "kind", "item"],
            set_={"changed": put.excluded.changed, "body": put.excluded.body},
            where=belonging.c.changed < put.excluded.changed,
        )

    async def all(self, id: str) -> list[Belonging]:
        return await self._store.read(lambda connection: _all(connection, id))

    async def keep(self, id: str, things: list[Belonging]) -> list[Belonging]:
        """Keep what is newer than what lies here; returns what lies here of the others."""

        def work(connection: Connection) -> list[Belonging] | None:
            lengths = select(belonging.c.kind, belonging.c.item, func.length(belonging.c.body)).where(
                belonging.c.person == id
            )
            before = {(kind, item): size for kind, item, size in connection.execute(lengths)}
            after = before | {(each.kind, each.item): len(each.body) for each in things}
            letters = sum(after.values())
            if len(after) > MOST_BELONGINGS or letters > max(MOST_LETTERS, sum(before.values())):
                return None
            for each in things:
                connection.execute(self._put, {"person": id, **each._asdict()})
            now = {
                (each.kind, each.item): each for each in _all(connection, id, {each.item for each in things})
            }
            return [here for each in things if (here := now[each.kind, each.item]) != each]

        kept = await self._store.write(("", 0), work)
        if kept is None:
            raise PeopleRefusal(Reason.TOO_MUCH, "too-many-belongings", most=MOST_BELONGINGS)
        return kept


def _all(connection: Connection, id: str, items: Collection[str] | None = None) -> list[Belonging]:
    """What a person keeps, or what of it has one of some names."""
    columns = (belonging.c.kind, belonging.c.item, belonging.c.changed, belonging.c.body)
    query = select(*columns).where(belonging.c.person == id)
    if items is not None:
        query = query.where(belonging.c.item.in_(items))
    return [Belonging(*row) for row in connection.execute(query).all()]
