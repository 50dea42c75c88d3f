"""Every card of the Predator horde does what its row says."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.rules.damage import Hit, deal
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.horde.table import fight, summon, table

GIFTS = [("eldritch_scream", "onikai", 2), ("deadly_stings", "onikai", 3), ("hypnotic_gaze", "yetnar", 3)]


def test_lone_killer_hits_the_engaged_ally_before_it_strikes() -> None:
    t = fight(m1="lone_killer", a1="gulbjarn", a2="clan_of_the_oak")
    assert [t.at(place).wounds for place in ("a1", "a2")] == [2 + 2, 0]
    assert fight(m1="lone_killer", a2="clan_of_the_oak").castle == 20 - 2


def test_lone_killer_hits_the_ally_engaged_with_the_boosted_monster() -> None:
    t = table(
        treachery="lone_killer",
        m1="deep_howlers",
        a1="clan_of_the_oak",
        m2="frost_giant",
        a2="clan_of_the_boar",
        hand=["bloodlust"],
        mana=1,
    ).do("end")
    assert [t.at(place).wounds for place in ("a1", "a2")] == [0, 1]


def test_winged_talons_are_left_alone_by_allies_of_mana_cost_3_or_more() -> None:
    t = table(m1="winged_talons", a1="clan_of_the_oak").do("end")
    assert (t.asks(), t.options()) == ("move-off", [f"lane {lane}" for lane in range(2, 7)])
    t = table(m1="winged_talons", a1="clan_of_the_wildcat").do("end")
    assert t.asks() == "may"  # its "Fight:", face to face with them


def test_winged_talons_move_an_engaged_boosted_monster_by_treachery() -> None:
    t = table(treachery="winged_talons", m1="deep_howlers", a1="shamans", hand=["bloodlust"], mana=1)
    t.do("end")
    assert t.row("m") == ["-", "-", "-", "-", "-", "deep_howlers"]


@pytest.mark.parametrize(("slug", "minion", "tokens"), GIFTS)
def test_gifts_strengthen_a_minion_and_go_to_the_strongest_monster(
    slug: str, minion: str, tokens: int
) -> None:
    t = summon(slug, m1="the_great_white", m2="lone_killer", a1="gulbjarn")
    assert t.words()["monsters"]["1"]["attachments"] == [slug]
    assert t.minion(minion).health == tokens


@pytest.mark.rule("HRD-Q-74")
@pytest.mark.parametrize(("slug", "minion", "tokens"), GIFTS)
def test_gifts_see_the_minion_they_have_just_strengthened(slug: str, minion: str, tokens: int) -> None:
    t = summon(slug, m1="deep_howlers", a1="gulbjarn")
    assert t.words()["minions"][minion]["attachments"] == [slug]


SCREAMING = {"card": "troll_brute", "attachments": ["eldritch_scream"]}


def test_eldritch_scream_drives_the_engaged_ally_away() -> None:
    t = fight(m1=SCREAMING, a1="gulbjarn", hand=["bloodlust"]).do("no")
    assert (t.hand(), t.castle) == (["bloodlust", "gulbjarn"], 20 - 3)


def test_eldritch_scream_is_withstood_by_discarding_a_card() -> None:
    t = fight(m1=SCREAMING, a1="gulbjarn", hand=["bloodlust", "shamans"]).do("yes", "shamans")
    assert (t.discard(), t.row("a")[0], t.castle) == (["shamans"], "gulbjarn", 20)


def test_eldritch_scream_asks_nothing_of_an_empty_hand() -> None:
    t = fight(m1=SCREAMING, a1="gulbjarn")
    assert (t.hand(), t.castle) == (["gulbjarn"], 20 - 3)


def test_eldritch_scream_needs_an_engaged_ally() -> None:
    t = fight(m1=SCREAMING, a2="gulbjarn", hand=["bloodlust"])
    assert (t.hand(), t.castle) == (["bloodlust"], 20 - 3)


def test_deadly_stings_hurt_an_ally_near_the_bearer_after_an_ally_damages_it() -> None:
    stinging = {"card": "deep_howlers", "attachments": ["deadly_stings"]}
    t = fight(m2=stinging, a1="shamans", a2="gulbjarn", a3="shamans", a4="shamans")
    assert t.options() == ["a1", "a2", "a3"]
    t.do("a2")
    assert t.at("a2").wounds == 1 + 3
    t = fight(m2=stinging, a1="shamans", a2="shamans")
    assert t.row("a")[0] == "shamans"  # armor took all of the damage


@pytest.mark.parametrize("first", ["next 1", "next 2"])
def test_deadly_stings_hurt_even_if_that_damage_destroys_the_bearer(first: str) -> None:
    t = fight(m1={"card": "frost_giant", "attachments": ["deadly_stings"]}, a1="gulbjarn")
    t.do(first, "no draw")
    assert t.discard() == ["gulbjarn"]  # 3 by the strike, 3 by the stings


def test_deadly_stings_do_nothing_while_the_bearer_is_in_the_back_line() -> None:
    t = table(onikai={"health": 5, "attachments": ["deadly_stings"]}, a6="gulbjarn")
    deal(t.state, (Hit(t.at("a6").number, t.minion("onikai").number, 1),))
    t.do("end")
    assert t.at("a6").wounds == 0


def test_hardened_skin_armors_the_strongest_monster() -> None:
    t = summon("hardened_skin", m1="the_great_white", a1="gulbjarn")
    assert t.minion("yetnar").health == 3
    assert (t.at("m1").health, t.at("m1").armor) == (6 + 1, 1)


GAZING = {"card": "deep_howlers", "attachments": ["hypnotic_gaze"]}


def test_hypnotic_gaze_takes_the_first_damage_and_is_discarded() -> None:
    t = fight(m1=GAZING, a1="gulbjarn", horde=["frost_giant"])
    assert (t.at("m1").wounds, t.horde_discard()) == (0, ["hypnotic_gaze"])
    t = fight(m1=GAZING, a1="shamans")
    assert t.words()["monsters"]["1"]["attachments"] == ["hypnotic_gaze"]  # armor was enough


def test_hypnotic_gaze_takes_only_one_of_two_damage_events() -> None:
    t = table(m1=GAZING, a1="gulbjarn")
    ally, monster = t.at("a1").number, t.at("m1").number
    assert deal(t.state, (Hit(ally, monster, 2), Hit(ally, monster, 2))) == 2


@pytest.mark.rule("HRD-KEY-88")
def test_nothing_tramples_over_hypnotic_gaze() -> None:
    gazing = {"card": "lone_killer", "attachments": ["hypnotic_gaze"]}
    assert fight(m1=gazing, a1="tusken_warriors").portal == 6


def test_young_carnivores_are_heroic_and_trample() -> None:
    assert table(m1="young_carnivores", a6="shamans").at("m1").attack == 2
    assert table(m1={"card": "young_carnivores", "wounds": 1}, a6="shamans").at("m1").attack == 2 + 2
    assert fight(m1={"card": "young_carnivores", "wounds": 1}, a1="shamans").castle == 20 - 3


def test_stone_titan_armors_itself_and_its_neighbors() -> None:
    t = table(m1="lone_killer", m2="stone_titan", m3="lone_killer", m4="lone_killer", a1="shamans")
    assert [t.at(place).armor for place in ("m1", "m2", "m3", "m4")] == [1, 1, 1, 0]


def test_stone_titan_hits_the_castle_even_when_engaged() -> None:
    assert fight(m1="stone_titan", a1="gulbjarn").castle == 20 - 2


def test_hell_carnivore_hits_every_ally_near_it() -> None:
    allies = {"a1": "clan_of_the_elk", "a2": "gulbjarn", "a3": "clan_of_the_elk", "a4": "shamans"}
    t = fight(m2="hell_carnivore", **allies).do("no draw")
    assert [t.at(place).wounds for place in allies] == [1, 1 + 4, 1, 0]


def test_hell_carnivore_makes_the_boosted_monster_trample() -> None:
    t = table(
        treachery="hell_carnivore",
        m1="lone_killer",
        m2="lone_killer",
        a1="shamans",
        hand=["bloodlust"],
        mana=1,
    ).do("end")
    assert [t.at(place).trait(Trait.TRAMPLE) for place in ("m1", "m2")] == [1, 0]


def test_underworld_runners_take_all_tokens_of_the_strongest_minion() -> None:
    t = summon("underworld_runners", onikai={"health": 3, "attack": 1}, yetnar=1, a6="shamans")
    assert t.asks() == "draw"  # the minion without health counts as destroyed
    assert (t.at("m1").health, t.at("m1").attack) == (4 + 3, 5 + 1)
    assert [t.minion(name).health for name in ("onikai", "yetnar")] == [0, 1]


def test_underworld_runners_trample() -> None:
    assert fight(m1="underworld_runners", a1="shamans").castle == 20 - 4


def test_spined_beast_hits_every_ally_near_it_when_destroyed() -> None:
    t = fight(
        m2={"card": "spined_beast", "wounds": 3},
        a1="clan_of_the_boar",
        a2="gulbjarn",
        a3="clan_of_the_boar",
        a4="clan_of_the_boar",
    )
    assert [t.at(place).wounds for place in ("a1", "a2", "a3", "a4")] == [1, 3 + 1, 1, 0]


def test_spined_beast_has_armor() -> None:
    assert fight(m1="spined_beast", a1="gulbjarn").at("m1").wounds == 5 - 2


def test_the_crawling_storm_drives_the_other_monsters_on() -> None:
    t = summon("the_crawling_storm", m1="lone_killer", onikai=1, a6="shamans")
    assert [t.at(place).attack for place in ("m1", "m2", "onikai")] == [2 + 1, 1, 1 + 1]


def test_the_crawling_storm_brings_a_card_that_still_fights() -> None:
    t = fight(m1="the_crawling_storm", horde=["frost_giant", "frost_giant"], a2="gulbjarn")
    t.do("option 2")
    assert t.castle == 20 - 3 - 1 - 3  # "Play:" of the Frost Giant in lane 6, then both strikes


def test_the_old_forgotten_strengthens_the_other_monsters_in_lanes() -> None:
    t = table(m1="the_old_forgotten", m2="lone_killer", m4="lone_killer", onikai=2, a1="shamans")
    assert [t.at(place).attack for place in ("m1", "m2", "m4", "onikai")] == [4, 3, 3, 2]


def test_the_old_forgotten_tramples() -> None:
    assert fight(m1="the_old_forgotten", a1="shamans").castle == 20 - 3
