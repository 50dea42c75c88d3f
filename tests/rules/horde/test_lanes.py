"""Lanes: six of them, one card for each side, and what is next to what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.horde.table import fight, summon, table


@pytest.mark.rule("HRD-LANE-01")
@pytest.mark.both_editions
def test_there_are_six_lanes_from_left_to_right() -> None:
    t = table(hand=["shamans"], mana=2).do("play shamans")
    assert t.options() == [f"lane {number}" for number in range(1, 7)]


@pytest.mark.rule("HRD-LANE-02")
@pytest.mark.both_editions
def test_a_lane_with_a_monster_takes_no_other() -> None:
    full: dict[str, Any] = {f"m{lane}": "frost_giant" for lane in range(1, 7)}
    t = summon("troll_brute", **full)
    assert t.row("m") == ["frost_giant"] * 6
    assert t.pile()[0] == "troll_brute"


@pytest.mark.rule("HRD-LANE-03")
@pytest.mark.parametrize("card", ["shamans", "steam_tower"])
@pytest.mark.both_editions
def test_a_lane_holds_an_ally_or_a_tower(card: str) -> None:
    t = table(hand=[card], mana=2, a1="gulbjarn", a2={"card": "runic_catapult", "health": 2})
    t.do(f"play {card}")
    assert t.options() == ["lane 3", "lane 4", "lane 5", "lane 6"]


@pytest.mark.rule("HRD-LANE-04")
@pytest.mark.both_editions
def test_a_monster_and_an_ally_in_one_lane_strike_each_other() -> None:
    t = fight(m1="stormcaller", a1="cloud_tearers")
    assert (t.at("m1").wounds, t.discard()) == (2, ["cloud_tearers"])


@pytest.mark.rule("HRD-LANE-07", "HRD-LANE-08")
@pytest.mark.both_editions
def test_only_lanes_next_to_each_other_are_adjacent() -> None:
    t = table(
        m2="frost_giant",
        m3="frost_giant",
        m4="frost_giant",
        m5="frost_giant",
        a1={"card": "runic_catapult", "health": 2},
        a2="shamans",
    ).do("use a1", "m3")
    assert [t.at(place).wounds for place in ("m2", "m3", "m4", "m5")] == [2, 2, 2, 0]


@pytest.mark.rule("HRD-LANE-09")
@pytest.mark.both_editions
def test_the_row_does_not_wrap_around() -> None:
    t = table(m1="frost_giant", m6="frost_giant", a1={"card": "runic_catapult", "health": 2}, a2="shamans")
    t.do("use a1", "m1")
    assert (t.at("m1").wounds, t.at("m6").wounds) == (2, 0)


@pytest.mark.rule("HRD-LANE-10")
@pytest.mark.both_editions
def test_an_ally_does_not_make_a_lane_less_free_for_the_horde() -> None:
    t = summon("deep_howlers", a1="gulbjarn")
    assert [event.args["lane"] for event in t.events if event.kind == "summoned"] == [1]


@pytest.mark.rule("HRD-LANE-11")
@pytest.mark.both_editions
def test_a_monster_does_not_make_a_lane_less_free_for_the_alliance() -> None:
    t = table(m1="frost_giant", a2="gulbjarn", hand=["shamans"], mana=2).do("play shamans")
    assert t.options() == ["lane 1", "lane 3", "lane 4", "lane 5", "lane 6"]


@pytest.mark.rule("HRD-LANE-12")
def test_a_spell_holds_its_lane_until_it_is_resolved() -> None:
    t = summon("snowblind", "troll_brute", a1="clan_of_the_oak", a2="clan_of_the_oak", a3="clan_of_the_oak")
    assert t.row("m")[:2] == ["snowblind", "troll_brute"]  # the spell still asks whom it weakens
