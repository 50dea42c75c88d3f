"""What the tests of live tables share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest

from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.tables.house import Customs, House
from skyshelf.tables.loading import load
from skyshelf.tables.messages import Message, Picture, Step
from skyshelf.tables.plan import Plan, SeatPlan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.table import Table

T = TypeVar("T")
ME, OPEN = SeatPlan("me"), SeatPlan("open")
TWO = Plan("whispers", (ME, OPEN))


def bot(level: str) -> SeatPlan:
    return SeatPlan("bot", level)


def run(work: Coroutine[Any, Any, T], seconds: float = 300) -> T:
    """Run a coroutine; one that hangs fails instead of holding everything up.

    In a thread of its own: a browser that another test holds open has a running loop in this one.
    """

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await work

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, limited()).result()


@asynccontextmanager
async def open_house(database: str, **customs: Any) -> AsyncIterator[House]:
    house = House(Customs(database, **{"look_every": 0.05, **customs}))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Box:
    """Takes what a table tells."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self._news = asyncio.Event()

    def put(self, message: Message) -> None:
        self.messages.append(message)
        self._news.set()

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message that is wanted, as soon as it is there."""
        seen = 0
        while True:
            for message in self.messages[seen:]:
                seen += 1
                if wanted(message):
                    return message
            self._news.clear()
            await self._news.wait()

    @property
    def steps(self) -> list[Step]:
        return [message for message in self.messages if isinstance(message, Step)]

    @property
    def pictures(self) -> list[Picture]:
        return [message for message in self.messages if isinstance(message, Picture)]


class Ticker:
    """A time that passes when the test says so, or somebody sleeps."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds


async def eventually(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def two_players(house: House, plan: Plan = TWO) -> Table:
    """Ada has made a table, Ben has joined, and the game runs."""
    table = await house.table(await house.create("ada", "Ada", plan))
    await table.sit("ben", "Ben", None)
    await eventually(lambda: table.room.status == "playing")
    return table


async def one_table(database: str) -> None:
    """Leaves a database with a table in it."""
    async with open_house(database) as house:
        await two_players(house)


def player(table: Table) -> str:
    """The guest who is to decide."""
    assert table.room.decider is not None
    return table.room.seats[table.room.decider].guest


async def choose(table: Table, text: str) -> int:
    """Whoever is to decide chooses."""
    return await table.choose(player(table), table.room.prompt, text)


async def choose_any(table: Table, rng: Rng) -> int:
    decision = playing(table).state.decision
    assert decision is not None
    return await table.choose(player(table), table.room.prompt, rng.below(len(decision.options)))


def playing(table: Table) -> Match:
    assert table.match is not None
    return table.match


def digest(table: Table) -> str:
    return table.game.codec.digest(playing(table).state)


async def digest_read_back(house: House, table: Table) -> str:
    """What the store makes of the table: the digest of the state that its entries lead to."""
    loaded = await load(house.store, table.id)
    assert loaded.match is not None
    return table.game.codec.digest(loaded.match.state)


async def refused(work: Awaitable[object], reason: Reason) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await work
    assert refusal.value.reason is reason
    return refusal.value
