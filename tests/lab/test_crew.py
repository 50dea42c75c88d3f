"""Whoever plays a series, and whoever dies while playing it, the games are the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest
from distributed import LocalCluster

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.crew.crew import Crew, Pace, crew_of
from skyshelf.lab.crew.places import crew_on
from skyshelf.lab.sim import Failure, Row, Series, play_part, play_series, prepare
from skyshelf.training.actor import Lessons
from skyshelf.training.company import Far, play_lessons
from skyshelf.training.recipe import recipe_for

GAMES = 24
PROJECT = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]


def series() -> Series:
    return prepare("painters", GAMES, ["random", "random"], 5, {})


@pytest.fixture(scope="module")
def digest() -> str:
    return play_series(series(), 1).digest()


def test_any_executor_plays_the_same_games(digest: str) -> None:
    with ThreadPoolExecutor(2) as threads:
        assert play_series(series(), threads).digest() == digest
        assert threads.submit(int).result() == 0  # it is not ours to close


def _die_once(mark: str, series: Series, start: int, stop: int) -> tuple[list[Row], list[Failure]]:
    """Kills its process when the first part of the middle comes by."""
    if start >= GAMES // 2:
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    return play_part(series, start, stop)


def test_a_process_that_dies_changes_nothing(digest: str, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    played = series()
    parts = ((str(mark), played, start, start + 2) for start in range(0, GAMES, 2))
    with crew_of(2) as crew:
        rows = [row for part in crew.play(_die_once, parts) for row in part.found[0]]
    assert mark.exists()
    assert sorted(row.state_hash for row in rows) == sorted(
        row.state_hash for row in play_series(played, 1).rows
    )


_HIRES = """
import os, time
from skyshelf.lab.crew.crew import crew_of
for part in crew_of(2).play(os.getpid, iter([(), ()])):
    print(part.found, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="there nobody is told that a parent is gone")
def test_processes_end_with_the_one_that_hired_them_however_it_ended() -> None:
    hiring = subprocess.Popen([sys.executable, "-c", _HIRES], stdout=subprocess.PIPE)
    assert hiring.stdout is not None
    assert int(hiring.stdout.readline()) != hiring.pid
    hiring.kill()
    hiring.communicate(timeout=60)  # they have its output, too: it ends when all of them have


def _die(number: int) -> None:
    os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)


def test_parts_that_kill_everybody_are_given_up() -> None:
    with crew_of(2) as crew, pytest.raises(SkyshelfError, match="died"):
        list(crew.play(_die, iter([(1,), (2,)])))


def _refuse(number: int) -> int:
    raise ValueError(f"{number} is no game")


def test_what_a_part_refuses_is_told() -> None:
    with crew_of(2) as crew, pytest.raises(ValueError, match="3 is no game"):
        list(crew.play(_refuse, iter([(3,)])))


def test_parts_grow_until_they_take_seconds() -> None:
    pace = Pace(Crew(2))
    assert pace.size(10_000) == 1  # a game of some bots takes seconds itself
    pace.note(games=25, seconds=0.25)
    assert pace.size(10_000) == 200
    assert pace.size(100) == 25  # nobody waits for one long part at the end
    pace.note(games=10, seconds=1_000)
    assert pace.size(10_000) == 1


@pytest.fixture(scope="module")
def dask() -> Iterator[str]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        yield cluster.scheduler_address.replace("tcp://", "dask://")


def test_dask_plays_the_same_games(digest: str, dask: str) -> None:
    with crew_on(dask, None) as crew:
        assert crew.size == 2
        assert play_series(series(), crew).digest() == digest


def test_lessons_are_played_anywhere(tmp_path: Path) -> None:
    """Training needs nothing of the machine that plays but the newest nets, and there may be none yet."""
    with ProcessPoolExecutor(1) as pool:
        found = pool.submit(play_lessons, recipe_for("painters"), {}, 3, 0.1).result()
    assert found is not None
    assert found.games >= 1
    assert len(found.targets) == len(found.ids) > 20


def test_a_company_elsewhere_sends_lessons_until_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyshelf.training.company._PART_SECONDS", 0.1)
    found: list[Lessons] = []
    with ThreadPoolExecutor(1) as workers:
        company = Far(recipe_for("painters"), tmp_path, 3, crew_of(workers))
        company.start()
        while not found:
            company.gather(found.append)
        company.stop()
    assert found[0].games >= 1


def _nobody() -> Executor:
    raise SkyshelfError("The cluster is gone.")


def test_what_goes_wrong_elsewhere_is_told_to_whoever_learns(tmp_path: Path) -> None:
    company = Far(recipe_for("painters"), tmp_path, 3, Crew(1, _nobody))
    company.start()
    company.stop()
    with pytest.raises(SkyshelfError, match="The cluster is gone"):
        company.gather(lambda lessons: None)


@pytest.mark.parametrize("place", ["moon", "ray://", "dask:"])
def test_an_unknown_place_is_refused_with_what_there_is(place: str) -> None:
    with pytest.raises(SkyshelfError, match=r"local, ray, ray://HOST:10001, dask"):
        crew_on(place, None)


def test_workers_are_of_this_machine() -> None:
    with pytest.raises(SkyshelfError, match="as its nodes have"):
        crew_on("ray", 4)


def test_a_missing_package_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyshelf.engine.extras.find_spec", lambda name: None)
    with pytest.raises(SkyshelfError, match=r'pip install "skyshelf\[cluster\]"'):
        crew_on("ray", None)


def test_a_cluster_elsewhere_is_reached_with_what_the_extra_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(each.startswith("ray[client]") for each in PROJECT["optional-dependencies"]["cluster"])
    monkeypatch.setattr("skyshelf.engine.extras.find_spec", lambda name: None if name == "grpc" else "here")
    with pytest.raises(SkyshelfError, match=r'elsewhere needs grpc.* pip install "skyshelf\[cluster\]"'):
        crew_on("ray://nowhere:10001", None)
