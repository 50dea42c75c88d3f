"""What a table is for its people when they want hints, a clock, or when its rules are gone."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from msgspec.structs import replace

from skyshelf.engine.errors import BadJournal, UnknownGame
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games import shelf
from skyshelf.tables import advice, loading
from skyshelf.tables import table as table_module
from skyshelf.tables.messages import Step
from skyshelf.tables.plan import ClockPlan, Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.room import ASKED_CLOCK, STAND_IN
from skyshelf.tables.thinking.frames import Answer, Counsel
from skyshelf.tables.watchers import commit_to
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    bot,
    choose,
    choose_any,
    eventually,
    open_house,
    player,
    refused,
    run,
    two_players,
)

QUICK = Plan("whispers", (ME, OPEN), window=0)


async def _answered(*_: Any) -> Answer:
    return Answer(0, counsel=(Counsel(0, 0.5, ()),))


def test_between_people_hints_are_given_only_if_they_agreed(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            house.thinkers.answer = _answered  # type: ignore[method-assign,assignment]
            table = await two_players(house, QUICK)
            refusal = await refused(advice.advise(table, player(table)), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-hints-not-agreed"

    run(story())


def test_an_agreed_hint_is_seen_by_the_others(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            house.thinkers.answer = _answered  # type: ignore[method-assign,assignment]
            table = await two_players(house, replace(QUICK, hints=True))
            who = player(table)
            other = "ben" if who == "ada" else "ada"
            await table.watch(box := Box(), other)
            prompt = table.room.prompt
            assert (await advice.advise(table, who))[0] == prompt
            step = await box.until(lambda message: isinstance(message, Step))
            assert isinstance(step, Step)
            assert (step.what, step.phrase and step.phrase.key) == ("hinted", "tables-entry-hinted")
            assert table.room.prompt == prompt, "the open prompt can still be answered"
            await choose(table, table.playing().state.decision.options[0].text())  # type: ignore[union-attr]

    run(story())


def test_alone_against_bots_one_may_always_ask(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(
                await house.create("ada", "Ada", Plan("painters", (ME, bot("random")), window=0))
            )
            await eventually(lambda: table.room.status == "playing" and table.room.decider == 0)
            house.thinkers.answer = _answered  # type: ignore[method-assign,assignment]
            version = table.room.version
            await advice.advise(table, "ada")
            assert table.room.version == version

    run(story())


def test_a_rated_game_has_no_hints_also_against_bots(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            clock = ClockPlan("move", seconds=600)
            plan = Plan("painters", (ME, bot("random")), window=0, mode="strict", clock=clock, rated=True)
            table = await house.table(await house.create("ada", "Ada", plan))
            await eventually(lambda: table.room.status == "playing" and table.room.decider == 0)
            house.thinkers.answer = _answered  # type: ignore[method-assign,assignment]
            refusal = await refused(advice.advise(table, "ada"), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-hints-not-agreed"

    run(story())


def test_the_others_can_ask_for_a_clock_when_somebody_stalls(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await two_players(house, QUICK)
            staller = table.room.decider
            assert staller is not None
            other = "ben" if player(table) == "ada" else "ada"
            refusal = await refused(table.ask(other, "clock", staller), Reason.FORBIDDEN)
            assert refusal.phrase.key == "tables-not-stalling"
            ticker.time += house.customs.stalling_after
            await refused(table.ask(player(table), "clock", Seat(1 - staller)), Reason.FORBIDDEN)
            await table.ask(other, "clock", staller)
            assert table.room.deadline() == ticker.time + ASKED_CLOCK.seconds
            assert table.watchers.picture(None).room.clock == ASKED_CLOCK
            again = await refused(table.ask(other, "clock", staller), Reason.STALE)
            assert again.phrase.key == "tables-clock-runs"
            ticker.time += ASKED_CLOCK.seconds
            table.attend()
            await eventually(lambda: table.room.seats[staller].bot == STAND_IN)

    run(story())


def test_with_three_the_third_must_agree_and_the_staller_is_not_asked(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            plan = Plan("painters", (ME, OPEN, OPEN), window=0)
            table = await house.table(await house.create("ada", "Ada", plan))
            await table.sit("ben", "Ben", None)
            await table.sit("cleo", "Cleo", None)
            for guest in ("ada", "ben", "cleo"):
                await table.watch(Box(), guest)
            await eventually(lambda: table.room.status == "playing")
            ticker.time += house.customs.stalling_after
            staller = table.room.decider
            assert staller is not None
            one, two = (each for each in ("ada", "ben", "cleo") if each != player(table))
            await table.ask(one, "clock", staller)
            assert table.room.request is not None
            assert table.room.clock.plan.kind == "none"
            await refused(table.answer(player(table), table.room.request.number, True), Reason.FORBIDDEN)
            await table.answer(two, table.room.request.number, True)
            assert table.room.clock.plan == ASKED_CLOCK

    run(story())


def test_the_next_game_begins_with_what_was_agreed_at_first(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            table.room.clock.plan = ASKED_CLOCK
            assert table.room.started is not None
            table.room._start(table.room.version + 1, 0.0, table.room.started)
            assert table.room.clock.plan == ClockPlan()

    run(story())


def test_a_table_whose_rules_are_gone_is_frozen_and_can_be_looked_at_and_left(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        clock = ClockPlan("move", seconds=1)
        async with open_house(sqlite) as house:
            table = await two_players(house, replace(QUICK, clock=clock))
            await choose(table, table.playing().state.decision.options[0].text())  # type: ignore[union-attr]
            room_id, who = table.id, player(table)
            await table.say("ada", "Ada", "Hello", "")

        def refuse(*_: Any) -> Any:
            raise BadJournal("Choice 1 of the journal is not possible there.")

        monkeypatch.setattr(loading, "_loaded", refuse)
        with caplog.at_level(logging.WARNING):
            async with open_house(sqlite) as house:
                table = await house.table(room_id)
                assert table.frozen
                picture = await table.look("ada")
                assert (picture.room.frozen, picture.view, picture.prompt) == (True, None, None)
                assert len(await table.history("ada", -1, 100)) == table.room.version + 1
                assert [line.text for line in await table.read_chat("ben")] == ["Hello"]
                await table.say("ben", "Ben", "Pity", "")
                await table.watch(Box(), "ada")
                moving = await refused(table.choose(who, table.room.prompt, 0), Reason.STALE)
                assert moving.phrase.key == "tables-frozen"
                await refused(table.undo(who, table.room.prompt), Reason.STALE)
                assert len(await house.mine("ada")) == 1
                await table.leave("ada")
                assert await house.mine("ada") == [], "it does not count for whoever has left it"
                assert not table._automation.busy
                assert room_id in house._broken, "and it is not read again every second"
        assert [vars(record)["game"] for record in caplog.records if "frozen" in record.message] == [
            "whispers"
        ]

    run(story())


def test_a_table_whose_game_is_gone_from_the_shelf_is_let_alone_counts_for_nobody_and_can_be_deleted(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that was started without the SKYSHELF_GAMES of before read each of them anew every second."""

    async def story() -> None:
        clock = ClockPlan("move", seconds=1)
        async with open_house(sqlite) as house:
            table = await two_players(house, replace(QUICK, clock=clock))
            room_id = table.id
        monkeypatch.delitem(shelf._GAMES, "whispers")
        shelf.game_named.cache_clear()
        with caplog.at_level(logging.WARNING):
            async with open_house(sqlite, most_tables=1) as house:
                for _ in range(2):
                    with pytest.raises(UnknownGame):
                        await house.table(room_id)
                assert room_id in house._broken
                await house.check_seats("ada")
                with pytest.raises(UnknownGame):
                    await house.delete(room_id, "cleo")
                await house.delete(room_id, "ada")
                assert (await house.mine("ada"), len(await house.mine("ben"))) == ([], 1)
                await house.delete(room_id, "ben")
                assert not await house.store.rows(room_id)
        assert len([record for record in caplog.records if "frozen" in record.message]) == 1

    run(story())


