"""A database that is locked, full, damaged or out of reach; clocks that jump; tables that are let go."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import stat
import time
import weakref
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event

import psycopg
import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import DBAPIError

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.seat import Seat
from skyshelf.tables.clock import Clock
from skyshelf.tables.house import Customs
from skyshelf.tables.plan import ClockPlan, Plan, SeatPlan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.steady_time import SteadyTime
from skyshelf.tables.store import database as opening
from skyshelf.tables.store import writer
from skyshelf.tables.store.database import check_database, open_database
from skyshelf.tables.store.schema import room
from skyshelf.tables.store.store import Store
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    choose,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


@contextmanager
def _locked(url: str) -> Iterator[None]:
    """Another program holds what a server wants to write."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(file_of(url), isolation_level=None)
        with closing(other):
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")
    else:
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE entry, room, server IN EXCLUSIVE MODE")  # reading goes on
            yield
            connection.rollback()


def test_whoever_meets_a_locked_database_waits_once_and_all_are_told(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "_BUSY_MS", 200)

    async def story() -> None:
        async with open_house(database) as house:
            commits = house.store._writer
            assert commits is not None
            with _locked(database):
                before = commits.batches
                plan = Plan("whispers", (ME, OPEN))
                makers = (house.create(f"guest{number}", "Ada", plan) for number in range(20))
                found = await asyncio.gather(*(refused(each, Reason.UNAVAILABLE) for each in makers))
                assert len(found) == 20
                assert commits.batches - before <= 3, "they do not wait one after the other"
                assert house.store.failing.startswith("OperationalError")
            await eventually(lambda: not house.store.failing)  # the housekeeping has tried again

    run(story())


def test_whoever_meets_a_silent_database_waits_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk or a network that hangs answers nothing, not even that it is locked."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            store, silence, asked = house.store, Event(), []

            def silent(connection: object) -> None:
                asked.append(connection)
                silence.wait()

            monkeypatch.setattr(writer, "PATIENCE", 0.1)
            waits = [store.read(silent) for _ in range(4)] + [store.write(("", 0), silent)]
            await asyncio.gather(*(refused(each, Reason.UNAVAILABLE) for each in waits))
            assert len(asked) == 5
            monkeypatch.setattr(writer, "PATIENCE", 600)
            for late in (store.read(silent), store.write(("", 0), silent)):
                await refused(late, Reason.UNAVAILABLE)  # at once
            assert store.failing == "no answer"
            silence.set()
            await eventually(lambda: not (store.failing or store._stuck))
            assert await store.due(0.0) == []

    run(story())


