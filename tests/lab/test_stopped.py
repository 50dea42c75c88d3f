"""Who stops what takes hours is told what became of it; what was found until then is not lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyshelf.commands.battery import battery, mutate
from skyshelf.commands.series import sim, table
from skyshelf.commands.study import study
from skyshelf.commands.training import ladder
from skyshelf.lab.crew import crew


@pytest.fixture
def stop_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    def stop(parts: int) -> None:
        once = crew._timed
        begun: list[object] = []

        def timed(call: Callable[..., Any], *given: Any) -> tuple[Any, float]:
            if len(begun) == parts:
                raise KeyboardInterrupt
            begun.append(given)
            return once(call, *given)

        monkeypatch.setattr(crew, "_timed", timed)

    return stop


def test_a_series_that_is_stopped_at_once_says_so(
    stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    stop_after(0)
    with pytest.raises(KeyboardInterrupt):
        sim("painters", games=50, workers=1)
    assert capsys.readouterr().err.strip() == "Stopped before anything was played to its end."


def test_a_study_says_what_is_not_kept(
    stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from skyshelf.lab.study import study as lab

    monkeypatch.setattr(lab, "_crew", lambda *given: crew.Crew(1))
    stop_after(1)
    with pytest.raises(KeyboardInterrupt):
        study("painters", ["S12.hope=9"], games=20, bots="random,random", seed=3)
    assert capsys.readouterr().err.strip() == (
        "Stopped: 1 of 40 games had been played; none is kept. "
        "The same command with --seed 3 plays the same ones again."
    )


def test_a_table_says_what_is_not_kept(
    stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    stop_after(2)
    with pytest.raises(KeyboardInterrupt):
        table("horde", games=1, bots="random", seed=4, workers=1, settings=["difficulty=normal"])
    assert "Stopped: 2 of 16 games had been played; none is kept." in capsys.readouterr().err


def test_a_ladder_says_how_many_pairings_it_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from skyshelf.lab import ladder as lab

    once = lab.tallied
    played: list[object] = []

    def tallied(*given: Any) -> lab.Tally:
        if played:
            raise KeyboardInterrupt
        played.append(given)
        return once(*given)

    monkeypatch.setattr(lab, "tallied", tallied)
    with pytest.raises(KeyboardInterrupt):
        ladder("painters", games=2, workers=1, only="greedy")
    said = capsys.readouterr().err
    assert "Stopped: 1 of " in said
    assert "written nowhere (--docs)" in said


@pytest.mark.parametrize("as_json", [False, True])
def test_a_battery_tells_what_it_found_until_then(
    as_json: bool, stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    stop_after(1)
    with pytest.raises(KeyboardInterrupt):
        battery("painters", games=0, positions=40, pairs=0, seed=1, workers=1, every=50, as_json=as_json)
    told = capsys.readouterr()
    assert "Stopped: 20 of 40 had been looked at." in told.err
    assert ('"positions": 20' if as_json else "20 positions") in told.out


def test_a_sample_of_changes_keeps_those_that_were_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from skyshelf.lab.mutation import run

    def run_mutants(
        mutants: list[Any], notes: object, workers: int, tell: Callable[[run.Judged], None], seconds: float
    ) -> None:
        tell(run.Judged(mutants[0], "survived", "", 3, 1.0))
        raise KeyboardInterrupt

    monkeypatch.setattr(run, "note_calls", lambda *given: {})
    monkeypatch.setattr(run, "run_mutants", run_mutants)
    with pytest.raises(KeyboardInterrupt):
        mutate("painters", sample=5, seed=1, out=tmp_path / "table.md")
    told = capsys.readouterr()
    assert "Stopped: 1 of 5 changes had been tried." in told.err
    assert "1 survived" in told.out
    assert "1 survived" in (tmp_path / "table.md").read_text(encoding="utf-8")
