"""Passing in advance: reactions go by until something happens, and nobody else can tell."""

from __future__ import annotations

import asyncio

import pytest

from skyshelf.engine.event import Event
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import SEATS
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.games.skytear.vocabulary.names import Action
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.messages import Step
from skyshelf.tables.plan import Plan
from skyshelf.tables.refusal import Reason
from skyshelf.tables.table import Table
from tests.tables.helpers import (
    ME,
    OPEN,
    Box,
    Ticker,
    choose,
    eventually,
    open_house,
    player,
    playing,
    refused,
    run,
    two_players,
)

QUICK = Plan("whispers", (ME, OPEN), window=0)


async def play_a_card(table: Table) -> None:
    decision = playing(table).state.decision
    assert decision is not None
    await choose(
        table, next(option.text() for option in decision.options if option.text().startswith("play"))
    )


def other(table: Table) -> str:
    return next(seat.guest for seat in table.room.seats if seat.guest != player(table))


def texts(table: Table) -> list[str]:
    return [move.text for move in table.room.line]


def test_reactions_go_by_until_it_is_ones_own_turn(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, QUICK)
            waits = other(table)
            await table.pass_until(waits, "turn")
            await play_a_card(table)
            await eventually(lambda: "pass" in texts(table))
            assert player(table) == waits  # their own turn has come, and they are asked
            while await house.store.passing.of(table.id):  # it is forgotten after the pass was told
                await asyncio.sleep(0.005)
            assert table.passing.of(table.room.decider or SEATS[0]) == ""

    run(story())


def test_whoever_is_asked_already_passes_at_once(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            await play_a_card(table)
            assert texts(table)[-1] != "pass"
            await table.pass_until(player(table), "round")
            await eventually(lambda: texts(table)[-1] == "pass")

    run(story())


def test_what_one_waited_for_ends_it_before_one_is_passed_over(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            waits = other(table)
            await table.pass_until(waits, "attack")
            await play_a_card(table)
            decision = playing(table).state.decision
            assert decision is not None
            assert (decision.kind, player(table)) == ("counter", waits)
            assert await house.store.passing.of(table.id) == []
            assert texts(table)[-1] != "pass"

    run(story())


def test_it_is_cancelled_at_any_time(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            waits = other(table)
            await table.pass_until(waits, "round")
            await table.pass_until(waits, "")
            await play_a_card(table)
            assert player(table) == waits
            assert await house.store.passing.of(table.id) == []

    run(story())


def test_it_is_still_so_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            table = await two_players(house, QUICK)
            room_id, waits = table.id, other(table)
            await table.pass_until(waits, "round")
        async with open_house(database) as house:
            # Nobody needs to come by for it.
            await eventually(lambda: house.live_table(room_id) is not None)
            table = await house.table(room_id)
            await play_a_card(table)
            await eventually(lambda: texts(table)[-1] == "pass")

    run(story())


def test_what_has_ended_while_nobody_could_write_it_down_has_ended(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            room_id, waits = table.id, other(table)
            await table.pass_until(waits, "round")
            kept = await house.store.passing.of(room_id)
            await choose(table, "draw")
            assert await house.store.passing.of(room_id) == []
            await house.store.passing.keep(room_id, kept[0])
        async with open_house(sqlite) as house:
            table = await house.table(room_id)
            assert table.passing.of(table.room.seat_of(waits) or SEATS[0]) == ""
            assert await house.store.passing.of(room_id) == []

    run(story())


def test_two_servers_know_of_it(postgres: OwnPostgres) -> None:
    async def story() -> None:
        database = postgres.new_database()
        async with open_house(database) as one, open_house(database) as two:
            table = await two_players(one, QUICK)
            elsewhere = await two.table(table.id)
            waits = other(table)
            await elsewhere.pass_until(waits, "turn")
            await eventually(lambda: table.passing.of(table.room.seat_of(waits) or SEATS[0]) == "turn")
            await play_a_card(table)
            await eventually(lambda: "pass" in texts(table))

    run(story())


def test_nobody_else_hears_of_it_and_a_pass_takes_as_long_as_any_answer(sqlite: str) -> None:
    async def told(in_advance: bool) -> tuple[list[str], float]:
        """All that the other player is told, and how long the pass took."""
        ticker = Ticker()
        customs = {"now": ticker, "sleep": ticker.sleep, "idle_after": 1e9, "new_seed": lambda: 7}
        async with open_house(f"{sqlite}{in_advance}", **customs, new_id=lambda: "same") as house:
            table = await two_players(house, Plan("whispers", (ME, OPEN), window=0.7))
            plays, waits = player(table), other(table)
            box = Box()
            await table.watch(box, plays)
            if in_advance:
                await table.pass_until(waits, "turn")
            await play_a_card(table)
            asked = ticker.time
            seat = table.room.seat_of(waits)
            if not in_advance:
                await choose(table, "pass")
            await box.until(lambda message: isinstance(message, Step) and message.by == seat)
            return [repr(message) for message in box.messages], ticker.time - asked

    advance, answered = run(told(True)), run(told(False))
    assert advance[1] == answered[1] == pytest.approx(0.7)
    assert [without_addresses(line) for line in advance[0]] == [
        without_addresses(line) for line in answered[0]
    ]


def without_addresses(line: str) -> str:
    return "".join(part.partition(">")[2] for part in line.split(" object at 0x"))


def test_what_cannot_be_is_refused(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, QUICK)
            refusal = await refused(table.pass_until("ada", "christmas"), Reason.ILLEGAL)
            assert refusal.phrase.key == "tables-no-until"
            await refused(table.pass_until("nobody", "turn"), Reason.FORBIDDEN)
            other_game = await two_players(house, Plan("painters", (ME, OPEN)))
            refusal = await refused(other_game.pass_until("ada", "turn"), Reason.ILLEGAL)
            assert refusal.phrase.key == "tables-no-passing"

    run(story())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_names_what_there_is(name: str) -> None:
    game = game_named(name)
    assert not game.rousings or game.waivable
    assert all(len(until) <= 12 for until in game.rousings)


def test_in_skytear_only_an_attack_is_an_attack() -> None:
    game = game_named("skytear")

    def declared(action: Action) -> Event:
        return Event("declared", "SKY-STK-05", {"who": WHO[0], "what": action.phrase()})

    assert game.rouses(declared(Action.ATTACK), "attack")
    assert not game.rouses(declared(Action.MOVE), "attack")
    assert game.rouses(Event("turn", "SKY-PHASE-01", {}), "round")
