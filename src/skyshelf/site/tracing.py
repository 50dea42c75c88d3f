"""Every request has an id, in its answer and in what the log says of it, and its time is counted by route."""

from __future__ import annotations

import asyncio
import logging
import re
from contextvars import ContextVar
from random import Random
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skyshelf.site.metrics import Metrics

log = logging.getLogger("skyshelf.site")

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
_HEADER = b"x-request-id"
# A proxy may have given it one; whatever else is sent there is not written into logs.
_GIVEN = re.compile(rb"[A-Za-z0-9_-]{8,64}")
_SLOW_SECONDS = 1.0
_STREAM = "/api/live"
_WAITING = "/news"  # answered when there is something to tell
_LAG_EVERY = 0.25
# An id is no secret. Asking the system for each would let another thread have Python in the meantime.
_ids = Random()


class Traced:
    """Around the app, inside of what guards it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request_id = _id_of(scope)
        token = REQUEST_ID.set(request_id)
        began = perf_counter()
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (_HEADER, request_id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            self._note(scope, status, perf_counter() - began)
            REQUEST_ID.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # By the pattern of the route, never by the address itself: a table's id is its invitation.
        route = str(scope.get("path_template") or "none")
        if is_waiting(route):
            return
        method = str(scope.get("method", ""))
        self._metrics.requests.labels(method, route, f"{status // 100}xx").observe(seconds)
        if seconds >= _SLOW_SECONDS:
            about = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000)}
            log.warning("a request took long", extra=about)


def is_waiting(route: str) -> bool:
    """Whether an answer there takes as long as it takes for something to happen."""
    return route.startswith(_STREAM) or route.endswith(_WAITING)


def _id_of(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == _HEADER and _GIVEN.fullmatch(value):
            return bytes(value).decode()
    return f"{_ids.getrandbits(64):016x}"


async def watch_loop(metrics: Metrics) -> None:
    """Note how late the event loop wakes: whatever holds it up holds up every table."""
    while True:
        began = perf_counter()
        await asyncio.sleep(_LAG_EVERY)
        metrics.loop_lag.observe(max(0.0, perf_counter() - began - _LAG_EVERY))
