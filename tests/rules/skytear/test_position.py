"""Positions that cannot be on a table are refused with a sentence and the place of the fault."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.errors import BadPosition
from tests.rules.skytear.table import GAME, table

HEROES: dict[str, Any] = {"cotlic": {"at": "4,2"}, "haburat": {"side": "north", "at": "4,-7"}}


def heroes(**more: dict[str, Any]) -> dict[str, Any]:
    """The two of every position here, changed or joined by others."""
    return {"heroes": {**HEROES, **more}}


def outsiders(**said: dict[str, Any]) -> dict[str, Any]:
    return {"outsiders": said}


@pytest.mark.parametrize(
    ("given", "sentence", "path"),
    [
        (heroes(yami={"at": "4,2"}), "cotlic stands on 4,2 already", ("heroes", "yami", "at")),
        (heroes(yami={"at": "0,7"}), "A Tower or Nexus stands on 0,7", ("heroes", "yami", "at")),
        (heroes(yami={"at": "-4,8"}), "A Tower or Nexus stands on -4,8", ("heroes", "yami", "at")),
        (heroes(yami={"at": "4,3", "hp": 14}), "from 1 to 13", ("heroes", "yami", "hp")),
        (heroes(yami={"at": "4,3", "hp": 0}), "from 1 to 13", ("heroes", "yami", "hp")),
        (heroes(yami={"at": "4,3", "stance": "defeated"}), "leave 'at' out", ("heroes", "yami", "at")),
        (heroes(yami={"at": "4,3", "illusion": "3,3"}), "Only Nupten", ("heroes", "yami", "illusion")),
        (heroes(akhuti={"illusion": "3,3"}), "on the battlefield", ("heroes", "akhuti", "illusion")),
        (heroes(ghost={"card": "cotlic", "at": "4,3"}), "in this team already", ("heroes", "ghost", "card")),
        (heroes(yami={"at": "4,3", "seat": 2}), "not on this side", ("heroes", "yami", "seat")),
        (
            {**heroes(akhuti={"at": "4,3", "illusion": "3,3"}), "south": {"pillars": ["3,3"]}},
            "Only one pillar or illusion",
            ("south", "pillars"),
        ),
        ({"south": {"pillars": ["3,3", "3,3"]}}, "Only one pillar", ("south", "pillars")),
        ({"south": {"pillars": ["3,3", "3,4"]}}, "Taulot heroes: 1, not 2", ("south", "pillars")),
        ({"north": {"pillars": ["3,3"]}}, "Taulot heroes: 0, not 1", ("north", "pillars")),
        ({"south": {"pillars": ["3,3"], "pillars_of": [2]}}, "of its side", ("south", "pillars_of")),
        ({"south": {"pillars": ["3,3"], "pillars_of": [1, 1]}}, "one player", ("south", "pillars_of")),
        ({"north": {"pillars": ["0,7"]}}, "A Tower or Nexus stands on 0,7", ("north", "pillars")),
        ({"minions": [{"side": "south", "at": "0,0"}]}, "never in a Dome", ("minions", 0)),
        ({"minions": [{"side": "south", "at": "4,2"}]}, "cotlic stands on 4,2", ("minions", 0)),
        ({"minions": [{"side": "south", "at": "4,1", "number": 2}]}, "of the same side", ("minions", 0)),
        ({"tokens": {"west": "0,0"}}, "never in a Dome", ("tokens", "west")),
        ({"tokens": {"west": "-7,7"}}, "A Tower or Nexus stands on -7,7", ("tokens", "west")),
        ({"numbers": [1, 1]}, "a number of its own, from 1 to 2", ("numbers",)),
        ({"victory": ["left", "left"]}, "one of each", ("victory",)),
        ({"hands": {1: ["skytear_flux"]}}, "'flux' says who holds it", ("hands", "1")),
        ({"south": {"towers": {"west": 6}}}, "from 0 to 5", ("south", "towers", "west")),
        ({"south": {"nexus": 6}}, "from 0 to 5", ("south", "nexus")),
        ({"active": "cotlic", "points": 4}, "from 0 to 3", ("points",)),
        (outsiders(riftmaw={"at": ["0,0", "3,3"]}), "two adjacent hexes", ("outsiders", "riftmaw", "at")),
        (outsiders(riftmaw={"at": ["4,2", "4,3"]}), "cotlic stands on", ("outsiders", "riftmaw", "at")),
        (outsiders(riftmaw={}, pale_choir={}), "Another outsider", ("outsiders", "pale_choir", "dome")),
    ],
)
def test_an_impossible_table_is_refused(
    given: dict[str, Any], sentence: str, path: tuple[object, ...]
) -> None:
    with pytest.raises(BadPosition, match=sentence) as refused:
        table(**{"heroes": HEROES, **given})
    assert refused.value.path == path


@pytest.mark.parametrize("active", ["yami", "sakoshi"])
def test_only_a_ready_hero_on_the_battlefield_is_active(active: str) -> None:
    absent = {"yami": {"at": "4,3", "stance": "exhausted"}, "sakoshi": {}}
    with pytest.raises(BadPosition, match=f"{active} is not") as refused:
        table(**heroes(**absent), active=active)
    assert refused.value.path == ("active",)


def test_minions_of_both_sides_share_a_hex_and_heroes_stand_on_tokens() -> None:
    t = table(
        heroes={"cotlic": {"at": "4,2"}, "haburat": {"side": "north", "at": "4,-7", "illusion": "4,3"}},
        south={"pillars": ["4,2"]},
        tokens={"east": "4,2"},
        minions=[{"side": "south", "at": "4,1"}, {"side": "north", "at": "4,1"}],
    )
    assert t.minions("south") == t.minions("north") == ["4,1"]


@pytest.mark.rule("SKY-TOW-08", "SKY-TOW-10")
def test_where_a_tower_has_fallen_the_nexus_is_vulnerable() -> None:
    t = table(heroes=HEROES, south={"towers": {"west": 0}})
    assert (t.board("south").open, t.board("south").nexus) == (True, 5)
    assert (t.board("north").open, t.board("north").nexus) == (False, 0)


def test_a_minion_belongs_to_the_lane_whose_token_is_nearest_now() -> None:
    near = [{"side": "south", "at": "-3,6"}]
    assert table(heroes=HEROES, minions=near, tokens={"west": "-6,6"}).state.minion_lanes == [0]
    east = table(heroes=HEROES, minions=near, tokens={"west": "-3,-3", "east": "-1,7"})
    assert east.state.minion_lanes == [1]


TEAMMATES: dict[str, Any] = {
    "sakoshi": {"at": "4,3", "seat": 1},
    "tlakali": {"at": "4,2", "seat": 3},
    "yami": {"side": "north", "at": "-4,4"},
}


@pytest.mark.rule("SKY-TAU-08", "SKY-Q-92")
def test_a_pillar_belongs_to_the_player_who_has_the_taulot_hero() -> None:
    t = table(players=4, heroes=TEAMMATES, south={"pillars": ["5,2"]}, active="tlakali")
    t.do("worship", "4,1").passes()
    t.do("done")
    assert t.pillars("south") == ["5,2"]  # one Taulot hero, one pillar


@pytest.mark.rule("SKY-Q-92")
def test_a_described_table_says_whose_the_pillars_of_teammates_are() -> None:
    both = TEAMMATES | {"cotlic": {"at": "4,4", "seat": 1}}
    t = table(players=4, heroes=both, south={"pillars": ["5,2"], "pillars_of": [3]}, active="cotlic")
    assert GAME.describe(t.state)["south"]["pillars_of"] == [3]
    t.do("worship", "4,1").passes()
    t.do("done")
    assert GAME.describe(t.state)["south"]["pillars"] == ["5,2", "4,1"]
    assert GAME.describe(t.state)["south"]["pillars_of"] == [3, 1]


@pytest.mark.rule("SKY-TEAM-07")
def test_from_five_players_on_the_activation_is_that_of_the_player_who_activated_last() -> None:
    t = table(players=5, heroes=TEAMMATES, south={"activated_last": 5}, active="sakoshi")
    assert t.asked() == 5
    t = table(players=4, heroes=TEAMMATES, south={"activated_last": 3}, active="sakoshi")
    assert t.asked() == 1  # up to four players each activate their own heroes
