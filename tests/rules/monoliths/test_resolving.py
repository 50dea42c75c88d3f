"""How abilities are resolved: order, moments, replacements."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.settings import Value
from skyshelf.text.speaker import Speaker
from tests.rules.monoliths.table import fight, summon, table


@pytest.mark.rule("MON-RES-03")
def test_the_players_decide_the_order_whoever_owns_the_effects() -> None:
    settings: dict[str, Value] = {"outsider": "doom_vines"}
    t = table(settings, portal={"stage": 2}, a1="stormrunner").do("use a1")
    assert t.asks() == "order"
    assert t.state.decision is not None
    assert t.state.decision.rule.startswith("MON-")


@pytest.mark.rule("MON-RES-04")
def test_card_text_goes_before_the_rulebook() -> None:
    """A monster takes the leftmost lane, but Cave Yeti says where it goes."""
    t = summon("cave_yeti")
    assert t.at("m6").slug == "cave_yeti"


@pytest.mark.rule("MON-RES-05")
def test_cannot_goes_before_anything_that_says_do() -> None:
    ally = {"card": "clan_of_the_oak", "attachments": ["oath_of_riders"], "wounds": 1}
    t = table(a1=ally, hand=["skytear_mine"], mana=1).do("play skytear_mine")
    if t.asks() == "target":
        t.do("a1")
    assert t.at("a1").wounds == 1


@pytest.mark.rule("MON-RES-07", "MON-RES-08")
def test_after_destroyed_and_destroyed_belong_to_the_same_moment() -> None:
    t = fight(m1="troll_brute", a1="beraph_star", discard=["shamans"], hand=["bloodlust"]).do("no draw")
    assert t.asks() == "rebuild"


@pytest.mark.rule("HRD-Q-101")
def test_what_is_destroyed_at_the_same_moment_does_nothing_after_the_destruction_of_the_other() -> None:
    """The player of Beraph Star rebuilds for an ally that falls with its monster, but not for the Star that does."""
    given: dict[str, Any] = {"discard": ["shamans"], "hand": ["bloodlust"]}
    t = fight(m1="troll_brute", a1="trappers", a2="beraph_star", **given)
    assert t.do("no draw").asks() == "rebuild"
    t = fight(m1="troll_brute", a1={"card": "beraph_star", "wounds": 3}, **given).do("no draw")
    assert (t.row("m"), t.row("a"), t.asks()) == (["-"] * 6, ["-"] * 6, "alliance")
    t = fight(m1="breeder", a1={"card": "hogosai", "wounds": 2}, **given).do("no draw")
    assert (t.row("m"), t.row("a"), t.state.back) == (["-"] * 6, ["-"] * 6, [])


@pytest.mark.rule("MON-RES-09")
def test_entering_play_resolves_play_abilities() -> None:
    t = table(m2="deep_howlers", hand=["cloud_tearers"], mana=4).do("play cloud_tearers", "lane 2")
    assert t.at("m2").wounds == 1


@pytest.mark.rule("MON-RES-10", "MON-RES-25")
def test_an_ability_is_resolved_in_the_order_written() -> None:
    t = summon("firebreather_1")
    assert t.castle == 18  # the strike counts the tokens that came before


@pytest.mark.rule("MON-RES-11", "MON-EX-15")
def test_what_a_triggered_ability_did_lasts_although_its_card_is_destroyed() -> None:
    t = fight(m1="troll_brute", a1={"card": "wind_riders", "wounds": 3}, onikai=2, hand=["bloodlust"])
    while t.asks() != "alliance":
        t.do("onikai" if "onikai" in t.options() else t.options()[-1])
    assert t.row("a")[0] == "-"
    assert not [card for card in t.discard() if card == "clan_of_the_oak"]


@pytest.mark.rule("MON-RES-16", "MON-RES-17")
def test_a_replaced_effect_does_not_happen() -> None:
    t = fight(portal={"stage": 4}, a1="wind_riders", castle={"wounds": 2}, hand=["bloodlust"])
    t.do("option 2")
    assert t.castle == 19
    assert t.portal == 1


@pytest.mark.rule("MON-RES-18", "MON-RES-19")
def test_of_several_that_would_take_the_damage_one_does() -> None:
    t = table(
        m1="chromium_golem",
        m2="deep_howlers",
        m3="chromium_golem",
        a2="clan_of_the_oak",
        hand=["kurumos_judgement"],
        mana=1,
    )
    t.do("play kurumos_judgement", "m2")
    t.do("done", "m3")
    assert (t.at("m1").wounds, t.at("m3").wounds) == (0, 1)
    assert t.at("m2").wounds == 0


@pytest.mark.rule("MON-EX-04", "MON-RES-01")
def test_what_says_two_monsters_takes_the_one_there_is() -> None:
    t = table(m1="deep_stalker", hand=["kurumos_judgement"], mana=1).do("play kurumos_judgement", "m1")
    assert t.at("m1").armor == 0


@pytest.mark.rule("MON-EX-05", "MON-RES-02")
def test_an_ally_means_any_ally_of_the_players_choice() -> None:
    t = table(a1="clan_of_the_oak", a6="shamans", hand=["bloodlust"], mana=1).do("play bloodlust")
    assert t.options() == ["a1", "a6"]


@pytest.mark.rule("MON-Q-42", "MON-RES-24")
def test_damage_of_cards_of_the_first_edition_is_reduced_by_armor() -> None:
    t = table(m1="deep_howlers", hand=["cloud_tearers"], mana=4).do("play cloud_tearers", "lane 1")
    assert t.at("m1").wounds == 1


@pytest.mark.rule("MON-Q-72")
def test_less_health_for_the_turn_ends_with_the_turn() -> None:
    t = table(a1="clan_of_the_oak", hand=["bloodlust"], mana=1)
    t.state.edit(t.state.guard[0]).boost_health = -2
    t.do("end", "end")
    assert t.at("a1").health == 3


@pytest.mark.rule("MON-Q-73")
def test_only_cards_with_attack_count_for_strongest_and_weakest() -> None:
    t = summon("stonetrampler_1", a1="steam_tower", a4="wind_riders")
    assert t.at("m4").slug == "ratamil_2024"


@pytest.mark.rule("MON-Q-45")
def test_a_boost_without_a_monster_is_lost() -> None:
    t = table(treachery="troll_brute", hand=["bloodlust"], mana=1).do("end")
    assert t.asks() == "reactions"
    assert "boosted" not in t.kinds()


@pytest.mark.rule("MON-RES-03")
@pytest.mark.parametrize(("first", "kept"), [("next 1", False), ("next 2", True)])
def test_the_players_order_what_a_monster_and_its_attachment_do_in_a_fight(first: str, kept: bool) -> None:
    """Lone Killer's damage fells the ally, unless Eldritch Scream has sent it back to the hand before."""
    t = fight(
        m1={"card": "lone_killer", "attachments": ["eldritch_scream"]}, a1="cloud_tearers", hand=["shamans"]
    )
    assert (t.asks(), t.options()) == ("order", ["next 1", "next 2"])
    t.do(first)
    if t.asks() == "may":
        t.do("no")
    assert ("cloud_tearers" in t.hand()) == kept


