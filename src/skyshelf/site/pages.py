"""The pages for browsers: what `web/` was built into, kept in memory and sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from skyshelf.site.visit import Asked
from skyshelf.tables.refusal import Reason, Refusal

# Addresses that a person may open or reload; the page itself reads them.
ADDRESSES = [
    "/",
    "/new/{game:str}",
    "/table/{table:str}",
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
            return self._sent(request, "index.html", "no-cache")

        @get("/assets/{name:str}", include_in_schema=False, cost=_COST)
        async def asset(request: Asked, name: Name) -> Response[bytes]:
            return self._sent(request, f"assets/{name}", _FOREVER)

        @get("/favicon.svg", include_in_schema=False, cost=_COST)
        async def icon(request: Asked) -> Response[bytes]:
            return self._sent(request, "favicon.svg", "public, max-age=86400")

        @get(["/licences.txt", "/sbom.cdx.json"], include_in_schema=False, cost=_COST)
        async def about(request: Asked) -> Response[bytes]:
            """What the pages and the server are made of, with the licences."""
            return self._sent(request, request.scope["path"].lstrip("/"), "no-cache")

        return [page, asset, icon, about]

    def _sent(self, request: Asked, name: str, keep: str) -> Response[bytes]:
        file = self._files.get(name)
        if file is None:
            raise Refusal(Reason.UNKNOWN, "no-page")
        headers: dict[str, Any] = {"cache-control": keep, "vary": "accept-encoding"}
        content = file.content
        if file.compress and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.gzipped
            headers["content-encoding"] = "gzip"
        return Response(content, media_type=file.kind, headers=headers)


def _read(path: Path) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), kind, path.suffix in _COMPRESSED)
