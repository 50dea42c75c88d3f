"""Holidays: days of one's own choice on which the clocks of one's games in days stand still."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from datetime import date, timedelta
from typing import Any, NamedTuple

from msgspec import structs
from sqlalchemy import select

from skyshelf.engine.errors import SkyshelfError
from skyshelf.people.nudges.nudger import until_it_can_be_told
from skyshelf.people.nudges.wishes import DaysAway, Wishes, change_wishes
from skyshelf.people.people import People
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import person
from skyshelf.tables.entries import Row, Started
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.table import Table

A_YEAR = 28  # days of holiday that somebody has in a calendar year
MOST_AT_ONCE = 12
_AHEAD = timedelta(days=366)
# Those of this year count, and one of last year may still stand between the beginning of a turn and its end.
_KEPT = timedelta(days=366)
_DAY = timedelta(days=1)


class DaysLeft(NamedTuple):
    year: int
    days: int


class Holidays:
    """What is kept of a person is told to the journals of their tables: a table knows nothing but its journal."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._house = people.house
        self._store = people.store
        self._telling: set[asyncio.Task[None]] = set()

    async def of(self, id: str) -> tuple[DaysAway, ...]:
        """Those that are not over."""
        now = self._people.now()
        return tuple(each for each in (await self._wishes(id)).away if each.end > now)

    async def left(self, id: str) -> list[DaysLeft]:
        """How many days somebody still has, this year and the next."""
        wishes = await self._wishes(id)
        this = wishes.day(self._people.now()).year
        used = days_by_year(wishes.away)
        return [DaysLeft(year, A_YEAR - used[year]) for year in (this, this + 1)]

    async def add(self, id: str, first: date, last: date, zone: str, offset: int) -> None:
        """From the first to the last day on the person's clock; today counts from this moment on."""
        now = self._people.now()

        def change(before: Wishes) -> Wishes | PeopleRefusal:
            wishes = structs.replace(before, zone=zone, offset=offset)
            today = wishes.day(now)
            if last < first:
                return PeopleRefusal(Reason.ILLEGAL, "holiday-order")
            if first < today or last > today + _AHEAD:
                return PeopleRefusal(Reason.ILLEGAL, "holiday-when")
            begin, end = max(now, wishes.midnight(first)), wishes.midnight(last + _DAY)
            if any(each.begin < end and begin < each.end for each in before.away):
                return PeopleRefusal(Reason.STALE, "holiday-twice")
            kept = [each for each in before.away if today - each.last <= _KEPT]
            if sum(each.end > now for each in kept) >= MOST_AT_ONCE:
                return PeopleRefusal(Reason.TOO_MUCH, "holiday-many", most=MOST_AT_ONCE)
            new = DaysAway(first, last, begin, end)
            used = days_by_year(kept)
            for year, days in days_by_year([new]).items():
                if used[year] + days > A_YEAR:
                    left = max(0, A_YEAR - used[year])
                    return PeopleRefusal(
                        Reason.TOO_MUCH, "holiday-too-long", year=str(year), left=left, most=A_YEAR
                    )
            away = tuple(sorted([*kept, new], key=lambda each: each.begin))
            return structs.replace(wishes, away=away)

        await self._change(id, change)

    async def drop(self, id: str, first: date) -> None:
        """One that has not begun is as if it had never been; one that has begun ends now, and today counts."""
        now = self._people.now()

        def change(before: Wishes) -> Wishes | PeopleRefusal:
            found = next((each for each in before.away if each.first == first and each.end > now), None)
            if found is None:
                return PeopleRefusal(Reason.UNKNOWN, "no-holiday")
            away = [each for each in before.away if each != found]
            if found.begin <= now:
                away.append(structs.replace(found, last=before.day(now), end=now))
            return structs.replace(before, away=tuple(sorted(away, key=lambda each: each.begin)))

        await self._change(id, change)

    def on_turn(self, table: Table, row: Row) -> None:
        """A game begins: those who sit there bring their holidays."""
        if isinstance(row.entry, Started) and table.room.clock.plan.kind == "days":
            people = [seat.guest for seat in table.room.seats if seat.guest]
            self._later(self._tell_table(table.id, people))

    async def recover(self) -> None:
        """Every start is a recovery: what was set while a server died is told now."""
        query = select(person.c.id).where(person.c.wishes.contains('"away"'))
        with contextlib.suppress(SkyshelfError):
            for id in await self._store.read(lambda connection: connection.execute(query).scalars().all()):
                await self._tell(id)

    async def _tell_table(self, room_id: str, people: list[str]) -> None:
        for id in people:
            with contextlib.suppress(SkyshelfError):
                await self._set(room_id, id, await self._periods(id))

    async def _change(self, id: str, change: Callable[[Wishes], Wishes | PeopleRefusal]) -> None:
        refusal = await self._store.write(("", 0), lambda connection: change_wishes(connection, id, change))
        if refusal is not None:
            raise refusal
        try:
            await self._tell(id)
        except Refusal:  # it is kept; whoever heard of a fault would ask for it again
            self._later(until_it_can_be_told(lambda: self._tell(id), "holidays"))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, id: str) -> None:
        holidays = await self._periods(id)
        for kept in await self._store.unfinished_of(id):
            with contextlib.suppress(
                SkyshelfError
            ):  # a table without such a clock, or that cannot be reached
                await self._set(kept.id, id, holidays)

    async def _set(self, room_id: str, id: str, holidays: tuple[Holiday, ...]) -> None:
        await self._house.at(room_id, lambda table: table.be_away(id, holidays))

    async def _periods(self, id: str) -> tuple[Holiday, ...]:
        """Those that are over, too: one may still stand between the beginning of a turn and its end."""
        return tuple(each.holiday for each in (await self._wishes(id)).away)

    async def _wishes(self, id: str) -> Wishes:
        query = select(person.c.wishes).where(person.c.id == id)
        text: str | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        return Wishes.read(text or "")


def days_by_year(away: Iterable[DaysAway]) -> Counter[int]:
    """How many days of each year are taken."""
    days = (
        each.first + _DAY * number for each in away for number in range((each.last - each.first).days + 1)
    )
    return Counter(day.year for day in days)
