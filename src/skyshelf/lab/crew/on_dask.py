"""The workers of a Dask cluster as an executor; Dask brings nearly all of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from typing import Any, TypeVar

from distributed import Client
from distributed.scheduler import KilledWorker

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.crew.watch import Watch, in_time

T = TypeVar("T")

_LEAVE = 10.0  # seconds: from a scheduler that is gone nobody takes leave


class DaskExecutor(Executor):
    """Workers need Skyshelf of the same version; a part whose worker dies is played by another."""

    # A part is cancelled when the connection to the scheduler is lost.
    losses = (CancelledError, KilledWorker, OSError)

    def __init__(self, address: str | None = None) -> None:
        """With the address of a scheduler its workers; without one, processes on this machine."""
        _be_quiet()
        try:
            self._client = Client(address, set_as_default=False) if address else _here()
        except (OSError, ValueError) as error:
            raise SkyshelfError(f"There is no Dask scheduler at {address}: {error}") from error
        # Parts are asked for by what they do: Dask must not take equal ones for the same.
        self._executor = self._client.get_executor(pure=False, retries=0)
        self.watch = Watch(
            f"The Dask cluster at {address}" if address else "Dask on this machine", self._count
        )

    @property
    def size(self) -> int:
        return max(1, int(sum(self._client.ncores().values())))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = self._executor.submit(fn, *args, **kwargs)
        return future

    def _count(self) -> int:
        return len(self._client.ncores())

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with suppress(OSError):
            in_time(self._client.close, _LEAVE)


def _here() -> Client:
    """A process for each core, one part at a time: threads would wait for each other."""
    return Client(processes=True, threads_per_worker=1, set_as_default=False, dashboard_address=None)


def _be_quiet() -> None:
    """Of a scheduler that is gone it prints how it came about in its own code; whoever waits gets a sentence."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("distributed", "tornado", "asyncio"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
