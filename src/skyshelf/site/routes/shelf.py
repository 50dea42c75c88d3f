"""The games there are, and how the server is."""

from __future__ import annotations

import ipaddress

from litestar import MediaType, Response, get

from skyshelf import __version__
from skyshelf.bots import levels
from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import say
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.protocol import GameNote, Health, SettingNote
from skyshelf.tables.refusal import Reason, Refusal


@get("/games", responses=REFUSALS)
async def games(request: Asked) -> list[GameNote]:
    """The games on the shelf, with their settings."""
    language = visit_of(request).language
    return [_note(name, language) for name in NAMES]


def _note(name: str, language: str) -> GameNote:
    game = game_named(name)
    return GameNote(
        name=name,
        title=say(language, Phrase(f"shelf-game-{name}")),
        about=say(language, Phrase(f"shelf-game-{name}-about")),
        fewest=game.fewest,
        most=game.most,
        settings=[SettingNote(each.name, list(each.values), each.rule) for each in game.settings],
        bots=list(levels.NAMES),
    )


@get("/health", responses=REFUSALS)
async def health(request: Asked) -> Health:
    """Whether the server and its database answer."""
    site = visit_of(request).site
    await site.house.store.rooms_of("")
    return Health(
        status="ok",
        version=__version__,
        database=site.house.store.kind,
        tables=site.house.live,
        streams=site.streams.total(),
    )


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus, for this machine only."""
    visit = visit_of(request)
    if not _is_local(visit.address):
        raise Refusal(Reason.FORBIDDEN, "local-only")
    return Response(visit.site.measure(), media_type="text/plain; version=0.0.4")


def _is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
