"""The thinking processes of a server: handed out in turn, replaced when they die or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path

import msgspec

import skyshelf
from skyshelf.tables.thinking.frames import READY, Answer, Question, pack, unpack_size

log = logging.getLogger("skyshelf.bots")

_START_SECONDS = 60.0


class BotFailed(Exception):
    """The bot crashed or took too long; the message says which."""


class Thinkers:
    """As many questions at a time as there are processes; the others wait in the order they came."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.waiting = 0
        self._idle: asyncio.Queue[_Thinker] = asyncio.Queue()
        self._all: set[_Thinker] = set()
        self._returning: set[asyncio.Task[None]] = set()

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
        self._idle.put_nowait(thinker)

    async def think(self, question: Question, seconds: float) -> int:
        """What the bot chooses."""
        return (await self.answer(question, seconds)).index

    async def answer(self, question: Question, seconds: float) -> Answer:
        """The bot's answer; BotFailed if there is none within the time, which starts when its turn has come."""
        self.waiting += 1
        try:
            thinker = await self._idle.get()
        finally:
            self.waiting -= 1
        task = asyncio.ensure_future(thinker.ask(question, seconds))
        try:
            # A table that no longer wants the answer must not leave a process with half a conversation.
            return await asyncio.shield(task)
        finally:
            back = asyncio.ensure_future(self._take_back(thinker, task))
            self._returning.add(back)
            back.add_done_callback(self._returning.discard)

    async def _take_back(self, thinker: _Thinker, task: asyncio.Future[Answer]) -> None:
        try:
            await task
        except BotFailed as error:
            log.warning("a thinking process was replaced", extra={"why": str(error)})
            self._all.discard(thinker)
            await thinker.stop()
            self._add()
        else:
            self._idle.put_nowait(thinker)


class _Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question, seconds: float) -> Answer:
        try:
            if self._process is None:
                async with asyncio.timeout(_START_SECONDS):
                    self._process = await _start()
            async with asyncio.timeout(seconds):
                return await self._exchange(self._process, question)
        except TimeoutError as error:
            raise BotFailed(f"no answer within {seconds:.1f} seconds") from error
        except (OSError, EOFError) as error:  # EOFError: the output ended in the middle of an answer
            raise BotFailed("the process ended") from error

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

    async def stop(self) -> None:
        process = self._process
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


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
