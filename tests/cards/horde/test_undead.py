"""Every card of the Undead horde, and the Skeleton, does what its row says."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, summon, table


def test_revenant_cavalry_is_fierce_in_the_turn_it_comes() -> None:
    assert summon("revenant_cavalry", a6="shamans").at("m1").attack == 2 + 2
    assert table(m1="revenant_cavalry", a6="shamans").at("m1").attack == 2


@pytest.mark.parametrize(
    ("slug", "skeletons"), [("revenant_cavalry", 1), ("revenant_archers", 1), ("revenant_marksmen", 2)]
)
def test_revenants_leave_skeletons_in_other_lanes(slug: str, skeletons: int) -> None:
    t = fight(m1=slug, a1="clan_of_the_oak")
    assert t.asks() == "draw"
    assert t.row("m")[:4] == ["-", *["skeleton"] * skeletons, *["-"] * (3 - skeletons)]


def test_revenant_marksmen_bring_a_skeleton_by_treachery() -> None:
    t = table(treachery="revenant_marksmen", a6="shamans", hand=["bloodlust"], mana=1).do("end")
    assert t.row("m")[0] == "skeleton"


def test_revenant_archers_hit_the_most_wounded_ally() -> None:
    t = summon(
        "revenant_archers",
        a1={"card": "clan_of_the_oak", "wounds": 1},
        a2={"card": "clan_of_the_boar", "wounds": 2},
    )
    assert [t.at("a1").wounds, t.at("a2").wounds, t.castle] == [1, 3, 20]


def test_revenant_archers_hit_the_castle_if_no_ally_is_wounded() -> None:
    t = summon("revenant_archers", a1="clan_of_the_oak")
    assert (t.at("a1").wounds, t.castle) == (0, 17)


def test_snipers_strengthen_onikai_and_hit_the_most_wounded_ally_or_the_castle() -> None:
    t = summon("snipers", a1={"card": "clan_of_the_boar", "wounds": 1}, a2="shamans")
    assert (t.minion("onikai").health, t.at("a1").wounds, t.castle) == (2, 3, 20)
    assert summon("snipers", a1="clan_of_the_boar").castle == 17


def test_snipers_hit_an_ally_by_treachery() -> None:
    t = table(treachery="snipers", a1="clan_of_the_boar", a2="clan_of_the_elk", hand=["bloodlust"], mana=1)
    t.do("end", "a2")
    assert [t.at(place).wounds for place in ("a1", "a2")] == [0, 1]


def test_oni_champion_pillages_after_it_damages_the_castle() -> None:
    t = fight(m1="oni_champion", a6="shamans")
    assert (t.castle, len(t.deck())) == (18, 20 - 2)
    t = fight(m1="oni_champion", a6="shamans", castle={"armor": 2})
    assert (t.castle, len(t.deck())) == (20, 20)  # no wound, no pillage


def test_oni_champion_has_armor() -> None:
    assert fight(m1="oni_champion", a1="clan_of_the_oak").at("m1").wounds == 3 - 2


def test_oni_horde_is_stronger_with_neighbors() -> None:
    t = table(m1="oni_horde", m2="skeleton", m3="oni_horde", m4="skeleton", m6="oni_horde", a1="shamans")
    assert [t.at(place).attack for place in ("m1", "m3", "m6")] == [3, 4, 2]
    assert t.at("m1").armor == 1


@pytest.mark.parametrize(("ally", "wounds"), [("shamans", 0), ("clan_of_the_elk", 1), ("gulbjarn", 2)])
def test_shade_coven_takes_half_of_the_damage_rounded_down(ally: str, wounds: int) -> None:
    t = fight(m1={"card": "shade_coven", "health": 5}, a1=ally)
    assert t.at("m1").health == 2 + 5 - wounds


@pytest.mark.parametrize("slug", ["shade_coven", "shade_hunter"])
def test_shades_grow_when_a_neighbor_is_destroyed(slug: str) -> None:
    t = fight(m1="skeleton", a1="clan_of_the_boar", m2=slug)
    assert t.at("m1").slug == slug
    assert t.at("m1").health == 2 + 1
    t = fight(m1="skeleton", a1="clan_of_the_boar", m3=slug)
    assert t.at("m1").health == 2  # that was no neighbor


def test_shades_grow_when_a_neighboring_minion_is_destroyed() -> None:
    t = fight(onikai={"health": 1, "lane": 1}, a1="clan_of_the_boar", m2="shade_coven").do("no draw")
    assert t.at("m1").health == 2 + 1


def test_a_shade_coven_that_was_won_over_grows_by_its_neighbors_on_the_other_side() -> None:
    t = fight(a1="shade_coven", a2="shamans", m2="the_great_white")
    assert t.row("a")[:2] == ["shade_coven", "-"]
    assert t.at("a1").health == 2 + 1


def test_shade_hounds_flee_to_lane_6_and_fight_there() -> None:
    t = fight(m1="shade_hounds", a1="clan_of_the_oak")
    assert (t.castle, t.portal) == (20 - 4, 6 - 3)
    t = fight(m1="shade_hounds", a1="clan_of_the_oak", a6="clan_of_the_boar").do("no draw")
    assert (t.castle, t.portal) == (20, 6 - 3)


def test_shade_hounds_stay_if_lane_6_is_taken_or_nobody_is_there() -> None:
    t = fight(m1="shade_hounds", a1="gulbjarn", m6="deep_howlers", a6="clan_of_the_oak")
    assert t.at("a1").wounds == 4
    t = fight(m1="shade_hounds", a6="clan_of_the_oak")
    assert (t.castle, t.at("a6").wounds) == (20 - 4, 0)


@pytest.mark.parametrize("slug", ["shade_hounds", "winged_talons"])
def test_treachery_moves_an_engaged_boosted_monster_to_the_right(slug: str) -> None:
    t = table(treachery=slug, m1="deep_howlers", m2="frost_giant", a1="shamans", hand=["bloodlust"], mana=1)
    t.do("end")
    assert t.row("m") == ["-", "frost_giant", "-", "-", "-", "deep_howlers"]
    t = table(treachery=slug, m1="deep_howlers", a2="shamans", hand=["bloodlust"], mana=1).do("end")
    assert t.row("m")[0] == "deep_howlers"


def test_suppression_fire_strengthens_minions_and_arms_the_strongest() -> None:
    t = summon("suppression_fire", yetnar=1, a6="shamans")
    minions = t.words()["minions"]
    assert minions["ratamil"] == {"card": "ratamil", "health": 2, "attachments": ["suppression_fire"]}
    assert minions["zephylite"]["health"] == 1
    assert t.row("m") == ["skeleton", "-", "-", "-", "-", "-"]


def test_suppression_fire_hits_the_ally_that_engages_its_minion() -> None:
    t = fight(ratamil={"health": 3, "lane": 1, "attachments": ["suppression_fire"]}, a1="gulbjarn")
    assert t.at("a1").wounds == 2 + 3
    t = fight(ratamil={"health": 3, "attachments": ["suppression_fire"]}, a1="gulbjarn")
    assert t.at("a1").wounds == 0  # in the back line


def test_shade_hunter_has_a_barrier() -> None:
    t = fight(m1="shade_hunter", a1="gulbjarn")
    assert t.at("m1").wounds == 1


def test_the_betrayed_comes_behind_three_stronger_skeletons() -> None:
    t = summon("the_betrayed", a6="shamans")
    assert t.row("m") == ["skeleton", "skeleton", "skeleton", "the_betrayed", "-", "-"]
    assert [t.at(place).attack for place in ("m1", "m4")] == [1 + 1, 1]
    assert t.player().mana == 1 + 1


def test_shade_havocs_make_somebody_discard_whenever_an_ally_engages_them() -> None:
    t = table(m2="shade_havocs", a1="shamans", a3="shamans", hand=["bloodlust", "wind_riders", "shamans"])
    t.do("move a1", "lane 2")
    assert t.asks() == "discard"
    t.do("wind_riders", "move a3", "lane 2", "bloodlust")
    assert (t.hand(), t.discard()) == (["shamans"], ["wind_riders", "bloodlust"])


def test_shade_havocs_summoned_in_front_of_an_ally_engage_it() -> None:
    t = summon("shade_havocs", a1="shamans", hand=["bloodlust", "wind_riders"]).do("wind_riders")
    assert t.discard() == ["wind_riders"]
    assert summon("shade_havocs", a2="shamans", hand=["bloodlust", "wind_riders"]).discard() == []


def test_shade_havocs_pillage_for_each_monster_in_a_lane() -> None:
    t = fight(m1="shade_havocs", m2="skeleton", m4="skeleton", onikai=1, a6="shamans")
    assert len(t.deck()) == 20 - 3 - 1  # the last one for Onikai in the back line


def test_the_fallen_kami_hits_every_ally_near_it() -> None:
    allies = {"a1": "clan_of_the_elk", "a2": "gulbjarn", "a3": "clan_of_the_elk", "a4": "shamans"}
    t = fight(m2="the_fallen_kami", **allies)
    assert [t.at(place).wounds for place in allies] == [2, 2 + 3, 2, 0]
    assert t.at("m1").wounds == 1  # its barrier


def test_a_skeleton_gives_no_draw_and_goes_back_to_the_reserve() -> None:
    t = fight(m1="skeleton", a1="clan_of_the_oak")
    assert t.row("m")[0] == "-"
    assert (t.horde_discard(), t.hand()) == ([], [])
    assert "draw" not in t.kinds()


@pytest.mark.rule("HRD-Q-76")
def test_a_skeleton_without_a_free_lane_goes_to_the_pile_and_a_seventh_is_not_made() -> None:
    five = {f"m{lane}": {"card": "skeleton", "health": 9} for lane in range(2, 7)}
    t = fight(m1="revenant_cavalry", a1="clan_of_the_oak", pile=["the_hate_bringer_1"], **five)
    assert t.pile() == ["skeleton", "the_hate_bringer_1"]
    t = fight(m1="revenant_cavalry", a1="clan_of_the_oak", pile=["skeleton", "the_hate_bringer_1"], **five)
    assert t.pile() == ["skeleton", "the_hate_bringer_1"]
