"""What the outsiders do."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.table.position import hex_number
from tests.cards.skytear.play import north
from tests.rules.skytear.table import Table, table


def called(outsider: str, place: str, *placing: str, **given: Any) -> Table:
    """South has won the dome with Yami and puts the outsider there; minions are placed before as said."""
    heroes = {"yami": {"at": "1,0"}, **given.pop("heroes", {})}
    heroes.setdefault("corjof", north("-1,5"))
    t = table(phase="minions", outsiders={outsider: {}}, heroes=heroes, **given).do(*placing)
    while t.asks() != "call-outsider":
        t.do(next(text for text in ("done", "0", "auto", "end") if text in t.options()))
    return t.do(place)


def test_gore_hurts_and_pushes_the_heroes_beside_the_riftmaw() -> None:
    heroes = {"sakoshi": north("4,-3"), "kichie": north("6,-3")}
    t = called("riftmaw", "at 2,-2 3,-3", heroes=heroes).do("skill gore")
    while t.asks() == "where":
        t.do(t.options()[0])
    assert t.hero("sakoshi").hp == 13 - 1
    at = t.state.field.distance[t.state.field.number[3, -3]]
    assert at[t.hero("sakoshi").hex] == 3
    assert (t.hero("kichie").hp, t.at("kichie")) == (11, "6,-3")


@pytest.mark.rule("SKY-MOV-08", "SKY-Q-10")
@pytest.mark.parametrize("at", ["3,-2", "4,-3", "2,-3", "4,-4"])
def test_gore_pushes_away_from_both_hexes_of_the_riftmaw(at: str) -> None:
    t = called("riftmaw", "at 2,-2 3,-3", heroes={"sakoshi": north(at)}).do("skill gore")
    field = t.state.field
    inner, outer = field.distance[field.number[2, -2]], field.distance[field.number[3, -3]]
    ends = [hex_number(t.state, text) for text in t.options()]
    assert t.asks() == "where"
    assert {min(inner[end], outer[end]) for end in ends} == {3}


def test_devour_defeats_up_to_two_minions_near_the_riftmaw() -> None:
    # North wins the east lane before, and its minions gather there round the token at (4,2).
    minions = [{"side": "north", "at": at} for at in ("4,-3", "4,-2", "3,-4", "6,-3")]
    t = called("riftmaw", "at 2,0 2,1", "3,2", "4,1", "5,1", "5,2", minions=minions)
    t.do("skill devour")
    assert set(t.options()) == {"done", "minion-n 3,2", "minion-n 4,1"}
    t.do("minion-n 3,2", "minion-n 4,1")
    assert t.minions("north") == ["5,1", "5,2"]
    assert t.board("south").minions_defeated == 2


def test_wail_slows_every_hero_that_the_pale_choir_sees() -> None:
    heroes = {"sakoshi": north("4,0"), "kichie": north("4,-7")}
    t = called("pale_choir", "at 2,0 3,0", heroes=heroes).do("skill wail")
    assert t.conditions("sakoshi") == {"slow"}
    assert t.conditions("kichie") == set()


def test_siphon_takes_hp_and_draws() -> None:
    t = called("pale_choir", "at 2,0 3,0", heroes={"hogosai": north("4,0")})
    cards = len(t.hand())
    t.do("skill siphon")
    assert t.hero("hogosai").hp == 18 - 2  # armor does not help
    assert len(t.hand()) == cards + 1


def test_upheaval_advances_a_lane_token() -> None:
    t = called("rootbound", "at 0,2 0,3").do("skill upheaval", "lane west")
    assert t.token("west") == "-5,-1"
    assert t.token("east") == "5,0"


@pytest.mark.parametrize(("towers", "spawned"), [({}, 2), ({"east": 0}, 1)])
def test_seedfall_spawns_a_minion_in_every_lane_with_a_tower(towers: dict[str, int], spawned: int) -> None:
    minions = [{"side": "south", "number": 6}]
    t = called("rootbound", "at 0,2 0,3", south={"towers": towers}, minions=minions)
    before = len(t.minions("south"))
    t.do("skill seedfall")
    while t.asks() in ("spawn", "place-minion"):
        t.do("1" if "1" in t.options() else "auto")
    assert len(t.minions("south")) == before + spawned
