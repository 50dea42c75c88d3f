"""HEAD: what GET would answer, without its body. So ask programs that watch a site, or check links."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from skyshelf.site.tracing import is_waiting


class HeadAsGet:
    """Around the whole app; the server below leaves the body out. A stream has no end, so it has no HEAD."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD" and not is_waiting(scope["path"]):
            # Another one: the server below must go on knowing what was asked.
            scope = scope.copy()
            scope["method"] = "GET"
        await self._app(scope, receive, send)
