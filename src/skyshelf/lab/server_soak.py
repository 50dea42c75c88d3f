"""A long run under trouble: people play on while servers and their database fail in every way we know of.

At the end the journals are read: whatever was answered is there once and in order, every table replays to what its
players were shown, and the memory of a server that was left running has not grown.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import tempfile
from collections import defaultdict
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import linear_regression
from time import monotonic
from typing import Any

import msgspec

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.own_postgres import PROGRAMS, running_postgres
from skyshelf.lab.server_fleet import Fleet, Server
from skyshelf.lab.server_lines import Stream, Told
from skyshelf.lab.server_people import Person, memory_of
from skyshelf.lab.server_verify import Acknowledged, Findings, Shown, verify
from skyshelf.tables.open_files import raise_file_limit

_TROUBLE_EVERY = (10.0, 40.0)  # seconds
_LOST = (OSError, ConnectionError, TimeoutError, msgspec.DecodeError)
_ANSWER_SECONDS = 30.0
_SPARED_AFTER = 0.25  # of the time: then the first server is left running, and its memory followed
_SETTLED_AFTER = 0.45  # tables that nobody needs are kept for some minutes: memory grows to that height first
_LEAST_MINUTES = 30.0  # shorter runs say nothing about memory
MOST_GROWTH = 0.3  # MiB a minute that are noise
_BOT_SHARE = 1 / 3  # of the tables, against the simplest bot


@dataclass(slots=True)
class Soak:
    """What was done on one database and what came of it."""

    database: str
    servers: int
    minutes: float
    tables: int
    games: int = 0
    answered: int = 0
    troubles: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    # And asked again, by status; 0 is for no answer.
    refused: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    failures: int = 0  # answers with 500
    skipped: list[str] = field(default_factory=list)  # steps that a stream left out or told twice
    shown: int = 0  # views that servers showed at the end, to be compared with journals
    memory: list[tuple[float, float]] = field(default_factory=list)  # of the first server: minutes, MiB
    findings: Findings = field(default_factory=Findings)

    @property
    def growth(self) -> float:
        """MiB a minute, once the server was left running and had settled."""
        settled = [each for each in self.memory if each[0] >= _SETTLED_AFTER * self.minutes]
        if len(settled) < 3:
            return 0.0
        return round(linear_regression(*zip(*settled, strict=True)).slope, 3)

    @property
    def passed(self) -> bool:
        flat = self.minutes < _LEAST_MINUTES or self.growth <= MOST_GROWTH
        return flat and self.findings.none and not (self.failures or self.skipped)

    def as_json(self) -> dict[str, object]:
        plain = replace(self, troubles=dict(self.troubles), refused=dict(self.refused))
        return {**asdict(plain), "growth_mib_per_minute": self.growth, "passed": self.passed}


async def soak(minutes: float, tables: int, pace: float, servers: int, seed: int) -> list[Soak]:
    """Half of the tables on SQLite, half on a PostgreSQL of our own where its programs are installed."""
    raise_file_limit()
    rng = Random(seed)
    with tempfile.TemporaryDirectory(prefix="skyshelf-soak-") as name, contextlib.ExitStack() as opened:
        file = Path(name) / "sqlite" / "soak.db"
        file.parent.mkdir()
        fleets = [Fleet(file.parent, f"sqlite:///{file}", None)]
        if PROGRAMS is not None:
            postgres = opened.enter_context(running_postgres())
            folder = Path(name) / "postgresql"
            folder.mkdir()
            fleets.append(Fleet(folder, postgres.new_database(), postgres))
        runs = [
            _Run(fleet, minutes, max(1, tables // len(fleets)), pace, Random(rng.random()))
            for fleet in fleets
        ]
        return list(await asyncio.gather(*(run.go(servers) for run in runs)))


@dataclass(slots=True)
class _Seated:
    """Somebody at a table."""

    table: str
    seat: int
    head: bytes


class _Run:
    """People and trouble on one fleet."""

    def __init__(self, fleet: Fleet, minutes: float, tables: int, pace: float, rng: Random) -> None:
        self._fleet = fleet
        self._pace = pace
        self._rng = rng
        self._answered: list[Acknowledged] = []
        self._seated: dict[str, list[_Seated]] = {}  # who sits at the tables that are being played
        self._began = self._ends = 0.0
        # The servers are gone: nobody asks them again, whatever it was that ended the run.
        self._left = False
        self._result = Soak(fleet.kind, 0, minutes, tables)

    async def go(self, servers: int) -> Soak:
        result, fleet = self._result, self._fleet
        await fleet.open(servers)
        try:
            result.servers = len(fleet.servers)
            self._began = monotonic()
            self._ends = self._began + result.minutes * 60
            players = [self._play(Random(self._rng.random())) for _ in range(result.tables)]
            await asyncio.gather(self._make_trouble(), *players)
            shown = await self._what_is_shown()
        finally:
            self._left = True
            await fleet.close()
        result.answered, result.shown = len(self._answered), len(shown)
        result.findings = await verify(fleet.database, self._answered, shown)
        return result

    @property
    def _over(self) -> bool:
        return self._left or monotonic() >= self._ends

    async def _make_trouble(self) -> None:
        fleet, result = self._fleet, self._result
        while True:
            await asyncio.sleep(self._rng.uniform(*_TROUBLE_EVERY))
            if self._over:
                return
            minute = (monotonic() - self._began) / 60
            fleet.first_is_spared = minute >= _SPARED_AFTER * result.minutes
            with contextlib.suppress(*_LOST):
                memory = await asyncio.wait_for(memory_of(fleet.servers[0].address), _ANSWER_SECONDS)
                result.memory.append((round(minute, 2), memory))
            result.troubles[await fleet.suffer(self._rng)] += 1

    async def _play(self, rng: Random) -> None:
        """Two people, or one against a bot, who play one game after the other through any server."""
        people: list[bytes] = []
        await asyncio.sleep(rng.uniform(0, self._pace))  # they do not all come at once
        while not self._over:
            with contextlib.suppress(*_LOST, KeyError):
                while len(people) < 2:
                    people.append(await self._arrive(rng))
                await self._one_game(people, rng)
            await asyncio.sleep(self._pace)

    async def _arrive(self, rng: Random) -> bytes:
        person = Person(rng.choice(self._fleet.servers).address, "127.0.0.1")
        try:
            await asyncio.wait_for(person.arrive("Player"), _ANSWER_SECONDS)
        finally:
            person.close()
        return person.head

    async def _one_game(self, people: list[bytes], rng: Random) -> None:
        name = rng.choice(NAMES)
        open_seats = max(2, game_named(name).fewest) - 1
        against_bot = open_seats > 1 or rng.random() < _BOT_SHARE
        other = {"kind": "bot", "level": "greedy"} if against_bot else {"kind": "open"}
        made = await self._asked(
            people[0], rng, "/api/tables", {"game": name, "seats": [{"kind": "me"}, *[other] * open_seats]}
        )
        table = made["table"]
        here = [_Seated(table, 0, people[0])]
        if not against_bot:
            await self._asked(people[1], rng, f"/api/tables/{table}/sit", {})
            here.append(_Seated(table, 1, people[1]))
        self._seated[table] = here
        self._result.games += 1
        listening = asyncio.create_task(self._listen(here[0], rng))
        try:
            while not self._over and await self._turn(here, rng):
                await asyncio.sleep(rng.uniform(0.5, 1.5) * self._pace)
        finally:
            listening.cancel()
        if not self._over:
            del self._seated[table]

    async def _turn(self, here: list[_Seated], rng: Random) -> bool:
        """Whoever is asked answers; whether the game goes on."""
        for person in here:
            path = f"/api/tables/{person.table}"
            state = await self._asked(person.head, rng, path, None)
            if state["room"]["status"] == "over":
                return False
            prompt = state["prompt"]
            if prompt is not None:
                key = secrets.token_hex(8)
                choice = rng.randrange(len(prompt["choices"]))
                body = {"prompt": prompt["number"], "choice": choice, "key": key}
                done = await self._asked(person.head, rng, f"{path}/move", body)
                if "version" in done:
                    self._answered.append(Acknowledged(person.table, key, done["version"]))
                return True
        return True

    async def _listen(self, person: _Seated, rng: Random) -> None:
        """A stream that is taken up again wherever it broke: no step is left out or told twice."""
        last = -1

        def hear(told: Told) -> None:
            nonlocal last
            if told.view:
                last = max(last, told.version)
            elif told.version:
                if told.version != last + 1:
                    self._result.skipped.append(f"{person.table}: {told.version} after {last}")
                last = told.version

        while not self._left:
            with contextlib.suppress(*_LOST):
                guest = Person(rng.choice(self._fleet.servers).address, "127.0.0.1")
                resumed = b"last-event-id: %b:%d\r\n" % (person.table.encode(), last) if last >= 0 else b""
                guest.head = person.head + resumed
                stream = await self._opened(guest, person.table, hear)
                try:
                    await stream.ended
                finally:
                    stream.close()
            await asyncio.sleep(1.0)

    async def _opened(self, guest: Person, table: str, hear: Any) -> Stream:
        return await asyncio.wait_for(guest.listen(table, hear), _ANSWER_SECONDS)

    async def _asked(
        self, head: bytes, rng: Random, path: str, body: dict[str, Any] | None, server: Server | None = None
    ) -> dict[str, Any]:
        """Ask again, with the same key, until there is an answer that is not the server's own trouble."""
        content = None if body is None else {"key": secrets.token_hex(8), **body}
        while not self._left:
            person = Person((server or rng.choice(self._fleet.servers)).address, "127.0.0.1")
            person.head = head
            try:
                work = person.get(path) if content is None else person.post(path, content)
                answer = await asyncio.wait_for(work, _ANSWER_SECONDS)
            except _LOST:
                self._result.refused[0] += 1
                await asyncio.sleep(0.5)
                continue
            finally:
                person.close()
            self._result.failures += answer.status == 500
            if answer.status not in (429, 500, 502, 503):
                found: dict[str, Any] = msgspec.json.decode(answer.body)
                return found
            self._result.refused[answer.status] += 1
            await asyncio.sleep(0.5)
        raise ConnectionAbortedError

    async def _what_is_shown(self) -> list[Shown]:
        """What every server shows of the tables that are still being played."""
        found = []
        for person in [each for here in self._seated.values() for each in here]:
            path = f"/api/tables/{person.table}"
            for server in self._fleet.servers:
                state = await self._asked(person.head, self._rng, path, None, server)
                guest = Person(server.address, "127.0.0.1")
                guest.head = person.head
                view = await guest.get(f"{path}/record")
                guest.close()
                if view.status == 200:
                    found.append(Shown(person.table, person.seat, state["version"], view.body))
        return found


def passed(runs: list[Soak]) -> bool:
    return all(run.passed for run in runs)
