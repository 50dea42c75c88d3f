"""The bench measures; it is never judged by the clock here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console

from skyshelf.commands.bench import envs
from skyshelf.games.shelf import NAMES
from skyshelf.lab.bench import bench_game
from skyshelf.lab.bench_report import report
from skyshelf.lab.calibration import calibrate


def test_all_figures_are_there_and_sensible() -> None:
    bench = bench_game(NAMES[0], games=10)
    fields = bench.as_json()
    assert list(fields) == [
        "game",
        "real_dps",
        "dps",
        "gps",
        "branching_median",
        "branching_p95",
        "branching_max",
        "forced",
        "clone_us",
        "view_us",
        "step_ms_p99",
        "prompt_bytes_max",
        "activation_prompts",
        "activation_windows",
        "calib_ms",
    ]
    assert 0 < bench.real_dps < bench.dps
    assert 2 <= bench.branching_median <= bench.branching_p95 <= bench.branching_max <= 250
    assert 0 < bench.forced < 1
    assert 0 < bench.prompt_bytes_max <= 8_192
    console = Console(record=True, width=80)
    console.print(report([bench]))
    assert "real decisions/s" in console.export_text()


def test_prompts_are_counted_for_each_activation_where_there_are_any() -> None:
    assert bench_game("painters", games=10).activation_prompts is None
    skytear = bench_game("skytear", games=10)
    assert skytear.activation_prompts is not None
    assert skytear.activation_windows is not None
    assert skytear.activation_prompts > skytear.activation_windows > 0


def test_the_calibration_loop_takes_time() -> None:
    assert calibrate(1) > 0


def test_who_measures_environments_sees_each_measurement_as_it_is_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from skyshelf.lab import envs_bench

    def stopped(seconds: float) -> Iterator[envs_bench.Speed]:
        yield envs_bench.Speed("engine", "painters", 80_000, 1.0)
        raise KeyboardInterrupt

    monkeypatch.setattr(envs_bench, "bench_envs", stopped)
    with pytest.raises(KeyboardInterrupt):
        envs(seconds=1.0)
    assert "engine, painters: 80,000 a second" in capsys.readouterr().err
