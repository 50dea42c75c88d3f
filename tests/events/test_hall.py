"""Events of a server: tables are laid, results are taken from their journals, and nothing is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import update

from skyshelf.engine.seat import Seat
from skyshelf.events import deeds
from skyshelf.events.hall import Hall
from skyshelf.events.live import LiveEvent
from skyshelf.events.plan import EventPlan
from skyshelf.events.standings import standings
from skyshelf.events.steps import FORGOTTEN_SECONDS
from skyshelf.events.task import Answer, Task
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.refusal import Reason
from skyshelf.tables.room import Ending
from skyshelf.tables.store.schema import event as events
from skyshelf.tables.table import Table
from tests.events.reckoning import Inline
from tests.tables.helpers import Box, Ticker, eventually, open_house, refused, run

PEOPLE = EventPlan("Club night", "whispers", rounds=2, ready=60, pause=0)
BOTS = EventPlan("Club night", "painters", rounds=3, ready=0, pause=0)


@asynccontextmanager
async def open_hall(database: str, **customs: Any) -> AsyncIterator[Hall]:
    async with open_house(database, **customs) as house:
        hall = Hall(house, Inline())
        await hall.open()
        try:
            yield hall
        finally:
            await hall.close()


async def made(hall: Hall, plan: EventPlan) -> LiveEvent:
    return await hall.event(await hall.create("olga", "Olga", plan))


async def start(live: LiveEvent) -> None:
    await live.act("olga", "", lambda: deeds.open_event(live.event, "olga"))


def test_bots_play_a_whole_event(sqlite: str) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            live = await made(hall, BOTS)
            await live.act("olga", "", lambda: deeds.add_bots(live.event, "olga", "random", 5))
            await start(live)
            await eventually(lambda: live.event.status == "over")
            assert [len(round.groups) for round in live.event.rounds] == [3, 3, 3]
            assert all(player.byes <= 1 for player in live.event.players)
            async with live.reading() as kept:
                again = await hall.store.rows(live.id)
                assert again[-1].n == kept.version

    run(story())


@pytest.mark.parametrize("days", [-1, 400])
def test_a_start_that_is_past_or_years_away_is_a_slip(sqlite: str, days: int) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            slip = structs.replace(PEOPLE, starts_at=hall.now() + days * 86_400)
            await refused(hall.create("olga", "Olga", slip), Reason.ILLEGAL)
            this_minute = structs.replace(PEOPLE, starts_at=hall.now() - 30)
            assert await hall.create("olga", "Olga", this_minute)

    run(story())


def test_an_event_that_an_older_version_left_open_is_called_off_when_it_is_forgotten(sqlite: str) -> None:
    """That version wrote down no time at which to look at it."""

    async def story() -> None:
        clock = Ticker()
        async with open_hall(sqlite, now=clock) as hall:
            live = await made(hall, PEOPLE)
            timeless = update(events).values(due_at=None)
            await hall.house.store.write((live.id, 0), lambda connection: connection.execute(timeless))
            assert await hall.store.due(clock()) == []
            clock.time += FORGOTTEN_SECONDS
            await eventually(lambda: live.event.status == "called-off")

    run(story())


def test_people_are_seated_when_all_are_ready_and_the_result_is_read_from_their_table(database: str) -> None:
    async def story() -> None:
        async with open_hall(database) as hall:
            live = await made(hall, PEOPLE)
            table = await at_table(hall, live)
            group = live.event.rounds[0].groups[0]
            assert {seat.guest for seat in table.room.seats} == {"ada", "ben"}
            await refused(table.ask("ada", "rematch", Seat(0)), Reason.STALE)
            await table.ask("ben", "resign", Seat(0))
            await eventually(lambda: group.result is not None)
            ada, ben = (live.event.player_of(each) for each in ("ada", "ben"))
            assert ada is not None
            assert ben is not None
            assert (group.points_of(ada.number), group.points_of(ben.number)) == (12, 0)
            await refused(table.ask("ada", "rematch", Seat(0)), Reason.FORBIDDEN)

    run(story())


def test_who_could_not_say_that_they_are_there_because_no_server_ran_still_can(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_hall(sqlite, now=ticker) as hall:
            live = await made(hall, PEOPLE)
            for person in ("ada", "ben"):
                await live.act(person, "", partial(deeds.join, live.event, person, person.capitalize()))
            await start(live)
            await eventually(lambda: bool(live.event.rounds))
            id = live.id
        ticker.time += 600
        async with open_hall(sqlite, now=ticker) as hall:
            live = await hall.event(id)
            await asyncio.sleep(0.2)
            group = live.event.rounds[0].groups[0]
            assert not group.absent
            await live.act("ada", "", partial(deeds.ready, live.event, "ada", 1))
            ticker.time += hall.house.customs.mercy + 1
            ben = live.event.player_of("ben")
            assert ben is not None
            await eventually(lambda: group.absent == {ben.number})

    run(story(), 30)


async def at_table(hall: Hall, live: LiveEvent) -> Table:
    """Ada and Ben enter, come in time and play."""
    for person in ("ada", "ben"):
        await live.act(person, "", partial(deeds.join, live.event, person, person.capitalize()))
    await start(live)
    await eventually(lambda: bool(live.event.rounds))
    for person in ("ada", "ben"):
        await live.act(person, "", partial(deeds.ready, live.event, person, 1))
    group = live.event.rounds[0].groups[0]
    await eventually(lambda: bool(group.table))
    table = await hall.house.table(group.table or "")
    await eventually(lambda: table.room.status == "playing")
    return table


def test_a_game_that_the_organiser_decides_ends_at_its_table(database: str) -> None:
    async def story() -> None:
        async with open_hall(database) as hall:
            live = await made(hall, PEOPLE)
            table = await at_table(hall, live)
            first = live.event.rounds[0].groups[0].players[0]
            seat = table.room.seat_of(live.event.players[first].members[0].person)
            box = Box()
            await table.watch(box, "ada")
            decide = partial(deeds.correct, live.event, "olga", 1, 0, (1, 0), "Ben was not himself.")
            await live.act("olga", "", decide)
            assert live.event.to_clear
            await eventually(lambda: not live.event.to_clear)
            assert seat is not None
            assert table.room.ended == Ending("decided", None, (seat,))
            assert box.steps[-1].room is not None
            assert box.steps[-1].room.ended == table.room.ended
            assert not await hall.store.finished_games()

    run(story())


def test_a_server_that_comes_back_ends_what_was_decided_before_it_went(sqlite: str) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            live = await made(hall, PEOPLE)
            table = await at_table(hall, live)
            await hall.close()
            await live.act("olga", "", partial(deeds.call_off, live.event, "olga", "The hall is on fire."))
            assert table.room.status == "playing"
        async with open_hall(sqlite) as hall:
            live = await hall.event(live.id)
            await eventually(lambda: not live.event.to_clear)
            table = await hall.house.table(table.id)
            assert table.room.ended == Ending("event-over", None, ())
            (kept,) = await hall.house.mine("ada")
            assert kept.listed.result_for(Seat(0)) == "called-off"

    run(story())


def test_an_event_goes_on_when_the_players_have_deleted_their_table(sqlite: str) -> None:
    plan = structs.replace(PEOPLE, rounds=1, round_minutes=10)

    async def story() -> None:
        later = [0.0]
        async with open_hall(sqlite, now=lambda: time.time() + later[0]) as hall:
            live = await made(hall, plan)
            table = await at_table(hall, live)
            await table.leave("ada")
            for person in ("ben", "ada"):
                await hall.house.delete(table.id, person)
            await refused(hall.house.table(table.id), Reason.UNKNOWN)
            later[0] = plan.ready + plan.round_seconds + 1.0
            async with asyncio.timeout(20):
                while (live := await hall.event(live.id)).event.status != "over":
                    await asyncio.sleep(0.005)
            group = live.event.rounds[0].groups[0]
            assert [group.points_of(each) for each in group.players] == [0, 0]

    run(story())


def test_a_game_whose_time_is_up_ends_at_its_table(sqlite: str) -> None:
    # Nobody's own clock runs out before the round does, else a bot would sit there.
    plan = structs.replace(PEOPLE, round_minutes=10)

    async def story() -> None:
        later = [0.0]
        async with open_hall(sqlite, now=lambda: time.time() + later[0]) as hall:
            live = await made(hall, plan)
            table = await at_table(hall, live)
            later[0] = plan.ready + plan.round_seconds + 1.0
            # After so long the house may have let the table go, and another one is the live one.
            while (table := await hall.house.table(table.id)).room.status != "over":
                await asyncio.sleep(0.005)
            assert table.room.ended == Ending("out-of-time", None, ())

    run(story())


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("way", ["leaves", "never looks"])
def test_nobody_waits_for_who_is_not_there_to_play_a_bot(sqlite: str, way: str, rated: bool) -> None:
    """Bots move only where somebody looks: everybody would wait until the round ends."""
    plan = structs.replace(BOTS, rounds=1, rated=rated)

    async def story() -> None:
        later = [0.0]
        async with open_hall(sqlite, now=lambda: time.time() + later[0]) as hall:
            live = await made(hall, plan)
            await live.act("ada", "", partial(deeds.join, live.event, "ada", "Ada"))
            await live.act("olga", "", lambda: deeds.add_bots(live.event, "olga", "random", 1))
            await start(live)
            await eventually(lambda: bool(live.event.rounds and live.event.rounds[0].groups[0].table))
            group = live.event.rounds[0].groups[0]
            table = await hall.house.table(group.table or "")
            await eventually(lambda: table.room.status == "playing")
            await refused(table.ask("ada", "call-off", Seat(0)), Reason.FORBIDDEN)
            if way == "leaves":
                await table.leave("ada")
            else:
                later[0] = plan.clock.seconds + 60.0
                # After so long the house may have let the table go; and a timer goes by another clock.
                while group.result is None:
                    (await hall.house.table(table.id)).attend()
                    await asyncio.sleep(0.005)
            await eventually(lambda: group.result is not None)
            assert group.result is not None
            assert (group.result.how, group.points_of(0), group.points_of(1)) == ("played", 0, 12)

    run(story())


def test_two_servers_pair_as_one_does(
    sqlite: str, postgres: OwnPostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both see to the same event; the rounds and the table at the end are those of a single server."""
    plan = EventPlan("Club night", "painters", rounds=4, ready=0, pause=0)

    async def play(hall: Hall, other: Hall | None) -> list[Any]:
        live = await made(hall, plan)
        await live.act("olga", "", lambda: deeds.add_bots(live.event, "olga", "random", 11))
        await start(live)
        beside = None if other is None else await other.event(live.id)
        await eventually(lambda: live.event.status == "over")
        if beside is not None:
            await eventually(lambda: beside.event.status == "over")
            assert standings(beside.event) == standings(live.event)
        rounds = [[group.players for group in round.groups] for round in live.event.rounds]
        return [rounds, [line.player for line in standings(live.event)]]

    async def story() -> None:
        same: dict[str, Any] = {"new_seed": lambda: 7, "new_id": lambda: "theSameEvent12"}
        async with open_hall(sqlite, **same) as alone:
            expected = await play(alone, None)
        url = postgres.new_database()
        quick: dict[str, Any] = {**same, "beat_every": 0.1, "dead_after": 600.0}
        async with open_hall(url, **quick) as one, open_hall(url, **quick) as two:
            # Each takes the event for its own: they race for every entry.
            for hall in (one, two):
                monkeypatch.setattr(hall.house, "keeps", lambda id: True)
            assert await play(one, two) == expected

    run(story())


