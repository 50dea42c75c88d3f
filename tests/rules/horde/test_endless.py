"""What could go on for ever ends: free moves, handing over, damage to what has fallen."""

from __future__ import annotations

import pytest

from tests.rules.horde.sides import coop, versus
from tests.rules.horde.table import fight, table


@pytest.mark.rule("HRD-Q-77")
def test_the_same_row_of_allies_comes_three_times_and_then_no_more() -> None:
    t = table(a1="shamans", hand=["bloodlust"], mana=1)
    for _ in range(2):
        t.do("move a1", "lane 2", "move a2", "lane 1")
    assert "lane 1" not in t.do("move a1", "lane 2", "move a2").options()
    t.do("lane 3", "play bloodlust", "move a3")
    assert "lane 1" in t.options()  # something else has happened


@pytest.mark.rule("HRD-Q-77")
def test_a_move_is_offered_as_long_as_it_has_somewhere_to_go() -> None:
    t = table(a1="shamans", hand=["bloodlust"], mana=1)
    moves = 0
    while found := [option for option in t.options() if option.startswith("move")]:
        if t.do(found[0]).asks() == "move-lane":
            t.do(t.options()[-1])
        moves += 1
    assert moves == 3 * 6 - 1


@pytest.mark.rule("HRD-Q-77")
def test_engaging_and_leaving_a_minion_does_not_go_on_for_ever() -> None:
    t = table(a2="shamans", onikai=1)
    times = 0
    while times < 9 and "lane 2" in t.do("engage onikai", "move a2", "move a1").options():
        t.do("lane 2")
        times += 1
    assert times == 2


@pytest.mark.rule("HRD-Q-77")
def test_players_hand_over_three_times_in_a_row() -> None:
    t = coop({"hand": ["bloodlust"], "mana": 1}, {"hand": ["bloodlust"], "mana": 1}, a1="shamans")
    assert "partner" not in t.do("partner", "partner", "partner").options()
    assert "partner" in t.do("play bloodlust").options()


@pytest.mark.rule("HRD-Q-77")
def test_players_hand_over_three_times_to_a_partner_who_was_done() -> None:
    t = coop({"hand": ["shamans"], "mana": 2}, castle={"exhausted": True}, m1="troll_brute")
    t.do("partner", "end", "partner", "end", "partner", "end")
    assert "partner" in t.options()
    assert "partner" not in t.do("partner", "end").options()


@pytest.mark.rule("HRD-Q-77")
def test_the_monsters_of_a_horde_player_do_not_go_to_and_fro_for_ever() -> None:
    t = versus(m1="troll_brute")
    for _ in range(2):
        t.do("move m1", "lane 2", "move m2", "lane 1")
    assert "lane 1" not in t.do("move m1", "lane 2", "move m2").options()


@pytest.mark.rule("HRD-Q-78")
def test_a_minion_without_health_stores_no_wounds() -> None:
    t = table(a1={"card": "runic_catapult", "health": 2}, m1="troll_brute").do("use a1")
    t.do("onikai")
    assert t.minion("onikai").wounds == 0


@pytest.mark.rule("HRD-Q-78")
def test_a_graphite_golem_that_was_won_over_does_not_answer_itself_for_ever() -> None:
    giant = {"card": "frost_giant", "health": 9}
    t = fight(a1={"card": "graphite_golem", "wounds": 3}, m1=giant, hand=["bloodlust"], mana=1)
    answers = 0
    while answers < 9 and t.asks() == "order":
        numbers = [number for number, one in enumerate(t.state.waiting) if one.ability >= 0]
        t.do(f"next {numbers[0] + 1}")  # rather the answer than the destruction
        answers += 1
    assert (answers < 9, t.row("a")[0]) == (True, "-")


@pytest.mark.rule("HRD-Q-79")
def test_damage_and_destruction_by_one_card_destroy_once() -> None:
    t = fight(m1="jungle_chimaera", a1="shamans", hand=["bloodlust"], mana=1)
    assert t.kinds().count("destroyed") == 1
