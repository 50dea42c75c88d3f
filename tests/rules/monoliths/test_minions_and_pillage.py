"""Minions, and what the monsters of the back line take."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import CARDS, DECKS
from skyshelf.games.horde.table.state import Zone
from skyshelf.games.horde.vocabulary.names import Trait
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import asked
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import FILLER, GAME, MINIONS, Table, fight, summon, table


@pytest.mark.rule("MON-MIN-01", "MON-MIN-04", "MON-COMP-07")
def test_four_epic_minions_of_attack_0_and_health_0() -> None:
    minions = DECKS["minions2024"]
    assert [card.name for card in minions] == list(MINIONS)
    assert {(card.attack, card.health, card.epic) for card in minions} == {(0, 0, True)}


@pytest.mark.rule("MON-MIN-02")
def test_the_minions_have_the_same_abilities_one_of_them_pillager() -> None:
    assert len({card.abilities for card in DECKS["minions2024"]}) == 1
    assert table(onikai=1).at("onikai").trait(Trait.PILLAGER)


@pytest.mark.rule("MON-MIN-03", "MON-ZONE-01", "MON-SET-23")
def test_minions_stay_in_the_back_line_until_an_ally_engages_them() -> None:
    t = table(onikai=1, yetnar=1, a1="clan_of_the_oak")
    assert [CARDS[t.state.units[unit].card].name for unit in t.state.back] == ["onikai", "yetnar"]
    t.do("engage yetnar")
    assert [CARDS[t.state.units[unit].card].name for unit in t.state.back] == ["onikai"]


@pytest.mark.rule("MON-MIN-05", "MON-EX-23", "MON-MIN-07")
@pytest.mark.parametrize(("tokens", "castle"), [(3, 20), (4, 17)])
def test_a_minion_tramples_from_attack_4_on(tokens: int, castle: int) -> None:
    t = fight(onikai={"health": tokens, "lane": 1}, a1="shamans", hand=["bloodlust"])
    assert t.castle == castle


@pytest.mark.rule("MON-MIN-06")
def test_boosts_count_for_the_trample_of_a_minion() -> None:
    t = table(onikai={"health": 3, "attack": 1})
    assert t.at("onikai").attack == 4
    assert t.at("onikai").trait(Trait.TRAMPLE)


def four_minions() -> Table:
    """Three of them in the back line, with the attacks 3, 1 and 0."""
    return fight(
        onikai=3,
        yetnar=1,
        zephylite={"health": 1, "weaken": 1},
        ratamil={"health": 2, "lane": 1},
        a1={"card": "clan_of_the_oak", "weaken": 3},
        hand=["bloodlust"],
    )


@pytest.mark.rule("MON-PIL-02", "MON-KEY-80", "MON-EX-09")
def test_every_monster_of_the_back_line_pillages_its_attack() -> None:
    assert len(four_minions().discard()) == 3 + 1


@pytest.mark.rule("MON-MIN-11")
def test_a_weaken_token_makes_a_minion_pillage_less() -> None:
    numbers = [
        len(fight(onikai=given, hand=["bloodlust"]).discard()) for given in (3, {"health": 3, "weaken": 1})
    ]
    assert numbers == [3, 2]


@pytest.mark.rule("MON-MIN-14")
def test_an_engaged_minion_returns_without_pillaging() -> None:
    t = four_minions()
    assert t.at("ratamil").health == 2
    assert t.at("ratamil").unit.zone == Zone.BACK


@pytest.mark.rule("MON-PIL-01", "MON-ZONE-02")
def test_monsters_that_are_no_minions_pillage_too() -> None:
    t = summon("runner_1", portal={"turned": 0}).do("end", "end")
    assert len(t.discard()) == 1


@pytest.mark.rule("MON-PIL-09", "MON-EX-38", "MON-Q-39")
def test_a_negative_attack_counts_as_0() -> None:
    t = fight(onikai={"health": 2, "weaken": 3}, yetnar=2, hand=["bloodlust"])
    assert t.at("onikai").attack == -1
    assert len(t.discard()) == 2


@pytest.mark.rule("MON-PIL-04", "MON-PIL-05", "MON-Q-76")
def test_the_players_order_the_monsters_with_pillage_abilities() -> None:
    t = fight(
        onikai={"health": 1, "attachments": ["kaenite_lava_eruptor"]},
        yetnar={"health": 1, "attachments": ["grialthan_wallbreaker"]},
        a1="scarifier",
        hand=["bloodlust"],
    )
    assert t.asks() == "order"
    assert t.options() == ["next 1", "next 2"]
    t.do("next 2")
    assert (len(t.discard()), t.castle, t.at("a1").wounds) == (2, 19, 1)


@pytest.mark.rule("MON-PIL-01", "MON-Q-76")
def test_monsters_pillage_one_after_another() -> None:
    t = fight(onikai=2, yetnar=1, a1="clan_of_the_oak", hand=["bloodlust"])
    told = [event.kind for event in t.events if event.kind.startswith("pillage")]
    assert told == ["pillages", "pillaged", "pillaged", "pillages", "pillaged"]


@pytest.mark.rule("MON-PIL-01", "MON-Q-76")
def test_an_ability_of_one_monster_may_come_before_another_pillages() -> None:
    """The Lava Eruptor kills Canopy Hunters, and their guerrilla takes two tokens off Yetnar."""
    given: dict[str, Any] = {
        "onikai": {"health": 1, "attachments": ["kaenite_lava_eruptor"]},
        "yetnar": 3,
        "a1": "canopy_hunters",
        "hand": ["bloodlust"],
    }
    assert fight(**given).do("next 1", "yetnar", "2").discard().count(FILLER) == 1 + 1
    assert fight(**given).do("next 2", "yetnar", "2").discard().count(FILLER) == 3 + 1


@pytest.mark.rule("MON-Q-92")
def test_a_monster_that_left_the_back_line_meanwhile_does_nothing() -> None:
    onikai = {"health": 1, "attachments": ["kaenite_lava_eruptor"]}
    yetnar = {"health": 2, "attachments": ["grialthan_wallbreaker"]}
    t = fight(onikai=onikai, yetnar=yetnar, a1="canopy_hunters", hand=["bloodlust"])
    t.do("next 1", "yetnar", "2", "no draw")
    assert (t.discard().count(FILLER), t.castle) == (1, 20)


@pytest.mark.rule("MON-Q-92")
def test_a_monster_pillages_before_its_ability_and_both_before_another_monster() -> None:
    ratamil = {"health": 2, "attachments": ["stone_bombs_1"]}
    t = fight(ratamil=ratamil, onikai=1, a1="clan_of_the_oak", hand=["bloodlust"]).do("next 2")
    told = [event.kind for event in t.events if event.kind in ("pillages", "pillaged", "wounded")]
    assert told[:7] == ["pillages", *["pillaged"] * 5, "wounded"]
    assert told[7:] == ["pillages", "pillaged"]


@pytest.mark.rule("MON-PIL-05")
def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    yetnar = {"health": 1, "attachments": ["grialthan_wallbreaker"]}
    t = fight(onikai=2, yetnar=yetnar, a1="clan_of_the_oak", hand=["bloodlust"])
    assert t.asks() == "alliance"
    assert (len(t.discard()), t.castle) == (3, 19)


@pytest.mark.rule("MON-PIL-05")
def test_the_order_counts_where_pillaged_cards_are_kept_until_there_are_ten() -> None:
    granary = {"card": "granary", "beneath": ["bloodlust"] * 8}
    t = fight(onikai=2, yetnar=3, a1=granary, hand=["bloodlust"]).do("next 1")
    assert len(t.discard()) == 3 + 1  # the granary went with ten cards, then Yetnar took three
    few = {"card": "granary", "beneath": ["bloodlust"] * 4}
    assert fight(onikai=2, yetnar=3, a1=few, hand=["bloodlust"]).asks() == "alliance"


@pytest.mark.rule("MON-Q-76", "MON-Q-52")
def test_a_horde_player_orders_the_pillaging() -> None:
    ratamil = {"health": 2, "attachments": ["stone_bombs_1"]}
    t = versus(phase="fight", ratamil=ratamil, onikai=1, a1="clan_of_the_oak", ada={"hand": ["bloodlust"]})
    assert (t.asks(), asked(t)) == ("order", 1)


@pytest.mark.rule("MON-PIL-05")
def test_the_forecast_knows_what_the_order_of_pillaging_can_change() -> None:
    onikai = {"health": 1, "attachments": ["kaenite_lava_eruptor"]}
    t = table(onikai=onikai, yetnar=3, a1="canopy_hunters", hand=["bloodlust"])
    forecast = GAME.forecast(t.view())
    assert forecast is not None
    [line] = [line for scene in forecast.scenes for line in scene.lines if line.kind == "pillaged"]
    assert (line.low, line.high) == (2, 4)


@pytest.mark.rule("MON-PIL-08", "MON-Q-25", "MON-KEY-83")
def test_all_pillagers_in_lanes_go_to_the_back_line_and_others_stay() -> None:
    t = fight(m1="brood", m2="troll_brute", onikai={"health": 2, "lane": 4}, hand=["bloodlust"])
    assert t.row("m") == ["-", "troll_brute", "-", "-", "-", "-"]
    assert len(t.state.back) == 2


@pytest.mark.rule("MON-Q-70")
def test_a_minion_that_has_lost_pillager_stays_in_its_lane() -> None:
    t = summon("berserk_mushroom_1")
    assert t.at("m1").slug == "yetnar_2024"
    t.do("end", "end")
    assert t.at("m1").slug == "yetnar_2024"


@pytest.mark.rule("MON-Q-81")
def test_a_minion_that_returns_in_the_fight_phase_pillages_in_this_turn() -> None:
    t = fight(m1="howling_monolith_1", hand=["bloodlust"])
    assert t.minion("zephylite").health == 1
    assert len(t.discard()) == 1


@pytest.mark.rule("MON-Q-81")
def test_a_minion_that_returns_while_monsters_pillage_waits_for_the_next_turn() -> None:
    """Canopy Hunters, killed by Onikai, destroy Ratamil, and a spell of this turn brings it back at once."""
    onikai = {"health": 1, "attachments": ["kaenite_lava_eruptor"]}
    t = summon("raise_the_dead", onikai=onikai, a1="canopy_hunters")
    t.state.edit(t.minion("ratamil").number).hp = 2
    t.do("end", "end", "next 1", "ratamil", "2", "no draw")
    assert "minion-returns" in t.kinds()
    assert t.kinds().count("pillages") == 1


@pytest.mark.rule("MON-MIN-10", "MON-DRAW-02")
def test_minions_and_outsiders_give_a_draw_like_other_monsters() -> None:
    t = fight(onikai={"health": 1, "lane": 1}, a1="clan_of_the_oak")
    assert t.asks() == "draw"
    t = fight(m1={"card": "purple_circle", "wounds": 8}, a1="clan_of_the_oak", outsiders_left=[])
    assert t.asks() == "draw"


@pytest.mark.rule("MON-KEY-77", "MON-EX-22")
def test_reinforce_looks_anew_for_the_minion_with_the_fewest_tokens() -> None:
    t = summon("concealing_mists_1", yetnar=1, zephylite=1, ratamil=3)
    assert t.options() == ["onikai", "yetnar", "zephylite"]
    assert t.do("zephylite").minion("zephylite").health == 2


@pytest.mark.rule("MON-KEY-78", "MON-Q-29")
def test_reinforce_brings_destroyed_minions_back_first() -> None:
    t = summon("concealing_mists_1", yetnar=1, zephylite=1, ratamil=3)
    assert t.minion("onikai").health == 1


def test_the_forecast_tells_who_will_strike_from_a_lane_that_is_still_empty() -> None:
    t = table(m1="plated_monolith_1", onikai=2, horde=["troll_brute"] * 4, hand=["bloodlust"])
    forecast = GAME.forecast(t.view())
    assert forecast is not None
    lines = {(line.place, line.kind): line for line in forecast.lines("lane 6")}
    assert ("castle", "damage") in lines
    comes = lines["lane 6", "comes"]
    assert comes.low == 1
    assert Speaker("en", ["Ada"], strict=True).say(comes.phrase) == "By then in this lane: Onikai Minions."
