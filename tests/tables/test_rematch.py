"""Another game in the same room."""

from __future__ import annotations

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.tables.messages import Picture
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.watchers import commit_to
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
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
