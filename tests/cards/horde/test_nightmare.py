"""Every card of the Nightmare horde does what its row says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.horde.sides import versus
from tests.rules.horde.table import Table, fight, summon, table
from tests.rules.monoliths.table import fight as monoliths_fight


def treachery(slug: str, **given: Any) -> Table:
    """The treachery card has been resolved and the player may react."""
    return table(treachery=slug, hand=["bloodlust"], mana=1, **given).do("end")


@pytest.mark.parametrize(
    ("slug", "driven_off", "stays"),
    [
        ("flame_harpy", "clan_of_the_oak", "shamans"),
        ("iron_harpy", "shamans", "clan_of_the_oak"),
        ("mountain_chimaera", "cloud_tearers", "clan_of_the_oak"),
        ("master_of_the_air", "clan_of_the_oak", "cloud_tearers"),
    ],
)
@pytest.mark.rule("HRD-KEY-20", "HRD-KEY-21")
def test_who_may_face_it_depends_on_the_mana_cost(slug: str, driven_off: str, stays: str) -> None:
    t = table(m1=slug, a1=driven_off, hand=["bloodlust"], mana=1).do("end")
    assert (t.asks(), "lane 1" in t.options()) == ("move-off", False)
    t = table(m1=slug, a1=stays, hand=["bloodlust"], mana=1).do("end")
    assert t.asks() == "reactions"


def test_flame_harpy_makes_the_boosted_monster_flee_from_its_ally() -> None:
    t = treachery("flame_harpy", m1="deep_stalker", m2="deep_howlers", a2="shamans")
    assert t.row("m") == ["deep_stalker", "-", "-", "-", "-", "deep_howlers"]
    t = treachery("flame_harpy", m1="deep_stalker", m2="deep_howlers", a1="shamans")
    assert t.row("m")[:2] == ["deep_stalker", "deep_howlers"]  # unengaged, it stays


def test_venom_harpy_takes_the_ally_along_that_was_engaged_with_it() -> None:
    t = fight(m1="venom_harpy", a1="dawn_defenders", a2="cloud_tearers").do("no draw")
    assert t.discard() == ["dawn_defenders"]


def test_a_mere_survivor_of_venom_harpy_lives() -> None:
    t = fight(m1="venom_harpy", a1="cloud_tearers")
    assert (t.at("m1").wounds, t.at("a1").wounds) == (2, 1)


@pytest.mark.parametrize("slug", ["venom_harpy", "lightning_harpy"])
def test_harpies_make_the_boosted_monster_sting(slug: str) -> None:
    t = treachery(slug, m2="deep_howlers", a2="dawn_defenders", a3="cloud_tearers")
    assert (t.at("a2").wounds, t.at("a3").wounds) == (1, 0)
    # The boosted monster deals the damage: one that destroys whom it damages does so.
    t = treachery(slug, m2="jungle_chimaera", a2="dawn_defenders")
    assert t.discard() == ["dawn_defenders"]


@pytest.mark.parametrize("slug", ["venom_harpy", "lightning_harpy"])
def test_harpies_do_nothing_if_the_boosted_monster_is_unengaged_or_missing(slug: str) -> None:
    assert treachery(slug, m2="deep_howlers", a1="dawn_defenders").at("a1").wounds == 0
    assert treachery(slug, a1="dawn_defenders").at("a1").wounds == 0


def test_lightning_harpy_hits_before_the_strikes() -> None:
    t = fight(m1="lightning_harpy", a1="dawn_defenders").do("no draw")
    assert t.at("a1").wounds == 1 + 2
    t = fight(m1="lightning_harpy", a1="shamans")
    assert (t.discard(), t.at("m1").wounds) == (["shamans"], 0)  # an ally destroyed by it does not strike


def test_quicksilver_golem_armors_itself_and_its_neighbors() -> None:
    t = table(m1="deep_howlers", m2="quicksilver_golem", m4="deep_howlers", a1="shamans")
    assert [t.at(place).armor for place in ("m1", "m2", "m4")] == [1 + 1, 1, 1]


def test_quicksilver_golem_strengthens_the_boosted_monster() -> None:
    t = treachery("quicksilver_golem", m1="deep_stalker", m2="deep_howlers", a1="shamans")
    assert (t.at("m1").health, t.at("m2").health) == (3 + 1, 6)


def test_graphite_golem_answers_wounds() -> None:
    t = fight(m1="graphite_golem", a1="cloud_tearers", a2="cloud_tearers", a3="cloud_tearers")
    assert (t.at("m1").wounds, t.options()) == (1, ["a1", "a2"])  # armor took 1; only within 1 lane
    t.do("a2")
    assert (t.at("a2").wounds, t.at("a3").wounds) == (1, 0)


def test_graphite_golem_answers_even_if_it_is_destroyed() -> None:
    t = fight(m1="graphite_golem", a1="dawn_defenders", a2="clan_of_the_maple")
    assert t.asks() == "order"
    t.do("next 2", "no draw", "a2")
    assert (t.row("m")[0], t.at("a2").wounds) == ("-", 1)


def test_armor_keeps_graphite_golem_quiet() -> None:
    t = fight(m1="graphite_golem", a1="shamans", a2="dawn_defenders")
    assert (t.at("m1").wounds, t.at("a2").wounds) == (0, 0)


def test_chromium_golem_takes_the_damage_of_its_neighbors_as_wounds() -> None:
    t = fight(m1="chromium_golem", m2="troll_brute", a2="dawn_defenders")
    assert (t.at("m1").wounds, t.at("m2").wounds) == (5, 0)
    t = fight(m1="chromium_golem", m3="troll_crusher", a3="cloud_tearers")
    # They were no neighbors; in the next turn the Crusher is shifted to lane 2.
    assert (t.at("m1").wounds, t.at("m2").wounds) == (0, 2)


def test_two_chromium_golems_do_not_pass_wounds_on_again() -> None:
    t = fight(m1="chromium_golem", m2="chromium_golem", a2="cloud_tearers")
    assert (t.at("m1").wounds, t.at("m2").wounds) == (2, 0)


@pytest.mark.rule("HRD-Q-70")
def test_one_of_two_chromium_golems_takes_the_damage() -> None:
    t = fight(m1="chromium_golem", m2="troll_crusher", m3="chromium_golem", a2="cloud_tearers")
    assert (t.asks(), t.options()) == ("taker", ["m1", "m3"])
    t.do("m3")
    assert [t.at(place).wounds for place in ("m1", "m2", "m3")] == [0, 0, 2]


@pytest.mark.rule("HRD-Q-84", "HRD-KEY-88", "MON-KEY-109")
@pytest.mark.parametrize("fought", [fight, monoliths_fight])
def test_nothing_tramples_over_a_neighbor_of_chromium_golem(fought: Callable[..., Table]) -> None:
    t = fought(m1="chromium_golem", m2="troll_brute", a2="clan_of_the_boar", hand=["bloodlust"])
    assert (t.at("portal").wounds, t.at("m1").wounds, t.at("m2").wounds) == (0, 4, 0)
    t = fought(m1="chromium_golem", m3="troll_brute", a3="clan_of_the_boar", hand=["bloodlust"]).do("no draw")
    assert t.at("portal").wounds == 2  # it is no neighbor


def test_damage_that_becomes_0_leaves_no_wounds_on_chromium_golem() -> None:
    t = table(m1="chromium_golem", m2="troll_crusher", a2="cloud_tearers", hand=["stream_of_life"], mana=2)
    t.do("play stream_of_life", "end")
    assert (t.at("m1").wounds, t.at("m2").wounds) == (0, 0)


@pytest.mark.rule("HRD-KEY-53")
def test_golems_on_the_side_of_the_alliance_protect_their_neighbors_there() -> None:
    t = table(m6="quicksilver_golem", m1="troll_brute", a2="shamans", hand=["mind_control"], mana=6)
    t.do("play mind_control", "m6", "lane 1")
    assert [t.at(place).armor for place in ("a1", "a2", "m1")] == [1, 1, 0]
    t = table(m6="chromium_golem", m3="deep_stalker", a3="shamans", hand=["mind_control"], mana=6)
    t.do("play mind_control", "m6", "lane 2", "end")
    assert (t.at("a2").wounds, t.at("a3").wounds) == (2, 0)


def test_jungle_chimaera_destroys_whom_it_damages() -> None:
    t = fight(m1={"card": "jungle_chimaera", "health": 3}, a1="gulbjarn")
    assert (t.discard(), t.at("m1").wounds) == (["gulbjarn"], 2)
    t = fight(m1={"card": "jungle_chimaera", "weaken": 1}, a1="clan_of_the_oak")
    assert t.row("a")[0] == "clan_of_the_oak"  # its armor took everything


def test_jungle_chimaera_lends_its_bite_to_the_boosted_monster() -> None:
    t = treachery("jungle_chimaera", m1="deep_stalker", m2="deep_howlers", a1="gulbjarn", a2="dawn_defenders")
    t.do("end", "no draw")
    assert t.discard() == ["dawn_defenders"]  # only the rightmost monster has it
    t = table(m1="deep_howlers", a1="gulbjarn", hand=["bloodlust"], mana=1, treachery="jungle_chimaera")
    t.do("end", "end")
    assert t.at("m1").unit.grants == ()  # not longer than the turn


def test_mountain_chimaera_sends_a_cheap_ally_home() -> None:
    t = summon("mountain_chimaera", a1="clan_of_the_oak")
    assert (t.row("a")[0], t.hand()) == ("-", ["clan_of_the_oak", "bloodlust"])
    t = summon("mountain_chimaera", a1="cloud_tearers")
    assert t.row("a")[0] == "cloud_tearers"
    t = summon("mountain_chimaera", a2="clan_of_the_oak")
    assert t.row("a")[1] == "clan_of_the_oak"  # not engaged


def test_sand_chimaera_hurts_the_allies_around_it() -> None:
    t = summon("sand_chimaera", a1="cloud_tearers", a2="cloud_tearers", a3="cloud_tearers")
    assert [t.at(place).wounds for place in ("a1", "a2", "a3")] == [1, 1, 0]


def test_sand_chimaera_weakens_its_opponent_before_the_strikes() -> None:
    t = fight(m1="sand_chimaera", a1="clan_of_the_oak", a2="cloud_tearers")
    assert (t.at("a1").attack, t.at("m1").wounds, t.at("a2").attack) == (2, 2, 2)


def test_juggernaut_grows_with_every_ally_it_destroys() -> None:
    t = fight(m1="juggernaut", a1="shamans")
    assert (t.at("m1").attack, t.at("m1").trait(Trait.TRAMPLE), t.castle) == (3 + 1, 1, 20 - 2)


def test_juggernaut_does_not_grow_for_allies_that_others_destroy() -> None:
    t = fight(m1="juggernaut", m2="troll_brute", a2="shamans")
    assert (t.at("m1").attack, t.discard()) == (3, ["shamans"])


def test_chimaera_queen_exchanges_strikes_with_a_second_ally_and_no_third() -> None:
    allies = {"a2": "cloud_tearers", "a3": "clan_of_the_maple", "a4": "dawn_defenders", "a5": "shamans"}
    t = fight(m2="chimaera_queen", portal={"health": 9}, **allies)
    assert t.options() == ["a3", "a4"]  # another ally, within 2 lanes
    t.do("a3", "no draw")
    # Barrier made 1 wound of the first 2 damage; the second ally's 4 came through.
    assert (t.row("m")[1], t.row("a")[3:5]) == ("-", ["dawn_defenders", "shamans"])
    assert sorted(t.discard()) == ["clan_of_the_maple", "cloud_tearers"]


def test_chimaera_queen_survives_an_exchange_with_the_weak() -> None:
    t = fight(m1="chimaera_queen", a1="shamans", a2="shamans", a3="dawn_defenders").do("a2")
    assert (t.at("m1").wounds, t.at("a3").wounds) == (1 + 1, 0)
    assert t.discard() == ["shamans", "shamans"]


def test_the_barrier_of_chimaera_queen_leaves_1_wound() -> None:
    t = fight(m1="chimaera_queen", a1="dawn_defenders")
    assert (t.at("m1").wounds, t.at("a1").wounds) == (1, 4)


def test_chimaera_queen_needs_an_ally_to_strike() -> None:
    t = fight(m1="chimaera_queen", a2="dawn_defenders")
    assert (t.castle, t.at("a2").wounds) == (16, 0)


def test_master_of_the_air_brings_a_fight_before_the_alliance_phase() -> None:
    t = summon("master_of_the_air", m1="deep_howlers", a1="dawn_defenders", a3="shamans")
    assert t.asks() == "alliance"
    assert (t.at("m1").wounds, t.at("a1").wounds, t.player().mana) == (4, 1, 1 + 2)
    assert (t.castle, t.portal) == (20, 6)  # lanes without an engaged monster took no part
    assert t.words()["phase"] == "alliance"


def test_that_fight_comes_after_the_shift() -> None:
    t = summon("gathering_storm", "master_of_the_air", a1="dawn_defenders")
    # The spell stood in lane 1 when the Master came; now he is there, with the armor that the spell gave him.
    assert (t.row("m")[0], t.at("m1").wounds) == ("master_of_the_air", 4)


@pytest.mark.rule("HRD-Q-99")
def test_he_comes_too_late_for_it_in_the_fight_phase() -> None:
    t = fight(m1="the_crawling_storm", a1="dawn_defenders", horde=["master_of_the_air"]).do("no draw")
    assert (t.asks(), "master_of_the_air" in t.row("m")) == ("alliance", True)
    assert "extra-fight" not in t.kinds()


@pytest.mark.rule("HRD-Q-99", "HRD-VS-27")
def test_turned_up_at_the_end_of_the_alliance_phase_he_brings_no_fight_in_this_turn_or_the_next() -> None:
    ally = {"card": "dawn_defenders", "health": 20}
    t = versus(m2={"card": "master_of_the_air", "concealed": True}, a2=ally, ada={"hand": ["bloodlust"]})
    told: list[str] = []
    while t.state.turn < 2 or t.asks() != "alliance":
        told += t.do("end").kinds()
    assert "turned-up" in told
    assert "extra-fight" not in told
