"""People at a server that is measured: guests with connections of their own, and three who note every wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

import msgspec

from skyshelf.engine.seat import SEATS, Seat
from skyshelf.games.shelf import NAMES
from skyshelf.lab.server_lines import Answer, Caller, Prompt, Stream, Told

ANY_GAME = NAMES[0]
_MOVE_EVERY = 0.12


class Person:
    """A guest with a connection of their own, from some address of this machine."""

    def __init__(self, address: tuple[str, int], source: str) -> None:
        self._address = address
        self._source = source
        self._caller: Caller | None = None
        self.head = b""

    async def arrive(self, name: str) -> Person:
        answer = await self.post("/api/guest", {"name": name})
        token = msgspec.json.decode(answer.body)["token"].encode()
        self.head = b"cookie: %b\r\nx-skyshelf-token: %b\r\n" % (answer.cookie, token)
        return self

    async def post(self, path: str, body: object) -> Answer:
        content = msgspec.json.encode(body)
        head = b"content-type: application/json\r\ncontent-length: %d\r\n" % len(content)
        return await self._call(b"POST " + path.encode(), head, content)

    async def get(self, path: str) -> Answer:
        return await self._call(b"GET " + path.encode(), b"", b"")

    async def _call(self, line: bytes, head: bytes, content: bytes) -> Answer:
        if self._caller is None:
            loop = asyncio.get_running_loop()
            _, self._caller = await loop.create_connection(
                Caller, *self._address, local_addr=(self._source, 0)
            )
        try:
            return await self._caller.call(
                line + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n" + self.head + head + b"\r\n" + content
            )
        except ConnectionError:
            self._caller = None
            raise

    async def listen(self, table: str, hear: Callable[[Told], None]) -> Stream:
        request = b"GET /api/live?tables=%b HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n" % (
            table.encode(),
            self.head,
        )
        stream = Stream(request, hear)
        await asyncio.get_running_loop().create_connection(
            lambda: stream, *self._address, local_addr=(self._source, 0)
        )
        try:
            await stream.opened
        except BaseException:
            stream.close()
            raise
        return stream

    def close(self) -> None:
        if self._caller is not None:
            self._caller.close()


@dataclass(slots=True)
class _Board:
    """Somebody's table, and what they were asked last."""

    id: str
    prompts: dict[int, Prompt] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, seat: Seat) -> Callable[[Told], None]:
        def heard(told: Told) -> None:
            if told.prompt is not None:
                self.prompts[seat] = told.prompt
                self.news.set()

        return heard


class Others:
    """Two people who play with each other, and one against the simplest bot; every wait is noted."""

    def __init__(self, address: tuple[str, int]) -> None:
        self._address = address
        self.moves: list[float] = []
        self.bot_answers: list[float] = []
        self.bot_since: float | None = None

    async def play(self) -> None:
        await asyncio.gather(self._people(), self._against_bot())

    async def _person(self, name: str) -> Person:
        return await Person(self._address, "127.0.0.1").arrive(name)

    async def _people(self) -> None:
        ada, ben = await self._person("Ada"), await self._person("Ben")
        board = await _new_board(ada, [{"kind": "me"}, {"kind": "open"}])
        streams = [
            await ada.listen(board.id, board.hear(SEATS[0])),
            await ben.listen(board.id, board.hear(SEATS[1])),
        ]
        try:
            await ben.post(f"/api/tables/{board.id}/sit", {})
            while True:
                seat, prompt = await _next_prompt(board)
                began = perf_counter()
                await _answer(ada if seat == 0 else ben, board, prompt)
                self.moves.append(perf_counter() - began)
                await asyncio.sleep(_MOVE_EVERY)
        finally:
            close_all(streams, [ada, ben])

    async def _against_bot(self) -> None:
        cleo = await self._person("Cleo")
        board = await _new_board(cleo, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
        streams = [await cleo.listen(board.id, board.hear(SEATS[0]))]
        try:
            while True:
                self.bot_since = perf_counter()
                _, prompt = await _next_prompt(board)
                self.bot_answers.append(perf_counter() - self.bot_since)
                self.bot_since = None
                await _answer(cleo, board, prompt)
                await asyncio.sleep(_MOVE_EVERY)
        finally:
            close_all(streams, [cleo])


async def _new_board(person: Person, seats: list[dict[str, str]]) -> _Board:
    answer = await person.post("/api/tables", {"game": ANY_GAME, "seats": seats, "window": 0})
    return _Board(msgspec.json.decode(answer.body)["table"])


async def _next_prompt(board: _Board) -> tuple[int, Prompt]:
    while not board.prompts:
        board.news.clear()
        await board.news.wait()
    return board.prompts.popitem()


async def _answer(person: Person, board: _Board, prompt: Prompt) -> None:
    body = {"prompt": prompt.number, "choice": prompt.number % len(prompt.choices)}
    answer = await person.post(f"/api/tables/{board.id}/move", body)
    if answer.status == 503:  # kept or not, the stream tells
        board.prompts.setdefault(0, prompt)


def close_all(streams: list[Stream], people: list[Person]) -> None:
    for stream in streams:
        stream.close()
    for person in people:
        person.close()


async def memory_of(address: tuple[str, int]) -> float:
    """What a server says it uses, in MiB."""
    person = Person(address, "127.0.0.1")
    answer = await person.get("/metrics")
    person.close()
    for line in answer.body.decode().splitlines():
        if line.startswith("process_resident_memory_bytes "):
            return round(float(line.partition(" ")[2]) / 2**20, 1)
    return 0.0
