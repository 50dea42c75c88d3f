"""A cluster that dies ends a series with a sentence, in seconds, and what was played is a series of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.crew.crew import Crew
from skyshelf.lab.crew.places import crew_on
from skyshelf.lab.crew.watch import Watch, in_time
from skyshelf.lab.page.series_page import series_page

_RAY = """
from ray.cluster_utils import Cluster
head = {"num_cpus": 2, "include_dashboard": False}
cluster = Cluster(initialize_head=True, head_node_args=head, connect=False)
cluster.wait_for_nodes()
print(cluster.address, flush=True)
input()
"""
_DASK = """
from distributed import LocalCluster
if __name__ == "__main__":
    cluster = LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    )
    print(cluster.scheduler_address.removeprefix("tcp://"), flush=True)
    input()
"""
# As the command, but it waits a second for a cluster that says nothing, and not half a minute.
_SIM = """
import sys
from skyshelf.cli import main
from skyshelf.lab.crew.places import crew_on
from skyshelf.lab.crew.watch import Watch
Watch.ASK = Watch.SILENT = 1.0
sys.exit(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ray's workers cannot be told apart on Windows")
@pytest.mark.parametrize("kind", ["ray", "dask"])
def test_a_cluster_that_dies_in_mid_series_ends_it_with_a_sentence(kind: str, tmp_path: Path) -> None:
    script = tmp_path / "cluster.py"
    script.write_text(_RAY if kind == "ray" else _DASK, encoding="utf-8")
    out = tmp_path / "out"
    cluster = subprocess.Popen(
        [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        place = "ray" if kind == "ray" else f"dask://{address}"
        series = subprocess.Popen(
            [
                sys.executable,
                "-c",
                _SIM,
                "sim",
                "painters",
                "--games",
                "1000000",
                "--on",
                place,
                "--out",
                out,
            ],
            env={**os.environ, "RAY_ADDRESS": address},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            while not list(out.glob("journals/*")):
                assert series.poll() is None, series.communicate()
                time.sleep(0.1)
            _kill(cluster)
            _, said = series.communicate(timeout=60)  # Ray ends whoever is lost for so long, without a word
        finally:
            series.kill()
    finally:
        _kill(cluster)
    assert series.returncode == 1
    assert f"{address} does not answer" in said
    assert "of 1,000,000 games had been played and are a whole series in" in said
    assert "--seed 1 plays the same ones again" in said
    assert "Traceback" not in said
    assert "The series was cut short" in (out / "README.md").read_text(encoding="utf-8")
    assert series_page(out).is_file()


def _kill(cluster: subprocess.Popen[str]) -> None:
    """All of it at once, as when a machine goes down."""
    if cluster.poll() is None:
        for each in (*psutil.Process(cluster.pid).children(recursive=True), cluster):
            each.kill()
        cluster.communicate()


class _Mute(Executor):
    """Takes parts, and never gives one back."""

    def submit(self, fn: object, /, *args: object, **kwargs: object) -> Future[object]:  # type: ignore[override]
        return Future()


def _hangs() -> int:
    time.sleep(3600)
    return 1


@pytest.mark.parametrize(
    ("workers", "said"),
    [(lambda: 0, "The moon has no workers"), (lambda: 1 // 0, "The moon does not answer")],
)
def test_who_waits_for_nobody_is_told(workers: object, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watch, "ASK", 0.01)
    monkeypatch.setattr(Watch, "SILENT", 0.05)
    monkeypatch.setattr(Watch, "EMPTY", 0.05)
    crew = Crew(1, _Mute, Watch("The moon", workers))  # type: ignore[arg-type]
    with crew, pytest.raises(SkyshelfError, match=said):
        list(crew.play(abs, iter([(1,)])))


def test_who_is_there_and_slow_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watch, "ASK", 0.01)
    monkeypatch.setattr(Watch, "SILENT", 0.0)
    asked: list[int] = []
    with ThreadPoolExecutor(1) as slow:

        def look() -> int:
            asked.append(1)
            return 1

        crew = Crew(1, lambda: slow, Watch("The moon", look))
        list(crew.play(time.sleep, iter([(0.2,)])))
    assert asked


def test_what_hangs_is_left_behind() -> None:
    with pytest.raises(TimeoutError):
        in_time(_hangs, 0.05)
    assert in_time(lambda: 7, 5.0) == 7
    with pytest.raises(ZeroDivisionError):
        in_time(lambda: 1 // 0, 5.0)


def test_a_part_that_every_worker_died_of_is_given_up() -> None:
    class _Killed(Exception):
        pass

    def play() -> None:
        raise _Killed("worker 7\nand more")

    with ThreadPoolExecutor(1) as far:
        crew = Crew(1, lambda: far, Watch("The moon", lambda: 1), (_Killed,))
        with pytest.raises(SkyshelfError, match=r"The moon gave a part .*_Killed: worker 7\): perhaps"):
            list(crew.play(play, iter([()])))


@pytest.fixture
def nobody_there(monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a cluster that died without taking its note along."""
    from skyshelf.lab.crew import on_ray

    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
    monkeypatch.setattr(on_ray, "canonicalize_bootstrap_address", lambda given: address)
    return address


def test_a_new_ray_is_begun_where_the_one_of_this_machine_has_died(
    nobody_there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray itself looks for it for a quarter of an hour."""
    import ray

    from skyshelf.lab.crew.on_ray import RayExecutor

    asked: list[str | None] = []
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda address, **given: asked.append(address))
    RayExecutor()
    assert asked == ["local"]


def test_a_ray_that_was_named_and_is_not_there_is_said_at_once(
    nobody_there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", nobody_there)
    with pytest.raises(SkyshelfError, match=f"No Ray cluster answers at {nobody_there}, which RAY_ADDRESS"):
        crew_on("ray", None)
