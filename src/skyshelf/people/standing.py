"""How the house stands to whoever asks: guest or person, known in which browsers, suspended, gone.

Every request wants to know it, so it is remembered for some seconds; whoever changes it says so to all servers. Those
who go on asking are looked up again together, before the seconds are over: a request finds the answer here and waits
for no database.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from skyshelf.people.person import Person
from skyshelf.people.schema import bond, device, person
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.store.store import Store

FIRST_SECONDS = 600.0
_REMEMBERED_SECONDS = 5.0  # `skyshelf people` writes to the database while a server runs
_LOOK_AGAIN_SECONDS = 3.0  # after so long all who have asked lately are looked up together
_LATELY_SECONDS = 60.0
_MOST_REMEMBERED = 20_000
_MOST_AT_ONCE = 250


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


@dataclass(slots=True, eq=False)
class _Remembered:
    standing: Standing
    since: float  # when it was looked up
    asked_at: float  # when it was last asked for
    changed: bool = False


class Standings:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: dict[str, _Remembered] = {}
        self._looking_again: asyncio.Task[None] | None = None
        # Whoever has let somebody in wants to know, and looks again.
        self.on_change: Callable[[str], None] = lambda id: None

    async def of(self, id: str) -> Standing:
        if not id:
            return GUEST
        known = self._known.get(id)
        if known is not None and not known.changed:
            now = self._now()
            age = now - known.since
            if age < _REMEMBERED_SECONDS:
                known.asked_at = now
                if age >= _LOOK_AGAIN_SECONDS and self._looking_again is None:
                    self._looking_again = asyncio.create_task(self._look_again())
                return known.standing
        since = self._now()
        if known is None:
            if len(self._known) >= _MOST_REMEMBERED:
                self._make_room()
            known = self._known[id] = _Remembered(GUEST, since, since, changed=True)
        found = (await self._store.read(lambda connection: _read(connection, [id])))[id]
        if self._known.get(id) is known:  # else it was changed in the meantime, or looked up by somebody else
            self._known[id] = _Remembered(found, since, since)
            if found != known.standing:
                self.on_change(id)
        return found

    def _make_room(self) -> None:
        """Keep the half that has asked last: whoever is here now must stay deaf to those whom they have blocked."""
        newest = sorted(self._known.items(), key=lambda each: each[1].asked_at, reverse=True)
        self._known = dict(newest[: _MOST_REMEMBERED // 2])

    async def _look_again(self) -> None:
        """Look up all who have asked lately; if the database is away, the next who asks hears of it."""
        try:
            lately = self._now() - _LATELY_SECONDS
            asked = {
                id: known
                for id, known in self._known.items()
                if known.asked_at >= lately and not known.changed
            }
            ids = list(asked)
            with contextlib.suppress(Refusal):
                for start in range(0, len(ids), _MOST_AT_ONCE):
                    await self._look_up({id: asked[id] for id in ids[start : start + _MOST_AT_ONCE]})
        finally:
            self._looking_again = None

    async def _look_up(self, asked: dict[str, _Remembered]) -> None:
        since = self._now()
        found = await self._store.read(lambda connection: _read(connection, list(asked)))
        for id, known in asked.items():
            if self._known.get(id) is not known:
                continue  # changed in the meantime
            self._known[id] = _Remembered(found[id], since, known.asked_at)
            if found[id] != known.standing:
                self.on_change(id)

    def forget(self, id: str) -> None:
        """It was changed, maybe by another server: it is read anew when it is next asked for."""
        known = self._known.get(id)
        if known is not None:
            # Another one, so that whoever looks it up at this very moment sees that it was changed.
            self._known[id] = _Remembered(known.standing, known.since, known.asked_at, changed=True)
        self.on_change(id)

    def is_deaf(self, listener: str, speaker: str) -> bool:
        """Whether somebody who was here lately has blocked somebody; for those who cannot wait for an answer."""
        known = self._known.get(listener)
        return known is not None and speaker in known.standing.blocks

    async def changed(self, *ids: str) -> None:
        """It was changed here."""
        for id in ids:
            self.forget(id)
            await self.of(id)
            await self._store.shout(f"person {id}")


def _read(connection: Connection, ids: Sequence[str]) -> dict[str, Standing]:
    bonds = connection.execute(
        select(bond.c.person, bond.c.other)
        .where(bond.c.person.in_(ids) | bond.c.other.in_(ids))
        .where(bond.c.kind == "block")
    ).all()
    blocks: defaultdict[str, set[str]] = defaultdict(set)
    apart: defaultdict[str, set[str]] = defaultdict(set)
    for who, other in bonds:
        blocks[who].add(other)
        apart[who].add(other)
        apart[other].add(who)
    people = {row.id: row for row in connection.execute(select(person).where(person.c.id.in_(ids)))}
    devices: defaultdict[str, set[str]] = defaultdict(set)
    if people:
        query = select(device.c.person, device.c.id).where(device.c.person.in_(list(people)))
        for owner, each in connection.execute(query):
            devices[owner].add(each)
    return {
        id: _standing(
            people.get(id),
            devices=frozenset(devices[id]),
            blocks=frozenset(blocks[id]),
            apart=frozenset(apart[id]),
        )
        for id in ids
    }


def _standing(
    row: Row[Any] | None, devices: frozenset[str], blocks: frozenset[str], apart: frozenset[str]
) -> Standing:
    if row is None:
        return Standing(blocks=blocks, apart=apart)
    return Standing(
        person=person_of(row),
        gone=row.gone_at is not None,
        made_at=row.made_at,
        devices=devices,
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
