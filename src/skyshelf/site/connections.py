"""Connections: how many one address may have, and how long one may take over a request or an answer."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from skyshelf.site import limits
from skyshelf.tables.open_files import file_limit

log = logging.getLogger("skyshelf.site")

CUTTING = "skyshelf.cutting"  # under this name the app finds how to cut a connection
_SEND_BUFFER = 128 * 1024
_LOG_EVERY = 10.0  # seconds between two lines about the same thing
_RESERVED_FILES = 256  # for the database, the thinking processes and the rest
LOCAL_PROXIES = ("127.0.0.1", "::1")


@dataclass(slots=True)
class Doorkeeper:
    """Counts connections by address; `most` is how many there can be in all.

    A proxy comes for many people and has as many as it needs.
    """

    most: int
    proxies: tuple[str, ...] = LOCAL_PROXIES
    clock: Callable[[], float] = monotonic
    open: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)  # and cut, by why
    _told: dict[str, float] = field(default_factory=dict)

    def let_in(self, address: str) -> bool:
        if self.open.total() >= self.most:
            self.note("too many connections")
            return False
        if not self.is_proxy(address) and self.open[address] >= limits.CONNECTIONS:
            self.note("too many connections of one address")
            return False
        self.open[address] += 1
        return True

    def is_proxy(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in ipaddress.ip_network(each) for each in self.proxies)

    def let_go(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def note(self, why: str) -> None:
        """A line in the log, but not one for each of a thousand."""
        self.refused[why] += 1
        now = self.clock()
        if now - self._told.get(why, -_LOG_EVERY) >= _LOG_EVERY:
            self._told[why] = now
            log.warning(
                "a connection was cut",
                extra={"why": why, "times": self.refused[why], "open": self.open.total()},
            )


def most_connections() -> int:
    """What the system allows, less what we need ourselves."""
    return max(64, file_limit() - _RESERVED_FILES)


class _TooMany(Exception):
    """Ends the reading of what one connection sends."""


class CarefulProtocol(HttpToolsProtocol):
    """uvicorn's own, with limits: nobody holds a connection by never ending a request or never reading an answer, or
    fills the memory with headers or with requests that wait for each other.

    It also lets the app cut a connection whose reader has stopped reading; closing it would wait for the reader.
    """

    door: Doorkeeper

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head: int | None = None  # bytes so far of a head that is coming in
        self._beside = 0  # bytes that came after the head and are no part of the body
        self._cycles: list[RequestResponseCycle] = []  # requests that are not answered yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = peer[0] if peer else ""
        if not self.door.is_proxy(address):
            address = limits.network_of(address)
        super().connection_made(transport)
        if not self.door.let_in(address):
            transport.abort()
            return
        self._address = address
        # Left alone, the system would keep megabytes for a reader who is long gone.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        self._expect(limits.HEAD_SECONDS, "no request came")

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._stop_waiting_for_reader()
        if self._address is not None:
            self.door.let_go(self._address)
            self._address = None
        # uvicorn tells the newest alone; the others would write to a connection that is no more.
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
            if self._head > limits.HEAD_BYTES:
                self._cut("the head of a request was too long")
                return
        else:
            self._beside += len(data)
        super().data_received(data)
        if self._beside > limits.BESIDE_BYTES:
            self._cut("too much came beside a body")

    def send_400_response(self, msg: str) -> None:
        self.door.note("what came is no request of HTTP")
        super().send_400_response(msg)

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody speaks WebSocket here, and who tries to gets an answer of HTTP and no line in the log."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._beside = 0
        self._expect(limits.HEAD_SECONDS, "a request did not come to its body")
        self.scope["extensions"] = {CUTTING: {"cut": self.transport.abort}}

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._head is None:
            return  # it follows the body; by then everybody has read the headers
        super().on_header(name, value)
        if len(self.headers) > limits.HEADERS:  # a single packet holds thousands
            raise _TooMany

    def on_headers_complete(self) -> None:
        self._expect(limits.BODY_SECONDS, "the body of a request did not come")
        self._head = None
        super().on_headers_complete()
        self._cycles = [each for each in self._cycles if not each.response_complete]
        if len(self._cycles) >= limits.PIPELINED:
            raise _TooMany
        self._cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_waiting_for_reader()
        self._unread = self.loop.call_later(limits.UNREAD_SECONDS, self._cut, "an answer was not read")

    def resume_writing(self) -> None:
        self._stop_waiting_for_reader()
        super().resume_writing()

    def _stop_waiting_for_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _expect(self, seconds: float | None, why: str = "") -> None:
        """What is to come next must come within so many seconds; None: nothing is."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._cut, why)

    def _cut(self, why: str) -> None:
        self.door.note(why)
        self.transport.abort()


def careful_protocol(door: Doorkeeper) -> type[CarefulProtocol]:
    """The protocol of one server."""
    return type("CarefulProtocol", (CarefulProtocol,), {"door": door})