def test_a_plan_that_is_not_allowed_any_more_does_not_close_its_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)

            def refuse(*_: Any) -> None:
                raise BadJournal("not allowed any more")

            monkeypatch.setattr(type(table.game), "check", refuse)
            assert table_module._roles(table.game, table.room) == (("", ""), (0, 1))

    run(story())


def test_a_table_that_has_seen_too_much_can_be_left_and_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            monkeypatch.setattr(table_module, "MOST_ENTRIES", table.room.version)
            refusal = await refused(table.choose(player(table), table.room.prompt, 0), Reason.TOO_MUCH)
            assert refusal.phrase.key == "tables-too-long"
            await table.leave("ada")

    run(story())


def test_nobody_fills_a_table_with_other_things_than_choices(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who loses would go on until the table keeps no more, and it would have no end."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            monkeypatch.setattr(table_module, "MOST_DEEDS", 4)
            for name in ("A", "B", "C", "D"):
                await table.rename("ada", name)
            refusal = await refused(table.rename("ada", "E"), Reason.TOO_MUCH)
            assert refusal.phrase.key == "tables-too-often"
            await table.rename("ben", "Benjamin")
            await table.choose(player(table), table.room.prompt, 0)
            await table.ask("ben", "draw", Seat(0))
            request = table.room.request
            assert request is not None
            await table.answer("ada", request.number, False)
            await table.leave("ada")

    run(story())


def test_nobody_fills_a_table_with_requests_that_they_withdraw(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calling the game off may be asked for at a table that has seen too much; it may not be what fills it."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            monkeypatch.setattr(table_module, "MOST_DEEDS", 4)
            for _ in range(4):
                asked = await table.ask("ada", "call-off", Seat(0))
                await table.answer("ada", asked, False)
            refusal = await refused(table.ask("ada", "call-off", Seat(0)), Reason.TOO_MUCH)
            assert refusal.phrase.key == "tables-too-often"
            await table.ask("ada", "resign", Seat(0))
            assert table.room.status == "over", "what ends the game at once is not refused"

    run(story())


def test_nobody_fills_a_table_by_sitting_down_and_getting_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", Plan("whispers", (ME, OPEN, OPEN))))
            monkeypatch.setattr(table_module, "MOST_DEEDS", 4)
            for _ in range(2):
                await table.sit("ben", "Ben", None)
                await table.leave("ben")
            await refused(table.sit("ben", "Ben", None), Reason.TOO_MUCH)
            await table.sit("cleo", "Cleo", None)

    run(story())


def test_the_seed_is_shown_when_the_game_is_over_and_fits_the_commitment(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            note = table.watchers.picture(None).room
            assert note.seed == ""
            assert len(note.commitment) == 64
            rng = Rng(3)
            while table.room.status == "playing":
                await choose_any(table, rng)
            over = table.watchers.picture(None).room
            assert commit_to(over.seed, table.id, 1) == note.commitment == over.commitment
            assert int(over.seed, 16) >> 128 == 1, "chance came from a key"

    run(story())
