"""A live table begins, takes what fits, refuses the rest with reasons, and keeps before it tells."""

from __future__ import annotations

import asyncio

import pytest

from skyshelf.engine.errors import BadSetup, UnknownGame
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.tables.entries import Row
from skyshelf.tables.loading import load
from skyshelf.tables.messages import Step
from skyshelf.tables.plan import ClockPlan, Plan, SeatPlan
from skyshelf.tables.refusal import IllegalChoice, Reason
from tests.tables.helpers import (
    ME,
    OPEN,
    TWO,
    Box,
    bot,
    choose,
    choose_any,
    digest,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)


def test_a_game_is_played_to_its_end_and_read_back(database: str) -> None:
    async def story() -> None:
        rng = Rng(7)
        async with open_house(database) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            while table.room.status == "playing":
                await choose_any(table, rng)
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert table.game.codec.digest(loaded.match.state) == digest(table)
            assert loaded.room.version == table.room.version
            assert [kept.status for kept in await house.mine("ben")] == ["over"]

    run(story())


def test_what_is_told_is_kept_already(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            kept: list[int] = []

            class Peeking(Box):
                def put(self, message: object) -> None:
                    if isinstance(message, Step):
                        tasks.append(asyncio.ensure_future(house.store.rows(table.id)))
                        told.append(message.version)

            tasks: list[asyncio.Future[list[Row]]] = []
            told: list[int] = []
            await table.watch(Peeking(), "ada")
            await choose(table, "nod")
            for rows in await asyncio.gather(*tasks):
                kept.append(len(rows) - 1)
            assert told == [table.room.version]
            assert kept == told

    run(story())


def test_it_begins_when_the_last_seat_is_taken(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (ME, OPEN, OPEN))))
            await table.sit("ben", "Ben", Seat(2))
            assert table.room.status == "waiting"
            await table.sit("cleo", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            assert [seat.name for seat in table.room.seats] == ["Ada", "Ben 2", "Ben"]

    run(story())


def test_seats_are_refused_with_reasons(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite, most_tables=2) as house:
            table = await house.table(await house.create("ada", "Ada", TWO))
            await refused(table.sit("ada", "Ada", None), Reason.STALE)
            await refused(table.sit("ben", "Ben", Seat(0)), Reason.STALE)
            await refused(table.sit("ben", "\u202eneB", None), Reason.ILLEGAL)
            await refused(table.sit("ben", " " * 9, None), Reason.ILLEGAL)
            await table.sit("ben", "Ben", None)
            await refused(table.sit("cleo", "Cleo", None), Reason.STALE)
            await refused(house.table("nowhere"), Reason.UNKNOWN)
            await house.create("ada", "Ada", TWO)
            await refused(house.create("ada", "Ada", TWO), Reason.TOO_MUCH)

    run(story())


@pytest.mark.parametrize(
    "plan",
    [
        Plan("whispers", (ME,)),
        Plan("whispers", (ME, ME)),
        Plan("whispers", (ME, bot("genius"))),
        Plan("whispers", (ME, bot("search:60s"))),
        Plan("whispers", (ME, SeatPlan("open", "greedy"))),
        Plan("whispers", (ME, OPEN), {"loud": True}),
        Plan("whispers", (ME, OPEN), mode="practice"),
        Plan("whispers", (ME, OPEN), clock=ClockPlan("move")),
        Plan("whispers", (ME, OPEN), clock=ClockPlan("days", days=2, seconds=5)),
    ],
)
def test_plans_that_make_no_table_are_refused(sqlite: str, plan: Plan) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            await house.create("ada", "Ada", plan)

    with pytest.raises(Exception, match=r".{20}") as error:
        run(story())
    assert isinstance(error.value, BadSetup) or "bot" in str(error.value)


def test_a_game_that_is_not_on_the_shelf_is_refused(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            await house.create("ada", "Ada", Plan("chess", (ME, OPEN)))

    with pytest.raises(UnknownGame):
        run(story())


def test_moves_that_do_not_fit_are_refused_with_reasons(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            prompt = table.room.prompt
            await refused(table.choose("cleo", prompt, 0), Reason.FORBIDDEN)
            await refused(table.choose("ben", prompt, 0), Reason.FORBIDDEN)
            await refused(table.choose("ada", prompt - 1, 0), Reason.STALE)
            await refused(table.choose("ada", prompt, 99), Reason.ILLEGAL)
            against = await refused(table.choose("ada", prompt, "play 99"), Reason.ILLEGAL)
            assert isinstance(against, IllegalChoice)
            assert against.rule == "WSP-4"
            assert (await refused(table.choose("ada", prompt, "dance"), Reason.ILLEGAL)).rule == "WSP-1"
            assert table.room.prompt == prompt

    run(story())


def test_a_key_is_carried_out_once(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            prompt = table.room.prompt
            versions = await asyncio.gather(*(table.choose("ada", prompt, "nod", "k1") for _ in range(5)))
            assert set(versions) == {prompt + 1}
            await refused(table.choose("ada", prompt, "nod", "k2"), Reason.STALE)
            room_id = table.id
        async with open_house(database) as house:  # a restart does not forget it
            table = await house.table(room_id)
            assert await table.choose("ada", prompt, "nod", "k1") == prompt + 1
            assert table.room.version == prompt + 1
            one, two = await house.create("ada", "Ada", TWO, "t"), await house.create("ada", "Ada", TWO, "t")
            assert one == two

    run(story())
