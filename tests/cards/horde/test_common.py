"""Every card of the Common set does what its row says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.horde.table import Table, fight, summon, table
from tests.rules.monoliths.table import fight as monoliths_fight


def test_grialthan_wallbreaker_turns_health_tokens_into_castle_damage() -> None:
    t = summon("grialthan_wallbreaker", a1="shamans")
    assert t.words()["minions"]["yetnar"] == {
        "card": "yetnar",
        "health": 2,
        "attachments": ["grialthan_wallbreaker"],
    }
    t = fight(yetnar={"health": 2, "attachments": ["grialthan_wallbreaker"]}, a1="shamans")
    assert (t.castle, len(t.deck())) == (18, 18)


def test_it_does_nothing_while_the_minion_is_in_a_lane() -> None:
    t = fight(
        yetnar={"health": 2, "lane": 1, "attachments": ["grialthan_wallbreaker"]}, a1="clan_of_the_boar"
    )
    t.do("no draw")
    assert t.castle == 20


def test_kaenite_lava_eruptor_burns_an_ally_in_the_pillage_phase() -> None:
    t = fight(
        onikai={"health": 1, "attachments": ["kaenite_lava_eruptor"]},
        a1="clan_of_the_boar",
        a2="cloud_tearers",
    )
    t.do("a2")
    assert t.at("a2").wounds == 1


def test_utseshi_storm_tower_makes_engaging_cost_a_card() -> None:
    t = table(
        zephylite={"health": 1, "attachments": ["utseshi_storm_tower"]},
        a1="shamans",
        hand=["wind_riders", "bloodlust"],
    )
    t.do("engage zephylite", "bloodlust")
    assert (t.hand(), t.discard(), t.row("m")[0]) == (["wind_riders"], ["bloodlust"], "zephylite")
    t = table(zephylite={"health": 1, "attachments": ["utseshi_storm_tower"]}, a1="shamans")
    assert "engage zephylite" not in t.options()


def test_xotlanian_venom_pillages_once_more_for_each_health_token() -> None:
    t = fight(ratamil={"health": 2, "attachments": ["xotlanian_venom"]}, a1="shamans")
    assert len(t.deck()) == 20 - 2 - 2


def test_onikai_legion_brings_onikai_to_a_lane() -> None:
    t = summon("onikai_legion", m1="troll_brute", a6="shamans", hand=["bloodlust"], mana=1)
    # The spell itself holds lane 2, so Onikai came to lane 3, without neighbors, and was shifted afterwards.
    assert t.row("m")[:3] == ["troll_brute", "onikai", "-"]
    assert (t.minion("onikai").health, t.minion("onikai").attack) == (3, 4)


def test_secret_passage_keeps_yetnar_from_being_engaged_and_doubles_its_pillage() -> None:
    t = summon("secret_passage", a1="shamans", onikai=1, hand=["bloodlust"], mana=1)
    assert "engage yetnar" not in t.options()
    assert t.why_not("engage yetnar") == ["HRD-KEY-20"]
    t.do("end")
    if t.asks() == "reactions":
        t.do("end")
    assert len(t.deck()) == 20 - 1 - 2 - 2


def test_raise_the_dead_strengthens_ratamil_for_each_monster_destroyed_this_turn() -> None:
    t = summon("raise_the_dead", m1="deep_stalker", a1="gulbjarn", hand=["wind_riders"])
    assert t.minion("ratamil").health == 3
    t.do("end", "end", "no draw")
    gained = [event.rule for event in t.events if event.kind == "health-put"]
    assert gained[0] == "HRD-CMN-07"


def test_utseshi_swarm_takes_mana() -> None:
    t = summon("utseshi_swarm", mana=3, a1="shamans")
    assert (t.player().mana, t.minion("zephylite").health) == (2, 3)


@pytest.mark.rule("HRD-Q-85", "HRD-Q-70")
@pytest.mark.parametrize("fought", [fight, monoliths_fight])
def test_a_minion_that_cannot_pillage_does_not_pillage_through_xotlanian_venom(
    fought: Callable[..., Table],
) -> None:
    venom = {"health": 2, "attachments": ["xotlanian_venom"]}
    t = fought(ratamil=venom, onikai=1, a1="wind_riders", hand=["bloodlust"]).do("ratamil")
    assert len(t.deck()) == 20 - t.minion("onikai").health
    t = fought(ratamil=venom, onikai=1, a1="wind_riders", hand=["bloodlust"]).do("onikai")
    assert len(t.deck()) == 20 - 2 - 2


@pytest.mark.rule("HRD-Q-85", "HRD-PIL-05")
def test_a_minion_that_cannot_pillage_still_does_what_else_its_pillage_ability_says() -> None:
    breaker = {"health": 2, "attachments": ["grialthan_wallbreaker"]}
    t = fight(yetnar=breaker, onikai=1, a1="wind_riders").do("yetnar")
    assert (len(t.deck()), t.castle) == (19, 18)
