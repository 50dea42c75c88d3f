"""The workers of a Dask cluster as an executor; Dask brings nearly all of it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from distributed import Client

from skyshelf.engine.errors import SkyshelfError

T = TypeVar("T")


class DaskExecutor(Executor):
    """Workers need Skyshelf of the same version; a part whose worker dies is played by another."""

    def __init__(self, address: str | None = None) -> None:
        """With the address of a scheduler its workers; without one, processes on this machine."""
        try:
            self._client = Client(address, set_as_default=False) if address else _here()
        except (OSError, ValueError) as error:
            raise SkyshelfError(f"There is no Dask scheduler at {address}: {error}") from error
        # Parts are asked for by what they do: Dask must not take equal ones for the same.
        self._executor = self._client.get_executor(pure=False, retries=0)

    @property
    def size(self) -> int:
        return max(1, int(sum(self._client.ncores().values())))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = self._executor.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._client.close()


def _here() -> Client:
    """A process for each core, one part at a time: threads would wait for each other."""
    return Client(processes=True, threads_per_worker=1, set_as_default=False, dashboard_address=None)
