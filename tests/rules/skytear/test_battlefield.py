"""The battlefield: lanes, domes, and what blocks."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.battlefields.battlefield import SIGHT, Battlefield, bits
from skyshelf.games.skytear.rules.lane_steps import lane_line
from tests.rules.skytear.table import Table, new_game, table

START = "3,2"  # the hexes east of it are 4,2 and 5,2 and 6,2
FAR = {"side": "north", "at": "4,-7"}
FIELDS = [battlefield(number) for number in range(len(NAMES))]


def walk(at: str = START, **given: Any) -> Table:
    """A hero asked where its Move ends."""
    heroes = {"yami": {"at": at}, "tlakali": FAR, **given.pop("heroes", {})}
    return table(heroes=heroes, active="yami", **given).do("move")


@pytest.mark.rule("SKY-HEX-02")
@pytest.mark.parametrize("number", range(len(NAMES)))
def test_a_lane_joins_the_towers_of_both_sides(number: int) -> None:
    t = new_game(battlefield=NAMES[number])
    for lane, data in enumerate(t.state.field.lanes):
        line = lane_line(t.state, lane)
        for tower in data.towers:
            assert any(t.state.field.distance[tower][at] == 1 for at in line)


@pytest.mark.rule("SKY-HEX-03", "SKY-TOW-01", "SKY-TOW-09")
def test_towers_shield_the_nexus() -> None:
    t = table(
        phase="minions",
        tokens={"west": "3,-7"},
        heroes={"yami": {"at": "3,-6"}, "cotlic": {"side": "north", "at": "-4,4"}},
    )
    assert "contest" in t.kinds()
    assert "nexus-damaged" not in t.kinds()
    assert t.board("north").towers == [4, 5]  # the tower takes it


@pytest.mark.rule("SKY-HEX-07")
@pytest.mark.parametrize("field", FIELDS[:2], ids=NAMES[:2])
def test_a_white_line_encloses_each_dome(field: Battlefield) -> None:
    for dome in field.domes:
        for at in bits(dome.inside):
            assert not field.sight[at] & ~dome.inside


@pytest.mark.rule("SKY-LOS-02", "SKY-TGT-03")
@pytest.mark.parametrize("field", FIELDS, ids=NAMES)
def test_whatever_is_seen_is_near_enough_to_be_aimed_at(field: Battlefield) -> None:
    """So whoever looks for targets asks for sight alone."""
    for at, seen in enumerate(field.sight):
        assert not seen & ~field.within[at][SIGHT]


@pytest.mark.rule("SKY-HEX-08", "SKY-Q-07")
def test_white_lines_do_not_stop_movement() -> None:
    assert {"2,0", "1,1", "0,2"} <= set(walk("2,1").options())


@pytest.mark.rule("SKY-HEX-08", "SKY-Q-07")
def test_white_lines_do_not_stop_pushes_and_placements() -> None:
    pushed = table(
        heroes={"akhuti": {"at": "3,0"}, "yami": {"side": "north", "at": "3,-1"}},
        active="akhuti",
        hands={1: ["hurricane_strike"]},
    )
    pushed.do("play hurricane_strike by akhuti")
    assert "2,-1" in pushed.options()
    placed = table(heroes={"akhuti": {"at": "2,1"}, "yami": FAR}, active="akhuti", hands={1: ["dodge"]})
    placed.do("play dodge by akhuti")
    assert "1,1" in placed.options()


@pytest.mark.rule("SKY-HEX-09")
@pytest.mark.parametrize(("at", "seen"), [("-2,4", False), ("-2,3", True)])
def test_the_cover_icon_hides_who_stands_in_the_hex(at: str, seen: bool) -> None:
    t = table(heroes={"cotlic": {"side": "north", "at": at}, "sakoshi": {"at": "0,3"}})
    assert t.sees("sakoshi", "cotlic") == seen


@pytest.mark.rule("SKY-HEX-10", "SKY-HEX-11")
def test_tokens_and_towers_begin_in_their_hexes() -> None:
    t = new_game()
    assert (t.token("west"), t.token("east")) == ("-5,0", "5,0")
    towers = [[t.state.field.at[tower] for tower in lane.towers] for lane in t.state.field.lanes]
    assert towers == [[(-7, 7), (0, -7)], [(0, 7), (7, -7)]]
    assert [board.towers for board in t.state.boards] == [[5, 5], [5, 5]]


@pytest.mark.rule("SKY-HEX-12", "SKY-EFX-09")
def test_adjacent_includes_the_own_hex() -> None:
    t = table(heroes={"akhuti": {"at": START}, "yami": FAR}, active="akhuti", hands={1: ["dodge"]})
    t.do("play dodge by akhuti")  # places the caster in an adjacent hex
    assert set(t.options()) == {"3,2", "4,2", "4,1", "3,1", "2,2", "2,3", "3,3"}


@pytest.mark.rule("SKY-HEX-13")
@pytest.mark.parametrize(("at", "within"), [("4,2", True), ("5,2", True), ("6,2", False)])
def test_within_two_hexes_is_a_distance_of_two_at_most(at: str, within: bool) -> None:
    t = table(
        heroes={"gulbjarn": {"at": START}, "yami": {"side": "north", "at": at}},
        active="gulbjarn",
        hands={1: ["grapple"]},
    )
    assert ("play grapple by gulbjarn" in t.options()) == within


BEYOND = {"at": "5,2"}


@pytest.mark.rule("SKY-HEX-14", "SKY-HEX-22")
@pytest.mark.parametrize("side", ["south", "north"])
def test_heroes_of_both_sides_block(side: str) -> None:
    ends = walk(heroes={"cotlic": {"side": side, **BEYOND}}).options()
    assert "5,2" not in ends
    assert "6,2" not in ends  # three hexes away, and the only way leads through the hero


@pytest.mark.rule("SKY-HEX-15")
@pytest.mark.parametrize(("at", "beyond"), [("-2,7", "1,7"), ("5,-7", "8,-7")])
def test_towers_of_both_sides_block(at: str, beyond: str) -> None:
    assert beyond not in walk(at).options()


@pytest.mark.rule("SKY-TOW-14")
def test_a_destroyed_tower_blocks_no_more() -> None:
    ends = walk("-2,7", south={"towers": {"east": 0}}).options()
    assert {"0,7", "1,7"} <= set(ends)


@pytest.mark.rule("SKY-HEX-16", "SKY-Q-12")
@pytest.mark.parametrize(("at", "nexus", "beyond"), [("-6,8", "-4,8", "-3,8"), ("2,-8", "4,-8", "5,-8")])
def test_the_one_hex_of_a_nexus_blocks(at: str, nexus: str, beyond: str) -> None:
    ends = walk(at).options()
    assert nexus not in ends
    assert beyond not in ends
    assert {"-5,8", "3,-8"} & set(ends)


@pytest.mark.rule("SKY-HEX-17", "SKY-HEX-23", "SKY-OUT-06")
def test_an_outsider_blocks_with_both_its_hexes() -> None:
    ends = walk(outsiders={"riftmaw": {"dome": 0, "at": ["5,2", "5,1"]}}).options()
    assert {"5,2", "5,1", "6,2"}.isdisjoint(ends)


@pytest.mark.rule("SKY-HEX-18", "SKY-MIN-08", "SKY-MIN-09")
@pytest.mark.parametrize("side", ["south", "north"])
def test_heroes_walk_through_minions_but_do_not_stop_on_them(side: str) -> None:
    ends = walk(minions=[{"side": side, **BEYOND}]).options()
    assert "5,2" not in ends
    assert "6,2" in ends


@pytest.mark.rule("SKY-HEX-19")
@pytest.mark.parametrize("side", ["south", "north"])
def test_pillars_do_not_block(side: str) -> None:
    heroes = {"cotlic": {"at": "-4,7"}}
    given: dict[str, Any] = {side: {"pillars": ["5,2"]}}
    assert {"5,2", "6,2"} <= set(walk(heroes=heroes, **given).options())


@pytest.mark.rule("SKY-HEX-20")
def test_illusions_do_not_block() -> None:
    heroes = {"akhuti": {"side": "north", "at": "3,-8", "illusion": "5,2"}}
    assert {"5,2", "6,2"} <= set(walk(heroes=heroes).options())


@pytest.mark.rule("SKY-HEX-21")
def test_control_tokens_do_not_block() -> None:
    assert {"5,2", "6,2"} <= set(walk(tokens={"east": "5,2"}).options())
