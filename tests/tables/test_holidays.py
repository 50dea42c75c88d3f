"""Holidays: a clock in days stands still, by the journal's times alone; nobody else takes the seat meanwhile."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.tables.clock import Clock
from skyshelf.tables.holidays import Holiday, when_over
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.refusal import Reason
from tests.tables.helpers import ME, OPEN, Ticker, eventually, open_house, player, refused, run, two_players

DAY = 86_400.0
DAYS = Plan("whispers", (ME, OPEN), clock=ClockPlan("days", days=2))


@pytest.mark.parametrize(
    ("holidays", "over"),
    [
        ([], 110),
        ([Holiday(50, 90)], 110),  # gone by
        ([Holiday(90, 105)], 115),  # has begun before
        ([Holiday(103, 108)], 115),
        ([Holiday(103, 108), Holiday(110, 130)], 135),
        ([Holiday(110, 130)], 110),  # the time is up before
    ],
)
def test_what_lies_in_a_holiday_does_not_count(holidays: list[Holiday], over: float) -> None:
    assert when_over(100, 10, holidays) == over


def test_other_clocks_know_no_holidays() -> None:
    clock = Clock(ClockPlan("move", seconds=30), 2)
    clock.start(100, Seat(0))
    assert clock.deadline([Holiday(0, 1_000_000)]) == 130


def test_the_clock_stands_still_and_goes_on_after_a_restart(database: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        away = (Holiday(ticker.time + DAY, ticker.time + 11 * DAY),)
        async with open_house(database, now=ticker, idle_after=5) as house:
            table = await two_players(house, DAYS)
            slow, begun = player(table), table.room.asked_at
            await table.be_away(slow, away)
            assert table.room.deadline() == begun + 12 * DAY
            room_id, seat = table.id, table.room.seat_of(slow)
        assert seat is not None
        async with open_house(database, now=ticker, idle_after=5) as house:
            ticker.time = begun + 11 * DAY
            table = await house.table(room_id)
            assert table.room.seats[seat].holidays == away
            assert (await table.look("")).room.seats[seat].holidays == away
            assert not table.room.seats[seat].bot
            ticker.time = begun + 12 * DAY + 1

            def taken_over() -> bool:
                live = house.live_table(room_id)
                return live is not None and live.room.seats[seat].bot == "greedy"

            await eventually(taken_over)

    run(story())


def test_only_the_one_who_is_away_stands_still(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await two_players(house, DAYS)
            quick = next(seat.guest for seat in table.room.seats if seat.guest != player(table))
            await table.be_away(quick, (Holiday(ticker.time, ticker.time + 20 * DAY),))
            assert table.room.deadline() == table.room.asked_at + 2 * DAY

    run(story())


def test_in_a_game_of_days_nobody_is_replaced_for_being_away(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker, idle_after=1e9) as house:
            table = await two_players(house, DAYS)
            slow = player(table)
            other = next(seat.guest for seat in table.room.seats if seat.guest != slow)
            seat = table.room.seat_of(slow)
            assert seat is not None
            ticker.time += 3_600
            refusal = await refused(table.ask(other, "take-over", seat), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-days-to-move"
            await table.leave(slow)
            await table.ask(other, "take-over", seat)
            assert table.room.seats[seat].bot

    run(story())


def test_where_no_clock_counts_days_holidays_are_no_news(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await refused(table.be_away("ada", (Holiday(0, 1),)), Reason.STALE)
            await refused(table.be_away("nobody", (Holiday(0, 1),)), Reason.FORBIDDEN)

    run(story())
