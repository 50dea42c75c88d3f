"""Towers and the nexus."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.skytear.table import Table, new_game, table


def pressure(control: int, token: str = "-1,-6", **north: Any) -> Table:
    """South alone has so much control at a token near a tower of north."""
    places = ("-2,-5", "-1,-5", "-2,-6", "-3,-4", "-3,-5")
    minions = [{"side": "south", "at": at, "lane": "west"} for at in places[: control - 1]]
    return table(
        phase="minions",
        tokens={"west": token},
        north=north,
        heroes={"yami": {"at": "-2,-4"}, "cotlic": {"side": "north", "at": "-4,4"}},
        minions=minions,
    )


@pytest.mark.rule("SKY-TOW-02", "SKY-TOW-06")
def test_a_tower_has_five_hp_and_loses_them_one_by_one() -> None:
    assert [board.towers for board in new_game().state.boards] == [[5, 5], [5, 5]]
    assert [pressure(control).board("north").towers[0] for control in (1, 2, 3)] == [4, 3, 2]


@pytest.mark.rule("SKY-TOW-05")
def test_cards_do_not_hurt_towers() -> None:
    t = table(
        turn=3,
        heroes={"tlakali": {"at": "1,-6"}, "yami": {"side": "north", "at": "-4,4"}},
        active="tlakali",
        hands={1: ["mud_flood"]},
    )
    t.do("play mud_flood by tlakali", "0,-6")
    t.do(next(area for area in t.options() if "0,-7" in area))
    assert t.board("north").towers == [5, 5]


@pytest.mark.rule("SKY-TOW-07", "SKY-TOW-08", "SKY-Q-01")
@pytest.mark.parametrize("hp", [2, 1])
def test_the_first_fallen_tower_opens_a_nexus_of_five_hp(hp: int) -> None:
    t = pressure(2, towers={"west": hp})
    assert "tower-destroyed" in t.kinds()
    board = t.board("north")
    assert (board.towers[0], board.open, board.nexus) == (0, True, 5)


@pytest.mark.rule("SKY-TOW-07")
def test_a_tower_with_hp_stands() -> None:
    t = pressure(2, towers={"west": 3})
    assert "tower-destroyed" not in t.kinds()
    assert not t.board("north").open


def besieged(**north: Any) -> Table:
    """The token lies next to the nexus of north."""
    return table(
        phase="minions",
        tokens={"west": "3,-7"},
        north=north,
        heroes={"yami": {"at": "3,-6"}, "cotlic": {"side": "north", "at": "-4,4"}},
    )


@pytest.mark.rule("SKY-TOW-09", "SKY-TOW-10")
def test_only_an_open_nexus_is_damaged() -> None:
    assert "nexus-damaged" not in besieged().kinds()
    t = besieged(towers={"west": 0}, nexus=5)
    assert t.board("north").nexus == 5 - 1


@pytest.mark.rule("SKY-TOW-11")
def test_a_second_fallen_tower_adds_nothing_to_the_nexus() -> None:
    t = pressure(2, towers={"west": 2, "east": 0}, nexus=3)
    assert t.board("north").towers == [0, 0]
    assert t.board("north").nexus == 3


@pytest.mark.rule("SKY-TOW-13", "SKY-DRAW-05", "SKY-DRAW-06")
@pytest.mark.parametrize("control", [1, 4])
def test_damage_to_a_structure_earns_one_card(control: int) -> None:
    t = pressure(control)
    assert t.board("north").towers[0] == 5 - control
    assert [event.rule for event in t.events if event.kind == "drew"].count("SKY-DMG-09") == 1


@pytest.mark.rule("SKY-DRAW-05")
def test_damage_to_a_nexus_earns_a_card() -> None:
    t = besieged(towers={"west": 0}, nexus=5)
    assert [event.rule for event in t.events if event.kind == "drew"].count("SKY-DMG-09") == 1
