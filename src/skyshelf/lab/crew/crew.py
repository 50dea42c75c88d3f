"""Parts of a series, handed to whoever plays them, through one door: `concurrent.futures.Executor`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.crew.leaving import leave_with_parent
from skyshelf.lab.crew.watch import Watch

A = TypeVar("A", bound=tuple[Any, ...])
T = TypeVar("T")

# A worker that dies takes its part along, and others in the same pool: they are played again, but not for ever.
_MOST_DEATHS = 3


@dataclass(slots=True)
class Played(Generic[A, T]):
    """A part: what it was asked for, what came of it, and how long the worker took."""

    given: A
    found: T
    seconds: float


class Crew:
    """Plays parts on an executor; the same parts give the same results, whoever plays them and whoever dies."""

    def __init__(
        self,
        size: int,
        hire: Callable[[], Executor] | None = None,
        watch: Watch | None = None,
        losses: tuple[type[BaseException], ...] = (),
    ) -> None:
        """`size` parts are played at a time; `hire` makes an executor, and another one when the first is broken.

        A cluster plays a part again by itself when a worker dies: `losses` are the errors by which it says that
        it could not, and `watch` asks it whether it is still there."""
        self.size = size
        self._hire = hire
        self._watch = watch
        self._losses = losses
        self._executor: Executor | None = None

    def play(
        self, call: Callable[..., T], parts: Iterator[A], until: float | None = None
    ) -> Generator[Played[A, T], None, None]:
        """Results as they come; parts are asked for one by one. At the end of time no more begin."""
        if self._hire is None:
            for given in parts:
                if until is not None and time.monotonic() > until:
                    return
                yield Played(given, *_timed(call, *given))
            return
        executor = self._executor = self._executor or self._hire()
        running: dict[Future[tuple[T, float]], A] = {}
        again: list[A] = []
        deaths = 0
        more = True
        try:
            while running or again or more:
                while len(running) < 2 * self.size and (again or more):
                    taken = again.pop() if again else next(parts, None)
                    if taken is None or (until is not None and time.monotonic() > until):
                        more, again = False, []
                        break
                    try:
                        running[executor.submit(_timed, call, *taken)] = taken
                    except BrokenExecutor:
                        again.append(taken)
                        break
                    except self._losses as error:
                        raise self._lost(error) from error
                    except OSError as error:
                        raise SkyshelfError(
                            f"This machine begins no more processes ({error}); try fewer --workers."
                        ) from error
                done = self._done(running)
                for future in done:
                    given = running.pop(future)
                    try:
                        played = Played(given, *future.result())
                    except BrokenExecutor:
                        again.append(given)
                        continue
                    except self._losses as error:
                        raise self._lost(error) from error
                    deaths = 0
                    yield played
                if again and not running:
                    deaths += 1
                    if deaths > _MOST_DEATHS:
                        raise SkyshelfError(
                            f"Processes died {deaths} times without finishing anything, perhaps for want of memory; "
                            "try fewer --workers."
                        )
                    executor.shutdown(wait=False, cancel_futures=True)
                    executor = self._executor = self._hire()
        except GeneratorExit:
            for future in running:
                future.cancel()
            raise

    def _done(self, running: Mapping[Future[T], object]) -> set[Future[T]]:
        """Those that have come to an end, when one has."""
        while True:
            done, _ = wait(
                running, None if self._watch is None else self._watch.ASK, return_when=FIRST_COMPLETED
            )
            if done or not running:
                if self._watch is not None:
                    self._watch.well()
                return done
            assert self._watch is not None
            self._watch.look()

    def _lost(self, error: BaseException) -> BaseException:
        return error if self._watch is None else self._watch.lost(error)

    def close(self, at_once: bool = False) -> None:
        """`at_once` waits for nobody: what is being played is not wanted any more."""
        if self._executor is None:
            return
        if at_once and isinstance(self._executor, ProcessPoolExecutor):
            for process in list((self._executor._processes or {}).values()):
                process.kill()
        self._executor.shutdown(cancel_futures=True)
        self._executor = None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, *problem: object) -> None:
        self.close(at_once=kind is not None)


Workers: TypeAlias = int | Executor | Crew


def crew_of(workers: Workers) -> Crew:
    """Processes of this machine by their number, any executor, or a crew as it is."""
    if isinstance(workers, Crew):
        return workers
    if isinstance(workers, Executor):
        lent = workers
        return Crew(getattr(lent, "size", 0) or cores(), lambda: _Lent(lent))
    if workers == 1:
        return Crew(1)
    return Crew(workers, lambda: ProcessPoolExecutor(max_workers=workers, initializer=leave_with_parent))


class _Lent(Executor):
    """Somebody else's executor: it is theirs to close."""

    def __init__(self, lender: Executor) -> None:
        self._lender = lender

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return self._lender.submit(fn, *args, **kwargs)


def _timed(call: Callable[..., T], *given: Any) -> tuple[T, float]:
    begun = time.perf_counter()
    found = call(*given)
    return found, time.perf_counter() - begun


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pace:
    """How many games make a part: so many that a worker is busy for a few seconds, and none waits at the end."""

    SECONDS = 2.0

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._games = 0
        self._seconds = 0.0

    def note(self, games: int, seconds: float) -> None:
        self._games += games
        self._seconds += seconds

    def size(self, left: int) -> int:
        if not self._games:
            return 1  # nothing is known yet, and a game of some bots takes seconds itself
        wanted = int(self.SECONDS * self._games / max(1e-6, self._seconds))
        return max(1, min(wanted, left // (2 * self._crew.size)))

    def ranges(self, games: int) -> Iterator[tuple[int, int]]:
        """From the first game to the last, in parts that grow with what is noted meanwhile."""
        start = 0
        while start < games:
            stop = min(games, start + self.size(games - start))
            yield start, stop
            start = stop
