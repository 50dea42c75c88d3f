"""Additional action: paint with your spots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.painters.table import Table, table


def painter(spots: int, tiles: tuple[str, ...] = (), **cards: Any) -> Table:
    """Ada in step 2 with these cards; Ben has a die to paint too, and nothing can be bought."""
    return table(
        step="additional",
        players={
            "ada": {"spots": spots, "cards": cards, "tiles": list(tiles)},
            "ben": {"cards": {"B": {"dice": ["blue1", "empty"]}}},
        },
        pool=["red1"],
        tile_offer=["none", "none", "none"],
        pile=[],
    )


@pytest.mark.rule("PNT-PAI-01", "PNT-PAI-02")
@pytest.mark.parametrize("face", [2, 3, 4])
def test_each_point_costs_a_spot(face: int) -> None:
    t = painter(5, A={"dice": ["blue1", "empty"]}).do(f"paint A.blue4 to {face}")
    assert t.card("ada", "A")["dice"] == [f"blue{face}", "empty"]
    assert t.player("ada").spots == 5 - (face - 1)


@pytest.mark.rule("PNT-PAI-01", "PNT-PAI-02")
def test_own_dice_only_and_no_further_than_the_spots_go() -> None:
    t = painter(2, A={"dice": ["blue1", "empty"]})
    assert t.options() == ["end", "paint A.blue4 to 2", "paint A.blue4 to 3"]


@pytest.mark.rule("PNT-PAI-03", "PNT-PAI-04")
def test_a_die_only_goes_up() -> None:
    t = painter(6, A={"dice": ["blue2", "empty"]})
    assert t.options() == ["end", "paint A.blue4 to 3", "paint A.blue4 to 4"]
    assert t.why_not("paint A.blue4 to 1") == ["PNT-PAI-03"]


@pytest.mark.rule("PNT-PAI-04")
def test_one_does_not_lead_to_six() -> None:
    t = painter(1, S11={"dice": ["black1", "empty", "empty"]})
    assert t.options() == ["end", "paint S11.black6 to 2"]
    t = painter(5, S11={"dice": ["black1", "empty", "empty"]}).do("paint S11.black6 to 6")
    assert t.player("ada").spots == 0


@pytest.mark.rule("PNT-PAI-05", "PNT-PAI-06")
def test_the_same_die_and_other_dice_again_and_again() -> None:
    t = painter(4, A={"dice": ["blue1", "white1"]})
    t.do("paint A.blue4 to 2", "paint A.blue4 to 3", "paint A.white3 to 2", "paint A.blue4 to 4")
    assert t.card("ada", "A")["dice"] == ["blue4", "white2"]
    assert t.kinds().count("painted") == 4


@pytest.mark.rule("PNT-PAI-07")
def test_a_die_that_reaches_its_number_is_completed() -> None:
    t = painter(1, A={"dice": ["blue3", "white3"]}).do("paint A.blue4 to 4")
    assert t.card("ada", "A")["completed"]


@pytest.mark.rule("PNT-PAI-08")
def test_a_completed_die_is_not_raised() -> None:
    t = painter(6, A={"dice": ["blue4", "white1"]})
    assert t.options() == ["end", "paint A.white3 to 2", "paint A.white3 to 3"]
    assert t.why_not("paint A.blue4 to 5") == ["PNT-PAI-08"]
    t = painter(6, A={"dice": ["blue4", "white1"]}, tiles=("sky_levitt_alpha",))
    assert not any("A.blue4" in text for text in t.options())


@pytest.mark.rule("PNT-PAI-09")
def test_the_bonuses_of_a_card_come_before_more_painting() -> None:
    # Magpie has a whole cloud, but all 8 cloud tokens are with Ben and Cleo.
    cards = {"S12": {"dice": ["black3", "blue1", "white5"]}, "A": {"at": [0, 1], "dice": ["blue1", "empty"]}}
    t = table(
        step="additional",
        players={"ada": {"spots": 1, "cards": cards}, "ben": {"clouds": 4}, "cleo": {"clouds": 4}},
    )
    t.do("paint S12.white6 to 6")
    assert t.asks() == ("ada", "steal")
    t.do("steal 2")
    # The spots of the card are there to paint on.
    assert t.player("ada").spots == 6
    assert "paint A.blue4 to 4" in t.options()


@pytest.mark.rule("PNT-PAI-10")
def test_a_die_may_stay_below_its_symbol() -> None:
    t = painter(3, A={"dice": ["blue1", "empty"]}).do("paint A.blue4 to 3", "end")
    assert t.card("ada", "A")["dice"] == ["blue3", "empty"]
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-PAI-11")
def test_the_spots_go_to_nobody() -> None:
    t = painter(3, A={"dice": ["blue1", "empty"]}).do("paint A.blue4 to 4")
    assert (t.player("ada").spots, t.player("ben").spots) == (0, 0)
