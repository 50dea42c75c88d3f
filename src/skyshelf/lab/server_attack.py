"""How the server bears attacks: one address does its worst for a while, and other people's moves are timed.

Everything stays on this machine, on a server that is started for it, and ends by itself.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from math import ceil
from pathlib import Path
from time import perf_counter

import msgspec
from rich.table import Table

from skyshelf.engine.seat import SEATS, Seat
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.server_bench import raise_file_limit, start_server
from skyshelf.lab.server_lines import Answer, Caller, Prompt, Stream, Told

_ATTACKER = "127.0.0.2"  # another loopback address, so that limits see somebody else
_MOVE_EVERY = 0.12
_WARM_UP_SECONDS = 1.0


@dataclass(slots=True)
class AttackResult:
    """How others fared during one attack: their moves, and the answers of the simplest bot."""

    attack: str
    seconds: float
    moves: int
    move_p50_ms: float
    move_p95_ms: float
    move_max_ms: float
    bot_answers: int
    bot_p95_s: float  # a bot that has not answered at the end counts with the time so far
    tried: int
    refused: int
    largest_kb: float
    memory_mib: float
    note: str = ""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


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
            _close(streams, [ada, ben])

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
            _close(streams, [cleo])


async def _new_board(person: Person, seats: list[dict[str, str]]) -> _Board:
    answer = await person.post("/api/tables", {"game": _ANY, "seats": seats, "window": 0})
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


def _close(streams: list[Stream], people: list[Person]) -> None:
    for stream in streams:
        stream.close()
    for person in people:
        person.close()


@dataclass(slots=True)
class _Attacker:
    """One address that is up to no good, and what came of it."""

    address: tuple[str, int]
    seconds: float
    tried: int = 0
    refused: int = 0
    largest: int = 0
    note: str = ""

    async def guest(self) -> Person:
        return await Person(self.address, _ATTACKER).arrive("Mallory")

    def count(self, answer: Answer) -> Answer:
        self.tried += 1
        self.refused += answer.status in (429, 503)
        self.largest = max(self.largest, len(answer.body))
        return answer

    async def flood(self, per_second: float, ask: Callable[[Person], Awaitable[Answer]]) -> None:
        """Requests at a fixed pace over some connections, whether or not the earlier ones were answered."""
        people = [await self.guest() for _ in range(8)]
        ends = perf_counter() + self.seconds
        free: asyncio.Queue[Person] = asyncio.Queue()
        for person in people:
            free.put_nowait(person)
        tasks: set[asyncio.Task[None]] = set()

        async def one(person: Person) -> None:
            with suppress(ConnectionError):
                self.count(await ask(person))
            free.put_nowait(person)

        while perf_counter() < ends:
            with suppress(asyncio.QueueEmpty):
                task = asyncio.create_task(one(free.get_nowait()))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(1 / per_second)
        for task in tasks:
            task.cancel()
        _close([], people)


# Names that nobody has, as many as a deck's text can hold.
_ANY = NAMES[0]
_WITH_DECKS = next(name for name in NAMES if game_named(name).decks)
_LARGE = NAMES[-1]
_JUNK = "castle: " + "\n".join(f"1 qx{number:03d}zv kj" for number in range(230))[:3900]


async def nothing(attacker: _Attacker) -> None:
    """Nobody attacks: what the others have when they are alone."""
    await asyncio.sleep(attacker.seconds)


async def bots(attacker: _Attacker) -> None:
    """29 tables at which only bots sit, all of the strongest level, and nobody watches."""
    mallory = await attacker.guest()
    seats = [{"kind": "bot", "level": "search:10s"}] * 2
    for _ in range(29):
        attacker.count(await mallory.post("/api/tables", {"game": _ANY, "seats": seats}))
    await asyncio.sleep(attacker.seconds)
    mallory.close()


async def plans(attacker: _Attacker) -> None:
    """`tables/check` with a deck of 4 kB that makes no sense, 6 times a second."""
    body = {"game": _WITH_DECKS, "seats": [{"kind": "me"}], "settings": {"deck": _JUNK}}
    await attacker.flood(6, lambda person: person.post("/api/tables/check", body))


async def decks(attacker: _Attacker) -> None:
    """`decks/check` with the same deck, 6 times a second."""
    await attacker.flood(
        6, lambda person: person.post("/api/decks/check", {"game": _WITH_DECKS, "text": _JUNK})
    )


async def drawings(attacker: _Attacker) -> None:
    """`drawing` of a large table, 52 times a second."""
    mallory = await attacker.guest()
    made = await mallory.post(
        "/api/tables", {"game": _LARGE, "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}
    )
    path = f"/api/tables/{msgspec.json.decode(made.body)['table']}/drawing"
    await attacker.flood(52, lambda person: person.get(path))
    mallory.close()


async def half_open(attacker: _Attacker) -> None:
    """1,000 connections that begin a request and never end it."""
    opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    for _ in range(1000):
        attacker.tried += 1
        try:
            reader, writer = await asyncio.open_connection(*attacker.address, local_addr=(_ATTACKER, 0))
            writer.write(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
        except OSError:
            attacker.refused += 1
            continue
        opened.append((reader, writer))
    await asyncio.sleep(attacker.seconds)
    alive = 0
    for reader, writer in opened:
        try:
            async with asyncio.timeout(0.001):
                await reader.read(1)
        except TimeoutError:
            alive += 1
        except OSError:
            pass
        writer.transport.abort()
    attacker.refused = attacker.tried - alive
    attacker.note = f"{alive} of {attacker.tried} still open after {attacker.seconds:.0f} s"


ATTACKS: tuple[Callable[[_Attacker], Awaitable[None]], ...] = (
    nothing,
    bots,
    plans,
    decks,
    drawings,
    half_open,
)


async def bench_attacks(seconds: float, told: Callable[[AttackResult], None]) -> list[AttackResult]:
    """Each attack on a server of its own, with its limits on; each is told when it is over."""
    raise_file_limit()
    found = []
    for attack in ATTACKS:
        found.append(await _attacked(attack, seconds))
        told(found[-1])
    return found


async def _attacked(attack: Callable[[_Attacker], Awaitable[None]], seconds: float) -> AttackResult:
    with tempfile.TemporaryDirectory(prefix="skyshelf-attack-") as folder:
        process, url = await start_server(Path(folder), limits=True)
        try:
            host, _, port = url.removeprefix("http://").partition(":")
            others = Others((host, int(port)))
            playing = asyncio.create_task(others.play())
            await asyncio.sleep(_WARM_UP_SECONDS)
            others.moves.clear()
            others.bot_answers.clear()
            attacker = _Attacker((host, int(port)), seconds)
            await attack(attacker)
            answers = list(others.bot_answers)
            if others.bot_since is not None:
                answers.append(perf_counter() - others.bot_since)
            moves = sorted(others.moves)
            playing.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await playing
            memory = await memory_of((host, int(port)))
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
    return AttackResult(
        attack=attack.__name__.replace("_", " "),
        seconds=seconds,
        moves=len(moves),
        move_p50_ms=_share(moves, 0.5),
        move_p95_ms=_share(moves, 0.95),
        move_max_ms=_share(moves, 1.0),
        bot_answers=len(others.bot_answers),
        bot_p95_s=_share(sorted(answers), 0.95) / 1000,
        tried=attacker.tried,
        refused=attacker.refused,
        largest_kb=round(attacker.largest / 1000, 1),
        memory_mib=memory,
        note=attacker.note,
    )


async def memory_of(address: tuple[str, int]) -> float:
    """What a server says it uses, in MiB."""
    person = Person(address, "127.0.0.1")
    answer = await person.get("/metrics")
    person.close()
    for line in answer.body.decode().splitlines():
        if line.startswith("process_resident_memory_bytes "):
            return round(float(line.partition(" ")[2]) / 2**20, 1)
    return 0.0


def _share(times: list[float], share: float) -> float:
    return round(times[ceil(share * (len(times) - 1))] * 1000, 1) if times else 0.0


def report(found: list[AttackResult]) -> Table:
    table = Table("attack", title="What others notice")
    for title in (
        "moves",
        "p50 ms",
        "p95 ms",
        "max ms",
        "bot p95 s",
        "tried",
        "refused",
        "largest kB",
        "MiB",
    ):
        table.add_column(title, justify="right")
    for each in found:
        table.add_row(
            each.attack,
            str(each.moves),
            f"{each.move_p50_ms:g}",
            f"{each.move_p95_ms:g}",
            f"{each.move_max_ms:g}",
            f"{each.bot_p95_s:.1f}",
            str(each.tried),
            str(each.refused),
            f"{each.largest_kb:g}",
            f"{each.memory_mib:g}",
        )
    table.caption = "; ".join(each.note for each in found if each.note) or None
    return table
