"""Every card of the Renegade horde does what its row says."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.horde.table import fight, lay, summon, table


@pytest.mark.parametrize("slug", ["troll_brute", "troll_crusher"])
def test_trolls_taunt(slug: str) -> None:
    t = table(m1=slug, a2="shamans")
    assert t.at("m1").trait(Trait.TAUNT)
    assert "end" not in t.options()
    t.do("move a2", "lane 1")
    assert "end" in t.options()


def test_forest_yeti_strengthens_the_portal_or_the_outsider() -> None:
    t = summon("forest_yeti")
    assert t.portal == 6 + 2
    t = summon("forest_yeti", m1="the_hate_bringer_1", a1="shamans")
    assert (t.portal, t.at("m1").health) == (6, 3 + 2)


def test_forest_yeti_strengthens_them_by_treachery() -> None:
    t = table(treachery="forest_yeti", a1="shamans", hand=["bloodlust"], mana=1).do("end")
    assert t.portal == 6 + 1


def test_gathering_storm_armors_every_monster_and_the_portal() -> None:
    t = summon("gathering_storm", m1="troll_brute", a2="shamans")
    assert t.minion("yetnar").health == 2
    assert [t.at(place).armor for place in ("m1", "portal", "onikai")] == [1, 1, 1]
    assert t.row("m") == ["troll_brute", "-", "-", "-", "-", "-"]


def test_deep_howlers_hit_the_castle_while_unengaged() -> None:
    assert fight(m1="deep_howlers").castle == 20 - 3 - 1
    assert fight(m1="deep_howlers", a1="clan_of_the_oak").castle == 20


def test_stormcaller_weakens_two_different_allies() -> None:
    t = summon("stormcaller", a1="shamans", a2="cloud_tearers", a3="clan_of_the_oak").do("a2", "a3")
    assert [t.at(place).attack for place in ("a1", "a2", "a3")] == [1, 1, 2]
    t = summon("stormcaller", a1="shamans")
    assert t.at("a1").attack == 0  # one ally, one token


def test_deep_stalker_hits_the_castle_when_summoned() -> None:
    t = summon("deep_stalker")
    assert (t.castle, t.at("m1").armor) == (18, 1)


def test_frost_giant_lets_the_alliance_choose() -> None:
    t = summon("frost_giant", a1="shamans", a2="cloud_tearers").do("option 1", "a1")
    assert (t.discard(), t.castle) == (["shamans"], 20)
    assert summon("frost_giant").castle == 17  # without an ally there is no choice


def test_snowblind_weakens_the_two_strongest_allies() -> None:
    t = summon("snowblind", a1="shamans", a2="cloud_tearers", a3="clan_of_the_oak")
    assert [t.at(place).attack for place in ("a1", "a2", "a3")] == [1, 1, 2]
    assert t.minion("zephylite").health == 3


def test_troll_trackers_pull_the_weakest_ally_and_hold_it() -> None:
    t = summon("troll_trackers", a1="cloud_tearers", a3="shamans", hand=["bloodlust"], mana=1)
    assert t.row("a")[:3] == ["shamans", "-", "cloud_tearers"]
    assert "move a1" not in t.options()
    assert "use a1" not in t.options()
    assert t.why_not("move a1") == ["HRD-Q-70"]


def test_a_tower_keeps_troll_trackers_from_pulling() -> None:
    t = summon("troll_trackers", a1={"card": "frostbite_outpost", "health": 2}, a3="shamans")
    assert t.row("a")[:3] == ["frostbite_outpost", "-", "shamans"]


def test_lady_of_the_lake_brings_the_minions_into_the_fight() -> None:
    t = summon("lady_of_the_lake", hand=["bloodlust"], mana=1)
    assert [t.minion(name).health for name in ("onikai", "yetnar", "zephylite", "ratamil")] == [1, 1, 0, 1]
    t = fight(m1="lady_of_the_lake", onikai=1, yetnar=3, a5="clan_of_the_oak")
    # Yetnar came to lane 2 and Onikai to lane 3; both struck the castle, none of them pillaged.
    assert t.castle == 20 - 2 - 3 - 1
    assert len(t.deck()) == 20
    assert t.row("m")[1:3] == ["-", "-"]


@pytest.mark.rule("HRD-KEY-77")
def test_the_alliance_says_which_of_equal_minions_lady_of_the_lake_brings_first() -> None:
    t = fight(m1="lady_of_the_lake", onikai=2, yetnar=2, ratamil=3, a1="gulbjarn", a6="shamans")
    assert (t.asks(), t.options()) == ("tie", ["onikai", "yetnar"])
    t.do("yetnar", "no draw")
    moved = [event.args["lane"] for event in t.events if event.kind == "moved"]
    assert moved == [2, 3, 4]


def test_lady_of_the_lake_asks_which_of_equal_minions_the_last_lane_is_for() -> None:
    full = {f"m{lane}": "deep_howlers" for lane in range(2, 6)}
    t = fight(m1="lady_of_the_lake", onikai=2, yetnar=2, a1="gulbjarn", **full)
    t.do("yetnar")
    assert (t.minion("yetnar").unit.lane, t.minion("onikai").unit.lane) == (5, -1)


def test_lady_of_the_lake_brings_minions_and_no_other_monsters_of_the_back_line() -> None:
    t = lay(
        "monoliths",
        {},
        {"phase": "fight", "m1": "lady_of_the_lake", "back_line": ["brood"], "a1": "gulbjarn"},
    )
    assert "moved" not in t.kinds()


def test_the_great_white_taunts_and_tramples() -> None:
    t = fight(m1="the_great_white", a1="clan_of_the_oak")
    assert t.castle == 20 - (5 - 3 - 1)  # 3 health and 1 armor of the Oak


def test_cave_yeti_strengthens_the_other_monsters_in_lanes() -> None:
    t = table(m1="cave_yeti", m2="troll_crusher", onikai=2, a1="shamans")
    assert (t.at("m1").attack, t.at("m1").armor) == (3, 0)
    assert (t.at("m2").attack, t.at("m2").armor) == (3, 1)
    assert t.at("onikai").attack == 2


def test_cave_yeti_goes_to_the_right_of_the_others() -> None:
    t = summon("cave_yeti", "troll_brute", a6="shamans")
    assert t.row("m")[:3] == ["troll_brute", "cave_yeti", "-"]
    assert (t.portal, t.player().mana) == (6 + 2, 1 + 1)
