"""Every card of the Taulot Followers does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import asked, versus
from tests.rules.horde.table import Table, fight, summon, table


def test_clearing_dryad_moves_a_token_from_an_ally_to_another() -> None:
    t = table(a1="clearing_dryad", a2={"card": "shamans", "attack": 1, "health": 1}, a3="shamans")
    t.do("use a1", "a2", "a3", "attack")
    assert (t.at("a2").attack, t.at("a2").health, t.at("a3").attack) == (1, 2, 2)


def test_clearing_dryad_may_take_the_token_herself() -> None:
    t = table(a1="clearing_dryad", a2={"card": "shamans", "health": 1}).do("use a1", "a2")
    assert (t.at("a1").health, t.at("a2").health) == (5, 1)


def test_clearing_dryad_is_a_reaction() -> None:
    t = table(a1="clearing_dryad", a2={"card": "shamans", "attack": 1}, treachery="troll_brute").do("end")
    assert "use a1" in t.options()


def test_underwood_dryad_comes_with_two_tokens_of_choice() -> None:
    t = table(hand=["underwood_dryad"], mana=2).do("play underwood_dryad", "lane 1", "attack", "health")
    assert (t.at("a1").attack, t.at("a1").health) == (2, 3)


def test_stalker_pack_takes_a_health_token_from_a_minion() -> None:
    t = fight(a1="stalker_pack", onikai=3, yetnar=2).do("onikai")
    assert t.minion("onikai").health == 2


def test_stalker_pack_may_spare_the_minions() -> None:
    t = fight(a1="stalker_pack", onikai=3).do("done")
    assert t.minion("onikai").health == 3


def test_canopy_hunters_take_two_health_tokens_when_they_are_destroyed() -> None:
    t = fight(a1="canopy_hunters", m1="troll_brute", onikai=3).do("onikai", "2")
    assert t.minion("onikai").health == 1


def test_sacrifice_turns_tokens_of_an_ally_against_a_monster() -> None:
    t = table(a1={"card": "shamans", "attack": 2, "health": 1}, m1="the_great_white", hand=["sacrifice"])
    t.do("play sacrifice", "2", "1", "m1")
    assert (t.at("a1").attack, t.at("a1").health) == (1, 1)
    assert (t.at("m1").attack, t.at("m1").health, t.at("m1").wounds) == (2, 3, 0)


def test_sacrifice_reaches_the_back_line() -> None:
    t = table(a1={"card": "shamans", "attack": 2}, m1="troll_brute", onikai=2, hand=["sacrifice"])
    t.do("play sacrifice", "2", "onikai")
    assert t.asks() == "draw"  # without health left it is destroyed


def test_sacrifice_of_nothing_does_nothing() -> None:
    t = table(a1={"card": "shamans", "attack": 2}, m1="troll_brute", hand=["sacrifice"])
    t.do("play sacrifice", "0")
    assert (t.asks(), t.at("m1").health) == ("alliance", 2)


def test_death_grasp_passes_armor_and_lasts_for_the_turn() -> None:
    t = table(m1="deep_howlers", onikai=3, hand=["death_grasp"], mana=2, treachery="forest_yeti").do("end")
    t.do("play death_grasp")  # the minion of the back line is no target
    assert t.castle == 20 - 3  # its "Fight:" ability; it struck with 1 − 2
    assert (t.at("m1").attack, t.at("m1").health, t.at("m1").wounds) == (1, 6, 0)


def test_death_grasp_can_destroy() -> None:
    t = table(m1="troll_brute", hand=["death_grasp"], mana=2).do("play death_grasp")
    assert t.asks() == "draw"


def test_bush_dryad_takes_tokens_over_when_played() -> None:
    t = table(a2={"card": "shamans", "attack": 2, "health": 3}, hand=["bush_dryad"], mana=3)
    t.do("play bush_dryad", "lane 1", "1", "3")
    assert (t.at("a1").attack, t.at("a1").health) == (3, 5)
    assert (t.at("a2").attack, t.at("a2").health) == (2, 1)


def test_bush_dryad_grows_when_a_neighbor_is_destroyed() -> None:
    t = fight(a1="shamans", m1="troll_brute", a2="bush_dryad").do("health", "health")
    assert t.at("a2").health == 4
    t = fight(a1="shamans", m1="troll_brute", a3="bush_dryad")
    assert t.at("a3").health == 2  # no neighbor


def test_tribe_warriors_weaken_the_engaged_monster() -> None:
    t = table(m1="troll_crusher", hand=["tribe_warriors"], mana=4).do("play tribe_warriors", "lane 1")
    assert (t.at("m1").attack, t.at("m1").health) == (1, 2)


def test_tribe_warriors_take_a_health_token_from_a_minion() -> None:
    t = fight(a1="tribe_warriors", onikai=2).do("onikai")
    assert t.minion("onikai").health == 1


def test_scarifier_sacrifices_an_ally_and_counts_the_fallen_tribesmen() -> None:
    t = table(
        a2="stalker_pack",
        m1="deep_howlers",
        m2="the_great_white",
        discard=["canopy_hunters", "shamans"],
        hand=["scarifier"],
        mana=2,
    )
    t.do("play scarifier", "lane 1", "a2")
    # Stalker Pack itself counts; The Great White is epic, so there was no choice.
    assert (t.at("m1").attack, t.at("m1").health) == (1 - 2, 6 - 2)


def test_scarifier_may_destroy_nobody() -> None:
    t = table(m1="deep_howlers", a2="stalker_pack", discard=["canopy_hunters"], hand=["scarifier"], mana=2)
    t.do("play scarifier", "lane 1", "done")
    assert (t.row("a")[1], t.at("m1").health) == ("stalker_pack", 6)


def test_scarifier_may_destroy_itself() -> None:
    t = table(m1="deep_howlers", hand=["scarifier"], mana=2, a2="shamans")
    t.do("play scarifier", "lane 1", "a1")
    assert (t.row("a")[0], t.at("m1").health) == ("-", 5)


def test_scarifier_brings_tribesmen_back_but_never_itself_or_a_hero() -> None:
    t = table(
        a1={"card": "scarifier", "wounds": 2},
        a2="shamans",
        discard=["canopy_hunters", "cotlic", "clearing_dryad"],
    ).do("use a1")
    assert t.hand() == ["canopy_hunters"]
    assert t.discard() == ["cotlic", "clearing_dryad", "scarifier"]  # the wounds killed it afterwards


def test_behemoth_costs_less_for_each_discarded_card() -> None:
    given: dict[str, Any] = {"hand": ["behemoth"], "mana": 3, "a1": "shamans"}
    assert "play behemoth" not in table(discard=["shamans"] * 21, **given).options()
    t = table(discard=["shamans"] * 22, **given).do("play behemoth", "lane 2")
    assert t.player().mana == 0
    t.do("attack", "attack", "health", "health", "health")
    assert (t.at("a2").attack, t.at("a2").health) == (5, 7)


def test_behemoth_is_free_at_least() -> None:
    t = table(discard=["shamans"] * 30, hand=["behemoth"], mana=1).do("play behemoth", "lane 2")
    assert t.player().mana == 1


def test_draining_pillar_turns_a_summoned_card_away() -> None:
    t = summon("deep_stalker", a1={"card": "draining_pillar", "health": 2}).do("yes")
    assert (t.castle, t.row("m")[0], t.at("a1").health) == (20, "-", 1)  # no "Play:" damage
    t = summon("deep_stalker", a1={"card": "draining_pillar", "health": 2}).do("no")
    assert (t.castle, t.row("m")[0], t.at("a1").health) == (18, "deep_stalker", 2)


def test_draining_pillar_turns_away_the_mana_too() -> None:
    t = summon("cave_yeti", a1={"card": "draining_pillar", "health": 2}).do("yes")
    assert (t.portal, t.player().mana) == (6, 1)
    t = summon("cave_yeti", a1={"card": "draining_pillar", "health": 2}).do("no")
    assert (t.portal, t.player().mana) == (8, 2)


def test_a_card_that_was_turned_away_has_no_effect_by_becoming_engaged_either() -> None:
    pillar = {"card": "draining_pillar", "health": 2}
    t = summon("shade_havocs", a1="shamans", a2=pillar, hand=["bloodlust"], mana=1).do("yes")
    assert (t.hand(), t.row("m")[0]) == (["bloodlust"], "-")


def prompt(t: Table) -> str:
    decision = t.state.decision
    assert decision is not None
    return Speaker("en", strict=True).ask(decision, "horde")


def test_draining_pillar_says_which_card_it_asks_about() -> None:
    t = summon("frost_giant", "troll_brute", a1={"card": "draining_pillar", "health": 2})
    assert "Frost Giant (lane 1)" in prompt(t)
    assert "Troll Brute (lane 2)" in prompt(t.do("no"))
    t = table(a1={"card": "draining_pillar", "health": 2}, m2="deep_howlers", treachery="frost_giant").do(
        "end"
    )
    assert prompt(t).startswith("Frost Giant: ")


def test_the_order_of_two_draining_pillars_says_what_each_is_about() -> None:
    pillar = {"card": "draining_pillar", "health": 1}
    t = summon("frost_giant", "troll_brute", a1=pillar, a2=pillar)
    assert t.state.decision is not None
    labels = [Speaker("en", strict=True).say(option.label()) for option in t.state.decision.options]
    assert labels == [
        "Draining Pillar (lane 1) next, about Frost Giant (lane 1)",
        "Draining Pillar (lane 2) next, about Frost Giant (lane 1)",
        "Draining Pillar (lane 1) next, about Troll Brute (lane 2)",
        "Draining Pillar (lane 2) next, about Troll Brute (lane 2)",
    ]


def test_a_draining_pillar_is_not_asked_about_what_is_gone_nor_after_its_last_charge() -> None:
    pillars = {"a1": {"card": "draining_pillar", "health": 1}, "a2": {"card": "draining_pillar", "health": 2}}
    t = summon("frost_giant", "troll_brute", **pillars).do("next 1", "yes")
    assert (t.asks(), t.row("a")[:2]) == ("turn-away", ["-", "draining_pillar"])
    t.do("yes")
    assert t.row("m") == ["-"] * 6
    assert t.at("a2").health == 1


def test_draining_pillar_has_two_charges() -> None:
    t = summon("deep_stalker", "troll_brute", a1={"card": "draining_pillar", "health": 1}, a2="shamans")
    t.do("yes")
    # After its only charge it left play and cannot turn the second card away.
    assert (t.row("m")[0], t.row("a")[0]) == ("troll_brute", "-")


def test_draining_pillar_turns_the_treachery_card_away() -> None:
    given: dict[str, Any] = {
        "a1": {"card": "draining_pillar", "health": 2},
        "m2": "deep_howlers",
        "treachery": "frost_giant",
    }
    t = table(**given).do("end", "yes")
    assert t.castle == 20 - 3 - 1  # Deep Howlers alone
    t = table(**given).do("end", "no")
    assert t.castle == 20 - 1 - 3 - 1


def test_draining_pillar_turns_attack_marks_away() -> None:
    given: dict[str, Any] = {
        "a1": {"card": "draining_pillar", "health": 2},
        "m2": "frost_giant",
        "treachery": "troll_brute",
    }
    assert table(**given).do("end", "yes").castle == 20 - 3
    assert table(**given).do("end", "no").castle == 20 - 4


@pytest.mark.rule("HRD-VS-26", "HRD-VS-27", "HRD-Q-81")
def test_draining_pillar_is_asked_when_a_concealed_card_is_turned_up() -> None:
    given: dict[str, Any] = {
        "m2": {"card": "deep_stalker", "concealed": True},
        "a1": {"card": "draining_pillar", "health": 2},
        "ada": {"hand": ["bloodlust"]},
        "deck": ["cave_yeti"] * 3,
    }
    t = versus(**given).do("end", "end")
    assert (t.asks(), asked(t)) == ("turn-away", 0)
    t.do("yes")
    assert (t.row("m")[1], t.horde_discard()[0], t.at("a1").health) == ("-", "deep_stalker", 1)
    assert (t.castle, t.state.horde_mana) == (20, 0)  # neither "Play:" nor mana
    t = versus(**given).do("end", "end", "no")
    assert (t.row("m")[1], t.at("a1").health) == ("deep_stalker", 2)
    assert (t.castle, t.state.horde_mana) == (18, 1)


@pytest.mark.rule("HRD-VS-30")
def test_draining_pillar_turns_away_what_a_spell_turns_up() -> None:
    t = versus(
        m2={"card": "deep_stalker", "concealed": True},
        a1={"card": "draining_pillar", "health": 2},
        ada={"hand": ["death_grasp"], "mana": 2},
    )
    t.do("end", "play death_grasp", "yes")
    assert (t.castle, t.row("m")[1], t.horde_discard()) == (20, "-", ["deep_stalker"])


@pytest.mark.rule("HRD-Q-81")
def test_a_card_of_the_horde_player_that_is_turned_away_gives_no_mana() -> None:
    pillar = {"card": "draining_pillar", "health": 2}
    t = versus(["deep_stalker"], a1=pillar).do("play deep_stalker", "lane 1", "yes")
    assert (t.state.horde_mana, t.horde_discard()) == (0, ["deep_stalker"])
    t = versus(["deep_stalker"], a1=pillar).do("play deep_stalker", "lane 1", "no")
    assert (t.state.horde_mana, t.horde_discard()) == (1, [])


def test_draining_pillar_cannot_turn_away_an_outsider_that_was_concealed() -> None:
    t = versus(
        m2={"card": "the_hate_bringer_1", "concealed": True},
        a1={"card": "draining_pillar", "health": 2},
        ada={"hand": ["bloodlust"]},
    )
    assert t.do("end", "end").at("m2").slug == "the_hate_bringer_1"


def test_draining_pillar_cannot_turn_an_outsider_away() -> None:
    t = summon("the_hate_bringer_1", a1={"card": "draining_pillar", "health": 2})
    assert t.row("m")[0] == "the_hate_bringer_1"


def test_one_draining_pillar_is_enough_for_a_card() -> None:
    pillar = {"card": "draining_pillar", "health": 2}
    t = summon("deep_stalker", a1=pillar, a2=pillar).do("next 1", "yes")
    assert t.asks() == "alliance"
    assert sorted((t.at("a1").health, t.at("a2").health)) == [1, 2]


def test_stone_pillar_puts_a_wound_and_a_weaken_token() -> None:
    t = table(a1={"card": "stone_pillar", "health": 2}, m1="deep_howlers", treachery="troll_brute")
    t.do("end", "use a1", "m1")
    assert (t.at("m1").wounds, t.at("m1").attack, t.at("a1").health) == (1, 0, 1)  # its armor did not help


def test_ritual_pillar_offers_three_random_cards() -> None:
    t = table(
        a1={"card": "ritual_pillar", "health": 2},
        discard=["shamans", "bloodlust", "sacrifice", "cotlic", "wind_riders"],
    ).do("use a1")
    assert len(t.options()) == 3
    chosen = t.options()[1]
    t.do(chosen)
    assert (t.hand(), len(t.discard()), t.at("a1").health) == ([chosen], 4, 1)


def test_ritual_pillar_offers_all_of_fewer_cards() -> None:
    t = table(a1={"card": "ritual_pillar", "health": 2}, discard=["shamans", "bloodlust"]).do("use a1")
    assert sorted(t.options()) == ["bloodlust", "shamans"]


@pytest.mark.parametrize("slug", ["draining_pillar", "stone_pillar", "ritual_pillar"])
def test_pillars_come_with_two_charges(slug: str) -> None:
    t = table(hand=[slug], mana=5, a2="shamans").do(f"play {slug}", "lane 1")
    assert t.at("a1").health == 2


def test_guard_pillar_keeps_destroyed_allies() -> None:
    t = fight(a1="shamans", m1="troll_brute", a3="guard_pillar")
    assert t.words()["allies"]["3"]["beneath"] == ["shamans"]
    assert t.discard() == []


def test_guard_pillar_gives_three_allies_back_and_is_destroyed() -> None:
    t = fight(
        a1="shamans",
        m1="troll_brute",
        a3={"card": "guard_pillar", "beneath": ["cloud_tearers", "bloodlust"]},
        a4="bush_dryad",
    )
    assert t.asks() == "mutaform"  # the tower was a neighbor of the Dryad
    t.do("health", "health")
    assert sorted(t.hand()) == ["bloodlust", "cloud_tearers", "shamans"]
    assert (t.row("a")[2], t.discard()) == ("-", ["guard_pillar"])


def test_guard_pillar_stays_without_charges_and_leaves_its_cards_behind() -> None:
    t = table(hand=["guard_pillar"], mana=2, a2="shamans").do("play guard_pillar", "lane 1")
    assert t.row("a")[0] == "guard_pillar"
    t = table(a1={"card": "guard_pillar", "beneath": ["shamans"]}, a2="shamans").do("discard a1")
    assert sorted(t.discard()) == ["guard_pillar", "shamans"]


def test_only_one_guard_pillar_gets_a_destroyed_ally() -> None:
    t = fight(a1="shamans", m1="troll_brute", a3="guard_pillar", a4="guard_pillar", discard=["shamans"])
    t.do("next 1")
    held = [t.words()["allies"][lane].get("beneath", []) for lane in "34"]
    assert sorted(held) == [[], ["shamans"]]
    assert t.discard() == ["shamans"]


def test_guard_pillar_does_not_keep_a_monster_that_changed_sides() -> None:
    t = fight(a1="troll_crusher", m1="the_great_white", a3="guard_pillar", horde=["troll_brute"])
    assert t.horde_discard() == ["troll_crusher"]
    assert "beneath" not in t.words()["allies"]["3"]


def test_flesh_hunter_destroys_the_engaged_monster_unless_it_is_epic() -> None:
    t = table(m1="deep_howlers", hand=["flesh_hunter"], mana=5).do("play flesh_hunter", "lane 1")
    assert t.asks() == "draw"
    t = table(m1="the_great_white", hand=["flesh_hunter"], mana=5).do("play flesh_hunter", "lane 1")
    assert t.row("m")[0] == "the_great_white"


def test_flesh_hunter_grows_once_for_each_effect_that_takes_health_from_a_minion() -> None:
    t = fight(a1="canopy_hunters", m1="troll_brute", a2="flesh_hunter", onikai=3).do("onikai", "2")
    assert t.at("a2").attack == 4


def test_flesh_hunter_does_not_grow_by_damage() -> None:
    t = fight(a1="shamans", a2="flesh_hunter", onikai={"health": 3, "lane": 1})
    assert t.at("a2").attack == 3


def test_the_living_jungle_grows_on_a_discarded_dryad() -> None:
    t = fight(a1="the_living_jungle", discard=["bush_dryad", "clearing_dryad", "shamans"]).do(
        "bush_dryad", "attack", "health"
    )
    assert (t.at("a1").attack, t.at("a1").health) == (3, 3)
    assert t.words()["allies"]["1"]["beneath"] == ["bush_dryad"]
    assert t.discard() == ["clearing_dryad", "shamans"]


def test_the_living_jungle_needs_a_dryad_to_grow() -> None:
    t = fight(a1="the_living_jungle", discard=["shamans"])
    assert t.at("a1").attack == 2


def test_the_destroyed_living_jungle_gives_its_dryads_to_the_discard_pile() -> None:
    t = fight(a1={"card": "the_living_jungle", "beneath": ["bush_dryad"]}, m1="troll_crusher")
    assert t.discard() == ["bush_dryad", "the_living_jungle"]
    assert "released" in t.kinds()


def sinkhole(**given: Any) -> Table:
    monsters: dict[str, Any] = {
        "m1": "frost_giant",
        "m2": "the_hate_bringer_1",
        "m3": "frost_giant",
        "m4": "frost_giant",
    }
    return table(hand=["sinkhole"], mana=2, treachery="forest_yeti", **monsters, **given)


def test_sinkhole_keeps_a_monster_and_its_neighbors_from_striking() -> None:
    t = sinkhole(a3="shamans").do("end", "play sinkhole", "m2")
    assert t.castle == 20 - 3  # lane 4 alone
    assert t.at("m3").wounds == 1  # allies still strike them


def test_sinkhole_leaves_other_strikes_alone() -> None:
    t = table(
        m1="frost_giant", m2="frost_giant", hand=["sinkhole", "twist_allegiance"], mana=5, a4="shamans"
    ).do("play sinkhole", "m1", "play twist_allegiance", "m1")
    assert t.asks() == "draw"


def test_twist_allegiance_makes_a_monster_and_its_neighbor_strike_each_other() -> None:
    t = table(
        m1="deep_stalker",
        m2="the_great_white",
        m3="deep_howlers",
        a6="shamans",
        hand=["twist_allegiance"],
        mana=3,
    ).do("play twist_allegiance")
    assert t.options() == ["m1", "m3"]  # not the epic one
    t.do("m3")
    assert (t.at("m2").wounds, t.at("m3").wounds, t.at("m1").wounds) == (1, 4, 0)


def test_cotlic_grows_with_the_fallen_tribesmen() -> None:
    t = table(a1="cotlic", discard=["stalker_pack", "scarifier", "bush_dryad"], mana=1).do("use a1")
    assert (t.at("a1").attack, t.at("a1").armor, t.player().mana) == (6, 2, 0)


def test_tlakali_may_send_damage_to_another_ally() -> None:
    t = fight(a1="shamans", m1="troll_brute", a2="tlakali", a3="clan_of_the_boar").do("yes", "a3")
    assert (t.row("a")[0], t.at("a3").wounds, t.at("a2").wounds) == ("shamans", 3, 0)


def test_the_question_says_who_is_hit() -> None:
    t = fight(a1="shamans", m1="troll_brute", a2="tlakali")
    assert t.state.decision is not None
    question = Speaker("en", strict=True).ask(t.state.decision, "horde")
    assert question == "Tlakali (3 damage to Shamans (lane 1)): does another card take the damage?"


def test_tlakali_may_take_the_damage_herself_or_leave_it() -> None:
    t = fight(a1="shamans", m1="troll_brute", a2="tlakali").do("yes")
    assert t.at("a2").wounds == 3
    t = fight(a1="shamans", m1="troll_brute", a2="tlakali").do("no")
    assert t.discard() == ["shamans"]


def test_armor_of_the_ally_that_takes_the_damage_counts() -> None:
    t = fight(a1="shamans", m1="troll_brute", a3="tlakali", a5="cotlic").do("yes", "a5")
    assert t.at("a5").wounds == 3 - 2


def test_tlakali_passes_on_only_what_was_meant_for_the_ally() -> None:
    t = fight(a1="shamans", m1="the_great_white", a2="tlakali").do("yes")
    assert (t.at("a2").wounds, t.castle) == (1, 20 - 4)


def test_tlakali_brings_a_cheap_ally_back() -> None:
    t = table(a1="tlakali", discard=["cotlic", "wind_riders", "shamans", "bloodlust"]).do("use a1")
    assert (t.hand(), t.at("a1").wounds) == (["shamans"], 2)


def test_ixatosk_armors_itself_and_its_neighbors() -> None:
    t = table(a1="ixatosk", a2={"card": "stone_pillar", "health": 2}, a3="shamans")
    assert [t.at(place).armor for place in ("a1", "a2", "a3", "castle")] == [1, 1, 0, 0]


def test_ixatosk_rearranges_the_allies_and_plays_another_in_the_treachery_phase() -> None:
    t = table(
        a1="ixatosk", a2="shamans", hand=["stalker_pack", "bloodlust"], mana=4, treachery="troll_brute"
    ).do("end", "use a1", "a2", "lane 6")
    assert t.row("a") == ["ixatosk", "-", "-", "-", "-", "shamans"]
    # A lane that was left is free; each ally moves once.
    t.do("a1", "lane 2", "yes", "stalker_pack", "lane 1")
    assert t.row("a") == ["stalker_pack", "ixatosk", "-", "-", "-", "shamans"]
    assert (t.asks(), t.player().mana) == ("reactions", 1)


def test_ixatosk_may_do_neither() -> None:
    t = table(a1="ixatosk", a2="shamans", hand=["stalker_pack"], mana=3).do("use a1", "done", "no")
    assert (t.row("a")[:2], t.hand()) == (["ixatosk", "shamans"], ["stalker_pack"])


@pytest.mark.parametrize("mana", [2, 3])
def test_ixatosk_can_play_a_card_that_is_made_cheaper(mana: int) -> None:
    t = table(a1="ixatosk", hand=["thunder_cavalry"], mana=mana).do("use a1", "done")
    t.do("yes", "thunder_cavalry")
    if mana == 3:
        assert (t.asks(), t.options()) == ("cheaper", ["yes", "no"])
        t.do("yes")
    t.do("lane 2")
    assert (t.castle, t.player().mana, t.row("a")[1]) == (17, mana - 2, "thunder_cavalry")
