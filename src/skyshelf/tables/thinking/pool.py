"""The thinking processes of a server: handed out fairly, hurried when others wait, replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TypeVar

import msgspec
from msgspec import structs

import skyshelf
from skyshelf.tables.thinking.fairness import NOBODY_PAYS, FairQueue, Lane, Payer
from skyshelf.tables.thinking.frames import READY, Answer, Question, pack, unpack_size

T = TypeVar("T")
log = logging.getLogger("skyshelf.bots")

_START_SECONDS = 60.0
# All that think and wait together should have their answers within this time, however many they are.
_ROUND_SECONDS = 1.0
_LEAST_SECONDS = 0.03
_HURRY_AGAIN = 0.1
_STOOD_STILL = 1.0  # seconds that a timer was late


class BotFailed(Exception):
    """The bot crashed or took too long; the message says which."""


@dataclass(slots=True, eq=False)
class _Waiting:
    """A question that no process has taken yet."""

    since: float
    ready: asyncio.Future[_Thinker]


class Thinkers:
    """As many questions at a time as there are processes; the others take turns."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._waiting: list[_Waiting] = []
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()
        self._returning: set[asyncio.Task[None]] = set()
        self._asked: dict[Payer, float] = {}  # of late, and when; the oldest first

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def oldest(self) -> float:
        """For how many seconds the question that has waited longest has done so."""
        return monotonic() - min(each.since for each in self._waiting) if self._waiting else 0.0

    @property
    def share(self) -> float:
        """The seconds that each question can have if all that are here now are to be answered soon.

        Whoever has asked a moment ago is likely to ask again.
        """
        asked = max(self.number - len(self._idle) + len(self._queue), len(self._asked))
        return max(_LEAST_SECONDS, _ROUND_SECONDS * self.number / max(1, asked))

    def _note(self, payer: Payer) -> None:
        now = monotonic()
        self._asked.pop(payer, None)
        self._asked[payer] = now
        while now - next(iter(self._asked.values())) > _ROUND_SECONDS:
            del self._asked[next(iter(self._asked))]

    async def open(self) -> None:
        for _ in range(self.number):
            self._add()

    async def close(self) -> None:
        for task in self._returning:
            task.cancel()
        await asyncio.gather(*(thinker.stop() for thinker in self._all))
        self._all.clear()

    def _add(self) -> None:
        thinker = _Thinker()
        self._all.add(thinker)
        self._hand_out(thinker)

    def _hand_out(self, thinker: _Thinker) -> None:
        """To whoever is next, if anybody waits."""
        while self._queue:
            waiting = self._queue.take()
            self._waiting.remove(waiting)
            if not waiting.ready.done():
                waiting.ready.set_result(thinker)
                return
        self._idle.append(thinker)

    async def think(
        self, question: Question, seconds: float, payer: Payer = NOBODY_PAYS, lane: Lane = "table"
    ) -> int:
        """What the bot chooses."""
        return (await self.answer(question, seconds, payer, lane)).index

    async def answer(
        self, question: Question, seconds: float, payer: Payer = NOBODY_PAYS, lane: Lane = "table"
    ) -> Answer:
        """The bot's answer; BotFailed if there is none within the time, which starts when its turn has come."""
        self._note(payer)
        thinker = await self._get(payer, lane)
        if self._queue or len(self._asked) > self.number:
            most = self.share if question.most_seconds is None else min(self.share, question.most_seconds)
            question = structs.replace(question, most_seconds=most)
        thinker.begin()
        task = asyncio.ensure_future(thinker.ask(question, seconds))
        try:
            # A table that no longer wants the answer must not leave a process with half a conversation.
            return await asyncio.shield(task)
        finally:
            if not task.done():
                thinker.hurry_after(0.0)
            back = asyncio.ensure_future(self._take_back(thinker, task))
            self._returning.add(back)
            back.add_done_callback(self._returning.discard)
            del task, back  # they hold the error, if there is one, and the error this frame and the table's

    async def _get(self, payer: Payer, lane: Lane) -> _Thinker:
        if self._idle:
            return self._idle.pop()
        waiting = _Waiting(monotonic(), asyncio.get_running_loop().create_future())
        self._queue.put(lane, payer, waiting)
        self._waiting.append(waiting)
        self._hurry_all()
        try:
            return await waiting.ready
        except asyncio.CancelledError:
            if waiting.ready.done() and not waiting.ready.cancelled():
                self._hand_out(waiting.ready.result())
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
                self._queue.remove(waiting)
            raise

    def _hurry_all(self) -> None:
        """Somebody waits: whoever has had a fair share comes to an end."""
        for thinker in self._all:
            thinker.hurry_after(self.share)

    async def _take_back(self, thinker: _Thinker, task: asyncio.Future[Answer]) -> None:
        await asyncio.wait([task])
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.warning("a thinking process was replaced", extra={"why": str(error)})
            self._all.discard(thinker)
            await thinker.stop()
            self._add()
        else:
            self._hand_out(thinker)


class _Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._asked_at: float | None = None
        self._hurrying: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """From now on it is busy; whoever comes may hurry it."""
        self._asked_at = monotonic()

    async def ask(self, question: Question, seconds: float) -> Answer:
        try:
            if self._process is None:
                self._process = await within(_START_SECONDS, _start())
            return await within(seconds, self._exchange(self._process, question))
        except TimeoutError as error:
            raise BotFailed(f"no answer within {seconds:.1f} seconds") from error
        except (OSError, EOFError) as error:  # EOFError: the output ended in the middle of an answer
            raise BotFailed("the process ended") from error
        finally:
            self._asked_at = None
            self._calm()

    async def _exchange(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(question))
        await process.stdin.drain()
        size = unpack_size(await process.stdout.readexactly(4))
        answer = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)
        if answer.error:
            raise BotFailed(f"the bot broke: {answer.error}")
        return answer

    def hurry_after(self, seconds: float) -> None:
        """Let it answer once it has thought for so long."""
        if self._asked_at is not None:
            self._calm()
            left = self._asked_at + seconds - monotonic()
            self._hurrying = asyncio.get_running_loop().call_later(max(0.0, left), self._hurry)

    def _hurry(self) -> None:
        """Let it answer with what it has; where a system knows no such signal, it takes the time it was given.

        The signal is lost on a process that has not read its question yet, so it is sent again.
        """
        if self._process is not None and sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGUSR1)
        self._hurrying = asyncio.get_running_loop().call_later(_HURRY_AGAIN, self._hurry)

    def _calm(self) -> None:
        if self._hurrying is not None:
            self._hurrying.cancel()
            self._hurrying = None

    async def stop(self) -> None:
        process = self._process
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def within(seconds: float, work: Coroutine[None, None, T]) -> T:
    """What comes of some work within a time; TimeoutError if nothing does.

    Where we stood still ourselves, as on a machine that was suspended, that time is not over: the process may have
    stood still as well, or its answer lies there unread.
    """
    task = asyncio.ensure_future(work)
    try:
        while True:
            began = monotonic()
            await asyncio.wait([task], timeout=seconds)
            if task.done():
                return task.result()
            if monotonic() - began < seconds + _STOOD_STILL:
                raise TimeoutError
    finally:
        task.cancel()
        del task  # it holds the error, if there is one, and the error this frame


async def _start() -> Process:
    # The process must find the same package, wherever this one came from.
    source = str(Path(skyshelf.__file__).parent.parent)
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "skyshelf.tables.thinking.worker",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout is not None
    if await process.stdout.readexactly(len(READY)) != READY:
        raise EOFError
    return process
