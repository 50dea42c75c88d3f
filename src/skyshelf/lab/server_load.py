"""The load on a server: many tables of two people each, who choose at random at a steady pace."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from dataclasses import dataclass
from random import Random
from time import perf_counter

import msgspec
from msgspec import Struct

from skyshelf.engine.seat import SEATS, Seat, first_seats
from skyshelf.games.shelf import game_named
from skyshelf.lab.server_lines import Answer, Caller, Prompt, Request, Stream, Told

_CALLERS = 64  # connections over which the moves of all guests go
_BOTS_OF_AN_EVENT, _ROUNDS = 16, 7


class _Guest(Struct):
    token: str


@dataclass(slots=True)
class _Person:
    head: bytes  # the headers that make a request this person's
    stream: Stream | None = None


@dataclass(slots=True)
class _Board:
    """A table, as its two players see it."""

    id: str
    people: list[_Person]
    prompt: Prompt | None = None
    decider: Seat = SEATS[0]
    status: str = "playing"
    request: Request | None = None
    busy: bool = False
    expected: int = -1  # the version that the last move leads to
    mover: Seat = SEATS[0]
    sent: float = 0.0
    bot_since: float | None = None  # a bot has been asked since then


class Load:
    """Two people at each table, each with a stream; their moves share some connections.

    At the first `bots` tables there is one, against bots of the strongest level.
    """

    def __init__(self, url: str, game: str, tables: int, rng: Random, bots: int = 0) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self._address = (host, int(port))
        self._game = game
        self._seats = max(2, game_named(game).fewest)
        self._number = tables
        self._bots = bots
        self._strongest = list(game_named(game).levels)[-1]
        self._rng = rng
        self._callers: asyncio.Queue[Caller] = asyncio.Queue()
        self.boards: list[_Board] = []
        self.acks: list[float] = []
        self.seen: list[float] = []
        self.bot_answers: list[float] = []
        self.refused = 0
        self._empty = 0.0

    async def set_up(self) -> None:
        """Make the guests and the tables."""
        for _ in range(_CALLERS):
            self._callers.put_nowait(await self._connect())
        self._empty = (await self.server_figures())["memory"]
        await asyncio.gather(*(self._add_board(number < self._bots) for number in range(self._number)))

    async def _connect(self) -> Caller:
        _, caller = await asyncio.get_running_loop().create_connection(Caller, *self._address)
        return caller

    async def _send(self, request: bytes) -> Answer:
        """Over a connection that is free; the server closes those that were quiet for long."""
        caller = await self._callers.get()
        try:
            if caller.closed:
                caller = await self._connect()
            return await caller.call(request)
        finally:
            self._callers.put_nowait(caller)

    async def _add_board(self, against_bots: bool) -> None:
        number = 1 if against_bots else self._seats
        people = [await self._add_person(f"Player {seat + 1}") for seat in first_seats(number)]
        other = {"kind": "bot", "level": self._strongest} if against_bots else {"kind": "open"}
        seats = [{"kind": "me"}, *[other] * (self._seats - 1)]
        body = msgspec.json.encode({"game": self._game, "seats": seats})
        answer = await self._call(people[0].head, b"/api/tables", body)
        board = _Board(msgspec.json.decode(answer)["table"], people)
        for person in people[1:]:
            await self._call(person.head, b"/api/tables/%b/sit" % board.id.encode(), b"{}")
        self.boards.append(board)

    async def hold_events(self, number: int) -> None:
        """Tournaments of bots that go on beside the tables; each has an organiser of its own."""
        for each in range(number):
            head = (await self._add_person(f"Organiser {each + 1}")).head
            plan = {
                "name": f"Event {each + 1}",
                "game": self._game,
                "rounds": _ROUNDS,
                "ready": 0,
                "pause": 0,
            }
            made = await self._call(head, b"/api/events", msgspec.json.encode(plan))
            path = b"/api/events/%b/" % msgspec.json.decode(made)["event"].encode()
            bots = msgspec.json.encode({"level": "random", "number": _BOTS_OF_AN_EVENT})
            await self._call(head, path + b"bots", bots)
            await self._call(head, path + b"start", b"{}")

    async def _add_person(self, name: str) -> _Person:
        answer = await self._send(_post(b"", b"/api/guest", msgspec.json.encode({"name": name})))
        token = msgspec.json.decode(answer.body, type=_Guest).token
        return _Person(b"cookie: %b\r\nx-skyshelf-token: %b\r\n" % (answer.cookie, token.encode()))

    async def open_streams(self) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Semaphore(32)

        async def open_stream(board: _Board, seat: Seat) -> None:
            person = board.people[seat]
            async with ready:
                request = b"GET /api/live?tables=%b HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n" % (
                    board.id.encode(),
                    person.head,
                )
                stream = Stream(request, lambda told: self._hear(board, seat, told))
                await loop.create_connection(lambda: stream, *self._address)
                person.stream = stream
                await stream.opened

        await asyncio.gather(
            *(open_stream(board, seat) for board in self.boards for seat in first_seats(len(board.people)))
        )

    def _hear(self, board: _Board, seat: Seat, told: Told) -> None:
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
        if len(board.people) == 1 and told.version:
            self._time_bot(board, now, asked=told.prompt is None and board.status == "playing")

    def _time_bot(self, board: _Board, now: float, asked: bool) -> None:
        """Every step of a bot is an answer; the next bot that is asked begins with it."""
        if board.bot_since is not None:
            self.bot_answers.append(now - board.bot_since)
        board.bot_since = now if asked else None

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

    def end(self) -> None:
        """A bot that has not answered at the end counts with the time so far."""
        now = perf_counter()
        self.bot_answers += [now - each.bot_since for each in self.boards if each.bot_since is not None]

    async def _move(self, board: _Board) -> None:
        try:
            if board.status == "over":
                await self._play_again(board)
            elif board.prompt is not None:
                await self._answer(board, board.prompt)
        finally:
            board.busy = False

    async def _answer(self, board: _Board, prompt: Prompt) -> None:
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
        elif board.prompt is None:
            board.prompt = prompt  # refused by a server that cannot at the moment: the table goes on later

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
        answer = await self._send(_post(head, path, body))
        if answer.status >= 300:
            self.refused += 1
            return b""
        return answer.body

    async def server_figures(self) -> dict[str, float]:
        answer = await self._send(b"GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
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


def _post(head: bytes, path: bytes, body: bytes) -> bytes:
    return (
        b"POST %b HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n%bcontent-length: %d\r\n\r\n%b"
        % (path, head, len(body), body)
    )


def _figure(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0
