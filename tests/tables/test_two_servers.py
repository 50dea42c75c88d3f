"""Two servers on one PostgreSQL: no fork, no lost move, no double move, and one can go on alone."""

from __future__ import annotations

import asyncio
import os
import socket
from functools import partial
from threading import Barrier
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection, update

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.house import House
from skyshelf.tables.loading import load
from skyshelf.tables.messages import Picture, Presence, Step, Thinking
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.schema import server
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    bot,
    choose,
    digest,
    eventually,
    open_house,
    player,
    playing,
    run,
    two_players,
)

# They hear of each other soon, and are held for dead by nobody, however slow the machine is.
QUICK = {"beat_every": 0.1, "dead_after": 600.0}


async def both_know(*houses: House) -> None:
    await eventually(lambda: all(len(house.neighbours.alive) == len(houses) for house in houses))


def test_moves_through_both_make_one_game(postgres: OwnPostgres) -> None:
    """Every prompt is answered through both servers at once, each with a choice of its own: one counts."""

    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            await both_know(one, two)
            first = await two_players(one, Plan("painters", (ME, OPEN)))
            second = await two.table(first.id)
            boxes = [Box(), Box()]
            await first.watch(boxes[0], "ada")
            await second.watch(boxes[1], "ada")
            rng = Rng(1)
            accepted: dict[int, str] = {}
            for number in range(80):
                table = (first, second)[number % 2]
                await eventually(lambda: first.room.version == second.room.version)
                if table.room.status != "playing":
                    break
                decision = playing(table).state.decision
                assert decision is not None
                prompt, guest = table.room.prompt, player(table)
                moves = [
                    each.choose(guest, prompt, rng.below(len(decision.options)), f"{number}-{index}")
                    for index, each in enumerate((first, second))
                ]
                results = await asyncio.gather(*moves, return_exceptions=True)
                won = [index for index, each in enumerate(results) if isinstance(each, int)]
                assert len(won) == 1, results
                lost = results[1 - won[0]]
                assert isinstance(lost, Refusal)
                assert lost.reason is Reason.STALE
                accepted[prompt + 1] = f"{number}-{won[0]}"
            await eventually(lambda: first.room.version == second.room.version)
            assert digest(first) == digest(second)
            rows = await one.store.rows(first.id)
            assert {row.n: row.key for row in rows if row.key} == accepted
            for box, table in zip(boxes, (first, second), strict=True):
                told = [step.version for step in box.steps]
                assert told == list(range(rows[-1].n - len(accepted) + 1, rows[-1].n + 1))
                last = box.pictures[-1] if isinstance(box.messages[-1], Picture) else None
                assert (last.version if last else told[-1]) == table.room.version

    run(story())