def test_a_loop_that_stood_still_does_not_take_the_database_for_silent(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that slept or is overloaded the commit was done in time, only the answer comes late."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            store, written = house.store, Event()
            monkeypatch.setattr(writer, "PATIENCE", 0.05)
            late = asyncio.create_task(store.write(("", 0), lambda connection: written.set()))
            await asyncio.sleep(0)
            assert written.wait(10)
            time.sleep(0.2)
            await late
            assert not store.failing
            await store.write(("", 0), lambda connection: None)

    run(story())


def test_whoever_gave_up_just_before_the_answer_does_not_shut_the_database(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread is done and has nothing more to say; the loop notices the end of its patience only then."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            store, commits = house.store, house.store._writer
            assert commits is not None
            monkeypatch.setattr(writer, "_deliver", lambda batch: None)  # the answer is still on its way
            monkeypatch.setattr(writer, "PATIENCE", 0.2)
            await refused(store.write(("", 0), lambda connection: None), Reason.UNAVAILABLE)
            monkeypatch.undo()
            await store.write(("", 0), lambda connection: None)
            assert not store.failing

    run(story())


def test_one_piece_of_work_that_is_wrong_does_not_take_the_others_with_it(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:

            def wrong(connection: object) -> None:
                raise ValueError

            plan = Plan("whispers", (ME, OPEN))
            bad = house.store.write(("a", 0), wrong)
            good = house.create("ada", "Ada", plan)
            results = await asyncio.gather(bad, good, return_exceptions=True)
            assert isinstance(results[0], SkyshelfError)
            assert isinstance(results[1], str)

    run(story())


def test_a_file_that_is_no_database_is_said_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"This is no database. " * 300)
    with pytest.raises(SkyshelfError, match=r"damaged .*skyshelf restore"):
        check_database(f"sqlite:///{file}")


def test_a_damaged_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    check_database(f"sqlite:///{file}")
    content = bytearray(file.read_bytes())
    content[4096:20480] = os.urandom(16384)
    file.write_bytes(bytes(content))
    with pytest.raises(SkyshelfError, match="damaged"):
        check_database(f"sqlite:///{file}")


@pytest.mark.parametrize("blocked", ["tables.db", "tables.db.lock"])
def test_a_place_that_cannot_be_written_is_said(tmp_path: Path, blocked: str) -> None:
    (tmp_path / blocked).mkdir()
    with pytest.raises(SkyshelfError, match=r"cannot be (opened for writing|written).*--database"):
        check_database(f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.mark.parametrize("there_before", [False, True])
def test_only_its_user_can_read_the_database(tmp_path: Path, there_before: bool) -> None:
    file = tmp_path / "tables.db"
    if there_before:
        file.touch(0o644)

    async def story() -> None:
        async with open_house(f"sqlite:///{file}") as house:
            await two_players(house)
            for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
                mode = stat.S_IMODE((tmp_path / name).stat().st_mode)
                assert mode == 0o600 or os.name != "posix", name

    run(story())


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    clock = Clock(ClockPlan("bank", seconds=600), 2)
    clock.start(10_000.0, Seat(0))
    clock.turn_to(10_000.0 - 3_600, Seat(1))
    assert clock.banks == [600.0, 600.0]


def test_time_passes_steadily_whatever_the_system_clock_is_set_to() -> None:
    wall, ticking = Ticker(), Ticker()
    now = SteadyTime(wall, ticking)
    began = now()
    for jump in (-3_600, 7_200):
        wall.time += jump
        ticking.time += 10
        assert 9.8 <= now() - began <= 10.2
        began = now()


def test_a_clock_that_is_right_is_followed_little_by_little() -> None:
    wall, ticking = Ticker(), Ticker()
    now = SteadyTime(wall, ticking)
    wall.time += 5
    for _ in range(20):
        wall.time += 60
        ticking.time += 60
        now()
    assert now() == pytest.approx(wall.time)


def test_a_server_reckons_by_steady_time(sqlite: str) -> None:
    assert isinstance(Customs(sqlite).now, SteadyTime)


def test_no_entry_is_earlier_than_the_one_before(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            ticker.time -= 3_600
            await choose(table, table.playing().state.decision.options[0].text())  # type: ignore[union-attr]
            times = [row.at for row in await house.store.rows(table.id)]
            assert times == sorted(times)

    run(story())


def test_a_table_that_nobody_needs_is_gone_without_a_search_for_garbage(sqlite: str) -> None:
    """Cycles between a table and its parts would wait for the rare search, and memory would creep."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            box = Box()
            await table.watch(box, "ada")
            await choose(table, table.playing().state.decision.options[0].text())  # type: ignore[union-attr]
            await table.unwatch(box)
            await asyncio.sleep(0)
            kept = weakref.ref(table)
            with _nothing_is_searched():
                house.drop(table)
                box.messages.clear()
                del table
                await asyncio.sleep(0)
                assert kept() is None

    run(story())


@contextmanager
def _nothing_is_searched() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _reason(work: Awaitable[object]) -> Reason | None:
    """Why it was refused; pytest's own way would keep the error, and all that hangs on it."""
    try:
        await work
    except Refusal as refusal:
        return refusal.reason
    return None


def test_a_table_whose_write_failed_is_gone_without_a_search_for_garbage(sqlite: str) -> None:
    """An error that hangs on its own frame keeps the table; what waited for a lock is set aside by then."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            kept = weakref.ref(table)

            def full(connection: object) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            with _nothing_is_searched(), pytest.MonkeyPatch.context() as patch:
                patch.setattr(house.store, "_append", lambda connection, append: full(connection))
                assert await _reason(table.choose("ada", table.room.prompt, 0)) is Reason.UNAVAILABLE
                del table
                await asyncio.sleep(0)
                assert kept() is None

    run(story())


def test_whoever_asks_for_no_table_leaves_nothing_behind(sqlite: str) -> None:
    class Visitor:
        """Stands for a request and all that belongs to it."""

    async def story() -> None:
        async with open_house(sqlite) as house:

            async def ask(visitor: Visitor) -> None:
                await house.table("nowhere")

            visitor = Visitor()
            kept = weakref.ref(visitor)
            with _nothing_is_searched():
                assert await _reason(ask(visitor)) is Reason.UNKNOWN
                del visitor
                await asyncio.sleep(0)
                assert kept() is None

    run(story())


def test_a_read_that_failed_leaves_nothing_behind(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:

            def broken(connection: object) -> None:
                raise DBAPIError("SELECT", None, sqlite3.DatabaseError())

            kept = weakref.ref(broken)
            with _nothing_is_searched():
                assert await _reason(house.store.read(broken)) is Reason.UNAVAILABLE
                del broken
                await asyncio.sleep(0)
                assert kept() is None

    run(story())


def test_a_database_that_cannot_be_reached_leaves_no_error_behind() -> None:
    """psycopg's own frame holds the error that holds it, with all that was asked."""
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"

    async def story() -> None:
        store = Store(nowhere, "here")
        writes = writer.Writer(open_database(nowhere), lambda connection: None)
        with _nothing_is_searched():
            assert await _reason(store.read(lambda connection: None)) is Reason.UNAVAILABLE
            assert await _reason(writes.write(("", 0), lambda connection: None)) is Reason.UNAVAILABLE
            # The thread that has read lets go of it in its own time.
            await eventually(lambda: not any(isinstance(each, psycopg.Error) for each in gc.get_objects()))
        await writes.stop()
        await store.close()

    run(story())


def test_a_bot_whose_table_goes_while_it_thinks_leaves_nothing_behind(sqlite: str) -> None:
    async def think(*_: object) -> int:
        return await asyncio.Future[int]()

    async def story() -> None:
        async with open_house(sqlite) as house:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(house.thinkers, "think", think)
                plan = Plan("whispers", (SeatPlan("bot", "random"), ME), window=0)
                table = await house.table(await house.create("ada", "Ada", plan))
                while table.idle:  # until the bot is asked
                    await asyncio.sleep(0.005)
                kept = weakref.ref(table._automation)
                with _nothing_is_searched():
                    house.drop(table)
                    del table
                    await asyncio.sleep(0.01)
                    assert kept() is None

    run(story())


def test_whoever_was_away_for_long_gets_the_whole_table_once(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0))
            while table.room.version < 20:
                await choose(table, table.playing().state.decision.options[0].text())  # type: ignore[union-attr]
                if table.room.status == "over":
                    break
            version = table.room.version
            await table.watch(few := Box(), "ada", since=version - 3, most_missed=4)
            assert [len(few.steps), len(few.pictures)] == [3, 1]
            await table.watch(many := Box(), "ada", since=version - 5, most_missed=4)
            assert [len(many.steps), len(many.pictures)] == [0, 1]

    run(story())


def test_work_that_is_wrong_does_not_make_the_database_look_sick(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:

            def work(id: str | None, connection: Connection) -> None:
                connection.execute(insert(room), {"id": id})

            for id in (None, "\udc80"):
                with pytest.raises(Refusal):
                    await house.store.write(("", 0), partial(work, id))
                assert house.store.failing == ""
            assert house.store.failures == 2

    run(story())
