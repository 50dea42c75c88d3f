"""How fast the server is: a second process plays tables at a steady pace and measures every move."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import cast

import msgspec
from msgspec import Struct
from rich.table import Table

import skyshelf
from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.calibration import calibrate

_CALLERS = 64  # connections over which the moves of all guests go
_SETTLE_SECONDS = 3.0


@dataclass(slots=True)
class ServerBench:
    """The figures of one run. `ack` is from sending a move to its answer, `seen` to the other player's stream."""

    game: str
    tables: int
    asked_per_second: float
    moves: int
    moves_per_second: float
    ack_p50_ms: float
    ack_p95_ms: float
    ack_p99_ms: float
    seen_p50_ms: float
    seen_p95_ms: float
    seen_p99_ms: float
    refused: int
    server_cpu: float  # cores
    memory_mib: float
    table_kib: float
    database: str
    calib_ms: float

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def run(tables: int, per_second: float, seconds: float, database: str | None) -> ServerBench:
    """The bench, on the fastest event loop that this machine has."""
    gc.disable()  # the load must not stop for it; this process does not live long
    try:
        import uvloop
    except ImportError:  # on Windows
        return asyncio.run(bench_server(NAMES[0], tables, per_second, seconds, database))
    return uvloop.run(bench_server(NAMES[0], tables, per_second, seconds, database))


def report(figures: ServerBench) -> Table:
    """The figures for a person at a terminal."""
    table = Table("", title=f"{figures.tables} tables of {figures.game}, {figures.database}")
    table.add_column("p50", justify="right")
    table.add_column("p95", justify="right")
    table.add_column("p99", justify="right")
    acks = (figures.ack_p50_ms, figures.ack_p95_ms, figures.ack_p99_ms)
    seen = (figures.seen_p50_ms, figures.seen_p95_ms, figures.seen_p99_ms)
    table.add_row("answer to a move, ms", *(f"{each:g}" for each in acks))
    table.add_row("seen by the other player, ms", *(f"{each:g}" for each in seen))
    table.caption = (
        f"{figures.moves:,} moves, {figures.moves_per_second:g} a second (asked: {figures.asked_per_second:g}), "
        f"{figures.refused} refused; the server used {figures.server_cpu:g} of a core, {figures.memory_mib:g} MiB, "
        f"{figures.table_kib:g} KiB for each table with its two streams; calibration {figures.calib_ms:g} ms"
    )
    return table


async def bench_server(
    game: str, tables: int, per_second: float, seconds: float, database: str | None
) -> ServerBench:
    """Start a server on a database of its own, play `tables` tables at that pace in all, and measure."""
    raise_file_limit()
    calib = calibrate()
    with tempfile.TemporaryDirectory(prefix="skyshelf-bench-") as folder:
        process, url = await start_server(Path(folder), database)
        try:
            load = Load(url, game, tables, Random(tables))
            await load.set_up()
            before = await load.server_figures()
            await load.open_streams()
            await asyncio.sleep(_SETTLE_SECONDS)
            cpu = (await load.server_figures())["cpu"]
            began = perf_counter()
            await load.play(per_second, seconds)
            took = perf_counter() - began
            after = await load.server_figures()
            load.close()
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
    acks, seen = sorted(load.acks), sorted(load.seen)
    return ServerBench(
        game=game,
        tables=tables,
        asked_per_second=per_second,
        moves=len(acks),
        moves_per_second=round(len(acks) / took, 1),
        ack_p50_ms=_share(acks, 0.50),
        ack_p95_ms=_share(acks, 0.95),
        ack_p99_ms=_share(acks, 0.99),
        seen_p50_ms=_share(seen, 0.50),
        seen_p95_ms=_share(seen, 0.95),
        seen_p99_ms=_share(seen, 0.99),
        refused=load.refused,
        server_cpu=round((after["cpu"] - cpu) / took, 2),
        memory_mib=round(after["memory"] / 2**20, 1),
        table_kib=round((after["memory"] - before["empty"]) / tables / 1024, 1),
        database="sqlite" if database is None else database.partition(":")[0],
        calib_ms=round(min(calib, calibrate()), 1),
    )


