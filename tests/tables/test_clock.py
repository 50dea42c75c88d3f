"""Clocks: they run by the journal's times alone, and a bot plays on when they run out."""

from __future__ import annotations

import asyncio

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.tables import automation
from skyshelf.tables.clock import Clock
from skyshelf.tables.house import House
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.results import result_of
from skyshelf.tables.room import Ending
from skyshelf.tables.table import Table
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    bot,
    choose_any,
    eventually,
    open_house,
    player,
    refused,
    run,
    two_players,
)


def clock(plan: ClockPlan) -> Clock:
    made = Clock(plan, 2)
    made.start(100, Seat(0))
    return made


def test_without_a_clock_nobody_is_hurried() -> None:
    assert clock(ClockPlan()).deadline() is None


def test_each_decision_has_its_seconds() -> None:
    running = clock(ClockPlan("move", seconds=30))
    assert running.deadline() == 130
    running.turn_to(120, Seat(0))
    assert running.deadline() == 150


def test_days_are_days() -> None:
    assert clock(ClockPlan("days", days=2)).deadline() == 100 + 2 * 86_400


def test_a_bank_is_used_up_and_gets_its_increment_when_the_turn_passes() -> None:
    running = clock(ClockPlan("bank", seconds=60, increment=5))
    running.turn_to(110, Seat(0))
    assert running.banks == [50, 60]
    running.turn_to(130, Seat(1))
    assert running.banks == [35, 60]
    assert running.deadline() == 190
    running.turn_to(500, Seat(0))
    assert running.banks == [35, 5]
    running.turn_to(501, None)
    assert running.deadline() is None


def test_who_takes_a_choice_back_has_no_more_time_for_it_than_before() -> None:
    running = clock(ClockPlan("move", seconds=30))
    first = running.turn_to(120, Seat(0))
    running.go_back(125, False, [(Seat(0), first)])
    assert running.deadline() == 135, "twenty of its thirty seconds are used"
    again = running.turn_to(130, Seat(1))
    running.go_back(131, False, [(Seat(0), again)])
    assert running.deadline() == 136


def test_nothing_is_earned_by_taking_choices_back() -> None:
    running = clock(ClockPlan("bank", seconds=60, increment=5))
    for _ in range(10):
        passed = running.turn_to(running.since + 1, Seat(1))
        running.go_back(running.since + 1, False, [(Seat(0), passed)])
    assert running.banks == [40, 60]


def test_whoever_takes_a_choice_back_pays_for_the_time_since() -> None:
    """Else one could choose, let the other one think, take it back, and choose again until the other has no time."""
    running = clock(ClockPlan("bank", seconds=60))
    passed = running.turn_to(running.since + 1, Seat(1))
    running.go_back(running.since + 5, False, [(Seat(0), passed)])
    assert running.banks == [54, 60]
    assert running.running == Seat(0)


def test_what_took_long_before_there_was_a_clock_does_not_count() -> None:
    assert clock(ClockPlan()).turn_to(9_000, Seat(1)).took == 0


def test_a_timer_that_was_early_is_set_again(sqlite: str) -> None:
    """By a fraction of a millisecond one in ten was, and the clock that had run out ran on for ever."""

    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            clock = ClockPlan("move", seconds=1)
            table = await two_players(house, Plan("whispers", (ME, OPEN), clock=clock))
            ticker.time += 0.95
            table.attend()
            await asyncio.sleep(0.2)
            assert not any(seat.bot for seat in table.room.seats), "there is time left by the house's clock"
            ticker.time += 0.1
            await eventually(lambda: any(seat.bot for seat in table.room.seats))

    run(story())


@pytest.mark.parametrize(
    ("plan", "seconds", "may_return"),
    [
        (ClockPlan("move", seconds=30), 30, True),
        (ClockPlan("days", days=1), 86_400, True),
        (ClockPlan("bank", seconds=60, increment=2), 60, False),
    ],
)
def test_when_time_is_up_a_bot_plays_on(sqlite: str, plan: ClockPlan, seconds: int, may_return: bool) -> None:
    async def story() -> None:
        ticker = Ticker()
        # The table is let go while nobody watches: its clock must be seen to all the same.
        async with open_house(sqlite, now=ticker, idle_after=5) as house:
            table = await house.table(
                await house.create("ada", "Ada", Plan("painters", (ME, OPEN), clock=plan))
            )
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            slow = table.room.decider
            assert slow is not None
            ticker.time += 10
            await eventually(lambda: house.live == 0)
            ticker.time += seconds - 9

            def taken_over() -> bool:
                live = house.live_table(table.id)
                return live is not None and live.room.seats[slow].bot == "greedy"

            await eventually(taken_over)
            late = house.live_table(table.id)
            assert late is not None
            guest = late.room.seats[slow].guest
            await eventually(lambda: bool(late.room.line))
            assert late.room.line[0].seat == slow
            if may_return:
                await late.come_back(guest)
                assert late.room.seats[slow].here
            else:
                with pytest.raises(Refusal) as refusal:
                    await late.come_back(guest)
                assert refusal.value.reason is Reason.FORBIDDEN

    run(story())


