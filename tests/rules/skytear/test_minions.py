"""Minions."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.rules.control import base_control
from skyshelf.games.skytear.table.position import hex_number
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def control(t: Table, lane: str) -> int:
    return base_control(t.state, 0, (hex_number(t.state, t.token(lane)),))


@pytest.mark.rule("SKY-MIN-01")
def test_minions_help_to_hurt_towers() -> None:
    t = table(
        phase="minions",
        tokens={"west": "-1,-6"},
        heroes={"yami": {"at": "-4,7"}, "cotlic": FAR},
        minions=[
            {"side": "south", "at": "-2,-5", "lane": "west"},
            {"side": "south", "at": "-1,-5", "lane": "west"},
        ],
    )
    assert t.board("north").towers[0] == 5 - 2


@pytest.mark.rule("SKY-MIN-03", "SKY-MIN-05", "SKY-MIN-07")
def test_one_point_of_damage_defeats_a_minion_and_nobody_draws() -> None:
    t = table(
        turn=3,
        heroes={"corjof": {"at": OPEN}, "brylvar": FAR},
        minions=[{"side": "north", "at": "5,2"}],
        active="corjof",
        hands={1: ["gathering_storm"]},
    )
    t.do("play gathering_storm by corjof", "minion-n 5,2")
    assert t.minions("north") == []
    assert t.state.minions == [-1]  # in the reserve
    assert (t.hand(1), t.hand(2)) == ([], [])


@pytest.mark.rule("SKY-MIN-02")
def test_a_minion_lives_without_damage() -> None:
    t = table(
        heroes={"akhuti": {"at": OPEN}, "brylvar": FAR},
        minions=[{"side": "north", "at": "5,2"}],
        active="akhuti",
        hands={1: ["hurricane_strike"]},
        decks={1: ["shuriken_storm"]},
    )
    t.do("play hurricane_strike by akhuti")  # 1 and a flip of -1
    assert "minion-defeated" not in t.kinds()


@pytest.mark.rule("SKY-MIN-04", "SKY-MIN-11")
@pytest.mark.parametrize("hero", ["sakoshi", "corjof", "cotlic", "akhuti"])
def test_a_minion_of_any_faction_counts_one(hero: str) -> None:
    t = table(heroes={hero: {"at": "-4,7"}}, minions=[{"side": "south", "at": "5,1"}])
    assert control(t, "east") == 1


@pytest.mark.rule("SKY-MIN-11")
def test_a_minion_must_see_the_token() -> None:
    # A ridge lies between (-4,4) and (-5,4).
    heroes = {"yami": {"at": OPEN}}
    near = table(heroes=heroes, tokens={"west": "-4,4"}, minions=[{"side": "south", "at": "-4,3"}])
    assert control(near, "west") == 1
    blind = table(heroes=heroes, tokens={"west": "-4,4"}, minions=[{"side": "south", "at": "-5,4"}])
    assert control(blind, "west") == 0


@pytest.mark.rule("SKY-MIN-10")
def test_minions_are_never_placed_in_a_dome() -> None:
    t = table(
        phase="minions",
        tokens={"east": "2,1"},  # next to the dome
        heroes={"yami": {"at": "-4,7"}, "cotlic": FAR},
        minions=[{"side": "south", "number": 1}],
    )
    t.do("0", "1")  # none in the west, one in the east
    assert set(t.options()) == {"auto", "3,0", "3,1", "2,2", "1,2"}


@pytest.mark.rule("SKY-MIN-13")
def test_minions_are_not_activated() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "sakoshi": {"at": "4,4"}, "cotlic": FAR},
        minions=[{"side": "south", "at": "5,1"}],
    )
    assert t.options() == ["activate yami", "activate sakoshi"]
