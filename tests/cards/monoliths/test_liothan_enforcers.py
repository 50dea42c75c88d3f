"""Every card of the Liothan Enforcers does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.match import Match
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.sides import coop
from tests.rules.monoliths.table import GAME, fight, summon, table


def hurt(slug: str, wounds: int = 1, **given: Any) -> dict[str, Any]:
    return {"card": slug, "wounds": wounds, **given}


@pytest.mark.parametrize(
    ("other", "mana"), [("errant_lord", 1), ("the_spring_watch", 1), ("heraal", 1), ("beraph_star", 0)]
)
def test_the_spring_watch_gains_mana_if_no_ally_is_stronger(other: str, mana: int) -> None:
    t = table(a1=other, hand=["the_spring_watch"], mana=5).do("play the_spring_watch", "lane 2")
    assert t.player().mana == mana


def test_clan_of_the_icefish_heals_an_ally_and_the_castle() -> None:
    t = table(a1=hurt("errant_lord", 2), castle={"wounds": 3}, hand=["clan_of_the_icefish"], mana=3)
    t.do("play clan_of_the_icefish", "lane 2", "a1")
    assert (t.at("a1").wounds, t.castle) == (1, 18)


def test_horn_of_liothan_gives_trample_and_lets_an_ally_and_its_monster_strike() -> None:
    t = table(a1="errant_lord", a2="heraal", m2="deep_howlers", hand=["horn_of_liothan"], mana=1)
    t.do("play horn_of_liothan", "a1")
    assert t.at("a1").trait(Trait.TRAMPLE)
    assert (t.at("a2").wounds, t.at("m2").wounds) == (1, 2)  # armor takes 1 of 3


def test_trappers_take_the_bonus_of_a_treachery_card() -> None:
    t = table(phase="treachery", a1="trappers", m1="deep_howlers", treachery="troll_brute")
    assert t.at("a1").wounds == 1  # not 2, which would have destroyed them


def test_trappers_remove_a_permanent_attack_token() -> None:
    t = fight(
        a1="trappers", m1={"card": "deep_howlers", "attack": 2}, m2={"card": "troll_brute", "attack": 1}
    )
    t.do("m1")
    assert t.at("m1").unit.might == 1
    assert t.at("m2").unit.might == 1


def test_trappers_choose_between_both_kinds_of_attack_tokens() -> None:
    t = table(
        phase="treachery", a1="trappers", m1={"card": "deep_howlers", "attack": 1}, treachery="troll_brute"
    )
    assert t.options() == ["attack", "temporary-attack"]


def test_rise_again_splits_its_healing_and_calls_two_stronger_troops() -> None:
    t = table(a1=hurt("heraal", 3), a2=hurt("errant_lord", 2), hand=["rise_again"], mana=3)
    t.do("play rise_again", "a1", "a2", "lane 3", "lane 6")
    assert (t.at("a1").wounds, t.at("a2").wounds) == (2, 1)
    assert t.row("a")[2:] == ["troop", "-", "-", "troop"]
    assert (t.at("a3").attack, t.at("a6").attack) == (2, 2)


def test_rise_again_can_heal_two_wounds_of_one_ally_or_stop_early() -> None:
    given: dict[str, Any] = {
        "a1": hurt("heraal", 3),
        "a2": hurt("errant_lord", 2),
        "hand": ["rise_again"],
        "mana": 3,
    }
    assert table(**given).do("play rise_again", "a1", "a1").at("a1").wounds == 1
    assert table(**given).do("play rise_again", "a1", "done").at("a1").wounds == 2


def test_errant_lord_brings_a_troop_with_an_attack_token() -> None:
    t = table(hand=["errant_lord"], mana=4).do("play errant_lord", "lane 1", "lane 4")
    assert t.at("a4").slug == "troop"
    assert (t.at("a4").attack, t.at("a4").exhausted) == (2, False)


def test_charm_of_renewal_heals_its_bearer_and_grows_with_every_healing() -> None:
    t = table(a1=hurt("errant_lord", 2), hand=["charm_of_renewal", "clan_of_the_icefish"], mana=4)
    t.do("play charm_of_renewal", "a1")
    assert (t.at("a1").wounds, t.at("a1").attack) == (1, 4)
    t.do("play clan_of_the_icefish", "lane 2", "a1")
    assert t.at("a1").attack == 5


@pytest.mark.rule("HRD-Q-104")
def test_charm_of_renewal_may_leave_a_heroic_bearer_wounded() -> None:
    t = table(a1=hurt("ayame_bushido"), hand=["charm_of_renewal"], mana=1).do("play charm_of_renewal", "a1")
    assert (t.asks(), t.options()) == ("heal", ["0", "1"])
    assert t.do("0").at("a1").attack == 5  # Heroic, and nothing for healing


@pytest.mark.rule("HRD-Q-104")
def test_an_ally_that_is_chosen_for_one_wound_loses_it() -> None:
    t = table(a1=hurt("ayame_bushido"), a2="freyhel", m1="brood_nest_1").do("use a2", "a1")
    assert t.at("a1").wounds == 0


def test_charm_of_renewal_counts_a_split_healing_once() -> None:
    charmed = {"card": "errant_lord", "wounds": 1, "attachments": ["charm_of_renewal"]}
    t = table(a1=charmed, a2=hurt("heraal"), hand=["rise_again"], mana=3).do("play rise_again", "a1", "a2")
    t.do("lane 3", "lane 4")
    assert t.at("a1").attack == 4


def test_clan_of_the_elk_counts_a_split_healing_once() -> None:
    t = table(a1="clan_of_the_elk", a2=hurt("heraal"), a3=hurt("errant_lord"), hand=["rise_again"], mana=3)
    t.do("play rise_again", "a2", "a3", "lane 4", "lane 5", "yes")
    assert (t.asks(), t.at("a1").wounds, t.player().mana) == ("alliance", 1, 1)


def test_gibbet_tower_pulls_a_minion_into_its_lane() -> None:
    t = table(onikai=2, yetnar=3, hand=["gibbet_tower"], mana=1).do("play gibbet_tower", "lane 3", "yetnar")
    assert t.row("m")[2].startswith("yetnar")
    assert t.at("a3").health == 3


def test_gibbet_tower_cannot_pull_a_minion_to_a_monster() -> None:
    t = table(onikai=2, yetnar=2, m3="frost_giant", hand=["gibbet_tower"], mana=1)
    t.do("play gibbet_tower", "lane 3")
    assert (t.row("m")[2], t.asks()) == ("frost_giant", "alliance")


def test_gibbet_tower_weakens_and_strips_the_minion_for_a_charge() -> None:
    t = fight(a3={"card": "gibbet_tower", "health": 2}, onikai={"health": 5, "lane": 3})
    t.do("yes")
    # Stripped it has neither the attack of its tokens nor Trample: nothing is left to strike with.
    assert t.castle == 20
    assert t.at("a3").health == 1


def test_gibbet_tower_asks_for_a_charge_only_if_a_minion_is_there() -> None:
    t = fight(a3={"card": "gibbet_tower", "health": 2}, m3="frost_giant")
    assert t.asks() != "pay"
    assert t.castle == 17


def test_gibbet_tower_may_keep_its_charges() -> None:
    t = fight(a3={"card": "gibbet_tower", "health": 2}, onikai={"health": 5, "lane": 3}).do("no")
    assert t.castle == 15
    assert t.at("a3").health == 2


def test_skytear_protector_grows_whenever_you_gain_mana_in_the_alliance_phase() -> None:
    t = table(a1="skytear_protector", hand=["heraal"], mana=7).do("use a1")
    assert (t.at("a1").attack, t.at("a1").health) == (2, 2)
    t.do("play heraal", "lane 2")
    assert (t.at("a1").attack, t.at("a1").health) == (3, 3)


def test_skytear_protector_does_not_grow_by_the_mana_of_the_horde_phase() -> None:
    t = table(phase="horde", a1="skytear_protector", hand=["heraal"])
    assert t.player().mana > 0
    assert (t.at("a1").attack, t.at("a1").health) == (1, 1)


def test_for_liothan_makes_a_troop_for_each_mana_and_armors_all_allies() -> None:
    t = table(a1="errant_lord", hand=["for_liothan"], mana=3).do("play for_liothan", "2", "lane 4", "lane 5")
    assert t.row("a") == ["errant_lord", "-", "-", "troop", "troop", "-"]
    assert [t.at(place).armor for place in ("a1", "a4", "a5")] == [1, 1, 1]
    assert t.player().mana == 1


def test_for_liothan_can_be_had_for_nothing() -> None:
    t = table(a1="errant_lord", hand=["for_liothan"], mana=3).do("play for_liothan", "0")
    assert (t.at("a1").armor, t.player().mana, t.row("a").count("troop")) == (1, 3, 0)


def test_altar_of_liothan_draws_an_ally_among_the_top_six_cards() -> None:
    deck = [
        "rise_again",
        "errant_lord",
        "glacier",
        "heraal",
        "granary",
        "for_liothan",
        "beraph_star",
        "trappers",
    ]
    t = table(a1={"card": "altar_of_liothan", "health": 2}, deck=deck).do("use a1", "heraal", "done")
    assert t.hand() == ["heraal"]
    assert t.deck()[:2] == ["beraph_star", "trappers"]
    assert t.at("a1").health == 1


def test_altar_of_liothan_is_set_up_with_two_charges() -> None:
    assert table(hand=["altar_of_liothan"], mana=1).do("play altar_of_liothan", "lane 1").at("a1").health == 2


def test_royal_marksmen_move_and_shoot_from_their_new_lane() -> None:
    t = table(a2="royal_marksmen", m4="frost_giant").do("use a2", "lane 3")
    assert t.row("a")[2] == "royal_marksmen"
    assert t.at("m4").wounds == 1


def test_royal_marksmen_shoot_from_where_they_stand_if_they_cannot_move() -> None:
    t = table(a1="royal_marksmen", a2="errant_lord", m2="frost_giant", m3="frost_giant").do("use a1")
    assert (t.at("m2").wounds, t.at("m3").wounds) == (1, 0)


def test_last_of_the_pack_is_armored_when_an_ally_falls() -> None:
    t = table(a1="last_of_the_pack", a2=hurt("errant_lord", 2), a3="tower_of_grief").do("use a3", "a2")
    assert t.row("a")[1] == "-"
    while t.asks() == "mutaform":
        t.do("health")
    assert t.at("a1").armor == 1


@pytest.mark.parametrize(("option", "attack", "armor"), [("option 1", 1, 0), ("option 2", 0, 1)])
def test_field_commander_strengthens_every_ally(option: str, attack: int, armor: int) -> None:
    t = table(a1="errant_lord", hand=["field_commander"], mana=6).do("play field_commander", "lane 2", option)
    assert (t.at("a1").attack - 3, t.at("a1").armor) == (attack, armor)
    assert (t.at("a2").attack - 3, t.at("a2").armor) == (attack, armor)


def test_field_commander_readies_another_ally() -> None:
    t = table(a1={"card": "heraal", "exhausted": True}, a2="field_commander").do("use a2")
    assert not t.at("a1").exhausted
    assert t.at("a2").exhausted


def test_oath_of_riders_makes_a_rider_that_cannot_be_healed() -> None:
    sworn = {"card": "clan_of_the_icefish", "attachments": ["oath_of_riders"], "wounds": 2}
    t = table(a1=sworn, hand=["speak_with_the_spirits", "clan_of_the_icefish"], mana=5)
    assert (t.at("a1").trait(Trait.TRAMPLE), t.at("a1").trait(Trait.BARRIER)) == (1, 1)
    t.do("play speak_with_the_spirits", "option 2", "option 3")  # 2 health tokens among others
    t.do("play clan_of_the_icefish", "lane 4", "a1")
    assert t.at("a1").wounds == 2


def test_oath_of_riders_assaults_in_each_fight() -> None:
    sworn = {"card": "errant_lord", "attachments": ["oath_of_riders"]}
    calm = fight(a1="errant_lord", m1="deep_howlers").portal
    assert fight(a1=sworn, m1="deep_howlers").portal == calm - 1


def test_beraph_star_rebuilds_when_an_ally_destroys_a_monster_and_is_heroic() -> None:
    t = fight(
        a1="heraal", m1="troll_brute", a6=hurt("beraph_star"), discard=["rise_again", "granary", "glacier"]
    )
    assert t.at("a6").attack == 7
    while t.asks() != "rebuild":
        t.do("no draw")
    t.do("rise_again", "granary")
    assert t.deck()[-2:] == ["rise_again", "granary"]


def test_glacier_keeps_a_monster_from_striking_and_takes_its_abilities() -> None:
    t = fight(a1="glacier", m1="deep_howlers")  # unengaged it deals 3 to the castle in its fight
    assert t.castle == 20
    assert table(a1="glacier", m1="deep_howlers").at("m1").armor == 0
    assert table(a2="glacier", m1="deep_howlers").at("m1").armor == 1


@pytest.mark.rule("HRD-Q-92")
def test_glacier_takes_what_an_attachment_gives_a_monster() -> None:
    bearer = {"card": "troll_brute", "attachments": ["doll_of_zuunan"]}
    assert fight(m1=bearer, a1="glacier", hand=["bloodlust"]).portal == 6
    assert fight(m1=bearer, hand=["bloodlust"]).portal < 6


def test_a_monster_that_leaves_the_lane_of_glacier_has_its_abilities_back() -> None:
    t = table(a1="glacier", m1="deep_howlers", hand=["taunting_rogue"], mana=2)
    t.do("play taunting_rogue", "lane 3")
    t.do("m1")
    assert t.at("m3").armor == 1


def test_a_monster_that_falls_in_the_lane_of_glacier_gives_no_draw() -> None:
    poison: dict[str, Any] = {"m1": hurt("frost_giant", 2), "hand": ["poisoned_attack"], "mana": 2}
    assert table(**poison).do("play poisoned_attack").asks() == "draw"
    t = table(a1="glacier", **poison).do("play poisoned_attack")
    assert (t.row("m")[0], t.asks()) == ("-", "alliance")


def test_glacier_melts_when_the_outsider_is_in_play() -> None:
    assert "glacier" in fight(a1="glacier", m2="frost_giant").row("a")
    t = fight(a1="glacier", m2="the_death_dealer_1")
    assert "glacier" not in t.row("a")
    assert t.discard() == ["glacier"]


def test_granary_draws_and_keeps_what_is_pillaged() -> None:
    assert len(table(hand=["granary"], mana=3).do("play granary", "lane 1").hand()) == 1
    t = fight(a1="granary", onikai=3)
    assert t.discard() == []
    assert len(t.at("a1").unit.beneath) == 3


def test_what_a_granary_kept_goes_to_the_discard_pile_when_it_leaves_play() -> None:
    t = table(a1={"card": "granary", "beneath": ["rise_again"] * 2}).do("discard a1")
    assert sorted(t.discard()) == ["granary", "rise_again", "rise_again"]


def test_granary_gives_ten_cards_back_to_the_deck() -> None:
    t = fight(a1={"card": "granary", "beneath": ["rise_again"] * 8}, onikai=2, deck=["glacier"] * 12)
    assert sorted(t.deck()).count("rise_again") == 8
    assert t.discard() == ["granary"]
    assert t.row("a")[0] == "-"


@pytest.mark.rule("MON-Q-111", "MON-RES-18", "MON-RES-19")
def test_the_players_say_which_of_two_granaries_keeps_what_is_pillaged() -> None:
    t = fight(a1="granary", a2="granary", onikai=3, yetnar=2)
    assert (t.asks(), t.options()) == ("keeper", ["a1", "a2"])
    t.do("a2", "a1")
    assert [len(t.at(place).unit.beneath) for place in ("a1", "a2")] == [2, 3]
    assert (t.discard(), t.asks()) == ([], "alliance")


@pytest.mark.rule("MON-Q-111")
def test_the_card_that_pillages_goes_on_after_the_choice_between_two_granaries() -> None:
    full = {"card": "granary", "beneath": ["rise_again"] * 9}
    t = summon("release_and_invade_1", a1="granary", a2=full, onikai=1).do("a2")
    assert t.discard() == ["granary"]
    assert t.minion("onikai").health == 1 + 2  # what the spell says after it pillaged


@pytest.mark.rule("MON-Q-111")
def test_a_granary_that_is_full_goes_before_the_next_monster_pillages() -> None:
    full = {"card": "granary", "beneath": ["rise_again"] * 9}
    t = fight(a1="granary", a2=full, onikai=1, yetnar=2).do("next 1", "a2")
    assert t.discard() == ["granary"]
    assert len(t.at("a1").unit.beneath) == 2


def test_granary_gives_each_player_the_own_cards_back() -> None:
    players = {"ada": {"deck": ["glacier"] * 8}, "bo": {"deck": ["mournings"] * 8}}
    t = fight(a1="granary", onikai=5, players=players)
    assert (t.deck(0), t.deck(1)) == (["glacier"] * 8, ["mournings"] * 8)


def test_freyhel_deals_damage_for_each_card_that_you_heal() -> None:
    t = table(a1="freyhel", a2=hurt("errant_lord"), m1="deep_stalker", m6="frost_giant")
    t.do("use a1", "a2", "m6")
    assert t.at("a2").wounds == 0
    assert t.at("m6").wounds == 1


def test_freyhel_hears_the_castle_and_every_ally() -> None:
    t = table(
        a1="freyhel",
        a2=hurt("heraal"),
        castle={"wounds": 1},
        m6="frost_giant",
        hand=["clan_of_the_icefish"],
        mana=3,
    )
    t.do("play clan_of_the_icefish", "lane 3", "a2")
    assert t.at("m6").wounds == 2


def test_heraal_brings_mana_and_hits_all_monsters_close_by() -> None:
    assert table(hand=["heraal"], mana=7).do("play heraal", "lane 1").player().mana == 2
    t = fight(a2="heraal", m1="frost_giant", m3="frost_giant", m4="frost_giant")
    assert (t.at("m1").wounds, t.at("m3").wounds, t.at("m4").wounds) == (1, 1, 0)


def test_what_was_seen_among_the_top_six_cards_cannot_be_taken_back() -> None:
    deck = ["shamans", "heraal"] * 4
    position = table(a1={"card": "altar_of_liothan", "health": 2}, deck=deck).words()
    match = Match.start(GAME, 1, {}, 1, position=position)
    assert match.state.decision is not None
    match.choose(match.state.decision.index_of("use a1"))
    assert match.undoable == 0


@pytest.mark.parametrize("deck", [["shamans"] * 6, ["shamans", "heraal", "bloodlust", *["shamans"] * 3]])
def test_others_do_not_learn_by_silence_what_lies_among_the_top_six_cards(deck: list[str]) -> None:
    bea = {"deck": ["shamans"] * 9}
    t = coop({"deck": deck}, bea, a1={"card": "altar_of_liothan", "health": 2}).do("use a1")
    kinds = [t.asks()]
    t.do("shamans")
    kinds.append(t.asks())
    assert kinds == ["fetch", "bottom"]
