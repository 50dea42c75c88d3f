"""One thing of an event that cannot be done: everything else goes on, and who looks after the server reads of it."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import pytest
from msgspec import structs

from skyshelf.events import deeds
from skyshelf.events.bot_games import BotGame, BotResult
from skyshelf.events.hall import Hall
from skyshelf.events.live import LiveEvent
from skyshelf.events.refusal import EventRefusal
from skyshelf.events.tables import room_for
from skyshelf.tables.refusal import Reason
from tests.events.reckoning import Inline
from tests.events.test_hall import BOTS, PEOPLE, made, open_hall, start
from tests.tables.helpers import eventually, run

FOUR = ("ada", "ben", "cleo", "dan")


async def paired(hall: Hall) -> LiveEvent:
    """Four people have entered, and nobody need say that they are there."""
    live = await made(hall, structs.replace(PEOPLE, rounds=1, ready=600))
    for person in FOUR:
        await live.act(person, "", partial(deeds.join, live.event, person, person.capitalize()))
    await start(live)
    await eventually(lambda: bool(live.event.rounds))
    return live


@pytest.mark.parametrize(
    "error",
    [RuntimeError("no room"), EventRefusal(Reason.ILLEGAL, "uneven-sides")],
    ids=["raises", "refuses"],
)
def test_a_game_that_cannot_begin_holds_up_no_other_and_is_told(
    sqlite: str, error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            live = await paired(hall)
            first, second = live.event.rounds[0].groups
            bad, lay = room_for(live.event, live.id, 1, 0, first), hall.house.lay

            async def lay_others(room: str, *about: Any) -> None:
                if room == bad:
                    raise error
                await lay(room, *about)

            monkeypatch.setattr(hall.house, "lay", lay_others)
            for person in FOUR:
                await live.act(person, "", partial(deeds.ready, live.event, person, 1))
            hall.attend(live)
            await eventually(lambda: second.table is not None)
            assert first.table is None
            await eventually(lambda: hall.stuck == 1)
            told = next(record for record in caplog.records if record.levelno >= logging.WARNING)
            assert (told.__dict__["event"], told.__dict__["step"]) == (live.id[:4], "SeatGroup 1 0")
            # Its organiser decides it, and nothing is wrong any more.
            why = "The table could not be laid."
            await live.act("olga", "", lambda: deeds.correct(live.event, "olga", 1, 0, (1, 2), why))
            hall.attend(live)
            await eventually(lambda: hall.stuck == 0)

    run(story())


def test_what_failed_for_a_while_is_done_in_the_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            live = await paired(hall)
            lay, failures = hall.house.lay, iter(range(3))

            async def lay_later(room: str, *about: Any) -> None:
                if next(failures, None) is not None:
                    raise RuntimeError("not yet")
                await lay(room, *about)

            monkeypatch.setattr(hall.house, "lay", lay_later)
            for person in FOUR:
                await live.act(person, "", partial(deeds.ready, live.event, person, 1))
            hall.attend(live)
            await eventually(lambda: all(group.table for group in live.event.rounds[0].groups))
            await eventually(lambda: hall.stuck == 0)

    run(story())


class Choosy(Inline):
    """Cannot play one of the games, and none that comes with it."""

    def __init__(self) -> None:
        self.bad: int | None = None

    async def play(self, games: tuple[BotGame, ...]) -> list[BotResult]:
        if self.bad is None:
            self.bad = games[0].seed
        if any(game.seed == self.bad for game in games):
            raise RuntimeError("the worker of events ended")
        return await super().play(games)


def test_a_game_of_bots_that_cannot_be_played_holds_up_no_other(sqlite: str) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            hall._reckoner = Choosy()
            live = await made(hall, structs.replace(BOTS, rounds=1))
            await live.act("olga", "", lambda: deeds.add_bots(live.event, "olga", "random", 6))
            await start(live)
            await eventually(lambda: bool(live.event.rounds))
            first, *others = live.event.rounds[0].groups
            await eventually(lambda: all(group.result is not None for group in others))
            assert first.result is None
            assert hall.stuck == 1

    run(story())


def test_an_event_that_cannot_be_read_holds_up_no_other(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_hall(sqlite) as hall:
            bad = await made(hall, structs.replace(BOTS, rounds=1))
            await bad.act("olga", "", lambda: deeds.add_bots(bad.event, "olga", "random", 2))
            rows = hall.store.rows

            async def rows_of_others(id: str, after: int = -1) -> Any:
                if id == bad.id:
                    raise ValueError("it is written in no language")
                return await rows(id, after)

            good = await made(hall, structs.replace(BOTS, rounds=1))
            await good.act("olga", "", lambda: deeds.add_bots(good.event, "olga", "random", 2))
            monkeypatch.setattr(hall, "attend", lambda live: None)
            await start(bad)
            await start(good)
            monkeypatch.undo()
            monkeypatch.setattr(hall.store, "rows", rows_of_others)
            hall.drop(bad)
            await eventually(lambda: good.event.status == "over")

    run(story())
