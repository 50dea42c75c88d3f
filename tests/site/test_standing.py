"""How the house stands to somebody is remembered, looked up for many at once, and never older than some seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from skyshelf.people.people import People
from skyshelf.people.schema import person
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
