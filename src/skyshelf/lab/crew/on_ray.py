"""The workers of a Ray cluster as an executor."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import ray
from ray import exceptions
from ray._private.services import canonicalize_bootstrap_address

import skyshelf
from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.crew.watch import Watch, in_time

T = TypeVar("T")

# Ray plays a part again when its worker or its whole node dies; one that kills every worker is given up.
_TRIES = 5
_LEAVE = 10.0  # seconds: from a cluster that is gone nobody takes leave
_GREETING = 10.0  # seconds until somebody who is there has taken a call
# What no game needs on another node: the pages and their parts.
_LEFT_HERE = ["**/site/static", "**/__pycache__", "**/node_modules"]


class RayExecutor(Executor):
    """Nodes need Ray and the same Python; the code travels to them, so that all of them play by the same rules."""

    losses = (
        exceptions.RaySystemError,
        exceptions.WorkerCrashedError,
        exceptions.NodeDiedError,
        exceptions.LocalRayletDiedError,
        exceptions.OutOfMemoryError,
        exceptions.ObjectLostError,
        OSError,
    )

    def __init__(self, address: str | None = None) -> None:
        """With an address a cluster somewhere; without one the cluster of this machine, or a new one on it."""
        os.environ.setdefault("RAY_worker_niceness", "0")
        code = Path(skyshelf.__file__).parent
        self._mine = not ray.is_initialized()
        if self._mine:
            try:
                ray.init(
                    address or _of_this_machine(),
                    runtime_env={"py_modules": [os.fspath(code)], "excludes": _LEFT_HERE},
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                    include_dashboard=False if address is None else None,
                )
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise SkyshelfError(
                    f"No Ray cluster answers at {address or 'this machine'}: {error}. "
                    "One that asks for a token answers where RAY_AUTH_MODE=token is set, with its token."
                ) from error
        self._play = ray.remote(_play).options(max_retries=_TRIES)
        self.watch = Watch(f"The Ray cluster at {address or os.environ.get('RAY_ADDRESS', 'hand')}", _count)

    @property
    def size(self) -> int:
        """The cores of all nodes."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = self._play.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self._mine:
            with suppress(OSError):
                in_time(ray.shutdown, _LEAVE)


def _of_this_machine() -> str | None:
    """ "local" begins a new cluster where Ray itself would look for one that died without taking its note along.

    It would do so for a quarter of an hour."""
    named = os.environ.get("RAY_ADDRESS", "")
    if "://" in named:
        return None
    found: str | None = canonicalize_bootstrap_address(None)  # type: ignore[arg-type]  # as ray.init() does
    if found is None or _answers(found):
        return None
    if named:
        raise SkyshelfError(f"No Ray cluster answers at {found}, which RAY_ADDRESS names.")
    return "local"


def _answers(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _GREETING).close()
    except OSError:
        return False
    return True


def _count() -> int:
    """Nodes that are there and have a core."""
    return sum(node["Alive"] and node["Resources"].get("CPU", 0) >= 1 for node in ray.nodes())


def _play(call: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]) -> Any:
    return call(*given, **named)
