"""The alliance phase: playing, engaging, moving, discarding, abilities, and what its end demands."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import table


@pytest.mark.rule("HRD-ALL-03", "HRD-ALY-01", "HRD-READY-02", "HRD-MANA-01")
@pytest.mark.both_editions
def test_an_ally_is_paid_for_and_enters_a_lane_of_choice_ready() -> None:
    t = table(hand=["cloud_tearers"], mana=5, a2="shamans").do("play cloud_tearers")
    assert t.options() == ["lane 1", "lane 3", "lane 4", "lane 5", "lane 6"]
    t.do("lane 5")
    assert (t.at("a5").slug, t.at("a5").exhausted, t.player().mana) == ("cloud_tearers", False, 1)


@pytest.mark.rule("HRD-MANA-09")
@pytest.mark.both_editions
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = table(hand=["cloud_tearers", "bloodlust"], mana=3)
    assert "play cloud_tearers" not in t.options()
    assert t.why_not("play cloud_tearers") == ["HRD-MANA-09"]


@pytest.mark.rule("HRD-SPL-01", "HRD-SPL-02", "HRD-Q-27")
@pytest.mark.both_editions
def test_a_spell_goes_to_its_owners_discard_pile() -> None:
    t = table(hand=["skytear_mine", "bloodlust"], mana=1).do("play skytear_mine")
    assert t.discard() == ["skytear_mine"]


@pytest.mark.rule("HRD-ALL-05", "HRD-ALL-06", "HRD-ALL-10")
def test_a_minion_is_engaged_in_the_leftmost_lane_without_monsters() -> None:
    t = table(m1="troll_brute", a1="shamans", a2="cloud_tearers", a3="gulbjarn", onikai=2).do("engage onikai")
    assert t.row("m") == ["troll_brute", "onikai", "-", "-", "-", "-"]
    assert not t.at("a2").exhausted


@pytest.mark.rule("HRD-ALL-07", "HRD-KEY-61")
def test_an_ally_may_be_played_to_face_the_minion_at_that_moment() -> None:
    t = table(hand=["cloud_tearers", "shamans"], mana=4, onikai=3).do("engage onikai", "play cloud_tearers")
    assert t.at("a1").slug == "cloud_tearers"
    assert t.minion("onikai").health == 1  # its "Play:" ability found it engaged


@pytest.mark.rule("HRD-ALL-07")
def test_an_ally_may_be_moved_there_at_that_moment() -> None:
    t = table(a4="gulbjarn", a5="shamans", onikai=3).do("engage onikai", "move a4")
    assert (t.row("a")[0], t.row("m")[0]) == ("gulbjarn", "onikai")


@pytest.mark.rule("HRD-MIN-07")
def test_a_minion_without_health_cannot_be_engaged() -> None:
    t = table(a1="shamans", onikai=1)
    assert "engage yetnar" not in t.options()
    assert t.why_not("engage yetnar") == ["HRD-MIN-07"]


@pytest.mark.rule("HRD-ALL-11")
def test_a_tower_cannot_engage_a_minion() -> None:
    t = table(a1={"card": "runic_catapult", "health": 2}, a2="shamans", onikai=1)
    assert t.why_not("engage onikai") == ["HRD-ALL-11"]


@pytest.mark.rule("HRD-ALL-08", "HRD-EX-22", "HRD-Q-24")
def test_the_minion_returns_at_once_when_its_ally_leaves() -> None:
    t = table(a1="shamans", a2="gulbjarn", onikai=2).do("engage onikai", "move a1", "lane 6")
    assert t.row("m")[0] == "-"
    t = table(a1="shamans", a2="gulbjarn", onikai=2).do("engage onikai", "move a1", "lane 2")
    assert t.row("m")[0] == "-"  # another ally came in exchange, but it was not that ally that engaged


@pytest.mark.rule("HRD-ALL-12", "HRD-ALL-13", "HRD-ALL-15")
def test_allies_move_and_swap_freely() -> None:
    t = table(a1={"card": "shamans", "exhausted": True}, a2="gulbjarn").do("move a1", "lane 6")
    assert t.row("a") == ["-", "gulbjarn", "-", "-", "-", "shamans"]
    t.do("move a6", "lane 2")
    assert t.row("a") == ["-", "shamans", "-", "-", "-", "gulbjarn"]


@pytest.mark.rule("HRD-ALL-14", "HRD-TWR-03", "HRD-TWR-08")
@pytest.mark.both_editions
def test_towers_stay_where_they_are() -> None:
    t = table(a1={"card": "runic_catapult", "health": 2}, a2="shamans")
    assert "move a1" not in t.options()
    assert t.why_not("move a1") == ["HRD-ALL-14"]
    t.do("move a2")
    assert "lane 1" not in t.options()


@pytest.mark.rule("HRD-ALL-16", "HRD-ALL-17")
def test_discarding_is_not_destroying() -> None:
    t = table(a1={"card": "dawn_defenders", "beneath": ["troll_brute"]}, a2="shamans", horde=["frost_giant"])
    t.do("discard a1")
    assert t.discard() == ["dawn_defenders"]
    assert t.row("m") == ["-"] * 6


@pytest.mark.rule("HRD-ALL-18", "HRD-READY-03", "HRD-READY-04")
@pytest.mark.both_editions
def test_an_exhausted_card_cannot_be_used_again() -> None:
    t = table(a1="shamans", a2="cloud_tearers").do("use a1")
    assert t.at("a1").exhausted
    assert "use a1" not in t.options()


@pytest.mark.rule("HRD-KEY-79", "HRD-Q-36", "HRD-ALL-20")
def test_the_phase_cannot_end_while_a_taunt_monster_could_be_engaged() -> None:
    t = table(m1="troll_brute", a3="shamans")
    assert t.why_not("end") == ["HRD-KEY-79"]
    t.do("move a3", "lane 1")
    assert "end" in t.options()


@pytest.mark.rule("HRD-KEY-80", "HRD-EX-13")
def test_a_tower_in_the_way_must_be_discarded() -> None:
    t = table(m1="troll_brute", a1={"card": "runic_catapult", "health": 2}, a3="shamans")
    assert "end" not in t.options()
    t.do("discard a1", "move a3", "lane 1")
    assert "end" in t.options()


@pytest.mark.rule("HRD-KEY-81")
def test_with_more_taunt_monsters_than_allies_one_is_enough() -> None:
    t = table(m1="troll_brute", m2="troll_crusher", a2="shamans")
    assert "end" in t.options()


@pytest.mark.rule("HRD-Q-36")
def test_an_ally_in_hand_that_can_be_paid_must_be_played() -> None:
    t = table(m1="troll_brute", hand=["shamans"], mana=2)
    assert t.options() == ["play shamans", "use castle"]
    t = table(m1="troll_brute", hand=["shamans", "bloodlust"], mana=1)
    assert "end" in t.options()


@pytest.mark.rule("HRD-Q-36")
def test_a_play_that_is_made_cheaper_is_owed_to_taunt_too() -> None:
    t = table(m1="troll_brute", hand=["thunder_cavalry"], mana=2)
    assert t.options() == ["cheaper thunder_cavalry", "use castle"]
    t.do("cheaper thunder_cavalry", "lane 1")
    assert "end" in t.options()
    assert "end" in table(m1="troll_brute", hand=["thunder_cavalry", "bloodlust"], mana=1).options()


@pytest.mark.rule("HRD-ALL-07")
def test_an_ally_that_is_made_cheaper_can_come_to_face_an_engaged_minion() -> None:
    t = table(onikai=1, hand=["thunder_cavalry"], mana=2).do("engage onikai")
    assert t.options() == ["cheaper thunder_cavalry"]
    t.do("cheaper thunder_cavalry")
    assert (t.row("m")[0], t.row("a")[0], t.castle) == ("onikai", "thunder_cavalry", 17)
