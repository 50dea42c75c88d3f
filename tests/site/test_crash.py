"""Kill -9 in the middle of 50 busy games: no acknowledged move is lost, every game and every stream goes on."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from skyshelf.site.stream import positions
from skyshelf.tables.entries import Chose, Row
from skyshelf.tables.store.store import Store
from tests.site.running import server_process
from tests.tables.helpers import run

TABLES = 50
BUSY_MOVES = 1000


@dataclass
class Person:
    http: httpx.AsyncClient
    last: str = ""  # the id of the last event
    versions: list[int] = field(default_factory=list)
    unanswered: dict[str, Any] | None = None  # a move whose answer has not come


@dataclass
class Busy:
    """A table with two people who answer every prompt as soon as they have it."""

    id: str
    people: list[Person]
    acked: dict[int, tuple[str, int]] = field(default_factory=dict)
    over: bool = False
    after_restart: int = 0


class Crowd:
    def __init__(self) -> None:
        self.tables: list[Busy] = []
        self.rng = Random(5)
        self.acked = 0
        self.restarted = False

    async def arrive(self, url: str) -> None:
        async def add() -> None:
            people = [await self.person(url, name) for name in ("Ada", "Ben")]
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await people[0].http.post("/api/tables", json={"game": "painters", "seats": seats})
            table = Busy(made.json()["table"], people)
            (await people[1].http.post(f"/api/tables/{table.id}/sit", json={})).raise_for_status()
            self.tables.append(table)

        await asyncio.gather(*(add() for _ in range(TABLES)))

    async def person(self, url: str, name: str) -> Person:
        http = httpx.AsyncClient(
            base_url=url, timeout=120, verify=False, limits=httpx.Limits(max_connections=4)
        )
        answer = await http.post("/api/guest", json={"name": name})
        http.headers["x-skyshelf-token"] = answer.json()["token"]
        return Person(http)

    async def play(self, enough: int) -> None:
        """All tables at once, until so many moves are acknowledged or the server is gone."""
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(self.follow(table, person))
                for table in self.tables
                for person in table.people
            ]
            while self.acked < enough and not all(table.over for table in self.tables):
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()

    async def follow(self, table: Busy, person: Person) -> None:
        if person.unanswered is not None:
            await self.move(table, person, person.unanswered)
        headers = {"last-event-id": person.last} if person.last else {}
        live = person.http.stream("GET", "/api/live", params={"tables": table.id}, headers=headers)
        fields: dict[str, str] = {}
        async with live as answer:
            assert answer.status_code == 200
            async for line in answer.aiter_lines():
                if line:
                    name, _, value = line.partition(": ")
                    fields[name] = value
                elif "data" in fields:
                    await self.hear(table, person, fields)
                    fields = {}

    async def hear(self, table: Busy, person: Person, event: dict[str, str]) -> None:
        person.last = event.get("id", person.last)
        if event["event"] not in ("step", "table"):
            return
        data = json.loads(event["data"])
        if event["event"] == "step":
            person.versions.append(data["version"])
        room = data["room"]
        table.over = table.over or (room is not None and room["status"] == "over")
        prompt = data["prompt"]
        if prompt is not None:
            await self.answer(table, person, prompt)

    async def answer(self, table: Busy, person: Person, prompt: dict[str, Any]) -> None:
        choice = self.rng.randrange(len(prompt["choices"]))
        key = f"{self.rng.getrandbits(64):x}"
        await self.move(table, person, {"prompt": prompt["number"], "choice": choice, "key": key})

    async def move(self, table: Busy, person: Person, body: dict[str, Any]) -> None:
        """A move whose answer was lost is sent again, with the same key."""
        person.unanswered = body
        answer = await person.http.post(f"/api/tables/{table.id}/move", json=body)
        assert answer.status_code == 200, answer.text
        person.unanswered = None
        table.acked[answer.json()["version"]] = (body["key"], body["choice"])
        self.acked += 1
        table.after_restart += self.restarted

    async def leave(self) -> None:
        for table in self.tables:
            for person in table.people:
                await person.http.aclose()


async def rows_of(database: str, rooms: list[str]) -> dict[str, list[Row]]:
    store = Store(database, "checker")
    await store.open(lambda *_: None, lambda: None)
    try:
        return {room: await store.rows(room) for room in rooms}
    finally:
        await store.close()


def test_kill_9_loses_nothing(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        folder = tmp_path / "home"
        crowd = Crowd()
        with server_process(folder, database=database) as server:
            await crowd.arrive(server.url)
            playing = asyncio.create_task(crowd.play(10**9))
            while crowd.acked < BUSY_MOVES:
                await asyncio.sleep(0.005)
                assert not playing.done()
            server.kill()
            await asyncio.gather(playing, return_exceptions=True)
        before = crowd.acked
        rows = await rows_of(database, [table.id for table in crowd.tables])
        for table in crowd.tables:
            kept = {row.n: row for row in rows[table.id]}
            assert sorted(kept) == list(range(len(kept))), "no hole and no fork"
            for version, (key, choice) in table.acked.items():
                entry = kept[version].entry
                assert kept[version].key == key
                assert isinstance(entry, Chose)
                assert entry.index == choice

        with server_process(folder, database=database, port=server.port):
            crowd.restarted = True
            await crowd.play(before + 400)
            unfinished = [table for table in crowd.tables if not table.over]
            assert all(table.after_restart for table in unfinished), "every game goes on"
        for table in crowd.tables:
            for person in table.people:
                first = person.versions[0]
                assert person.versions == list(range(first, positions(person.last)[table.id] + 1))
        await crowd.leave()

    run(story(), 600)  # only what never happens takes so long, however busy the machine is


def test_a_clean_stop_ends_with_zero(tmp_path: Path) -> None:
    with server_process(tmp_path / "home") as server:
        assert httpx.get(f"{server.url}/health").json()["database"] == "sqlite"
        assert (tmp_path / "home" / "tables.db").exists()
        assert (tmp_path / "home" / "secret").stat().st_mode & 0o077 == 0
        assert server.stop() == 0


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with (
        server_process(tmp_path / "home"),
        pytest.raises(AssertionError, match="Another server is using"),
        server_process(tmp_path / "home"),
    ):
        pass
