"""Bots think for those who watch, and nobody's bots keep everybody else's waiting."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.tables.house import House
from skyshelf.tables.plan import Plan
from skyshelf.tables.table import Table
from skyshelf.tables.thinking import pool
from skyshelf.tables.thinking.fairness import FairQueue, Payer
from skyshelf.tables.thinking.frames import Question
from skyshelf.tables.thinking.pool import Thinkers
from tests.tables.helpers import ME, Box, Ticker, bot, eventually, open_house, run

MALLORY, ADA, BEN = Payer("10.0.0.9", "mallory"), Payer("10.0.0.1", "ada"), Payer("10.0.0.1", "ben")


def question(level: str) -> Question:
    game = game_named("painters")
    state = game.start(2, {}, 4)
    assert state.decision is not None
    return Question("painters", level, 1, game.codec.encode(game.view(state, state.decision.seat)))


def test_addresses_take_turns_and_so_do_the_people_of_one() -> None:
    queue: FairQueue[str] = FairQueue()
    for payer, name in ((MALLORY, "m1"), (MALLORY, "m2"), (MALLORY, "m3"), (ADA, "a1"), (ADA, "a2")):
        queue.put("table", payer, name)
    queue.put("table", BEN, "b1")
    assert [queue.take() for _ in range(6)] == ["m1", "a1", "m2", "b1", "m3", "a2"]


def test_whoever_waits_is_passed_by_nobody_more_than_once() -> None:
    """Thirty people ask again as soon as they are answered; one of them had thought for long before."""
    queue: FairQueue[Payer] = FairQueue()
    people = [Payer("10.0.0.1", f"person {number}") for number in range(30)]
    for person in people:
        queue.put("table", person, person)
    last: dict[Payer, int] = {}
    for turn in range(300):
        taken = queue.take()
        assert turn - last.get(taken, turn) <= 30
        last[taken] = turn
        queue.put("table", taken, taken)
    assert len(last) == 30


def test_whoever_leaves_the_queue_leaves_no_trace() -> None:
    queue: FairQueue[str] = FairQueue()
    for payer, name in ((MALLORY, "m"), (ADA, "a"), (BEN, "b")):
        queue.put("table", payer, name)
    queue.remove("a")
    queue.remove("m")
    assert (len(queue), queue.take(), len(queue)) == (1, "b", 0)


def test_hints_and_tables_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put("table", ADA, f"table {number}")
        queue.put("hint", ADA, f"hint {number}")
    taken = [queue.take() for _ in range(6)]
    assert taken == ["table 0", "hint 0", "table 1", "hint 1", "table 2", "hint 2"]


def test_a_bot_that_thinks_for_long_is_hurried_when_somebody_waits() -> None:
    """Without the signal the second question would wait for the whole ten seconds of the first."""

    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.open()
        try:
            await thinkers.think(question("greedy"), 60)  # the process runs
            long = asyncio.ensure_future(thinkers.think(question("search:500s"), 600, MALLORY))
            await asyncio.sleep(0.05)
            await thinkers.think(question("greedy"), 60, ADA)
            assert long.done()
            assert long.result() >= 0
        finally:
            await thinkers.close()

    run(story())


def test_thirty_strong_bots_leave_room_for_others() -> None:
    """The budgets shrink: what thirty bots of 500 seconds each take is far from 500 seconds."""

    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.open()
        try:
            await thinkers.think(question("greedy"), 60)
            strong = [
                asyncio.ensure_future(thinkers.think(question("search:500s"), 600, MALLORY))
                for _ in range(30)
            ]
            await asyncio.sleep(0)
            await thinkers.think(question("greedy"), 60, ADA)
            assert sum(each.done() for each in strong) <= 2, "Ada does not wait for Mallory's thirty"
            await asyncio.wait(strong, return_when=asyncio.FIRST_COMPLETED)
            while sum(each.done() for each in strong) < 29:  # the last one keeps nobody waiting
                await asyncio.wait(
                    [each for each in strong if not each.done()], return_when="FIRST_COMPLETED"
                )
        finally:
            await thinkers.close()

    run(story())


def test_whoever_gives_up_waiting_leaves_the_queue() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.open()
        try:
            first = asyncio.ensure_future(thinkers.think(question("search:500s"), 600, MALLORY))
            await asyncio.sleep(0.01)
            second = asyncio.ensure_future(thinkers.think(question("greedy"), 60, ADA))
            await asyncio.sleep(0)
            assert thinkers.waiting == 1
            assert thinkers.oldest >= 0
            second.cancel()
            await asyncio.sleep(0)
            assert (thinkers.waiting, thinkers.oldest) == (0, 0.0)
            await first
        finally:
            await thinkers.close()

    run(story())


class _Slow:
    """Stands for the thinking processes; nothing is ever answered."""

    def __init__(self) -> None:
        self.asked: list[Payer] = []

    async def think(self, question: Question, seconds: float, payer: Payer, lane: str = "table") -> int:
        self.asked.append(payer)
        await asyncio.Event().wait()
        return 0


async def _bots_alone(house: House, thinkers: Any) -> Table:
    house.thinkers = thinkers
    table = await house.table(
        await house.create("mallory", "Mallory", Plan("painters", (bot("greedy"),) * 2))
    )
    await eventually(lambda: table.room.status == "playing")
    return table


def test_a_crowd_is_noticed_before_it_queues() -> None:
    """Thirty people whose bots are asked one after the other get as much each as if they came at once."""

    async def story() -> None:
        thinkers = Thinkers(1)
        for number in range(30):
            thinkers._note(Payer(f"10.0.0.{number}", ""))
        assert thinkers.share == pytest.approx(1 / 30)

    run(story())


def test_no_bot_thinks_where_nobody_watches(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            real, slow = house.thinkers, _Slow()
            table = await _bots_alone(house, slow)
            await eventually(lambda: len(slow.asked) == 1)  # its maker was there a moment ago
            house.thinkers = real
            ticker.time += house.customs.watched_for
            assert not table.watched
            prompt = table.room.prompt
            table._automation.stop()
            table._automation._thinking = None
            table.attend()
            assert not table._automation.busy
            assert table.room.due() is None, "and no server takes it up by itself"
            # It may be put away meanwhile.
            await house.at(table.id, lambda fresh: fresh.watch(Box(), "mallory", payer=MALLORY))
            table = await house.table(table.id)
            await eventually(lambda: table.room.prompt != prompt)

    run(story())


def test_a_bot_whose_answer_nobody_waited_for_thinks_again(sqlite: str) -> None:
    """Who got up while it thought, and came back when it had answered, waited for ever."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            free, answers = asyncio.Event(), 0

            async def think(question: Question, *_: Any) -> int:
                nonlocal answers
                await free.wait()
                answers += 1
                return 0

            house.thinkers.think = think  # type: ignore[method-assign,assignment]
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (bot("random"), ME))))
            await table.watch(Box(), "ada")
            await eventually(lambda: table._automation.busy)
            prompt = table.room.prompt
            await table.leave("ada")
            free.set()
            await eventually(lambda: not table._automation.busy)
            assert (answers, table.room.prompt) == (1, prompt)
            await table.come_back("ada")
            await eventually(lambda: table.room.prompt != prompt)

    run(story())


