"""How the house stands to somebody is remembered, looked up for many at once, and never older than some seconds."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, update

from skyshelf.people import standing
from skyshelf.people.people import People
from skyshelf.people.schema import bond, device, person
from skyshelf.site.limits import Limiter
from skyshelf.site.visit import Visit
from skyshelf.tables.store.database import open_database
from tests.site.conftest import StartServer
from tests.site.running import two_players, wait_for
from tests.site.test_people import become
from tests.tables.databases import new_sqlite
from tests.tables.helpers import Ticker, eventually, open_house, run


@pytest.fixture
def file(tmp_path: Path) -> str:
    return new_sqlite(tmp_path / "tables.db")


class Reads:
    """Counts what a store is asked, and can hold up what it answers."""

    def __init__(self, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        read = people.store.read

        async def counted(work: Callable[[Connection], Any]) -> Any:
            self.number += 1
            found = await read(work)
            await self.may_answer.wait()
            return found

        monkeypatch.setattr(people.store, "read", counted)


async def suspend(people: People, id: str) -> None:
    """As a command does it: the server is not told."""
    query = update(person).where(person.c.id == id).values(suspended_until=2e9, suspended_for="Be kind.")
    await people.store.write(("", 0), lambda connection: connection.execute(query))


def test_those_who_go_on_asking_are_looked_up_together(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        clock = Ticker()
        async with open_house(file, now=clock, look_every=3600) as house:
            people = People(house)
            guests = [f"guest {number}" for number in range(200)]
            for each in guests:
                await people.standing(each)
            reads = Reads(people, monkeypatch)
            for _ in range(20):
                clock.time += 3.5
                before = reads.number
                for each in guests:
                    await people.standing(each)
                await eventually(lambda before=before: reads.number > before)  # type: ignore[misc]
                await eventually(lambda: people.standings._looking_again is None)
            assert reads.number == 20

    run(story())


def test_whoever_asks_seldom_is_looked_up_when_they_ask(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        clock = Ticker()
        async with open_house(file, now=clock, look_every=3600) as house:
            people = People(house)
            await people.become_without_words("ada", "Ada", "en")
            assert (await people.standing("ada")).suspended_until is None
            await suspend(people, "ada")
            reads = Reads(people, monkeypatch)
            clock.time += 5.5
            assert (await people.standing("ada")).suspended_for == "Be kind."
            assert reads.number == 1

    run(story())


def test_who_has_a_stream_hears_of_what_was_found(file: str) -> None:
    async def story() -> None:
        clock = Ticker()
        async with open_house(file, now=clock, look_every=3600) as house:
            people = People(house)
            told: list[str] = []
            people.standings.on_change = told.append
            await people.become_without_words("ada", "Ada", "en")
            told.clear()
            await suspend(people, "ada")
            clock.time += 3.5
            assert (await people.standing("ada")).suspended_until is None  # remembered
            await eventually(lambda: told == ["ada"])
            assert (await people.standing("ada")).suspended_for == "Be kind."

    run(story())


def test_who_has_a_stream_hears_of_what_was_found_when_they_asked_again(file: str) -> None:
    async def story() -> None:
        clock = Ticker()
        async with open_house(file, now=clock, look_every=3600) as house:
            people = People(house)
            told: list[str] = []
            people.standings.on_change = told.append
            await people.become_without_words("ada", "Ada", "en")
            told.clear()
            await suspend(people, "ada")
            clock.time += 5.5
            assert (await people.standing("ada")).suspended_for == "Be kind."
            assert told == ["ada"]

    run(story())


def test_a_stream_ends_with_the_sign_in_although_nobody_was_told_of_it(
    start_server: StartServer, ticker: Ticker
) -> None:
    """The word of another server may be lost, and whoever only listens asks for nothing."""
    server = start_server(now=ticker)
    table, ada, ben = two_players(server)
    become(ada)
    engine = open_database(server.serving.customs.database)
    with ada.live(table) as heard:
        assert json.loads(next(heard)["data"])["seat"] == 0
        ticker.time += 3600
        assert ben.look(table)["seat"] == 1
        with engine.begin() as connection:
            connection.execute(delete(device))
        ticker.time += 3.5
        assert [each for each in heard if each["event"] == "step"] == []
    engine.dispose()


def test_a_stream_of_somebody_who_was_signed_out_just_before_tells_nothing(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at the cookie and the beginning of the stream."""
    server = start_server()
    table, ada, _ = two_players(server)
    become(ada)
    people, at = server.site.club.people, Visit.at

    async def signed_out_meanwhile(visit: Visit, *args: Any) -> Any:
        monkeypatch.setattr(Visit, "at", at)
        doubts = server.site.doubts.pop(visit.guest.id)  # as if it had not begun yet
        gone = delete(device).where(device.c.person == visit.guest.id)
        await people.store.write(("", 0), lambda connection: connection.execute(gone))
        await people.standings.changed(visit.guest.id)
        server.site.doubts[visit.guest.id] |= doubts
        return await visit.at(*args)

    monkeypatch.setattr(Visit, "at", signed_out_meanwhile)
    with ada.live(table) as heard:
        assert list(heard) == []