async def start_server(folder: Path, database: str | None = None) -> tuple[Process, str]:
    """A server process of its own; returns when it says where it is."""
    source = str(Path(skyshelf.__file__).parent.parent)
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "skyshelf", "serve", "--port", "0", "--no-limits"),
        *("--database", database or f"sqlite:///{folder / 'bench.db'}"),
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path, "SKYSHELF_HOME": str(folder)},
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", line)
    if found is None:
        raise SkyshelfError("The server did not start; what it said is above.")
    return process, found[0]


class _Prompt(Struct):
    number: int
    choices: list[msgspec.Raw]


class _Request(Struct):
    number: int


class _Room(Struct):
    status: str
    request: _Request | None


class _Told(Struct):
    """As much of a step or a table as the load needs."""

    version: int = 0  # notes about people and bots have none
    prompt: _Prompt | None = None
    room: _Room | None = None


class _Guest(Struct):
    token: str


_told = msgspec.json.Decoder(_Told)


@dataclass(slots=True)
class _Person:
    head: bytes  # the headers that make a request this person's
    stream: _Stream | None = None


@dataclass(slots=True)
class _Board:
    """A table, as its two players see it."""

    id: str
    people: list[_Person]
    prompt: _Prompt | None = None
    decider: int = 0
    status: str = "playing"
    request: _Request | None = None
    busy: bool = False
    expected: int = -1  # the version that the last move leads to
    mover: int = 0
    sent: float = 0.0


