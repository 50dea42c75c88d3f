"""Order in the house: reporting, and the organisers' page."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from skyshelf.people.order import OPERATOR, READY
from skyshelf.people.person import Person
from skyshelf.people.refusal import PeopleRefusal
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import quick_phrase, say
from skyshelf.site.routes.people import HandlePath, at_home, person_note
from skyshelf.site.routes.tables import TableId
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.chat_lines import PHRASES
from skyshelf.tables.protocol.order import (
    DeedNote,
    ReportBody,
    ReportedNote,
    ReportNote,
    SettleBody,
    SuspendBody,
)
from skyshelf.tables.protocol.people import PersonNote
from skyshelf.tables.refusal import Reason

ReportId: TypeAlias = Annotated[str, PathParameter(max_length=32)]


@post("/tables/{table_id:str}/report", status_code=200, responses=REFUSALS, cost=5)
async def report(request: Asked, table_id: TableId, data: JSONBody[ReportBody]) -> ReportedNote:
    """Tell the organisers about somebody at a table, or about a line that was said there."""
    visit = visit_of(request)
    visit.site.limiter.take(limits.REPORTS_FROM, visit.address)
    visit.site.limiter.take(limits.REPORTS, visit.guest.id)
    if data.line:  # whoever reports a line must have been able to read it
        lines = await visit.at(table_id, lambda table: table.read_chat(visit.guest.id))
        if data.line not in {f"{line.circle}:{line.n}" for line in lines}:
            raise PeopleRefusal(Reason.ILLEGAL, "nothing-to-report")
    else:  # whoever has only the link sees who waits at a table that nobody may watch, and nothing that they do
        await visit.at(table_id, lambda table: table.check_eyes(visit.guest.id))
    await visit.site.club.order.complain(visit.guest.id, table_id, data.seat, data.line, data.text)
    return ReportedNote(table_id)


@get("/order", responses=REFUSALS, cost=5)
async def queue(request: Asked) -> list[ReportNote]:
    """What waits for an organiser, and what was settled last."""
    visit = _organiser(request)
    found = await visit.site.club.order.queue()
    known = await visit.site.club.people.of_ids([id for each in found for id in (each.by, each.about)])
    now = visit.site.house.now()
    notes: list[ReportNote] = []
    for each in found:
        until = (await visit.site.club.people.standing(each.about)).suspended_until
        notes.append(
            ReportNote(
                id=each.id,
                made_at=each.made_at,
                by=_person(known.get(each.by)),
                about=_person(known.get(each.about)),
                table=each.room,
                quote=_quoted(each.quote, visit.language),
                text=each.text,
                verdict=each.verdict,
                settled_at=each.settled_at,
                suspended=until is not None and until > now,
            )
        )
    return notes


@post("/order/{report_id:str}/settle", status_code=200, responses=REFUSALS, cost=5)
async def settle(request: Asked, report_id: ReportId, data: JSONBody[SettleBody]) -> ReportedNote:
    """Decide about a report."""
    visit = _organiser(request)
    await visit.site.club.order.settle(visit.guest.id, report_id, data.verdict, data.days, data.why)
    return ReportedNote(report_id)


@post("/people/of/{handle:str}/suspend", status_code=200, responses=REFUSALS, cost=5)
async def suspend(request: Asked, handle: HandlePath, data: JSONBody[SuspendBody]) -> PersonNote:
    """Let somebody do nothing for some days, or everything again."""
    visit = _organiser(request)
    person = await visit.site.club.people.by_handle(handle)
    if person.id == visit.guest.id:
        raise PeopleRefusal(Reason.ILLEGAL, "yourself")
    await visit.site.club.order.suspend(visit.guest.id, person.id, data.days, data.why)
    return person_note(person)


@get("/order/deeds", responses=REFUSALS, cost=5)
async def audit(request: Asked) -> list[DeedNote]:
    """What organisers have done, the newest first."""
    visit = _organiser(request)
    found = await visit.site.club.order.deeds()
    known = await visit.site.club.people.of_ids([id for each in found for id in (each.by, each.about)])

    def name(id: str) -> str:
        return known[id].name if id in known else ("skyshelf" if id == OPERATOR else "…")

    return [
        DeedNote(each.at, name(each.by), name(each.about), each.what, each.why, each.verdict, each.days)
        for each in found
    ]


def _quoted(quote: str, language: str) -> str:
    """A ready phrase in the reader's language, or the words as they were written."""
    phrase = quote.removeprefix(READY)
    return say(language, quick_phrase(phrase)) if quote.startswith(READY) and phrase in PHRASES else quote


def _organiser(request: Asked) -> Visit:
    visit, _ = at_home(request)
    if not visit.standing.organises:
        raise PeopleRefusal(Reason.FORBIDDEN, "only-organisers")
    return visit


def _person(person: Person | None) -> PersonNote | None:
    return None if person is None else person_note(person)
