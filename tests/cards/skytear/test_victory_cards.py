"""What the victory cards ask for: fulfilled, and short of it by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.skytear.play import OPEN, north
from tests.rules.skytear.table import Table, table

AWAY = north("-4,4")
# Next to the towers of north.
BEFORE_TOWER = {"west": ("-1,-6", "-2,-5"), "east": ("7,-6", "7,-5")}


def stormed(card: str, lane: str, tower: int) -> Table:
    """South alone sees the token before a tower of north and takes a point off it."""
    token, at = BEFORE_TOWER[lane]
    return table(
        turn=2,
        phase="minions",
        victory=[card],
        north={"towers": {lane: tower}},
        tokens={lane: token},
        heroes={"yami": {"at": at}, "cotlic": AWAY},
    )


@pytest.mark.parametrize(("card", "lane", "other"), [("left", "west", "east"), ("right", "east", "west")])
def test_broken_wing_wants_the_tower_on_its_side(card: str, lane: str, other: str) -> None:
    t = stormed(card, lane, 1)
    assert (t.outcome(), t.winners()) == (card, (1,))
    assert stormed(card, other, 1).outcome() == ""
    assert stormed(card, lane, 2).outcome() == ""


def test_for_north_left_is_the_other_way_round() -> None:
    t = table(
        turn=2,
        phase="minions",
        victory=["left"],
        south={"towers": {"east": 1}},
        tokens={"east": "1,6"},
        heroes={"yami": {"side": "north", "at": "2,5"}, "cotlic": {"at": "4,-6"}},
    )
    assert (t.outcome(), t.winners()) == ("left", (2,))


def token_won(at: str, **given: Any) -> Table:
    """A Minions Phase in which Yami alone sees one token."""
    return table(turn=2, phase="minions", heroes={"yami": {"at": at}, "cotlic": AWAY}, **given)


@pytest.mark.parametrize(("before", "outcome"), [(5, "lords"), (4, "")])
def test_lords_of_the_field_wants_six_tokens(before: int, outcome: str) -> None:
    assert token_won(OPEN, victory=["lords"], south={"tokens_won": before}).outcome() == outcome


def test_for_lords_of_the_field_domes_count() -> None:
    assert token_won("1,0", victory=["lords"], south={"tokens_won": 5}).outcome() == "lords"


@pytest.mark.parametrize(("before", "outcome"), [(2, "beyond"), (1, "")])
def test_masters_of_the_beyond_want_the_dome_three_times(before: int, outcome: str) -> None:
    assert token_won("1,0", victory=["beyond"], south={"domes_won": before}).outcome() == outcome


def test_masters_of_the_beyond_do_not_count_lanes() -> None:
    assert token_won(OPEN, victory=["beyond"], south={"domes_won": 2}).outcome() == ""


def hero_defeated(**given: Any) -> Table:
    heroes = {"yami": {"at": OPEN}, "sakoshi": north("5,1", hp=1), "cotlic": AWAY}
    return table(turn=2, heroes=heroes, active="yami", **given).do("attack")


@pytest.mark.parametrize(("before", "outcome"), [(2, "heads"), (1, "")])
def test_headhunters_want_three_heroes(before: int, outcome: str) -> None:
    assert hero_defeated(victory=["heads"], south={"heroes_defeated": before}).outcome() == outcome


@pytest.mark.parametrize(("before", "outcome"), [(1, "twin"), (0, "")])
def test_twin_trophies_want_two_heroes_in_one_turn(before: int, outcome: str) -> None:
    south = {"heroes_now": before, "heroes_defeated": 1}
    assert hero_defeated(victory=["twin"], south=south).outcome() == outcome


def test_twin_trophies_start_anew_every_turn() -> None:
    t = hero_defeated(victory=["twin"])
    assert t.board("south").heroes_now == 1
    assert t.quietly(3).board("south").heroes_now == 0


@pytest.mark.parametrize(("before", "outcome"), [(15, "cull"), (14, "")])
def test_the_cull_wants_sixteen_minions(before: int, outcome: str) -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "cotlic": AWAY},
        minions=[{"side": "north", "at": "5,1"}],
        active="yami",
        victory=["cull"],
        south={"minions_defeated": before},
    )
    assert t.do("attack").outcome() == outcome


@pytest.mark.parametrize(("second", "outcome"), [("5,-7", "gates"), ("6,-6", "")])
def test_at_the_gates_wants_two_heroes_within_two_hexes_of_the_nexus(second: str, outcome: str) -> None:
    heroes = {
        "yami": {"at": "3,-6"},
        "sakoshi": {"at": second, "stance": "exhausted"},
        "cotlic": {**AWAY, "stance": "exhausted"},
    }
    t = table(heroes=heroes, active="yami", victory=["gates"])
    assert t.outcome() == ""  # only when the Heroes Phase ends
    assert t.do("end").outcome() == outcome


EVERYWHERE = {"yami": {"at": OPEN}, "sakoshi": {"at": "-5,2"}, "kichie": {"at": "1,0"}, "cotlic": AWAY}


@pytest.mark.parametrize(
    ("turn", "left_out", "outcome"), [(2, "", "sweep"), (1, "", ""), (2, "kichie", ""), (2, "yami", "")]
)
def test_clean_sweep_wants_every_token_from_the_second_turn_on(
    turn: int, left_out: str, outcome: str
) -> None:
    heroes = {name: about for name, about in EVERYWHERE.items() if name != left_out}
    assert table(turn=turn, phase="minions", victory=["sweep"], heroes=heroes).outcome() == outcome


# Three steps toward north, and two.
THREE = {"west": "-3,-3", "east": "6,-3"}
TWO = {"west": "-3,-3", "east": "6,-2"}


@pytest.mark.parametrize(("turn", "tokens", "outcome"), [(3, THREE, "pincer"), (2, THREE, ""), (3, TWO, "")])
def test_pincer_wants_every_lane_token_far_out_from_the_third_turn_on(
    turn: int, tokens: dict[str, str], outcome: str
) -> None:
    heroes = {"yami": {"at": "-4,7"}, "cotlic": north("-4,4")}
    t = table(turn=turn, phase="minions", victory=["pincer"], tokens=tokens, heroes=heroes)
    assert t.outcome() == outcome
