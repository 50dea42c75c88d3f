"""The lobby: what one can join or watch, and finding somebody to play with."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import JSONBody

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import game_named
from skyshelf.people.lobby import Open
from skyshelf.people.person import Person
from skyshelf.site import limits
from skyshelf.site.invitation import way_of
from skyshelf.site.problems import REFUSALS
from skyshelf.site.qr import qr_code
from skyshelf.site.render import role_said, say
from skyshelf.site.routes.people import origin_for_others, person_note
from skyshelf.site.routes.tables import TableId
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.plan import Plan
from skyshelf.tables.protocol.lobby import (
    FoundNote,
    LobbyNote,
    LobbySeat,
    LobbyTable,
    SearchBody,
    SearchNote,
    ShownBody,
    ShownNote,
)
from skyshelf.tables.protocol.people import QrCode, SeatPerson
from skyshelf.tables.protocol.requests import KeyBody


@get("/lobby", responses=REFUSALS, cost=5)
async def lobby(request: Asked) -> LobbyNote:
    """Tables that are shown, who looks for company, and friends who are here."""
    visit = visit_of(request)
    club, id = visit.site.club, visit.guest.id
    tables = await club.lobby.tables(id)
    sitting = [seat.guest for table in tables for seat in table.listed.seats if seat.guest]
    known = await club.people.of_ids(sitting)
    friends = await club.bonds.friends(id) if id else []
    here = await club.lobby.here(friends)
    people = await club.people.of_ids(list(here))
    searches = await club.lobby.searches(id)
    return LobbyNote(
        tables=[_table(visit, table, known) for table in tables],
        searches=[SearchNote(game, way, number) for (game, way), number in searches.items()],
        friends=[person_note(person, "friend", True) for person in people.values()],
    )


def _table(visit: Visit, table: Open, known: dict[str, Person]) -> LobbyTable:
    way = way_of(table.plan)
    return LobbyTable(
        table=table.id,
        game=table.game,
        title=say(visit.language, Phrase(f"shelf-game-{table.game}")),
        way="" if way is None else say(visit.language, Phrase(f"shelf-way-{way.name}")),
        status=table.status,
        mode=table.plan.mode,
        clock=table.plan.clock,
        settings=table.plan.settings,
        made_at=table.made_at,
        seats=[
            LobbySeat(
                seat.name,
                seat.bot,
                role,
                person_note(known[seat.guest]) if seat.guest in known else None,
            )
            for seat, role in zip(table.listed.seats, _roles(table.plan, visit.language), strict=False)
        ],
        mine=table.listed.seat_of(visit.guest.id) is not None,
    )


def _roles(plan: Plan, language: str) -> list[str]:
    game, seats = game_named(plan.game), len(plan.seats)
    try:
        roles = game.roles(seats, game.agreed(seats, dict(plan.settings)))
    except SkyshelfError:  # agreed on under rules of before
        return [""] * seats
    return [role_said(game.speech, role, language) for role in roles]


@post("/lobby/search", status_code=200, responses=REFUSALS, cost=3)
async def look_for_company(request: Asked, data: JSONBody[SearchBody]) -> FoundNote:
    """Look for somebody to play with; to be repeated every few seconds for as long as one looks."""
    visit = visit_of(request)
    guest, pay = visit.guest, partial(visit.pay, limits.TABLES)
    found = await visit.site.club.lobby.look_for(guest.id, guest.name, data.game, data.way, visit.origin, pay)
    return FoundNote(*found)


@post("/lobby/stop", status_code=200, responses=REFUSALS)
async def stop_looking(request: Asked, data: JSONBody[KeyBody]) -> FoundNote:
    """Look no longer."""
    visit = visit_of(request)
    await visit.site.club.lobby.stop_looking(visit.guest.id)
    return FoundNote("", 0)


@get("/tables/{table_id:str}/shown", responses=REFUSALS)
async def is_shown(request: Asked, table_id: TableId) -> ShownNote:
    """Whether a table is shown in the lobby."""
    return ShownNote(await visit_of(request).site.club.lobby.is_shown(table_id))


@get("/tables/{table_id:str}/sign", responses=REFUSALS, cost=10)
async def sign(request: Asked, table_id: TableId) -> QrCode:
    """The table's address for others, also as a drawing for cameras."""
    await visit_of(request).site.house.table(table_id)
    return qr_code(f"{origin_for_others(request)}/table/{table_id}")


@post("/tables/{table_id:str}/shown", status_code=200, responses=REFUSALS, cost=2)
async def show_in_lobby(request: Asked, table_id: TableId, data: JSONBody[ShownBody]) -> ShownNote:
    """Show a table at which one sits to everybody in the lobby, or hide it again."""
    visit = visit_of(request)
    await visit.site.club.lobby.show(visit.guest.id, table_id, data.shown, visit.origin)
    return ShownNote(data.shown)


@get("/tables/{table_id:str}/people", responses=REFUSALS, cost=3)
async def people_at(request: Asked, table_id: TableId) -> list[SeatPerson]:
    """Who sits there, of those who are people."""
    visit = visit_of(request)
    club = visit.site.club
    found = await visit.site.house.store.invitation(table_id)
    seats = () if found is None else found[1].listed.seats
    known = await club.people.of_ids([seat.guest for seat in seats if seat.guest])
    ties = await club.bonds.ties(visit.guest.id) if visit.guest.id else {}
    return [
        SeatPerson(number, person_note(known[seat.guest], ties.get(seat.guest, "")))
        for number, seat in enumerate(seats)
        if seat.guest in known
    ]
