"""A seat whose player is gone is taken over."""

from __future__ import annotations

import asyncio

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    choose_any,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)


def test_an_empty_seat_is_taken_over_when_the_others_agree(database: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(database, now=ticker, thinkers=1) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("painters", (ME, OPEN, OPEN))))
            await table.sit("ben", "Ben", None)
            await table.watch(Box(), "ben")
            box = Box()
            await table.watch(box, "cleo")
            await table.sit("cleo", "Cleo", None)
            await eventually(lambda: table.room.status == "playing")
            await refused(table.ask("ada", "take-over", Seat(2)), Reason.FORBIDDEN)
            await table.unwatch(box)
            ticker.time += 30
            await refused(table.ask("ada", "take-over", Seat(2)), Reason.FORBIDDEN)
            ticker.time += 31
            await refused(table.ask("ada", "take-over", Seat(0)), Reason.ILLEGAL)
            asked = await table.ask("ada", "take-over", Seat(2))
            assert table.room.seats[2].bot == ""
            await table.answer("ben", asked, True)
            assert table.room.seats[2].bot == "greedy"
            await refused(table.choose("cleo", table.room.prompt, 0), Reason.FORBIDDEN)
            rng = Rng(2)
            while not any(move.seat == 2 for move in table.room.line):
                if table.room.decider == 2:
                    await asyncio.sleep(0.01)
                else:
                    await choose_any(table, rng)
            await table.come_back("cleo")
            assert table.room.seats[2].here
            await refused(table.come_back("cleo"), Reason.STALE)

    run(story())


def test_who_leaves_can_be_replaced_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await table.leave("ben")
            await table.ask("ada", "take-over", Seat(1))  # nobody else is to be asked
            assert table.room.seats[1].bot == "greedy"

    run(story())
