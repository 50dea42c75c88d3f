"""Sky Mad: opponents lower 3 dice to 1, or the owner is rewarded."""

from __future__ import annotations

import pytest

from skyshelf.games.painters.rules.goods import hope_sum
from tests.rules.painters.given import acquiring
from tests.rules.painters.table import Area, Table

FOUR_DICE: Area = {
    "cards": {"B": {"dice": ["blue3", "white2"]}, "S06": {"at": [0, 1], "dice": ["purple4", "blue2"]}}
}
THREE_DICE: Area = {
    "cards": {"C": {"dice": ["blue5", "empty"]}, "S01": {"at": [0, 1], "dice": ["yellow3", "blue2"]}}
}
TWO_DICE: Area = {"cards": {"D": {"dice": ["blue2", "white4"]}}}


def mad(leader: str = "nobody", **opponents: Area) -> Table:
    """Ada pays 7 spots and 9 hope; 1 spot stays with her, so that her step 2 goes on."""
    return acquiring("sky_mad", {"spots": 8, "hope": 9}, others=opponents, leader=leader).do("tile sky_mad")


def gain(t: Table) -> tuple[int, int]:
    """Ada's spots and hope since she paid for the tile."""
    return t.player("ada").spots - 1, t.player("ada").hope


@pytest.mark.rule("PNT-SKY-26")
def test_an_opponent_may_lower_3_dice_to_1_and_then_the_owner_gets_nothing() -> None:
    t = mad(ben=THREE_DICE)
    assert (t.asks(), t.options()) == (("ben", "mad"), ["yes", "no"])
    t.do("yes")
    assert t.on_card("ben", "C") == ["blue1", "empty"]
    assert t.on_card("ben", "S01") == ["yellow1", "blue1"]
    assert gain(t) == (0, 0)


@pytest.mark.rule("PNT-SKY-26", "PNT-Q-42")
def test_a_die_that_already_shows_1_is_not_one_of_the_3() -> None:
    cards = {"B": {"dice": ["blue1", "white4"]}, "S06": {"at": [0, 1], "dice": ["purple4", "empty"]}}
    t = mad(ben={"cards": cards})
    # Only two dice show 2 to 6: Ben has not done it and nobody asks him.
    assert gain(t) == (4, 4)
    assert t.on_card("ben", "S06") == ["purple4", "empty"]


@pytest.mark.rule("PNT-SKY-27", "PNT-SKY-28")
def test_each_opponent_who_does_not_brings_4_spots_and_4_hope() -> None:
    t = mad(ben=FOUR_DICE, cyd=THREE_DICE, dan=TWO_DICE).do("no", "no")
    assert gain(t) == (12, 12)
    assert t.on_card("ben", "B") == ["blue3", "white2"]


@pytest.mark.rule("PNT-SKY-27", "PNT-SKY-28")
def test_only_those_who_refuse_bring_the_reward() -> None:
    t = mad(ben=THREE_DICE, cyd=FOUR_DICE).do("yes", "no")
    assert gain(t) == (4, 4)


@pytest.mark.rule("PNT-SKY-29")
def test_the_opponent_chooses_the_3_dice() -> None:
    t = mad(ben=FOUR_DICE).do("yes", "pick S06.blue3", "pick B.blue3", "pick S06.purple4")
    assert t.on_card("ben", "B") == ["blue1", "white2"]
    assert t.on_card("ben", "S06") == ["purple1", "blue1"]
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-42", "PNT-INT-14")
def test_a_completed_die_lowered_to_1_waits_on_its_symbol_and_can_be_painted_again() -> None:
    ben = {**THREE_DICE, "spots": 4}
    t = mad(ben=ben).do("yes", "end", "spot")
    assert t.asks() == ("ben", "additional")
    assert "paint C.blue5 to 5" in t.options()
    assert t.do("paint C.blue5 to 5").on_card("ben", "C") == ["blue5", "empty"]


@pytest.mark.rule("PNT-Q-42")
def test_squares_and_chips_are_no_dice() -> None:
    cards = {"C": {"dice": ["blue4", "chips"]}, "S06": {"at": [0, 1], "dice": ["purple3", "square"]}}
    t = mad(ben={"cards": cards})
    assert gain(t) == (4, 4)
    assert t.on_card("ben", "C") == ["blue4", "chips"]
    assert t.on_card("ben", "S06") == ["purple3", "square"]


@pytest.mark.rule("PNT-INT-16")
def test_the_reward_waits_until_the_last_opponent_has_decided() -> None:
    t = mad("ada", ben=FOUR_DICE, cyd=THREE_DICE).do("no")
    assert (t.asks()[0], gain(t)) == ("cyd", (0, 0))
    t.do("no")
    assert [kind for kind in t.kinds() if kind != "refused"] == [
        "spots-gained",
        "hope-gained",
        "hope-activated",
    ]


@pytest.mark.rule("PNT-Q-47")
def test_the_symbol_of_a_tile_counts_during_its_effect_and_is_activated_after_it() -> None:
    t = mad("ada", ben=FOUR_DICE)
    assert hope_sum(t.state.rules, t.player("ada")) == 3
    assert gain(t) == (0, 0)
    assert t.do("yes", "pick B.blue3", "pick B.white4").kinds()[-1] == "die-lowered"
    assert t.do("pick S06.purple4").kinds() == ["die-lowered", "hope-activated"]
    assert gain(t) == (0, 1)
