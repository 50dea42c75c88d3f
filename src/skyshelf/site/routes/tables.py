"""Tables: making them, sitting down, moving, taking back, looking."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Annotated, Any, TypeAlias, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import structs

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS, sentence_of
from skyshelf.site.render import picture_bytes, speaker, table_step
from skyshelf.site.stream import LiveResponse
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.plan import Plan, check
from skyshelf.tables.protocol.requests import (
    AnswerBody,
    Checked,
    Deleted,
    Done,
    KeyBody,
    MoveBody,
    NewTable,
    PassBody,
    RequestBody,
    SeatBody,
    TableBody,
    UndoBody,
)
from skyshelf.tables.protocol.shelf import SeatedNote, TableNote
from skyshelf.tables.protocol.table import TableState, TableStep
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.store import Kept
from skyshelf.tables.turns import in_turns
from skyshelf.text.names import with_decks_read

TableId: TypeAlias = Annotated[str, PathParameter(max_length=32, description="The table's id: its link.")]
Through: TypeAlias = Annotated[
    Seat | None,
    QueryParameter(ge=0, le=7, description="Another seat's eyes, once the game is over."),
]
After: TypeAlias = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]
Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=500)]
Tables: TypeAlias = Annotated[str, QueryParameter(max_length=1000, description="Ids, with commas.")]
LastEvent: TypeAlias = Annotated[str, HeaderParameter(name="last-event-id", max_length=2000)]


@post("/tables", responses=REFUSALS, cost=20)
async def make_table(request: Asked, data: JSONBody[TableBody]) -> NewTable:
    """Make a table. It begins by itself when every seat is taken."""
    visit = visit_of(request)
    visit.pay(limits.TABLES)
    plan = await asyncio.to_thread(_plan, data, visit.language)
    return NewTable(await visit.site.house.create(visit.guest.id, visit.guest.name, plan, data.key))


def _plan(data: TableBody, language: str) -> Plan:
    """What is asked for; a deck may name its cards as the reader does."""
    plan = Plan(**{name: getattr(data, name) for name in Plan.__struct_fields__})
    if data.game not in NAMES:
        return plan
    return structs.replace(
        plan, settings=with_decks_read(game_named(data.game), data.settings, speaker(language))
    )


@post("/tables/check", status_code=200, responses=REFUSALS, cost=60)
async def check_table(request: Asked, data: JSONBody[TableBody]) -> Checked:
    """What stands against a plan, as a sentence; nothing if it makes a table. None is made."""
    language = visit_of(request).language
    try:
        await asyncio.to_thread(lambda: check(_plan(data, language)))
    except BadSetup as error:
        return Checked(sentence_of(error, language))
    return Checked("")


@get("/tables", responses=REFUSALS, cost=3)
async def my_tables(request: Asked) -> list[TableNote]:
    """The tables one sits at, the newest first."""
    visit = visit_of(request)
    kept = await visit.site.house.mine(visit.guest.id) if visit.guest.id else []
    return [_table_note(each, visit.guest.id) for each in kept]


def _table_note(kept: Kept, guest: str) -> TableNote:
    listed = kept.listed
    seat = listed.seat_of(guest)
    return TableNote(
        table=kept.id,
        game=kept.game,
        status=kept.status,
        made_at=kept.made_at,
        lesson=listed.lesson,
        seats=[SeatedNote(each.name, each.bot) for each in listed.seats],
        seat=seat,
        left=seat is not None and listed.seats[seat].left,
        decider=listed.decider,
        result=listed.result_for(seat),
        given_up=listed.how == "resign",
        scores=list(listed.scores),
        counts=listed.counts,
    )


@get("/tables/{table_id:str}", responses=REFUSALS, cost=4)
async def show_table(request: Asked, table_id: TableId, through: Through = None) -> Response[TableState]:
    """The table as one may see it."""
    visit = visit_of(request)
    picture = await visit.at(table_id, lambda table: table.look(visit.guest.id, through))
    packed = msgspec.Raw(picture_bytes(picture, visit.language))
    return Response(cast(TableState, packed), media_type=MediaType.JSON)


@post("/tables/{table_id:str}/sit", status_code=200, responses=REFUSALS)
async def sit(request: Asked, table_id: TableId, data: JSONBody[SeatBody]) -> Done:
    """Take a seat."""
    visit = visit_of(request)
    guest = visit.guest
    seat = None if data.seat is None else Seat(data.seat)
    await visit.site.club.lobby.check_company(guest.id, table_id)
    return Done(await visit.at(table_id, lambda table: table.sit(guest.id, guest.name, seat, data.key)))


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Asked, table_id: TableId, data: JSONBody[KeyBody]) -> Done:
    """Get up. In a running game the seat waits for one's return, unless the others let a bot take over."""
    visit = visit_of(request)
    return Done(await visit.at(table_id, lambda table: table.leave(visit.guest.id, data.key)))


