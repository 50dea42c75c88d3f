"""Permanent and temporary tokens, armor, damage and what is none."""

from __future__ import annotations

import pytest

from skyshelf.engine.settings import Value
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import Table, fight, summon, table


def weakened() -> Table:
    """A monster with a permanent attack token that "has -2 attack this turn"."""
    t = table(m1={"card": "deep_howlers", "attack": 1}, hand=["mournings", "bloodlust"], mana=6)
    return t.do("play mournings", "lane 1")


@pytest.mark.rule("MON-TOK-05", "MON-RES-21", "MON-MIX-09")
def test_permanent_and_temporary_tokens_do_not_cancel() -> None:
    unit = weakened().at("m1").unit
    assert (unit.might, unit.boost_attack) == (1, -2)


@pytest.mark.rule("MON-TOK-06", "MON-EX-03")
def test_permanent_and_temporary_tokens_add_up_until_the_turn_ends() -> None:
    t = weakened()
    assert t.at("m1").attack == 0
    assert t.do("end", "end").at("m1").attack == 2


@pytest.mark.rule("MON-RES-22", "MON-EX-21", "MON-Q-38")
def test_temporary_tokens_of_opposite_sign_cancel() -> None:
    t = table(a1="clan_of_the_oak", hand=["bloodlust", "bloodlust"], mana=2).do("play bloodlust")
    assert (t.at("a1").attack, t.at("a1").armor) == (5, 2)
    t.state.edit(t.state.guard[0]).boost_attack -= 2
    assert t.at("a1").unit.boost_attack == 0


@pytest.mark.rule("MON-TOK-08", "MON-KEY-09")
def test_armor_that_is_used_takes_a_point() -> None:
    t = fight(m1="deep_howlers", a1="clan_of_the_oak", hand=["bloodlust"])
    assert t.at("m1").unit.hp == -2
    assert "armor-used" in t.kinds()


@pytest.mark.rule("MON-END-03", "MON-Q-05")
def test_used_armor_is_back_in_the_next_turn() -> None:
    t = fight(m1="deep_howlers", a1="clan_of_the_oak", hand=["bloodlust"])
    assert t.at("m1").unit.armor_used == 0
    assert t.at("m1").armor == 1


@pytest.mark.rule("MON-KEY-10")
def test_armor_adds_up() -> None:
    t = table(a1={"card": "hogosai", "armor": 1, "attachments": ["chrysalis_sallet"]})
    assert t.at("a1").armor == 4


@pytest.mark.rule("MON-KEY-11", "MON-Q-40")
def test_armor_left_is_never_below_0() -> None:
    t = table(a1={"card": "clan_of_the_boar"})
    t.state.edit(t.state.guard[0]).boost_armor = -2
    assert t.at("a1").armor == 0


@pytest.mark.rule("MON-KEY-08", "MON-EX-11", "MON-KEY-07")
def test_armor_is_used_up_by_several_effects_of_a_turn() -> None:
    t = table(m1="spined_beast", hand=["kurumos_judgement"] * 3, mana=3)
    states = []
    for _ in range(3):
        t.do("play kurumos_judgement", "m1")
        states.append((t.at("m1").armor, t.at("m1").wounds))
    assert states == [(1, 0), (0, 0), (0, 1)]


@pytest.mark.rule("MON-KEY-13", "MON-KEY-18", "MON-Q-41")
def test_armor_is_used_before_barrier() -> None:
    t = fight(m1={"card": "shade_hunter", "armor": 1}, a1="wind_riders", hand=["bloodlust"])
    assert "armor-used" in t.kinds()
    assert t.at("m1").wounds == 1  # Barrier first would leave one point, and that on the armor


@pytest.mark.rule("MON-EX-34")
def test_a_single_point_on_armor_leaves_barrier_untouched() -> None:
    ally = {"card": "wind_riders", "weaken": 4}
    t = fight(m1={"card": "shade_hunter", "armor": 1}, a1=ally, hand=["bloodlust"])
    assert t.at("m1").wounds == 0


@pytest.mark.rule("MON-KEY-92", "MON-EX-14")
def test_against_barrier_nothing_tramples_through() -> None:
    t = fight(
        m1={"card": "young_carnivores", "wounds": 1}, a1="the_watcher", a2="shamans", hand=["bloodlust"]
    )
    assert t.castle == 20


@pytest.mark.rule("MON-EX-12", "MON-KEY-90")
def test_what_is_more_than_enough_tramples_on_to_the_castle() -> None:
    assert fight(m1="juggernaut", a1="shamans", hand=["bloodlust"]).castle == 18