class Load:
    """Two people at each table, each with a stream; their moves share some connections."""

    def __init__(self, url: str, game: str, tables: int, rng: Random) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self._address = (host, int(port))
        self._game = game
        self._seats = max(2, game_named(game).fewest)
        self._number = tables
        self._rng = rng
        self._callers: asyncio.Queue[_Caller] = asyncio.Queue()
        self.boards: list[_Board] = []
        self.acks: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self._empty = 0.0

    async def set_up(self) -> None:
        """Make the guests and the tables."""
        loop = asyncio.get_running_loop()
        for _ in range(_CALLERS):
            _, caller = await loop.create_connection(_Caller, *self._address)
            self._callers.put_nowait(caller)
        self._empty = (await self.server_figures())["memory"]
        await asyncio.gather(*(self._add_board() for _ in range(self._number)))

    async def _add_board(self) -> None:
        people = [await self._add_person(f"Player {seat + 1}") for seat in range(self._seats)]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        body = msgspec.json.encode({"game": self._game, "seats": seats})
        answer = await self._call(people[0].head, b"/api/tables", body)
        board = _Board(msgspec.json.decode(answer)["table"], people)
        for person in people[1:]:
            await self._call(person.head, b"/api/tables/%b/sit" % board.id.encode(), b"{}")
        self.boards.append(board)

    async def _add_person(self, name: str) -> _Person:
        caller = await self._callers.get()
        try:
            answer = await caller.call(_post(b"", b"/api/guest", msgspec.json.encode({"name": name})))
        finally:
            self._callers.put_nowait(caller)
        token = msgspec.json.decode(answer.body, type=_Guest).token
        return _Person(b"cookie: %b\r\nx-skyshelf-token: %b\r\n" % (answer.cookie, token.encode()))

    async def open_streams(self) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Semaphore(32)

        async def open_stream(board: _Board, seat: int) -> None:
            person = board.people[seat]
            async with ready:
                request = b"GET /api/live?tables=%b HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n" % (
                    board.id.encode(),
                    person.head,
                )
                stream = _Stream(request, lambda told: self._hear(board, seat, told))
                await loop.create_connection(lambda: stream, *self._address)
                person.stream = stream
                await stream.opened

        await asyncio.gather(
            *(open_stream(board, seat) for board in self.boards for seat in range(len(board.people)))
        )

    def _hear(self, board: _Board, seat: int, told: _Told) -> None:
        """A message on a player's stream."""
        now = perf_counter()
        if told.room is not None:
            board.status = told.room.status
            board.request = told.room.request
        if told.prompt is not None:
            board.prompt = told.prompt
            board.decider = seat
        if told.version == board.expected and seat != board.mover:
            self.seen.append(now - board.sent)

    async def play(self, per_second: float, seconds: float) -> None:
        """Moves start at a fixed pace, whether or not the earlier ones have been answered."""
        waiting = deque(self.boards)
        self._rng.shuffle(waiting)
        began = perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        started = 0
        while perf_counter() - began < seconds:
            due = int((perf_counter() - began) * per_second)
            while started < due:
                started += 1
                board = waiting.popleft()
                waiting.append(board)
                if not board.busy:
                    board.busy = True
                    task = asyncio.ensure_future(self._move(board))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.002)
        if tasks:
            await asyncio.wait(tasks, timeout=10)

    async def _move(self, board: _Board) -> None:
        try:
            if board.status == "over":
                await self._play_again(board)
            elif board.prompt is not None:
                await self._answer(board, board.prompt)
        finally:
            board.busy = False

    async def _answer(self, board: _Board, prompt: _Prompt) -> None:
        choice = self._rng.randrange(len(prompt.choices))
        key = f"{prompt.number}-{self._rng.getrandbits(48):x}"
        body = b'{"prompt":%d,"choice":%d,"key":"%b"}' % (prompt.number, choice, key.encode())
        board.prompt = None
        sent = perf_counter()
        board.expected, board.mover, board.sent = prompt.number + 1, board.decider, sent
        head = board.people[board.decider].head
        answer = await self._call(head, b"/api/tables/%b/move" % board.id.encode(), body)
        if answer:
            self.acks.append(perf_counter() - sent)

    async def _play_again(self, board: _Board) -> None:
        """A rematch, so that a table stays busy as long as it is needed."""
        path = b"/api/tables/%b/" % board.id.encode()
        if board.request is None:
            await self._call(board.people[0].head, path + b"ask", b'{"what":"rematch"}')
            return
        number = board.request.number
        for person in board.people[1:]:
            await self._call(person.head, path + b"answer", b'{"request":%d,"yes":true}' % number)

    async def _call(self, head: bytes, path: bytes, body: bytes) -> bytes:
        caller = await self._callers.get()
        try:
            answer = await caller.call(_post(head, path, body))
        finally:
            self._callers.put_nowait(caller)
        if answer.status >= 300:
            self.refused += 1
            return b""
        return answer.body

    async def server_figures(self) -> dict[str, float]:
        caller = await self._callers.get()
        try:
            answer = await caller.call(b"GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        finally:
            self._callers.put_nowait(caller)
        text = answer.body.decode()
        return {
            "memory": _figure(text, "process_resident_memory_bytes"),
            "cpu": _figure(text, "process_cpu_seconds_total"),
            "empty": self._empty,
        }

    def close(self) -> None:
        for board in self.boards:
            for person in board.people:
                if person.stream is not None:
                    person.stream.close()
        while not self._callers.empty():
            self._callers.get_nowait().close()


@dataclass(slots=True)
class _Answer:
    status: int
    cookie: bytes
    body: bytes


class _Caller(asyncio.Protocol):
    """One kept connection, one request at a time; httpx would cost more than the server."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._waiting: asyncio.Future[_Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("the server closed the connection"))

    async def call(self, request: bytes) -> _Answer:
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
        self._waiting.set_result(_Answer(int(head[9:12]), cookie[1] if cookie else b"", rest[:size]))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class _Stream(asyncio.Protocol):
    """A stream of events; each is handed on as it comes."""

    def __init__(self, request: bytes, hear: Callable[[_Told], None]) -> None:
        self._request = request
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._in_body = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused a stream"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._in_body:
            _, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
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


def raise_file_limit() -> None:
    """Every stream is an open file."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _post(head: bytes, path: bytes, body: bytes) -> bytes:
    return (
        b"POST %b HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n%bcontent-length: %d\r\n\r\n%b"
        % (path, head, len(body), body)
    )


def _figure(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def _share(times: list[float], share: float) -> float:
    return round(times[int(share * (len(times) - 1))] * 1000, 1) if times else 0.0
