"""Activations: whose turn it is, Action Points, and the end of an activation."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.table.state import Phase, Stance
from tests.rules.skytear.table import Table, new_game, table

OPEN = "4,2"
FAR = {"cotlic": {"side": "north", "at": "4,-7"}}
NEAR = {"cotlic": {"side": "north", "at": "5,2"}}
FOUR = {
    "yami": {"at": "-3,7"},
    "sakoshi": {"at": "-4,7"},
    "cotlic": {"side": "north", "at": "4,-7"},
    "tlakali": {"side": "north", "at": "3,-7"},
}
ACTIONS = ["move", "lead", "attack", "skirmish", "worship"]


def actions(t: Table) -> list[str]:
    return [text for text in t.options() if text in ACTIONS]


@pytest.mark.rule("SKY-ACT-01", "SKY-ACT-04", "SKY-ACT-16")
def test_the_sides_take_turns_with_one_hero_each() -> None:
    t = table(heroes=FOUR, first="north")
    assert t.asked() == 2
    assert t.options() == ["activate cotlic", "activate tlakali"]
    t.do("activate cotlic", "end")
    assert t.hero("cotlic").stance == Stance.EXHAUSTED
    assert t.asked() == 1
    t.do("activate yami", "end")
    assert t.state.active == t.unit("tlakali")  # nobody acts twice, so she is the only one left


@pytest.mark.rule("SKY-ACT-03", "SKY-ACT-02")
def test_the_first_player_is_the_same_in_every_turn() -> None:
    t = table(heroes=FOUR, first="north", phase="end")
    while t.asks() != "activate":
        t.do(t.options()[0])
    assert t.state.turn == 2
    assert t.asked() == 2


@pytest.mark.rule("SKY-ACT-05", "SKY-ACT-06")
def test_who_has_ready_heroes_left_goes_on() -> None:
    t = table(heroes={**FOUR, "cotlic": {"side": "north", "at": "4,-7", "stance": "exhausted"}})
    t.do("activate yami", "end")
    assert t.state.active == t.unit("tlakali")
    t.do("end")
    assert t.state.active == t.unit("sakoshi")  # it cannot be left out
    t.do("end")
    assert "contest" in t.kinds()  # only now the Minions Phase came


@pytest.mark.rule("SKY-ACT-07", "SKY-ACT-08", "SKY-ACT-18")
def test_three_action_points_pay_for_three_actions() -> None:
    t = table(heroes={"yami": {"at": OPEN}, **NEAR})  # the only one of the side, so it is activated
    assert t.state.points == 3
    t.do("attack").passes()
    assert t.state.points == 2
    t.do("move").passes()
    t.do("auto" if "auto" in t.options() else t.options()[0])
    t.do("skirmish").passes()
    t.do("done")
    assert t.state.points == 0
    assert actions(t) == []
    assert t.why_not("lead") == ["SKY-ACT-07"]


@pytest.mark.rule("SKY-WOR-01")
def test_worship_costs_a_point_as_the_others_do() -> None:
    t = table(heroes={"yami": {"at": OPEN}, **NEAR})
    t.do("worship").passes()
    t.do(t.options()[0])
    assert t.state.points == 3 - 1


@pytest.mark.rule("SKY-ACT-09", "SKY-ACT-14")
def test_the_five_actions_come_in_any_order() -> None:
    t = table(heroes={"yami": {"at": OPEN}, **NEAR}, active="yami")
    assert actions(t) == ACTIONS
    t.do("worship").passes()
    t.do(t.options()[0])
    assert actions(t) == ["move", "lead", "attack", "skirmish"]


@pytest.mark.rule("SKY-ACT-10", "SKY-Q-152")
def test_each_action_once_in_an_activation() -> None:
    t = table(heroes={"yami": {"at": OPEN}, **FAR}, active="yami")
    t.do("move", OPEN)
    assert "move" not in t.options()
    assert t.why_not("move") == ["SKY-ACT-10"]


@pytest.mark.rule("SKY-ACT-11", "SKY-Q-83")
def test_frenzy_allows_two_attacks_but_gives_no_action_point() -> None:
    t = table(heroes={"yami": {"at": OPEN, "conditions": ["frenzy"]}, **NEAR}, active="yami")
    t.do("attack").passes()
    t.do("attack").passes()
    assert t.state.points == 1
    assert "attack" not in t.options()


@pytest.mark.rule("SKY-Q-84")
def test_frenzy_after_the_first_attack_allows_a_second() -> None:
    t = table(heroes={"yami": {"at": OPEN}, **NEAR}, active="yami")
    t.do("attack").passes()
    assert "attack" not in t.options()
    t.state.edit(t.unit("yami")).conditions |= 1 << 2
    t.by_hand().do("stops full")
    assert "attack" in t.options()


@pytest.mark.rule("SKY-ACT-12", "SKY-Q-86")
def test_a_granted_attack_costs_nothing_and_goes_on_the_stack() -> None:
    t = table(
        turn=3,
        heroes={"haburat": {"at": OPEN}, **NEAR},
        active="haburat",
        hands={1: ["blades_of_lightning"], 2: ["safeguard"]},
    )
    t.do("attack", "pass")
    t.do("play blades_of_lightning by haburat", "pass")
    assert t.stack() == ["attack"]  # a new effect, to which the enemy may respond
    assert (t.asks(), t.asked()) == ("respond", 2)
    assert t.state.points == 2


@pytest.mark.rule("SKY-Q-85")
def test_a_granted_attack_needs_a_target_all_the_same() -> None:
    t = table(
        turn=3, heroes={"haburat": {"at": OPEN}, **FAR}, active="haburat", hands={1: ["blades_of_lightning"]}
    )
    t.do("play blades_of_lightning by haburat").passes()
    assert t.asks() == "act"
    assert "declared" not in t.kinds()


def ended_at_once() -> Table:
    """Yami is activated and does nothing."""
    heroes = {"yami": {"at": OPEN}, **FAR, "tlakali": {"side": "north", "at": "3,-7"}}
    return table(heroes=heroes, active="yami").do("end")


@pytest.mark.rule("SKY-ACT-13", "SKY-ACT-15")
def test_the_activation_is_over_when_the_player_says_so() -> None:
    assert ended_at_once().hero("yami").stance == Stance.EXHAUSTED


@pytest.mark.rule("SKY-ACT-17", "SKY-Q-197")
def test_points_that_are_left_are_lost_and_the_phase_goes_on() -> None:
    t = ended_at_once()
    assert t.state.points == 0
    assert t.state.phase == Phase.HEROES  # the end of an activation is the end of no phase
    assert t.asked() == 2


@pytest.mark.rule("SKY-ACT-19")
def test_cards_are_played_before_between_and_after_actions() -> None:
    t = table(turn=3, heroes={"yami": {"at": OPEN}, **NEAR}, active="yami", hands={1: ["combustion"] * 2})
    play = "play combustion by yami"
    assert play in t.options()
    t.do("attack").passes()
    assert play in t.options()
    t.state.points = 0
    t.by_hand().do("stops full")
    assert actions(t) == []
    assert play in t.options()


def test_new_games_begin_with_the_first_player() -> None:
    t = new_game(format="random")
    while t.asks() != "activate":
        t.do("auto" if "auto" in t.options() else "done")
    assert t.asked() == t.state.first + 1
