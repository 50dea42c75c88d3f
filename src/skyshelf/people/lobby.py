"""The lobby: tables that wait for company, games that may be watched, and finding somebody to play with."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, select, update

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.ways import Way
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.people.people import People
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import offer, search, sighting
from skyshelf.tables.entries import Created, read_entry
from skyshelf.tables.listing import Listed
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.schema import entry, room

SEARCH_SECONDS = 12.0  # without a word from the page, and somebody does not look for company any more
HERE_SECONDS = 150.0
SIGHT_EVERY = 60.0
MOST_SHOWN = 60
_OFFER_DAYS = 14


class Open(NamedTuple):
    """A table that is shown in the lobby."""

    id: str
    game: str
    status: str
    made_at: float
    listed: Listed
    plan: Plan


class Found(NamedTuple):
    """Where company was found, or how many others look for some."""

    table: str
    others: int


class Lobby:
    """`fits` says whether two may be paired, for those who know how strong they are."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._store = people.store
        self._house = people.house
        self.fits: Callable[[str, str, str, str], Awaitable[bool]] = _anybody
        self._sighted: dict[str, float] = {}
        self._insert_offer = self._store.insert(offer).on_conflict_do_nothing()
        looks = self._store.insert(search)
        self._upsert_search = looks.on_conflict_do_update(
            index_elements=["person"],
            set_={name: looks.excluded[name] for name in ("game", "way", "name", "since", "seen_at", "room")},
        )
        seen = self._store.insert(sighting)
        self._upsert_sighting = seen.on_conflict_do_update(
            index_elements=["person"], set_={"seen_at": seen.excluded.seen_at}
        )

    # Tables that are shown.

    async def show(self, id: str, room_id: str, shown: bool, origin: str = "") -> None:
        """Whoever sits at a table may show it to everybody, or hide it again; `origin` tells addresses apart."""
        found = await self._store.invitation(room_id)
        if found is None:
            raise Refusal(Reason.UNKNOWN, "no-table")
        if found[1].listed.seat_of(id) is None:
            raise Refusal(Reason.FORBIDDEN, "not-seated")
        if shown:
            values = {"room": room_id, "person": id, "made_at": self._people.now(), "origin": origin}
            await self._store.write((room_id, 0), lambda c: c.execute(self._insert_offer, values))
        else:
            gone = delete(offer).where(offer.c.room == room_id)
            await self._store.write((room_id, 0), lambda c: c.execute(gone))

    async def is_shown(self, room_id: str) -> bool:
        query = select(offer.c.room).where(offer.c.room == room_id)
        return await self._store.read(lambda connection: connection.execute(query).first()) is not None

    async def tables(self, id: str) -> list[Open]:
        """The tables that are shown and not over: the newest of each address, then the second of each, and so on, so
        that nobody fills the list alone. Not those of people one is apart from.
        """
        apart = (await self._people.standing(id)).apart
        newest = room.c.made_at.desc()
        turn = func.row_number().over(partition_by=offer.c.origin, order_by=newest)
        query = (
            select(room.c.id, room.c.game, room.c.status, room.c.made_at, room.c.listed, entry.c.body)
            .join(offer, offer.c.room == room.c.id)
            .join(entry, and_(entry.c.room == room.c.id, entry.c.n == 0))
            .where(room.c.status != "over")
            .order_by(turn, newest)
            .limit(2 * MOST_SHOWN)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found: list[Open] = []
        for room_id, game, status, made_at, listed, body in rows:
            made, seats = read_entry(body), Listed.read(listed)
            if not isinstance(made, Created) or {seat.guest for seat in seats.seats} & apart:
                continue
            if status == "waiting" or made.plan.watch == "everybody":
                found.append(Open(room_id, game, status, made_at, seats, made.plan))
        return found[:MOST_SHOWN]

    async def check_company(self, id: str, room_id: str) -> None:
        """Nobody sits down with somebody from whom they want to be apart."""
        apart = (await self._people.standing(id)).apart
        kept = await self._store.invitation(room_id) if apart else None
        if kept is not None and {seat.guest for seat in kept[1].listed.seats} & apart:
            raise PeopleRefusal(Reason.FORBIDDEN, "apart")

    # Quick pairing.

    async def look_for(
        self, id: str, name: str, game: str, way: str, origin: str, pay: Callable[[], None]
    ) -> Found:
        """Look for company in something; the page asks again every few seconds, and is told when there is a table.
        Whoever finds somebody pays for it as for any other.
        """
        plan = _way(game, way)
        now = self._people.now()
        found = await self._store.write(("", 0), lambda c: self._look(c, id, name, game, way, now))
        if found:
            return Found(found, 0)
        await self._house.check_seats(id)
        others = [
            (other, called)
            for other, called in await self._others(id, game, way, now)
            if await self.fits(id, other, game, way)
        ]
        if others:
            pay()
        for other, called in others:
            table = await self._pair(id, name, other, called, plan, game, origin)
            if table:
                return Found(table, 0)
        return Found("", len(others))

    def _look(self, connection: Connection, id: str, name: str, game: str, way: str, now: float) -> str:
        """Keep that somebody looks; the table where they were led meanwhile. It is told again for some seconds: an
        answer may be lost on the way.
        """
        mine = connection.execute(select(search).where(search.c.person == id)).first()
        if mine is not None and mine.room and mine.seen_at >= now - SEARCH_SECONDS:
            return str(mine.room)
        same = (
            mine is not None and (mine.game, mine.way) == (game, way) and mine.seen_at >= now - SEARCH_SECONDS
        )
        since = mine.since if mine is not None and same else now
        values = {"person": id, "name": name, "game": game, "way": way}
        connection.execute(self._upsert_search, {**values, "since": since, "seen_at": now, "room": ""})
        return ""

    async def _others(self, id: str, game: str, way: str, now: float) -> list[tuple[str, str]]:
        apart = (await self._people.standing(id)).apart
        query = (
            select(search.c.person, search.c.name)
            .where(search.c.game == game, search.c.way == way, search.c.person != id, search.c.room == "")
            .where(search.c.seen_at >= now - SEARCH_SECONDS)
            .order_by(search.c.since)
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(other, called) for other, called in rows if other not in apart]

    async def _pair(
        self, id: str, name: str, other: str, called: str, way: Way, game: str, origin: str
    ) -> str:
        """Lead two to a table of their own; "" if one of them was quicker elsewhere."""
        key = f"pair {other} {self._people.now()}"
        table = self._house.id_for(id, key)
        both = (search.c.person.in_((id, other))) & (search.c.room == "")

        def claim(connection: Connection) -> bool:
            if connection.execute(update(search).where(both).values(room=table)).rowcount == 2:
                return True
            connection.execute(update(search).where(search.c.room == table).values(room=""))
            return False

        if not await self._store.write(("", 0), claim):
            return ""
        seats = tuple(SeatPlan("me" if number == 0 else "open") for number in range(way.seats[0]))
        await self._house.create(id, name, Plan(game, seats, dict(way.settings)), key)
        await self.show(id, table, True, origin)
        with contextlib.suppress(SkyshelfError):  # who cannot sit down finds an open seat there
            await self._house.at(table, lambda there: there.sit(other, called, None))
        return table

    async def stop_looking(self, id: str) -> None:
        gone = delete(search).where(search.c.person == id)
        await self._store.write(("", 0), lambda connection: connection.execute(gone))

    async def searches(self, id: str) -> Counter[tuple[str, str]]:
        """How many others look for company in what."""
        apart = (await self._people.standing(id)).apart
        query = select(search.c.person, search.c.game, search.c.way).where(
            search.c.seen_at >= self._people.now() - SEARCH_SECONDS, search.c.room == ""
        )
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return Counter((game, way) for who, game, way in rows if who != id and who not in apart)

    # Who is here.

    async def saw(self, id: str) -> None:
        """A person is here; written down once a minute, if it can be: whoever looks must not wait for that."""
        now = self._people.now()
        if now - self._sighted.get(id, 0.0) < SIGHT_EVERY:
            return
        self._sighted[id] = now
        values = {"person": id, "seen_at": now}
        if not self._store.failing:
            with contextlib.suppress(Refusal):
                await self._store.write(
                    ("", 0), lambda connection: connection.execute(self._upsert_sighting, values)
                )

    async def here(self, ids: list[str]) -> set[str]:
        """Those of some who are here."""
        query = select(sighting.c.person).where(
            sighting.c.person.in_(ids), sighting.c.seen_at >= self._people.now() - HERE_SECONDS
        )
        return set(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def tidy(self) -> None:
        """Forget what is of no use to anybody any more."""
        now = self._people.now()
        self._sighted = {id: at for id, at in self._sighted.items() if at >= now - SIGHT_EVERY}

        def work(connection: Connection) -> None:
            connection.execute(delete(offer).where(offer.c.made_at < now - _OFFER_DAYS * 86_400))
            connection.execute(delete(search).where(search.c.seen_at < now - 3600))

        await self._store.write(("", 0), work)


def _way(game: str, name: str) -> Way:
    """A way to play with others."""
    ways = game_named(game).ways() if game in NAMES else ()
    found = next((way for way in ways if way.name == name and way.seats[-1] > 1), None)
    if found is None:
        raise PeopleRefusal(Reason.UNKNOWN, "no-way")
    return found


async def _anybody(one: str, other: str, game: str, way: str) -> bool:
    return True
