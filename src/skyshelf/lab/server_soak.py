"""A long run under trouble: servers are killed and restarted and their database is held locked while people play on.

At the end the journals are read: whatever was answered is there once and in order, and every table can be played on.
Everything stays on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import tempfile
from asyncio.subprocess import Process
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from skyshelf.games.shelf import NAMES
from skyshelf.lab.server_attack import Person
from skyshelf.lab.server_bench import raise_file_limit, start_server
from skyshelf.tables.loading import load
from skyshelf.tables.store.store import Store

_TROUBLE_EVERY = (4.0, 12.0)  # seconds
_LOCKED_SECONDS = 7.0  # longer than a server waits for it
_LOST = (OSError, ConnectionError, TimeoutError, msgspec.DecodeError)


@dataclass(slots=True)
class Soak:
    """What was done and what came of it; the last four lists must be empty."""

    minutes: float
    tables: int
    answered: int = 0
    kills: int = 0
    locks: int = 0
    failures: int = 0  # answers with 500
    memory_mib: list[float] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    frozen: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not (self.lost or self.doubled or self.gaps or self.frozen or self.failures)

    def as_json(self) -> dict[str, object]:
        return {**asdict(self), "passed": self.passed}


# What was answered: the table, the person's key and the version of the answer.
Answered = list[tuple[str, str, int]]


async def soak(minutes: float, tables: int, database: str | None, servers: int, seed: int) -> Soak:
    """Play, make trouble, and look at what is left."""
    raise_file_limit()
    result = Soak(minutes, tables)
    rng = Random(seed)
    with tempfile.TemporaryDirectory(prefix="skyshelf-soak-") as name:
        folder = Path(name)
        url = database or f"sqlite:///{folder / 'soak.db'}"
        fleet = [await _Server.start(folder, url) for _ in range(servers if database else 1)]
        answered: Answered = []
        ends = monotonic() + minutes * 60
        players = [
            asyncio.create_task(_play(fleet, Random(rng.random()), ends, answered, result))
            for _ in range(tables)
        ]
        trouble = asyncio.create_task(_make_trouble(fleet, url, rng, ends, result))
        await asyncio.gather(trouble, *players)
        for server in fleet:
            await server.stop()
        await verify(url, answered, result)
    return result


class _Server:
    """A server process that comes back at the same port."""

    def __init__(self, folder: Path, database: str, process: Process, url: str) -> None:
        self._folder, self._database = folder, database
        self._process = process
        host, _, port = url.removeprefix("http://").partition(":")
        self.address = (host, int(port))

    @staticmethod
    async def start(folder: Path, database: str) -> _Server:
        process, url = await start_server(folder, database)
        return _Server(folder, database, process, url)

    async def kill_and_restart(self) -> None:
        self._process.kill()
        await self._process.wait()
        self._process, _ = await start_server(self._folder, self._database, port=self.address[1])

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
        await self._process.wait()


async def _make_trouble(fleet: list[_Server], database: str, rng: Random, ends: float, result: Soak) -> None:
    while monotonic() < ends:
        await asyncio.sleep(min(rng.uniform(*_TROUBLE_EVERY), max(0.0, ends - monotonic())))
        with contextlib.suppress(*_LOST):
            result.memory_mib.append(await _memory(rng.choice(fleet).address))
        if database.startswith("sqlite") and rng.random() < 0.3:
            result.locks += 1
            await _hold_locked(Path(database.removeprefix("sqlite:///")))
        else:
            result.kills += 1
            await rng.choice(fleet).kill_and_restart()


async def _hold_locked(file: Path) -> None:
    connection = sqlite3.connect(file, isolation_level=None, timeout=5)
    with contextlib.closing(connection), contextlib.suppress(sqlite3.OperationalError):
        connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(_LOCKED_SECONDS)
        connection.execute("ROLLBACK")


async def _memory(address: tuple[str, int]) -> float:
    answer = await asyncio.wait_for(Person(address, "127.0.0.1").get("/metrics"), 10)
    for line in answer.body.decode().splitlines():
        if line.startswith("process_resident_memory_bytes "):
            return round(float(line.partition(" ")[2]) / 2**20, 1)
    return 0.0


async def _play(fleet: list[_Server], rng: Random, ends: float, answered: Answered, result: Soak) -> None:
    """Two people who play one game after the other, each request through any server until it is answered."""
    people: list[bytes] = []
    while monotonic() < ends:
        with contextlib.suppress(*_LOST, KeyError):
            if not people:
                people = [await _arrive(rng.choice(fleet)) for _ in range(2)]
            await _one_table(fleet, people, rng, ends, answered, result)
        await asyncio.sleep(0.2)


async def _arrive(server: _Server) -> bytes:
    person = await asyncio.wait_for(Person(server.address, "127.0.0.1").arrive("Player"), 20)
    person.close()
    return person.head


async def _one_table(
    fleet: list[_Server], people: list[bytes], rng: Random, ends: float, answered: Answered, result: Soak
) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await _asked(fleet, people[0], rng, result, "/api/tables", {"game": NAMES[0], "seats": seats})
    table = f"/api/tables/{made['table']}"
    await _asked(fleet, people[1], rng, result, f"{table}/sit", {})
    while monotonic() < ends:
        for head in people:
            state = await _asked(fleet, head, rng, result, table, None)
            if state["room"]["status"] == "over":
                return
            prompt = state["prompt"]
            if prompt is None:
                continue
            key = secrets.token_hex(8)
            body = {"prompt": prompt["number"], "choice": rng.randrange(len(prompt["choices"])), "key": key}
            done = await _asked(fleet, head, rng, result, f"{table}/move", body)
            if "version" in done:
                answered.append((made["table"], key, done["version"]))
                result.answered += 1
        await asyncio.sleep(rng.uniform(0.05, 0.3))


async def _asked(
    fleet: list[_Server], head: bytes, rng: Random, result: Soak, path: str, body: dict[str, Any] | None
) -> dict[str, Any]:
    """Ask again, with the same key, until there is an answer that is not the server's own trouble."""
    content = None if body is None else {"key": secrets.token_hex(8), **body}
    while True:
        person = Person(rng.choice(fleet).address, "127.0.0.1")
        person.head = head
        try:
            work = person.get(path) if content is None else person.post(path, content)
            answer = await asyncio.wait_for(work, 30)
        except _LOST:
            await asyncio.sleep(0.2)
            continue
        finally:
            person.close()
        result.failures += answer.status == 500
        if answer.status not in (429, 500, 502, 503):
            found: dict[str, Any] = msgspec.json.decode(answer.body)
            return found
        await asyncio.sleep(0.2)


async def verify(database: str, answered: Answered, result: Soak) -> None:
    """Read every journal: nothing lost, doubled or out of order, and every game as its journal tells it."""
    store = Store(database, "soak")
    await store.open(lambda sender, note: None, lambda: None)
    try:
        for table in sorted({each[0] for each in answered}):
            try:
                await _verify_table(
                    store, table, {key: n for where, key, n in answered if where == table}, result
                )
            except Exception as error:  # a journal that cannot be read is what we are looking for
                result.frozen.append(f"{table} {type(error).__name__}")
    finally:
        await store.close()


async def _verify_table(store: Store, table: str, answered: dict[str, int], result: Soak) -> None:
    rows = await store.rows(table)
    if [row.n for row in rows] != list(range(len(rows))):
        result.gaps.append(table)
    keys = [row.key for row in rows if row.key]
    result.doubled += [f"{table} {key}" for key in sorted(set(keys)) if keys.count(key) > 1]
    kept = {row.key: row.n for row in rows}
    result.lost += [f"{table} {version}" for key, version in answered.items() if kept.get(key) != version]
    if (await load(store, table)).frozen:
        result.frozen.append(table)
