"""Nobody is asked for what cannot happen while something else can."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.vocabulary.names import Ban
from tests.rules.horde.sides import asked
from tests.rules.monoliths.sides import coop, versus
from tests.rules.monoliths.table import Table, table

SWORN: dict[str, Any] = {"card": "shamans", "attachments": ["oath_of_riders"]}  # cannot gain health


@pytest.mark.rule("MON-Q-113", "MON-RES-01")
def test_mutaform_offers_only_the_tokens_that_the_card_can_gain() -> None:
    t = table({"castle": "the_living_rampart"}, mana=2, a3=SWORN, hand=["bloodlust"]).do("use castle")
    assert (t.asks(), t.at("a3").unit.might) == ("alliance", 1)  # of one kind there is nothing to choose


@pytest.mark.rule("MON-Q-113")
def test_a_choice_between_tokens_leaves_out_those_that_the_card_cannot_gain() -> None:
    sworn = {"card": "vine_dryad", "attachments": ["oath_of_riders"]}
    t = table(mana=9, a3=sworn, a4="shamans", hand=["vine_dryad", "bloodlust"])
    t.do("play vine_dryad", "lane 1", "a4", "attack")
    while t.asks() != "alliance":
        t.do(t.options()[0])
    assert (t.at("a1").unit.hp, t.at("a3").unit.might) == (1, 1)


@pytest.mark.rule("MON-Q-113", "MON-RES-05")
def test_a_token_that_cannot_arrive_does_not_leave() -> None:
    t = table(a1="clearing_dryad", a2={"card": "gulbjarn", "health": 1}, a3=SWORN, hand=["bloodlust"])
    t.do("use a1", "a2", "a3")
    assert (t.at("a2").unit.hp, t.at("a3").unit.hp) == (1, 0)


@pytest.mark.rule("MON-Q-113")
def test_of_several_tokens_those_are_shifted_that_can_arrive() -> None:
    giver = {"card": "gulbjarn", "health": 1, "attack": 1}
    t = table(a1="clearing_dryad", a2=giver, a3=SWORN, hand=["bloodlust"]).do("use a1", "a2", "a3")
    assert (t.asks(), t.at("a3").unit.might, t.at("a2").unit.hp) == ("alliance", 1, 1)


@pytest.mark.rule("MON-Q-113", "MON-KEY-65")
def test_only_a_monster_that_could_stand_there_is_offered_to_be_moved() -> None:
    t = table(m1="iron_harpy", m2="troll_brute", m5="cave_yeti", hand=["taunting_rogue"], mana=10)
    t.do("play taunting_rogue", "lane 3")
    assert t.options() == ["m2", "m5", "done"]


@pytest.mark.rule("MON-Q-113", "MON-KEY-65")
def test_nobody_is_asked_for_a_monster_where_none_could_stand() -> None:
    t = table(m1="iron_harpy", hand=["taunting_rogue", "bloodlust"], mana=10)
    assert t.do("play taunting_rogue", "lane 3").asks() == "alliance"


@pytest.mark.rule("MON-Q-113", "MON-KEY-65")
def test_an_ally_is_offered_only_the_lanes_of_monsters_that_it_can_engage() -> None:
    t = table(m1="flame_harpy", m2="troll_brute", m4="cave_yeti", a3="akimo").do("use a3")
    assert t.options() == ["m2", "m4"]


@pytest.mark.rule("MON-Q-80", "MON-PRT-10")
def test_whose_ally_struck_the_last_portal_chooses_the_benefit() -> None:
    piles = {"discard": ["shamans", "shamans"]}
    t = coop(
        piles,
        piles,
        phase="fight",
        portal={"stage": 4},
        a1={"card": "gulbjarn", "owner": "bea"},
        a2="shamans",
        castle={"wounds": 5},
    )
    assert (asked(t), t.asks()) == (1, "choose")
    t.do("option 1")
    assert (asked(t), t.asks()) == (1, "player")
    t.do("player 2", "done")
    assert (asked(t), t.asks()) == (0, "choose")


@pytest.mark.rule("MON-Q-80", "MON-PRT-10")
def test_whose_text_hit_the_last_portal_chooses_the_benefit() -> None:
    t = coop(
        {"discard": ["shamans"]},
        {"discard": ["shamans"], "hand": ["lightning_naginata"], "mana": 9},
        portal={"stage": 4},
        a1={"card": "mage_crafters", "owner": "bea"},
        castle={"wounds": 5},
    )
    t.do("partner", "play lightning_naginata", "a1")
    while t.asks() == "target":
        t.do("portal")
    assert (asked(t), t.asks()) == (1, "choose")


@pytest.mark.rule("MON-Q-114", "MON-ALL-08")
def test_an_attachment_that_is_discarded_without_effect_was_not_played() -> None:
    given: dict[str, Any] = {"a1": "mage_crafters", "a2": "khepiax", "mana": 5, "m1": "cave_yeti"}
    t = table(hand=["horn_of_liothan", "time_loop"], **given).do("play horn_of_liothan", "done")
    assert (t.asks(), t.discard(), t.state.players[0].played) == ("alliance", ["horn_of_liothan"], 0)
    assert [event.kind for event in t.events][-1] == "turned-away"


def forbid(t: Table, unit: int, ban: Ban) -> None:
    t.state.edit(UnitId(unit)).bans |= 1 << ban
    t.state.changed()
    t.state.decision = None
    t.state.run()


@pytest.mark.rule("MON-RES-05")
def test_what_cannot_be_done_is_said_with_the_rule_of_this_edition() -> None:
    t = table(a1={"card": "runic_catapult", "health": 2}, m1="cave_yeti", hand=["bloodlust"])
    forbid(t, t.state.guard[0], Ban.BE_EXHAUSTED)
    assert t.why_not("use a1") == ["MON-RES-05"]
    t = versus(hand=["troll_crusher"], m1="deep_howlers").do("play troll_crusher", "lane 3")
    forbid(t, t.state.front[0], Ban.BE_MOVED)
    assert t.why_not("move m1") == ["MON-RES-05"]
