"""Every card of the Kurumo Warriors does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.horde.table import Table, fight, table


def armed(slug: str, *weapons: str, **given: Any) -> dict[str, Any]:
    """An ally with attachments."""
    return {"card": slug, "attachments": list(weapons), **given}


def test_crane_shadows_assault_in_the_fight() -> None:
    t = fight(a1="crane_shadows", m1="deep_howlers")
    assert (t.at("portal").wounds, t.at("m1").wounds) == (1, 2)


def test_shadowling_takes_a_cheap_weapon_from_the_discard_pile_or_the_deck() -> None:
    given: dict[str, Any] = {
        "hand": ["shadowling"],
        "mana": 1,
        "discard": ["katana_of_the_dusk", "lightning_naginata"],
        "deck": ["shamans", "scepter_of_kamnu", "bloodlust"],
    }
    t = table(**given).do("play shadowling", "lane 1")
    assert t.options() == ["discard_pile", "deck"]
    t.do("deck")
    assert t.hand() == ["scepter_of_kamnu"]
    assert table(**given).do("play shadowling", "lane 1", "discard_pile").hand() == ["lightning_naginata"]


def test_shadowling_shuffles_the_deck_even_if_it_finds_nothing() -> None:
    t = table(hand=["shadowling"], mana=1, discard=["katana_of_the_dusk"]).do("play shadowling", "lane 1")
    assert (t.hand(), "shuffled" in t.kinds()) == ([], True)


def test_bushido_of_the_rose_is_stronger_while_wounded() -> None:
    t = table(a1="bushido_of_the_rose", a2={"card": "bushido_of_the_rose", "wounds": 1})
    assert (t.at("a1").attack, t.at("a2").attack) == (2, 4)


def test_bushido_of_the_sakura_hits_the_portal_only_while_engaged() -> None:
    assert fight(a1="bushido_of_the_sakura", m1="deep_howlers").at("portal").wounds == 1
    assert fight(a1="bushido_of_the_sakura").at("portal").wounds == 2  # its strike alone


def test_bushido_of_the_sakura_cannot_hit_the_outsider_instead() -> None:
    t = fight(a2="bushido_of_the_sakura", m1="the_hate_bringer_1", m2="deep_howlers")
    assert t.at("portal").wounds == 1


def test_scepter_of_kamnu_assaults_when_played() -> None:
    t = table(a1="shamans", hand=["scepter_of_kamnu"], mana=1).do("play scepter_of_kamnu")
    assert t.at("portal").wounds == 1


def test_the_bearer_of_scepter_of_kamnu_assaults_in_the_fight() -> None:
    t = fight(a1=armed("clan_of_the_oak", "scepter_of_kamnu"), m1="deep_howlers")
    assert t.at("portal").wounds == 1


def test_lightning_naginata_gives_attack() -> None:
    t = table(a1=armed("shamans", "lightning_naginata"), a2="shamans")
    assert (t.at("a1").attack, t.at("a2").attack) == (3, 1)


def test_koi_shadows_may_turn_a_card_into_another() -> None:
    t = table(hand=["koi_shadows", "bloodlust"], mana=1).do("play koi_shadows", "lane 1", "yes")
    assert (t.hand(), t.discard()) == (["clan_of_the_oak"], ["bloodlust"])
    t = table(hand=["koi_shadows", "bloodlust"], mana=1).do("play koi_shadows", "lane 1", "no")
    assert (t.hand(), t.discard()) == (["bloodlust"], [])


def test_koi_shadows_ask_nothing_of_an_empty_hand() -> None:
    t = table(hand=["koi_shadows"], mana=1).do("play koi_shadows", "lane 1")
    assert (t.asks(), t.hand()) == ("alliance", [])


def test_koi_shadows_may_flee_with_their_attachments_and_leave_the_castle_open() -> None:
    t = fight(a1=armed("koi_shadows", "lightning_naginata"), m1="troll_brute").do("yes")
    assert sorted(t.hand()) == ["koi_shadows", "lightning_naginata"]
    assert (t.castle, t.discard()) == (17, [])


def test_koi_shadows_may_stay() -> None:
    t = fight(a1=armed("koi_shadows", "lightning_naginata"), m1="deep_howlers").do("no")
    assert (t.at("m1").wounds, t.castle, sorted(t.discard())) == (
        2,
        20,
        ["koi_shadows", "lightning_naginata"],
    )


def test_mage_crafters_assault_after_you_play_an_attachment() -> None:
    t = table(a1="mage_crafters", hand=["lightning_naginata", "shadowling"], mana=2)
    t.do("play shadowling", "lane 2")
    assert t.at("portal").wounds == 0
    t.do("play lightning_naginata", "a1")
    assert t.at("portal").wounds == 1


@pytest.mark.parametrize("slug", ["cicada_shadows", "thunder_cavalry"])
@pytest.mark.rule("HRD-Q-69")
def test_damage_to_the_castle_makes_a_card_cheaper_even_if_armor_takes_some_of_it(slug: str) -> None:
    t = table(hand=[slug], mana=2)
    assert f"play {slug}" not in t.options()
    t.do(f"cheaper {slug}", "lane 1")
    assert (t.row("a")[0], t.castle, t.player().mana) == (slug, 17, 0)
    t = table(castle={"armor": 1}, hand=[slug], mana=3).do(f"cheaper {slug}", "lane 1")
    assert (t.castle, t.player().mana) == (18, 1)
    t = table(hand=[slug], mana=3).do(f"play {slug}", "lane 1")
    assert (t.castle, t.player().mana) == (20, 0)


def test_cicada_shadows_assault_while_engaged() -> None:
    assert fight(a1="cicada_shadows", m1="deep_howlers").at("portal").wounds == 1
    assert fight(a1="cicada_shadows").at("portal").wounds == 3  # their strike alone


def test_thunder_cavalry_is_stronger_while_wounded() -> None:
    assert table(a1={"card": "thunder_cavalry", "wounds": 2}).at("a1").attack == 5


def test_bushido_officier_boosts_another_ally() -> None:
    t = table(a1="bushido_officier", a5="shamans").do("use a1")
    assert (t.at("a1").attack, t.at("a5").attack) == (3, 2)


def test_bushido_officier_gains_attack_after_you_play_another_ally() -> None:
    t = table(hand=["bushido_officier", "shadowling"], mana=5).do("play bushido_officier", "lane 1")
    assert t.at("a1").attack == 3  # its own arrival does not count
    t.do("play shadowling", "lane 2")
    assert t.at("a1").attack == 4


def test_bushido_of_the_peony_is_armored_and_stronger_while_wounded() -> None:
    t = fight(a1="bushido_of_the_peony", m1="troll_crusher")
    assert (t.at("a1").wounds, t.at("m1").wounds) == (1, 0)
    assert t.at("a1").attack == 3


def test_steam_tower_boosts_every_ally_for_a_charge() -> None:
    t = table(a2="shamans", a5="gulbjarn", hand=["steam_tower"], mana=1).do("play steam_tower", "lane 1")
    assert t.at("a1").health == 3
    t.do("use a1")
    assert (t.at("a1").health, t.at("a2").attack, t.at("a5").attack) == (2, 2, 6)


def punch(place: str) -> Table:
    """Shamans (1 + 3) strike Troll Brute (2 health); the excess of 2 goes to a place."""
    t = table(a1="shamans", m1="troll_brute", onikai=5, hand=["dragon_punch"], mana=2)
    return t.do("play dragon_punch", "end", place, "no draw")


def test_dragon_punch_makes_an_ally_trample_over_the_portal_or_a_minion() -> None:
    t = punch("portal")
    assert (t.at("portal").wounds, t.minion("onikai").health) == (2, 5)
    t = punch("onikai")
    assert (t.at("portal").wounds, t.minion("onikai").health) == (0, 3)


def test_the_excess_of_dragon_punch_does_not_go_to_the_minion_that_is_struck() -> None:
    t = table(a1="shamans", onikai={"health": 2, "lane": 1}, yetnar=1, hand=["dragon_punch"], mana=2)
    t.do("play dragon_punch", "end")
    assert (t.asks(), "yetnar" in t.options(), "m1" in t.options()) == ("excess", True, False)
    assert t.state.decision is not None
    assert t.state.decision.rule == "HRD-KUR-14"  # the card whose text it is, not the one that strikes


def test_dragon_punch_is_a_reaction() -> None:
    t = table(a1="shamans", hand=["dragon_punch"], mana=2, treachery="troll_brute").do("end")
    t.do("play dragon_punch")
    assert t.at("portal").wounds == 4


def test_land_shaker_pays_with_a_charge_and_a_wound_that_armor_does_not_stop() -> None:
    t = table(a2="bushido_of_the_peony", m1="troll_crusher", hand=["land_shaker"], mana=2)
    t.do("play land_shaker", "lane 1", "use a1", "m1")
    assert (t.at("a1").health, t.at("a2").wounds, t.at("m1").wounds) == (1, 1, 2)


@pytest.mark.rule("HRD-COST-05")
def test_land_shaker_needs_an_ally() -> None:
    t = table(a1={"card": "land_shaker", "health": 2}, m1="deep_howlers")
    assert "use a1" not in t.options()


def test_star_piercer_takes_health_tokens_from_a_minion_for_a_charge() -> None:
    t = table(onikai=3, hand=["star_piercer"], mana=3).do("play star_piercer", "lane 1")
    t.do("use a1", "onikai", "2")
    assert (t.at("a1").health, t.minion("onikai").health) == (2, 1)


def test_katana_of_the_dusk_is_for_bushido() -> None:
    t = table(a1="crane_shadows", hand=["katana_of_the_dusk"], mana=2)
    assert "play katana_of_the_dusk" not in t.options()
    t = table(a1="crane_shadows", a2="bushido_of_the_rose", hand=["katana_of_the_dusk"], mana=2)
    t.do("play katana_of_the_dusk")
    assert (t.at("a1").attack, t.at("a2").attack) == (3, 4)


def test_the_bearer_of_katana_of_the_dusk_strikes_again_for_a_wound_even_if_that_kills_it() -> None:
    t = fight(a1=armed("bushido_of_the_rose", "katana_of_the_dusk"), m1="deep_howlers").do("no draw")
    # 4 less the armor of 1, then 6 by Heroic; the Howlers strike only once.
    assert t.row("m")[0] == "-"
    assert sorted(t.discard()) == ["bushido_of_the_rose", "katana_of_the_dusk"]


def test_the_second_strike_with_katana_of_the_dusk_hits_the_portal_if_the_monster_is_gone() -> None:
    t = fight(a1=armed("bushido_officier", "katana_of_the_dusk"), m1="troll_crusher").do("no draw")
    assert t.at("portal").wounds == 5


def test_katana_of_the_dusk_strikes_again_only_after_the_first_strike_of_a_turn() -> None:
    t = fight(a1=armed("bushido_officier", "katana_of_the_dusk"), m1={"card": "deep_howlers", "health": 9})
    assert (t.at("m1").unit.hp, t.at("a1").wounds) == (9 - 4 - 5, 2)


@pytest.mark.rule("HRD-RES-05", "HRD-RES-06")
def test_players_decide_whether_a_falling_bearer_of_katana_of_the_dusk_strikes_first() -> None:
    given: dict[str, Any] = {"a1": armed("bushido_of_the_sakura", "katana_of_the_dusk"), "m1": "frost_giant"}
    t = fight(**given).do("no draw")
    assert t.asks() == "order"
    assert t.do("next 1").at("portal").wounds == 1 + 4
    assert fight(**given).do("no draw", "next 2").at("portal").wounds == 1


@pytest.mark.rule("HRD-KEY-84")
def test_a_second_strike_in_the_fight_phase_tramples() -> None:
    t = table(
        a1=armed("bushido_officier", "katana_of_the_dusk"),
        m1={"card": "deep_howlers", "health": 6},
        hand=["dragon_punch"],
        mana=2,
    ).do("play dragon_punch", "end")
    # 8 less the armor of 1 leaves 5 of 12 health; the second strike has 3 more than that.
    t.do("portal", "no draw")
    assert t.at("portal").wounds == 3


def combustion(*monsters: str) -> Table:
    """Combustion is played with these monsters in the first lanes."""
    lanes: dict[str, Any] = {f"m{lane}": slug for lane, slug in enumerate(monsters, 1)}
    return table(a6="shamans", hand=["combustion"], mana=2, **lanes).do("play combustion")


def test_combustion_goes_on_to_a_neighbor_of_what_it_destroys() -> None:
    t = combustion("troll_brute", "frost_giant", "frost_giant").do("m1", "no draw")
    assert t.row("m")[:3] == ["-", "frost_giant", "frost_giant"]
    assert (t.at("m2").wounds, t.at("m3").wounds) == (2, 0)


def test_combustion_goes_on_neither_from_what_survives_nor_a_second_time() -> None:
    t = combustion("troll_brute", "frost_giant").do("m2")
    assert (t.at("m1").wounds, t.at("m2").wounds) == (0, 2)
    t = combustion("troll_brute", "troll_brute", "frost_giant").do("m1", "no draw", "no draw")
    assert (t.row("m")[:3], t.at("m3").wounds) == (["-", "-", "frost_giant"], 0)


def test_combustion_reaches_only_the_lanes_and_is_a_reaction() -> None:
    t = table(m1="troll_brute", m4="frost_giant", onikai=3, hand=["combustion"], mana=2)
    t.do("play combustion")
    assert t.options() == ["m1", "m4"]
    t = table(m4="frost_giant", hand=["combustion"], mana=2, treachery="troll_brute").do("end")
    assert "play combustion" in t.options()


def test_sakoshi_takes_health_tokens_from_a_minion_when_played() -> None:
    t = table(onikai=3, hand=["sakoshi"], mana=4).do("play sakoshi", "lane 1", "onikai", "2")
    assert t.minion("onikai").health == 1


def test_sakoshi_hits_any_monster_or_the_portal_in_the_fight() -> None:
    given: dict[str, Any] = {"a1": "sakoshi", "m1": "deep_howlers", "m2": "frost_giant", "onikai": 3}
    assert fight(**given).do("m2").at("m2").wounds == 1
    assert fight(**given).do("onikai").minion("onikai").health == 2
    assert fight(**given).do("portal").at("portal").wounds == 1


def test_yami_makes_an_ally_elusive_for_the_turn() -> None:
    t = table(a3="clan_of_the_oak", m3="deep_howlers", hand=["yami"], mana=5)
    t.do("play yami", "lane 1", "a3")
    assert (t.at("a1").trait(Trait.ELUSIVE), t.at("a3").trait(Trait.ELUSIVE)) == (0, 1)
    t.do("end")
    assert (t.asks(), t.options()) == ("elude", ["lane 2", "lane 4", "done"])
    t.do("lane 4")
    assert t.at("a4").trait(Trait.ELUSIVE) == 0  # the turn is over


def test_yami_may_be_elusive_herself() -> None:
    t = table(hand=["yami"], mana=5).do("play yami", "lane 1")
    assert t.at("a1").trait(Trait.ELUSIVE) == 1


def test_yami_armors_herself_and_her_neighbors_for_mana() -> None:
    given: dict[str, Any] = {
        "a1": {"card": "steam_tower", "health": 3},
        "a2": "yami",
        "a3": "gulbjarn",
        "a4": "gulbjarn",
        "m2": {"card": "troll_crusher", "health": 9},
        "m3": {"card": "troll_crusher", "health": 9},
        "m4": {"card": "troll_crusher", "health": 9},
        "mana": 1,
    }
    t = fight(**given).do("yes")
    assert [t.at(place).wounds for place in ("a2", "a3", "a4")] == [1, 1, 2]
    t = fight(**given).do("no")
    assert [t.at(place).wounds for place in ("a2", "a3", "a4")] == [2, 2, 2]


@pytest.mark.parametrize(("chosen", "damage"), [("m1", 2 * 5), ("m2", 5)])
def test_akimo_deals_double_damage_to_the_chosen_monster_before_armor(chosen: str, damage: int) -> None:
    t = table(m1={"card": "deep_howlers", "health": 9}, m2="frost_giant", hand=["akimo"], mana=4)
    t.do("play akimo", "lane 1", chosen, "end", "end")
    assert t.at("m1").unit.hp == 9 - (damage - 1)


@pytest.mark.rule("HRD-Q-96")
def test_what_akimo_doubles_is_halved_afterwards_whoever_came_first() -> None:
    t = table(m1={"card": "shade_coven", "health": 8}, hand=["akimo"], mana=4)
    t.do("play akimo", "lane 1", "m1", "end", "end")
    assert t.at("m1").health == 2 + 8 - 5  # 5 doubled and halved, not 5 halved and doubled


@pytest.mark.rule("HRD-Q-96")
@pytest.mark.parametrize(("chosen", "wounds"), [("m1", 2 * 5), ("m2", 5)])
def test_what_akimo_doubles_is_doubled_before_chromium_golem_takes_it(chosen: str, wounds: int) -> None:
    golem: dict[str, Any] = {"card": "chromium_golem", "health": 9}
    t = table(m1={"card": "frost_giant", "health": 9}, m2=golem, hand=["akimo"], mana=4)
    t.do("play akimo", "lane 1", chosen, "end", "end")
    assert (t.at("m1").unit.hp, t.at("m2").unit.hp) == (9, 9 - wounds)


def test_akimo_moves_to_a_monster_that_faces_no_alliance_card() -> None:
    t = table(
        a1="akimo",
        m1="deep_howlers",
        m3="troll_crusher",
        m4="troll_crusher",
        a4={"card": "steam_tower", "health": 3},
    ).do("use a1")
    assert t.row("a") == ["-", "-", "akimo", "steam_tower", "-", "-"]
    assert t.at("a3").attack == 6


def test_akimo_gains_nothing_if_he_cannot_move() -> None:
    t = table(a1="akimo", m1="deep_howlers").do("use a1")
    assert (t.row("a")[0], t.at("a1").attack, t.at("a1").exhausted) == ("akimo", 5, True)


def test_akimo_may_move_in_the_treachery_phase() -> None:
    t = table(a1="akimo", m3="deep_howlers", treachery="troll_brute").do("end", "use a1")
    assert (t.row("a")[2], t.castle) == ("akimo", 20)
    assert t.at("m1").wounds == 5  # 6 less the armor of 1; then the horde closed ranks
