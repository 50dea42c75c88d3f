"""The pages for browsers: what `web/` was built into, kept in memory and sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from skyshelf.engine.phrase import Phrase
from skyshelf.site.invitation import Preview, preview
from skyshelf.site.problems import on_http_error
from skyshelf.site.render import invited, say
from skyshelf.site.visit import Asked, language_of, visit_of
from skyshelf.tables.entries import Created
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason, Refusal

# Addresses that a person may open or reload; the page itself reads them.
ADDRESSES = [
    "/",
    "/new/{game:str}",
    "/learn",
    "/learn/{game:str}",
    "/replay/{table:str}",
    "/report/{table:str}",
    "/watch",
    "/rules",
    "/rules/{game:str}",
    "/gallery",
    "/gallery/{game:str}",
    "/decks",
    "/decks/{game:str}",
    "/decks/{game:str}/{deck:str}",
    "/challenges",
    "/settings",
    "/me",
    "/me/{code:str}",
    "/people/{handle:str}",
    "/lobby",
    "/order",
    "/events",
    "/events/{event:str}",
    "/events/{event:str}/wall",
    "/ratings",
    "/ratings/{game:str}",
]
Name: TypeAlias = Annotated[str, PathParameter(max_length=200)]
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".txt")
_COST = 0.3  # they lie in memory
_FOREVER = "public, max-age=31536000, immutable"  # the names of assets hold their fingerprint
_TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class File:
    """One file as it is sent."""

    content: bytes
    kind: str
    compress: bool

    @cached_property
    def gzipped(self) -> bytes:
        return gzip.compress(self.content, mtime=0)


class Pages:
    """Reads the built files when they are first asked for; without them, a page says how to get them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._begun: dict[str, File] = {}

    @cached_property
    def _files(self) -> dict[str, File]:
        return {
            path.relative_to(self._folder).as_posix(): _read(path)
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
        }

    def handlers(self) -> list[HTTPRouteHandler]:
        @get(ADDRESSES, include_in_schema=False, cost=_COST)
        async def page(request: Asked) -> Response[bytes]:
            return _page(request, self._index(visit_of(request).language))

        @get("/table/{table:str}", include_in_schema=False, cost=2)
        async def invitation(request: Asked, table: Name) -> Response[bytes]:
            """The same page; whoever shows the link to others can say what it invites to."""
            index = self._index(visit_of(request).language)
            invites = await _invites(request, table)
            return _page(
                request, index if invites is None else _html(preview(index.content.decode(), invites))
            )

        @get("/preview/{name:str}", include_in_schema=False, cost=_COST)
        async def picture(request: Asked, name: Name) -> Response[bytes]:
            return self._sent(request, f"preview/{name}", "public, max-age=86400")

        @get("/assets/{name:str}", include_in_schema=False, cost=_COST)
        async def asset(request: Asked, name: Name) -> Response[bytes]:
            return self._sent(request, f"assets/{name}", _FOREVER)

        @get("/favicon.svg", include_in_schema=False, cost=_COST)
        async def icon(request: Asked) -> Response[bytes]:
            return self._sent(request, "favicon.svg", "public, max-age=86400")

        @get("/sw.js", include_in_schema=False, cost=_COST)
        async def worker(request: Asked) -> Response[bytes]:
            """What takes push messages while no page is open."""
            return self._sent(request, "sw.js", "no-cache")

        @get(["/licences.txt", "/sbom.cdx.json"], include_in_schema=False, cost=_COST)
        async def about(request: Asked) -> Response[bytes]:
            """What the pages and the server are made of, with the licences."""
            return self._sent(request, request.scope["path"].lstrip("/"), "no-cache")

        return [page, invitation, picture, asset, icon, worker, about]

    def on_unknown(self, request: Asked, error: HTTPException) -> Response[Any]:
        """A browser that is led astray gets the page that says so and leads back; a program gets a sentence."""
        wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not wants_page or request.scope["path"].startswith("/api/") or "index.html" not in self._files:
            return on_http_error(request, error)
        answer = _page(request, self._index(language_of(request)))
        answer.status_code = HTTPStatus.NOT_FOUND
        return answer

    def _index(self, language: str) -> File:
        """The page that reads all addresses; it says which language to begin with."""
        if language not in self._begun:
            index = self._files.get("index.html")
            if index is None:
                raise Refusal(Reason.UNKNOWN, "no-page")
            self._begun[language] = _html(
                index.content.decode().replace('<html lang="en"', f'<html lang="{language}"', 1)
            )
        return self._begun[language]

    def _sent(self, request: Asked, name: str, keep: str) -> Response[bytes]:
        file = self._files.get(name)
        if file is None:
            raise Refusal(Reason.UNKNOWN, "no-page")
        return _response(request, file, {"cache-control": keep, "vary": "accept-encoding"})


def _html(text: str) -> File:
    return File(text.encode(), "text/html", True)


def _page(request: Asked, page: File) -> Response[bytes]:
    vary = "accept-encoding, accept-language, cookie"  # a guest may have chosen a language
    return _response(request, page, {"cache-control": "no-cache", "vary": vary})


def _response(request: Asked, file: File, headers: dict[str, Any]) -> Response[bytes]:
    content = file.content
    if file.compress and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.gzipped
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.kind, headers=headers)


async def _invites(request: Asked, table: str) -> Preview | None:
    """What a table's link tells about itself: no more than the table shows to whoever has the link."""
    visit = visit_of(request)
    try:
        found = await visit.site.house.store.invitation(table)
    except Refusal:  # the page itself says what is wrong
        return None
    if found is None or not isinstance(found[0].entry, Created) or found[0].entry.lesson:
        return None
    made, kept = found
    plan = found[0].entry.plan
    seat = kept.listed.seat_of(made.actor)
    host = "" if seat is None else kept.listed.seats[seat].name
    scheme = "https" if visit.site.serving.secure else request.url.scheme
    origin = f"{scheme}://{request.headers.get('host', '')}"
    language = visit.language
    return Preview(
        address=f"{origin}/table/{table}",
        image=f"{origin}/preview/{kept.game}.jpg",
        title=say(language, _titled(kept.game, kept.status, plan)),
        text=invited(plan, host, language, kept.status != "waiting", bool(found[0].entry.event)),
        language=language,
    )


def _titled(game: str, status: str, plan: Plan) -> Phrase:
    """Nobody is asked to watch where nobody may."""
    title = Phrase(f"shelf-game-{game}")
    if status == "playing" and plan.watch == "nobody":
        return title
    return Phrase(f"tables-link-{status}", {"game": title})


def _read(path: Path) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), kind, path.suffix in _COMPRESSED)
