"""The hope bonus: which symbols are activated, and what they pay."""

from __future__ import annotations

import pytest

from tests.rules.painters.completing import WAITING, completed
from tests.rules.painters.table import Area, table

BLUE: Area = {"completed": True}


@pytest.mark.rule("PNT-BHP-01")
@pytest.mark.parametrize(("card", "number"), [("S28", 6), ("S30", 7), ("S34", 8), ("S01", 3)])
def test_a_hope_symbol_counts_with_its_number(card: str, number: int) -> None:
    t = completed(card, leader="ada")
    assert [event.args["total"] for event in t.events if event.kind == "hope-activated"] == [number]


@pytest.mark.rule("PNT-BHP-01", "PNT-BHP-12")
def test_a_card_without_the_symbol_activates_nothing() -> None:
    t = completed("S06", leader="ada", around={"S30": {"at": [0, -1], **BLUE}})
    assert t.player("ada").hope == 0


@pytest.mark.rule("PNT-BHP-02")
def test_the_leader_activates_the_symbol() -> None:
    t = completed("S28", leader="ada")
    assert t.player("ada").hope == 3
    assert "PNT-BHP-02" in t.rules()


@pytest.mark.rule("PNT-BHP-03")
@pytest.mark.parametrize("leader", ["nobody", "ben"])
def test_without_the_leader_nothing_happens(leader: str) -> None:
    t = completed("S28", leader=leader, ada={"hope": 4}, ben={"hope": 4})
    assert t.player("ada").hope == 4
    assert t.player("ben").hope == 4


@pytest.mark.rule("PNT-BHP-04")
def test_the_leader_that_comes_later_does_not_activate_a_symbol() -> None:
    t = completed("S28", around={"S15": {"at": [0, -1], "dice": ["red5", "blue1", "white3"]}})
    t.do("paint S15.white4 to 4")
    assert t.leader() == "ada"
    assert t.player("ada").hope == 0


@pytest.mark.rule("PNT-BHP-05")
def test_all_hope_symbols_are_added() -> None:
    around: Area = {"S30": {"at": [0, -1], **BLUE}, "S34": {"at": [1, 0], **BLUE}}
    t = completed("S28", leader="ada", around=around)
    assert t.player("ada").hope == (6 + 7 + 8) // 2


@pytest.mark.rule("PNT-BHP-06")
@pytest.mark.parametrize(
    ("owned", "number"),
    [({"tiles": ["sky_cotton"]}, 4), ({"halos": ["halo_faith"]}, 10), ({"tiles": ["sky_fugaz"]}, 0)],
)
def test_tiles_and_halo_tokens_are_part_of_the_sum(owned: Area, number: int) -> None:
    assert completed("S28", leader="ada", ada=owned).player("ada").hope == (6 + number) // 2


@pytest.mark.rule("PNT-BHP-06")
def test_the_symbols_of_others_are_no_part_of_the_sum() -> None:
    ben = {"cards": {"B": BLUE}, "tiles": ["sky_cotton"], "halos": ["halo_faith"]}
    assert completed("S28", leader="ada", ben=ben).player("ada").hope == 3


@pytest.mark.rule("PNT-BHP-07")
@pytest.mark.parametrize(("card", "hope"), [("S30", 3), ("S01", 1), ("S12", 2)])
def test_half_the_sum_is_rounded_down(card: str, hope: int) -> None:
    assert completed(card, leader="ada").player("ada").hope == hope


@pytest.mark.rule("PNT-BHP-08")
def test_the_hope_comes_from_the_reserve_on_top_of_what_there_is() -> None:
    t = completed("S28", leader="ada", ada={"hope": 2}, ben={"hope": 9}, offer_hope=3)
    assert t.player("ada").hope == 2 + 3
    assert t.player("ben").hope == 9
    assert t.words()["offer_hope"] == 3


@pytest.mark.rule("PNT-BHP-09")
def test_the_new_symbol_is_part_of_the_sum() -> None:
    around: Area = {"S10": {"at": [0, -1], **BLUE}}
    assert completed("S34", leader="ada", around=around).player("ada").hope == (8 + 4) // 2


@pytest.mark.rule("PNT-BHP-10")
def test_a_symbol_that_was_silent_counts_in_later_sums() -> None:
    # S28 comes without the leader; S27 brings the leader and a hope symbol of 2.
    t = completed("S28", around={"S27": {"at": [0, -1], "dice": ["red3", "blue2"]}})
    assert t.player("ada").hope == 0
    assert t.do("paint S27.blue3 to 3").player("ada").hope == (6 + 2) // 2


@pytest.mark.rule("PNT-BHP-11", "PNT-Q-23")
def test_grey_cards_are_no_part_of_the_sum() -> None:
    # S34 shows hope 8 and A shows 4, but neither is completed.
    around: Area = {"S34": {"at": [0, -1], "dice": ["green1", "purple1", "blue1", "white1"]}}
    assert completed("S28", leader="ada", around=around).player("ada").hope == 3


@pytest.mark.rule("PNT-BHP-12")
def test_every_new_symbol_makes_one_activation() -> None:
    t = completed("S28", leader="ada", around={"S27": {"at": [0, -1], "dice": ["red3", "blue2"]}})
    assert t.player("ada").hope == 6 // 2
    t.do("paint S27.blue3 to 3")
    assert t.player("ada").hope == 6 // 2 + (6 + 2) // 2
    assert t.kinds().count("hope-activated") == 1


@pytest.mark.rule("PNT-BHP-13")
@pytest.mark.parametrize(("card", "hope"), [("S27", 1), ("S32", 2), ("S36", 2)])
@pytest.mark.parametrize("leader", ["nobody", "ben"])
def test_the_leader_of_the_same_card_comes_first(card: str, hope: int, leader: str) -> None:
    assert completed(card, leader=leader).player("ada").hope == hope


@pytest.mark.rule("PNT-BHP-14")
def test_hope_chips_never_run_out() -> None:
    t = completed("S28", leader="ada", ben={"hope": 133})  # all the chips of the box, by PNT-CMP-08
    assert t.player("ada").hope == 3


@pytest.mark.rule("PNT-BHP-16")
@pytest.mark.parametrize("leader", ["nobody", "ada", "ben"])
def test_chips_given_outright_need_no_leader_and_count_no_symbols(leader: str) -> None:
    # Heartbeat Halo, for the circle of S02 and S29, shows 9 hope chips and no hope symbol.
    around: Area = {"S29": {"at": [1, 1], **BLUE}, "S10": {"at": [0, -1], **BLUE}}
    t = completed("S02", leader=leader, around=around).do("halo halo_heartbeat")
    assert t.player("ada").hope == 9


@pytest.mark.rule("PNT-BHP-16")
def test_chips_on_a_card_of_the_offer_need_no_leader() -> None:
    ada = {"cards": {"A": WAITING}, "spots": 1}
    t = table(players={"ada": ada, "ben": {}}, offer=["S01", "S02", "S06"], offer_hope=3, leader="ben")
    assert t.do("card S06").player("ada").hope == 3
