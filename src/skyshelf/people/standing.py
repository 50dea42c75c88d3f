"""How the house stands to whoever asks: guest or person, known in which browsers, suspended, gone.

Every request wants to know it, so it is remembered for some seconds; whoever changes it says so to all servers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from skyshelf.people.person import Person
from skyshelf.people.schema import bond, device, person
from skyshelf.tables.store.store import Store

FIRST_SECONDS = 600.0
_REMEMBERED_SECONDS = 5.0  # `skyshelf people` writes to the database while a server runs
_MOST_REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Standing:
    """`apart` are those whom the person has blocked, and those who have blocked them."""

    person: Person | None = None
    gone: bool = False
    made_at: float = 0.0
    devices: frozenset[str] = frozenset()
    suspended_until: float | None = None
    suspended_for: str = ""
    role: str = ""
    blocks: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()

    def knows(self, device: str, now: float) -> bool:
        """Whether a browser is one of the person's. The guest's own, before it has heard its name for a device, is:
        the answer to the request that made the person may have been lost on the way.
        """
        return device in self.devices or (not device and now - self.made_at < FIRST_SECONDS)

    @property
    def organises(self) -> bool:
        return self.role == "organiser"


GUEST = Standing()


class Standings:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: dict[str, tuple[float, Standing]] = {}
        # Whoever has let somebody in wants to know, and looks again.
        self.on_change: Callable[[str], None] = lambda id: None

    async def of(self, id: str) -> Standing:
        if not id:
            return GUEST
        known = self._known.get(id)
        if known is not None and known[0] > self._now():
            return known[1]
        found = await self._store.read(lambda connection: _read(connection, id))
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[id] = (self._now() + _REMEMBERED_SECONDS, found)
        return found

    def forget(self, id: str) -> None:
        """It was changed, maybe by another server: it is read anew when it is next asked for."""
        if id in self._known:
            self._known[id] = (0.0, self._known[id][1])
        self.on_change(id)

    def is_deaf(self, listener: str, speaker: str) -> bool:
        """Whether somebody who was here lately has blocked somebody; for those who cannot wait for an answer."""
        known = self._known.get(listener)
        return known is not None and speaker in known[1].blocks

    async def changed(self, *ids: str) -> None:
        """It was changed here."""
        for id in ids:
            self.forget(id)
            await self.of(id)
            await self._store.shout(f"person {id}")


def _read(connection: Connection, id: str) -> Standing:
    bonds = connection.execute(
        select(bond.c.person, bond.c.other)
        .where((bond.c.person == id) | (bond.c.other == id))
        .where(bond.c.kind == "block")
    ).all()
    blocks = frozenset(other for who, other in bonds if who == id)
    apart = blocks | {who for who, other in bonds if other == id}
    row = connection.execute(select(person).where(person.c.id == id)).first()
    if row is None:
        return Standing(blocks=blocks, apart=apart)
    devices = connection.execute(select(device.c.id).where(device.c.person == id)).scalars()
    return Standing(
        person=person_of(row),
        gone=row.gone_at is not None,
        made_at=row.made_at,
        devices=frozenset(devices),
        suspended_until=row.suspended_until,
        suspended_for=row.suspended_for,
        role=row.role,
        blocks=blocks,
        apart=apart,
    )


def person_of(row: Row[Any]) -> Person:
    """A row of the table as what others may know."""
    languages = tuple(filter(None, row.languages.split(",")))
    return Person(id=row.id, name=row.name, picture=row.picture, languages=languages)
