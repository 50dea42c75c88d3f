"""Pairing and bots' games inside the test's own process: no test waits for a worker to start."""

from __future__ import annotations

import asyncio

from skyshelf.events.bot_games import BotGame, BotResult, play_some
from skyshelf.events.pairing import pair
from skyshelf.events.task import Answer, Task


class Inline:
    async def pair(self, task: Task) -> Answer:
        return await asyncio.to_thread(pair, task)

    async def play(self, games: tuple[BotGame, ...]) -> list[BotResult]:
        return play_some(games)
