"""Who plays for a slice of training: processes of this machine that never stop, or parts on a cluster."""

from __future__ import annotations

import multiprocessing
import queue
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread
from typing import Any

from skyshelf.lab.crew.crew import Crew
from skyshelf.training.actor import LIVE, PAST, Actor, Dice, Lessons, act, joined
from skyshelf.training.recipe import Recipe

_PART_SECONDS = 3.0
_PATIENCE = 0.02  # seconds that the learner waits for something to learn


class Company(ABC):
    """Plays with the nets in a folder, the newest and older ones, and sends lessons."""

    lessons: Any  # a queue

    @abstractmethod
    def start(self) -> None: ...

    def gather(self, take: Callable[[Lessons], None]) -> None:
        """What has come in, without waiting long."""
        try:
            take(self.lessons.get(timeout=_PATIENCE))
            for _ in range(200):
                take(self.lessons.get_nowait())
        except queue.Empty:
            pass

    @abstractmethod
    def stop(self) -> None: ...


class Near(Company):
    """Processes of this machine."""

    def __init__(self, recipe: Recipe, folder: Path, seed: int, actors: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.lessons = context.Queue(maxsize=20 * actors)
        self._stop = context.Event()
        self._processes: list[BaseProcess] = [
            context.Process(
                target=act, args=(recipe, str(folder), seed + number, self.lessons, self._stop), daemon=True
            )
            for number in range(actors)
        ]

    def start(self) -> None:
        for process in self._processes:
            process.start()

    def stop(self) -> None:
        """Let actors finish their game, and end those that do not within a few seconds."""
        self._stop.set()
        until = time.monotonic() + 5
        while time.monotonic() < until and any(process.is_alive() for process in self._processes):
            self.gather(lambda found: None)
        for process in self._processes:
            if process.is_alive():
                process.terminate()
            process.join()


class Far(Company):
    """Workers of a cluster: each part takes the newest nets along, so that a worker may come and go."""

    def __init__(self, recipe: Recipe, folder: Path, seed: int, crew: Crew) -> None:
        self.lessons = queue.Queue()
        self._recipe, self._folder, self._seed, self._crew = recipe, folder, seed, crew
        self._stop = Event()
        self._problem: Exception | None = None
        self._thread = Thread(target=self._run, name="skyshelf-company", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def gather(self, take: Callable[[Lessons], None]) -> None:
        super().gather(take)
        if self._problem is not None:
            raise self._problem

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        try:
            with closing(self._crew.play(play_lessons, self._parts())) as parts:
                for part in parts:
                    if part.found is not None:
                        self.lessons.put(part.found)
                    if self._stop.is_set():
                        return
        except Exception as error:  # told by whoever gathers
            self._problem = error

    def _parts(self) -> Iterator[tuple[Recipe, dict[str, bytes], int, float]]:
        number = 0
        while not self._stop.is_set():
            yield self._recipe, self._nets(), self._seed + number, _PART_SECONDS
            number += 1

    def _nets(self) -> dict[str, bytes]:
        paths = [self._folder / LIVE, *sorted(self._folder.glob(PAST))]
        return {path.name: path.read_bytes() for path in paths if path.exists()}


# What a worker has seen of the tables so far, part after part.
_DICE: dict[tuple[str, ...], Dice] = {}


def play_lessons(recipe: Recipe, nets: dict[str, bytes], seed: int, seconds: float) -> Lessons | None:
    """Games of a few seconds with these nets; None if none came to an end."""
    until = time.monotonic() + seconds
    heap: list[Lessons] = []
    with tempfile.TemporaryDirectory() as folder:
        for name, data in nets.items():
            Path(folder, name).write_bytes(data)
        actor = Actor(recipe, Path(folder), seed)
        actor.dice = _DICE.setdefault(tuple(recipe.titles), actor.dice)
        while time.monotonic() < until:
            played = actor.play()
            if played is not None:
                heap.append(played)
    return joined(heap) if heap else None
