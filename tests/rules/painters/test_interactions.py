"""Where rules meet: dice, clouds, bonuses, halo tokens and tiles in one turn."""

from __future__ import annotations

import pytest

from tests.rules.painters.given import acquiring, pool_colours
from tests.rules.painters.table import Area, table

# Green 2 is missing on S30; S05 lies to its right, so that completing S30 also completes a circle.
DRAGON_AND_KITE: Area = {
    "A": {"completed": True},
    "S30": {"at": [0, 1], "dice": ["empty", "purple5", "blue5"]},
    "S05": {"at": [1, 1], "completed": True},
}


@pytest.mark.rule("PNT-INT-01")
def test_a_6_bought_for_a_symbol_2_costs_2_in_the_end_but_6_must_be_in_hand() -> None:
    cards = {"S30": {"dice": ["empty", "purple5", "blue1"]}}
    poor = table(players={"ada": {"spots": 5, "cards": cards}, "ben": {}}, step="additional", pool=["green6"])
    assert "buy green6" not in poor.options()
    players = {"ada": {"spots": 6, "cards": cards}, "ben": {}}
    assert (
        table(players=players, step="additional", pool=["green6"]).do("buy green6").player("ada").spots == 4
    )


@pytest.mark.rule("PNT-INT-02")
def test_the_dice_of_a_card_completed_in_step_1_can_be_bought_in_step_2() -> None:
    cards = {"A": {}, "S30": {"at": [0, 1], "dice": ["empty", "purple5", "blue5"]}}
    t = table(players={"ada": {"cards": cards}, "ben": {}}, pool=["green2"]).do("die green2")
    assert t.asks() == ("ada", "additional")
    assert pool_colours(t) == ["blue", "green", "purple"]
    blue = next(die for die in t.pool() if die.startswith("blue"))
    assert f"buy {blue}" in t.options()


@pytest.mark.rule("PNT-INT-03")
def test_the_spots_and_hope_of_a_card_may_pay_for_its_halo_token() -> None:
    row = ["none", "none", "halo_faith", "halo_honor", "halo_ink"]
    players = {"ada": {"cards": DRAGON_AND_KITE}, "ben": {}}
    t = table(players=players, leader="ada", pool=["green2"], halo_row=row).do("die green2")
    # 8 spots, and half of the symbols 7 and 4.
    assert (t.asks()[1], t.player("ada").spots, t.player("ada").hope) == ("halo", 8, 5)
    t.do("halo halo_honor")
    assert (t.player("ada").spots, t.player("ada").hope) == (8 - 3, 5 - 1)


@pytest.mark.rule("PNT-INT-04")
def test_leadership_halo_does_not_activate_the_symbol_of_its_card_again_but_counts_it() -> None:
    row = ["halo_leadership", "halo_swoop", "halo_faith", "halo_honor", "halo_ink"]
    t = table(players={"ada": {"cards": DRAGON_AND_KITE}, "ben": {}}, pool=["green2"], halo_row=row)
    t.do("die green2")
    assert "hope-silent" in t.kinds()
    t.do("halo halo_leadership")
    assert t.kinds().count("hope-activated") == 1
    assert t.player("ada").hope == (4 + 7 + 4) // 2


@pytest.mark.rule("PNT-INT-05")
def test_a_grey_die_comes_back_grey() -> None:
    cards = {"A": {"dice": ["grey4", "white2"]}}
    t = table(players={"ada": {"spots": 1, "cards": cards}, "ben": {}}, step="additional", pool=["red1"])
    t.do("paint A.white3 to 3")
    assert pool_colours(t) == ["grey", "red", "white"]


@pytest.mark.rule("PNT-INT-06")
def test_a_cloud_changes_the_colour_of_a_die_and_not_its_number() -> None:
    cards = {"S30": {"dice": ["empty", "purple5", "blue1"]}}
    t = table(players={"ada": {"clouds": 1, "cards": cards}, "ben": {}}, pool=["red6", "green1"])
    t.do("die red6")
    assert t.player("ada").clouds == 0
    assert t.player("ada").spots == 4
    assert t.on_card("ada", "S30")[0] == "red2"


@pytest.mark.rule("PNT-INT-07")
def test_the_cloud_paid_for_a_colour_is_there_for_the_cloud_bonus_of_the_same_turn() -> None:
    cards = {"A": {}, "S10": {"at": [0, 1], "dice": ["green4", "blue4", "empty"]}}
    players = {"ada": {"clouds": 1, "cards": cards}, "ben": {"clouds": 7}}
    t = table(players=players, pool=["red2"]).do("die red2", "on S10.white2 cloud")
    assert [kind for kind in t.kinds() if kind.startswith("cloud-")] == ["cloud-paid", "cloud-gained"]
    assert (t.player("ada").clouds, t.player("ben").clouds) == (1, 7)


@pytest.mark.rule("PNT-INT-27")
def test_the_left_tile_goes_and_only_its_position_is_filled() -> None:
    t = acquiring(
        "sky_spots", tile_offer=["sky_spots", "sky_dice", "sky_mad"], pile=["sky_upper", "sky_cotton"]
    )
    t.do("tile sky_spots")
    assert t.words()["tile_offer"] == ["sky_upper", "sky_dice", "sky_mad"]
    assert t.words()["pile"] == ["sky_cotton"]


@pytest.mark.rule("PNT-INT-28")
def test_a_leader_symbol_changes_nothing_for_the_leader() -> None:
    cards = {"A": {}, "S15": {"at": [0, 1], "dice": ["red5", "blue1", "white3"]}}
    players = {"ada": {"spots": 1, "cards": cards}, "ben": {}}
    t = table(players=players, leader="ada", step="additional").do("paint S15.white4 to 4")
    assert t.leader() == "ada"
    assert "PNT-BLD-01" not in t.rules()
