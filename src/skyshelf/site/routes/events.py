"""Events: setting one up, entering, being there, and what its organiser decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, TypeAlias, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from skyshelf.events import deeds
from skyshelf.events.entries import Entry
from skyshelf.events.event import Event
from skyshelf.events.live import LiveEvent
from skyshelf.events.plan import EventPlan
from skyshelf.events.protocol import (
    ApartBody,
    BotsBody,
    CallNote,
    CallOffBody,
    CorrectionBody,
    EntryBody,
    EventBody,
    EventListNote,
    EventState,
    NewEvent,
    PlayerBody,
    PoolBody,
    RoundBody,
    SendAwayBody,
)
from skyshelf.events.store import KeptEvent
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.qr import qr_code
from skyshelf.site.render import speaker
from skyshelf.site.routes.people import origin_for_others
from skyshelf.site.visit import Asked, Visit, visit_of
from skyshelf.tables.protocol.people import QrCode
from skyshelf.tables.protocol.requests import Done, KeyBody
from skyshelf.tables.refusal import Refusal
from skyshelf.text.names import with_decks_read

EventId: TypeAlias = Annotated[str, PathParameter(max_length=32, description="The event's id: its link.")]
After: TypeAlias = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]
_WAIT_SECONDS = 20.0
# Whoever waits for news is told of many things at once, not of each of them.
_GATHER_SECONDS = 0.25
# Who has too many streams open is told what there is, and not so soon that they ask again and again.
_CROWDED_SECONDS = 2.0


@post("/events", responses=REFUSALS, cost=20)
async def make_event(request: Asked, data: JSONBody[EventBody]) -> NewEvent:
    """Set up an event; whoever has its link can enter it."""
    visit = visit_of(request)
    visit.pay(limits.TABLES)
    plan = EventPlan(**{name: getattr(data, name) for name in EventPlan.__struct_fields__})
    if data.game in NAMES:
        read = partial(with_decks_read, game_named(data.game), data.settings, speaker(visit.language))
        plan = msgspec.structs.replace(plan, settings=await asyncio.to_thread(read))
    return NewEvent(await visit.site.hall.create(visit.guest.id, visit.guest.name, plan, data.key))


@get("/events", responses=REFUSALS, cost=3)
async def list_events(request: Asked) -> list[EventListNote]:
    """The events that are open or running, then those of before; the newest first."""
    visit = visit_of(request)
    return [_listed(each) for each in await visit.site.hall.list_events(visit.guest.id)]


def _listed(kept: KeptEvent) -> EventListNote:
    listed = kept.listed
    return EventListNote(
        event=kept.id,
        status=kept.status,
        made_at=kept.made_at,
        name=listed.name,
        game=listed.game,
        format=listed.format,
        host=listed.host,
        players=listed.players,
        round=listed.round,
        starts_at=listed.starts_at,
        entry_open=listed.entry_open,
    )


@get("/events/calls", responses=REFUSALS, cost=3)
async def list_calls(request: Asked) -> list[CallNote]:
    """The events in which one is to say now that one is there: whoever does not has lost that game."""
    visit = visit_of(request)
    found = await visit.site.hall.calls(visit.guest.id) if visit.guest.id else []
    return [CallNote(event, name) for event, name in found]


@get("/events/{event_id:str}", responses=REFUSALS, cost=3)
async def show_event(request: Asked, event_id: EventId) -> Response[EventState]:
    """The event as it is now."""
    visit = visit_of(request)
    return await _state(visit, await visit.site.hall.event(event_id))


@get("/events/{event_id:str}/sign", responses=REFUSALS, cost=10)
async def sign(request: Asked, event_id: EventId) -> QrCode:
    """The event's address as a drawing for cameras: a wall shows it to those who want to enter."""
    live = await visit_of(request).site.hall.event(event_id)
    return qr_code(f"{origin_for_others(request)}/events/{live.id}")


@get("/events/{event_id:str}/news", responses=REFUSALS, cost=2)
async def news(request: Asked, event_id: EventId, after: After = -1) -> Response[EventState]:
    """The event once it is newer than a version that one knows, or after some seconds as it is."""
    visit = visit_of(request)
    site = visit.site
    live = await site.hall.event(event_id)
    try:
        site.enter_stream(visit.name, visit.address)
    except Refusal:
        await asyncio.sleep(_CROWDED_SECONDS)
    else:
        try:
            await live.after(after, _WAIT_SECONDS)
            await asyncio.sleep(_GATHER_SECONDS)
        finally:
            site.leave_stream(visit.name, visit.address)
    return await _state(visit, await site.hall.event(event_id))


async def _state(visit: Visit, live: LiveEvent) -> Response[EventState]:
    event, written = await live.told()
    mine = event.player_of(visit.guest.id)
    state = _State(
        me=None if mine is None else mine.number,
        organiser=bool(visit.guest.id) and visit.guest.id == event.organiser,
        now=visit.site.house.now(),
        event=written,
    )
    return Response(cast(EventState, msgspec.json.encode(state)), media_type=MediaType.JSON)


class _State(Struct, frozen=True):
    """EventState with its event as it goes over the wire."""

    me: int | None
    organiser: bool
    now: float
    event: msgspec.Raw