@pytest.mark.parametrize("way", ["here", "elsewhere"])
def test_who_comes_while_a_server_looks_for_them_does_not_wait(sqlite: str, way: str) -> None:
    """Where several servers share a database it takes a moment to find out, and what was found may be of before."""

    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            looks, free, thinking = asyncio.Event(), asyncio.Event(), asyncio.Event()

            async def think(*_: Any) -> int:
                await thinking.wait()
                return 0

            async def nobody(*_: Any) -> set[Seat]:
                looks.set()
                await free.wait()
                return set()

            house.thinkers.think = think  # type: ignore[method-assign,assignment]
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (bot("random"), ME))))
            await eventually(lambda: table._automation.busy)
            ticker.time += 60  # whoever made it is gone
            assert table._automation._thinking is not None
            table._automation._thinking[1].cancel()
            await eventually(lambda: not table._automation.busy)
            thinking.set()
            prompt, present = table.room.prompt, house.store.present
            house.store.present = nobody  # type: ignore[method-assign,assignment]
            house.store.shared = True
            table.attend()  # somebody's stream has ended at another server
            house.store.shared = False
            await looks.wait()
            house.store.present = present  # type: ignore[method-assign]
            if way == "here":
                await table.watch(Box(), "ada")
            else:
                house.store.present = somebody  # type: ignore[method-assign,assignment]
                house.neighbours.hear("other", f"presence {table.id} 1 1")
            free.set()
            await asyncio.wait_for(eventually(lambda: table.room.prompt != prompt), 5)

    async def somebody(*_: Any) -> set[Seat]:
        return {Seat(1)}

    run(story())


def test_whoever_came_back_in_time_is_not_played_by_a_bot(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            asked: list[Question] = []

            async def think(question: Question, *_: Any) -> int:
                asked.append(question)
                return 0

            house.thinkers.think = think  # type: ignore[method-assign,assignment]
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (ME, bot("random")))))
            await eventually(lambda: table.room.decider == 0)
            await table._automation._think(table.room.prompt)
            assert asked == [], "a level that is none broke the bot, and its process was replaced"

    run(story())


def test_whoever_watches_pays_and_players_before_spectators(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            plan = Plan("painters", (ME, bot("greedy")))
            room_id = await house.create("ada", "Ada", plan)
            table = await house.table(room_id)
            table.visit(BEN)
            assert table.payer == BEN
            await table.watch(Box(), "mallory", payer=MALLORY)
            assert table.payer == MALLORY
            await table.watch(Box(), "ada", payer=ADA)
            assert table.payer == ADA

    run(story())


@pytest.mark.parametrize(("asked", "share"), [(1, 1.0), (4, 0.25), (1000, pool._LEAST_SECONDS)])
def test_the_share_of_each_shrinks_with_how_many_there_are(asked: int, share: float) -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        for _ in range(asked - 1):
            waiting = pool._Waiting(monotonic(), asyncio.get_running_loop().create_future())
            thinkers._queue.put("table", ADA, waiting)
        assert thinkers.share == share

    run(story())