RATED = Plan(
    "painters", (ME, bot("greedy")), mode="strict", clock=ClockPlan("move", seconds=90), window=0, rated=True
)


async def _after_a_choice(house: House, plan: Plan, decider: int) -> Table:
    """A table at which Ada has chosen and nobody looks any more; this seat is to move, and no bot thinks."""
    table = await house.table(await house.create("ada", "Ada", plan))

    async def look_until_it_is_her_turn() -> None:
        await table.watch(box := Box(), "ada")
        await eventually(lambda: table.room.decider == 0)
        await table.unwatch(box)

    await look_until_it_is_her_turn()
    while table.room.decider == 0:
        await choose_any(table, Rng(1))
    if decider == 0:
        await look_until_it_is_her_turn()
    return table


@pytest.mark.parametrize("decider", [0, 1])
@pytest.mark.parametrize("idle", [5, 1000])
def test_who_goes_away_from_a_rated_game_against_bots_has_lost_it(
    sqlite: str, decider: int, idle: int
) -> None:
    """Closing the browser was as good as not having lost; getting up was not."""

    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, watched_for=0, idle_after=idle) as house:
            table = await _after_a_choice(house, RATED, decider)
            ticker.time += 89
            table.attend()
            if idle < 89:
                await eventually(lambda: house.live == 0)
            assert (await house.table(table.id)).room.status == "playing"
            ticker.time += 2
            for live in filter(None, [house.live_table(table.id)]):
                live.attend()

            def is_over() -> bool:
                live = house.live_table(table.id)
                return live is not None and live.room.status == "over"

            await eventually(is_over)
            over = await house.table(table.id)
            await over.look("ada")  # it is written when others have their turn
            assert over.room.ended == Ending("time-up", Seat(0), (Seat(1),))
            (kept,) = await house.mine("ada")
            assert kept.listed.result_for(Seat(0)) == "lost"
            result = result_of(over.room, None)
            assert result is not None
            assert (result.rated, result.ranks) == (True, (2, 1))

    run(story())


SOON = ClockPlan("move", seconds=20)