@post("/tables/{table_id:str}/delete", status_code=200, responses=REFUSALS, cost=10)
async def delete_table(request: Asked, table_id: TableId, data: JSONBody[KeyBody]) -> Deleted:
    """Take a table from one's list. With the last of those who sat there it is gone for ever."""
    visit = visit_of(request)
    await visit.site.house.delete(table_id, visit.guest.id)
    return Deleted(table_id)


@post("/tables/{table_id:str}/return", status_code=200, responses=REFUSALS)
async def come_back(request: Asked, table_id: TableId, data: JSONBody[KeyBody]) -> Done:
    """Play one's own seat again."""
    visit = visit_of(request)
    return Done(await visit.at(table_id, lambda table: table.come_back(visit.guest.id, data.key)))


@post("/tables/{table_id:str}/move", status_code=200, responses=REFUSALS)
async def move(request: Asked, table_id: TableId, data: JSONBody[MoveBody]) -> Done:
    """Answer a prompt. It is kept when the answer comes; 409: the table has moved on; 422: why it is not allowed."""
    began = perf_counter()
    visit = visit_of(request)
    guest = visit.guest.id
    version = await visit.at(table_id, lambda table: table.choose(guest, data.prompt, data.choice, data.key))
    visit.site.metrics.moves.observe(perf_counter() - began)
    return Done(version)


@post("/tables/{table_id:str}/pass", status_code=200, responses=REFUSALS)
async def pass_until(request: Asked, table_id: TableId, data: JSONBody[PassBody]) -> Done:
    """Let reactions go by without being asked, until something happens. Nobody else hears of it."""
    visit = visit_of(request)
    return Done(await visit.at(table_id, lambda table: table.pass_until(visit.guest.id, data.until)))


@post("/tables/{table_id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(request: Asked, table_id: TableId, data: JSONBody[UndoBody]) -> Done:
    """Take one's last choice back, if nothing was revealed since."""
    visit = visit_of(request)
    return Done(await visit.at(table_id, lambda table: table.undo(visit.guest.id, data.prompt, data.key)))


@post("/tables/{table_id:str}/ask", status_code=200, responses=REFUSALS)
async def ask(request: Asked, table_id: TableId, data: JSONBody[RequestBody]) -> Done:
    """Ask the others: to take a choice back, to let a bot play an empty seat, for a clock, for a draw, to call the
    game off, to give up or to play again. Where nobody needs to be asked it is done at once."""
    visit = visit_of(request)
    seat = Seat(data.seat)
    return Done(await visit.at(table_id, lambda table: table.ask(visit.guest.id, data.what, seat, data.key)))


@post("/tables/{table_id:str}/answer", status_code=200, responses=REFUSALS)
async def answer(request: Asked, table_id: TableId, data: JSONBody[AnswerBody]) -> Done:
    """Agree with what was asked, or not."""
    visit = visit_of(request)
    return Done(
        await visit.at(table_id, lambda table: table.answer(visit.guest.id, data.request, data.yes, data.key))
    )


@get("/tables/{table_id:str}/history", responses=REFUSALS, cost=10)
async def history(
    request: Asked, table_id: TableId, after: After = -1, limit: Limit = 200, through: Through = None
) -> list[TableStep]:
    """What happened, in the form one saw it in; once the game is over, through any seat's eyes."""
    visit = visit_of(request)
    visit.site.limiter.take(limits.ADDRESS, visit.address, limit / 10)
    steps = await visit.at(table_id, lambda table: table.history(visit.guest.id, after, limit, through))
    return [table_step(step, visit.language) async for step in in_turns(steps)]


@get("/tables/{table_id:str}/journal", media_type=MediaType.TEXT, responses=REFUSALS, cost=10)
async def journal(request: Asked, table_id: TableId) -> str:
    """The finished game as a journal, with its seed: `skyshelf replay` plays it again."""
    visit = visit_of(request)
    return await visit.at(table_id, lambda table: table.journal(visit.guest.id))


@get("/tables/{table_id:str}/record", responses=REFUSALS, cost=5)
async def record(request: Asked, table_id: TableId) -> Response[list[Any]]:
    """One's own view in the codec's form, for bots that use the engine."""
    visit = visit_of(request)
    packed = await visit.at(table_id, lambda table: table.record(visit.guest.id))
    return Response(cast(list[Any], msgspec.Raw(packed)), media_type=MediaType.JSON)


@get("/live", responses=REFUSALS, media_type="text/event-stream", cost=10)
async def live(
    request: Asked, tables: Tables, through: Through = None, last_event: LastEvent = ""
) -> LiveResponse:
    """Everything that happens at some tables, as Server-Sent Events; it resumes after the last event seen."""
    visit = visit_of(request)
    ids = list(dict.fromkeys(each for each in tables.split(",") if each))
    if not 1 <= len(ids) <= limits.TABLES_PER_STREAM:
        raise Refusal(Reason.ILLEGAL, "stream-tables", most=limits.TABLES_PER_STREAM)
    return LiveResponse(visit, ids, through, last_event)
