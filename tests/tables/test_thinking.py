"""Bots think elsewhere, see their own view only, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.engine.view import View
from skyshelf.games.shelf import game_named
from skyshelf.tables.messages import Step, Thinking
from skyshelf.tables.plan import Plan
from skyshelf.tables.store.store import Append
from skyshelf.tables.thinking import pool
from skyshelf.tables.thinking.fairness import NOBODY_PAYS
from skyshelf.tables.thinking.frames import Answer, Question
from skyshelf.tables.thinking.pool import BotFailed, Thinkers
from skyshelf.tables.thinking.worker import answer
from tests.tables.helpers import ME, Box, bot, eventually, open_house, playing, run


def question(level: str, seat: Seat | None = None) -> Question:
    game = game_named("painters")
    state = game.start(2, {}, 4)
    assert state.decision is not None
    view = game.view(state, state.decision.seat if seat is None else seat)
    return Question("painters", level, 1, game.codec.encode(view))


def test_a_bot_answers_from_its_view() -> None:
    view = game_named("painters").codec.decode(question("greedy").view, View)
    assert view.decision is not None
    chosen = answer(question("greedy")).index
    assert 0 <= chosen < len(view.decision.options)


def test_a_bot_that_breaks_says_so() -> None:
    assert answer(Question("painters", "greedy", 1, b"nonsense")) == Answer(-1, "BadJournal")


def test_processes_answer_side_by_side() -> None:
    async def story() -> None:
        thinkers = Thinkers(2)
        await thinkers.open()
        try:
            answers = await asyncio.gather(*(thinkers.think(question("greedy"), 120) for _ in range(6)))
            assert len(set(answers)) == 1
        finally:
            await thinkers.close()

    run(story())


def test_a_process_that_dies_or_overruns_is_replaced() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.open()
        try:
            first = await thinkers.think(question("greedy"), 120)
            with pytest.raises(BotFailed, match="no answer within"):
                await thinkers.think(question("search:60s"), 0.1)
            assert await thinkers.think(question("greedy"), 120) == first
            busy = asyncio.ensure_future(thinkers.think(question("search:60s"), 30))
            await _kill(thinkers)
            with pytest.raises(BotFailed, match="ended"):
                await busy
            assert await thinkers.think(question("greedy"), 120) == first
        finally:
            await thinkers.close()

    run(story())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system suspends no process")
@pytest.mark.parametrize("process_too", [False, True])
def test_a_bot_keeps_its_seat_where_the_server_was_suspended(process_too: bool) -> None:
    """Its answer comes together with the end of its time, or it could not think meanwhile."""

    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.open()
        try:
            await thinkers.think(question("greedy"), 120)
            (thinker,) = thinkers._all
            assert thinker._process is not None
            answered = asyncio.ensure_future(thinkers.think(question("search:0.3s"), 2.0))
            await asyncio.sleep(0.05)
            if process_too:
                os.kill(thinker._process.pid, signal.SIGSTOP)
            time.sleep(4.0)
            if process_too:
                os.kill(thinker._process.pid, signal.SIGCONT)
            assert await answered >= 0
        finally:
            await thinkers.close()

    run(story())


def test_an_answer_that_nobody_wants_any_more_harms_nobody() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.open()
        try:
            unwanted = asyncio.ensure_future(thinkers.think(question("search:0.3s"), 30))
            await asyncio.sleep(0.1)
            unwanted.cancel()
            assert await thinkers.think(question("greedy"), 120) == answer(question("greedy")).index
        finally:
            await thinkers.close()

    run(story())


async def _kill(thinkers: Thinkers) -> None:
    await eventually(lambda: all(thinker._process is not None for thinker in thinkers._all))
    for thinker in thinkers._all:
        process = thinker._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)


def test_a_worker_ends_with_its_server() -> None:
    """A killed server leaves no process behind: its input ends."""
    source = str(Path(pool.__file__).parents[3])
    worker = subprocess.Popen(
        [sys.executable, "-P", "-m", "skyshelf.tables.thinking.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": source},
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stdout.read(4) == b"SKY\n"
    worker.stdin.close()
    assert worker.wait(120) == 0
    worker.stdout.close()


@pytest.mark.parametrize("failure", ["overruns", "dies"])
def test_the_game_goes_on_with_a_simpler_bot(sqlite: str, failure: str) -> None:
    async def story() -> None:
        seconds = -9.9 if failure == "overruns" else 30.0  # so the bot's own ten seconds are too long
        async with open_house(sqlite, bot_seconds=seconds) as house:
            plan = Plan("painters", (ME, bot("search:10s")))
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.watch(box := Box(), "ada")
            await eventually(lambda: table.room.status == "playing")
            while table.room.decider == 0:
                await table.choose("ada", table.room.prompt, 0)
            if failure == "dies":
                await box.until(lambda message: isinstance(message, Thinking))  # people see it think
                await _kill(house.thinkers)
                await eventually(lambda: table.room.seats[1].bot == "greedy")
                house.customs.bot_seconds = 30.0
            await box.until(lambda message: isinstance(message, Step) and message.what == "taken-over")
            house.customs.bot_seconds = 30.0
            await eventually(lambda: any(move.seat == 1 for move in table.room.line))
            assert table.room.seats[1].bot in ("greedy", "random")
            assert not playing(table).over

    run(story())


def test_who_looks_while_a_bots_choice_is_written_does_not_undo_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice was cut off in the middle, and the table dropped with all its streams."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("painters", (ME, bot("greedy")))))
            append = house.store.append

            async def looked_at(entry: Append) -> bool:
                asyncio.get_running_loop().call_soon(table.attend)
                await asyncio.sleep(0.01)
                return await append(entry)

            monkeypatch.setattr(house.store, "append", looked_at)
            table.visit(NOBODY_PAYS)
            while table.room.version < 12:
                if table.room.decider == 0:
                    await table.choose("ada", table.room.prompt, 0)
                await asyncio.sleep(0.005)
            assert house.live_table(table.id) is table

    run(story(), 30)
