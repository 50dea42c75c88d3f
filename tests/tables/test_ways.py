"""What a page offers before a game: ways to play, seats with their roles, bots with names."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.tables.house import House
from skyshelf.tables.plan import Plan
from tests.tables.helpers import ME, OPEN, bot, open_house, run


@pytest.mark.parametrize("name", NAMES)
def test_every_way_to_play_makes_a_game(name: str) -> None:
    game = game_named(name)
    for way in game.ways():
        for seats in way.seats:
            settings = game.agree(seats, way.settings)
            assert len(game.roles(seats, settings)) == seats
    assert {seats for way in game.ways() for seats in way.seats} == set(range(game.fewest, game.most + 1))


def test_in_versus_the_last_seat_is_the_horde() -> None:
    game = game_named("horde")
    assert game.roles(3, game.agree(3, {"mode": "versus"})) == ("alliance", "alliance", "horde")
    assert game.roles(2, game.agree(2, {"mode": "coop"})) == ("", "")


def test_teams_sit_alternately() -> None:
    game = game_named("skytear")
    assert game.roles(4, game.agree(4, {})) == ("south", "north", "south", "north")


def test_bots_have_names_of_their_own_that_stay(sqlite: str) -> None:
    async def names(house: House, room_id: str) -> list[str]:
        return [seat.name for seat in (await house.table(room_id)).room.seats]

    async def story() -> None:
        plan = Plan("painters", (ME, OPEN, bot("greedy"), bot("search:1s")))
        async with open_house(sqlite) as house:
            room_id = await house.create("ada", "Ada", plan)
            first = await names(house, room_id)
        async with open_house(sqlite) as house:
            assert await names(house, room_id) == first
        assert len(set(first)) == 4
        assert not {"greedy", "search"} & set(first)

    run(story())
