"""The study of Sky Painters counts what the journals hold."""

from __future__ import annotations

from pathlib import Path

from skyshelf.lab.export import SeriesWriter
from skyshelf.lab.painters_study import study
from skyshelf.lab.sim import play_series, prepare


def test_the_study_reads_a_series(tmp_path: Path) -> None:
    series = prepare("painters", 4, ["random", "random"], 2, {}, keep_journals=True)
    with SeriesWriter(series, tmp_path / "series") as writer:
        result = play_series(series, 1, keep=writer.add)
    found = study(tmp_path / "series")
    assert found.games == 4
    assert found.turns == sum(row.turns for row in result.rows)
    assert len(found.completed) == 8
    assert found.missing["blue"] == 0
    assert any("critical phase" in line for line in found.lines())
