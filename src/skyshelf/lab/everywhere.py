"""One series in every way there is to play it, workers killed on the way: all digests must be equal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from skyshelf.engine import state
from skyshelf.engine.extras import has
from skyshelf.lab.crew.crew import Workers
from skyshelf.lab.series_report import result_alone
from skyshelf.lab.sim import Series, play_series

if TYPE_CHECKING:
    from psutil import Process

    from skyshelf.lab.offline_player import Offline, Task

_PLAY = """
import json, sys
from time import process_time
from skyshelf.engine import state
from skyshelf.lab.offline_player import play
print(json.dumps({**play(json.loads(sys.argv[1]), process_time), "compiled": not state.__file__.endswith(".py")}))
"""


@dataclass(slots=True)
class Way:
    """How a series was played, and what came of it; without a digest it could not be, and `note` says why."""

    name: str
    digest: str
    seconds: float
    note: str = ""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


class Killer:
    """Ends one of those who play, once, in the middle of a series."""

    def __init__(self, games: int, players: Callable[[], list[Process]]) -> None:
        self._games = games
        self._players = players
        self.killed = 0

    def __call__(self, done: int) -> None:
        if not self.killed and self._games // 4 <= done < self._games and (found := self._players()):
            found[0].kill()
            self.killed = found[0].pid

    @property
    def note(self) -> str:
        return (
            "a worker was killed in mid-series" if self.killed else "it was over before one could be killed"
        )


def everywhere(series: Series, compiled: Path | None = None) -> Iterator[Way]:
    """`compiled` is the folder that `python -m skyshelf.tools.compiled` made, where the rules here are not."""
    yield _played("one process", series, 1)
    for way in (on_pool, on_ray, on_dask):
        yield way(series)
    yield from by_package(series, compiled)
    yield in_pyodide(series)


def _played(name: str, series: Series, workers: Workers, killer: Killer | None = None) -> Way:
    begun = time.monotonic()
    with result_alone():
        result = play_series(series, workers, killer or (lambda done: None))
    seconds = time.monotonic() - begun
    return Way(name, result.digest(), seconds, killer.note if killer else "")


def on_pool(series: Series) -> Way:
    """Two processes of this machine."""
    name = "process pool"
    if not has("psutil"):
        return _played(name, series, 2)
    before = set(_children())
    return _played(name, series, 2, Killer(series.games, lambda: [p for p in _children() if p not in before]))


def on_ray(series: Series) -> Way:
    """Two nodes of a cluster, both on this machine."""
    name = "Ray, two nodes"
    if not has("ray"):
        return Way(name, "", 0, 'pip install "skyshelf[cluster]"')
    import ray
    from ray.cluster_utils import Cluster

    from skyshelf.lab.crew.places import crew_on

    told = os.environ.get("RAY_ADDRESS")
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}, connect=False
    )
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        os.environ["RAY_ADDRESS"] = cluster.address
        with crew_on("ray", None) as crew:
            assert len(ray.nodes()) == crew.size == 2
            return _played(name, series, crew, Killer(series.games, _ray_workers))
    finally:
        os.environ.pop("RAY_ADDRESS")
        if told is not None:
            os.environ["RAY_ADDRESS"] = told
        ray.shutdown()
        cluster.shutdown()


def _ray_workers() -> list[Process]:
    """A worker that plays is called by what it does."""
    return [each for each in _children() if "_play" in " ".join(each.cmdline()[:1])]


def on_dask(series: Series) -> Way:
    """Two processes of a Dask cluster."""
    name = "Dask, two workers"
    if not has("distributed"):
        return Way(name, "", 0, 'pip install "skyshelf[dask]"')
    from distributed import LocalCluster

    from skyshelf.lab.crew.places import crew_on

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        workers = [worker.pid for worker in cluster.workers.values()]
        killer = Killer(series.games, lambda: [each for each in _children() if each.pid in workers])
        with crew_on(cluster.scheduler_address.replace("tcp://", "dask://"), None) as crew:
            return _played(name, series, crew, killer)


def _children() -> list[Process]:
    from psutil import Process

    found: list[Process] = Process().children(recursive=True)
    return found


def by_package(series: Series, package: Path | None) -> Iterator[Way]:
    """Nothing where the rules that play here are compiled themselves."""
    if not str(state.__file__).endswith(".py"):
        return
    if package is None:
        yield Way("compiled", "", 0, "--compiled FOLDER names what `python -m skyshelf.tools.compiled` made")
        return
    begun = time.monotonic()
    environment = os.environ | {"PYTHONPATH": os.fspath(package.resolve())}
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, json.dumps(_task(series))],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    found = json.loads(done.stdout)
    if found["compiled"]:
        yield Way("compiled", found["digest"], time.monotonic() - begun, _speed(found))
    else:
        yield Way("compiled", "", 0, f"the rules in {package} are not compiled")


def in_pyodide(series: Series) -> Way:
    name = "Pyodide, by node"
    from skyshelf.lab.node import WEB
    from skyshelf.lab.offline import play_in_pyodide

    if not WEB.is_dir():
        return Way(name, "", 0, "it needs a checkout")
    begun = time.monotonic()
    (found,) = play_in_pyodide([_task(series)], lambda text: None)
    return Way(name, found["digest"], time.monotonic() - begun, _speed(found))


def _task(series: Series) -> Task:
    return {"game": series.game, "games": series.games, "bots": list(series.bots), "seed": series.seed}


def _speed(found: Offline) -> str:
    return f"{found['real_dps']:,} real decisions/s"


def report(game: str, games: int, ways: Sequence[Way]) -> Table:
    title = f"{game}: {games:,} games, {'one digest' if same(ways) else 'DIGESTS DIFFER'}"
    table = Table("", title=title, title_justify="left")
    table.add_column("digest", no_wrap=True, min_width=max(len(way.digest) for way in ways))
    table.add_column("seconds", justify="right")
    table.add_column("")
    for way in ways:
        table.add_row(
            way.name, way.digest or "left out", f"{way.seconds:.1f}" if way.digest else "", way.note
        )
    return table


def same(ways: Sequence[Way]) -> bool:
    return len({way.digest for way in ways if way.digest}) == 1
