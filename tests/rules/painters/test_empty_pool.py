"""Dice pool exhaustion."""

from __future__ import annotations

import pytest

from tests.rules.painters.completing import all_dice, completed
from tests.rules.painters.table import Area, Table, table

ADA: Area = {"A": {"dice": ["blue4", "empty"]}, "S30": {"at": [0, 1], "dice": ["green1", "purple5", "empty"]}}
BEN: Area = {"B": {"dice": ["blue3", "white1"]}}


def last_die_taken(seed: int = 1, ben: Area = BEN) -> Table:
    """Ada takes the last die of the pool and completes no card with it."""
    players = {"ada": {"cards": ADA, "spots": 1}, "ben": {"cards": ben}}
    return table(players=players, pool=["white1"], seed=seed).do("die white1")


@pytest.mark.rule("PNT-EXH-01")
def test_squares_replace_the_completed_dice_of_all_players() -> None:
    t = last_die_taken()
    assert t.on_card("ada", "A")[0] == "square"
    assert t.on_card("ada", "S30")[1] == "square"
    assert t.on_card("ben", "B")[0] == "square"


@pytest.mark.rule("PNT-EXH-02")
def test_the_dice_taken_off_are_rolled_and_form_the_pool() -> None:
    pools = [last_die_taken(seed).pool() for seed in range(1, 30)]
    assert all([die[:-1] for die in pool] == ["blue", "blue", "purple"] for pool in pools)
    assert {die[-1] for pool in pools for die in pool} == set("123456")


@pytest.mark.rule("PNT-EXH-03")
def test_dice_that_are_not_completed_stay() -> None:
    t = last_die_taken()
    assert t.on_card("ada", "A")[1] == "white1"
    assert t.on_card("ada", "S30")[0] == "green1"
    assert t.on_card("ben", "B")[1] == "white1"


@pytest.mark.rule("PNT-EXH-04")
def test_a_square_completes_its_symbol() -> None:
    ada = {"cards": {"A": {"dice": ["square", "empty"]}}}
    t = table(players={"ada": ada, "ben": {}}, pool=["white3", "red1"]).do("die white3")
    assert t.is_completed("ada", "A")


@pytest.mark.rule("PNT-EXH-05")
def test_the_turn_goes_on_and_the_new_dice_can_be_bought_in_it() -> None:
    cards = {"A": {"dice": ["empty", "white3"]}, "S30": {"at": [0, 1], "dice": ["empty", "purple5", "blue5"]}}
    t = table(players={"ada": {"cards": cards, "spots": 6, "clouds": 1}, "ben": {}}, pool=["blue1"])
    t.do("die blue1", "on A.blue4")
    assert t.asks() == ("ada", "additional")
    assert {f"buy {die}" for die in t.pool()} == {text for text in t.options() if text.startswith("buy")}


@pytest.mark.rule("PNT-EXH-07", "PNT-Q-19")
def test_no_square_is_laid_if_the_last_die_brings_dice_back() -> None:
    t = completed("S30", ben={"cards": BEN})
    assert sorted(die[:-1] for die in t.pool()) == ["blue", "green", "purple"]
    assert t.on_card("ben", "B") == ["blue3", "white1"]


@pytest.mark.rule("PNT-EXH-07", "PNT-Q-19")
def test_the_pool_is_filled_before_the_next_action_not_when_a_die_is_wanted() -> None:
    # The last die is bought in step 2: the squares lie there before Ada is asked again.
    t = table(players={"ada": {"cards": ADA, "spots": 2}, "ben": {}}, pool=["white1"], step="additional")
    t.do("buy white1")
    assert t.asks() == ("ada", "additional")
    assert t.on_card("ada", "A") == ["square", "white1"]


@pytest.mark.rule("PNT-EXH-07", "PNT-Q-19")
def test_a_second_die_belongs_to_the_action_that_emptied_the_pool() -> None:
    cards = {"A": {"dice": ["empty", "white3"]}, "S30": {"at": [0, 1]}}
    ada = {"cards": cards, "tiles": ["sky_winner"], "spots": 1}
    t = table(players={"ada": ada, "ben": {}}, pool=["blue1", "green2"])
    t.do("die blue1", "on A.blue4", "die green2")
    assert t.on_card("ada", "A") == ["blue1", "square"]
    assert t.on_card("ada", "S30") == ["square", "empty", "empty"]
    assert t.kinds().count("pool-refilled") == 1


