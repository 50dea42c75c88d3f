"""One series in every way there is, with workers that are killed in the middle of it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from skyshelf.lab import everywhere
from skyshelf.lab.everywhere import Way, report, same
from skyshelf.lab.sim import Series, play_series, prepare

GAMES = 120
KILLED = "a worker was killed in mid-series"


def series() -> Series:
    return prepare("painters", GAMES, ["random", "random"], 5, {})


@pytest.fixture(scope="module")
def digest() -> str:
    return play_series(series(), 1).digest()


def test_a_process_is_killed(digest: str) -> None:
    way = everywhere.on_pool(series())
    assert (way.digest, way.note) == (digest, KILLED)


@pytest.mark.skipif(sys.platform == "win32", reason="Ray's workers cannot be told apart on Windows")
def test_ray_of_two_nodes_and_a_worker_is_killed(digest: str) -> None:
    way = everywhere.on_ray(series())
    assert (way.digest, way.note) == (digest, KILLED)


def test_dask_of_two_workers_and_one_is_killed(digest: str) -> None:
    way = everywhere.on_dask(series())
    assert (way.digest, way.note) == (digest, KILLED)


def test_compiled_needs_a_folder_that_is() -> None:
    (way,) = everywhere.by_package(series(), None)
    assert way.digest == ""
    (way,) = everywhere.by_package(series(), Path(everywhere.__file__).parents[2])
    assert (way.digest, "are not compiled" in way.note) == ("", True)


def test_what_is_missing_is_said_and_what_differs_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyshelf.engine.extras.find_spec", lambda name: None)
    ways = [Way("one process", "abc", 1.0), everywhere.on_ray(series()), everywhere.on_dask(series())]
    assert [way.note for way in ways[1:]] == [
        'pip install "skyshelf[cluster]"',
        'pip install "skyshelf[dask]"',
    ]
    assert same(ways)
    assert not same([*ways, Way("Pyodide, by node", "abd", 1.0)])
    assert "left out" in [str(cell) for cell in report("painters", 120, ways).columns[1].cells]


def test_digests_are_whole_in_a_narrow_terminal() -> None:
    digest = "7ac09b219b43c0c8040970ebbd7980f4"
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(report("painters", 1000, [Way("Dask, two workers", digest, 1234.5, KILLED)]))
    assert digest in console.export_text()
