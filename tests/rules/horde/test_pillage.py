"""The pillage phase: who pillages, who does not, and "Pillage:" abilities."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, table


@pytest.mark.rule("HRD-PIL-05")
@pytest.mark.both_editions
def test_pillage_abilities_of_the_back_line_are_resolved() -> None:
    t = fight(yetnar={"health": 2, "attachments": ["grialthan_wallbreaker"]})
    assert (t.castle, len(t.deck())) == (18, 18)


@pytest.mark.rule("HRD-PIL-06")
@pytest.mark.both_editions
def test_pillage_abilities_in_a_lane_are_not() -> None:
    yetnar = {"health": 6, "lane": 1, "attachments": ["grialthan_wallbreaker"]}
    t = fight(yetnar=yetnar, a1="gulbjarn")
    assert t.minion("yetnar").health == 1
    assert (t.castle, len(t.deck())) == (20, 20)


@pytest.mark.rule("HRD-PIL-04", "HRD-PIL-09")
@pytest.mark.both_editions
def test_a_minion_that_was_engaged_does_not_pillage_though_it_survives() -> None:
    assert len(table(a1="gulbjarn", onikai=6).do("end").deck()) == 14
    t = table(a1="gulbjarn", onikai=6).do("engage onikai", "end")
    assert (t.minion("onikai").health, len(t.deck())) == (1, 20)


@pytest.mark.rule("HRD-PIL-08")
@pytest.mark.both_editions
def test_returning_minions_keep_their_tokens() -> None:
    t = fight(onikai={"health": 3, "attack": 2, "lane": 2})
    assert (t.minion("onikai").health, t.minion("onikai").attack) == (3, 5)
    assert t.minion("onikai").number in t.state.back


@pytest.mark.rule("HRD-END-06")
def test_what_keeps_a_minion_from_pillaging_ends_with_the_turn() -> None:
    t = fight(a1="wind_riders", onikai=2).do("onikai")
    assert len(t.deck()) == 20
    assert len(t.do("discard a1", "end").deck()) == 18


@pytest.mark.rule("HRD-EX-07")
def test_a_minion_that_wind_riders_stopped_does_not_pillage_even_when_they_are_destroyed() -> None:
    t = fight(a1={"card": "wind_riders", "wounds": 3}, m1="deep_howlers", onikai=2).do("onikai")
    assert (t.discard(), len(t.deck())) == (["wind_riders"], 20)
