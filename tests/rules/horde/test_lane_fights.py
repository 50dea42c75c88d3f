"""The steps of a lane in the fight phase: the monster's ability, the alliance's, the strikes, the next lane."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.horde.table import fight


@pytest.mark.rule("HRD-FIGHT-03", "HRD-FIGHT-11")
@pytest.mark.both_editions
def test_the_monsters_ability_comes_before_that_of_the_ally() -> None:
    t = fight(m1="lone_killer", a1="restless_phalanx", discard=["bloodlust"])
    # The Phalanx is gone before it could rebuild or strike, and nobody stands before the castle.
    assert t.discard() == ["bloodlust", "restless_phalanx"]
    assert (t.at("m1").wounds, t.castle) == (0, 18)


@pytest.mark.rule("HRD-FIGHT-04")
@pytest.mark.both_editions
def test_a_tower_uses_its_fight_ability_before_the_strikes() -> None:
    t = fight(m1="troll_brute", a1={"card": "frostbite_outpost", "health": 2})
    assert t.castle == 20


@pytest.mark.rule("HRD-FIGHT-04")
def test_an_ally_uses_its_fight_ability_before_the_strikes() -> None:
    t = fight(m1="troll_brute", a1={"card": "echoed_saboteur", "health": 1}).do("no draw")
    assert t.row("a")[0] == "echoed_saboteur"  # 3 health against an attack of 3 - 1


@pytest.mark.rule("HRD-FIGHT-05")
@pytest.mark.both_editions
def test_the_strikes_come_on_top_of_the_fight_abilities() -> None:
    t = fight(m1="lightning_harpy", a1="gulbjarn").do("no draw")
    assert t.at("a1").wounds == 1 + 2


@pytest.mark.rule("HRD-FIGHT-02")
@pytest.mark.both_editions
def test_a_lane_is_done_before_the_next_one_begins() -> None:
    t = fight(m1="troll_brute", a1="gulbjarn", m2="deep_howlers", m3="frost_giant")
    assert (t.asks(), t.castle) == ("draw", 20)  # nothing of the other lanes before the draw of the first
    assert t.do("no draw").castle == 20 - 3 - 1 - 3


@pytest.mark.rule("HRD-FIGHT-12")
@pytest.mark.both_editions
def test_all_six_lanes_fight() -> None:
    trolls: dict[str, Any] = {f"m{lane}": "troll_brute" for lane in range(1, 7)}
    assert fight(**trolls).castle == 20 - 6 * 3


@pytest.mark.rule("HRD-FIGHT-13")
@pytest.mark.both_editions
def test_empty_lanes_are_skipped_and_a_lone_tower_only_uses_its_ability() -> None:
    t = fight(a2={"card": "frostbite_outpost", "health": 2}, m6="troll_brute")
    assert (t.at("a2").health, t.portal, t.castle) == (1, 6, 17)


@pytest.mark.rule("HRD-FIGHT-14")
def test_a_monster_that_moves_to_the_right_fights_there() -> None:
    t = fight(m1="shade_hounds", a1="gulbjarn", a6="clan_of_the_elk")
    assert t.at("m1").wounds == 2  # met in lane 6 by the Elk; the next turn shifts the Hounds back
    assert (t.portal, t.castle, t.discard()) == (1, 20, ["clan_of_the_elk"])
