"""Holidays over the network: days within a yearly allowance, seen by those who play with one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from skyshelf.people.holidays import A_YEAR, MOST_AT_ONCE, days_by_year
from skyshelf.people.nudges import nudger
from skyshelf.people.nudges.wishes import DaysAway, Wishes
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.store import Kept
from tests.site.running import Browser, ServerThread, wait_for
from tests.site.test_people import become

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC).timestamp()
DAY = 86_400.0
DAYS_CLOCK = {"kind": "days", "days": 3}


class Time:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def server(tmp_path: Path, database: str, time: Time) -> Iterator[ServerThread]:
    running = ServerThread(tmp_path, database=database, now=time)
    yield running
    running.stop()


def set_holiday(browser: Browser, first: str, last: str, status: int = 200, **more: Any) -> dict[str, Any]:
    answer = browser.http.post(
        "/api/people/holidays", json={"first": first, "last": last, "zone": "UTC", **more}
    )
    assert answer.status_code == status, answer.text
    note: dict[str, Any] = answer.json()
    return note


def person(server: ServerThread, name: str) -> Browser:
    browser = Browser(server.url, name)
    become(browser)
    return browser


def test_a_holiday_that_is_kept_reaches_its_tables_although_the_store_was_away(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was kept, its person heard of a fault and asked again, and was told that they are away already."""
    monkeypatch.setattr(nudger, "LOOK_EVERY", 0.05)
    ada, ben = person(server, "Ada"), person(server, "Ben")
    table = ada.make(window=0, clock=DAYS_CLOCK)
    ben.post(table, "sit")
    store = server.site.house.store
    find, away = store.unfinished_of, iter((True,))

    async def sometimes(guest: str) -> list[Kept]:
        if next(away, False):
            raise Refusal(Reason.UNAVAILABLE, "store-down")
        return await find(guest)

    monkeypatch.setattr(store, "unfinished_of", sometimes)
    assert set_holiday(ada, "2026-03-12", "2026-03-16")["holidays"]
    wait_for(lambda: ben.look(table)["room"]["seats"][0]["holidays"])


def test_those_who_play_with_one_see_it_and_the_clock_waits(server: ServerThread, time: Time) -> None:
    ada, ben = person(server, "Ada"), person(server, "Ben")
    before = ada.make(window=0, clock=DAYS_CLOCK)
    ben.post(before, "sit")
    wait_for(lambda: ada.look(before)["times"] is not None)
    deadline = ada.look(before)["times"]["deadline"]
    note = set_holiday(ada, "2026-03-12", "2026-03-16")
    assert note["left"] == [{"year": 2026, "days": A_YEAR - 5}, {"year": 2027, "days": A_YEAR}]
    begin = datetime(2026, 3, 12, tzinfo=UTC).timestamp()
    assert ben.look(before)["room"]["seats"][0]["holidays"] == [{"begin": begin, "end": begin + 5 * DAY}]
    assert ben.look(before)["times"]["deadline"] == deadline + 5 * DAY
    # A game that begins later knows of it as well; one without such a clock need not.
    after, other = ada.make(window=0, clock=DAYS_CLOCK), ada.make(window=0)
    for table in (after, other):
        ben.post(table, "sit")
    wait_for(lambda: bool(ben.look(after)["room"]["seats"][0]["holidays"]))
    wait_for(lambda: ben.look(other)["room"]["status"] == "playing")
    assert ben.look(other)["room"]["seats"][0]["holidays"] == []
    history = ben.http.get(f"/api/tables/{before}/history").json()
    assert any("Ada has set days of holiday" in step["text"] for step in history)


def test_coming_back_early_ends_it_now_and_today_counts(server: ServerThread, time: Time) -> None:
    ada, ben = person(server, "Ada"), person(server, "Ben")
    table = ada.make(window=0, clock=DAYS_CLOCK)
    ben.post(table, "sit")
    wait_for(lambda: ada.look(table)["times"] is not None)
    deadline = ada.look(table)["times"]["deadline"]
    note = set_holiday(ada, "2026-03-10", "2026-03-20")
    assert note["holidays"][0]["begun"]
    time.time += 2 * DAY
    answer = ada.http.post("/api/people/holidays/drop", json={"first": "2026-03-10"})
    assert answer.json() == {
        "holidays": [],
        "left": [{"year": 2026, "days": A_YEAR - 3}, {"year": 2027, "days": A_YEAR}],
    }
    assert ben.look(table)["times"]["deadline"] == pytest.approx(deadline + 2 * DAY)
    again = ada.http.post("/api/people/holidays/drop", json={"first": "2026-03-10"})
    assert again.status_code == 404
    assert "over" in again.json()["text"]


def test_one_that_has_not_begun_gives_its_days_back(server: ServerThread) -> None:
    ada = person(server, "Ada")
    set_holiday(ada, "2026-06-01", "2026-06-10")
    answer = ada.http.post("/api/people/holidays/drop", json={"first": "2026-06-01"})
    assert answer.json()["left"][0] == {"year": 2026, "days": A_YEAR}