class Late(Inline):
    """Its answer to the second round comes when another server has paired that round already."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.go_on = asyncio.Event()

    async def pair(self, task: Task) -> Answer:
        self.asked.append(task.round)
        await self.go_on.wait()
        return await super().pair(task)


def test_a_round_is_paired_once_however_many_servers_work_at_it(postgres: OwnPostgres) -> None:
    """A slow server hears of the round while it works: it must not take the next one for due."""

    async def story() -> None:
        url = postgres.new_database()
        plan = EventPlan("Club night", "whispers", rounds=3, ready=600, pause=0)
        async with open_house(url) as one, open_house(url) as two:
            quick, slow = Hall(one, Inline()), Hall(two, late := Late())
            live = await made(quick, plan)
            for person in ("ada", "ben", "cleo", "dan"):
                await live.act(person, "", partial(deeds.join, live.event, person, person.capitalize()))
            await start(live)
            beside = await slow.event(live.id)
            pairing = asyncio.create_task(slow._pair(beside))
            await eventually(lambda: bool(late.asked))
            await quick._pair(live)
            late.go_on.set()
            await refused(pairing, Reason.STALE)
            # It looks again, with a round that has just begun: nothing is to be paired.
            await refused(slow._pair(beside), Reason.STALE)
            assert len((await slow.event(live.id)).event.rounds) == 1

    run(story())
