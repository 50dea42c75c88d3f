"""What a table seldom sees: strikes of nothing, strikes beside a split one, cards that are never moved or engaged."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.rules.summon import summon_from_deck
from skyshelf.games.horde.rules.tokens import put_tokens
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import GainedTrait
from skyshelf.games.horde.vocabulary.names import Ban, Token, Trait
from tests.rules.horde.sides import versus
from tests.rules.horde.table import fight, table


@pytest.mark.rule("HRD-Q-82", "HRD-KEY-72")
def test_whoever_is_struck_back_beside_a_split_strike_is_wounded() -> None:
    giant = {"card": "frost_giant", "health": 9}
    t = table(m2=giant, m3="deep_howlers", a5="corjof", hand=["gulbjarn"], mana=7)
    before = t.at("m2").health
    t.do("play gulbjarn", "lane 2", "use a5", "3")
    assert (t.at("m2").health, t.at("m3").wounds, t.at("a2").wounds) == (before - 3, 1, t.at("m2").attack)


@pytest.mark.rule("HRD-Q-82")
def test_a_split_strike_without_damage_is_a_strike_at_the_first_monster() -> None:
    t = table(m2="frost_giant", a5="corjof", hand=["gulbjarn"], mana=7).do("play gulbjarn", "lane 2")
    t.state.edit(t.at("a2").number).might = -5
    t.do("use a5")
    struck = [event.args["target"] for event in t.events if event.kind == "strikes"]
    assert unit_name(t.state, t.at("m2").number) in struck
    assert unit_name(t.state, t.at("castle").number) not in struck


@pytest.mark.rule("HRD-VS-17", "HRD-Q-50")
def test_a_monster_that_cannot_be_moved_is_not_moved_by_the_horde_player() -> None:
    t = versus(m1="frost_giant", m2="troll_brute")
    assert {"move m1", "move m2"} <= set(t.options())
    t.state.edit(t.at("m1").number).bans |= 1 << Ban.BE_MOVED
    t.do("move m2")
    assert "lane 1" not in t.options()
    assert "move m1" not in t.do("lane 3").options()


@pytest.mark.rule("HRD-KEY-20", "HRD-KEY-21")
def test_a_monster_moves_before_an_ally_that_it_cannot_engage() -> None:
    t = table(m1="flame_harpy", a1="shamans", a6="gulbjarn", treachery="winged_talons", phase="treachery")
    assert [event.args["lane"] for event in t.events if event.kind == "moved"] == [6]


@pytest.mark.rule("HRD-Q-13", "HRD-ACH-25")
def test_a_minion_that_nothing_hurts_is_not_weakened_and_the_text_knows_it() -> None:
    t = table({"challenge": "unstoppable_army"}, onikai=2)
    onikai = t.minion("onikai")
    assert not put_tokens(t.state, onikai.number, Token.WEAKEN, 1, "HRD-Q-13")
    assert (onikai.unit.might, t.minion("onikai").attack) == (0, onikai.attack)


@pytest.mark.rule("HRD-DES-08")
def test_a_monster_that_goes_on_as_an_attachment_was_destroyed_and_gives_a_card() -> None:
    t = fight(m1="barbed_swarm_1", a1="gulbjarn")
    assert t.at("barbed_swarm_1@a1").slug == "barbed_swarm_1"
    assert t.asks() == "draw"


@pytest.mark.rule("HRD-HOR-17")
def test_a_text_counts_the_cards_that_were_summoned() -> None:
    t = table(horde=["troll_brute", "frost_giant"])
    assert summon_from_deck(t.state, 3, "HRD-HOR-17") == 2


@pytest.mark.rule("HRD-Q-36", "HRD-KEY-79")
def test_nobody_owes_a_taunt_to_a_monster_that_no_ally_can_engage() -> None:
    for card, ends in (("gulbjarn", True), ("shamans", False)):
        t = table(m1="flame_harpy", a2=card)
        t.state.edit(t.at("m1").number).traits = (GainedTrait(Trait.TAUNT, 1),)
        t.do("move a2", "lane 3")
        assert ("end" in t.options()) == ends


@pytest.mark.rule("HRD-LANE-11", "HRD-READY-03")
def test_a_card_comes_to_the_lane_of_the_monster_that_its_player_chooses() -> None:
    t = table(m3="frost_giant", m5="deep_howlers", a1="akimo").do("use a1")
    assert t.options() == ["m3", "m5"]
    t.do("m5")
    assert (t.row("a")[4], t.at("a5").attack) == ("akimo", 6)
