"""How the server bears attacks: one address does its worst for a while, and other people's moves are timed.

Everything stays on this machine, on a server that is started for it, and ends by itself.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import msgspec
from rich.table import Table

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.server_bench import load_average, start_server
from skyshelf.lab.server_lines import Answer
from skyshelf.lab.server_people import ANY_GAME, Others, Person, close_all, memory_of
from skyshelf.tables.open_files import raise_file_limit

_ATTACKER = "127.0.0.2"  # another loopback address, so that limits see somebody else
_WARM_UP_SECONDS = 1.0
_HALF_OPEN = 1000


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
    load_average: float  # of the machine, whoever else used it
    note: str = ""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(slots=True)
class Attacker:
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
        close_all([], people)


# Names that nobody has, as many as a deck's text can hold.
_WITH_DECKS = next(name for name in NAMES if game_named(name).decks)
_LARGE = NAMES[-1]
_JUNK = "castle: " + "\n".join(f"1 qx{number:03d}zv kj" for number in range(230))[:3900]


async def nothing(attacker: Attacker) -> None:
    """Nobody attacks: what the others have when they are alone."""
    await asyncio.sleep(attacker.seconds)


async def bots(attacker: Attacker) -> None:
    """29 tables at which only bots sit, all of the strongest level, and nobody watches."""
    mallory = await attacker.guest()
    seats = [{"kind": "bot", "level": "search:10s"}] * 2
    for _ in range(29):
        attacker.count(await mallory.post("/api/tables", {"game": ANY_GAME, "seats": seats}))
    await asyncio.sleep(attacker.seconds)
    mallory.close()


async def plans(attacker: Attacker) -> None:
    """`tables/check` with a deck of 4 kB that makes no sense, 6 times a second."""
    body = {"game": _WITH_DECKS, "seats": [{"kind": "me"}], "settings": {"deck": _JUNK}}
    await attacker.flood(6, lambda person: person.post("/api/tables/check", body))


async def decks(attacker: Attacker) -> None:
    """`decks/check` with the same deck, 6 times a second."""
    await attacker.flood(
        6, lambda person: person.post("/api/decks/check", {"game": _WITH_DECKS, "text": _JUNK})
    )


async def drawings(attacker: Attacker) -> None:
    """`drawing` of a large table, 52 times a second."""
    mallory = await attacker.guest()
    made = await mallory.post(
        "/api/tables", {"game": _LARGE, "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}
    )
    path = f"/api/tables/{msgspec.json.decode(made.body)['table']}/drawing"
    await attacker.flood(52, lambda person: person.get(path))
    mallory.close()


async def half_open(attacker: Attacker) -> None:
    """1,000 connections that begin a request and never end it."""
    opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    for _ in range(_HALF_OPEN):
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


async def long_heads(attacker: Attacker) -> None:
    """Requests whose headers never end, as fast as the server takes them, over 20 connections."""

    async def one() -> None:
        ends = perf_counter() + attacker.seconds
        while perf_counter() < ends:
            attacker.tried += 1
            try:
                _, writer = await asyncio.open_connection(*attacker.address, local_addr=(_ATTACKER, 0))
                writer.write(b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n")
                while perf_counter() < ends:
                    writer.write(b"x-header: nothing\r\n" * 1000)
                    await writer.drain()
            except OSError:
                attacker.refused += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(20)))


async def pipelines(attacker: Attacker) -> None:
    """Thousands of requests in one packet, 10 packets a second, and nobody who reads the answers."""
    ends = perf_counter() + attacker.seconds
    while perf_counter() < ends:
        attacker.tried += 1
        try:
            _, writer = await asyncio.open_connection(*attacker.address, local_addr=(_ATTACKER, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 4000)
            await asyncio.sleep(0.1)
            writer.transport.abort()
        except OSError:
            attacker.refused += 1


async def streams(attacker: Attacker) -> None:
    """Streams that are opened and never read, as many guests as come in, 20 a second."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    mallory = await attacker.guest()
    made = await mallory.post("/api/tables", {"game": _LARGE, "seats": seats})
    table = msgspec.json.decode(made.body)["table"].encode()
    request = b"GET /api/live?tables=%b HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n" % (table, mallory.head)
    opened: list[asyncio.StreamWriter] = []
    ends = perf_counter() + attacker.seconds
    while perf_counter() < ends:
        attacker.tried += 1
        try:
            reader, writer = await asyncio.open_connection(*attacker.address, local_addr=(_ATTACKER, 0))
            writer.write(request)
            opened.append(writer)
            attacker.refused += b" 200 " not in await reader.readline()
        except OSError:
            attacker.refused += 1
        await asyncio.sleep(0.05)
    for each in opened:
        each.transport.abort()


Attack: TypeAlias = Callable[[Attacker], Coroutine[None, None, None]]
ATTACKS: tuple[Attack, ...] = (
    nothing,
    bots,
    plans,
    decks,
    drawings,
    half_open,
    long_heads,
    pipelines,
    streams,
)


async def bench_attacks(seconds: float, told: Callable[[AttackResult], None]) -> list[AttackResult]:
    """Each attack on a server of its own, with its limits on; each is told when it is over."""
    raise_file_limit()
    found = []
    for attack in ATTACKS:
        found.append(await _attacked(attack, seconds))
        told(found[-1])
    return found


async def _attacked(attack: Attack, seconds: float) -> AttackResult:
    with tempfile.TemporaryDirectory(prefix="skyshelf-attack-") as folder:
        process, url = await start_server(Path(folder), limits=True)
        try:
            host, _, port = url.removeprefix("http://").partition(":")
            others = Others((host, int(port)))
            playing = asyncio.create_task(others.play())
            await asyncio.sleep(_WARM_UP_SECONDS)
            others.moves.clear()
            others.bot_answers.clear()
            attacker = Attacker((host, int(port)), seconds)
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
        load_average=load_average(),
        note=attacker.note,
    )


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
        "load",
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
            f"{each.load_average:g}",
        )
    table.caption = "; ".join(each.note for each in found if each.note) or None
    return table
