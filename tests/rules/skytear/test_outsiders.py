"""Outsiders on the map."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.rules.control import base_control
from skyshelf.games.skytear.table.position import hex_number
from tests.rules.skytear.table import Table, table

FAR = {"side": "north", "at": "4,-7"}


def won(outsider: str = "riftmaw", **given: Any) -> Table:
    """South has won the dome."""
    heroes = {"yami": {"at": "0,0"}, "cotlic": FAR, **given.pop("heroes", {})}
    return table(phase="minions", outsiders={outsider: {"dome": 0}}, heroes=heroes, **given)


@pytest.mark.rule("SKY-OUT-03")
def test_the_winner_of_a_dome_may_call_its_outsider_and_act() -> None:
    t = won()
    assert (t.asks(), t.asked()) == ("call-outsider", 1)
    t.do("at 2,0 2,1")
    assert t.asks() == "outsider"
    assert (t.state.outsiders[0].front, t.state.outsiders[0].rear) == (
        hex_number(t.state, "2,0"),
        hex_number(t.state, "2,1"),
    )


@pytest.mark.rule("SKY-OUT-03")
def test_nobody_calls_an_outsider_without_control() -> None:
    t = won(heroes={"tlakali": {"side": "north", "at": "0,1"}})
    assert t.asks() != "call-outsider"


@pytest.mark.rule("SKY-OUT-04")
def test_calling_is_optional() -> None:
    t = won().do("done")
    assert t.state.outsiders[0].front == OFF


@pytest.mark.rule("SKY-OUT-05")
def test_the_card_says_where_it_is_placed_and_what_it_can_do() -> None:
    t = won("riftmaw")
    field = t.state.field
    inside = field.domes[0].inside
    for option in t.options():
        if option != "done":
            inner, outer = (hex_number(t.state, text) for text in option.split()[1:])
            assert inside >> inner & 1
            assert not inside >> outer & 1
            assert field.distance[inner][outer] == 1
    t.do("at 2,0 2,1")
    assert {"skill gore", "skill devour"} <= set(t.options())
    assert len(won("rootbound").options()) < len(won("riftmaw").options())  # in its own half only


@pytest.mark.rule("SKY-OUT-05")
def test_both_hexes_must_be_free() -> None:
    crowded = won(heroes={"yami": {"at": "1,1"}, "cotlic": {"side": "north", "at": "2,1"}})
    assert any("2,1" in option.split() for option in won().options())
    assert not any({"1,1", "2,1"} & set(option.split()) for option in crowded.options())
    assert any("1,2" in option.split() for option in won().options())
    minion = won(minions=[{"side": "north", "at": "1,2"}])  # it sees no token
    assert minion.asks() == "call-outsider"
    assert not any("1,2" in option.split() for option in minion.options())


@pytest.mark.rule("SKY-OUT-07")
@pytest.mark.parametrize(("at", "seen"), [("3,1", True), ("5,1", True), ("6,1", False)])
def test_an_outsider_attacks_what_it_sees(at: str, seen: bool) -> None:
    t = won("pale_choir", heroes={"cotlic": {"side": "north", "at": at}})
    places = [option for option in t.options() if option == "at 1,1 2,1"]
    t.do(*places)
    assert ("attack" in t.options()) == seen


@pytest.mark.rule("SKY-OUT-08")
def test_an_outsider_adds_nothing_to_control() -> None:
    t = table(
        heroes={"yami": {"at": "-4,7"}, "cotlic": FAR},
        outsiders={"riftmaw": {"dome": 0, "at": ["4,1", "5,1"]}},
    )
    token = (hex_number(t.state, "5,0"),)
    assert base_control(t.state, 0, token) == base_control(t.state, 1, token) == 0


@pytest.mark.rule("SKY-OUT-09")
def test_an_outsider_stays_where_it_is() -> None:
    t = won().do("at 2,0 2,1", "end")
    before = t.state.outsiders[0]
    t.quietly(2)
    assert t.state.turn == 2
    assert t.state.outsiders[0] == before
    assert before.front == hex_number(t.state, "2,0")
