"""Help at the table: what a bot would do, what stands against something, the table in words."""

from __future__ import annotations

import asyncio
from io import StringIO
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from skyshelf.engine.forecast import Forecast
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import outlook, say, speaker
from skyshelf.site.routes.tables import TableId
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables import advice
from skyshelf.tables.messages import Picture
from skyshelf.tables.protocol.requests import KeyBody
from skyshelf.tables.protocol.table import Advice, Drawing, HintNote, Outlook, Reason
from skyshelf.tables.table import Table
from skyshelf.terminal.display import display_of
from skyshelf.terminal.screen import Screen

_WIDTH = 118
_MOST_KEPT = 256

Wanted: TypeAlias = Annotated[
    str, QueryParameter(max_length=200, description="An action, written like a choice's text.")
]


@post("/tables/{table_id:str}/hint", status_code=200, responses=REFUSALS, cost=10)
async def hint(request: Asked, table_id: TableId, data: JSONBody[KeyBody]) -> Advice:
    """What a bot thinks of the choices in one's place, with the same view: the best ones, and why."""
    visit = visit_of(request)
    visit.site.limiter.take(limits.HINTS, visit.guest.id)

    async def ask(table: Table) -> Advice:
        prompt, found = await advice.advise(table, visit.guest.id, visit.payer)
        named = speaker(visit.language).naming(tuple(seat.name for seat in table.room.seats))
        notes = [
            HintNote(
                hint.index, round(hint.chance, 3), [named.tell(seen, table.game.speech) for seen in hint.does]
            )
            for hint in found
        ]
        return Advice(prompt, notes[0].choice, notes)

    return await visit.at(table_id, ask)


@get("/tables/{table_id:str}/why", responses=REFUSALS, cost=5)
async def why_not(request: Asked, table_id: TableId, text: Wanted) -> list[Reason]:
    """The rules that stand against an action now; none if it is possible or unknown."""
    visit = visit_of(request)
    reasons = await visit.at(table_id, lambda table: advice.why_not(table, visit.guest.id, text))
    return [Reason(rule, say(visit.language, phrase)) for rule, phrase in reasons]


@get("/tables/{table_id:str}/forecast", responses=REFUSALS, cost=10)
async def forecast(request: Asked, table_id: TableId) -> Outlook:
    """What happens next if nobody changes anything; empty where the game cannot tell."""
    visit = visit_of(request)

    async def look(table: Table) -> tuple[Forecast | None, tuple[str, ...]]:
        return await advice.foresee(table, visit.guest.id), tuple(seat.name for seat in table.room.seats)

    foreseen, names = await visit.at(table_id, look)
    return outlook(foreseen, speaker(visit.language).naming(names))


@get("/tables/{table_id:str}/drawing", responses=REFUSALS, cost=25)
async def drawing(request: Asked, table_id: TableId) -> Drawing:
    """The table as one may see it, drawn with letters."""
    visit = visit_of(request)
    picture = await visit.at(table_id, lambda table: table.look(visit.guest.id))
    drawings = visit.site.drawings
    # What one may see depends on nothing else.
    key = (table_id, picture.version, picture.seat, picture.view is None, visit.language)
    if key not in drawings:
        if len(drawings) >= _MOST_KEPT:
            del drawings[next(iter(drawings))]
        drawings[key] = asyncio.ensure_future(asyncio.to_thread(_drawn, picture, visit.language))
    return Drawing(await asyncio.shield(drawings[key]))


def _drawn(picture: Picture, language: str) -> str:
    if picture.view is None:
        return ""
    paper = StringIO()
    console = Screen(file=paper, width=_WIDTH, color_system=None, legacy_windows=False)
    console.print(display_of(picture.game).table(picture.view, speaker(language).naming(picture.names)))
    return paper.getvalue()
