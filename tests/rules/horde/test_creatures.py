"""Creatures: monsters, allies, minions and outsiders, and what their attack and health amount to."""

from __future__ import annotations

from collections import Counter

import pytest

from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.vocabulary.names import CardType, Kind, Side
from tests.rules.horde.table import Table, fight, summon, table

TOWER = {"card": "runic_catapult", "health": 2}


def called(t: Table, kind: Kind) -> list[str]:
    """The places of the cards that a text means by this word."""
    return [place_of(t.state, unit) for unit in LANGUAGE.kinds[kind](t.state)]


@pytest.mark.rule("HRD-CRE-01", "HRD-CRE-03", "HRD-KEY-23")
def test_monsters_allies_minions_and_outsiders_are_creatures() -> None:
    t = table(
        m1="troll_brute", m2="the_hate_bringer_1", onikai={"health": 1, "lane": 3}, a1="shamans", a2=TOWER
    )
    assert called(t, Kind.CREATURE) == ["m1", "m2", "m3", "yetnar", "zephylite", "ratamil", "a1"]


@pytest.mark.rule("HRD-CRE-02")
@pytest.mark.both_editions
def test_a_tower_is_no_ally() -> None:
    t = table(a1=TOWER, a2="shamans", a3="gulbjarn", hand=["bloodlust"], mana=1).do("play bloodlust")
    assert t.options() == ["a2", "a3"]


@pytest.mark.rule("HRD-CRE-03", "HRD-CRE-04", "HRD-KEY-46")
def test_minions_and_an_outsider_in_a_lane_are_chosen_as_monsters() -> None:
    t = table(m1="troll_brute", m2="the_hate_bringer_1", a1=TOWER).do("use a1")
    assert t.options() == ["m1", "m2", "onikai", "yetnar", "zephylite", "ratamil"]


@pytest.mark.rule("HRD-CRE-05", "HRD-KEY-15", "HRD-TOK-01")
@pytest.mark.both_editions
def test_attack_is_the_printed_value_with_tokens_and_boosts() -> None:
    t = table(a1={"card": "shamans", "attack": 1}, hand=["bloodlust"], mana=1).do("play bloodlust")
    assert t.at("a1").attack == 1 + 1 + 2


@pytest.mark.rule("HRD-CRE-06", "HRD-KEY-40", "HRD-TOK-01")
@pytest.mark.both_editions
def test_health_is_the_printed_value_with_tokens_and_boosts() -> None:
    t = table(m1={"card": "troll_crusher", "health": 1}, a1="shamans", hand=["death_grasp"], mana=2)
    assert t.do("play death_grasp").at("m1").health == 3 + 1 - 2


@pytest.mark.rule("HRD-CRE-05", "HRD-RES-13")
def test_an_effect_that_asks_for_an_attack_takes_the_current_one() -> None:
    t = fight(a1="wind_riders", onikai=5, yetnar=4)  # "a minion with attack 4 or less", printed 0 on all
    assert t.options() == ["yetnar", "zephylite", "ratamil"]


@pytest.mark.rule("HRD-CRE-06", "HRD-RES-13", "HRD-KEY-40")
@pytest.mark.both_editions
def test_an_effect_that_compares_health_takes_the_current_one() -> None:
    t = summon("hardened_skin", m1={"card": "the_great_white", "wounds": 4}, m2="the_great_white")
    assert t.at("m2").health == 6 + 1


@pytest.mark.rule("HRD-CRE-07", "HRD-KEY-05")
@pytest.mark.both_editions
def test_an_ally_on_a_horde_card_is_a_creature_of_the_alliance() -> None:
    t = summon("frost_giant", m1="troll_brute", a1="gulbjarn", a2="shamans").do("option 1")
    assert t.options() == ["a1", "a2"]


@pytest.mark.rule("HRD-ALY-02", "HRD-MST-02", "HRD-KEY-47")
@pytest.mark.both_editions
def test_allies_and_monsters_stay_from_turn_to_turn() -> None:
    t = table(m1="deep_stalker", a1="clan_of_the_oak", a3="shamans").do("end")
    assert (t.state.turn, t.row("m")[0], t.row("a")[0]) == (2, "deep_stalker", "clan_of_the_oak")


@pytest.mark.rule("HRD-ALY-04")
def test_no_other_type_is_as_common_among_alliance_cards() -> None:
    copies: Counter[CardType] = Counter()
    for card in CARDS:
        if card.faction is not None and card.side == Side.ALLIANCE:
            copies[card.type] += card.copies
    assert copies.most_common(1)[0][0] == CardType.ALLY


@pytest.mark.rule("HRD-ALY-05")
@pytest.mark.both_editions
def test_a_hero_is_an_ally_that_some_effects_leave_out() -> None:
    t = table(a1="tlakali", a2="shamans", discard=["akhuti", "shamans"]).do("use a1")
    assert t.hand() == ["shamans"]  # an ally of cost 3 or less that is no hero
    t = table(a1="akhuti", a2="shamans", hand=["bloodlust"], mana=1).do("play bloodlust")
    assert t.options() == ["a1", "a2"]


@pytest.mark.rule("HRD-MST-01", "HRD-KEY-78", "HRD-KEY-36")
@pytest.mark.both_editions
def test_a_monster_enters_the_leftmost_free_lane() -> None:
    t = summon("troll_brute", m1="frost_giant", m3="frost_giant", a2="shamans")
    assert t.row("m")[:3] == ["frost_giant", "troll_brute", "frost_giant"]


@pytest.mark.rule("HRD-MST-04", "HRD-KEY-34", "HRD-TKC-03")
@pytest.mark.both_editions
def test_an_effect_for_non_epic_cards_leaves_epic_ones_out() -> None:
    t = table(
        m1="young_carnivores",
        m2="the_hate_bringer_1",
        m3="skeleton",
        m4="troll_brute",
        onikai=2,
        a4="shamans",
        hand=["strike_terror"],
        mana=2,
    )
    assert t.do("play strike_terror").options() == ["m3", "m4"]
