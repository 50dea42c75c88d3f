"""The one stream of a browser: everything its tables tell it, as Server-Sent Events."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Response
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from skyshelf.engine.seat import Seat
from skyshelf.site import limits
from skyshelf.site.connections import CUTTING
from skyshelf.site.render import note_bytes, picture_bytes, step_bytes
from skyshelf.site.site import Site
from skyshelf.site.visit import Visit, recognised
from skyshelf.tables.messages import ChatSaid, Closing, Message, Picture, Presence, Step, Thinking
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.table import Table
from skyshelf.tables.watchers import MOST_MISSED

_HEARTBEAT_SECONDS = 20.0
# An event and no comment, so that a page can tell a quiet stream from a dead one.
_BEAT = b"event: beat\ndata: {}\n\n"
_RETRY_MS = 1000
_MOST_AT_ONCE = 16
_EVENTS = {Presence: b"presence", Thinking: b"thinking", ChatSaid: b"said"}

_HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream:
    """Takes messages without ever waiting; a reader who does not read is dropped."""

    def __init__(
        self,
        language: str,
        positions: dict[str, int],
        cut: Callable[[], None],
        is_known: Callable[[], Awaitable[bool]],
    ) -> None:
        self._language = language
        self._positions = positions
        self._cut = cut
        self._is_known = is_known
        self._in_doubt = True  # between the look at the cookie and now something may have changed
        self._waiting: deque[Message] = deque()
        self._wake = asyncio.Event()
        self.closed = False
        self.dropped = False

    def put(self, message: Message) -> None:
        if self.closed:
            return
        if len(self._waiting) >= limits.OUTBOX:
            self.dropped = True
            self._waiting.clear()
            self.close()
            self._cut()
            return
        self._waiting.append(message)
        self._wake.set()

    def doubt(self) -> None:
        """Its reader may be signed out by now."""
        self._in_doubt = True
        self._wake.set()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    def _beat(self) -> None:
        """A line now and then keeps proxies from taking a quiet stream for a dead one."""
        self._wake.set()

    async def send_all(self, send: Send) -> None:
        """Send what comes until the stream ends."""
        loop = asyncio.get_running_loop()
        await _send_body(send, f"retry: {_RETRY_MS}\n\n".encode())
        while not self.closed:
            if not self._waiting:
                beat = loop.call_later(_HEARTBEAT_SECONDS, self._beat)
                await self._wake.wait()
                beat.cancel()
            self._wake.clear()
            if self._in_doubt:
                self._in_doubt = False
                if not await self._is_known():
                    self.close()
                    break
            parts: list[bytes] = []
            while self._waiting and len(parts) < _MOST_AT_ONCE:
                message = self._waiting.popleft()
                if isinstance(message, Closing):
                    self.close()
                    break
                parts.append(self._framed(message))
            if parts or not self.closed:
                await _send_body(send, b"".join(parts) or _BEAT)
            if self._waiting:
                await asyncio.sleep(0)  # whoever has missed much is not the only one here

    def _framed(self, message: Message) -> bytes:
        if isinstance(message, (Step, Picture)):
            self._positions[message.room_id] = message.version
            where = ",".join([f"{room_id}:{version}" for room_id, version in self._positions.items()])
            if isinstance(message, Step):
                return b"id: %b\nevent: step\ndata: %b\n\n" % (
                    where.encode(),
                    step_bytes(message, self._language),
                )
            data = picture_bytes(message, self._language)
            return b"id: %b\nevent: table\ndata: %b\n\n" % (where.encode(), data)
        assert not isinstance(message, Closing)
        data = note_bytes(message, self._language)
        return b"event: %b\ndata: %b\n\n" % (_EVENTS[type(message)], data)


class LiveResponse(Response[None]):
    """A stream on some tables: what was missed since the last event, then whatever happens."""

    def __init__(self, visit: Visit, room_ids: list[str], through: Seat | None, last_event: str) -> None:
        super().__init__(content=None, media_type="text/event-stream")
        self._visit = visit
        self._room_ids = room_ids
        self._through = through
        self._known = positions(last_event)

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> ASGIResponse:
        return _LiveApp(self._run)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = self._visit
        site: Site = visit.site
        cutting: dict[Any, Any] = (scope.get("extensions") or {}).get(CUTTING, {})
        since = {room_id: self._known[room_id] for room_id in self._room_ids if room_id in self._known}
        stream = Stream(visit.language, dict(since), cutting.get("cut", _cannot_cut), self._is_known)
        site.enter_stream(visit.name, visit.address)
        site.doubts[visit.guest.id].add(stream.doubt)
        leaving = asyncio.create_task(_wait_for_end(receive, stream))
        try:
            for room_id in self._room_ids:
                await visit.at(room_id, self._watching(stream, since.get(room_id)))
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await stream.send_all(send)
            if not stream.dropped:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()
            site.leave_stream(visit.name, visit.address)
            site.doubts[visit.guest.id].discard(stream.doubt)
            if not site.doubts[visit.guest.id]:
                del site.doubts[visit.guest.id]
            if stream.dropped:
                site.metrics.dropped.inc()
            stream.close()
            await self._stop_watching(stream)

    async def _is_known(self) -> bool:
        """Whether the browser at the other end would still be let in; where that cannot be said, it asks again."""
        try:
            guest, _ = await recognised(self._visit.site, self._visit.guest)
        except Refusal:
            return False
        return guest.id == self._visit.guest.id

    def _watching(self, stream: Stream, since: int | None) -> Callable[[Table], Any]:
        async def watch(table: Table) -> None:
            visit = self._visit
            # The tables of one stream share what may wait for its reader.
            most = MOST_MISSED // len(self._room_ids)
            await table.watch(stream, visit.guest.id, self._through, since, visit.payer, most)

        return watch

    async def _stop_watching(self, stream: Stream) -> None:
        for room_id in self._room_ids:
            table = self._visit.site.house.live_table(room_id)
            if table is not None:
                await table.unwatch(stream)


class _LiveApp(ASGIResponse):
    """Litestar's response type around a stream, which has no body to be measured beforehand."""

    def __init__(self, run: Callable[[Scope, Receive, Send], Any]) -> None:
        super().__init__(media_type="text/event-stream")
        self._run = run

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._run(scope, receive, send)


def positions(last_event: str) -> dict[str, int]:
    """What an event id says: the version of each table that the browser has seen; nonsense is nothing."""
    found: dict[str, int] = {}
    for part in last_event.split(",")[: limits.TABLES_PER_STREAM]:
        room_id, _, version = part.partition(":")
        if version.isascii() and version.isdigit() and len(version) < 10:
            found[room_id] = int(version)
    return found


async def _wait_for_end(receive: Receive, stream: Stream) -> None:
    with contextlib.suppress(asyncio.CancelledError):
        while (await receive())["type"] != "http.disconnect":
            pass
    stream.close()


async def _send_body(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


def _cannot_cut() -> None:
    """The server offers no way to cut a connection; it ends when the reader notices."""
