"""What is worked out for events in a process of its own (`reckoning.py`): rounds, and games of bots.

It holds nothing that could be lost: a server that dies asks again, and gets the same answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

import skyshelf
from skyshelf.events.bot_games import BotGame, BotResult

if TYPE_CHECKING:
    from skyshelf.events.task import Answer, Task

_SECONDS = 300.0


class Question(Struct, frozen=True):
    """A round to be paired, as JSON, or games to be played."""

    task: msgspec.Raw = msgspec.Raw(b"null")
    games: tuple[BotGame, ...] = ()


class Reckoner(Protocol):
    """Whoever works things out for events."""

    async def pair(self, task: Task) -> Answer: ...

    async def play(self, games: tuple[BotGame, ...]) -> list[BotResult]:
        """The results of the first of them, as many as can be had in a turn."""


class Worker:
    """Asks a process of its own for everything: one for rounds and one for games at a time, however many events there
    are. Who waits comes to turn in order, and no round waits for the bots of others.
    """

    def __init__(self) -> None:
        self._pairing = asyncio.Semaphore(1)
        self._playing = asyncio.Semaphore(1)

    async def pair(self, task: Task) -> Answer:
        from skyshelf.events.task import read_answer, write

        async with self._pairing:
            return read_answer(await _ask(Question(task=msgspec.Raw(write(task)))))

    async def play(self, games: tuple[BotGame, ...]) -> list[BotResult]:
        async with self._playing:
            return msgspec.json.decode(await _ask(Question(games=games)), type=list[BotResult])


async def _ask(question: Question) -> bytes:
    source = str(Path(skyshelf.__file__).parent.parent)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "skyshelf.events.reckoning", "games" if question.games else "round"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": source},
    )
    try:
        async with asyncio.timeout(_SECONDS):
            answer, _ = await process.communicate(msgspec.json.encode(question))
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode != 0:
        raise RuntimeError(f"the worker of events ended with {process.returncode}")
    return answer


def answer(data: bytes) -> bytes:
    question = msgspec.json.decode(data, type=Question)
    if question.games:
        from skyshelf.events.bot_games import play_some

        return msgspec.json.encode(play_some(question.games))
    from skyshelf.events.pairing import pair
    from skyshelf.events.task import read_task, write

    return write(pair(read_task(bytes(question.task))))
