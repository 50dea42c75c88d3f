"""Every card of the Nupten Diviners does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import Table, fight, table


def played(slug: str, *answers: str, mana: int = 4, **given: Any) -> Table:
    """A card of the hand is played, and the questions that it leads to are answered."""
    hand = [slug, *given.pop("hand", [])]
    return table(hand=hand, mana=mana, **given).do(f"play {slug}", *answers)


@pytest.mark.parametrize(("cards", "eludes"), [(3, False), (4, True)])
def test_echoed_flanker_eludes_with_four_cards_in_hand(cards: int, eludes: bool) -> None:
    t = fight(a1="echoed_flanker", m1="deep_howlers", hand=["tallyman"] * cards)
    assert (t.asks() == "elude") is eludes
    if eludes:
        assert t.options() == ["lane 2", "lane 3", "done"]


def test_sentinel_phalanx_has_barrier_while_it_is_the_only_ally() -> None:
    assert table(a1="sentinel_phalanx", a2="gate_to_nupten").at("a1").trait(Trait.BARRIER)
    assert not table(a1="sentinel_phalanx", a2="tallyman").at("a1").trait(Trait.BARRIER)


def test_immolate_to_see_draws_and_may_pillage_for_another_card() -> None:
    t = played("immolate_to_see", "yes", deck=["setheru"] * 10)
    assert (len(t.hand()), t.discard().count("setheru")) == (2, 2)
    t = played("immolate_to_see", "no", deck=["setheru"] * 10)
    assert (len(t.hand()), t.discard().count("setheru")) == (1, 0)


def test_immolate_to_see_is_a_reaction() -> None:
    t = table(hand=["immolate_to_see"], treachery="troll_brute").do("end")
    assert "play immolate_to_see" in t.options()


def test_treasure_keeper_rebuilds_once_and_once_for_each_card_in_hand() -> None:
    t = played("treasure_keeper", "lane 1", hand=["setheru", "setheru"], discard=["khepiax"] * 5)
    t.do("khepiax", "khepiax", "khepiax")
    assert (t.asks(), t.discard()) == ("alliance", ["khepiax", "khepiax"])


def test_treasure_keeper_pillages_when_it_is_destroyed() -> None:
    t = fight(a1="treasure_keeper", m1="troll_brute", deck=["setheru"] * 10)
    assert t.discard().count("setheru") == 2


def test_sting_of_the_righteous_weakens_a_monster_whenever_its_bearer_moves() -> None:
    bearer = {"card": "tallyman", "attachments": ["sting_of_the_righteous"]}
    t = table(a1=bearer, m4="frost_giant", onikai=3).do("move a1", "lane 3")
    assert (t.at("m4").attack, t.at("onikai").attack) == (2, 3)


def test_taunting_rogue_calls_a_monster_to_its_lane() -> None:
    t = played("taunting_rogue", "lane 2", m5="frost_giant", onikai=2)
    assert t.options() == ["m5", "onikai", "done"]
    t.do("onikai")
    assert t.row("m")[1] == "onikai_2024"
    assert t.at("a2").trait(Trait.ELUSIVE) == 1


def test_taunting_rogue_calls_nobody_while_it_is_engaged() -> None:
    assert played("taunting_rogue", "lane 5", m5="frost_giant", onikai=2).asks() == "alliance"


def test_skytear_diverter_moves_health_from_a_minion_to_another() -> None:
    t = table(a1="skytear_diverter", onikai=4, yetnar=1).do("use a1 2", "onikai")
    assert "ratamil" in t.options()  # one that is not in play may get health
    t.do("yetnar")
    assert (t.at("onikai").health, t.at("yetnar").health) == (1, 4)


def test_skytear_diverter_does_less_as_a_reaction() -> None:
    t = table(a1="skytear_diverter", onikai=4, hand=["setheru"], treachery="troll_brute").do("end")
    assert [text for text in t.options() if text.startswith("use a1")] == ["use a1"]
    t.do("use a1", "yetnar")
    assert (t.at("onikai").health, t.at("yetnar").health) == (3, 1)


def test_celestial_judgement_strikes_for_each_card_drawn_this_turn() -> None:
    t = table(m1="frost_giant", m2="frost_giant", hand=["celestial_judgement", "immolate_to_see"], mana=1).do(
        "play celestial_judgement", "play immolate_to_see", "yes", "m1", "m2"
    )
    assert (t.at("m1").wounds, t.at("m2").wounds) == (1, 1)


def test_doppelganger_resolves_the_play_of_a_monster_against_the_other_side() -> None:
    t = played("doppelganger", "lane 2", m1="deep_stalker")  # Play: 2 damage to the castle; Armor 1
    assert (t.castle, t.at("portal").wounds, t.at("a2").armor) == (20, 2, 1)


def test_doppelganger_chooses_a_monster_that_is_no_outsider() -> None:
    t = played("doppelganger", "lane 2", m1="deep_stalker", m2="purple_circle", onikai=1)
    assert t.options() == ["m1", "onikai"]


def test_doppelganger_keeps_what_it_copied_until_it_leaves() -> None:
    t = fight(
        a1={"card": "doppelganger", "copies": "deep_howlers"}
    )  # Fight: unengaged, 3 damage to the castle
    assert (t.castle, t.at("portal").wounds) == (20, 3 + 1)


def test_doppelganger_makes_token_allies() -> None:
    t = played("doppelganger", "lane 1", "lane 4", m6="runner_1")
    assert (t.row("a")[3], t.at("a4").unit.seat) == ("brood", 0)


def test_static_abilities_that_doppelganger_copies_are_about_allies() -> None:
    t = table(a1={"card": "doppelganger", "copies": "cave_yeti"}, a3="tallyman", m1="frost_giant")
    assert (t.at("a3").attack, t.at("a3").armor, t.at("m1").attack) == (2, 1, 3)


def test_doppelganger_waits_for_what_happens_to_monsters() -> None:
    flutter = {"card": "doppelganger", "copies": "flutter_1", "health": 9}
    t = fight(a1=flutter, m1="frost_giant").do("no draw")
    assert t.row("m")[0] == "-"  # whoever it damages is destroyed


def test_doppelganger_charges_a_monster() -> None:
    t = played("doppelganger", "lane 1", m4="swamp_hunters_1", m5="frost_giant")
    t.do("m4")
    assert (t.row("a")[3], t.at("m4").wounds) == ("doppelganger", 1)


def test_nothing_to_copy_is_copied_by_doppelganger() -> None:
    t = played("doppelganger", "lane 1", m4="purple_circle")
    assert (t.asks(), t.at("a1").armor) == ("alliance", 0)


def test_guardian_clouds_assault_after_each_rebuild() -> None:
    t = table(discard=["setheru"] * 4, hand=["guardian_clouds", "treasure_keeper", "khepiax"], mana=1)
    t.do("play guardian_clouds", "play treasure_keeper", "lane 1", "setheru", "setheru")
    assert t.at("portal").wounds == 2


def test_a_rebuild_that_moves_no_card_is_none_for_guardian_clouds() -> None:
    t = table(discard=["setheru"], hand=["guardian_clouds", "treasure_keeper"], mana=1)
    t.do("play guardian_clouds", "play treasure_keeper", "lane 1", "done")
    assert t.at("portal").wounds == 0


def test_time_loop_rebuilds_again_for_each_card_played_this_turn() -> None:
    t = table(hand=["immolate_to_see", "time_loop"], mana=1, discard=["setheru"] * 6, deck=["khepiax"] * 9)
    t.do("play immolate_to_see", "no", "play time_loop", "setheru", "setheru", "setheru")
    assert (t.asks(), t.discard().count("setheru")) == ("alliance", 3)


def test_tallyman_brings_a_troop_and_rebuilds_after_each_draw() -> None:
    t = played("tallyman", "lane 1", "lane 4", hand=["immolate_to_see"], discard=["setheru"] * 2)
    assert t.row("a") == ["tallyman", "-", "-", "troop", "-", "-"]
    t.do("play immolate_to_see", "no", "setheru")
    assert t.discard().count("setheru") == 1


def test_gate_to_nupten_finds_a_spell() -> None:
    deck = ["setheru"] * 5 + ["time_loop", "khepiax"]
    t = played("gate_to_nupten", "lane 1", deck=deck)
    assert t.at("a1").health == 2
    t.do("use a1")
    assert (t.hand(), t.at("a1").health, t.deck()[0]) == (["time_loop"], 1, "khepiax")


def test_time_traveler_pays_with_a_card_or_with_the_deck_to_be_ready_again() -> None:
    given: dict[str, Any] = {"a1": "time_traveler", "hand": ["setheru"], "deck": ["khepiax"] * 9, "mana": 1}
    t = table(**given).do("castle draw", "use a1", "yes", "option 1", "khepiax")
    assert (t.hand(), t.discard()) == (["setheru"], ["khepiax"])
    assert not t.at("a1").exhausted
    assert not t.at("castle").exhausted
    t = table(**given).do("use a1", "yes", "option 2")
    assert (t.discard(), t.at("a1").exhausted) == (["khepiax"] * 4, False)
    assert table(**given).do("use a1", "no").at("a1").exhausted


def test_blessed_sundancer_grows_by_the_cards_put_beneath_it() -> None:
    t = played("blessed_sundancer", "lane 1", hand=["setheru", "khepiax", "khepiax"])
    t.do("khepiax", "setheru", "done", "attack", "health")
    assert (t.at("a1").attack, t.at("a1").health, t.hand()) == (2, 2, ["khepiax"])


def test_blessed_sundancer_gives_its_cards_up_and_draws_as_many() -> None:
    sundancer = {"card": "blessed_sundancer", "beneath": ["setheru", "khepiax"]}
    t = fight(a1=sundancer, m1="troll_brute", deck=["tallyman"] * 9)
    assert t.hand() == ["tallyman", "tallyman"]
    assert sorted(t.discard()) == ["blessed_sundancer", "khepiax", "setheru"]


def test_bolt_mentalist_strikes_whenever_the_castle_is_exhausted() -> None:
    t = played("bolt_mentalist", "castle", m1="frost_giant", mana=5).do("castle draw")
    assert t.at("m1").wounds == 1


def test_bolt_mentalist_is_only_for_the_castle() -> None:
    assert "a1" not in played("bolt_mentalist", a1="tallyman").options()


def test_ethereal_defense_heals_the_castle_by_its_own_rebuild_too() -> None:
    t = played("ethereal_defense", "setheru", castle={"wounds": 5}, discard=["setheru"])
    assert (t.castle, t.discard()) == (16, ["ethereal_defense"])


def test_illusory_legion_brings_a_troop_for_each_other_spell() -> None:
    t = played("illusory_legion", hand=["immolate_to_see"])
    assert t.row("a") == ["-"] * 6
    t.do("play immolate_to_see", "no", "lane 2", "attack")
    assert (t.at("a2").slug, t.at("a2").attack) == ("troop", 2)


def test_khepiax_assaults_or_raids_after_each_card_played() -> None:
    t = table(a1="khepiax", onikai=2, hand=["immolate_to_see", "treasure_keeper"])
    t.do("play immolate_to_see", "no", "option 1")
    t.do("play treasure_keeper", "lane 2", "done", "done", "option 2", "onikai")
    assert (t.at("portal").wounds, t.at("onikai").health) == (1, 1)


def test_the_arrival_of_khepiax_herself_does_not_count() -> None:
    assert played("khepiax", "lane 1").asks() == "alliance"


def test_khepiax_lets_a_spell_be_played_from_the_discard_pile_this_turn() -> None:
    t = played("khepiax", "lane 1", "time_loop", discard=["time_loop", "guardian_clouds", "setheru"])
    t.do("play time_loop", "done", "done", "done")
    assert (t.player().mana, t.discard().count("time_loop")) == (0, 1)
    assert "play time_loop" not in t.options()  # once


def test_a_spell_that_khepiax_lends_can_be_too_dear() -> None:
    t = played("khepiax", "lane 1", mana=3, discard=["time_loop"], hand=["setheru"])
    assert t.why_not("play time_loop") == ["MON-MANA-05"]


@pytest.mark.rule("MON-Q-13")
def test_every_assault_of_one_moment_does_a_benefit_to_the_alliance_at_stage_iv() -> None:
    t = table(a1="khepiax", a2="khepiax", portal={"stage": 4}, hand=["immolate_to_see"], castle={"wounds": 5})
    t.do("play immolate_to_see", "no", "next 1", "next 1")
    while t.asks() != "alliance":
        t.do(t.options()[-1])
    assert (t.at("portal").wounds, t.castle) == (0, 17)


def test_a_spell_that_left_the_discard_pile_cannot_be_played_from_it() -> None:
    t = played("khepiax", "lane 1", discard=["time_loop"], hand=["treasure_keeper"])
    assert "play time_loop" in t.options()
    t.do("play treasure_keeper", "lane 2", "time_loop")
    assert (t.discard(), "play time_loop" in t.options()) == ([], False)


def test_the_spell_of_khepiax_is_forgotten_at_the_end_of_the_turn() -> None:
    t = played("khepiax", "lane 1", discard=["immolate_to_see"], hand=["setheru"]).do("end", "end")
    assert (t.asks(), "play immolate_to_see" in t.options()) == ("alliance", False)


def test_setheru_turns_spells_into_damage_nearby() -> None:
    t = table(
        a3="setheru", m1="frost_giant", m5="frost_giant", m6="frost_giant", hand=["illusory_legion"], mana=3
    )
    t.do("play illusory_legion with a3")
    assert t.options() == ["m1", "m5"]
    t.do("m5", "no draw")
    assert (t.row("m")[4], t.discard(), t.player().mana) == ("-", ["illusory_legion"], 0)


def test_setheru_uses_any_spell_as_a_reaction() -> None:
    t = table(a1="setheru", m1="frost_giant", hand=["time_loop"], mana=1, treachery="troll_brute").do("end")
    assert [text for text in t.options() if text.startswith("play")] == ["play time_loop with a1"]
    t.do("play time_loop with a1")
    assert t.at("m1").wounds == 1 + 2  # and it is struck in the fight
