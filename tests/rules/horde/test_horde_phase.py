"""The horde phase: wave, resolving, shift, outsider pile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.horde.table import summon, table


@pytest.mark.rule("HRD-HOR-01", "HRD-HOR-02", "HRD-CARD-10", "HRD-PRT-04")
@pytest.mark.both_editions
def test_the_wave_number_says_how_many_cards_come_to_the_leftmost_free_lanes() -> None:
    assert summon("troll_brute").row("m") == ["troll_brute", "-", "-", "-", "-", "-"]
    t = summon("troll_brute", "troll_crusher", m1="frost_giant")
    assert t.row("m") == ["frost_giant", "troll_brute", "troll_crusher", "-", "-", "-"]


@pytest.mark.rule("HRD-HOR-03", "HRD-LANE-12")
def test_all_cards_are_placed_before_any_is_resolved() -> None:
    t = summon("gathering_storm", "troll_brute")
    assert t.at("m1").slug == "troll_brute"  # it was placed in lane 2, then shifted
    assert t.at("m1").armor == 1  # it was there already when the spell resolved


@pytest.mark.rule("HRD-HOR-10", "HRD-HOR-13", "HRD-EX-12")
def test_a_spell_frees_its_lane_and_the_monsters_close_up() -> None:
    t = summon("snowblind", "troll_brute", m1="frost_giant")
    assert t.row("m") == ["frost_giant", "troll_brute", "-", "-", "-", "-"]


@pytest.mark.rule("HRD-HOR-14", "HRD-Q-21")
def test_the_shift_goes_against_lane_1_and_moves_monsters_only() -> None:
    t = table(phase="horde", m3="troll_brute", m5="troll_crusher", a3="shamans", portal={"turned": 2})
    assert t.row("m")[:3] == ["troll_brute", "troll_crusher", "-"]
    assert t.row("a")[2] == "shamans"


@pytest.mark.rule("HRD-HOR-04", "HRD-HOR-05", "HRD-EX-16")
def test_without_a_free_lane_cards_go_on_top_of_the_outsider_pile() -> None:
    full: dict[str, Any] = {f"m{lane}": "frost_giant" for lane in range(1, 6)}
    t = summon("troll_brute", "troll_crusher", **full)
    assert t.row("m")[5] == "troll_brute"
    assert t.pile() == ["troll_crusher", "the_hate_bringer_1"]


@pytest.mark.rule("HRD-HOR-07", "HRD-HOR-12", "HRD-EX-17")
@pytest.mark.both_editions
def test_mana_of_a_horde_card_comes_first_and_never_above_10() -> None:
    t = summon("lady_of_the_lake", mana=9)
    assert t.player().mana == 10


@pytest.mark.rule("HRD-HOR-09")
@pytest.mark.both_editions
def test_treachery_abilities_are_ignored_when_a_card_is_summoned() -> None:
    assert summon("frost_giant", a1="dawn_defenders").do("option 2").castle == 17


@pytest.mark.rule("HRD-OPL-02", "HRD-WIN-06", "HRD-OUT-01")
def test_the_outsider_waits_in_its_pile_under_the_first_portal() -> None:
    t = summon("troll_brute")
    assert t.pile() == ["the_hate_bringer_1"]


@pytest.mark.rule("HRD-HOR-19")
@pytest.mark.both_editions
def test_what_finds_no_lane_stays_in_the_pile() -> None:
    full: dict[str, Any] = {f"m{lane}": "frost_giant" for lane in range(1, 6)}
    t = table(
        phase="horde",
        portal={"stage": 2, "turned": 2},
        pile=["troll_brute", "the_hate_bringer_1"],
        hand=["bloodlust"],
        mana=1,
        **full,
    )
    assert (t.row("m")[5], t.pile()) == ("troll_brute", ["the_hate_bringer_1"])


@pytest.mark.rule("HRD-HDK-02", "HRD-HDK-03", "HRD-Q-30")
@pytest.mark.both_editions
def test_the_discard_pile_becomes_the_new_horde_deck() -> None:
    horde = {"deck": [], "discard": ["troll_crusher"]}
    t = table(phase="horde", portal={"turned": 0}, horde=horde, a2="shamans")
    assert t.row("m")[0] == "troll_crusher"
    assert (t.state.horde_deck, t.state.horde_discard) == ([], [])
