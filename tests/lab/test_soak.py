"""The long run notices what it is for: lost, doubled and missing entries."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.lab.server_soak import Answered, Soak, verify
from skyshelf.tables.plan import Plan
from tests.tables.helpers import ME, OPEN, open_house, player, run, two_players


async def _played(url: str) -> Answered:
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
            answered.append((table.id, key, version))
        return answered


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        ("", ""),
        ("update entry set key = '' where key = 'key 2'", "lost"),
        ("update entry set key = 'key 1' where key = 'key 2'", "doubled"),
        ("delete from entry where key = 'key 3'", "gaps"),
        ("update entry set body = replace(body, '\"chose\"', '\"odd\"') where key = 'key 5'", "frozen"),
    ],
)
def test_what_went_wrong_is_noticed(tmp_path: Path, change: str, noticed: str) -> None:
    file = tmp_path / "tables.db"

    async def story() -> Soak:
        answered = await _played(f"sqlite:///{file}")
        if change:
            with sqlite3.connect(file) as connection:
                connection.execute(change)
            connection.close()
        result = Soak(0, 1)
        await verify(f"sqlite:///{file}", answered, result)
        return result

    result = run(story())
    assert result.passed is not bool(noticed)
    if noticed:
        assert getattr(result, noticed)
