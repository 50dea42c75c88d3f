"""The long run notices what it is for: lost, doubled and missing entries."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.lab import server_verify
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
