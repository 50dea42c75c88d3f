"""Rated tables: what they need, what is kept when they end, and that it can be counted again."""

from __future__ import annotations

import json

import msgspec
import pytest
from typer.testing import CliRunner

from skyshelf.cli import app
from skyshelf.engine.errors import BadSetup
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.ratings.book import RatingBook
from skyshelf.ratings.fold import Ladder, Rated
from skyshelf.ratings.recount import recount
from skyshelf.tables.entries import Chose, Created, Entry, Row, Sat, Started, TakenOver
from skyshelf.tables.house import House
from skyshelf.tables.plan import ClockPlan, Plan, check
from skyshelf.tables.refusal import Reason
from skyshelf.tables.results import result_of
from skyshelf.tables.room import Room
from skyshelf.tables.table import Table
from tests.tables.helpers import (
    ME,
    OPEN,
    bot,
    choose_any,
    eventually,
    open_house,
    refused,
    run,
    two_players,
)

CLOCK = ClockPlan("bank", seconds=600)
RATED = Plan("whispers", (ME, OPEN), mode="strict", clock=CLOCK, rated=True, window=0)


@pytest.mark.parametrize(
    ("plan", "word"),
    [
        (Plan("painters", (ME, OPEN), mode="friendly", clock=CLOCK, rated=True), "strict"),
        (Plan("painters", (ME, OPEN), mode="strict", rated=True), "clock"),
        (Plan("painters", (ME, OPEN), mode="strict", clock=CLOCK, rated=True, hints=True), "hints"),
        (Plan("painters", (bot("easy"), bot("easy")), mode="strict", clock=CLOCK, rated=True), "person"),
        (Plan("horde", (ME,), {"tier_decks": True}, "strict", CLOCK, rated=True), "rated-rules"),
    ],
)
def test_a_rated_table_has_conditions(plan: Plan, word: str) -> None:
    with pytest.raises(BadSetup, match=word):
        check(plan)


def test_a_rated_game_is_kept_and_counted_again_from_its_journal(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house, RATED)
            await table.ask("ben", "resign", Seat(0))
            ratings = await RatingBook(house.store).ratings()
            ladder = ratings.ladders[Ladder("whispers", "table", 2)]
            assert ladder[Rated("person", "ada")].mu > ladder[Rated("person", "ben")].mu
            # A rematch is another game.
            await table.ask("ada", "rematch", Seat(0))
            await table.answer("ben", table.room.version, True)
            await eventually(lambda: table.room.status == "playing")
            rng = Rng(3)
            while table.room.status == "playing":
                await choose_any(table, rng)

    run(story())
    again = recount(sqlite, journals=True)
    assert again.results == 2
    assert again.wrong == []
    assert again.ratings.ladders[Ladder("whispers", "table", 2)][Rated("person", "ada")].games == 2


@pytest.mark.parametrize(("left", "ranks"), [((), (1, 2)), ((0,), (1, 2)), ((0, 1), (2, 1))])
def test_together_nobody_wins_by_leaving_the_game_to_bots(
    left: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    room = Room(Plan("horde", (ME, OPEN), {"mode": "coop"}, "strict", CLOCK, rated=True))
    entries: list[Entry] = [
        Created(room.plan),
        Sat(Seat(0), "Ada"),
        Sat(Seat(1), "Ben"),
        Started("5eed", 1, Seat(0)),
        *(TakenOver(Seat(seat), "greedy", "time") for seat in left),
        Chose(Seat(0), 0, "end", None),
    ]
    for n, entry in enumerate(entries):
        actor = ["ada", "ada", "ben", "", "", "", ""][n]
        room.apply(Row(n, float(n), actor, "", entry))
    result = result_of(room, Outcome("victory", (Seat(0), Seat(1)), "HRD-COOP-01"))
    assert result is not None
    assert result.rival
    assert result.ranks == ranks


def test_a_table_that_is_not_rated_keeps_no_result(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await table.ask("ben", "resign", Seat(0))

    run(story())
    assert recount(sqlite, journals=False).results == 0


def test_nobody_avoids_a_defeat_by_a_bot(sqlite: str) -> None:
    """Called off, left or deleted: who lost to a horde or a bot did not lose, as often as they liked."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            for way in ("leave", "delete"):
                table = await _against_bots(house)
                await refused(table.ask("ada", "call-off", Seat(0)), Reason.FORBIDDEN)
                if way == "leave":
                    await table.leave("ada")
                else:
                    await house.delete(table.id, "ada")
            ratings = await RatingBook(house.store).ratings()
            rating = ratings.ladders[Ladder("painters", "table", 2)][Rated("person", "ada")]
            assert (rating.games, rating.wins) == (2, 0)

    run(story())
    assert recount(sqlite, journals=True).wrong == []


def test_the_command_names_bots_by_their_level(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            await (await _against_bots(house)).leave("ada")

    run(story())
    told = CliRunner().invoke(app, ["ratings", "--database", sqlite, "--json"])
    assert {json.loads(line)["name"] for line in told.stdout.splitlines()} == {"Ada", "random"}
    assert "random" in CliRunner().invoke(app, ["ratings", "--database", sqlite]).stdout


def test_what_nobody_has_played_yet_may_be_called_off(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await house.table(await house.create("ada", "Ada", AGAINST_BOTS))
            await eventually(lambda: table.room.status == "playing")
            await table.ask("ada", "call-off", Seat(0))
            assert table.room.status == "over"
            unrated = msgspec.structs.replace(AGAINST_BOTS, rated=False)
            table = await _against_bots(house, unrated)
            await table.leave("ada")
            assert table.room.status == "playing"
            await table.come_back("ada")
            await table.ask("ada", "call-off", Seat(0))
            people = await two_players(house, RATED)
            await choose_any(people, Rng(1))
            await people.leave("ada")
            assert people.room.status == "playing", "whoever is left may let a bot play on, and has won"

    run(story())
    assert recount(sqlite, journals=False).results == 0


def test_a_request_to_call_off_does_not_wait_for_a_defeat(sqlite: str) -> None:
    """Two against a horde: one asks before the first choice, the other agrees when all is lost."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            plan = Plan("horde", (ME, OPEN), mode="strict", clock=CLOCK, rated=True, window=0)
            table = await two_players(house, plan)
            asked = await table.ask("ada", "call-off", Seat(0))
            await choose_any(table, Rng(1))
            await refused(table.answer("ben", asked, True), Reason.FORBIDDEN)
            await table.answer("ben", asked, False)
            await table.leave("ada")
            assert table.room.status == "playing", "Ben plays on"
            await table.leave("ben")
            assert (table.room.status, recount(sqlite, journals=False).results) == ("over", 1)

    run(story())
    again = recount(sqlite, journals=True)
    assert again.wrong == []
    (ladder,) = again.ratings.ladders.values()
    assert [each.wins for who, each in sorted(ladder.items()) if who.kind == "person"] == [0, 0]


AGAINST_BOTS = Plan("painters", (ME, bot("random")), mode="strict", clock=CLOCK, rated=True, window=0)


async def _against_bots(house: House, plan: Plan = AGAINST_BOTS) -> Table:
    """The first choice is made."""
    table = await house.table(await house.create("ada", "Ada", plan))
    await eventually(lambda: table.room.decider == 0)
    await choose_any(table, Rng(1))
    return table