@pytest.mark.rule("MON-RES-03")
def test_the_players_order_what_an_ally_and_its_attachment_do_in_a_fight() -> None:
    ally = {"card": "echoed_flanker", "attachments": ["punisher_blade"]}
    t = fight(m3="deep_howlers", a3=ally, hand=["shamans"] * 4)
    assert t.asks() == "order"
    t.do("next 2", "m3")
    assert t.at("m3").wounds  # the exchange of strikes came first


@pytest.mark.rule("MON-RES-03")
def test_the_draw_for_a_monster_that_leaves_is_told_from_its_text() -> None:
    t = table(m1="revenant_marksmen", hand=["strike_terror"], mana=2).do("play strike_terror")
    assert t.asks() == "order"
    assert t.state.decision is not None
    said = [Speaker("en", strict=True).say(option.label()) for option in t.state.decision.options]
    assert said == ["Revenant Marksmen next", "The draw for Revenant Marksmen next"]


@pytest.mark.rule("MON-RES-03", "MON-Q-34")
def test_what_a_card_was_given_for_its_end_is_ordered_like_what_is_printed() -> None:
    given = {"card": "doppelganger", "wounds": 3, "copies": "grabbers_1"}
    t = fight(m1={"card": "troll_crusher", "wounds": 2}, a1=given)
    assert t.asks() == "order"
