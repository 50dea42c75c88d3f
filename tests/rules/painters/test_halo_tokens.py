"""What each of the 8 halo tokens does for the player who takes it."""

from __future__ import annotations

import pytest

from tests.rules.painters.given import acquiring, circle, earning, placing, points
from tests.rules.painters.table import table

LEADER_EVENT = {"nobody": "leader-taken", "ben": "leader-taken-from"}


@pytest.mark.rule("PNT-HAL-01")
def test_connection_halo_lets_half_halos_touch_anything() -> None:
    assert "place -1,0" not in placing("S02").options()
    assert "place -1,0" in placing("S02", halos=("halo_connection",)).options()


@pytest.mark.rule("PNT-HAL-02")
@pytest.mark.parametrize(
    ("card", "forbidden"),
    [("S09", "place -1,0"), ("S03", "place 0,-1"), ("S08", "place 0,1")],
    ids=["half cloud", "night limit", "grass limit"],
)
def test_connection_halo_lifts_no_other_placement_rule(card: str, forbidden: str) -> None:
    free = placing("S06", halos=("halo_connection",)).options()
    assert forbidden in free
    assert set(free) - set(placing(card, halos=("halo_connection",)).options()) == {forbidden}


@pytest.mark.rule("PNT-HAL-03", "PNT-HAL-04")
def test_faith_halo_is_a_hope_symbol_of_10_that_the_leader_activates() -> None:
    assert earning("halo_faith", leader="ada").do("halo halo_faith").player("ada").hope == 5
    assert earning("halo_faith", leader="ben").do("halo halo_faith").player("ada").hope == 0


@pytest.mark.rule("PNT-HAL-03")
def test_faith_halo_counts_in_later_sums() -> None:
    cards = {"A": {"dice": ["blue4", "white2"]}}
    ada = {"spots": 1, "cards": cards, "halos": ["halo_faith"]}
    t = table(players={"ada": ada, "ben": {}}, leader="ada", step="additional").do("paint A.white3 to 3")
    assert t.player("ada").hope == (10 + 4) // 2


@pytest.mark.rule("PNT-HAL-05")
def test_heartbeat_halo_gives_9_hope_chips_without_the_leader() -> None:
    t = earning("halo_heartbeat", leader="ben").do("halo halo_heartbeat")
    assert t.player("ada").hope == 9


@pytest.mark.rule("PNT-HAL-06")
def test_honor_halo_is_worth_15_points() -> None:
    assert points({"halos": ["halo_honor"]}) - points({}) == 15


@pytest.mark.rule("PNT-HAL-07")
def test_ink_halo_gives_8_spot_chips() -> None:
    t = earning("halo_ink")
    before = t.player("ada").spots
    assert t.do("halo halo_ink").player("ada").spots == before + 8


@pytest.mark.rule("PNT-HAL-08", "PNT-HAL-10")
@pytest.mark.parametrize("leader", ["nobody", "ben"])
def test_leadership_halo_takes_the_leader_and_so_its_own_symbol_is_activated(leader: str) -> None:
    t = earning("halo_leadership", leader=leader).do("halo halo_leadership")
    assert t.leader() == "ada"
    assert t.kinds()[-2:] == [LEADER_EVENT[leader], "hope-activated"]


@pytest.mark.rule("PNT-HAL-09", "PNT-Q-35")
def test_the_symbol_of_leadership_halo_is_4_or_by_agreement_1() -> None:
    cards = circle(completed=True)
    designed = earning("halo_leadership", {"cards": cards})
    assert designed.do("halo halo_leadership").player("ada").hope == (4 + 4) // 2
    agreed = earning("halo_leadership", {"cards": cards}, {"leadership_hope": 1})
    assert agreed.do("halo halo_leadership").player("ada").hope == (4 + 1) // 2


@pytest.mark.rule("PNT-HAL-11")
def test_skill_halo_gives_a_card_that_is_placed_at_once() -> None:
    t = earning("halo_skill", offer=["S10", "S12", "S14"]).do("halo halo_skill", "card S10", "place 0,-1")
    assert t.card("ada", "S10") == {"at": [0, -1], "completed": False, "dice": ["empty"] * 3}
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-HAL-12", "PNT-HAL-13")
def test_skill_halo_is_a_hope_symbol_of_6_that_the_leader_activates() -> None:
    take = ("halo halo_skill", "card S10", "place 0,-1")
    offer = ["S10", "S12", "S14"]
    assert earning("halo_skill", leader="ada", offer=offer).do(*take).player("ada").hope == 3
    assert earning("halo_skill", leader="ben", offer=offer).do(*take).player("ada").hope == 0


@pytest.mark.rule("PNT-Q-36", "PNT-INT-25")
def test_a_card_by_skill_halo_follows_the_rules_of_main_action_b() -> None:
    t = earning("halo_skill", offer=["S10", "S12", "S14"], deck=["S16", "S15"])
    t.do("halo halo_skill", "card S12", "place 0,-1")
    assert t.words()["offer"] == ["S16", "S10", "S14"]
    assert t.words()["offer_hope"] == 1


@pytest.mark.rule("PNT-Q-36")
def test_skill_halo_takes_the_top_card_only_at_its_price() -> None:
    poor = earning("halo_skill", {"hope": 2}, deck=["S16", "S15"]).do("halo halo_skill")
    assert "top S16" not in poor.options()
    rich = earning("halo_skill", {"hope": 3}, deck=["S16", "S15"]).do("halo halo_skill")
    spots = rich.player("ada").spots
    rich.do("top S16", "place 0,-1")
    assert (rich.player("ada").spots, rich.player("ada").hope) == (spots - 3, 0)


@pytest.mark.rule("PNT-Q-36")
def test_without_a_card_to_take_skill_halo_still_activates_its_symbol() -> None:
    nothing = ["none", "none", "none"]
    t = earning("halo_skill", leader="ada", offer=nothing, deck=[]).do("halo halo_skill")
    assert t.kinds()[1:3] == ["no-card", "hope-activated"]


@pytest.mark.rule("PNT-Q-36")
def test_the_limit_of_3_uncompleted_cards_binds_skill_halo() -> None:
    cards = {"A": {}, "S10": {"at": [0, 1]}, "S12": {"at": [0, -1]}}
    t = acquiring("sky_halo", {"cards": cards}, halo_box=["halo_skill"]).do("tile sky_halo")
    assert "no-card" in t.kinds()
    assert len(t.player("ada").cards) == 3


@pytest.mark.rule("PNT-Q-52")
def test_the_card_of_skill_halo_may_be_declined_and_its_symbol_comes_all_the_same() -> None:
    t = earning("halo_skill", leader="ada", offer=["S10", "S12", "S14"]).do("halo halo_skill")
    assert t.options()[-1] == "no"
    t.do("no")
    assert t.kinds()[:2] == ["card-declined", "hope-activated"]
    assert t.words()["offer"] == ["S10", "S12", "S14"]
    assert len(t.player("ada").cards) == 3
