"""Another game in the same room."""

from __future__ import annotations

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.tables.messages import Picture
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.watchers import commit_to
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    choose,
    choose_any,
    digest,
    digest_read_back,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)


def test_a_rematch_keeps_the_room(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            watching = Box()
            await table.watch(watching, "zoe")
            await refused(table.ask("ada", "rematch", Seat(0)), Reason.STALE)
            rng = Rng(1)
            while table.room.status == "playing":
                await choose_any(table, rng)
            journal = await table.journal("ada")
            assert table.room.started is not None
            seed = table.room.started.seed
            assert f"seed: {int(seed, 16)}" in journal
            assert watching.pictures[-1].room.commitment == commit_to(seed, table.id, 1)
            asked = await table.ask("ben", "rematch", Seat(0))
            await table.answer("ada", asked, True)
            await eventually(lambda: table.room.status == "playing")
            assert table.room.game == 2
            picture = await watching.until(lambda each: isinstance(each, Picture) and each.room.game == 2)
            assert isinstance(picture, Picture)
            assert picture.seat is None
            await choose(table, "nod")
            assert await digest_read_back(house, table) == digest(table)

    run(story())


def test_who_left_makes_room_for_the_rematch(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            rng = Rng(1)
            while table.room.status == "playing":
                await choose_any(table, rng)
            await table.leave("ben")
            await table.ask("ada", "rematch", Seat(0))
            assert table.room.status == "waiting"
            await table.sit("cleo", "Cleo", None)
            await eventually(lambda: table.room.status == "playing")

    run(story())


BY_DAYS = Plan("whispers", (ME, OPEN), clock=ClockPlan("days", days=3), window=0)
RATED = Plan("whispers", (ME, OPEN), mode="strict", clock=ClockPlan("move", seconds=30), window=0, rated=True)


@pytest.mark.parametrize("plan", [BY_DAYS, RATED], ids=["by days", "rated"])
def test_nobody_loses_a_game_that_began_while_they_were_away(sqlite: str, plan: Plan) -> None:
    async def story() -> None:
        now = Ticker()
        async with open_house(sqlite, now=now, absent_after=60.0) as house:
            table = await two_players(house, plan)
            await choose(table, "nod")
            await table.ask("ben", "resign", Seat(0))
            now.time += 3600
            asked = await table.ask("ada", "rematch", Seat(0))
            assert table.room.request is not None
            assert table.room.request.needed == {1}
            await table.answer("ben", asked, True)
            await eventually(lambda: table.room.status == "playing")

    run(story())


def test_whom_a_bot_has_replaced_is_asked_before_they_are_rated_again(sqlite: str) -> None:
    async def story() -> None:
        now = Ticker()
        async with open_house(sqlite, now=now, absent_after=60.0) as house:
            table = await two_players(house, RATED)
            await choose(table, "nod")
            now.time += 3600
            await table.ask("ada", "take-over", Seat(1))
            await table.ask("ada", "resign", Seat(0))
            await table.ask("ada", "rematch", Seat(0))
            assert table.room.request is not None
            assert table.room.request.needed == {1}

    run(story())


def test_elsewhere_who_is_away_is_not_waited_for(sqlite: str) -> None:
    async def story() -> None:
        now = Ticker()
        async with open_house(sqlite, now=now, absent_after=60.0) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            await table.ask("ben", "resign", Seat(0))
            now.time += 3600
            await table.ask("ada", "rematch", Seat(0))
            await eventually(lambda: table.room.status == "playing")

    run(story())
