"""Every card of the Sinklings does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import fight, summon, table


@pytest.mark.rule("MON-KEY-111")
@pytest.mark.parametrize(("power", "damage"), [(1, 1), (2, 1), (3, 2)])
def test_swamp_hunters_charge_the_closest_unengaged_ally_and_bite_it(power: int, damage: int) -> None:
    t = summon(f"swamp_hunters_{power}", m2="troll_brute", a2="shamans", a3="scarifier", a5="scarifier")
    assert t.row("m")[:3] == ["-", "troll_brute", f"swamp_hunters_{power}"]
    assert [t.at(place).wounds for place in ("a2", "a3", "a5")] == [0, damage, 0]


def test_swamp_hunters_leave_the_ally_they_met_on_arrival() -> None:
    t = summon("swamp_hunters_1", a1="scarifier", a4="scarifier")
    assert (t.at("m4").slug, t.at("a4").wounds, t.at("a1").wounds) == ("swamp_hunters_1", 1, 0)


def test_swamp_hunters_ask_between_allies_equally_close_and_stay_without_any() -> None:
    lanes: dict[str, Any] = {"m1": "troll_brute", "m2": "troll_brute"}
    t = summon("swamp_hunters_1", **lanes, a1="shamans", a2="shamans", a4="scarifier")
    assert t.at("m4").slug == "swamp_hunters_1"
    t = summon("swamp_hunters_1", m1="troll_brute", a1="scarifier")
    assert (t.at("m2").slug, t.at("a1").wounds) == ("swamp_hunters_1", 0)


@pytest.mark.parametrize(("power", "more"), [(1, 1), (2, 1), (3, 2)])
def test_stasis_priestess_makes_spells_dearer_this_turn(power: int, more: int) -> None:
    t = summon(f"stasis_priestess_{power}", hand=["bloodlust", "shamans"], a1="shamans")
    mana = t.player().mana
    t.do("play bloodlust")
    assert t.player().mana == mana - 1 - more
    assert bool(t.at("m1").trait(Trait.BARRIER)) == (power > 1)


@pytest.mark.parametrize(("power", "attack", "armor"), [(1, 4, 1), (2, 5, 2), (3, 6, 2)])
def test_tide_breakers_arrive_with_force(power: int, attack: int, armor: int) -> None:
    t = summon(f"tide_breakers_{power}")
    assert (t.at("m1").attack, t.at("m1").armor) == (attack, armor)
    assert t.at("m1").trait(Trait.TRAMPLE)


@pytest.mark.parametrize("power", [1, 2, 3])
def test_grabbers_charge_no_further_than_two_lanes(power: int) -> None:
    t = summon(f"grabbers_{power}", m1="troll_brute", a1="shamans", a5="scarifier")
    assert t.at("m2").slug == f"grabbers_{power}"
    t = summon(f"grabbers_{power}", m1="troll_brute", a1="shamans", a4="scarifier")
    assert t.at("m4").slug == f"grabbers_{power}"


@pytest.mark.parametrize(("power", "wounds"), [(1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 0])])
def test_grabbers_burst_over_the_lanes_around(power: int, wounds: list[int]) -> None:
    t = fight(
        m2=f"grabbers_{power}", a2="clan_of_the_boar", a1="scarifier", a4="scarifier", a5="scarifier"
    ).do("no draw")
    assert [t.at(place).wounds for place in ("a1", "a4", "a5")] == wounds


@pytest.mark.parametrize("power", [1, 2, 3])
def test_tower_crawler_hits_the_castle_for_every_monster_in_a_lane(power: int) -> None:
    t = summon(f"tower_crawler_{power}", m2="troll_brute", m4="troll_crusher", onikai=2)
    assert t.castle == 20 - 3
    assert table(treachery=f"tower_crawler_{power}", hand=["bloodlust"], mana=1).do("end").castle == 19


@pytest.mark.parametrize(("power", "armor"), [(1, 0), (2, 1), (3, 1)])
def test_merfolk_drainer_grows_unless_mana_is_given_up(power: int, armor: int) -> None:
    t = summon(f"merfolk_drainer_{power}").do("yes")
    mana, attack, health = t.player().mana, t.at("m1").attack, t.at("m1").health
    t = summon(f"merfolk_drainer_{power}").do("no")
    assert (t.player().mana, t.at("m1").attack, t.at("m1").health) == (mana + 1, attack + 1, health + 1)
    assert t.at("m1").armor == armor


@pytest.mark.parametrize(("power", "tokens"), [(1, 2), (2, 3), (3, 4)])
def test_concealing_mists_reinforce_and_armor_the_minions_and_the_portal(power: int, tokens: int) -> None:
    t = summon(f"concealing_mists_{power}", onikai=4, yetnar=4, ratamil=4)
    assert t.minion("zephylite").health == tokens
    assert [t.at(place).armor for place in ("portal", "onikai", "zephylite")] == [1, 1, 1]


def test_concealing_mists_armor_the_boosted_monster_by_treachery() -> None:
    lanes: dict[str, Any] = {"m1": "troll_brute", "m3": "troll_brute", "a1": "shamans", "a3": "scarifier"}
    t = table(treachery="concealing_mists_1", **lanes, hand=["bloodlust"], mana=1).do("end")
    assert (t.at("m1").armor, t.at("m3").armor) == (0, 1)


@pytest.mark.parametrize(("power", "wounds"), [(1, 4), (2, 4), (3, 5)])
def test_flood_tide_wounds_the_castle_and_silences_it(power: int, wounds: int) -> None:
    t = summon(f"flood_tide_{power}", onikai=4, yetnar=4, ratamil=4)
    assert t.minion("zephylite").health == power
    assert t.castle == 20 - wounds
    assert not any("castle" in option for option in t.options())


def test_flood_tide_strengthens_the_portal_by_treachery() -> None:
    assert table(treachery="flood_tide_1", hand=["bloodlust"], mana=1).do("end").portal == 6 + 1


@pytest.mark.parametrize(("power", "tokens"), [(1, 2), (2, 3), (3, 4)])
def test_release_and_invade_pillages_and_sends_onikai_to_the_right(power: int, tokens: int) -> None:
    t = summon(f"release_and_invade_{power}", m6="troll_brute")
    assert len(t.deck()) == 18
    assert t.row("m")[4].startswith("onikai")
    assert t.at("m5").health == tokens


def test_release_and_invade_pillages_by_treachery() -> None:
    t = table(treachery="release_and_invade_1", hand=["bloodlust"], mana=1).do("end")
    assert len(t.deck()) == 18


def test_water_flow_exhausts_the_allies_and_changes_the_hand() -> None:
    t = summon(
        "water_flow",
        onikai=4,
        yetnar=4,
        ratamil=4,
        a1="scarifier",
        hand=["bloodlust", "shamans"],
        deck=["cloud_tearers", "clan_of_the_elk", "scarifier"],
    )
    assert t.asks() == "bottom"
    t.do("shamans")
    assert t.minion("zephylite").health == 3
    assert t.at("a1").exhausted
    assert sorted(t.hand()) == ["clan_of_the_elk", "cloud_tearers"]
    assert t.deck() == ["scarifier", "shamans", "bloodlust"]


def test_water_flow_leaves_an_empty_hand_alone() -> None:
    t = summon("water_flow", onikai=4, yetnar=4, ratamil=4, a1="scarifier", hand=[])
    assert (t.hand(), len(t.deck())) == ([], 20)


def test_water_flow_resolves_the_play_of_the_boosted_monster_again_by_treachery() -> None:
    t = table(treachery="water_flow", m3="tower_crawler_1", a3="scarifier", hand=["bloodlust"], mana=1)
    assert t.do("end").castle == 19


@pytest.mark.rule("MON-KEY-83")
def test_water_flow_sends_a_boosted_pillager_to_the_back_line_again() -> None:
    t = table(treachery="water_flow", onikai=3, a1="scarifier", hand=["bloodlust"], mana=1).do(
        "engage onikai"
    )
    assert t.row("m")[0] == "onikai_2024"
    t.do("end")
    assert (t.asks(), t.row("m")) == ("reactions", ["-"] * 6)
    assert t.at("onikai").attack == 3


def test_merfolk_emperor_has_the_play_of_horde_cards_resolved_twice() -> None:
    t = summon("tower_crawler_1", m1="merfolk_emperor", a1="scarifier")
    assert t.castle == 20 - 2 - 2
    t = summon("breach_1", m1="merfolk_emperor", a1="scarifier")
    assert t.castle == 20 - 6 - 6


def test_merfolk_emperor_lets_an_attachment_be_attached_once() -> None:
    t = summon("stone_bombs_1", m1="merfolk_emperor", a1="scarifier")
    assert t.minion("ratamil").health == 4
    assert len(t.minion("ratamil").unit.attachments) == 1


def test_merfolk_emperor_leaves_the_cards_of_the_alliance_alone_and_has_barrier() -> None:
    t = table(m1="merfolk_emperor", a2="scarifier", castle={"wounds": 6}, hand=["shamans"], mana=2)
    assert t.at("m1").trait(Trait.BARRIER)
    assert t.do("play shamans", "lane 1").castle == 16


def test_merfolk_drainer_grows_where_there_is_no_mana_to_give_up() -> None:
    t = table(treachery="water_flow", m1="merfolk_drainer_1", a1="scarifier", hand=["bloodlust"]).do("end")
    assert (t.asks(), t.at("m1").attack) == ("reactions", 2 + 1)


def test_merfolk_drainer_leaves_the_choice_to_the_alliance_in_a_competitive_game() -> None:
    players = {"ada": {"deck": ["scarifier"] * 20, "hand": ["bloodlust"], "mana": 1}, "bob": {}}
    lanes: dict[str, Any] = {"m1": "merfolk_drainer_1", "a1": "scarifier"}
    t = table({"mode": "versus"}, players=players, treachery="water_flow", **lanes).do("end")
    assert t.asks() == "may"
    assert t.state.decision is not None
    assert t.state.decision.seat == 0


def test_merfolk_emperor_lets_choices_be_made_anew() -> None:
    t = summon("swamp_hunters_1", m1="merfolk_emperor", a1="shamans", a3="scarifier", a5="scarifier")
    assert [t.at(place).wounds for place in ("a3", "a5")] == [1, 1]
    assert t.at("m5").slug == "swamp_hunters_1"