def test_whoever_is_suspended_while_their_words_are_on_the_way_is_not_heard(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A body may take half a minute to come: as long, many a request that was begun before would have counted."""
    server = start_server()
    table, ada, _ = two_players(server)
    become(ada)
    began: list[float] = []
    monkeypatch.setattr(Limiter, "take", lambda self, *counted: began.append(0))
    request = ada.http.build_request("POST", f"/api/tables/{table}/say", json={"text": "still here"})
    head = "".join(f"{name}: {value}\r\n" for name, value in request.headers.items())
    engine = open_database(server.serving.customs.database)
    with socket.create_connection((request.url.host, request.url.port or 0), timeout=60) as connection:
        connection.sendall(f"POST {request.url.path} HTTP/1.1\r\n{head}\r\n".encode())
        wait_for(lambda: began)
        with engine.begin() as changed:
            changed.execute(update(person).values(suspended_until=4e9, suspended_for="Be kind."))
        for id in list(server.site.club.people.standings._known):
            server.site.club.people.standings.forget(id)
        connection.sendall(request.read())
        assert connection.recv(4096).startswith(b"HTTP/1.1 403")
    engine.dispose()


def test_whoever_asked_lately_is_still_known_when_many_have_come(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever is blocked would be heard again until the others ask for something."""
    monkeypatch.setattr(standing, "_MOST_REMEMBERED", 100)

    async def story() -> None:
        clock = Ticker()
        async with open_house(file, now=clock, look_every=3600) as house:
            people = People(house)
            values = {"person": "ada", "other": "ben", "kind": "block", "made_at": 0.0}
            await people.store.write(("", 0), lambda connection: connection.execute(insert(bond), values))
            for number in range(300):
                clock.time += 0.1
                await people.standing("ada")
                await people.standing(f"guest {number}")
                assert people.standings.is_deaf("ada", "ben")
                assert len(people.standings._known) <= 101

    run(story())


@pytest.mark.parametrize("known_before", [False, True])
def test_an_answer_of_before_a_change_is_not_remembered(
    file: str, monkeypatch: pytest.MonkeyPatch, known_before: bool
) -> None:
    async def story() -> None:
        clock = Ticker()
        async with open_house(file, now=clock, look_every=3600) as house:
            people = People(house)
            await people.become_without_words("ada", "Ada", "en")
            if known_before:
                await people.standing("ada")
                clock.time += 3.5
            else:
                people.standings._known.clear()
            reads = Reads(people, monkeypatch)
            reads.may_answer.clear()
            asking = asyncio.create_task(people.standing("ada"))
            await eventually(lambda: reads.number == 1)
            await suspend(people, "ada")
            people.standings.forget("ada")
            reads.may_answer.set()
            await asking
            await eventually(lambda: people.standings._looking_again is None)
            assert (await people.standing("ada")).suspended_for == "Be kind."

    run(story())
