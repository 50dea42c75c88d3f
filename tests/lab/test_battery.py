"""The battery is played by processes: what becomes of it when one dies, or when nobody wants it any more."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from skyshelf.lab.battery import series
from skyshelf.lab.battery.series import Battery, run_battery

_NOTES = "SKYSHELF_TEST_BATTERY"  # a folder that processes write into, however they were begun


def _notes() -> Path:
    return Path(os.environ[_NOTES])


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_NOTES, str(tmp_path))


def _die_once(name: str, kind: str, seeds: range, every: int) -> Battery:
    try:
        (_notes() / "died").touch(exist_ok=False)
    except FileExistsError:
        return Battery(name, games=len(seeds))
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    raise AssertionError


def _note(name: str, kind: str, seeds: range, every: int) -> Battery:
    (_notes() / str(seeds.start)).touch()
    return Battery(name, games=len(seeds))


def test_a_process_that_dies_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "_run_chunk", _die_once)
    assert run_battery("painters", 200, 0, 1, workers=2, seconds=600).games == 200
    assert (_notes() / "died").exists()


def test_who_interrupts_it_does_not_wait_for_all_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "_run_chunk", _note)

    def enough(result: Battery) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_battery("painters", 4_000, 0, 1, workers=2, seconds=600, progress=enough)
    assert len(list(_notes().iterdir())) < 100  # of 200 parts


def test_nothing_begins_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "_run_chunk", _note)
    for workers in (1, 2):
        assert run_battery("painters", 4_000, 0, 1, workers, seconds=0).games < 4_000