async def _do(request: Asked, event_id: str, key: str, deed: Callable[[Event, str], Entry]) -> Done:
    visit = visit_of(request)
    live = await visit.site.hall.event(event_id)
    version = await live.act(visit.guest.id, key, lambda: deed(live.event, visit.guest.id))
    visit.site.hall.attend(live)
    return Done(version)


async def _read_pool(request: Asked, event_id: str, pool: str) -> str:
    """A deck may name its cards as the reader does; it is kept as everybody reads it, without the ends of lines that
    no page shows: whoever copies it from there gets the same digest.
    """
    pool = "\n".join(line.rstrip() for line in pool.strip().splitlines())
    if not pool:
        return ""
    visit = visit_of(request)
    plan = (await visit.site.hall.event(event_id)).event.plan
    if not plan.pools or plan.game not in NAMES:
        return pool
    game = game_named(plan.game)
    name = next(each.name for each in game.settings if each.deck)
    read = await asyncio.to_thread(with_decks_read, game, {name: pool}, speaker(visit.language))
    return str(read[name]).strip()


@post("/events/{event_id:str}/join", status_code=200, responses=REFUSALS, cost=5)
async def join(request: Asked, event_id: EventId, data: JSONBody[EntryBody]) -> Done:
    """Enter an event, or come back to it."""
    name = visit_of(request).guest.name
    pool = await _read_pool(request, event_id, data.pool)
    return await _do(
        request,
        event_id,
        data.key,
        lambda event, person: deeds.join(event, person, name, pool, data.team, data.player),
    )


@post("/events/{event_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Asked, event_id: EventId, data: JSONBody[KeyBody]) -> Done:
    """Go: no further round is paired with one."""
    return await _do(request, event_id, data.key, deeds.leave)


@post("/events/{event_id:str}/pool", status_code=200, responses=REFUSALS, cost=5)
async def bring_pool(request: Asked, event_id: EventId, data: JSONBody[PoolBody]) -> Done:
    """Bring another deck; possible until the event starts."""
    pool = await _read_pool(request, event_id, data.pool)
    return await _do(request, event_id, data.key, lambda event, person: deeds.bring_pool(event, person, pool))


@post("/events/{event_id:str}/ready", status_code=200, responses=REFUSALS)
async def ready(request: Asked, event_id: EventId, data: JSONBody[RoundBody]) -> Done:
    """Say that one is there for one's game of a round."""
    return await _do(
        request, event_id, data.key, lambda event, person: deeds.ready(event, person, data.round)
    )


@post("/events/{event_id:str}/challenge", status_code=200, responses=REFUSALS)
async def challenge(request: Asked, event_id: EventId, data: JSONBody[PlayerBody]) -> Done:
    """On a ladder: challenge somebody above."""
    visit = visit_of(request)
    hall = visit.site.hall
    live = await hall.event(event_id)
    await hall.check_company(live, visit.guest.id, data.player)
    done = await _do(
        request, event_id, data.key, lambda event, person: deeds.challenge(event, person, data.player)
    )
    hall.on_round(live.id, live.event)
    return done


@post("/events/{event_id:str}/bots", status_code=200, responses=REFUSALS, cost=5)
async def add_bots(request: Asked, event_id: EventId, data: JSONBody[BotsBody]) -> Done:
    """The organiser lets bots take part."""
    pool = await _read_pool(request, event_id, data.pool)
    return await _do(
        request,
        event_id,
        data.key,
        lambda event, person: deeds.add_bots(event, person, data.level, data.number, pool),
    )


@post("/events/{event_id:str}/start", status_code=200, responses=REFUSALS, cost=5)
async def start(request: Asked, event_id: EventId, data: JSONBody[KeyBody]) -> Done:
    """The organiser starts the event now."""
    return await _do(request, event_id, data.key, deeds.open_event)


@post("/events/{event_id:str}/apart", status_code=200, responses=REFUSALS)
async def keep_apart(request: Asked, event_id: EventId, data: JSONBody[ApartBody]) -> Done:
    """The organiser keeps two players apart, such as siblings, or lets them meet again."""
    return await _do(
        request,
        event_id,
        data.key,
        lambda event, person: deeds.keep_apart(event, person, data.one, data.other, data.apart),
    )


@post("/events/{event_id:str}/send-away", status_code=200, responses=REFUSALS)
async def send_away(request: Asked, event_id: EventId, data: JSONBody[SendAwayBody]) -> Done:
    """The organiser sends a player away, with a reason that everybody sees."""
    return await _do(
        request,
        event_id,
        data.key,
        lambda event, person: deeds.send_away(event, person, data.player, data.reason),
    )


@post("/events/{event_id:str}/correct", status_code=200, responses=REFUSALS)
async def correct(request: Asked, event_id: EventId, data: JSONBody[CorrectionBody]) -> Done:
    """The organiser decides how a game counts, with a reason that everybody sees."""
    return await _do(
        request,
        event_id,
        data.key,
        lambda event, person: deeds.correct(event, person, data.round, data.group, data.ranks, data.reason),
    )


@post("/events/{event_id:str}/call-off", status_code=200, responses=REFUSALS)
async def call_off(request: Asked, event_id: EventId, data: JSONBody[CallOffBody]) -> Done:
    """The organiser calls the event off, with a reason that everybody sees."""
    return await _do(
        request, event_id, data.key, lambda event, person: deeds.call_off(event, person, data.reason)
    )
