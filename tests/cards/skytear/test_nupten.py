"""What the heroes and power cards of Nupten do."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.table.state import Stance
from skyshelf.games.skytear.vocabulary.names import Action, Stat
from tests.cards.skytear.play import FAR, OPEN, lay, north, played
from tests.rules.skytear.table import Table, table


def answered(slug: str, by: str, *answers: str, **given: Any) -> Table:
    """North attacks with Yami from (5,1) and south answers with the card."""
    heroes = {"yami": north("5,1"), **given.pop("heroes", {})}
    t = table(turn=5, heroes=heroes, active="yami", hands={1: [slug]}, **given)
    return t.do("attack", *answers, f"play {slug} by {by}")


def test_last_rites_strike_harder_at_heroes_with_half_of_their_hp() -> None:
    for hp, attack in ((8, 4 + 2), (9, 4)):
        t = table(heroes={"haburat": {"at": OPEN}, "cotlic": north("5,1", hp=hp)})
        assert t.stat("haburat", Stat.ATTACK, "cotlic") == attack


def test_fates_double_starts_a_move_from_the_illusion() -> None:
    for illusion, possible in (({"illusion": "4,-1"}, True), ({}, False)):
        t = table(heroes={"haburat": {"at": OPEN, **illusion}, "cotlic": FAR}, active="haburat").do("move")
        assert ("4,-4" in t.options()) is possible
    t = table(heroes={"haburat": {"at": OPEN, "illusion": "4,-1"}, "cotlic": FAR}, active="haburat")
    t.do("move", "4,-4")
    assert (t.at("haburat"), t.illusion("haburat")) == ("4,-4", "4,-1")


def test_blades_of_lightning_are_an_attack_beside_the_actions() -> None:
    heroes = {"haburat": {"at": OPEN}, "sakoshi": north("5,1")}
    t = played("blades_of_lightning", "haburat", heroes=heroes)
    assert t.hero("sakoshi").hp == 13 - (4 + 2 + 1)
    assert t.state.points == 3
    assert "attack" in t.options()


def test_testudo_armors_the_caster_and_its_neighbours() -> None:
    heroes = {
        "haburat": {"at": OPEN},
        "akhuti": {"at": "4,3"},
        "khepiax": {"at": "4,4"},
        "cotlic": north("4,1"),
    }
    t = played("testudo", "haburat", heroes=heroes)
    armor = {name: t.stat(name, Stat.ARMOR) for name in heroes}
    assert armor == {"haburat": 2, "akhuti": 1, "khepiax": 0, "cotlic": 1}


def test_time_warp_takes_two_different_actions() -> None:
    heroes = {"haburat": {"at": OPEN}, "sakoshi": north("4,-1")}
    t = played("time_warp", "haburat", "option 1", heroes=heroes)
    assert t.options() == ["option 2", "option 3"]
    t.do("option 2")
    assert t.asks() == "move"
    t.do("4,0")
    assert t.asks() == "skirmish"
    t.do("sakoshi", "done")
    assert t.hero("sakoshi").hp == 13 - 1
    assert t.state.points == 3


@pytest.mark.rule("SKY-Q-203", "SKY-Q-52")
def test_time_warp_goes_on_after_a_worship_that_exhausts_and_then_the_activation_is_over() -> None:
    heroes = {"corjof": {"at": "0,4"}, "gulbjarn": {"at": "-3,6"}, "cotlic": {"side": "north", "at": "4,-7"}}
    t = table(turn=3, heroes=heroes, active="corjof", hands={1: ["time_warp"]})
    t.do("play time_warp by corjof", "option 3", "option 1", "corjof", "yes")
    assert (t.asks(), t.hero("corjof").stance) == ("move", Stance.EXHAUSTED)
    t.do("0,0")
    assert t.at("corjof") == "0,0"
    assert t.state.active == t.unit("cotlic")


@pytest.mark.rule("SKY-Q-86")
def test_time_warp_names_the_target_of_a_worship_after_the_move_before_it() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": north("4,-4")}  # too far away to be marked from here
    t = played("time_warp", "sakoshi", "option 1", "option 3", heroes=heroes)
    assert t.stack() == []
    assert t.asks() == "move"
    t.do("4,-1")
    assert t.conditions("cotlic") == {"marked"}
    assert t.asks() == "where"  # Smoke Step


@pytest.mark.rule("SKY-Q-86")
def test_time_warp_keeps_the_order_of_the_player() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": north("4,0")}
    t = played("time_warp", "sakoshi", "option 3", "option 1", heroes=heroes)
    assert t.conditions("cotlic") == {"marked"}
    assert t.asks() == "where"  # Smoke Step resolves before the Move is taken
    t.do("4,3")
    assert t.asks() == "move"
    assert "1,6" in t.options()


@pytest.mark.rule("SKY-Q-85")
def test_time_warp_says_so_when_an_action_cannot_be_taken() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": FAR}
    t = played("time_warp", "sakoshi", "option 3", "option 1", heroes=heroes)
    lost = [event for event in t.events if event.kind == "not-taken"]
    assert [(event.rule, event.args["what"]) for event in lost] == [("SKY-Q-85", Action.WORSHIP.phrase())]
    assert t.asks() == "move"


def test_what_a_card_grants_can_be_answered_one_by_one() -> None:
    heroes = {"freyhel": {"at": OPEN}, "yami": {"at": "4,4"}, "brylvar": north("6,2")}
    t = played("royal_decree", "freyhel", heroes=heroes, hands={2: ["numbing_cold", "numbing_cold"]})
    t.do("pass")
    assert t.stack() == ["move"]
    t.do("pass", "4,4")
    assert t.stack() == ["skirmish"]
    assert t.asks() == "respond"


def glitched(*hand: str) -> Table:
    t = table(
        turn=5,
        heroes={"haburat": {"at": OPEN}, "freyhel": north("4,-1", hp=5)},
        active="freyhel",
        hands={1: ["time_glitch"], 2: ["breath_of_life", *hand]},
    )
    return t.do("play breath_of_life by freyhel", "play time_glitch by haburat").passes()


def test_time_glitch_costs_a_card_from_hand() -> None:
    t = glitched("gank")
    assert t.asks() == "discard-or-cancel"
    t.do("gank").passes()
    assert t.hand(2) == []
    assert t.hero("freyhel").hp == 5 + 6


def test_time_glitch_cancels_the_card_otherwise() -> None:
    t = glitched("gank")
    t.do("cancelled").passes()
    assert t.hand(2) == ["gank"]
    assert t.hero("freyhel").hp == 5
    assert glitched().hero("freyhel").hp == 5  # without a card there is no choice


def test_resonant_light_armors_who_sees_the_illusion() -> None:
    heroes = {
        "akhuti": {"at": OPEN, "illusion": "4,3"},
        "khepiax": {"at": "4,4"},
        "haburat": {"at": "-4,7"},
        "sakoshi": {"at": "3,3"},
        "cotlic": FAR,
    }
    t = table(heroes=heroes)
    armor = {name: t.stat(name, Stat.ARMOR) for name in heroes}
    assert armor == {"akhuti": 1, "khepiax": 1, "haburat": 0, "sakoshi": 0, "cotlic": 1}


def test_retribution_hits_another_enemy_after_an_attack() -> None:
    heroes = {"akhuti": {"at": OPEN}, "sakoshi": north("6,1"), "tlakali": north("4,4")}
    t = table(heroes=heroes, active="akhuti").do("attack", "sakoshi")
    assert t.hero("sakoshi").hp == 13 - (2 + 1)
    assert t.hero("tlakali").hp == 13 - (1 + 1)


def test_word_of_nupten_cancels_an_attack_and_draws() -> None:
    t = answered("word_of_nupten", "akhuti", heroes={"akhuti": {"at": OPEN}}).passes()
    assert t.hero("akhuti").hp == 11
    assert "cancelled" in t.kinds()
    assert t.hand() == ["presence"]
    assert t.state.points == 2  # the Action Point stays spent


def test_twister_of_souls_hurts_and_carries_off() -> None:
    heroes = {"akhuti": {"at": OPEN}, "sakoshi": north("5,1"), "tlakali": north("4,4")}
    t = lay(played("twister_of_souls", "akhuti", "6,0", heroes=heroes), "5,1", "7,-1").do("5,-1")
    assert (t.hero("sakoshi").hp, t.at("sakoshi")) == (13 - (1 + 1), "5,-1")
    assert (t.hero("tlakali").hp, t.at("tlakali")) == (13, "4,4")


def test_redirect_sends_an_attack_to_another_friend() -> None:
    heroes = {"akhuti": {"at": OPEN}, "haburat": {"at": "6,0"}, "khepiax": {"at": "4,4"}}
    t = answered("redirect", "akhuti", "akhuti", heroes=heroes).passes()
    assert t.hero("akhuti").hp == 11
    assert t.hero("haburat").hp == 13 - (4 + 1)  # Khepiax is out of reach


def test_hurricane_strike_hurts_and_pushes() -> None:
    heroes = {"akhuti": {"at": OPEN}, "sakoshi": north("4,1")}
    t = played("hurricane_strike", "akhuti", "4,0", heroes=heroes)
    assert (t.hero("sakoshi").hp, t.at("sakoshi")) == (13 - (1 + 1), "4,0")


def test_interpose_takes_an_attack_upon_shaidrus() -> None:
    for answer, shaidrus, akhuti in (("yes", 19 - (4 + 1 - 1), 11), ("no", 19, 11 - (4 + 1))):
        heroes = {"akhuti": {"at": OPEN}, "shaidrus": {"at": "5,2"}, "yami": north("5,1")}
        t = table(heroes=heroes, active="yami").do("attack", "akhuti", answer)
        assert (t.hero("shaidrus").hp, t.hero("akhuti").hp) == (shaidrus, akhuti)


def test_interpose_is_not_offered_where_the_attacker_cannot_reach_shaidrus() -> None:
    heroes = {"akhuti": {"at": OPEN}, "shaidrus": {"at": "4,3"}, "gulbjarn": north("4,1")}
    t = table(heroes=heroes, active="gulbjarn").do("attack")
    assert t.hero("akhuti").hp < 11  # nobody was asked


def test_mirrored_spite_hurts_an_adjacent_attacker_of_a_projected_hero() -> None:
    for at, lost in (("5,1", 1), ("6,1", 0)):
        heroes = {"akhuti": {"at": OPEN}, "shaidrus": {"at": "-4,7", "illusion": "4,3"}, "sakoshi": north(at)}
        t = table(heroes=heroes, active="sakoshi").do("attack", "akhuti")
        assert t.hero("akhuti").hp == 11 - (3 + 1)
        assert t.hero("sakoshi").hp == 13 - lost


def test_citadel_of_air_disarms_slows_and_heals() -> None:
    heroes = {"shaidrus": {"at": OPEN, "hp": 5}, "yami": north("6,1")}
    t = played("citadel_of_air", "shaidrus", heroes=heroes)
    assert t.conditions("yami") == {"disarm", "slow"}
    assert t.hero("shaidrus").hp == 5 + 4


def test_repulse_hurts_and_pushes_all_round() -> None:
    heroes = {"shaidrus": {"at": OPEN}, "sakoshi": north("4,1"), "tlakali": north("4,0")}
    t = played("repulse", "shaidrus", heroes=heroes)
    t.do(next(text for text in t.options() if text != "4,0"))
    assert t.hero("sakoshi").hp == 13 - (1 + 1)
    distance = t.state.field.distance[t.hero("shaidrus").hex]
    assert distance[t.hero("sakoshi").hex] == 3
    assert (t.hero("tlakali").hp, t.at("tlakali")) == (13, "4,0")  # not in the ring


def test_standing_wind_steps_aside_with_armor() -> None:
    t = played("standing_wind", "shaidrus", "4,3", heroes={"shaidrus": {"at": OPEN}, "yami": FAR})
    assert t.at("shaidrus") == "4,3"
    assert t.stat("shaidrus", Stat.ARMOR) == 1 + 1


def test_unseen_phalanx_sends_the_illusion_and_gives_control() -> None:
    t = played("unseen_phalanx", "shaidrus", "4,-1", heroes={"shaidrus": {"at": OPEN}, "yami": FAR})
    assert t.illusion("shaidrus") == "4,-1"
    assert t.do("end").stat("shaidrus", Stat.CONTROL) == 1 + 1


def test_patient_aim_counts_until_khepiax_moves() -> None:
    t = table(heroes={"khepiax": {"at": OPEN}, "yami": FAR}, active="khepiax")
    assert t.stat("khepiax", Stat.ATTACK) == 3 + 1
    t.do("move", "4,3")
    assert t.stat("khepiax", Stat.ATTACK) == 3


def test_patient_aim_is_lost_by_leaving_even_if_khepiax_comes_back() -> None:
    t = table(heroes={"khepiax": {"at": OPEN}, "yami": FAR}, active="khepiax")
    t.do("skirmish", "4,3", OPEN)
    assert t.at("khepiax") == OPEN
    assert t.stat("khepiax", Stat.ATTACK) == 3


def test_patient_aim_stays_when_a_move_ends_where_it_began() -> None:
    t = table(heroes={"khepiax": {"at": OPEN}, "yami": FAR}, active="khepiax").do("move", OPEN)
    assert t.stat("khepiax", Stat.ATTACK) == 3 + 1


def test_second_vantage_attacks_from_the_illusion() -> None:
    heroes = {"khepiax": {"at": OPEN, "illusion": "4,0"}, "sakoshi": north("4,-3")}
    t = table(heroes=heroes, active="khepiax").do("attack")
    assert t.hero("sakoshi").hp == 13 - (3 + 1 + 1)
    heroes["khepiax"] = {"at": OPEN}
    assert "attack" not in table(heroes=heroes, active="khepiax").options()


def test_rain_of_spears_flips_two_cards_for_its_triangle() -> None:
    t = played(
        "rain_of_spears",
        "khepiax",
        "5,1",
        heroes={"khepiax": {"at": OPEN}, "cotlic": north("5,1"), "tlakali": north("4,4")},
        minions=[{"side": "north", "at": "6,0"}],
        decks={1: ["clear_mind", "presence"]},
    )
    lay(t, "5,1", "6,0").do("clear_mind")
    assert t.hero("cotlic").hp == 16 - (3 + 4 - 1)
    assert t.minions("north") == []
    assert t.hero("tlakali").hp == 13


def test_needle_gust_adds_to_attacks_and_pierces() -> None:
    heroes = {"khepiax": {"at": OPEN}, "hogosai": north("6,1")}
    t = played("needle_gust", "khepiax", heroes=heroes).do("attack")
    assert t.hero("hogosai").hp == 18 - (3 + 1 + 2 + 1)


def test_mirage_trades_places_with_the_illusion_and_draws() -> None:
    heroes = {"khepiax": {"at": OPEN, "illusion": "4,-3"}, "yami": FAR}
    t = played("mirage", "khepiax", heroes=heroes)
    assert (t.at("khepiax"), t.illusion("khepiax")) == ("4,-3", OPEN)
    assert t.hand() == ["presence"]


@pytest.mark.rule("SKY-NUP-08")
def test_mirage_lays_no_illusion_on_another_token() -> None:
    khepiax = {"at": OPEN, "illusion": "4,-3"}
    for there in (
        {"heroes": {"khepiax": khepiax, "cotlic": {"at": "-4,7"}, "yami": FAR}, "south": {"pillars": [OPEN]}},
        {"heroes": {"khepiax": khepiax, "cotlic": FAR}, "north": {"pillars": [OPEN]}},
        {"tokens": {"east": OPEN}},
        {"heroes": {"khepiax": khepiax, "haburat": {"at": "-4,7", "illusion": OPEN}, "yami": FAR}},
    ):
        given: dict[str, Any] = {"heroes": {"khepiax": khepiax, "yami": FAR}, **there}
        t = played("mirage", "khepiax", **given)
        assert (t.at("khepiax"), t.illusion("khepiax")) == (OPEN, "4,-3")
        assert t.hand() == ["presence"]  # the rest of the card happens


def test_wind_reader_looks_at_three_cards_and_draws() -> None:
    t = played(
        "wind_reader",
        "khepiax",
        "gank",
        "done",
        "presence",
        heroes={"khepiax": {"at": OPEN}, "yami": FAR},
        decks={1: ["gank", "safeguard", "presence", "combustion"]},
    )
    assert t.hand() == ["safeguard"]
    assert t.deck() == ["presence", "combustion"]
    assert t.discard() == ["gank"]


def test_dodge_leaves_an_attack_empty() -> None:
    t = answered("dodge", "khepiax", heroes={"khepiax": {"at": OPEN}}).do("3,3").passes()
    assert t.at("khepiax") == "3,3"
    assert "ignored" in t.kinds()
    assert t.hero("khepiax").hp == 12


def test_skytear_flux_gives_mana_back() -> None:
    heroes = {"khepiax": {"at": OPEN, "played": ["dodge", "mirage"]}, "yami": FAR}
    t = table(turn=3, heroes=heroes, active="khepiax", flux=1)
    assert t.state.mana_left(t.unit("khepiax")) == 0
    t.do("play skytear_flux by khepiax", "option 1", "mirage")
    assert t.state.mana_left(t.unit("khepiax")) == 2
    assert t.discard() == ["mirage"]


def test_skytear_flux_predicts_once_a_game() -> None:
    t = table(
        heroes={"khepiax": {"at": OPEN}, "yami": FAR},
        active="khepiax",
        flux=1,
        decks={1: ["gank", "safeguard", "presence"]},
    )
    t.do("play skytear_flux by khepiax", "gank", "done")
    assert (t.deck(), t.discard()) == (["safeguard", "presence"], ["gank"])
    assert t.hand() == []
    assert "play skytear_flux by khepiax" not in t.options()
