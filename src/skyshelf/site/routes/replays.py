"""Looking back: a game again step by step, its report, a journal from elsewhere, and playing on from a moment."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from skyshelf.engine.seat import Seat
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.replays import replay_part, report
from skyshelf.site.routes.tables import TableId, Through
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.copying import play_from, watch_journal
from skyshelf.tables.protocol.replay import BranchBody, JournalBody, Replay, Report
from skyshelf.tables.protocol.requests import NewTable

GameNumber: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=1, le=10_000, description="Which game of the table; the last one if not given."),
]
Start: TypeAlias = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="After so many choices.")]
Steps: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100)]
# A step takes one to six milliseconds (the forecast of the Horde most of them), where a millisecond costs one. A page
# loads whole games and should not wait for those of Sky Painters, so this lies between.
_STEP = 2.0


@get("/tables/{table_id:str}/replay", responses=REFUSALS, cost=15)
async def replay(
    request: Asked,
    table_id: TableId,
    start: Start = 0,
    limit: Steps = 50,
    game: GameNumber = None,
    through: Through = None,
) -> Replay:
    """A part of a game as one saw it; once the game is over, as any seat did."""
    visit = visit_of(request)
    visit.site.limiter.take(limits.REPLAYS, visit.name)
    visit.site.limiter.take(limits.ADDRESS, visit.address, limit * _STEP)
    replays = visit.site.house.replays
    played = await replays.game(table_id, visit.guest.id, game, through)
    frames = await replays.frames(played, start, limit)
    return await replays.work(lambda: replay_part(played, frames, visit.language))


@get("/tables/{table_id:str}/report", responses=REFUSALS, cost=40)
async def battle_report(request: Asked, table_id: TableId, game: GameNumber = None) -> Report:
    """A finished game: its result, its numbers over time, and where it turned."""
    visit = visit_of(request)
    visit.site.limiter.take(limits.REPLAYS, visit.name)
    replays = visit.site.house.replays
    played = await replays.game(table_id, visit.guest.id, game)
    found = await replays.report(played)
    return await replays.work(lambda: report(played, found, visit.language))


@post("/journals", responses=REFUSALS, cost=100)
async def bring_journal(request: Asked, data: JSONBody[JournalBody]) -> NewTable:
    """Show a finished game from a file: a table that can be replayed, and that everybody with its link can see."""
    visit = visit_of(request)
    visit.pay(limits.TABLES)
    return NewTable(await watch_journal(visit.site.house, visit.guest.id, data.journal))


@post("/tables/{table_id:str}/branch", responses=REFUSALS, cost=60)
async def branch(request: Asked, table_id: TableId, data: JSONBody[BranchBody]) -> NewTable:
    """A practice table at a moment of a finished game, with bots in the other seats."""
    visit = visit_of(request)
    visit.pay(limits.TABLES)
    house, guest = visit.site.house, visit.guest
    played = await house.replays.game(table_id, guest.id, data.game)
    return NewTable(await play_from(house, guest.id, guest.name, played, data.at, Seat(data.seat), data.key))