@pytest.mark.rule("PNT-EXH-08", "PNT-Q-20")
def test_without_completed_dice_the_pool_stays_empty_and_the_rest_goes_on() -> None:
    players: Area = {"ada": {"spots": 1}, "ben": {}}
    t = table(players=players, pool=["white1"]).do("die white1")
    assert t.pool() == []
    assert {text.split()[0] for text in t.options()} == {"end", "paint"}
    t.do("end")
    assert t.asks() == ("ben", "main")
    assert {text.split()[0] for text in t.options()} == {"cloud", "card", "spot"}


@pytest.mark.rule("PNT-EXH-08")
def test_dice_can_be_taken_again_once_a_card_gives_its_dice_back() -> None:
    ada = {"spots": 3, "cards": {"A": {"dice": ["blue1", "white3"]}}}
    t = table(players={"ada": ada, "ben": {}}, pool=[], step="additional").do("paint A.blue4 to 4")
    assert {text for text in t.options() if text.startswith("die")} == {f"die {die}" for die in t.pool()}
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-EXH-01", "PNT-EXH-08")
def test_a_die_completed_by_painting_fills_a_pool_that_stayed_empty() -> None:
    ada = {"spots": 3, "cards": {"A": {"dice": ["blue1", "empty"]}}}
    t = table(players={"ada": ada, "ben": {}}, pool=[], step="additional").do("paint A.blue4 to 4")
    assert t.on_card("ada", "A") == ["square", "empty"]
    assert [die[:-1] for die in t.pool()] == ["blue"]
    assert "PNT-EXH-01" in t.rules()


@pytest.mark.rule("PNT-EXH-07", "PNT-EXH-08")
def test_painting_that_completes_a_card_brings_its_dice_back_and_lays_no_square() -> None:
    ada = {"spots": 3, "cards": {"A": {"dice": ["blue1", "square"]}}}
    ben = {"cards": {"B": {"dice": ["blue1", "empty"]}}}
    t = table(players={"ada": ada, "ben": ben}, pool=[], step="additional").do("paint A.blue4 to 4")
    assert t.is_completed("ada", "A")
    assert "pool-refilled" not in t.kinds()


@pytest.mark.rule("PNT-EXH-01")
def test_a_position_with_an_empty_pool_and_completed_dice_gets_a_pool_with_the_next_turn() -> None:
    # Without it nobody could ever do anything but take a spot chip: turns without a choice for ever.
    players: Area = {
        "ada": {"clouds": 1, "cards": {"A": {"dice": ["blue4", "empty"]}}},
        "ben": {"clouds": 1, "cards": {"B": {"dice": ["blue3", "empty"]}}},
    }
    nothing = ["none", "none", "none"]
    t = table(players=players, pool=[], offer=nothing, deck=[], tile_offer=nothing, pile=[])
    assert t.on_card("ada", "A") == ["square", "empty"]
    assert t.on_card("ben", "B") == ["square", "empty"]
    assert [die[:-1] for die in t.pool()] == ["blue", "blue"]


@pytest.mark.rule("PNT-Q-20")
def test_more_than_25_squares_may_lie_on_the_cards() -> None:
    def grey(at: list[int], card: str, on: str = "square") -> Area:
        return {card: {"at": at, "dice": [*[on] * (len(all_dice(card)) - 1), "empty"]}}

    blue = {"completed": True}
    players: Area = {
        "ada": {"cards": {"A": blue, **grey([0, 1], "S31"), **grey([1, 0], "S32"), **grey([0, -1], "S33")}},
        "ben": {"cards": {"B": blue, **grey([0, 1], "S34"), **grey([1, 0], "S35"), **grey([-1, 0], "S36")}},
        "cem": {"cards": {"C": blue, **grey([0, 1], "S10"), **grey([1, 0], "S12"), **grey([0, -1], "S14")}},
        "dov": {"cards": {"D": {"dice": ["blue2", "empty"]}, **grey([0, 1], "S16"), **grey([1, 0], "S15")}},
    }
    t = table(players=players, turn="dov", pool=["white1"]).do("die white1", "on D.white5")
    squares = [
        on
        for area in t.words()["players"].values()
        for card in area["cards"].values()
        for on in card.get("dice", [])
        if on == "square"
    ]
    assert len(squares) == 6 * 3 + 5 * 2 + 1
    assert [die[:-1] for die in t.pool()] == ["blue"]
