"""The treachery card: its side, its marks, what it boosts; and reactions after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.horde.table import Table, table


def turned_up(card: str, **given: Any) -> Table:
    """The treachery phase after this card, at its reactions; another card keeps the horde deck from being renewed."""
    given = {"hand": ["bloodlust"], "mana": 1, **given}
    return table(phase="treachery", horde=[card, "troll_brute"], **given)


@pytest.mark.rule("HRD-TRE-03", "HRD-TRE-08")
@pytest.mark.both_editions
def test_a_treachery_mark_brings_the_treachery_ability_and_nothing_else() -> None:
    t = turned_up("frost_giant", m1="deep_stalker", a1="gulbjarn")
    assert (t.castle, t.at("a1").wounds, t.at("m1").attack) == (19, 0, 2)


@pytest.mark.rule("HRD-TRE-04")
@pytest.mark.both_editions
def test_a_card_without_marks_does_nothing() -> None:
    t = turned_up("the_hate_bringer_2", m1="deep_stalker", m2="frost_giant")
    assert (t.asks(), t.castle, t.at("m1").attack, t.at("m2").attack) == ("reactions", 20, 2, 3)


@pytest.mark.rule("HRD-TRE-05")
@pytest.mark.both_editions
def test_marks_on_the_left_boost_the_leftmost_monster() -> None:
    t = turned_up("cave_yeti", m2="deep_stalker", m3="frost_giant", m5="frost_giant")
    assert [t.at(place).attack for place in ("m2", "m3", "m5")] == [2 + 2, 3, 3]


@pytest.mark.rule("HRD-TRE-06", "HRD-TRE-09", "HRD-EX-21")
@pytest.mark.both_editions
def test_marks_on_the_right_boost_the_rightmost_monster() -> None:
    t = turned_up("the_betrayed", m1="frost_giant", m2="frost_giant", m4="deep_stalker")
    assert [t.at(place).attack for place in ("m1", "m2", "m4")] == [3, 3, 2 + 2]


@pytest.mark.rule("HRD-TRE-07")
@pytest.mark.both_editions
def test_a_minion_counts_in_a_lane_but_not_in_the_back_line() -> None:
    t = turned_up("the_betrayed", m1="frost_giant", onikai={"health": 2, "lane": 3}, a3="gulbjarn", yetnar=4)
    assert [t.at("m1").attack, t.minion("onikai").attack, t.minion("yetnar").attack] == [3, 2 + 2, 4]


@pytest.mark.rule("HRD-TRE-10")
@pytest.mark.both_editions
def test_the_boost_lasts_until_the_turn_ends() -> None:
    t = turned_up("cave_yeti", m1="deep_stalker").do("end")
    assert (t.castle, t.at("m1").attack) == (20 - 4, 2)


@pytest.mark.rule("HRD-TRE-17")
@pytest.mark.both_editions
def test_the_mana_of_the_treachery_card_is_not_gained() -> None:
    assert turned_up("the_great_white").player().mana == 1


@pytest.mark.rule("HRD-TRE-15")
@pytest.mark.both_editions
def test_reactions_come_after_the_treachery_card_is_resolved() -> None:
    t = turned_up("frost_giant", m1="deep_stalker", a1="gulbjarn")
    assert (t.asks(), t.castle) == ("reactions", 19)


@pytest.mark.rule("HRD-TRE-16")
@pytest.mark.both_editions
def test_any_number_of_reactions_may_be_used() -> None:
    hand = ["bloodlust", "stream_of_life", "bloodlust", "shamans"]
    t = turned_up("frost_giant", a1="gulbjarn", hand=hand, mana=4)
    t.do("play bloodlust", "play stream_of_life", "play bloodlust")
    assert (t.asks(), t.at("a1").attack) == ("reactions", 5 + 2 + 2)


@pytest.mark.both_editions
@pytest.mark.parametrize(
    ("text", "told"),
    [("play bloodlust", "too-dear"), ("play skytear_mine", "no-reaction"), ("use castle", "cost-unpaid")],
)
def test_only_what_lacks_the_reaction_mark_is_said_to_lack_it(text: str, told: str) -> None:
    t = table(
        {"castle": "the_living_rampart"},
        phase="treachery",
        treachery="troll_brute",
        a1="shamans",
        hand=["bloodlust", "skytear_mine"],
    )
    assert t.state.decision is not None
    found = [phrase.key for _, phrase in t.game.why_not(t.view(t.state.decision.seat), text)]
    assert f"horde-why-{told}" in found
    assert ("horde-why-no-reaction" in found) == (told == "no-reaction")
