"""Rated tables: what they need, what is kept when they end, and that it can be counted again."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.ratings.book import RatingBook
from skyshelf.ratings.fold import Ladder, Rated
from skyshelf.ratings.recount import recount
from skyshelf.tables.plan import ClockPlan, Plan, check
from tests.tables.helpers import ME, OPEN, bot, choose_any, eventually, open_house, run, two_players

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


def test_a_table_that_is_not_rated_keeps_no_result(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await table.ask("ben", "resign", Seat(0))

    run(story())
    assert recount(sqlite, journals=False).results == 0
