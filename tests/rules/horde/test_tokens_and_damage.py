"""Tokens and damage: what they do to the card they are on, and how long they stay."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, summon, table


@pytest.mark.rule("HRD-TOK-01", "HRD-KEY-01", "HRD-TOK-05")
@pytest.mark.both_editions
def test_four_tokens_change_the_values_of_the_card_they_are_on() -> None:
    t = table(
        a1={"card": "gulbjarn", "health": 1, "attack": 1},
        a2={"card": "gulbjarn", "wounds": 1, "weaken": 1},
        a3="gulbjarn",
    )
    seen = [t.at(place) for place in ("a1", "a2", "a3")]
    assert [(one.attack, one.health) for one in seen] == [(6, 7), (4, 5), (5, 6)]


@pytest.mark.rule("HRD-TOK-01", "HRD-KEY-01", "HRD-DMG-05")
@pytest.mark.both_editions
def test_tokens_stay_when_the_turn_ends() -> None:
    t = table(
        a1={"card": "gulbjarn", "wounds": 2, "weaken": 5}, a2={"card": "shamans", "health": 1, "attack": 1}
    )
    t.do("end")
    assert (t.state.turn, t.at("a1").wounds, t.at("a1").attack) == (2, 2, 0)
    assert (t.at("a2").attack, t.at("a2").health) == (2, 2)


@pytest.mark.rule("HRD-TOK-06", "HRD-DES-03")
@pytest.mark.both_editions
def test_a_destroyed_card_loses_its_tokens() -> None:
    t = fight(onikai={"health": 2, "weaken": 1, "lane": 1}, a1="gulbjarn").do("no draw")
    assert (t.minion("onikai").attack, t.minion("onikai").health) == (0, 0)


@pytest.mark.rule("HRD-DMG-01", "HRD-KEY-24")
@pytest.mark.both_editions
def test_damage_leaves_as_many_wounds() -> None:
    t = table(m1="the_great_white", a1="shamans", hand=["combustion"], mana=2).do("play combustion")
    assert (t.at("m1").wounds, t.at("m1").health) == (2, 4)


@pytest.mark.rule("HRD-DMG-02", "HRD-KEY-25")
@pytest.mark.both_editions
def test_a_card_is_damaged_when_it_gets_wounds() -> None:
    t = fight(m1="oni_champion")  # "after it damages the castle, pillage 2"
    assert (t.castle, len(t.deck())) == (18, 18)


@pytest.mark.rule("HRD-DMG-03", "HRD-KEY-09", "HRD-KEY-25")
@pytest.mark.both_editions
def test_a_card_whose_damage_is_reduced_to_nothing_is_not_damaged() -> None:
    t = fight(m1={"card": "oni_champion", "weaken": 1}, castle={"attachments": ["shield_mentalist"]})
    assert (t.castle, len(t.deck())) == (20, 20)


@pytest.mark.rule("HRD-EX-01", "HRD-KEY-07", "HRD-KEY-09")
@pytest.mark.both_editions
def test_armor_2_takes_2_damage_and_the_card_is_not_damaged() -> None:
    golem = {"card": "graphite_golem", "armor": 1}  # "after it gains wounds, deal 1 damage to an ally"
    t = table(m1=golem, a1="gulbjarn", hand=["combustion"], mana=2).do("play combustion")
    assert (t.at("m1").wounds, t.at("a1").wounds) == (0, 0)


@pytest.mark.rule("HRD-DMG-04", "HRD-KEY-95")
@pytest.mark.both_editions
def test_a_creature_is_wounded_as_long_as_it_has_wounds() -> None:
    t = summon("revenant_archers", a1={"card": "gulbjarn", "wounds": 1})  # "if an ally is wounded"
    assert (t.at("a1").wounds, t.castle) == (2, 20)
    t = summon("revenant_archers", a1={"card": "gulbjarn", "health": 1})
    assert (t.at("a1").health, t.castle) == (7, 17)


@pytest.mark.rule("HRD-DMG-06", "HRD-KEY-22", "HRD-KEY-66")
def test_castle_and_portal_get_wounds_like_creatures() -> None:
    t = fight(m1="troll_brute", a2="shamans")
    assert (t.at("castle").wounds, t.at("portal").wounds) == (3, 1)
