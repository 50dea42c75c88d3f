"""Rulings on tokens that meet their opposites, armor before Barrier, and how far the back line counts."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, summon, table


@pytest.mark.rule("HRD-Q-41")
def test_armor_comes_before_barrier() -> None:
    t = table(
        m1={"card": "shade_hunter", "armor": 1}, a1={"card": "runic_catapult", "health": 2}, a2="shamans"
    ).do("use a1", "m1")
    # Barrier first would leave 1 damage for the armor, and no wound.
    assert (t.at("m1").wounds, t.at("m1").armor) == (1, 0)


@pytest.mark.rule("HRD-Q-64")
def test_opposite_tokens_cancel_one_for_one_and_the_rest_stays() -> None:
    t = table(a1={"card": "gulbjarn", "wounds": 1, "weaken": 1}, hand=["speak_with_the_spirits"], mana=2)
    t.do("play speak_with_the_spirits", "option 1", "option 2")
    assert (t.at("a1").health, t.at("a1").attack) == (6 + 1, 5 + 1)


@pytest.mark.rule("HRD-Q-66")
def test_the_strongest_monster_may_be_in_the_back_line() -> None:
    t = summon("eldritch_scream", m1="troll_brute", yetnar=5)
    assert t.words()["minions"]["yetnar"]["attachments"] == ["eldritch_scream"]


@pytest.mark.rule("HRD-Q-67")
def test_the_back_line_is_within_no_number_of_lanes() -> None:
    t = fight(a1="duelist_rogue", onikai=2)  # it would hurt a monster within 1 lane
    assert (t.asks(), t.minion("onikai").health) == ("alliance", 2)
