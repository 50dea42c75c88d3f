"""Every card of the Monoliths horde does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import fight, summon, table

TOKENS = [(1, 2), (2, 3), (3, 4)]  # health tokens at each power


@pytest.mark.parametrize(("power", "tokens"), TOKENS)
def test_firebreather_has_onikai_strike_the_castle_with_the_new_tokens(power: int, tokens: int) -> None:
    t = summon(f"firebreather_{power}", onikai=1)
    assert t.minion("onikai").health == 1 + tokens
    assert t.castle == 20 - 1 - tokens


def test_firebreather_hits_the_castle_by_treachery() -> None:
    assert table(treachery="firebreather_1", hand=["bloodlust"], mana=1).do("end").castle == 19


@pytest.mark.parametrize(("power", "tokens"), TOKENS)
def test_stonetrampler_sends_an_armored_ratamil_at_the_weakest_ally(power: int, tokens: int) -> None:
    t = summon(f"stonetrampler_{power}", a2="clan_of_the_oak", a3="shamans")
    assert t.row("m")[2].startswith("ratamil")
    assert (t.at("m3").health, t.at("m3").armor) == (tokens, 2)


def test_stonetrampler_passes_over_engaged_allies() -> None:
    t = summon("stonetrampler_1", m1="troll_brute", a1="shamans", a2="clan_of_the_oak")
    assert t.row("m")[1].startswith("ratamil")
    t = summon("stonetrampler_1", m1="troll_brute", a1="shamans")
    assert not any(slug.startswith("ratamil") for slug in t.row("m"))


@pytest.mark.parametrize(("power", "tokens"), TOKENS)
def test_frost_trench_armors_yetnar(power: int, tokens: int) -> None:
    t = summon(f"frost_trench_{power}")
    assert (t.minion("yetnar").health, t.minion("yetnar").armor) == (tokens, 1)


def test_frost_trench_armors_the_portal_by_treachery() -> None:
    t = table(treachery="frost_trench_2", hand=["bloodlust"], mana=1).do("end")
    assert t.at("portal").armor == 2


@pytest.mark.parametrize(("power", "tokens"), TOKENS)
def test_stone_bombs_make_ratamil_pillage_three_more_and_wound_itself(power: int, tokens: int) -> None:
    t = summon(f"stone_bombs_{power}")
    assert t.minion("ratamil").health == tokens
    assert t.at(f"stone_bombs_{power}@ratamil").slug == f"stone_bombs_{power}"
    t.do("end", "end")
    assert len(t.deck()) == 20 - tokens - 3
    assert t.minion("ratamil").health == tokens - 1


@pytest.mark.parametrize(("power", "tokens"), TOKENS)
def test_gale_strike_sends_yetnar_at_the_strongest_ally(power: int, tokens: int) -> None:
    t = summon(f"gale_strike_{power}", a2="shamans", a4="clan_of_the_oak")
    assert t.row("m")[3].startswith("yetnar")
    assert (t.at("m4").health, t.at("m4").attack) == (tokens, tokens + 2)


def test_gale_strike_strengthens_the_portal_by_treachery() -> None:
    assert table(treachery="gale_strike_1", hand=["bloodlust"], mana=1).do("end").portal == 6 + 1


@pytest.mark.parametrize(("power", "attack"), [(1, 1), (2, 1), (3, 2)])
def test_howling_monolith_feeds_zephylite(power: int, attack: int) -> None:
    t = fight(m1=f"howling_monolith_{power}", a1="clan_of_the_oak", hand=["bloodlust"], mana=1)
    assert t.minion("zephylite").health == 1
    assert t.minion("zephylite").attack == attack
    assert t.at("m1").trait(Trait.TAUNT)


@pytest.mark.parametrize("power", [1, 2, 3])
def test_unburied_monolith_pillages_and_feeds_ratamil(power: int) -> None:
    t = fight(m1=f"unburied_monolith_{power}", a1="shamans", hand=["bloodlust"], mana=1)
    assert t.minion("ratamil").health == 1
    assert len(t.deck()) == 20 - 1 - 1  # its own, and then what Ratamil takes


def test_unburied_monolith_pillages_two_by_treachery() -> None:
    t = table(treachery="unburied_monolith_3", hand=["bloodlust"], mana=1).do("end")
    assert len(t.deck()) == 18


@pytest.mark.parametrize("power", [1, 2, 3])
def test_plated_monolith_brings_onikai_into_a_lane_that_still_fights(power: int) -> None:
    t = fight(m1=f"plated_monolith_{power}", a1="shamans", onikai=1, hand=["bloodlust"], mana=1)
    assert t.castle == 20 - 2  # Onikai struck from lane 6
    assert len(t.deck()) == 20  # and pillaged nothing
    assert t.minion("onikai").health == 2


@pytest.mark.parametrize(("power", "attack"), [(1, 1), (2, 2), (3, 2)])
def test_whirling_monolith_brings_zephylite(power: int, attack: int) -> None:
    t = fight(m1=f"whirling_monolith_{power}", a1="shamans", hand=["bloodlust"], mana=1)
    assert t.castle == 20 - attack
    assert t.at("m1").armor == 1


def test_monolith_of_temrup_strengthens_every_minion() -> None:
    t = fight(
        m1="monolith_of_temrup", onikai=1, yetnar=1, ratamil=1, a1="shamans", hand=["bloodlust"], mana=1
    )
    assert t.minion("zephylite").health == 1  # it had the fewest tokens
    assert len(t.deck()) == 20 - 4 * (1 + 1)
    assert t.minion("onikai").attack == 1


def test_monolith_of_temrup_reinforces_by_treachery() -> None:
    t = table(treachery="monolith_of_temrup", onikai=1, zephylite=2, ratamil=1, a1="shamans").do("end")
    assert t.minion("yetnar").health == 1


@pytest.mark.rule("MON-KEY-74", "MON-KEY-75", "MON-KEY-76")
def test_reinforce_goes_to_who_has_the_fewest_and_the_players_decide_ties() -> None:
    t = summon("for_the_horde", onikai=1, yetnar=1, zephylite=3)
    # Ratamil had none and got the first token; then three have 1 each.
    assert t.asks() == "reinforce"
    assert sorted(t.options()) == ["onikai", "ratamil", "yetnar"]
    t.do("yetnar", "onikai")
    assert [t.minion(name).health for name in ("onikai", "yetnar", "zephylite", "ratamil")] == [2, 2, 3, 2]


def test_for_the_horde_pillages_the_attack_of_the_strongest_minion() -> None:
    t = summon("for_the_horde", onikai=6)
    t.do("yetnar", "zephylite", "yetnar")
    assert len(t.deck()) == 20 - 6
    assert t.player().mana == 1 + 4 + 1  # of the portal and of the card


@pytest.mark.rule("HRD-Q-85", "MON-RES-05")
@pytest.mark.parametrize(("ally", "taken"), [("gulbjarn", 4), ("wind_riders", 0)])
def test_for_the_horde_does_not_pillage_with_a_minion_that_cannot(ally: str, taken: int) -> None:
    t = fight(m2="the_crawling_storm", a1=ally, ratamil=4, horde=["for_the_horde"])
    t.do("onikai", "yetnar", "onikai")
    assert len([event for event in t.events if event.rule == "MON-MNL-11"]) == taken


@pytest.mark.rule("MON-KEY-19", "MON-KEY-21")
def test_without_a_lane_nobody_charges() -> None:
    lanes: dict[str, Any] = {f"a{lane}": "shamans" for lane in range(1, 7)}
    lanes.update({f"m{lane}": "troll_crusher" for lane in range(2, 7)})
    t = fight(m1="plated_monolith_1", onikai=1, **lanes)
    assert "moved" not in t.kinds()


@pytest.mark.rule("MON-KEY-19", "MON-Q-126")
def test_a_minion_that_stands_in_a_lane_charges_again() -> None:
    lanes: dict[str, Any] = {
        "m1": "plated_monolith_1",
        "m2": "plated_monolith_1",
        "a1": "scarifier",
        "a2": "scarifier",
    }
    t = fight(**lanes, hand=["bloodlust"], mana=1)
    assert [event.args["lane"] for event in t.events if event.kind == "moved"] == [6, 5]
    assert t.castle == 20 - 2


@pytest.mark.rule("MON-KEY-20")
def test_a_minion_that_charges_leaves_the_back_line_and_does_not_pillage() -> None:
    t = summon("gale_strike_1", a2="dawn_defenders").do("end", "end")
    assert len(t.deck()) == 20


@pytest.mark.rule("MON-Q-31")
def test_the_horde_player_decides_whom_a_horde_card_reinforces() -> None:
    players = {"ada": {"deck": ["scarifier"] * 20, "hand": ["bloodlust"], "mana": 1}, "bob": {}}
    t = fight({"mode": "versus"}, players=players, m1="monolith_of_temrup", a1="shamans")
    assert t.asks() == "reinforce"
    assert t.state.decision is not None
    assert t.state.decision.seat == 1


@pytest.mark.rule("MON-DES-03")
def test_stone_bombs_are_discarded_with_the_minion_they_destroy() -> None:
    bombed = {"health": 1, "attachments": ["stone_bombs_1"]}
    t = fight(ratamil=bombed, a1="scarifier", horde=["breach_1"] * 2, hand=["bloodlust"], mana=1).do(
        "no draw"
    )
    assert t.horde_discard() == ["stone_bombs_1"]
    assert t.minion("ratamil").unit.attachments == ()
