"""The long run notices what it is for: lost, doubled and missing entries."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from skyshelf.engine.rng import Rng
from skyshelf.lab import server_fleet, server_soak, server_verify
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.lab.server_lines import Caller
from skyshelf.lab.server_soak import MOST_GROWTH, Soak
from skyshelf.lab.server_verify import Acknowledged, Findings, Shown, verify
from skyshelf.tables.loading import Loaded, load
from skyshelf.tables.plan import Plan
from skyshelf.tables.store.store import Store
from tests.tables.helpers import ME, OPEN, open_house, player, run, two_players


async def _played(url: str) -> tuple[list[Acknowledged], list[Shown]]:
    async with open_house(url) as house:
        table = await two_players(house, Plan("painters", (ME, OPEN), window=0))
        rng, answered = Rng(1), []
        for number in range(6):
            decision = table.playing().state.decision
            assert decision is not None
            key = f"key {number}"
            version = await table.choose(
                player(table), table.room.prompt, rng.below(len(decision.options)), key
            )
            answered.append(Acknowledged(table.id, key, version))
        view = await table.record("ada")
        return answered, [Shown(table.id, 0, table.room.version, view)]


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        ("", ""),
        ("update entry set key = '' where key = 'key 2'", "lost"),
        ("update entry set key = 'key 0', actor = 'ada' where key in ('key 0', 'key 2')", "doubled"),
        ("delete from entry where key = 'key 3'", "gaps"),
        ("update entry set body = replace(body, '\"chose\"', '\"odd\"') where key = 'key 5'", "frozen"),
    ],
)
def test_what_went_wrong_is_noticed(tmp_path: Path, change: str, noticed: str) -> None:
    file = tmp_path / "tables.db"

    async def story() -> Findings:
        answered, shown = await _played(f"sqlite:///{file}")
        if change:
            with sqlite3.connect(file) as connection:
                assert connection.execute(change).rowcount > 0
            connection.close()
        return await verify(f"sqlite:///{file}", answered, shown)

    findings = run(story())
    assert findings.none is not bool(noticed)
    if noticed:
        assert getattr(findings, noticed)


def test_a_view_that_is_not_what_the_journal_tells_is_noticed(tmp_path: Path) -> None:
    async def story() -> Findings:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        answered, (shown,) = await _played(url)
        return await verify(url, answered, [replace(shown, view=shown.view + b" ")])

    assert run(story()).diverged


def test_a_saved_state_that_is_not_what_the_choices_lead_to_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spoiled(store: Store, table: str) -> Loaded:
        loaded = await load(store, table)
        assert loaded.match is not None
        loaded.match.state.asked += 1
        return loaded

    async def story() -> Findings:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        answered, _ = await _played(url)
        monkeypatch.setattr(server_verify, "load", spoiled)
        return await verify(url, answered, [])

    assert run(story()).diverged


@pytest.mark.parametrize(
    ("spoiled", "passed"),
    [
        ({}, True),
        ({"failures": 1}, False),
        ({"skipped": ["table: 9 after 7"]}, False),
        ({"findings": Findings(lost=["table 7"])}, False),
        ({"memory": [(minute, 150 + 2 * MOST_GROWTH * minute) for minute in range(60)]}, False),
        ({"memory": [(minute, 150 + 2 * minute * (minute < 20)) for minute in range(60)]}, True),
    ],
)
def test_what_a_long_run_must_not_show(spoiled: dict[str, Any], passed: bool) -> None:
    assert Soak("sqlite", servers=1, minutes=60, tables=2, **spoiled).passed is passed


def test_a_lock_is_tried_again_where_a_server_stands_against_it(postgres: OwnPostgres) -> None:
    """The database chose us instead of the server, and an hour's run was over after twenty minutes."""
    database = postgres.new_database()
    with psycopg.connect(database) as server:
        for table in ("entry", "room", "server"):
            server.execute(f"CREATE TABLE {table} (n int)".encode())
        server.commit()
        server.execute("LOCK TABLE room IN ROW EXCLUSIVE MODE")

        def stand_against_it() -> None:
            time.sleep(0.3)  # after a second of waiting the database looks for whoever waits in a circle
            server.execute("LOCK TABLE entry IN ROW EXCLUSIVE MODE")
            server.rollback()

        with ThreadPoolExecutor(1) as beside:
            standing = beside.submit(stand_against_it)
            with server_fleet._locked_postgres(database):
                standing.result()


def test_an_answer_that_comes_after_its_time_is_let_go() -> None:
    async def story() -> None:
        caller = Caller()
        caller._waiting = asyncio.get_running_loop().create_future()
        caller._waiting.cancel()
        caller.data_received(b"HTTP/1.1 200 OK\r\n\r\n")

    run(story())


def test_a_run_whose_servers_are_gone_asks_nobody() -> None:
    soaked = server_soak._Run(server_fleet.Fleet(Path(), "sqlite:///", None), 1, 1, 1, Random(1))
    soaked._left = True
    with pytest.raises(ConnectionAbortedError):
        run(soaked._asked(b"", Random(1), "/", None))
