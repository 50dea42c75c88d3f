"""A cluster of two nodes on this machine, and a worker that is killed in the middle of a series."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import psutil
import pytest
import ray
from ray.cluster_utils import Cluster

from skyshelf.lab.crew.places import crew_on
from skyshelf.lab.sim import play_series, prepare

# There a worker has no name by which to find one that plays.
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers cannot be told apart on Windows")


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}, connect=False
    )
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    yield
    ray.shutdown()
    cluster.shutdown()


def _players() -> list[psutil.Process]:
    found = psutil.Process().children(recursive=True)
    return [process for process in found if "_play" in " ".join(process.cmdline()[:1])]


@pytest.mark.usefixtures("two_nodes")
def test_two_nodes_and_a_killed_worker_play_the_same_games() -> None:
    series = prepare("painters", 120, ["random", "random"], 5, {})
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed and done < 100 and (players := _players()):
            players[0].kill()
            killed.append(players[0].pid)

    with crew_on("ray", None) as crew:
        assert crew.size == 2
        assert len(ray.nodes()) == 2
        result = play_series(series, crew, kill_one)
    assert killed
    assert killed != [os.getpid()]
    assert result.digest() == play_series(series, 1).digest()
