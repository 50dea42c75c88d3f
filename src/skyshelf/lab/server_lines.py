"""The connections of the load on a server: one that asks, one that listens, and what is read of the answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

import msgspec
from msgspec import Struct


class Prompt(Struct):
    number: int
    choices: list[msgspec.Raw]


class Request(Struct):
    number: int


class Room(Struct):
    status: str
    request: Request | None


class Told(Struct):
    """As much of a step or a table as the load needs."""

    version: int = 0  # notes about people and bots have none
    prompt: Prompt | None = None
    room: Room | None = None
    view: msgspec.Raw = msgspec.Raw()  # the whole of it; a step has none


_told = msgspec.json.Decoder(Told)


@dataclass(slots=True)
class Answer:
    status: int
    cookie: bytes
    body: bytes


class Caller(asyncio.Protocol):
    """One kept connection, one request at a time; httpx would cost more than the server."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._waiting: asyncio.Future[Answer] | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("the server closed the connection"))

    async def call(self, request: bytes) -> Answer:
        assert self._transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._waiting

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        length = re.search(rb"content-length: (\d+)", head)
        size = 0 if length is None else int(length[1])
        if len(rest) < size:
            return
        self._buffer = rest[size:]
        cookie = re.search(rb"set-cookie: (skyshelf=[^;]+)", head)
        assert self._waiting is not None
        if self._waiting.done():  # whoever asked has given up waiting
            return
        self._waiting.set_result(Answer(int(head[9:12]), cookie[1] if cookie else b"", rest[:size]))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Stream(asyncio.Protocol):
    """A stream of events; each is handed on as it comes."""

    def __init__(self, request: bytes, hear: Callable[[Told], None]) -> None:
        self._request = request
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._in_body = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused a stream"))
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._in_body:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if head[9:12] != b"200":
                self.close()
                return
            self._in_body = True
            self._buffer = rest
        for chunk in self._chunks():
            for line in chunk.split(b"\n"):
                if line.startswith(b'data: {"table"'):
                    if not self.opened.done():
                        self.opened.set_result(None)
                    self._hear(_told.decode(line[6:]))

    def _chunks(self) -> Iterator[bytes]:
        while True:
            size, end, rest = self._buffer.partition(b"\r\n")
            if not end or len(rest) < int(size, 16) + 2:
                return
            length = int(size, 16)
            self._buffer = rest[length + 2 :]
            yield rest[:length]

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
