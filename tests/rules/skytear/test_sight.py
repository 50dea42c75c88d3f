"""Line of sight and cover."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.rules.control import base_control
from skyshelf.games.skytear.rules.sight import sees_hex
from skyshelf.games.skytear.table.position import hex_number
from skyshelf.games.skytear.vocabulary.names import Stat
from tests.rules.skytear.table import Table, table

START = "3,2"  # the one shortest chain to 6,2 leads over 4,2 and 5,2
FAR = {"side": "north", "at": "4,-7"}


def control(t: Table, lane: str = "east") -> int:
    """What south has at the token of a lane."""
    return base_control(t.state, 0, (hex_number(t.state, t.token(lane)),))


@pytest.mark.rule("SKY-LOS-01", "SKY-OUT-07")
def test_heroes_minions_and_outsiders_see() -> None:
    t = table(
        heroes={"yami": {"at": "2,1"}},
        minions=[{"side": "south", "at": "2,2"}],
        outsiders={"riftmaw": {"dome": 0, "at": ["3,0", "3,1"]}},
    )
    for unit in (t.unit("yami"), t.unit("minion-s 2,2"), t.state.outsider_units()[0]):
        assert sees_hex(t.state, unit, hex_number(t.state, "3,3"))
        assert not sees_hex(t.state, unit, hex_number(t.state, "1,1"))  # over the line of the dome


@pytest.mark.rule("SKY-LOS-05")
def test_sight_ends_after_three_hexes() -> None:
    t = table(heroes={"yami": {"at": "4,2"}})
    assert t.sees("yami", "4,-1")
    assert not t.sees("yami", "4,-2")


@pytest.mark.rule("SKY-LOS-08")
def test_a_hero_sees_itself_even_in_cover() -> None:
    assert table(heroes={"yami": {"at": "-5,4"}}).sees("yami", "yami")


BETWEEN: dict[str, dict[str, Any]] = {
    "friend": {"heroes": {"gulbjarn": {"at": "4,2"}}},
    "enemy": {"heroes": {"gulbjarn": {"side": "north", "at": "4,2"}}},
    "minions": {"minions": [{"side": "south", "at": "4,2"}, {"side": "north", "at": "5,2"}]},
    "outsider": {"outsiders": {"riftmaw": {"dome": 0, "at": ["4,2", "5,2"]}}},
    "pillars": {
        "heroes": {"tlakali": {"side": "north", "at": "-4,-4"}},
        "north": {"pillars": ["4,2", "5,2"]},
    },
    "illusion": {"heroes": {"akhuti": {"side": "north", "at": "4,-7", "illusion": "5,2"}}},
    "token": {"tokens": {"east": "5,2"}},
}


def sees_past(what: str) -> bool:
    given = dict(BETWEEN[what])
    seen = {"yami": {"at": START}, "cotlic": {"side": "north", "at": "6,2"}}
    return table(heroes={**seen, **given.pop("heroes", {})}, **given).sees("yami", "cotlic")


@pytest.mark.rule("SKY-LOS-09", "SKY-LOS-10", "SKY-LOS-11")
@pytest.mark.parametrize("what", ["friend", "enemy", "minions", "outsider"])
def test_miniatures_do_not_interrupt_sight(what: str) -> None:
    assert sees_past(what)


@pytest.mark.rule("SKY-LOS-13", "SKY-LOS-14", "SKY-LOS-15")
@pytest.mark.parametrize("what", ["pillars", "illusion", "token"])
def test_tokens_do_not_interrupt_sight(what: str) -> None:
    assert sees_past(what)


@pytest.mark.rule("SKY-LOS-12")
def test_a_cover_hex_does_not_hide_what_lies_behind_it() -> None:
    # The one shortest chain leads over the Cover Hex (8,-3).
    t = table(heroes={"yami": {"at": "8,-5"}, "cotlic": {"side": "north", "at": "8,-2"}})
    assert t.sees("yami", "cotlic")


@pytest.mark.rule("SKY-LOS-16", "SKY-Q-09")
@pytest.mark.parametrize(("at", "beyond"), [("-2,7", "1,7"), ("-6,8", "-3,8")])
def test_towers_and_nexuses_do_not_interrupt_sight(at: str, beyond: str) -> None:
    assert table(heroes={"yami": {"at": at}}).sees("yami", beyond)


@pytest.mark.rule("SKY-LOS-18")
def test_control_tokens_must_be_seen() -> None:
    # Both are two hexes from the token; one of them is inside the dome.
    assert control(table(tokens={"east": "3,1"}, heroes={"yami": {"at": "3,3"}})) == 1
    assert control(table(tokens={"east": "3,1"}, heroes={"yami": {"at": "1,1"}})) == 0


@pytest.mark.rule("SKY-LOS-18")
@pytest.mark.parametrize(("pillar", "armor"), [("3,1", 2), ("1,1", 1)])
def test_pillars_must_be_seen(pillar: str, armor: int) -> None:
    t = table(south={"pillars": [pillar]}, heroes={"cotlic": {"at": "2,1"}})
    assert t.stat("cotlic", Stat.ARMOR) == armor


@pytest.mark.rule("SKY-LOS-18")
@pytest.mark.parametrize(("illusion", "armor"), [("3,1", 1), ("1,1", 0)])
def test_illusions_must_be_seen(illusion: str, armor: int) -> None:
    t = table(heroes={"akhuti": {"at": "2,1", "illusion": illusion}})
    assert t.stat("akhuti", Stat.ARMOR) == armor


@pytest.mark.rule("SKY-LOS-19")
@pytest.mark.parametrize(("token", "contests"), [("5,-7", 4), ("8,-4", 5)])
def test_on_three_lanes_a_nexus_sees_tokens(token: str, contests: int) -> None:
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        tokens={"mid": "4,-7", "east": token},
        heroes={"yami": {"at": "-9,0"}, "cotlic": {"side": "north", "at": "-9,1"}},
    )
    assert t.kinds().count("contest") == contests


# (-2,4) is a Cover Hex; (-1,4) and (-2,3) are next to it.
HIDDEN = {"cotlic": {"side": "north", "at": "-2,4"}}


@pytest.mark.rule("SKY-COV-04", "SKY-Q-13")
def test_a_viewer_next_to_the_cover_spots_for_itself() -> None:
    heroes = {**HIDDEN, "yami": {"at": "-1,4"}}
    assert table(heroes=heroes).sees("yami", "cotlic")
    assert "attack" in table(heroes=heroes, active="yami").options()


@pytest.mark.rule("SKY-COV-05")
def test_minions_do_not_spot() -> None:
    t = table(heroes={**HIDDEN, "sakoshi": {"at": "0,3"}}, minions=[{"side": "south", "at": "-1,4"}])
    assert not t.sees("sakoshi", "cotlic")


@pytest.mark.rule("SKY-Q-14")
@pytest.mark.parametrize("place", ["at 2,0 2,1", "at 1,1 1,2"])
def test_an_outsider_spots_for_itself(place: str) -> None:
    t = table(
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}},
        heroes={"yami": {"at": "0,0"}, "cotlic": {"side": "north", "at": "3,0"}},  # in cover
    )
    t.do(place)
    assert ("attack" in t.options()) == (place == "at 2,0 2,1")


@pytest.mark.rule("SKY-COV-08")
def test_a_hex_may_be_targeted_whose_occupant_is_not_seen() -> None:
    t = table(
        turn=3,
        heroes={**HIDDEN, "tlakali": {"at": "0,3"}},
        active="tlakali",
        hands={1: ["mud_flood"]},
    )
    assert not t.sees("tlakali", "cotlic")
    t.do("play mud_flood by tlakali", "-2,4")
    t.do(next(area for area in t.options() if "-2,4" in area))
    assert t.hero("cotlic").hp == 16 - (2 - 1)


@pytest.mark.rule("SKY-COV-10")
def test_friends_see_each_other_in_cover() -> None:
    assert table(heroes={"yami": {"at": "-2,4"}, "sakoshi": {"at": "0,3"}}).sees("sakoshi", "yami")


@pytest.mark.rule("SKY-Q-15")
def test_pillars_and_illusions_in_cover_need_a_spotter() -> None:
    tokens = {"akhuti": {"side": "north", "at": "4,-7", "illusion": "-2,4"}}
    alone = {"sakoshi": {"at": "0,3"}}
    spotted = {**alone, "yami": {"at": "-1,4"}}
    assert "attack" not in table(heroes={**alone, **tokens}, active="sakoshi").options()
    assert "attack" in table(heroes={**spotted, **tokens}, active="sakoshi").options()
    pillar = {"pillars": ["-2,4"]}
    assert "attack" not in table(heroes={**alone, "cotlic": FAR}, north=pillar, active="sakoshi").options()
    assert "attack" in table(heroes={**spotted, "cotlic": FAR}, north=pillar, active="sakoshi").options()


@pytest.mark.rule("SKY-Q-16")
def test_cover_plays_no_part_in_control() -> None:
    hidden = table(heroes={"yami": {"at": "7,0"}}, minions=[{"side": "south", "at": "8,-3"}])
    assert control(hidden) == 2
    assert control(table(tokens={"east": "7,0"}, heroes={"yami": {"at": "5,0"}})) == 1
