"""Tables of win rates: every mix of settings, the same for the same seed, readable on paper."""

from __future__ import annotations

import pytest
from rich.console import Console

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.settings import Value
from skyshelf.lab.horde_table import Cell, Count, WinTable, play_table, prepare_table
from skyshelf.lab.horde_table_report import markdown, report


def played(workers: int = 1, **settings: str) -> WinTable:
    table, series = prepare_table("horde", 1, ("random",), 4, settings)
    return play_table(table, series, workers)


def test_every_deck_meets_every_horde_at_every_difficulty() -> None:
    table, series = prepare_table("horde", 1, ("random",), 4, {})
    assert len(series) == 3 * 4 * 4
    assert {one.settings["difficulty"] for one in series.values()} == {"normal", "hard", "painful"}
    assert table.hardness == "difficulty"


def test_a_setting_that_is_given_is_kept() -> None:
    table = played(difficulty="hard", deck="kurumo_warriors")
    assert {cell[:2] for cell in table.cells} == {("hard", "kurumo_warriors")}
    assert table.sum().games == 4
    assert table.sum(horde="undead").games == 1
    assert table.failures == []


def test_the_number_of_workers_does_not_change_the_table() -> None:
    settings = {"difficulty": "normal", "deck": "taulot_followers"}
    assert played(1, **settings).as_json() == played(2, **settings).as_json()


def test_the_progress_reaches_the_end() -> None:
    seen: list[int] = []
    table, series = prepare_table("horde", 1, ("random",), 4, {"difficulty": "hard", "horde": "undead"})
    play_table(table, series, 1, seen.append)
    assert seen == [1, 2, 3, 4]


def test_cells_are_added_up_and_told_with_their_intervals() -> None:
    values: dict[str, tuple[Value, ...]] = {
        "difficulty": ("normal",),
        "deck": ("oak", "elm"),
        "horde": ("undead",),
    }
    cells: dict[Cell, Count] = {
        ("normal", "oak", "undead"): Count(10, 5, 80, {"outsider-destroyed": 5, "deck-empty": 5}),
        ("normal", "elm", "undead"): Count(10, 0, 60, {"deck-empty": 10}),
    }
    table = WinTable("horde", ("search:9",), 3, tuple(values), values, cells)
    text = markdown(table)
    assert "### Difficulty normal" in text
    assert "| oak | 50% (24-76%) | 50% (24-76%) |" in text
    assert "| all | 25% (11-47%) | 25% (11-47%) |" in text
    assert "| difficulty normal | 20 | 25.0% | 11.2% to 46.9% | 7.0 | 75% | 25% |" in text
    assert "search:9; 20 games, seed 3" in text
    console = Console(record=True, width=100)
    console.print(report(table))
    assert "50% (24-76%)" in console.export_text()


def test_a_game_without_hordes_has_no_such_table() -> None:
    with pytest.raises(SkyshelfError, match="painters has none"):
        prepare_table("painters", 1, ("random", "random"), 1, {})


def test_monoliths_are_laid_out_by_level() -> None:
    table, _ = prepare_table("monoliths", 1, ("random",), 1, {"deck": "liothan_enforcers"})
    assert table.hardness == "level"
    assert list(table.values["level"]) == sorted(table.values["level"], key=int)
