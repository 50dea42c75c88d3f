"""What was kept is read again: by who was away, by a table that was let go, from a snapshot."""

from __future__ import annotations

import contextlib
import sqlite3

from skyshelf.engine.rng import Rng
from skyshelf.tables.house import House
from skyshelf.tables.loading import load
from skyshelf.tables.plan import Plan
from skyshelf.tables.table import Table
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
    player,
    run,
    two_players,
)


def test_resuming_tells_what_was_missed(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house)
            await choose(table, "nod")
            seen = table.room.version
            await choose(table, "draw")
            await choose(table, "nod")
            box = Box()
            await table.watch(box, "ada", since=seen)
            assert [step.version for step in box.steps] == [seen + 1, seen + 2]
            assert box.steps[0].seen[0].secret
            assert box.pictures[-1].version == table.room.version
            await table.watch(again := Box(), "ada", since=table.room.version)
            assert (again.steps, again.pictures) == ([], [])
            await table.watch(fresh := Box(), "ada", since=10_000)
            assert len(fresh.pictures) == 1

    run(story())


def test_idle_tables_are_let_go_and_come_back(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, idle_after=10) as house:
            table = await two_players(house)
            await choose(table, "nod")
            await table.watch(box := Box(), "ada")
            await two_players(house)
            ticker.time += 11
            await eventually(
                lambda: house.live == 1
            )  # the other one is gone, so the house has looked at both
            assert await house.at(table.id, _same) is table, "somebody watches"
            await table.unwatch(box)
            ticker.time += 11
            await eventually(lambda: house.live == 0)
            fresh = await house.at(table.id, _same)
            assert fresh is not table
            assert digest(fresh) == digest(table)
            assert player(fresh) == "ada"

    run(story())


async def _same(table: Table) -> Table:
    return table


def test_a_long_game_is_read_from_its_last_snapshot(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("painters", (ME, OPEN))))
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            rng = Rng(5)
            while len(table.room.line) < 70:
                await choose_any(table, rng)
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert loaded.saved_choices >= 25
            assert loaded.match.game.codec.digest(loaded.match.state) == digest(table)

    run(story())


async def _long_game(house: House) -> Table:
    table = await house.table(await house.create("ada", "Ada", Plan("painters", (ME, OPEN))))
    await table.sit("ben", "Ben", None)
    await eventually(lambda: table.room.status == "playing")
    rng = Rng(5)
    while len(table.room.line) < 70:
        await choose_any(table, rng)
    return table


def _change(database: str, what: str) -> None:
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.execute(what)
        connection.commit()


def test_a_state_that_cannot_be_read_is_played_again(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await _long_game(house)
            _change(
                sqlite, """update snapshot set state = replace(state, '"is":"Player"', '"is":"Painter"')"""
            )
            loaded = await load(house.store, table.id)
            assert loaded.match is not None
            assert loaded.saved_choices == 0
            assert loaded.match.game.codec.digest(loaded.match.state) == digest(table)

    run(story())


def test_a_saved_state_goes_before_choices_that_would_now_lead_elsewhere(sqlite: str) -> None:
    """An early choice is not possible any more, as after a mended rule: the game goes on from its state."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await _long_game(house)
            first = table.room.line[0]
            _change(
                sqlite, f"update entry set body = replace(body, '{first.text}', 'gone') where n = {first.n}"
            )
            assert await digest_read_back(house, table) == digest(table)
            _change(sqlite, "delete from snapshot")
            frozen = (await load(house.store, table.id)).frozen
            assert "Choice 1 of the journal, 'gone', is not possible there." in frozen

    run(story())


def test_a_table_where_somebody_else_would_decide_now_is_frozen(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("painters", (ME, OPEN)))
            await choose_any(table, Rng(5))
            assert table.room.decider is not None
            then, other = table.room.decider, 1 - table.room.decider
            last = table.room.line[-1].n
            _change(
                sqlite,
                f"""update entry set body = replace(body, '"then":{then}', '"then":{other}') where n = {last}""",
            )
            frozen = (await load(house.store, table.id)).frozen
            assert "After choice 1 this table is not as it was left" in frozen

    run(story())
