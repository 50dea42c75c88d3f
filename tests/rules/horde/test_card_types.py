"""Towers, spells and attachments: how they come into play, act and leave."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, table


@pytest.mark.rule("HRD-TWR-01", "HRD-KEY-83", "HRD-KEY-45")
@pytest.mark.both_editions
def test_a_tower_enters_a_lane_of_choice_without_alliance_cards() -> None:
    t = table(a2="shamans", m1="deep_stalker", hand=["steam_tower"], mana=1).do("play steam_tower")
    assert t.options() == ["lane 1", "lane 3", "lane 4", "lane 5", "lane 6"]
    assert t.do("lane 1").at("a1").slug == "steam_tower"


@pytest.mark.rule("HRD-TWR-04", "HRD-KEY-61")
@pytest.mark.both_editions
def test_a_tower_gets_its_charges_when_it_is_played() -> None:
    t = table(a2="shamans", hand=["steam_tower"], mana=1).do("play steam_tower", "lane 1")
    assert t.at("a1").health == 3


@pytest.mark.rule("HRD-TWR-07", "HRD-KEY-63", "HRD-KEY-83")
@pytest.mark.both_editions
def test_the_fight_ability_of_a_tower_comes_before_the_strike_of_its_lane() -> None:
    t = fight(m1="troll_brute", a1={"card": "frostbite_outpost", "health": 2})
    assert (t.castle, t.at("a1").health) == (20, 1)


@pytest.mark.rule("HRD-TWR-07", "HRD-KEY-63")
def test_the_fight_ability_of_a_tower_comes_after_that_of_the_monster() -> None:
    t = fight(m1="stone_titan", a1={"card": "frostbite_outpost", "health": 2})
    assert t.rules().index("HRD-DMG-01") < t.rules().index(
        "HRD-LIO-12"
    )  # damage to the castle, then the charge


@pytest.mark.rule("HRD-SPL-01", "HRD-KEY-71", "HRD-RES-02")
@pytest.mark.both_editions
def test_a_spell_does_what_it_can_and_is_discarded() -> None:
    t = table(hand=["shadow_of_death", "bloodlust"], mana=1).do("play shadow_of_death")  # there is no monster
    assert (t.discard(), len(t.hand())) == (["shadow_of_death"], 2)


@pytest.mark.rule("HRD-SPL-02", "HRD-SPL-03", "HRD-KEY-71")
@pytest.mark.both_editions
def test_a_horde_spell_goes_to_the_horde_discard_pile() -> None:
    t = table(phase="horde", portal={"turned": 0}, horde=["snowblind", "troll_brute"], a1="gulbjarn")
    assert (t.row("m")[0], t.horde_discard()) == ("-", ["snowblind"])


@pytest.mark.rule("HRD-SPL-04", "HRD-KEY-71", "HRD-KEY-02")
@pytest.mark.both_editions
def test_a_spell_with_the_reaction_mark_can_be_played_in_the_treachery_phase() -> None:
    t = table(phase="treachery", a1="shamans", hand=["bloodlust"], mana=1).do("play bloodlust")
    assert t.discard() == ["bloodlust"]


@pytest.mark.rule("HRD-ATC-01", "HRD-KEY-14")
def test_an_attachment_comes_into_play_under_another_card() -> None:
    t = table(a1="shamans", a2="bushido_of_the_rose", hand=["lightning_naginata"], mana=1)
    t.do("play lightning_naginata")
    assert t.options() == ["a1", "a2"]
    assert t.do("a2").at("a2").attack == 2 + 2


@pytest.mark.rule("HRD-ATC-02", "HRD-KEY-62")
def test_an_attachment_is_attached_before_its_play_ability_resolves() -> None:
    t = table(a1="shamans", m1="the_hate_bringer_1", hand=["scepter_of_kamnu"], mana=1)
    t.do("play scepter_of_kamnu")
    assert t.options() == ["portal", "m1"]
    assert t.words()["allies"]["1"]["attachments"] == ["scepter_of_kamnu"]


@pytest.mark.rule("HRD-ATC-05", "HRD-KEY-14")
def test_attachments_of_either_side_can_be_on_a_card_of_the_other() -> None:
    won_over = {"card": "troll_brute", "attachments": ["hardened_skin"]}
    t = table(a1=won_over, hand=["lightning_naginata"], mana=1).do("play lightning_naginata")
    assert (t.at("a1").attack, t.at("a1").armor) == (3 + 2, 1)
