"""Why the damage of a lane does not hit a certain unit or structure, and why a pillar cannot be taken off."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import GAME, Table, table
from tests.text.fluent_files import speaking

AWAY: dict[str, Any] = {"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-5,-1"}}


def south_hits(**given: Any) -> Table:
    """South has a point more than North on the west lane, where North has two minions."""
    own = [{"side": "south", "at": at, "lane": "west"} for at in ("-6,1", "-5,1", "-6,0", "-4,0")]
    theirs = [{"side": "north", "at": at, "lane": "west"} for at in ("-4,-1", "-5,-2")]
    other = [{"side": "north", "at": "5,-1", "lane": "east"}]
    return table(phase="minions", heroes=AWAY, minions=own + theirs + other, numbers=(1, 2), **given)


@pytest.mark.rule("SKY-DMG-02", "SKY-DMG-11", "SKY-Q-101")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("tower west north", "SKY-DMG-02"),
        ("cotlic", "SKY-DMG-11"),
        ("minion-s -6,1", "SKY-DMG-02"),
        ("minion-n 5,-1", "SKY-Q-101"),
        ("5,-1", "SKY-Q-101"),
    ],
)
def test_what_lane_damage_does_not_hit_is_told_with_its_rule(text: str, rule: str) -> None:
    t = south_hits()
    assert t.asks() == "lane-damage"
    assert t.why_not(text) == [rule]
    assert t.why_not("somebody") == []


@pytest.mark.rule("SKY-DMG-05", "SKY-TOW-07", "SKY-TOW-09")
@pytest.mark.parametrize(
    ("text", "west", "rule"),
    [
        ("tower west south", 0, "SKY-DMG-04"),
        ("tower east north", 0, "SKY-DMG-05"),
        ("tower west north", 0, "SKY-TOW-07"),
        ("nexus north", 5, "SKY-TOW-09"),
    ],
)
def test_a_structure_that_is_not_hit_is_told_with_its_rule(text: str, west: int, rule: str) -> None:
    """The token lies so near to two Towers and the Nexus that the winner chooses."""
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        heroes={"yami": {"at": "3,-7"}, "cotlic": {"side": "north", "at": "-4,7"}},
        tokens={"west": "1,-7"},
        north={"towers": {"west": west, "mid": 5, "east": 5}},
        numbers=(1, 2, 3),
    )
    assert t.asks() == "structure"
    assert t.why_not(text) == [rule]


@pytest.mark.rule("SKY-TAU-01")
def test_only_a_pillar_of_the_own_side_is_taken_off() -> None:
    heroes: dict[str, Any] = {"cotlic": {"at": "4,2"}, "nelaclen": {"side": "north", "at": "4,-7"}}
    t = table(
        heroes=heroes,
        active="cotlic",
        south={"pillars": ["3,3"]},
        north={"pillars": ["4,3"]},
    )
    t.do("worship", "5,1")
    assert t.asks() == "take-pillar"
    assert [t.why_not(text) for text in ("4,3", "3,3", "9,9")] == [["SKY-TAU-01"], [], []]


@pytest.mark.rule("SKY-TAU-08", "SKY-Q-92")
def test_at_the_limit_of_a_player_a_pillar_of_a_teammate_makes_no_room() -> None:
    heroes: dict[str, Any] = {
        "cotlic": {"at": "4,2"},
        "ixatosk": {"at": "-3,7", "seat": 1},
        "tlakali": {"at": "-3,6", "seat": 3},
        "nelaclen": {"side": "north", "at": "4,-7"},
    }
    t = table(
        players=4,
        turn=2,
        heroes=heroes,
        active="cotlic",
        hands={1: ["dig_in"]},
        south={"pillars": ["3,3", "4,4", "-3,3"], "pillars_of": [1, 1, 3]},
    )
    t.do("play dig_in by cotlic", "5,1")
    assert (t.asks(), t.options()) == ("take-pillar", ["3,3", "4,4"])
    assert [t.why_not(text) for text in ("-3,3", "5,2", "3,3")] == [["SKY-Q-92"], ["SKY-TAU-01"], []]


@pytest.mark.parametrize("language", speaking("skytear"))
def test_every_language_says_it(language: str) -> None:
    t = south_hits()
    say = Speaker(language, ["Ada", "Ben"], strict=True).say
    for text in ("tower west north", "cotlic", "minion-s -6,1", "minion-n 5,-1"):
        assert all(say(phrase) for _, phrase in GAME.why_not(t.view(Seat(0)), text))
