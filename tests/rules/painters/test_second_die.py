"""Sky Winner: when a second die comes with a blue one, and how it is taken."""

from __future__ import annotations

import pytest

from tests.rules.painters.completing import WAITING
from tests.rules.painters.table import Area, Table, table

FREE: Area = {"A": {}, "S30": {"at": [0, 1]}}  # blue 4, white 3; green 2, purple 5, blue 5


def with_winner(*pool: str, cards: Area = FREE, spots: int = 0, clouds: int = 0, seed: int = 1) -> Table:
    ada = {"tiles": ["sky_winner"], "cards": cards, "spots": spots, "clouds": clouds}
    return table(players={"ada": ada, "ben": {}}, pool=list(pool), seed=seed)


@pytest.mark.rule("PNT-Q-17")
@pytest.mark.parametrize(
    ("die", "place"), [("grey3", "on A.blue4"), ("white3", "on A.blue4 cloud"), ("red3", "on A.blue4 cloud")]
)
def test_another_die_placed_as_blue_brings_no_second(die: str, place: str) -> None:
    t = with_winner(die, "green1", "green2", clouds=1, spots=2).do(f"die {die}", place)
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-17")
def test_a_blue_die_placed_as_another_colour_brings_a_second() -> None:
    t = with_winner("blue3", "green1", clouds=1).do("die blue3", "on A.white3 cloud")
    assert t.asks() == ("ada", "second-die")


@pytest.mark.rule("PNT-Q-18")
def test_the_second_die_is_free() -> None:
    t = with_winner("blue1", "green2", "white6", spots=1).do("die blue1", "on A.blue4", "die green2")
    assert t.on_card("ada", "S30") == ["green2", "empty", "empty"]
    assert t.player("ada").spots == 1


@pytest.mark.rule("PNT-Q-18")
def test_the_second_die_may_be_left() -> None:
    t = with_winner("blue1", "green2", spots=2).do("die blue1", "on A.blue4", "no")
    assert t.asks() == ("ada", "additional")
    assert t.pool() == ["green2"]


@pytest.mark.rule("PNT-Q-18")
def test_the_second_die_shows_1_or_2_in_the_pool() -> None:
    t = with_winner("blue1", "green1", "green2", "white3", "purple6").do("die blue1", "on A.blue4")
    assert t.options() == ["die green1", "die green2", "no"]


@pytest.mark.rule("PNT-Q-18", "PNT-CMT-12")
def test_the_second_die_waits_for_the_card_that_the_first_completes() -> None:
    # S02 and S29 form a circle: its halo bonus is asked before the second die.
    cards = {
        "A": WAITING,
        "S02": {"at": [0, 1], "dice": ["green5", "empty"]},
        "S29": {"at": [1, 1], "completed": True},
        "S30": {"at": [0, -1]},
    }
    t = with_winner("blue4", "purple1", cards=cards).do("die blue4", "on S02.blue4")
    assert t.asks() == ("ada", "halo")
    assert t.do("no").asks() == ("ada", "second-die")


@pytest.mark.rule("PNT-Q-18")
def test_the_second_die_is_placed_by_the_rules_of_main_action_c() -> None:
    t = with_winner("blue1", "red2", "black2", clouds=1).do("die blue1", "on A.blue4", "die red2")
    assert t.options() == [
        "on A.white3 cloud",
        "on S30.green2 cloud",
        "on S30.purple5 cloud",
        "on S30.blue5 cloud",
    ]
    t.do("on S30.purple5 cloud")
    assert t.on_card("ada", "S30") == ["empty", "red2", "empty"]
    assert t.player("ada").clouds == 0


@pytest.mark.rule("PNT-Q-18")
def test_a_blue_second_die_brings_no_third() -> None:
    t = with_winner("blue1", "blue2", "green1", spots=1).do("die blue1", "on A.blue4", "die blue2")
    assert t.on_card("ada", "S30") == ["empty", "empty", "blue2"]
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-18")
def test_a_bought_blue_die_brings_a_second_too() -> None:
    t = with_winner("blue1", "green1", spots=1).do("spot", "buy blue1", "on A.blue4")
    assert t.asks() == ("ada", "second-die")


@pytest.mark.rule("PNT-Q-18")
def test_the_dice_of_the_card_just_completed_may_be_the_second_die() -> None:
    cards = {"A": {"dice": ["empty", "white3"]}, "S30": {"at": [0, 1], "dice": ["empty", "purple5", "blue5"]}}
    offered: set[str] = set()
    for seed in range(1, 20):
        t = with_winner("blue4", "red6", cards=cards, clouds=1, seed=seed).do("die blue4", "on A.blue4")
        if t.asks() == ("ada", "second-die"):
            offered.update(t.options())
    assert offered == {"die blue1", "die blue2", "die white1", "die white2", "no"}
