"""Who is here: known again after an outage, so that nobody waits for ever and nobody who is there is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from skyshelf.engine.seat import Seat
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.house import House
from skyshelf.tables.messages import Closing, Presence
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason, Refusal
from tests.tables.helpers import (
    ME,
    OPEN,
    TWO,
    Box,
    Ticker,
    choose,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)

ADA, BEN = Seat(0), Seat(1)


@contextmanager
def nothing_can_be_written(house: House) -> Iterator[None]:
    async def refuse(*_: Any) -> None:
        raise Refusal(Reason.UNAVAILABLE, "store-down")

    with patch.object(house.store, "write", refuse):
        yield


async def shown(house: House, room_id: str) -> set[Seat]:
    return await house.store.present(room_id, house.neighbours.alive_since())


async def until_shown(house: House, room_id: str, seats: set[Seat]) -> None:
    while await shown(house, room_id) != seats:
        await asyncio.sleep(0.01)


def test_who_leaves_while_the_database_is_away_can_be_replaced(database: str) -> None:
    async def story() -> None:
        time = Ticker()
        async with open_house(database, now=time) as house:
            table = await two_players(house)
            ada, ben = Box(), Box()
            await table.watch(ada, "ada")
            await table.watch(ben, "ben")
            with nothing_can_be_written(house):
                await table.unwatch(ben)
            await until_shown(house, table.id, {ADA})
            await ada.until(lambda message: message == Presence(table.id, BEN, False))
            time.time += 61
            await table.ask("ada", "take-over", BEN)
            assert table.room.seats[BEN].bot

    run(story(), 30)


def test_who_comes_while_the_database_is_away_keeps_the_seat(database: str) -> None:
    async def story() -> None:
        time = Ticker()
        async with open_house(database, now=time) as house:
            table = await two_players(house)
            await table.watch(Box(), "ada")
            with nothing_can_be_written(house):
                await table.watch(Box(), "ben")
            await until_shown(house, table.id, {ADA, BEN})
            time.time += 3600
            await refused(table.ask("ada", "take-over", BEN), Reason.FORBIDDEN)

    run(story(), 30)


def test_who_does_not_come_back_to_a_table_that_was_let_go_can_be_replaced(database: str) -> None:
    """A move that could not be kept ends all streams of a table; not everybody takes up theirs again."""

    async def story() -> None:
        time = Ticker()
        async with open_house(database, now=time) as house:
            table = await two_players(house)
            ada, ben = Box(), Box()
            await table.watch(ada, "ada")
            await table.watch(ben, "ben")
            with nothing_can_be_written(house):
                await refused(choose(table, "nod"), Reason.UNAVAILABLE)
            await ben.until(lambda message: isinstance(message, Closing))
            fresh = await house.table(table.id)
            await fresh.watch(Box(), "ada")
            await until_shown(house, table.id, {ADA})
            time.time += 61
            await fresh.ask("ada", "take-over", BEN)
            assert fresh.room.seats[BEN].bot

    run(story(), 30)


def test_who_sits_down_with_two_tabs_open_is_here(database: str) -> None:
    async def story() -> None:
        time = Ticker()
        async with open_house(database, now=time) as house:
            table = await house.table(await house.create("ada", "Ada", TWO))
            ada = Box()
            await table.watch(ada, "ada")
            await table.watch(Box(), "ben")
            await table.watch(Box(), "ben")
            await table.sit("ben", "Ben", None)
            await ada.until(lambda message: message == Presence(table.id, BEN, True))
            await eventually(lambda: table.room.status == "playing")
            time.time += 3600
            await refused(table.ask("ada", "take-over", BEN), Reason.FORBIDDEN)

    run(story(), 30)


def test_who_opens_two_tabs_at_once_is_here(database: str) -> None:
    """As a browser does after the server has started again."""

    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            await table.watch(Box(), "ada")
            await asyncio.gather(*(table.watch(Box(), "ben") for _ in range(3)))
            await until_shown(house, table.id, {ADA, BEN})

    run(story(), 30)


def test_who_gets_up_before_the_game_is_not_here_for_the_next_in_that_seat(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (ME, OPEN, OPEN))))
            await table.sit("ben", "Ben", BEN)
            await table.watch(Box(), "ben")
            assert BEN in await shown(house, table.id)
            await table.leave("ben")
            assert BEN not in await shown(house, table.id)

    run(story(), 30)


def test_who_sits_down_through_another_server_than_the_one_they_listen_to_is_here(
    postgres: OwnPostgres,
) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url) as one, open_house(url) as two:
            table = await one.table(await one.create("ada", "Ada", TWO))
            await table.watch(Box(), "ada")
            await (await two.table(table.id)).watch(Box(), "ben")
            await table.sit("ben", "Ben", None)
            while not {ADA, BEN} <= await shown(one, table.id):
                await asyncio.sleep(0.01)

    run(story(), 30)


def test_nothing_is_owed_to_a_table_that_is_gone(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await table.watch(Box(), "ada")
            await table.vanish()
            await eventually(lambda: not house.presences._owed)
            assert not house.store.failures

    run(story(), 30)


def test_whose_server_died_is_shown_as_gone(postgres: OwnPostgres) -> None:
    async def story() -> None:
        url, soon = postgres.new_database(), {"beat_every": 0.1, "dead_after": 1.0}
        async with open_house(url, **soon) as one, open_house(url, **soon) as two:
            await eventually(lambda: len(one.neighbours.alive) == len(two.neighbours.alive) == 2)
            table = await two_players(one)
            box = Box()
            await table.watch(box, "ada")
            await (await two.table(table.id)).watch(Box(), "ben")
            await box.until(lambda message: message == Presence(table.id, BEN, True))
            for task in two._tasks:
                task.cancel()  # it does not beat any more
            await box.until(lambda message: message == Presence(table.id, BEN, False))

    run(story(), 60)
