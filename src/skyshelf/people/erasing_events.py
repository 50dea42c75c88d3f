"""Taking somebody's name out of events and results. Standings and ratings follow from numbers, and stay."""

from __future__ import annotations

import contextlib
import re
from functools import partial

from msgspec import structs
from sqlalchemy import Connection, delete, select, update

from skyshelf.engine.errors import SkyshelfError
from skyshelf.events import deeds
from skyshelf.events.entries import (
    Corrected,
    Dropped,
    Ended,
    Enlisted,
    Entry,
    Joined,
    Planned,
    Renamed,
    read_entry,
    write_entry,
)
from skyshelf.events.hall import Hall
from skyshelf.events.listing import ListedEvent
from skyshelf.people.person import SOMEBODY
from skyshelf.tables.results import read_result, write_result
from skyshelf.tables.store.schema import event, event_entry, event_person, result

_TELLING = 4  # letters


class ErasingEvents:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.house.store

    async def leave(self, id: str) -> None:
        """Go from every event that is not over; one that only they could have started is called off."""
        for event_id in await self._of(id):
            live = await self._hall.event(event_id)
            if live.event.status not in ("open", "running"):
                continue
            if live.event.player_of(id) is not None:
                with contextlib.suppress(SkyshelfError):  # gone before, or over meanwhile
                    await live.act(id, "", partial(deeds.leave, live.event, id))
            if live.event.organiser == id and live.event.status == "open":
                with contextlib.suppress(SkyshelfError):
                    await live.act(id, "", lambda: Ended(called_off=True))

    async def forget(self, id: str, name: str) -> None:
        """Others took part with somebody, or were invited by somebody."""
        events = await self._of(id)
        # Once more after the live events were let go: one of them may have written its list again meanwhile.
        for event_id in [*events, *events]:
            work = partial(_nameless_event, event_id=event_id, id=id, name=name)
            await self._store.write((event_id, 0), work)
            await self._hall.refresh(event_id)
        await self._store.write(("", 0), lambda connection: _nameless_results(connection, id))

    async def _of(self, id: str) -> list[str]:
        """All of somebody's events: a list for the eye has an end."""
        mine = select(event_person.c.event).where(event_person.c.person == id)
        return list(await self._store.read(lambda connection: connection.execute(mine).scalars().all()))


def _nameless_event(connection: Connection, event_id: str, id: str, name: str) -> None:
    query = select(event_entry.c.n, event_entry.c.actor, event_entry.c.body).where(
        event_entry.c.event == event_id
    )
    entries = {n: (actor == id, read_entry(body)) for n, actor, body in connection.execute(query).all()}
    names = {name} | {called for mine, entry in entries.values() if mine for called in _called(entry)}
    for n, (mine, entry) in entries.items():
        changed = _nameless(entry, names) if mine else _unmentioned(entry, names)
        if changed != entry:
            this = (event_entry.c.event == event_id) & (event_entry.c.n == n)
            connection.execute(update(event_entry).where(this).values(body=write_entry(changed)))
    kept = connection.execute(select(event.c.listed, event.c.made_by).where(event.c.id == event_id)).one()
    if kept.made_by == id:
        listed = ListedEvent.read(kept.listed)
        listed = structs.replace(listed, host=SOMEBODY, name=_without(names, listed.name))
        connection.execute(update(event).where(event.c.id == event_id).values(listed=listed.written()))
    taking_part = (event_person.c.event == event_id) & (event_person.c.person == id)
    connection.execute(delete(event_person).where(taking_part))


def _called(entry: Entry) -> tuple[str, ...]:
    match entry:
        case Planned():
            return (entry.host,)
        case Joined() | Enlisted() | Renamed():
            return (entry.name,)
        case _:
            return ()


def _nameless(entry: Entry, names: set[str]) -> Entry:
    """An entry that somebody made, with what they wrote in their own words."""
    match entry:
        case Planned():
            plan = structs.replace(entry.plan, name=_without(names, entry.plan.name))
            return structs.replace(entry, host=SOMEBODY, plan=plan)
        case Joined():
            return structs.replace(entry, name=SOMEBODY, team=_without(names, entry.team))
        case Enlisted() | Renamed():
            return structs.replace(entry, name=SOMEBODY)
        case Corrected() | Dropped() | Ended():
            return structs.replace(entry, reason=_without(names, entry.reason))
        case _:
            return entry


def _unmentioned(entry: Entry, names: set[str]) -> Entry:
    """An entry of an organiser whose reason, which everybody reads, may be about somebody."""
    match entry:
        case Corrected() | Dropped() | Ended():
            return structs.replace(entry, reason=_without(names, entry.reason, whole=r"(?!\w)"))
        case _:
            return entry


def _without(names: set[str], text: str, whole: str = "") -> str:
    """Words without a name, or a part of it that is long enough to be one; one's own, too, that begin with it."""
    parts = {part for name in names for part in name.split() if len(part) >= _TELLING}
    for name in sorted(filter(None, names | parts), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}{whole}", SOMEBODY, text, flags=re.IGNORECASE)
    return text


def _nameless_results(connection: Connection, id: str) -> None:
    query = select(result.c.room, result.c.game, result.c.body).where(result.c.body.contains(f'"{id}"'))
    for room, game, body in connection.execute(query).all():
        found = read_result(body)
        sitters = tuple(
            structs.replace(each, name=SOMEBODY) if each.guest == id else each for each in found.sitters
        )
        this = (result.c.room == room) & (result.c.game == game)
        nameless = write_result(structs.replace(found, sitters=sitters))
        connection.execute(update(result).where(this).values(body=nameless))
