"""The fight phase, strikes, Trample and armor."""

from __future__ import annotations

import pytest

from skyshelf.engine.phrase import Phrase
from tests.rules.horde.table import fight, table


@pytest.mark.rule("HRD-FIGHT-06", "HRD-LANE-05")
@pytest.mark.both_editions
def test_an_unopposed_monster_strikes_the_castle() -> None:
    assert fight(m1="troll_brute").castle == 17


@pytest.mark.rule("HRD-FIGHT-07", "HRD-EX-14", "HRD-TWR-02")
@pytest.mark.both_editions
def test_a_tower_does_not_protect_the_castle() -> None:
    t = fight(m1="troll_crusher", a1={"card": "runic_catapult", "health": 2})
    assert (t.castle, t.at("a1").health) == (18, 2)


@pytest.mark.rule("HRD-FIGHT-08", "HRD-LANE-06", "HRD-EX-20")
@pytest.mark.both_editions
def test_an_unopposed_ally_strikes_the_portal_even_if_exhausted() -> None:
    assert fight(a1={"card": "clan_of_the_oak", "exhausted": True}).portal == 3


@pytest.mark.rule("HRD-FIGHT-09", "HRD-FIGHT-10", "HRD-EX-19")
@pytest.mark.both_editions
def test_both_strike_at_the_same_time() -> None:
    t = fight(a1="cloud_tearers", m1="troll_brute")  # 2/2 against 3/2
    assert t.options() == ["draw 1", "no draw"]
    t.do("draw 1")
    assert (t.discard(), len(t.hand())) == (["cloud_tearers"], 1)
    assert t.row("m") == ["-"] * 6


@pytest.mark.rule("HRD-FIGHT-01", "HRD-FIGHT-02")
@pytest.mark.both_editions
def test_lanes_fight_from_left_to_right() -> None:
    t = fight(m1="troll_brute", m2="troll_crusher", a3="clan_of_the_oak")
    struck = [event.args["card"] for event in t.events if event.kind == "strikes"]
    places = [phrase.args["place"] for phrase in struck if isinstance(phrase, Phrase)]
    assert [place.args for place in places if isinstance(place, Phrase)] == [
        {"side": "m", "number": 1},
        {"side": "m", "number": 2},
        {"side": "a", "number": 3},
    ]


@pytest.mark.rule("HRD-FIGHT-15")
@pytest.mark.both_editions
def test_an_ally_that_destroyed_its_opponent_does_not_strike_the_portal_as_well() -> None:
    assert fight(a1="gulbjarn", m1="troll_brute").do("no draw").portal == 6


@pytest.mark.rule("HRD-FIGHT-11", "HRD-FIGHT-03")
@pytest.mark.both_editions
def test_a_creature_that_left_before_the_strike_leaves_its_opponent_unopposed() -> None:
    t = fight(a1="clan_of_the_wildcat", m1="the_hate_bringer_1").do("yes")
    assert t.castle == 16


@pytest.mark.rule("HRD-KEY-07", "HRD-KEY-08", "HRD-EX-02")
def test_armor_is_a_budget_for_the_turn() -> None:
    t = table(
        m1="deep_howlers",
        a1={"card": "runic_catapult", "health": 2},
        a2={"card": "runic_catapult", "health": 2},
    )
    t.do("use a1", "m1")
    assert (t.at("m1").wounds, t.at("m1").armor) == (1, 0)
    t.do("use a2", "m1")
    assert t.at("m1").wounds == 3


@pytest.mark.rule("HRD-KEY-85", "HRD-KEY-86", "HRD-EX-03")
@pytest.mark.both_editions
def test_trample_sends_the_excess_to_the_castle() -> None:
    t = fight(m1={"card": "the_great_white", "weaken": 2}, a1="shamans")  # 3 against 1 health
    assert t.castle == 18


@pytest.mark.rule("HRD-KEY-87", "HRD-EX-04")
@pytest.mark.both_editions
def test_armor_counts_towards_the_damage_needed() -> None:
    t = fight(m1={"card": "the_great_white", "weaken": 2}, a1={"card": "shamans", "armor": 1})
    assert t.castle == 19


@pytest.mark.rule("HRD-KEY-88")
@pytest.mark.both_editions
def test_without_destroying_there_is_no_excess() -> None:
    t = fight(m1="the_great_white", a1="gulbjarn")
    assert (t.castle, t.at("a1").wounds) == (20, 5)


@pytest.mark.rule("HRD-MIN-05", "HRD-PIL-07", "HRD-EX-23")
def test_an_engaged_minion_tramples_and_returns_without_pillaging() -> None:
    t = fight(onikai={"health": 3, "lane": 1}, a1="cloud_tearers")
    assert (t.minion("onikai").health, t.castle, len(t.deck())) == (1, 19, 20)
    assert t.discard() == ["cloud_tearers"]
    assert t.row("m")[0] == "-"


@pytest.mark.rule("HRD-Q-42")
def test_a_negative_attack_deals_nothing() -> None:
    assert fight(m1={"card": "troll_brute", "weaken": 5}).castle == 20


@pytest.mark.rule("HRD-KEY-73", "HRD-KEY-74")
def test_a_strike_outside_the_fight_phase_does_not_trample() -> None:
    t = table({"castle": "the_frostbite_stronghold"}, a1="clan_of_the_boar", m1="troll_crusher", mana=1)
    t.do("use castle", "no draw")
    assert t.portal == 6


@pytest.mark.rule("HRD-KEY-84", "MON-KEY-90")
@pytest.mark.both_editions
def test_in_an_exchange_each_creature_tramples_if_it_is_engaged_itself() -> None:
    maple = {"card": "clan_of_the_maple", "wounds": 2}  # it has 1 health left: 3 of 4 go over
    t = fight(a1=maple, m2="the_old_forgotten", a2="gulbjarn").do("m2")
    assert t.castle == 20 - 3
    t = fight(a1=maple, m1="troll_brute", m2="the_old_forgotten").do("m2")
    assert t.castle == 20 - 4 - 4  # unengaged it deals all of the 4 to the Maple, then both strike the castle


@pytest.mark.rule("HRD-WIN-01", "HRD-DES-11", "HRD-CST-03")
@pytest.mark.both_editions
def test_a_destroyed_castle_loses_the_game() -> None:
    t = fight(castle={"wounds": 18}, m1="troll_brute", m2="troll_brute")
    assert t.outcome() == "castle-destroyed"
    assert t.state.outcome is not None
    assert t.state.outcome.winners == ()
