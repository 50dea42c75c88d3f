"""A cluster that dies tells nobody: it is asked while its parts are waited for."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

from skyshelf.engine.errors import SkyshelfError

T = TypeVar("T")

_ANSWER = 10.0  # seconds: an answer that takes longer is none


class Watch:
    """Ends the waiting for a cluster that is gone, or that has nobody left to play."""

    ASK = 5.0  # seconds without a finished part until it is asked
    SILENT = 30.0  # seconds without an answer: it is gone
    EMPTY = 180.0  # seconds without workers: one that grows by itself needs some to begin others

    def __init__(self, name: str, workers: Callable[[], int]) -> None:
        """`workers` asks the cluster how many can play now; it may raise or hang where nobody answers."""
        self.name = name
        self._workers = workers
        self._trouble: tuple[int | None, float] | None = None  # what was found, and since when

    def well(self) -> None:
        """A part has come."""
        self._trouble = None

    def look(self) -> None:
        found = self._ask()
        if found:
            self._trouble = None
            return
        now = time.monotonic()
        if self._trouble is None or self._trouble[0] != found:
            self._trouble = found, now
        seconds = now - self._trouble[1]
        if seconds >= (self.SILENT if found is None else self.EMPTY):
            raise SkyshelfError(self._sentence(found, seconds))

    def lost(self, error: BaseException) -> SkyshelfError:
        """Why a part did not come back: the cluster is gone, or it gave the part up."""
        found = self._ask()
        if found:
            words = str(error).strip().partition("\n")[0]
            return SkyshelfError(
                f"{self.name} gave a part of the games up ({type(error).__name__}: {words}): perhaps every worker "
                "that played it died, for want of memory."
            )
        return SkyshelfError(self._sentence(found, 0.0))

    def _sentence(self, found: int | None, seconds: float) -> str:
        for_long = f" for {seconds:.0f} seconds" if seconds >= 1 else " any more"
        return f"{self.name} {'does not answer' if found is None else 'has no workers'}{for_long}."

    def _ask(self) -> int | None:
        try:
            return in_time(self._workers, _ANSWER)
        except Exception:  # however it says that nobody is there
            return None


def in_time(call: Callable[[], T], seconds: float) -> T:
    """What a call returns or raises, but no longer than so; what hangs is left behind."""
    found: list[T] = []
    raised: list[BaseException] = []

    def run() -> None:
        try:
            found.append(call())
        except BaseException as error:
            raised.append(error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if raised:
        raise raised[0]
    if not found:
        raise TimeoutError
    return found[0]
