"""Friends and those one wants nothing of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, func, select

from skyshelf.people.people import People
from skyshelf.people.person import Person
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import bond
from skyshelf.tables.refusal import Reason

# What another is to somebody: a friend, asked to be one, asking to be one, blocked, or nothing in particular.
Tie: TypeAlias = Literal["friend", "asked", "asks", "blocked", ""]
Wish: TypeAlias = Literal["befriend", "part", "block", "unblock"]
MOST_BONDS = 500


class Bonds:
    def __init__(self, people: People) -> None:
        self._people = people
        self._store = people.store
        tie = self._store.insert(bond)
        self._upsert = tie.on_conflict_do_update(
            index_elements=["person", "other"],
            set_={"kind": tie.excluded.kind, "made_at": tie.excluded.made_at},
        )

    async def ties(self, id: str) -> dict[str, Tie]:
        """Everybody with whom there is something between, by id. Who has blocked oneself is not told."""
        query = select(bond.c.person, bond.c.other, bond.c.kind).where(
            (bond.c.person == id) | (bond.c.other == id)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        mine = {other: kind for who, other, kind in rows if who == id}
        theirs = {who for who, other, kind in rows if other == id and kind == "friend"}
        found: dict[str, Tie] = {}
        for other in mine.keys() | theirs:
            if mine.get(other) == "block":
                found[other] = "blocked"
            elif other in mine:
                found[other] = "friend" if other in theirs else "asked"
            else:
                found[other] = "asks"
        return found

    async def friends(self, id: str) -> list[str]:
        return [other for other, tie in (await self.ties(id)).items() if tie == "friend"]

    async def blocked_among(self, ids: list[str]) -> set[frozenset[str]]:
        """Those pairs of some of whom one has blocked the other."""
        query = select(bond.c.person, bond.c.other).where(
            bond.c.kind == "block", bond.c.person.in_(ids), bond.c.other.in_(ids)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {frozenset((one, other)) for one, other in rows}

    async def wish(self, id: str, other: Person, wish: Wish) -> Tie:
        """Whom one wants to have to do with. Between two of whom one has blocked the other, nobody is asked."""
        if other.id == id:
            raise PeopleRefusal(Reason.ILLEGAL, "yourself")
        apart = await self._people.standing(id)
        if wish == "befriend" and other.id in apart.apart:
            return "blocked" if other.id in apart.blocks else ""
        kept = await self._store.write(("", 0), lambda connection: self._keep(connection, id, other.id, wish))
        if not kept:
            raise PeopleRefusal(Reason.TOO_MUCH, "too-many-bonds", most=MOST_BONDS)
        await self._people.standings.changed(id, other.id)
        return (await self.ties(id)).get(other.id, "")

    def _keep(self, connection: Connection, id: str, other: str, wish: Wish) -> bool:
        mine = (bond.c.person == id) & (bond.c.other == other)
        theirs = (bond.c.person == other) & (bond.c.other == id) & (bond.c.kind == "friend")
        if wish in ("part", "unblock"):
            kind = "friend" if wish == "part" else "block"
            connection.execute(delete(bond).where(mine, bond.c.kind == kind))
            if wish == "part":  # who is parted with is not asked again at once
                connection.execute(delete(bond).where(theirs))
            return True
        number = select(func.count()).select_from(bond).where(bond.c.person == id)
        if connection.execute(number).scalar_one() >= MOST_BONDS:
            return False
        kind = "friend" if wish == "befriend" else "block"
        values = {"person": id, "other": other, "kind": kind, "made_at": self._people.now()}
        connection.execute(self._upsert, values)
        if wish == "block":
            connection.execute(delete(bond).where(theirs))
        return True


def by_tie(ties: Mapping[str, Tie], tie: Tie) -> list[str]:
    return [other for other, each in ties.items() if each == tie]
