"""Every castle does what its row says, for 1 mana and once per turn."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.games.horde.cards.registry import card_named
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import coop
from tests.rules.horde.table import Table, table


def at(slug: str, **given: Any) -> Table:
    return table({"castle": slug}, **{"mana": 1, "a6": "shamans", **given})


def test_the_frostbite_stronghold_makes_the_weakest_ally_exchange_strikes() -> None:
    t = at("the_frostbite_stronghold", a6="gulbjarn", a1="clan_of_the_oak", m1="deep_howlers").do(
        "use castle"
    )
    assert (t.at("m1").wounds, t.at("a1").wounds, t.player().mana) == (2, 0, 0)  # both have armor 1


def test_the_frostbite_stronghold_does_nothing_for_an_unengaged_ally() -> None:
    t = at("the_frostbite_stronghold", m1="deep_howlers").do("use castle")
    assert t.at("m1").wounds == 0


def test_the_gaping_maw_heals_or_draws() -> None:
    assert at("the_gaping_maw", castle={"wounds": 3}).do("use castle", "option 1").castle == 19
    t = at("the_gaping_maw", a1={"card": "gulbjarn", "wounds": 2}).do("use castle", "option 2", "a1")
    assert t.at("a1").wounds == 1
    assert at("the_gaping_maw").do("use castle", "option 3").hand() == ["clan_of_the_oak"]


@pytest.mark.rule("HRD-CST-02", "HRD-READY-04")
def test_a_castle_is_exhausted_by_its_ability() -> None:
    t = at("the_gaping_maw", mana=2).do("use castle", "option 3")
    assert t.at("castle").exhausted
    assert "HRD-READY-04" in t.why_not("use castle")


def test_the_leviathans_temple_draws_or_takes_a_health_token() -> None:
    t = at("the_leviathans_temple", onikai=2, yetnar=1).do("use castle", "option 2", "onikai")
    assert t.minion("onikai").health == 1


def test_the_living_rampart_mutates_an_ally_also_as_a_reaction() -> None:
    t = at("the_living_rampart").do("use castle", "attack")
    assert t.at("a6").attack == 2
    t = at("the_living_rampart", treachery="troll_brute").do("end")
    assert "use castle" in t.options()


def test_the_scythe_sanctuary_needs_an_ally_to_wound() -> None:
    t = at("the_scythe_sanctuary", a6="gulbjarn").do("use castle")
    assert t.at("a6").wounds == 1
    t = at("the_scythe_sanctuary", a6={"card": "frostbite_outpost", "health": 2})
    assert "use castle" not in t.options()


@pytest.mark.parametrize("owner", [0, 1])
def test_the_scythe_sanctuary_takes_from_the_pile_that_is_chosen_into_its_owners_hand(owner: int) -> None:
    t = coop(
        {"mana": 1, "discard": ["lightning_naginata", "shamans"]},
        {"discard": ["scepter_of_kamnu", "lightning_naginata"]},
        castle="the_scythe_sanctuary",
        a6="gulbjarn",
    )
    t.do("use castle")
    assert (t.asks(), t.options()) == ("player", ["player 1", "player 2"])
    t.do(f"player {owner + 1}")
    if owner:
        assert t.options() == ["scepter_of_kamnu", "lightning_naginata"]
        t.do("lightning_naginata")
    assert t.hand(owner) == ["lightning_naginata"]
    assert t.hand(1 - owner) == []
    assert "lightning_naginata" in t.discard(1 - owner)


def test_the_scythe_sanctuary_says_whose_hand() -> None:
    line = Speaker("en", strict=True).say(paragraphs(card_named("the_scythe_sanctuary").abilities)[0])
    assert line.endswith("from one alliance discard pile into its owner’s hand.")


def test_the_wind_burner_draws_or_assaults() -> None:
    t = at("the_wind_burner").do("use castle", "option 2")
    assert t.portal == 5
    t = at("the_wind_burner", m1="the_hate_bringer_1").do("use castle", "option 2")
    assert t.options() == ["portal", "m1"]


def test_the_cloud_gate_draws_or_rebuilds() -> None:
    t = at("the_cloud_gate", discard=["bloodlust", "shamans"]).do(
        "use castle", "option 2", "shamans", "bloodlust"
    )
    assert t.deck()[-2:] == ["shamans", "bloodlust"]


def test_the_executioners_den_boosts_two_different_allies() -> None:
    t = at("the_executioners_den", a1="gulbjarn").do("use castle", "a1")
    assert (t.at("a1").attack, t.at("a1").armor) == (6, 0)
    assert (t.at("a6").attack, t.at("a6").armor) == (1, 1)