def test_one_key_through_both_is_carried_out_once(postgres: OwnPostgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            first = await two_players(one)
            second = await two.table(first.id)
            for number in range(20):
                prompt = first.room.prompt
                versions = await asyncio.gather(
                    *(table.choose("ada", prompt, "nod", f"k{number}") for table in (first, second))
                )
                assert versions == [prompt + 1, prompt + 1]
            assert playing(first).state.nods == 20  # type: ignore[attr-defined]

    run(story())


def test_what_happens_on_one_is_seen_on_the_other(postgres: OwnPostgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            first = await two_players(one)
            second = await two.table(first.id)
            box = Box()
            await second.watch(box, "ben")
            await first.watch(Box(), "ada")
            await box.until(lambda message: message == Presence(first.id, Seat(0), True))
            await choose(first, "nod")
            step = await box.until(lambda message: isinstance(message, Step) and message.what == "chose")
            assert isinstance(step, Step)
            assert step.changes

    run(story())


def test_bots_think_on_one_server_and_people_see_it_on_both(postgres: OwnPostgres) -> None:
    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            await both_know(one, two)
            boxes = []
            for index in range(4):
                plan = Plan("painters", (ME, bot("search:0.5s")))
                room_id = await (one, two)[index % 2].create("ada", "Ada", plan)
                keepers = [house.keeps(room_id) for house in (one, two)]
                assert sorted(keepers) == [False, True]
                for house in (one, two):
                    table = await house.table(room_id)
                    await table.watch(box := Box(), "ada")
                    boxes.append(box)
                await eventually(lambda table=table: table.room.status == "playing")  # type: ignore[misc]
                while table.room.decider == 0:
                    await table.choose("ada", table.room.prompt, 0)
            for box in boxes:
                await box.until(lambda message: isinstance(message, Thinking))
                await box.until(lambda message: isinstance(message, Step) and message.prompt is not None)

    run(story())


def test_the_other_server_takes_over_bots_and_clocks(postgres: OwnPostgres) -> None:
    """One server ends without a word, as kill -9 ends it; its tables' bots and clocks go on."""

    async def story() -> None:
        url = postgres.new_database()
        jump = 0.0
        async with open_house(url, now=lambda: time() + jump, **QUICK) as alive:
            dead = House(alive.customs)
            await dead.open()
            await both_know(alive, dead)
            # A table of the dying server where a bot is to move, and one where the clock runs.
            while True:
                room_id = await dead.create("ada", "Ada", Plan("painters", (bot("random"), bot("random"))))
                if dead.keeps(room_id):
                    break
            while True:
                clock = ClockPlan("move", seconds=2)
                timed = await two_players(dead, Plan("painters", (ME, OPEN), clock=clock))
                if dead.keeps(timed.id):
                    break
            await _die(dead)
            jump = QUICK["dead_after"] + 1
            await eventually(lambda: alive.neighbours.alive == [alive.store.server_id])
            finished = await alive.table(room_id)
            await finished.watch(Box(), "")
            await eventually(lambda: finished.room.status == "over")
            played = await alive.table(timed.id)
            await eventually(lambda: any(seat.bot for seat in played.room.seats))
            # The table in memory is a moment ahead of what is kept: the last choice is on its way.
            while True:
                kept = (await load(alive.store, room_id)).match
                if kept is not None and kept.over:
                    break
                await asyncio.sleep(0.02)
            await dead.thinkers.close()
            await dead.store.close()

    run(story())


async def _die(house: House) -> None:
    """Stop everything the server does, without telling anybody."""
    for task in list(house._tasks):
        task.cancel()
    for table in house._tables.values():
        table.stop()
    await asyncio.sleep(0)


def test_a_lost_listener_comes_back_and_catches_up(postgres: OwnPostgres) -> None:
    async def story() -> None:
        import psycopg

        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            first = await two_players(one)
            second = await two.table(first.id)
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
            await choose(first, "nod")
            await eventually(lambda: second.room.version == first.room.version)
            assert digest(first) == digest(second)

    run(story())


@pytest.mark.skipif(not hasattr(socket, "TCP_KEEPIDLE"), reason="the system does not say how it looks")
def test_a_listener_whose_line_was_cut_in_silence_finds_out(
    postgres: OwnPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A firewall forgets a line that was quiet for a quarter of an hour; a system asks after two hours."""

    async def story() -> None:
        import psycopg

        lines: list[psycopg.Connection[Any]] = []
        connect = psycopg.connect

        def kept(*given: Any, **named: Any) -> psycopg.Connection[Any]:
            lines.append(connect(*given, **named))
            return lines[-1]

        monkeypatch.setattr(psycopg, "connect", kept)
        async with open_house(postgres.new_database(), **QUICK):
            line = next(each for each in lines if not each.closed)
            with socket.socket(fileno=os.dup(line.fileno())) as look:
                assert look.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) <= 60
                assert look.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL) <= 10

    run(story())


def test_what_one_server_has_told_the_other_shows(postgres: OwnPostgres) -> None:
    """However late its word comes: here it never does."""

    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            await both_know(one, two)
            first = await two_players(one, Plan("painters", (ME, OPEN), window=0))
            second = await two.table(first.id)
            two.neighbours.listen("news", lambda words: None)
            for _ in range(10):
                told = await first.choose(player(first), first.room.prompt, 0)
                assert (await second.look("ada")).version == told
                assert (await second.history("ada", told - 1, 10))[-1].version == told

    run(story())


def test_a_move_at_a_table_that_another_server_has_just_deleted_finds_no_table(
    postgres: OwnPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was our fault for the moment, and to be sent again."""

    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            first = await two_players(one)
            second = await two.table(first.id)
            monkeypatch.setattr(two.neighbours, "_listeners", {})  # the word is late
            await one.store.delete_rooms([first.id])
            with pytest.raises(Refusal) as refusal:
                await second.choose("ada", second.room.prompt, "nod")
            assert refusal.value.reason is Reason.UNKNOWN
            assert two.store.failing == ""

    run(story())


def test_servers_that_lock_each_other_out_try_again_by_themselves(postgres: OwnPostgres) -> None:
    """PostgreSQL ends the deadlock by sending one of them away, and whoever asked there got a 503."""

    async def story() -> None:
        url = postgres.new_database()
        async with open_house(url, **QUICK) as one, open_house(url, **QUICK) as two:
            houses = (one, two)
            met = Barrier(2)
            tried: list[House] = []

            def both(house: House, connection: Connection) -> None:
                tried.append(house)
                ids = [each.store.server_id for each in houses]
                first, second = ids if house is one else reversed(ids)
                rename = update(server).values(seen_at=server.c.seen_at)
                connection.execute(rename.where(server.c.id == first))
                if tried.count(house) == 1:
                    met.wait(60)
                connection.execute(rename.where(server.c.id == second))

            await asyncio.gather(*(each.store.write(("", 0), partial(both, each)) for each in houses))
            assert len(tried) == 3, "one of them was sent away, and came again"
            assert [each.store.failures for each in houses] == [0, 0]

    run(story())
