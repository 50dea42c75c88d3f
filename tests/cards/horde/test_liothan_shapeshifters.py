"""Every card of the Liothan Shapeshifters does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.table.options import unit_name
from tests.rules.horde.sides import versus
from tests.rules.horde.table import Table, fight, lay, table


def test_clan_of_the_oak_is_armored_while_it_has_no_neighbor() -> None:
    t = table(a1="clan_of_the_oak", a3="clan_of_the_oak", a4="frostbite_outpost")
    assert t.at("a1").armor == 1
    assert t.at("a3").armor == 0  # a tower is a neighbor too


def test_cloud_tearers_hit_the_engaged_monster_when_played() -> None:
    t = table(m2="troll_crusher", hand=["cloud_tearers"], mana=4).do("play cloud_tearers", "lane 2")
    assert t.at("m2").wounds == 2


def test_cloud_tearers_do_nothing_when_unengaged() -> None:
    t = table(m2="troll_crusher", hand=["cloud_tearers"], mana=4).do("play cloud_tearers", "lane 1")
    assert t.at("m2").wounds == 0


def test_shamans_heal_the_castle_and_are_exhausted_even_if_nothing_was_healed() -> None:
    t = table(castle={"wounds": 3}, hand=["shamans"], mana=2).do("play shamans", "lane 1")
    assert t.castle == 19
    assert t.at("a1").exhausted
    t = table(hand=["shamans"], mana=2).do("play shamans", "lane 1")
    assert t.at("a1").exhausted


def test_shamans_give_mana() -> None:
    t = table(a1="shamans", mana=1).do("use a1")
    assert t.player().mana == 2


def test_clan_of_the_wildcat_flees_and_its_monster_deals_no_damage() -> None:
    t = fight(a1="clan_of_the_wildcat", m1="troll_brute").do("yes")
    assert t.hand() == ["clan_of_the_wildcat"]
    assert t.castle == 20


def test_an_outsider_strikes_the_castle_when_clan_of_the_wildcat_flees() -> None:
    t = fight(a1="clan_of_the_wildcat", m1="the_hate_bringer_1").do("yes")
    assert t.castle == 16


def test_clan_of_the_wildcat_may_stay_and_fight() -> None:
    t = fight(a1="clan_of_the_wildcat", m1="troll_crusher").do("no")
    assert t.at("m1").wounds == 2
    assert t.at("a1").wounds == 2


def test_bloodlust_boosts_an_ally_and_is_a_reaction() -> None:
    t = table(a1="shamans", hand=["bloodlust"], mana=1, treachery="troll_brute").do("end")
    assert t.asks() == "reactions"
    t.do("play bloodlust")
    assert (t.at("portal").wounds, t.discard()) == (3, ["bloodlust"])  # it struck for 1 + 2


def test_skytear_mine_gives_mana_and_heals_an_ally_or_the_castle() -> None:
    t = table(a1={"card": "cloud_tearers", "wounds": 1}, castle={"wounds": 5}, hand=["skytear_mine"], mana=1)
    t.do("play skytear_mine", "castle")
    assert (t.player().mana, t.castle, t.at("a1").wounds) == (2, 17, 1)


def test_clan_of_the_falcon_heals_an_ally_when_played() -> None:
    t = table(a2={"card": "cloud_tearers", "wounds": 1}, hand=["clan_of_the_falcon"], mana=3)
    t.do("play clan_of_the_falcon", "lane 1", "a2")
    assert t.at("a2").wounds == 0


def test_clan_of_the_falcon_boosts_a_neighboring_ally() -> None:
    t = table(a1="clan_of_the_falcon", a2="shamans", a3="shamans", a6="frostbite_outpost").do("use a1")
    assert (t.at("a2").attack, t.at("a2").armor) == (2, 1)
    assert (t.at("a3").attack, t.at("a3").armor) == (1, 0)


def test_clan_of_the_maple_may_exchange_strikes_with_the_monster_to_its_right() -> None:
    t = fight(a1="clan_of_the_maple", m1="deep_howlers", m2="troll_brute").do("m2", "no draw")
    # Troll Brute (3/2) fell to the exchange; then the Maple, with 3 wounds, was destroyed before its own strike.
    assert t.row("m") == ["deep_howlers", "-", "-", "-", "-", "-"]
    assert t.discard() == ["clan_of_the_maple"]
    t = fight(a1="clan_of_the_maple", m1="deep_howlers", m2="troll_brute").do("done")
    assert t.at("m1").wounds == 3  # 4 less the armor of 1


def test_clan_of_the_maple_tramples_in_that_exchange_only_if_it_is_engaged_itself() -> None:
    t = fight(a1="clan_of_the_maple", m2="troll_brute").do("m2")
    assert t.at("portal").wounds == 0
    t = fight(a1="clan_of_the_maple", m1="deep_howlers", m2="troll_brute").do("m2")
    assert t.at("portal").wounds == 2


def test_clan_of_the_elk_turns_healing_into_mana_for_a_wound() -> None:
    t = table(a1="clan_of_the_elk", a2={"card": "cloud_tearers", "wounds": 1}).do("use a1", "option 1")
    assert t.asks() == "may"
    t.do("yes")
    assert (t.at("a2").wounds, t.at("a1").wounds, t.player().mana) == (0, 1, 1)


def test_clan_of_the_elk_can_simply_give_mana() -> None:
    t = table(a1="clan_of_the_elk", a2="cloud_tearers").do("use a1", "option 2")
    assert t.player().mana == 1


def test_dawn_defenders_put_what_their_damage_would_destroy_beneath_themselves() -> None:
    t = table(m1="frost_giant", m2="the_great_white", hand=["dawn_defenders"], mana=7)
    t.do("play dawn_defenders", "lane 1")
    assert t.row("m") == ["-", "the_great_white", "-", "-", "-", "-"]
    assert t.asks() == "alliance"  # no draw: it was not destroyed
    assert t.words()["allies"]["1"]["beneath"] == ["frost_giant"]


def test_dawn_defenders_only_damage_what_survives() -> None:
    t = table(m1="deep_howlers", hand=["dawn_defenders"], mana=7).do("play dawn_defenders", "lane 2")
    assert t.at("m1").wounds == 4


def test_destroyed_dawn_defenders_release_the_monster_as_a_summoned_card() -> None:
    t = fight(a1={"card": "dawn_defenders", "wounds": 4, "beneath": ["deep_stalker"]}, m1="troll_brute")
    t.do("no draw")
    assert "deep_stalker" in t.row("m")
    assert t.castle == 18  # its "Play:" ability


@pytest.mark.rule("HRD-HOR-16", "HRD-HOR-04", "MON-SUM-02")
@pytest.mark.parametrize(
    ("edition", "pile"),
    [("horde", ["deep_stalker", "cave_yeti"]), ("monoliths", ["cave_yeti", "deep_stalker"])],
)
def test_what_lay_beneath_dawn_defenders_goes_to_the_pile_without_a_lane(
    edition: str, pile: list[str]
) -> None:
    given: dict[str, Any] = {f"m{lane}": "deep_howlers" for lane in range(1, 7)}
    given["a1"] = {"card": "dawn_defenders", "wounds": 4, "beneath": ["deep_stalker"]}
    t = lay(edition, {}, {**given, "pile": ["cave_yeti"], "phase": "fight"})
    assert (t.row("a")[0], t.pile()) == ("-", pile)
    assert t.horde_discard() == []


def test_dawn_defenders_that_are_discarded_lose_the_card_beneath() -> None:
    t = table(a1={"card": "dawn_defenders", "beneath": ["deep_stalker"]}, a2="shamans", horde=["troll_brute"])
    t.do("discard a1")
    assert t.horde_discard() == ["deep_stalker"]


def test_clan_of_the_boar_heals_after_it_destroys_a_monster() -> None:
    t = fight(a1={"card": "clan_of_the_boar", "wounds": 1}, m1="troll_crusher").do("no draw")
    assert t.at("a1").wounds == 1 + 2 - 1
    assert t.at("portal").wounds == 1


def test_frostbite_outpost_weakens_the_monster_in_its_lane_for_a_charge() -> None:
    t = table(hand=["frostbite_outpost"], mana=1).do("play frostbite_outpost", "lane 1")
    assert t.at("a1").health == 2
    t = fight(a1={"card": "frostbite_outpost", "health": 2}, m1="the_great_white")
    assert (t.castle, t.at("a1").health) == (18, 1)


def test_the_last_charge_of_frostbite_outpost_still_works() -> None:
    t = fight(a1={"card": "frostbite_outpost", "health": 1}, m1="troll_brute")
    assert t.castle == 20
    assert (t.row("a")[0], t.discard()) == ("-", ["frostbite_outpost"])


def test_speak_with_the_spirits_does_two_different_things() -> None:
    t = table(a1="shamans", castle={"wounds": 5}, hand=["speak_with_the_spirits"], mana=2)
    t.do("play speak_with_the_spirits", "option 1")
    assert t.options() == ["option 2", "option 3"]
    t.do("option 3")
    assert (t.at("a1").attack, t.castle) == (3, 19)


def test_stream_of_life_takes_all_damage_from_an_ally_and_its_opponent() -> None:
    t = table(
        a1={"card": "clan_of_the_boar", "wounds": 3}, m1="the_great_white", hand=["stream_of_life"], mana=2
    ).do("play stream_of_life", "end")
    assert t.at("a1").wounds == 0
    assert t.at("m1").wounds == 0
    assert t.castle == 20  # nothing tramples over


@pytest.mark.rule("HRD-Q-104")
def test_whoever_heals_an_ally_with_heroic_says_how_many_wounds_come_off() -> None:
    peony = {"card": "bushido_of_the_peony", "wounds": 2}
    t = table(a1=peony, a2="shamans", hand=["skytear_mine"], mana=1).do("play skytear_mine", "a1")
    assert (t.asks(), t.options()) == ("heal", ["0", "1", "2"])
    t.do("1")
    assert (t.at("a1").wounds, t.at("a1").attack) == (1, 3)


@pytest.mark.rule("HRD-Q-104")
def test_elsewhere_as_many_wounds_come_off_as_there_are() -> None:
    t = table(a1={"card": "clan_of_the_boar", "wounds": 2}, hand=["stream_of_life"], mana=2)
    t.do("play stream_of_life")
    assert (t.at("a1").wounds, t.asks()) == (0, "alliance")


@pytest.mark.rule("HRD-Q-104")
def test_wounds_that_are_left_on_purpose_were_not_healed() -> None:
    rose = {"card": "bushido_of_the_rose", "wounds": 1}
    t = table(a1=rose, a3="clan_of_the_elk", hand=["skytear_mine"], mana=1).do("play skytear_mine", "a1", "0")
    assert (t.at("a1").wounds, t.asks()) == (1, "alliance")  # the Elk has nothing to answer


def test_wind_riders_rebuild_when_a_neighbor_strikes() -> None:
    t = fight(a1="clan_of_the_oak", m1="deep_howlers", a2="wind_riders", discard=["bloodlust", "shamans"])
    assert t.asks() == "rebuild"
    t.do("bloodlust")
    assert t.deck()[-1] == "bloodlust"


def test_wind_riders_keep_a_minion_of_attack_4_or_less_from_pillaging_even_after_they_fall() -> None:
    t = fight(a1={"card": "wind_riders", "wounds": 3}, m1="troll_brute", onikai=4, yetnar=5)
    assert "yetnar" not in t.options()  # its attack is 5
    t.do("onikai", "no draw")
    assert t.row("a")[0] == "-"
    assert len(t.deck()) == 20 - 5


def test_tusken_warriors_hit_the_engaged_monster_and_trample() -> None:
    t = table(m1="deep_howlers", hand=["tusken_warriors"], mana=7).do("play tusken_warriors", "lane 1")
    assert t.at("m1").wounds == 2  # armor 1
    t.do("end", "no draw")
    assert t.at("portal").wounds == 0


def test_runic_catapult_hits_a_monster_and_its_neighbors() -> None:
    t = table(
        a1={"card": "runic_catapult", "health": 2}, m1="troll_crusher", m2="troll_crusher", m3="troll_crusher"
    ).do("use a1", "m1")
    assert [t.at(place).wounds for place in ("m1", "m2", "m3")] == [2, 2, 0]
    assert t.at("a1").health == 1


def test_runic_catapult_may_hit_a_minion_of_the_back_line() -> None:
    t = table(a1={"card": "runic_catapult", "health": 2}, m1="troll_crusher", onikai=3).do("use a1", "onikai")
    assert t.minion("onikai").health == 1


def test_overwhelm_is_for_shapeshifters() -> None:
    t = table(a1={"card": "clan_of_the_elk", "wounds": 2}, a2="cloud_tearers", hand=["overwhelm"], mana=3)
    t.do("play overwhelm")
    assert (t.at("a1").attack, t.at("a1").armor, t.at("a1").wounds) == (5, 3, 0)


def test_corjof_takes_the_abilities_of_a_monster_for_the_turn() -> None:
    t = table(m1="troll_brute", onikai={"health": 3, "lane": 2}, hand=["corjof"], mana=3)
    t.do("play corjof", "lane 3", "m2")
    assert t.minion("onikai").attack == 0
    t = table(m1="the_hate_bringer_1", m2="troll_brute", hand=["corjof"], mana=3).do("play corjof", "lane 3")
    assert "m1" not in t.options()  # outsiders keep theirs


@pytest.mark.rule("HRD-Q-92")
def test_corjof_takes_what_an_attachment_gives_a_monster() -> None:
    bearer = {"health": 3, "attachments": ["suppression_fire"]}
    t = table(onikai=bearer, a1="shamans", hand=["corjof"], mana=3)
    t.do("play corjof", "lane 2", "onikai", "engage onikai", "end")
    assert "shamans" in t.row("a")  # it strikes for 0, and deals nothing in its fight


def test_corjof_makes_an_ally_and_its_monster_exchange_strikes() -> None:
    t = table(a1="corjof", a2="cloud_tearers", m2="troll_crusher", mana=1).do("use a1")
    assert (t.at("m2").wounds, t.player().mana, t.discard()) == (2, 0, ["cloud_tearers"])


def test_gulbjarn_splits_his_strike_in_the_turn_he_is_played() -> None:
    t = table(m1="troll_brute", m2="troll_crusher", m3="frost_giant", hand=["gulbjarn"], mana=6)
    t.do("play gulbjarn", "lane 2", "end")
    assert t.asks() == "split"
    t.do("2", "3", "no draw", "no draw")
    assert t.row("m") == ["frost_giant", "-", "-", "-", "-", "-"]


@pytest.mark.rule("HRD-Q-82", "HRD-KEY-72")
def test_unopposed_gulbjarn_who_splits_his_strike_has_struck_monsters_and_not_the_portal() -> None:
    t = table(
        m1="deep_howlers",
        m3={"card": "frost_giant", "health": 9},
        a3="wind_riders",
        discard=["shamans"],
        hand=["gulbjarn"],
        mana=6,
    )
    t.do("play gulbjarn", "lane 2", "end")
    assert t.asks() == "split-instead"
    t.do("yes", "0")  # all 5 to the Frost Giant in lane 3
    struck = [event.args["target"] for event in t.events if event.kind == "strikes"]
    assert struck == [unit_name(t.state, t.at("m3").number)]
    assert (t.asks(), t.options()) == ("rebuild", ["shamans", "done"])
    assert t.portal == 6


@pytest.mark.rule("HRD-Q-82")
def test_a_split_strike_is_one_strike_and_the_log_names_all_whom_it_hit() -> None:
    t = table(
        m1="deep_stalker",
        m2={"card": "frost_giant", "health": 9},
        m3="deep_howlers",
        a3="wind_riders",
        discard=["shamans", "bloodlust"],
        hand=["gulbjarn"],
        mana=6,
    )
    t.do("play gulbjarn", "lane 2", "end", "0", "1")
    struck = [event.args["target"] for event in t.events if event.kind == "strikes"][-2:]
    assert struck == [unit_name(t.state, t.at(place).number) for place in ("m2", "m3")]
    rebuilt = t.do("shamans").kinds()
    assert rebuilt.count("rebuilt") == 1
    assert t.asks() != "rebuild"


@pytest.mark.rule("HRD-Q-82", "HRD-KEY-27")
def test_elusive_is_triggered_by_a_split_strike() -> None:
    t = table(m1="frost_giant", hand=["gulbjarn", "yami"], mana=10, a6="shamans")
    t.state.players[0].mana = 11
    t.do("play gulbjarn", "lane 2", "play yami", "lane 5", "a2", "end", "yes", "no draw")
    assert (t.asks(), t.options()) == ("elude", ["lane 1", "lane 3", "done"])


def _trampling_gulbjarn(**given: Any) -> Table:
    """He strikes for 5 + 3; Deep Howlers need 6 and their armor to be destroyed."""
    t = table(m1="deep_howlers", hand=["gulbjarn", "dragon_punch"], mana=8, **given)
    return t.do("play gulbjarn", "lane 1", "play dragon_punch", "end")


@pytest.mark.rule("HRD-Q-105", "HRD-KEY-85")
def test_gulbjarn_with_nobody_to_share_his_strike_tramples() -> None:
    t = _trampling_gulbjarn().do("portal", "no draw")
    assert t.portal == 6 - 1


@pytest.mark.rule("HRD-Q-105")
@pytest.mark.parametrize(
    ("answers", "portal", "giant"),
    [(("no", "portal", "no draw"), 6 - 1, 0), (("yes", "7", "no draw"), 6, 1)],
)
def test_gulbjarn_with_trample_says_whether_his_strike_is_split(
    answers: tuple[str, ...], portal: int, giant: int
) -> None:
    t = _trampling_gulbjarn(m2={"card": "frost_giant", "health": 9})
    assert t.asks() == "split-instead"
    t.do(*answers)
    assert (t.portal, t.at("m1").health) == (portal, 12 - giant)


@pytest.mark.rule("HRD-VS-30")
def test_a_concealed_card_that_gets_a_part_of_a_strike_is_revealed_first() -> None:
    t = versus(
        m1={"card": "snowblind", "concealed": True},
        m3={"card": "frost_giant", "concealed": True},
        m2="troll_crusher",
        a4="corjof",
        ada={"hand": ["gulbjarn"], "mana": 7},
    )
    t.do("end", "play gulbjarn", "lane 2", "use a4", "2", "1")
    assert t.row("m")[0] == "-"  # a spell: its part of the strike is lost
    t.do("option 2")  # what Frost Giant says
    assert t.at("m3").wounds == 2
    assert t.at("m2").wounds == 1


def test_gulbjarn_strikes_as_usual_later() -> None:
    t = fight(a2="gulbjarn", m1="troll_brute", m2="deep_howlers")
    assert t.at("m2").wounds == 4


def test_vorhild_hits_the_engaged_monster_when_another_ally_is_played() -> None:
    t = table(a1="vorhild", m1="deep_stalker", m2="troll_crusher", hand=["shamans"], mana=2)
    t.do("play shamans", "lane 3")
    assert t.at("m1").wounds == 0  # armor 1
    t = table(a2="vorhild", m1="deep_stalker", m2="troll_crusher", hand=["shamans"], mana=2)
    t.do("play shamans", "lane 3")
    assert t.at("m2").wounds == 1


def test_vorhild_prevents_damage_but_not_the_excess_of_trample() -> None:
    t = table(a1="vorhild", m1="the_great_white").do("use a1", "end")
    assert (t.at("a1").wounds, t.at("m1").wounds) == (0, 0)
    assert t.castle == 20 - (5 - 1)
