"""Destruction, tokens and the order of effects."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import fight, summon, table
from tests.text.fluent_files import speaking


@pytest.mark.rule("HRD-TOK-02", "HRD-TOK-03", "HRD-EX-11")
@pytest.mark.both_editions
def test_a_health_token_cancels_a_wound() -> None:
    t = table(a1={"card": "gulbjarn", "wounds": 3}, hand=["speak_with_the_spirits"], mana=2)
    t.do("play speak_with_the_spirits", "option 2", "option 3")
    assert (t.at("a1").wounds, t.at("a1").unit.hp) == (1, -1)


@pytest.mark.rule("HRD-TOK-04")
@pytest.mark.both_editions
def test_a_wound_cancels_a_health_token() -> None:
    t = fight(m1="troll_brute", a1={"card": "gulbjarn", "health": 4})
    assert t.at("a1").unit.hp == 4 - 3


@pytest.mark.rule("HRD-DES-01", "HRD-DES-06", "HRD-ALY-03")
@pytest.mark.both_editions
def test_a_destroyed_ally_goes_to_its_owners_discard_pile() -> None:
    t = fight(m1="troll_brute", a1="shamans")
    assert t.discard() == ["shamans"]


@pytest.mark.rule("HRD-DES-07", "HRD-DES-08", "HRD-MST-03")
@pytest.mark.both_editions
def test_a_destroyed_monster_goes_to_the_horde_discard_pile_and_offers_a_draw() -> None:
    t = fight(m1="troll_brute", a1="gulbjarn", horde=["troll_crusher"])
    assert t.asks() == "draw"
    t.do("draw 1")
    assert t.horde_discard() == ["troll_brute"]
    assert len(t.hand()) == 1


@pytest.mark.both_editions
def test_who_plays_alone_is_asked_for_a_draw_without_a_name() -> None:
    t = fight(m1="troll_brute", a1="gulbjarn", horde=["troll_crusher"])
    assert t.state.decision is not None
    draw = t.state.decision.options[0]
    said = [Speaker(language, ["Ada"], strict=True).say(draw.label()) for language in speaking("horde")]
    assert "Draw a card" in said
    assert not [sentence for sentence in said if "Ada" in sentence]


@pytest.mark.rule("HRD-DES-09", "HRD-DES-10", "HRD-MIN-06")
def test_a_destroyed_minion_stays_in_the_back_line_without_tokens() -> None:
    t = fight(onikai={"health": 2, "lane": 1}, a1="gulbjarn").do("draw 1")
    assert (t.minion("onikai").health, len(t.hand())) == (0, 1)
    assert t.minion("onikai").number in t.state.back


@pytest.mark.rule("HRD-Q-23")
def test_taking_the_last_health_token_destroys_a_minion() -> None:
    t = table({"castle": "the_leviathans_temple"}, onikai=1, a1="shamans", mana=1)
    t.do("use castle", "option 2", "onikai")
    assert t.asks() == "draw"


@pytest.mark.rule("HRD-TWR-05", "HRD-TWR-06", "HRD-Q-45")
def test_a_tower_without_charges_is_put_away_after_its_last_effect() -> None:
    t = table(a1={"card": "runic_catapult", "health": 1}, a2="shamans", m1="troll_crusher").do("use a1", "m1")
    assert t.at("m1").wounds == 2
    assert (t.row("a")[0], t.discard()) == ("-", ["runic_catapult"])


@pytest.mark.rule("HRD-DES-04", "HRD-Q-33")
def test_what_a_destroyed_card_summons_goes_to_another_lane() -> None:
    t = fight(a1={"card": "dawn_defenders", "wounds": 4, "beneath": ["troll_brute"]}, m1="deep_howlers")
    assert t.row("m")[:2] == ["deep_howlers", "troll_brute"]


@pytest.mark.rule("HRD-RES-03", "HRD-RES-05", "HRD-Q-29")
def test_effects_of_the_horde_come_before_those_of_the_alliance() -> None:
    t = fight(a1={"card": "clan_of_the_boar", "wounds": 3}, m1="troll_brute", horde=["frost_giant"])
    # Both are destroyed; the monster goes first, and the Boar, destroyed as well, heals no more.
    assert t.kinds().count("destroyed") == 1
    t.do("no draw")
    assert t.kinds()[0] == "destroyed"
    assert t.discard() == ["clan_of_the_boar"]


@pytest.mark.rule("HRD-RES-01", "HRD-EX-08")
@pytest.mark.both_editions
def test_the_player_chooses_what_a_horde_card_leaves_open() -> None:
    t = summon("snowblind", a1="clan_of_the_oak", a2="clan_of_the_oak", a3="clan_of_the_oak")
    assert t.options() == ["a1", "a2", "a3"]  # a tie of the strongest


@pytest.mark.rule("HRD-RES-02")
@pytest.mark.both_editions
def test_effects_are_resolved_as_far_as_possible() -> None:
    t = summon("stormcaller", a1="gulbjarn")
    assert t.at("a1").attack == 4


@pytest.mark.rule("HRD-Q-29", "HRD-RES-04")
@pytest.mark.parametrize("first", [1, 4])
def test_the_players_order_the_destructions_that_one_text_brings(first: int) -> None:
    """The Skeletons of Revenant Marksmen find lanes if other monsters have left theirs before."""
    brutes: dict[str, Any] = {f"m{lane}": "troll_brute" for lane in range(2, 6)}
    t = table(
        {"outsider": "the_death_dealer"},
        phase="horde",
        m1="revenant_marksmen",
        **brutes,
        portal={"stage": 2, "turned": 2},
        pile=["the_death_dealer_2"],
        hand=["bloodlust"],
    )
    assert t.asks() == "order"
    assert len(t.options()) == 5
    order = ["next 1"] if first == 1 else ["next 5", "no draw", "next 4", "no draw", "next 1"]
    t.do(*order)
    assert t.row("m").count("skeleton") == (0 if first == 1 else 2)
