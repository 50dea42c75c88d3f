"""All writing, by one thread: what waits is committed together, so that one commit serves many moves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError

from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.failures import let_go

T = TypeVar("T")
_MOST_AT_ONCE = 128
# Between the beginnings of two commits while several write at once. Whoever comes meanwhile goes along: each commit
# takes hand-overs between threads, and while one thread has Python no other does anything.
_BREATH = 0.005
# Whoever was in our way goes on now; at once we would be in theirs again.
_WAY_CLEARS = 0.05
_COLLISIONS = ("40P01", "40001")  # a deadlock, and what cannot be put in any order
PATIENCE = 10.0  # seconds for a database that says nothing at all; one that is locked says so earlier

log = logging.getLogger("skyshelf.store")


@dataclass(slots=True)
class _Job:
    # Two servers that write the same tables in the same order cannot lock each other out.
    order: tuple[str, int]
    work: Callable[[Connection], Any]
    done: asyncio.Future[None]
    result: Any = field(default=None, init=False)
    failed: bool = field(default=False, init=False)
    wrong: bool = field(default=False, init=False)  # what it wrote does not fit, whoever asks again


class WrongWork(Refusal):
    """What was to be written does not fit what is there: a row that it belongs to has gone, say."""


class Writer:
    """`write` returns once the work is committed; work that fails alone does not take the others with it."""

    def __init__(self, engine: Engine, close_batch: Callable[[Connection], None]) -> None:
        self._engine = engine
        self._close_batch = close_batch
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="skyshelf-writer", daemon=True)
        self._thread.start()
        self.batches = 0
        self.jobs = 0
        self.failures = 0
        self.failing: str = ""  # why the last write failed; "" once one has succeeded
        self._running = 0  # the number of the commit that the thread is at; 0 while it has nothing to do
        self._silent = 0  # the last commit that somebody waited for in vain

    @property
    def _stuck(self) -> bool:
        """Whether somebody has waited long enough, and the thread still waits.

        Told by what the thread is at: it may have committed while the loop stood still, and would say so no more.
        """
        return 0 < self._running == self._silent

    async def write(self, order: tuple[str, int], work: Callable[[Connection], T]) -> T:
        if self._stuck:
            raise Refusal(Reason.UNAVAILABLE, "store-down")
        job = _Job(order, work, self._loop.create_future())
        self._queue.put(job)
        try:
            async with asyncio.timeout(PATIENCE):
                await job.done
        except TimeoutError as error:
            # Where the loop stood still, the answer came together with the end of patience.
            if job.done.cancelled():
                # It may be written yet; whoever asks next reads it from the journal.
                if not self._stuck:
                    log.warning("the database does not answer")
                self._silent, self.failing = self._running, "no answer"
                self.failures += 1
                raise Refusal(Reason.UNAVAILABLE, "store-down") from error
        if job.failed:
            # Raised here and not through the future: an error that hangs on what this frame knows would keep the
            # frame, all that called it and the table there until the next search through everything.
            refusal = WrongWork if job.wrong else Refusal
            raise refusal(Reason.UNAVAILABLE, "store-down")
        result: T = job.result
        return result

    async def stop(self) -> None:
        """Finish what waits, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        next_at = 0.0
        for number in count(1):
            first = self._queue.get()
            now = monotonic()
            if now < next_at:
                sleep(next_at - now)
            began = monotonic()
            batch = [] if first is None else [first]
            last = first is None
            with contextlib.suppress(Empty):
                while not last and len(batch) < _MOST_AT_ONCE:
                    job = self._queue.get_nowait()
                    if job is None:
                        last = True
                    else:
                        batch.append(job)
            # Whoever writes alone never waits.
            next_at = began + _BREATH if len(batch) > 1 else 0.0
            if batch:
                self._running = number
                self._commit(batch)
                self._running = 0
                with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for us
                    self._loop.call_soon_threadsafe(_deliver, batch)
            if last:
                return

    def _commit(self, batch: list[_Job], again: bool = False) -> None:
        batch.sort(key=lambda job: job.order)
        self.batches += 1
        self.jobs += len(batch)
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    job.result = job.work(connection)
                self._close_batch(connection)
            self.failing = ""
        except Exception as error:
            log.warning("a write failed", extra={"jobs": len(batch), "why": _why(error)})
            let_go(error)
            if _is_collision(error) and not again:
                sleep(_WAY_CLEARS)
                self._commit(batch, again=True)
            elif len(batch) == 1 or _is_down(error):
                self.failures += len(batch)
                wrong = _is_wrong_work(error)
                if not wrong:
                    self.failing = _why(error)
                for job in batch:
                    job.failed, job.wrong = True, wrong
                if _is_down(error):
                    self._give_up()
            else:
                for job in batch:
                    self._commit([job])

    def _give_up(self) -> None:
        """Whoever came while we waited for the database does not wait for it again: all are told at once."""
        waiting: list[_Job] = []
        ends = False
        with contextlib.suppress(Empty):
            while True:
                job = self._queue.get_nowait()
                if job is None:
                    ends = True
                else:
                    job.failed = True
                    waiting.append(job)
        self.failures += len(waiting)
        if ends:
            self._queue.put(None)
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_deliver, waiting)


def _is_down(error: Exception) -> bool:
    """Whether the database itself is away, locked or full, and not one piece of work wrong."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or isinstance(error, OperationalError)


def _is_collision(error: Exception) -> bool:
    """Whether PostgreSQL has let go of us because another server was in our way: the way is free now."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _COLLISIONS


def _is_wrong_work(error: Exception) -> bool:
    """Whether what was to be written is wrong, and not the database: whoever sent it must not make us look sick."""
    return not isinstance(error, DBAPIError) or isinstance(error, DataError | IntegrityError)


def _why(error: Exception) -> str:
    """The kind of error; SQLite's short words as well, which quote nothing of what was written."""
    if isinstance(error, OperationalError) and isinstance(error.orig, sqlite3.Error):
        return f"{type(error).__name__}: {error.orig}"[:80]
    return type(error).__name__


def _deliver(batch: list[_Job]) -> None:
    for job in batch:
        if not job.done.cancelled():
            job.done.set_result(None)
