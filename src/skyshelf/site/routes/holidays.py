"""Holidays: when the clocks of one's games in days stand still."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from skyshelf.site.problems import REFUSALS
from skyshelf.site.routes.people import at_home
from skyshelf.site.visit import Asked, Visit
from skyshelf.tables.protocol.holidays import (
    DaysLeftNote,
    HolidayBody,
    HolidayDropBody,
    HolidayNote,
    HolidaysNote,
)


@get("/people/holidays", responses=REFUSALS, cost=3)
async def holidays(request: Asked) -> HolidaysNote:
    """When one is away, and how many days of it are left."""
    visit, person = at_home(request)
    return await _note(visit, person.id)


@post("/people/holidays", status_code=200, responses=REFUSALS, cost=20)
async def add_holiday(request: Asked, data: JSONBody[HolidayBody]) -> HolidaysNote:
    """Be away for some days. Whoever plays with one sees it."""
    visit, person = at_home(request)
    await visit.site.club.holidays.add(person.id, data.first, data.last, data.zone, data.offset)
    return await _note(visit, person.id)


@post("/people/holidays/drop", status_code=200, responses=REFUSALS, cost=20)
async def drop_holiday(request: Asked, data: JSONBody[HolidayDropBody]) -> HolidaysNote:
    """Stay here after all, or be back early."""
    visit, person = at_home(request)
    await visit.site.club.holidays.drop(person.id, data.first)
    return await _note(visit, person.id)


async def _note(visit: Visit, id: str) -> HolidaysNote:
    found, now = visit.site.club.holidays, visit.site.house.now()
    return HolidaysNote(
        holidays=[HolidayNote(each.first, each.last, each.begin <= now) for each in await found.of(id)],
        left=[DaysLeftNote(*each) for each in await found.left(id)],
    )
