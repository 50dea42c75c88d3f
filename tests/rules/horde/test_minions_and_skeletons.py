"""The four minions, and Skeletons."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import CARDS, card_named
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.vocabulary.names import CardType
from tests.rules.horde.table import fight, new_game, summon, table


@pytest.mark.rule("HRD-MIN-01", "HRD-KEY-46", "HRD-KEY-16")
@pytest.mark.both_editions
def test_there_are_four_minions() -> None:
    t = new_game()
    assert [place_of(t.state, unit) for unit in t.state.back] == ["onikai", "yetnar", "zephylite", "ratamil"]


@pytest.mark.rule("HRD-MIN-02", "HRD-KEY-16", "HRD-KEY-46")
def test_minions_stay_in_the_back_line_unless_an_ally_engages_them() -> None:
    t = table(a1="shamans", onikai=1, yetnar=1).do("engage onikai")
    assert (t.row("m")[0], t.minion("yetnar").number in t.state.back) == ("onikai", True)
    assert table(a1="shamans", onikai=1).do("end").row("m") == ["-"] * 6


@pytest.mark.rule("HRD-MIN-08", "HRD-KEY-16")
def test_a_destroyed_minion_stays_and_can_gain_health_again() -> None:
    t = fight(onikai={"health": 1, "lane": 1}, a1="gulbjarn", horde=["snipers"] * 2, portal={"turned": 3})
    t.do("no draw")
    assert (t.state.turn, t.minion("onikai").health) == (2, 2)  # "put 2 health tokens on Onikai"


@pytest.mark.rule("HRD-MIN-09", "HRD-KEY-46")
@pytest.mark.both_editions
def test_minions_in_lanes_return_in_the_pillage_phase() -> None:
    t = table(phase="pillage", onikai={"health": 2, "lane": 4}, yetnar=1)
    assert t.row("m") == ["-"] * 6
    assert len(t.deck()) == 19  # it returned after the pillaging


@pytest.mark.rule("HRD-TKC-01", "HRD-TKC-03")
def test_a_skeleton_has_type_attack_and_health_like_a_creature_card() -> None:
    card = card_named("skeleton")
    assert (card.type, card.attack, card.health, card.epic) == (CardType.MONSTER, 1, 1, False)


@pytest.mark.rule("HRD-TKC-02")
@pytest.mark.parametrize("horde", ["renegade", "undead", "predator", "nightmare"])
def test_no_horde_deck_contains_skeletons(horde: str) -> None:
    assert not any(CARDS[card].token for card in new_game(horde=horde).state.horde_deck)


@pytest.mark.rule("HRD-TKC-02", "HRD-KEY-60")
@pytest.mark.both_editions
def test_card_abilities_bring_skeletons_into_play() -> None:
    assert summon("the_betrayed").row("m").count("skeleton") == 3


@pytest.mark.rule("HRD-TKC-04", "HRD-Q-76")
def test_there_are_never_more_than_six_skeletons() -> None:
    five: dict[str, Any] = {f"m{lane}": "skeleton" for lane in range(2, 7)}
    t = fight(m1="revenant_marksmen", a1="gulbjarn", **five)  # "Destroyed: summon 2 Skeletons"
    assert t.pile() == ["skeleton", "the_hate_bringer_1"]


@pytest.mark.rule("HRD-TKC-04", "HRD-Q-76")
def test_a_skeleton_that_was_won_over_is_one_of_the_six() -> None:
    four: dict[str, Any] = {f"m{lane}": "skeleton" for lane in range(3, 7)}
    t = fight(m1="revenant_marksmen", a1="gulbjarn", a2="skeleton", **four)  # "Destroyed: summon 2 Skeletons"
    assert (t.row("m").count("skeleton"), t.pile()) == (4 + 1, ["the_hate_bringer_1"])
