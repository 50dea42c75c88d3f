"""Effects and their keywords: flips, damage, healing, piercing, spawning, granted actions."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.run import Run
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.registry import BY_SLUG
from skyshelf.games.skytear.table.state import Aimed
from skyshelf.games.skytear.vocabulary.names import Stat
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
NEXT_TO = {"side": "north", "at": "5,2"}


def duel(hero: str, victim: str = "cotlic", **given: Any) -> Table:
    """A hero is active; an enemy stands next to it. Cotlic has 16 HP and 1 Armor."""
    heroes = {hero: {"at": OPEN}, victim: NEXT_TO, **given.pop("heroes", {})}
    given.setdefault("turn", 3)
    return table(heroes=heroes, active=hero, **given)


@pytest.mark.rule("SKY-EFX-02", "SKY-EFX-06", "SKY-EFX-10")
def test_a_value_of_the_caster_is_changed_until_the_activation_ends() -> None:
    t = duel("sakoshi", heroes={"yami": {"at": "4,4"}}, hands={1: ["gank"]})
    t.do("play gank by sakoshi", OPEN)
    assert (t.stat("sakoshi", Stat.ATTACK), t.stat("yami", Stat.ATTACK)) == (3 + 3, 4)
    t.do("attack")
    assert t.hero("cotlic").hp == 16 - (3 + 3 + 1 - 1)
    t.do("end")
    assert t.stat("sakoshi", Stat.ATTACK) == 3


@pytest.mark.rule("SKY-Q-30")
def test_in_the_polish_edition_it_lasts_until_the_next_activation() -> None:
    heroes = {"sakoshi": {"at": OPEN}, "cotlic": NEXT_TO}
    t = table({"edition": "polish"}, turn=3, heroes=heroes, active="sakoshi", hands={1: ["gank"]})
    t.do("play gank by sakoshi", OPEN, "end")
    assert t.stat("sakoshi", Stat.ATTACK) == 3 + 3


@pytest.mark.rule("SKY-Q-30")
def test_outside_any_activation_it_lasts_until_the_turn_ends() -> None:
    heroes = {"haburat": {"at": "5,1"}, "cotlic": FAR}
    t = table(turn=3, phase="minions", heroes=heroes, minions=[{"side": "south", "number": 2}])
    t.state.push(Run(Aimed(BY_SLUG["testudo"].id, 0, t.unit("haburat"), Seat(0))))
    t.state.run()
    t.do("0")
    assert t.stat("haburat", Stat.ARMOR) == 2
    t.quietly(4)
    assert t.stat("haburat", Stat.ARMOR) == 0


@pytest.mark.rule("SKY-EFX-03", "SKY-EFX-05", "SKY-CARD-02")
@pytest.mark.parametrize(("top", "modifier"), [("safeguard", 3), ("gank", 0), ("combustion", 1)])
def test_a_flip_adds_the_modifier_of_the_top_card(top: str, modifier: int) -> None:
    t = duel("yami", decks={1: [top, "presence"]})
    t.do("attack")
    assert t.hero("cotlic").hp == 16 - (4 + modifier - 1)
    assert (t.deck(), t.discard()) == (["presence"], [top])


@pytest.mark.rule("SKY-EFX-04", "SKY-Q-25")
@pytest.mark.parametrize(("chosen", "modifier"), [("safeguard", 3), ("presence", 1)])
def test_of_two_flips_the_player_chooses_one(chosen: str, modifier: int) -> None:
    t = duel("khepiax", hands={1: ["rain_of_spears"]}, decks={1: ["safeguard", "presence", "gank"]})
    t.do("play rain_of_spears by khepiax", "5,2")
    t.do(t.options()[0])
    assert (t.asks(), t.asked()) == ("flip", 1)
    t.do(chosen)
    assert t.hero("cotlic").hp == 16 - (3 + modifier - 1)


@pytest.mark.rule("SKY-Q-26")
def test_modifiers_may_be_negative_and_the_worse_one_may_be_chosen() -> None:
    t = duel("haburat", decks={1: ["safeguard", "shuriken_storm"]})
    t.do("attack", "shuriken_storm")
    assert t.hero("cotlic").hp == 16 - (4 - 1 - 1)


@pytest.mark.rule("SKY-EFX-07")
def test_more_armor_means_less_damage() -> None:
    t = duel("yami", hands={2: ["safeguard"]})
    t.do("attack", "play safeguard by cotlic").passes()
    assert t.hero("cotlic").hp == 16 - (4 + 1 - 1 - 2)


@pytest.mark.rule("SKY-EFX-08", "SKY-Q-24")
def test_skirmish_damage_is_a_flip_and_what_is_added_to_it() -> None:
    shapeshifted = {"corjof": {"at": "3,3", "conditions": ["shapeshifted"]}}
    t = duel("gulbjarn", heroes=shapeshifted, decks={1: ["safeguard"]})
    t.do("skirmish", "cotlic")
    assert t.hero("cotlic").hp == 16 - (3 + 1 - 1)  # the attack value of 5 plays no part


@pytest.mark.rule("SKY-EFX-11", "SKY-EFX-28", "SKY-HERO-10")
def test_armor_works_against_cards() -> None:
    t = duel("yami", "hogosai", hands={1: ["combustion"]}).do("play combustion by yami")
    assert t.hero("hogosai").hp == 18 - (2 - 2)


@pytest.mark.rule("SKY-EFX-28", "SKY-HERO-10", "SKY-HERO-11")
def test_armor_works_against_attacks_skirmishes_and_skills() -> None:
    attack = duel("yami", "hogosai").do("attack")
    assert attack.hero("hogosai").hp == 18 - (4 + 1 - 2)
    skirmish = duel("yami", "hogosai", decks={1: ["safeguard"]}).do("skirmish", "hogosai")
    assert skirmish.hero("hogosai").hp == 18 - (3 - 2)
    skill = duel("akhuti", "hogosai", minions=[{"side": "north", "at": "5,1"}], decks={1: ["safeguard"] * 2})
    skill.do("attack", "minion-n 5,1")
    assert skill.hero("hogosai").hp == 18 - (1 + 3 - 2)


def devour(**given: Any) -> Table:
    """The outsider stands next to a minion of north."""
    t = table(
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}},
        minions=[{"side": "north", "at": "2,2", "lane": "west"}],
        heroes={"yami": {"at": "0,0"}, "tlakali": {"side": "north", "at": "4,3"}},
        **given,
    )
    return t.do("at 1,1 2,1", "skill devour")


@pytest.mark.rule("SKY-EFX-12", "SKY-EFX-13", "SKY-MIN-06")
def test_a_defeated_minion_goes_to_its_reserve() -> None:
    t = devour()
    t.do("minion-n 2,2")
    assert t.minions("north") == []
    assert t.state.minions == [-1]


@pytest.mark.rule("SKY-EFX-14")
def test_what_prevents_damage_does_not_prevent_defeat() -> None:
    pillar = {"pillars": ["3,3"]}  # Tlakali and the minion see it
    t = devour(north=pillar)
    t.do("minion-n 2,2")
    assert t.asks() == "outsider"
    assert t.minions("north") == []
    hurt = duel("yami", "tlakali", north=pillar, minions=[{"side": "north", "at": "4,3"}])
    hurt.do("attack", "minion-n 4,3")
    assert hurt.asks() == "soak"


@pytest.mark.rule("SKY-EFX-15")
def test_half_is_rounded_up() -> None:
    t = duel("sakoshi", heroes={"sakoshi": {"at": OPEN, "hp": 5}}, hands={1: ["lifesteal"]})
    t.do("play lifesteal by sakoshi", "attack")
    assert t.hero("cotlic").hp == 16 - 5
    assert t.hero("sakoshi").hp == 5 + 3


@pytest.mark.rule("SKY-EFX-16", "SKY-EFX-17", "SKY-HERO-08")
@pytest.mark.parametrize(("hp", "after"), [(5, 7), (12, 13), (13, 13)])
def test_healing_never_goes_beyond_the_starting_hp(hp: int, after: int) -> None:
    t = duel("yami", heroes={"yami": {"at": OPEN, "hp": hp}}, hands={1: ["clear_mind"]})
    t.do("play clear_mind by yami")
    assert t.hero("yami").hp == after


@pytest.mark.rule("SKY-EFX-18", "SKY-Q-31")
@pytest.mark.parametrize("hp", [16, 1])
def test_lost_hp_ask_for_no_armor_and_may_defeat(hp: int) -> None:
    t = duel("tlakali", heroes={"cotlic": {**NEXT_TO, "hp": hp}}, hands={1: ["crawling_darkness"]})
    t.do("play crawling_darkness by tlakali")
    assert t.hero("cotlic").hp == hp - 1
    assert (t.at("cotlic") == "-") == (hp == 1)


@pytest.mark.rule("SKY-EFX-19")
def test_piercing_disregards_armor() -> None:
    t = duel("khepiax", "hogosai", hands={1: ["needle_gust"]})
    t.do("play needle_gust by khepiax", "attack")
    assert t.hero("hogosai").hp == 18 - (3 + 2 + 1 + 1)  # not moved: 1 more


def predicting(deck: list[str], discard: list[str] | None = None) -> Table:
    t = duel("gulbjarn", hands={1: ["presence"]}, decks={1: deck}, discards={1: discard or []})
    return t.do("play presence by gulbjarn")


@pytest.mark.rule("SKY-EFX-20", "SKY-Q-69")
def test_a_prediction_is_secret() -> None:
    t = predicting(["gank", "safeguard", "lifesteal"])
    assert t.options() == ["done", "gank", "safeguard"]
    assert t.view(Seat(1)).decision is None
    assert not any("card" in event.args for event in t.events if event.kind == "predicts")
    t.do("done", "gank")
    assert len(t.view(Seat(0)).decks[0].top) == 2
    assert t.view(Seat(1)).decks[0].top == t.view(None).decks[0].top == []


@pytest.mark.rule("SKY-EFX-21")
def test_any_predicted_cards_are_discarded() -> None:
    none = predicting(["gank", "safeguard", "lifesteal"]).do("done", "gank")
    assert (len(none.deck()), none.discard()) == (3, [])
    one = predicting(["gank", "safeguard", "lifesteal"]).do("gank", "done")
    assert (one.deck(), one.discard()) == (["safeguard", "lifesteal"], ["gank"])
    both = predicting(["gank", "safeguard", "lifesteal"]).do("gank", "safeguard")
    assert (both.deck(), both.discard()) == (["lifesteal"], ["gank", "safeguard"])


@pytest.mark.rule("SKY-EFX-22")
@pytest.mark.parametrize("top", ["gank", "safeguard"])
def test_predicted_cards_return_in_any_order(top: str) -> None:
    t = predicting(["gank", "safeguard", "lifesteal"])
    t.do("done", "safeguard" if top == "gank" else "gank")  # from the bottom up
    assert t.deck()[0] == top


@pytest.mark.rule("SKY-Q-58")
def test_a_prediction_looks_at_what_is_left_and_renews_only_an_empty_deck() -> None:
    assert predicting(["gank"], ["safeguard"]).options() == ["done", "gank"]
    assert set(predicting([], ["safeguard", "gank"]).options()) == {"done", "gank", "safeguard"}


def spawning(at: str, **given: Any) -> Table:
    """Cotlic plays a card that spawns two minions."""
    t = table(
        turn=2,
        heroes={"cotlic": {"at": at}, "yami": FAR},
        minions=[{"side": "south", "number": 2}],
        active="cotlic",
        hands={1: ["lord_of_the_many"]},
        **given,
    )
    return t.do("play lord_of_the_many by cotlic")


@pytest.mark.rule("SKY-EFX-23", "SKY-EFX-24", "SKY-Q-42")
def test_spawned_minions_come_to_a_token_that_the_caster_sees() -> None:
    t = spawning(OPEN).do("2", "4,1", "5,-1")
    assert t.minions("south") == ["4,1", "5,-1"]
    assert spawning("-3,7").minions("south") == []


@pytest.mark.rule("SKY-EFX-24")
def test_spawned_minions_are_placed_as_near_as_possible() -> None:
    t = spawning(OPEN).do("1")
    assert set(t.options()) == {"auto", "6,0", "6,-1", "5,-1", "4,0", "4,1", "5,1"}


@pytest.mark.rule("SKY-EFX-25")
def test_spawning_is_optional() -> None:
    assert spawning(OPEN).options() == ["2", "1", "0"]


@pytest.mark.rule("SKY-Q-40")
def test_an_effect_spawns_without_a_tower_in_the_lane() -> None:
    assert spawning(OPEN, south={"towers": {"east": 0}}).asks() == "spawn"


@pytest.mark.rule("SKY-Q-41")
def test_nothing_is_spawned_in_a_dome() -> None:
    assert spawning("0,1").asks() == "act"


@pytest.mark.rule("SKY-EFX-26", "SKY-EFX-27")
def test_a_granted_action_costs_nothing_and_does_not_count() -> None:
    t = duel("haburat", hands={1: ["blades_of_lightning"]})
    t.do("attack", "play blades_of_lightning by haburat")
    assert t.hero("cotlic").hp == 16 - (4 + 1 - 1) - (4 + 2 + 1 - 1)
    assert t.state.points == 2
    first = duel("haburat", hands={1: ["blades_of_lightning"]}).do("play blades_of_lightning by haburat")
    assert "attack" in first.options()


@pytest.mark.rule("SKY-Q-23")
def test_yami_s_skill_flips_no_card_and_akhuti_s_does() -> None:
    yami = duel("yami", "sakoshi").do("worship", OPEN)
    assert yami.hero("sakoshi").hp == 13 - 1
    assert yami.discard() == []
    akhuti = duel(
        "akhuti", "sakoshi", minions=[{"side": "north", "at": "5,1"}], decks={1: ["gank", "safeguard"]}
    )
    akhuti.do("attack", "minion-n 5,1")
    assert akhuti.hero("sakoshi").hp == 13 - (1 + 3)


@pytest.mark.rule("SKY-Q-28")
def test_armor_beyond_the_damage_does_not_heal() -> None:
    t = duel("yami", heroes={"hogosai": {"side": "north", "at": "4,1", "hp": 9}}, decks={1: ["gank"]})
    t.do("skirmish", "hogosai")
    assert t.hero("hogosai").hp == 9


@pytest.mark.rule("SKY-Q-29")
def test_attack_and_armor_never_fall_below_zero() -> None:
    t = duel("brylvar", "akhuti", turn=4, hands={1: ["numbing_cold", "numbing_cold"]})
    t.do("play numbing_cold by brylvar", "play numbing_cold by brylvar")
    assert t.stat("akhuti", Stat.ATTACK) == 0


@pytest.mark.rule("SKY-Q-44")
def test_an_action_may_do_nothing_for_its_action_point() -> None:
    t = duel("yami", hands={1: ["gank"]})
    t.do("move", OPEN)
    assert (t.at("yami"), t.state.points) == (OPEN, 2)
    t.do("lead", "done")
    assert (t.hero("yami").leads, t.state.points) == ((), 1)
    t.do("skirmish", "done")
    assert (t.hero("cotlic").hp, t.state.points) == (16, 0)


@pytest.mark.rule("SKY-EFX-01")
def test_why_not_cites_a_rule_and_not_a_card_while_its_text_asks() -> None:
    t = table(
        turn=2,
        heroes={"akhuti": {"at": "4,2"}, "yami": {"side": "north", "at": "4,-7"}},
        active="akhuti",
        hands={1: ["dodge"]},
    )
    t.do("play dodge by akhuti").passes()
    assert t.asks() == "where"
    assert t.why_not("attack") == ["SKY-EFX-01"]
