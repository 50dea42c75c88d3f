"""The web application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from skyshelf import __version__
from skyshelf.engine.errors import SkyshelfError
from skyshelf.site import limits
from skyshelf.site.backup import back_up_regularly
from skyshelf.site.building import STATIC
from skyshelf.site.headers import SafeHeaders
from skyshelf.site.heads import HeadAsGet
from skyshelf.site.pages import Pages
from skyshelf.site.problems import on_fault, on_game_error, on_http_error, on_refusal, on_unreadable
from skyshelf.site.routes import (
    advice,
    chat,
    decks,
    events,
    guests,
    holidays,
    lessons,
    lobby,
    nudges,
    oidc,
    order,
    people,
    ratings,
    replays,
    shelf,
    tables,
)
from skyshelf.site.site import Serving, Site
from skyshelf.site.tracing import Traced, watch_loop
from skyshelf.site.visit import receive_visit
from skyshelf.tables.refusal import Refusal


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    serving: Serving = app.state.serving
    site = Site.of(serving)
    app.state.site = site
    await site.house.open()
    await site.hall.open()
    beside = [
        asyncio.create_task(watch_loop(site.metrics)),
        asyncio.create_task(site.share_limits()),
        asyncio.create_task(site.look_around()),
        asyncio.create_task(site.look_after_listeners()),
        asyncio.create_task(site.club.nudger.run()),
        asyncio.create_task(site.club.holidays.recover()),
        asyncio.create_task(site.rounds.run()),
    ]
    if serving.upkeep.backup_folder is not None:
        beside.append(asyncio.create_task(back_up_regularly(serving)))
    try:
        yield
    finally:
        for task in beside:
            task.cancel()
        site.club.nudger.stop()
        site.rounds.stop()
        await site.hall.close()
        await site.house.close()


def make_app(serving: Serving) -> Litestar:
    """The app without its outer shell; `wrapped` is what a server runs."""

    api = Router(
        "/api",
        route_handlers=[
            guests.become_guest,
            guests.show_guest,
            shelf.games,
            shelf.languages,
            shelf.catalogue,
            shelf.rules,
            shelf.book,
            lessons.show_lessons,
            lessons.begin_lesson,
            lessons.turn_to,
            decks.offers,
            decks.check_deck,
            decks.challenges,
            decks.campaign,
            tables.make_table,
            tables.check_table,
            tables.my_tables,
            tables.show_table,
            tables.sit,
            tables.leave,
            tables.delete_table,
            tables.come_back,
            tables.move,
            tables.undo,
            tables.pass_until,
            tables.ask,
            tables.answer,
            tables.history,
            tables.journal,
            tables.record,
            chat.speak,
            chat.chat,
            replays.replay,
            replays.battle_report,
            replays.bring_journal,
            replays.branch,
            events.make_event,
            events.list_events,
            events.list_calls,
            events.show_event,
            events.sign,
            events.news,
            events.join,
            events.leave,
            events.bring_pool,
            events.ready,
            events.challenge,
            events.add_bots,
            events.start,
            events.keep_apart,
            events.send_away,
            events.correct,
            events.call_off,
            ratings.ladders,
            ratings.rated,
            ratings.history,
            advice.hint,
            advice.why_not,
            advice.forecast,
            advice.drawing,
            tables.live,
            lobby.lobby,
            lobby.look_for_company,
            lobby.stop_looking,
            lobby.is_shown,
            lobby.sign,
            lobby.show_in_lobby,
            lobby.people_at,
            nudges.channels,
            nudges.add_channel,
            nudges.drop_channel,
            nudges.try_channel,
            nudges.confirm_mail,
            nudges.mail_link,
            nudges.keep_wishes,
            oidc.go_there,
            oidc.come_from_there,
            holidays.holidays,
            holidays.add_holiday,
            holidays.drop_holiday,
            order.report,
            order.queue,
            order.settle,
            order.suspend,
            order.audit,
            people.me,
            people.become_person,
            people.renew_words,
            people.enter,
            people.invite_device,
            people.whose_device,
            people.drop_device,
            people.offer_passkey,
            people.add_passkey,
            people.ask_passkey,
            people.drop_passkey,
            people.change_profile,
            people.profile,
            people.tie,
            people.acquaintances,
            people.belongings,
            people.keep_belongings,
            people.export,
            people.delete_everything,
        ],
    )
    pages = Pages(STATIC)
    return Litestar(
        route_handlers=[api, shelf.health, shelf.metrics, *pages.handlers()],
        state=State({"serving": serving}),
        lifespan=[_open_house],
        before_request=receive_visit,
        exception_handlers={
            Refusal: on_refusal,
            SkyshelfError: on_game_error,
            HTTPException: on_http_error,
            NotFoundException: pages.on_unknown,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            Exception: on_fault,
        },
        request_max_body_size=limits.BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Skyshelf",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def wrapped(app: Litestar, serving: Serving) -> ASGIApp:
    return HeadAsGet(SafeHeaders(Traced(app, serving.metrics), serving))