def test_whose_time_ran_out_while_no_server_ran_can_come_back_and_choose(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await two_players(house, Plan("painters", (ME, OPEN), clock=SOON, window=0))
            room_id, slow = table.id, player(table)
        ticker.time += 60
        async with open_house(sqlite, now=ticker) as house:
            await eventually(lambda: house.live_table(room_id) is not None)
            table = await house.table(room_id)
            await asyncio.sleep(0.1)
            assert player(table) == slow
            await choose_any(table, Rng(1))
            late = next(number for number, each in enumerate(table.room.seats) if each.guest == player(table))
            ticker.time += 21  # this one's time has run since, and nothing was in the way
            table.attend()
            await eventually(lambda: bool(table.room.seats[late].bot))

    run(story())


def test_who_does_not_come_back_after_an_outage_has_no_more_time(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await two_players(house, Plan("painters", (ME, OPEN), clock=SOON, window=0))
            room_id, late = table.id, table.room.decider
        assert late is not None
        ticker.time += 60
        async with open_house(sqlite, now=ticker) as house:
            table = await house.table(room_id)
            ticker.time += house.customs.mercy + 1
            table.attend()
            await eventually(lambda: bool(table.room.seats[late].bot))

    run(story())


@pytest.mark.parametrize("decider", [0, 1])
def test_an_outage_costs_nobody_a_rated_game_at_once(sqlite: str, decider: int) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, watched_for=0) as house:
            room_id = (await _after_a_choice(house, RATED, decider)).id
        ticker.time += 1000
        async with open_house(sqlite, now=ticker, watched_for=0) as house:
            await eventually(lambda: house.live_table(room_id) is not None)
            table = await house.table(room_id)
            await asyncio.sleep(0.1)
            assert table.room.status == "playing"
            ticker.time += house.customs.mercy + 1
            table.attend()
            await eventually(lambda: table.room.status == "over")

    run(story())


def test_a_database_that_was_away_is_an_outage_as_well(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            assert house.when_due(ticker.time - 5, ticker.time + 1) == ticker.time + house.customs.mercy
            ticker.time += 100
            assert house.when_due(ticker.time - 5, ticker.time + 1) == ticker.time + 1
            writer = house.store._writer
            assert writer is not None
            writer.failing = "no answer"
            await eventually(lambda: not writer.failing)
            due = ticker.time + house.customs.mercy
            await eventually(lambda: house.when_due(ticker.time - 5, ticker.time + 1) == due)

    run(story())


def test_a_bot_that_is_slow_costs_nobody_a_rated_game(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, watched_for=0) as house:
            table = await _after_a_choice(house, RATED, 1)
            ticker.time += 1000
            await table.watch(Box(), "ada")
            await eventually(lambda: table.room.decider == 0)
            assert table.room.status == "playing"

    run(story())


def test_before_the_first_choice_nobody_has_lost(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await house.table(await house.create("ada", "Ada", RATED))
            await eventually(lambda: table.room.decider == 0)
            ticker.time += 91
            table.attend()
            await eventually(lambda: table.room.seats[0].bot == "greedy")

    run(story())


def test_a_quick_player_keeps_the_seat(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        plan = Plan("painters", (ME, OPEN), clock=ClockPlan("move", seconds=30))
        async with open_house(sqlite, now=ticker) as house:
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            rng = Rng(1)
            for _ in range(10):
                ticker.time += 29
                await choose_any(table, rng)
            assert all(seat.here for seat in table.room.seats)

    run(story())


def test_time_is_up_soon_after_the_machine_has_slept(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The timers of the loop stand still meanwhile: the seat was waited for as long again as its time had been."""
    monkeypatch.setattr(automation, "_LONGEST_WAIT", 0.05)

    async def story() -> None:
        ticker = Ticker()
        plan = Plan("painters", (ME, OPEN), clock=ClockPlan("move", seconds=3600))
        async with open_house(sqlite, now=ticker) as house:
            table = await two_players(house, plan)
            await table.watch(Box(), "ada")
            ticker.time += 3601
            await eventually(lambda: any(seat.bot for seat in table.room.seats))

    run(story(), 30)


def test_a_full_table_saves_nobody_from_losing_on_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await _after_a_choice(house, RATED, 0)
            monkeypatch.setattr("skyshelf.tables.table.MOST_ENTRIES", table.room.version)
            ticker.time += 1000
            table.attend()
            await eventually(lambda: table.room.status == "over")
            assert table.room.ended is not None
            assert table.room.ended.how == "time-up"

    run(story(), 30)


def test_who_gets_up_and_comes_back_has_no_more_time_by_it(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            plan = Plan("painters", (ME, OPEN), clock=ClockPlan("move", seconds=30))
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            assert table.room.decider is not None
            slow, asked = table.room.seats[table.room.decider].guest, table.room.asked_at
            deadline = table.room.deadline()
            ticker.time += 20
            await table.leave(slow)
            await table.come_back(slow)
            assert (table.room.deadline(), table.room.asked_at) == (deadline, asked)

    run(story())


@pytest.mark.parametrize("counted", [ClockPlan("move", seconds=30), ClockPlan("days", days=1)])
def test_who_comes_back_before_the_bot_has_chosen_has_no_more_time_by_it(
    sqlite: str, counted: ClockPlan
) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, watched_for=0) as house:  # no bot thinks: nobody is there
            plan = Plan("painters", (ME, OPEN), clock=counted)
            room = await house.create("ada", "Ada", plan)
            table = await house.table(room)
            await table.sit("ben", "Ben", None)
            await eventually(lambda: table.room.status == "playing")
            slow, deadline = table.room.decider, table.room.deadline()
            assert slow is not None
            assert deadline is not None
            ticker.time = deadline + 1
            table = await house.table(room)  # after a day the house may have let it go
            table.attend()
            await eventually(lambda: bool(table.room.seats[slow].bot))
            refusal = await refused(table.come_back(player(table)), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-bot-chooses"
            assert table.room.deadline() is None
            assert not table.room.line

    run(story())


def test_who_resigns_and_comes_back_has_no_more_time_by_it(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, watched_for=0) as house:
            plan = Plan("painters", (ME, OPEN, OPEN), clock=ClockPlan("move", seconds=30))
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.sit("ben", "Ben", None)
            await table.sit("cleo", "Cleo", None)
            await eventually(lambda: table.room.status == "playing")
            slow, deadline = player(table), table.room.deadline()
            assert deadline is not None
            for _ in range(2):
                ticker.time += 12
                deadline += 5
                await table.ask(slow, "resign", Seat(0))
                ticker.time += 5  # the bot's time is nobody's
                await table.come_back(slow)
                assert table.room.deadline() == deadline

    run(story())