@pytest.mark.parametrize(
    ("first", "last", "status", "says"),
    [
        ("2026-03-09", "2026-03-12", 422, "begins today or later"),
        ("2026-03-12", "2026-03-11", 422, "cannot end before it begins"),
        ("2027-06-01", "2027-06-02", 422, "within a year"),
        ("2026-04-01", "2026-04-29", 429, "28 left for 2026"),
        ("2026-02-30", "2026-03-29", 400, ""),
        ("soon", "later", 400, ""),
    ],
)
def test_what_is_no_holiday_is_refused_with_a_sentence(
    server: ServerThread, first: str, last: str, status: int, says: str
) -> None:
    ada = person(server, "Ada")
    text = set_holiday(ada, first, last, status)["text"]
    assert says in text
    assert text
    assert ada.http.get("/api/people/holidays").json()["holidays"] == []


def test_the_allowance_is_for_each_year_and_days_are_not_taken_twice(server: ServerThread) -> None:
    ada = person(server, "Ada")
    note = set_holiday(ada, "2026-12-20", "2027-01-10")
    assert note["left"] == [{"year": 2026, "days": A_YEAR - 12}, {"year": 2027, "days": A_YEAR - 10}]
    assert "already" in set_holiday(ada, "2026-12-30", "2026-12-30", 409)["text"]
    assert "16 left" in set_holiday(ada, "2026-10-01", "2026-10-17", 429)["text"]
    set_holiday(ada, "2026-10-01", "2026-10-16")


def test_a_turn_begun_before_a_holiday_of_last_year_keeps_it(server: ServerThread, time: Time) -> None:
    """The next one, planned in the new year, put it out of the table, and the time of that turn was up at once."""
    time.time = datetime(2026, 12, 20, 12, tzinfo=UTC).timestamp()
    ada, ben = (person(server, name) for name in ("Ada", "Ben"))
    table = ada.make(clock=DAYS_CLOCK, window=0)
    assert ben.post(table, "sit").status_code == 200
    wait_for(lambda: ada.look(table)["prompt"] is not None)
    set_holiday(ada, "2026-12-21", "2026-12-31")
    time.time = datetime(2027, 1, 1, 12, tzinfo=UTC).timestamp()
    set_holiday(ada, "2027-01-10", "2027-01-12")
    half_a_day_before_and_two_and_a_half_after = datetime(2027, 1, 3, 12, tzinfo=UTC).timestamp()
    assert ben.look(table)["times"]["deadline"] == half_a_day_before_and_two_and_a_half_after
    assert not ben.look(table)["room"]["seats"][0]["bot"]


def test_holidays_that_are_over_stand_in_the_way_of_none(server: ServerThread, time: Time) -> None:
    ada = person(server, "Ada")
    for number in range(MOST_AT_ONCE):
        day = date(2026, 3, 11) + timedelta(days=number)
        set_holiday(ada, str(day), str(day))
    set_holiday(ada, "2026-06-01", "2026-06-01", 429)
    time.time += 60 * DAY
    set_holiday(ada, "2026-06-01", "2026-06-01")


def test_guests_have_no_holidays(server: ServerThread) -> None:
    guest = Browser(server.url, "Gus")
    assert set_holiday(guest, "2026-03-12", "2026-03-12", 403)["text"]
    assert guest.http.get("/api/people/holidays").status_code == 403


def test_quiet_hours_and_holidays_leave_each_other_alone(server: ServerThread) -> None:
    ada = person(server, "Ada")
    set_holiday(ada, "2026-03-12", "2026-03-12")
    ada.http.post("/api/people/wishes", json={"quiet_from": 60, "quiet_to": 120, "zone": "UTC"})
    assert ada.http.get("/api/people/holidays").json()["holidays"] == [
        {"first": "2026-03-12", "last": "2026-03-12", "begun": False}
    ]
    assert ada.http.get("/api/people/channels").json()["wishes"] == {
        "quiet_from": 60,
        "quiet_to": 120,
        "placed": True,
    }


def test_on_holiday_nobody_is_told_anything() -> None:
    away = DaysAway(date(2026, 3, 10), date(2026, 3, 11), NOON - DAY / 2, NOON + 1.5 * DAY)
    wishes = Wishes(quiet_from=0, quiet_to=0, away=(away,))
    assert wishes.quiet_for(NOON) == 1.5 * DAY
    assert wishes.quiet_for(NOON + 1.5 * DAY) == 0
    assert Wishes.read(wishes.written()) == wishes
    assert days_by_year([away]) == {2026: 2}


def test_a_day_begins_at_midnight_on_the_clock_of_the_person(server: ServerThread) -> None:
    ada = person(server, "Ada")
    table = ada.make(window=0, clock=DAYS_CLOCK)
    set_holiday(ada, "2026-03-12", "2026-03-12", zone="Europe/Warsaw")
    begin = (datetime(2026, 3, 12, tzinfo=UTC) - timedelta(hours=1)).timestamp()
    assert ada.look(table)["room"]["seats"][0]["holidays"] == [{"begin": begin, "end": begin + DAY}]
