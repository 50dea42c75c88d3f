"""Every card of The Brood does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import Table, fight, summon, table

POWERS = [1, 2, 3]


def back(t: Table) -> list[str]:
    """The slugs of the back line."""
    return [CARDS[t.state.units[unit].card].slug for unit in t.state.back]


@pytest.mark.parametrize("power", POWERS)
def test_runner_brings_broods_that_go_to_the_back_line(power: int) -> None:
    t = summon(f"runner_{power}")
    assert back(t) == ["brood"] * power
    assert t.row("m") == [f"runner_{power}", *["-"] * 5]


def test_runner_wounds_the_castle_by_treachery() -> None:
    t = table(treachery="runner_1", hand=["bloodlust"], mana=1).do("end")
    assert t.castle == 19


@pytest.mark.parametrize("power", POWERS)
def test_flutter_destroys_whom_it_damages(power: int) -> None:
    t = fight(m1={"card": f"flutter_{power}", "health": 9}, a1="clan_of_the_boar", hand=["bloodlust"], mana=1)
    assert t.discard() == ["clan_of_the_boar"]
    t = fight(m1={"card": f"flutter_{power}", "health": 9}, a1="clan_of_the_oak", hand=["bloodlust"], mana=1)
    assert t.discard() == []  # its armor took the damage


@pytest.mark.parametrize(
    ("power", "exhausted"), [(1, [False] * 3), (2, [True, True, False]), (3, [True] * 3)]
)
def test_flutter_exhausts_the_allies_around(power: int, exhausted: list[bool]) -> None:
    t = summon(f"flutter_{power}", a1="scarifier", a2="scarifier", a3="scarifier", a4="scarifier")
    assert [t.at(place).exhausted for place in ("a1", "a2", "a3")] == exhausted
    assert not t.at("a4").exhausted


@pytest.mark.parametrize("power", POWERS)
def test_brood_nest_hatches_in_every_fight_and_by_treachery(power: int) -> None:
    t = fight(m1=f"brood_nest_{power}", a1="scarifier", hand=["bloodlust"], mana=1)
    assert back(t) == ["brood"]
    t = table(treachery=f"brood_nest_{power}", hand=["bloodlust"], mana=1).do("end")
    assert back(t) == ["brood"]


@pytest.mark.parametrize(("power", "attack", "health"), [(1, 3, 3), (2, 4, 4), (3, 5, 5)])
def test_channeler_feeds_on_a_brood_when_it_comes_and_when_it_fights(
    power: int, attack: int, health: int
) -> None:
    t = summon(f"channeler_{power}", m2="brood", a1="scarifier")
    assert (t.at("m1").attack, t.at("m1").health) == (attack, health)
    assert "brood" not in t.row("m")
    assert t.at("m1").trait(Trait.TRAMPLE)
    t = fight(m1=f"channeler_{power}", m2="brood", a1="shamans", hand=["bloodlust"], mana=1)
    assert t.at("m1").attack == attack


def test_channeler_gets_nothing_without_a_brood() -> None:
    t = summon("channeler_1", m2="roots", a1="scarifier")
    assert (t.at("m1").attack, t.row("m")[1]) == (2, "roots")


@pytest.mark.parametrize(("power", "tokens"), [(1, 2), (2, 2), (3, 3)])
def test_parasite_hatches_a_brood_for_every_creature_destroyed_this_turn(power: int, tokens: int) -> None:
    lanes: dict[str, Any] = {"m1": {"card": "troll_brute", "wounds": 1}, "a1": "shamans", "a2": "scarifier"}
    t = summon(f"parasite_{power}", **lanes, onikai=4, yetnar=4, ratamil=4)
    assert t.minion("zephylite").health == tokens
    t.do("end", "end")
    while t.asks() in ("draw", "order"):
        t.do(t.options()[0])
    assert back(t).count("brood") == 2  # an ally and a monster


def test_parasite_takes_mana_from_level_two_on() -> None:
    assert summon("parasite_1", onikai=4, yetnar=4, ratamil=4).player().mana == 1 + 4
    assert summon("parasite_2", onikai=4, yetnar=4, ratamil=4).player().mana == 1 + 4 - 1


@pytest.mark.parametrize(("power", "tokens", "number"), [(1, 1, 1), (2, 1, 2), (3, 2, 2)])
def test_brood_link_reinforces_hatches_and_drains_a_tower(power: int, tokens: int, number: int) -> None:
    weak, strong = {"card": "steam_tower", "health": 2}, {"card": "steam_tower", "health": 3}
    t = summon(f"brood_link_{power}", onikai=4, yetnar=4, ratamil=4, a1=weak, a2=strong)
    assert t.minion("zephylite").health == tokens
    assert back(t).count("brood") == number
    assert (t.at("a1").health, t.at("a2").health) == (2, 2)


def test_brood_link_drains_a_tower_by_treachery_and_ties_are_chosen() -> None:
    tower = {"card": "steam_tower", "health": 2}
    t = table(treachery="brood_link_1", a1=tower, a2=tower, hand=["bloodlust"], mana=1).do("end", "a2")
    assert (t.at("a1").health, t.at("a2").health) == (2, 1)


@pytest.mark.parametrize(("power", "number"), [(1, 1), (2, 1), (3, 2)])
def test_despair_does_three_things(power: int, number: int) -> None:
    t = summon(f"despair_{power}", onikai=4, yetnar=4, ratamil=4, hand=["bloodlust"] * 3, mana=1)
    assert t.minion("zephylite").health == number
    assert back(t).count("brood") == number
    assert len(t.hand()) == 3 - number


def test_despair_does_one_of_them_by_treachery() -> None:
    t = table(treachery="despair_1", hand=["bloodlust"] * 2, mana=1, onikai=4, yetnar=4, ratamil=4).do("end")
    assert t.options() == ["option 1", "option 2", "option 3"]
    t.do("option 3")
    assert (len(t.hand()), t.minion("zephylite").health, back(t).count("brood")) == (1, 0, 0)


@pytest.mark.parametrize(("power", "tokens"), [(1, 1), (2, 2), (3, 2)])
def test_overlord_rides_a_brood_that_pillages_for_the_whole_back_line(power: int, tokens: int) -> None:
    t = summon(f"overlord_{power}", onikai=4, yetnar=4, ratamil=4, zephylite=3, deck=["scarifier"] * 40)
    brood = t.at("b5")
    assert (brood.slug, brood.attack, brood.armor) == ("brood", 1 + tokens, tokens)
    assert t.at(f"overlord_{power}@b5").slug == f"overlord_{power}"
    assert t.minion("zephylite").health == 3 + (power == 3)
    minions = 4 + 4 + 4 + 3 + (power == 3)
    t.do("end", "end")
    assert len(t.deck()) == 40 - minions - (1 + tokens) - 5


def test_overlord_takes_another_brood_where_a_seventh_would_come() -> None:
    lanes: dict[str, Any] = {f"m{lane}": "brood" for lane in range(1, 7)}
    t = summon("overlord_1", **lanes, onikai=4, yetnar=4, ratamil=4).do("m3")
    assert t.at("overlord_1@m3").slug == "overlord_1"
    assert t.minion("zephylite").health == 1


@pytest.mark.parametrize(("power", "damage"), [(1, 6), (2, 6), (3, 7)])
def test_breach_hits_the_castle(power: int, damage: int) -> None:
    assert summon(f"breach_{power}").castle == 20 - damage
    assert table(treachery=f"breach_{power}", hand=["bloodlust"], mana=1).do("end").castle == 19


def test_breeder_hatches_where_it_destroys_an_ally() -> None:
    t = fight(m1="breeder", a1="scarifier", hand=["bloodlust"], mana=1)
    assert back(t) == ["brood"]
    t = fight(m1="breeder", a1="dawn_defenders", hand=["bloodlust"], mana=1)
    assert back(t) == []


def test_breeder_armors_the_broods_in_its_fight() -> None:
    breeder = {"card": "breeder", "health": 5}
    t = fight(m1=breeder, m2="brood", a1="tusken_warriors", a2="underwood_dryad", hand=["bloodlust"], mana=1)
    assert back(t) == ["brood"]  # it survived a strike of 1


def test_devourer_grows_with_every_destroyed_monster() -> None:
    t = table(m1="devourer", m2="roots", m3="troll_brute", a1="scarifier", hand=["combustion"], mana=2)
    t.do("play combustion", "m3", "no draw")
    assert t.row("m")[:3] == ["devourer", "-", "-"]  # Roots beside it took the second damage
    assert (t.at("m1").attack, t.at("m1").health) == (5, 7)


def test_devourer_is_not_struck_by_cheap_allies() -> None:
    t = fight(m1="devourer", a1="clearing_dryad", hand=["bloodlust"], mana=1)
    assert (t.at("m1").wounds, t.at("a1").wounds) == (0, 3)
    t = fight(m1="devourer", a1="clan_of_the_boar", hand=["bloodlust"], mana=1)
    assert t.at("m1").wounds == 4


def test_brood_link_leaves_ties_to_the_horde_player_in_a_competitive_game() -> None:
    tower = {"card": "steam_tower", "health": 2}
    players = {"ada": {"deck": ["scarifier"] * 20, "hand": ["bloodlust"], "mana": 1}, "bob": {}}
    t = table({"mode": "versus"}, players=players, treachery="brood_link_1", a1=tower, a2=tower).do("end")
    assert t.state.decision is not None
    assert (t.asks(), t.state.decision.seat) == ("tie", 1)


@pytest.mark.rule("MON-SUM-07")
def test_overlord_waits_in_the_pile_where_no_brood_can_bear_it() -> None:
    ridden = {"card": "brood", "attachments": ["overlord_2"]}
    lanes: dict[str, Any] = {f"m{lane}": ridden for lane in range(1, 7)}
    t = summon("overlord_1", **lanes, onikai=4, yetnar=4, ratamil=4)
    assert t.pile() == ["overlord_1"]