@pytest.mark.rule("MON-EX-13", "MON-KEY-91")
def test_armor_reduces_what_tramples_through() -> None:
    assert fight(m1="juggernaut", a1={"card": "shamans", "armor": 1}, hand=["bloodlust"]).castle == 19


@pytest.mark.rule("MON-DMG-05", "MON-DMG-12", "MON-Q-83")
def test_wounds_that_are_put_are_no_damage_but_the_card_is_damaged() -> None:
    t = table(m1="deep_howlers", a1="clan_of_the_oak", hand=["xotlan_revolts"], mana=2).do(
        "play xotlan_revolts"
    )
    assert t.at("m1").wounds == 1
    assert t.at("m1").armor == 1
    settings: dict[str, Value] = {"outsider": "doom_vines", "castle": "the_wind_burner"}
    t = table(settings, portal={"stage": 2}, mana=1).do("use castle", "option 2")
    assert t.castle == 19


@pytest.mark.rule("MON-DMG-06", "MON-RES-23")
def test_less_health_for_the_turn_is_no_damage() -> None:
    t = table(a1={"card": "clan_of_the_oak", "armor": 3})
    t.state.edit(t.state.guard[0]).boost_health = -1
    assert (t.at("a1").health, t.at("a1").wounds, t.at("a1").armor) == (2, 0, 4)


@pytest.mark.rule("MON-DMG-07", "MON-KEY-49", "MON-DMG-08")
def test_guerrilla_is_no_damage_and_armor_does_not_stop_it() -> None:
    t = table(onikai={"health": 3, "armor": 2}, a1={"card": "haunted_ruins", "health": 2}).do(
        "use a1", "onikai"
    )
    assert t.at("onikai").health == 2
    assert t.at("onikai").armor == 2


@pytest.mark.rule("MON-DMG-10", "MON-Q-66", "MON-SET-06")
def test_the_health_of_the_castle_goes_down_with_damage_and_up_with_healing() -> None:
    t = fight(m1="troll_brute", hand=["clan_of_the_icefish"], mana=3)
    assert t.castle == 17
    assert t.do("play clan_of_the_icefish", "lane 6").castle == 18


@pytest.mark.rule("MON-Q-17")
def test_healing_stops_at_the_starting_value() -> None:
    t = table(castle={"wounds": 1}, hand=["skytear_mine"], mana=1).do("play skytear_mine")
    assert t.castle == 20


@pytest.mark.rule("MON-KEY-44", "MON-TOK-09")
def test_heroic_adds_up_and_places_no_tokens() -> None:
    t = table(a1={"card": "hordecrusher", "wounds": 1, "attachments": ["blossoming_banner"]})
    assert t.at("a1").trait(Trait.HEROIC) == 3
    assert t.at("a1").attack == 11
    assert t.at("a1").unit.might == 0


@pytest.mark.rule("MON-TOK-10", "MON-RES-15")
def test_what_static_abilities_give_is_no_token_that_could_be_counted() -> None:
    t = table(a1={"card": "clan_of_the_oak", "attachments": ["lightning_naginata"]})
    unit = t.at("a1").unit
    assert t.at("a1").attack > 3
    assert (unit.might, unit.boost_attack) == (0, 0)


@pytest.mark.rule("MON-RES-13", "MON-RES-14", "MON-EX-16")
def test_a_static_ability_ends_when_its_card_leaves_play() -> None:
    t = table(
        m1={"card": "cave_yeti", "wounds": 4},
        m2="deep_howlers",
        a1="clan_of_the_oak",
        hand=["xotlan_revolts"],
        mana=2,
    )
    assert t.at("m2").attack == 2
    t.do("play xotlan_revolts", "no draw")
    assert t.at("m2").attack == 0  # only the weaken token of the spell is left


@pytest.mark.rule("MON-CRE-07", "MON-CRE-05")
def test_attack_and_health_have_no_limits() -> None:
    t = table(
        a1={"card": "clan_of_the_oak", "attack": 40, "health": 40}, m1={"card": "troll_brute", "weaken": 9}
    )
    assert (t.at("a1").attack, t.at("a1").health, t.at("m1").attack) == (43, 43, -6)


@pytest.mark.rule("MON-EX-01", "MON-EX-02")
def test_tokens_of_health_cancel_and_health_0_destroys() -> None:
    t = summon("gathering_storm", yetnar={"health": 1})
    assert t.at("yetnar").health == 3
    t = fight(m1={"card": "troll_crusher", "wounds": 2}, a1="shamans")
    assert t.asks() == "draw"
