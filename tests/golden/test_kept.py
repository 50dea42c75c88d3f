"""Saved games outlive a release: what older versions kept loads, or is refused for a reason that is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.kept import (
    KEPT_JOURNALS,
    KEPT_TABLES,
    name_of,
    refused,
    what_becomes_of,
    what_becomes_of_tables,
)

MEANT = "meant? python -m tests.golden.kept writes refused.yaml anew"


@pytest.mark.parametrize("journal", KEPT_JOURNALS, ids=name_of)
def test_a_kept_journal_loads(journal: Path) -> None:
    assert what_becomes_of(journal) == refused().get(name_of(journal), ""), MEANT


@pytest.mark.parametrize("database", KEPT_TABLES, ids=name_of)
def test_play_goes_on_at_a_kept_table(database: Path, tmp_path: Path) -> None:
    tables = what_becomes_of_tables(database, tmp_path)
    assert set(tables) >= {"painters", "horde", "horde-versus", "monoliths", "skytear", "lesson"}
    for table, sentence in tables.items():
        assert sentence == refused().get(f"{name_of(database)} {table}", ""), MEANT


def test_every_refusal_is_about_a_game_that_is_kept() -> None:
    kept = [name_of(path) for path in (*KEPT_JOURNALS, *KEPT_TABLES)]
    assert all(name.partition(" ")[0] in kept for name in refused()), MEANT
