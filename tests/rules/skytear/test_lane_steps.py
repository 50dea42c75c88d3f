"""After a lane is won: the token advances, minions take their places, and both sides spawn."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.games.skytear.battlefields.all import NAMES
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.rules.lane_steps import PlaceMinions, lane_line, minion_places, next_hexes
from skyshelf.games.skytear.table.position import hex_number
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, new_game, table

AWAY = {"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-1,5"}}  # they see no token
ROUND = ("-6,1", "-5,1", "-6,0", "-4,0")  # beside the west token at (-5,0)


def south_wins(margin: int, *minions: dict[str, Any], **given: Any) -> Table:
    """South wins the west token with so many minions round it."""
    own = [{"side": "south", "at": at, "lane": "west"} for at in ROUND[:margin]]
    given.setdefault("heroes", AWAY)
    given.setdefault("numbers", (1, 2))
    return table(phase="minions", minions=[*own, *minions], **given)


def until(t: Table, kind: str) -> Table:
    """Everybody does as little as possible until this is asked."""
    while t.asks() != kind:
        t.do(next((text for text in ("done", "0", "auto", "end") if text in t.options()), t.options()[0]))
    return t


def to_the_end(t: Table) -> Table:
    while t.state.decision is not None and t.state.phase == 2:
        t.do(next((text for text in ("done", "0", "auto", "end") if text in t.options()), t.options()[0]))
    return t


@pytest.mark.rule("SKY-ADV-01", "SKY-ADV-03", "SKY-Q-109")
def test_the_token_goes_one_hex_for_each_point_of_the_margin() -> None:
    t = to_the_end(south_wins(2))
    assert t.token("west") == "-4,-2"
    t = to_the_end(south_wins(4))
    assert t.token("west") == "-3,-4"


@pytest.mark.rule("SKY-Q-108")
def test_damage_does_not_shorten_the_advance() -> None:
    t = to_the_end(south_wins(4, {"side": "north", "at": "-5,-1", "lane": "west"}))
    assert t.minions("north") == []
    assert t.token("west") == "-3,-3"  # 4 - 1 = 3, all of it


@pytest.mark.rule("SKY-ADV-05", "SKY-Q-110", "SKY-Q-112")
def test_a_token_beside_a_tower_stays_but_minions_are_placed_anew() -> None:
    t = table(
        phase="minions",
        tokens={"west": "-1,-6"},
        heroes=AWAY,
        minions=[{"side": "south", "at": "-2,-4", "lane": "west"}],
    )
    to_the_end(t)
    assert t.token("west") == "-1,-6"
    assert t.minions("south") != ["-2,-4"]  # two hexes away before, adjacent now
    t = table(
        phase="minions",
        tokens={"west": "6,-6"},
        heroes=AWAY,
        minions=[{"side": "south", "at": "6,-5", "lane": "west"}],
    )
    to_the_end(t)
    assert t.token("west") == "6,-6"  # beside the tower of the other lane


@pytest.mark.rule("SKY-Q-112", "SKY-SPN-04")
def test_in_a_tie_minions_stay_where_they_are_and_both_spawn() -> None:
    t = south_wins(
        1,
        {"side": "north", "at": "-5,-2", "lane": "west"},
        {"side": "north", "number": 1},
        {"side": "south", "number": 1},
    )
    assert (t.asks(), t.asked()) == ("spawn", 2)
    t.do("1", "auto")
    assert (t.asks(), t.asked()) == ("spawn", 1)
    t.do("1", "auto")
    assert "-5,-2" in t.minions("north")
    assert len(t.minions("south")) == 2


@pytest.mark.rule("SKY-ADV-06", "SKY-ADV-07", "SKY-ADV-08")
def test_nothing_stops_a_token_and_it_may_end_beside_anything() -> None:
    t = south_wins(
        4,
        heroes={
            "yami": {"at": "-3,7"},
            "cotlic": {"side": "north", "at": "-5,-1"},
            "akhuti": {"side": "north", "at": "-1,5", "illusion": "-3,-3"},
        },
    )
    to_the_end(t)
    assert t.token("west") == "-3,-3"  # margin 3: over Cotlic, onto the illusion
    t = south_wins(2, heroes={"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-5,-1"}})
    to_the_end(t)
    assert t.token("west") == "-5,-1" == t.at("cotlic")


@pytest.mark.rule("SKY-ADV-09", "SKY-Q-109")
def test_no_line_of_a_token_leads_through_a_dome() -> None:
    t = table(
        phase="minions",
        heroes=AWAY,
        tokens={"west": "-3,1"},  # pushed off its line, beside the dome
        minions=[{"side": "south", "at": "-4,1", "lane": "west"}],
    )
    until(t, "advance")
    assert t.asked() == 1  # among equally short ways the winner chooses
    inside = t.state.field.inside_domes
    numbers = [hex_number(t.state, text) for text in t.options()]
    assert numbers
    assert not any(inside >> number & 1 for number in numbers)
    beside = t.state.field.around[t.state.tokens[0]]
    assert any(inside >> number & 1 for number in beside)


@pytest.mark.rule("SKY-ADV-10", "SKY-Q-111")
def test_where_the_tower_has_fallen_the_token_heads_for_the_nexus() -> None:
    t = table(
        phase="minions",
        heroes=AWAY,
        tokens={"west": "0,-6"},
        north={"towers": {"west": 0}, "nexus": 5},
        minions=[{"side": "south", "at": "-1,-5", "lane": "west"}],
    )
    to_the_end(t)
    assert t.token("west") == "1,-7"
    t = table(
        phase="minions",
        heroes=AWAY,
        tokens={"west": "3,-7"},
        north={"towers": {"west": 0}, "nexus": 5},
        minions=[{"side": "south", "at": "3,-6", "lane": "west"}],
    )
    to_the_end(t)
    assert t.token("west") == "3,-7"  # beside the nexus it has arrived


@pytest.mark.rule("SKY-ADV-11")
def test_the_token_goes_back_when_the_other_side_wins() -> None:
    t = table(
        phase="minions",
        heroes=AWAY,
        tokens={"west": "-4,-2"},
        minions=[{"side": "north", "at": at, "lane": "west"} for at in ("-3,-3", "-4,-3", "-3,-2")],
    )
    to_the_end(t)
    assert t.token("west") == "-6,1"


@pytest.mark.rule("SKY-ADV-11", "SKY-Q-109")
def test_a_token_won_back_from_the_nexus_stays_on_its_own_lane() -> None:
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        numbers=(1, 2, 3),
        heroes={"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-1,5"}},
        tokens={"west": "2,-7"},
        north={"towers": {"west": 0}, "nexus": 5},
        minions=[{"side": "north", "at": at, "lane": "west"} for at in ("1,-6", "2,-6", "1,-7", "2,-8")],
    )
    to_the_end(t)
    assert t.token("west") == "-2,-6"  # over 1,-7 and 0,-7 and -1,-6


def ways_of_falling(towers: int) -> list[tuple[int, ...]]:
    """Every set of lanes whose tower has fallen."""
    return [tuple(lane for lane in range(towers) if fallen >> lane & 1) for fallen in range(1 << towers)]


@pytest.mark.rule("SKY-ADV-11", "SKY-Q-109", "SKY-Q-111")
@pytest.mark.parametrize("name", NAMES)
def test_no_token_is_ever_stuck_and_none_leaves_its_lane(name: str) -> None:
    s = new_game(battlefield=name).state
    field = s.field
    for side, board in enumerate(s.boards):
        for fallen in ways_of_falling(len(field.lanes)):
            board.towers = [0 if lane in fallen else 5 for lane in range(len(field.lanes))]
            board.open = bool(fallen)
            goals = [data.towers[side] for lane, data in enumerate(field.lanes) if lane not in fallen]
            goals += [field.nexus[side]] if fallen else []
            for lane in range(len(field.lanes)):
                line = lane_line(s, lane)
                for start in bits(field.everywhere & ~field.inside_domes):
                    walks_to_a_tower(s, lane, side, start, goals, line)


def walks_to_a_tower(
    s: Skytear, lane: int, side: int, start: HexId, goals: list[HexId], line: tuple[HexId, ...]
) -> None:
    """Whoever wins again and again brings the token beside an enemy tower token, outside domes."""
    s.tokens[lane] = start
    on_its_lane = start in line
    for _ in range(60):
        ways = next_hexes(s, lane, side)
        if not ways:
            break
        assert not any(s.field.inside_domes >> at & 1 for at in ways)
        assert all(at in s.field.around[s.tokens[lane]] for at in ways)
        s.tokens[lane] = ways[-1]
        assert ways[-1] in line or not on_its_lane, "it left its lane"
        on_its_lane = on_its_lane or ways[-1] in line
    assert any(s.field.distance[s.tokens[lane]][goal] <= 1 for goal in goals), "it is stuck"


@pytest.mark.rule("SKY-PLC-01", "SKY-PLC-02", "SKY-Q-113")
def test_both_sides_place_the_minions_of_the_lane_anew_the_winner_first() -> None:
    t = south_wins(
        4,
        {"side": "north", "at": "-2,-6", "lane": "west"},
        {"side": "north", "at": "0,-6", "lane": "west"},
        {"side": "north", "at": "1,-6", "lane": "west"},
        {"side": "north", "at": "2,-6", "lane": "west"},
        {"side": "north", "at": "3,-6", "lane": "west"},
        {"side": "south", "at": "4,1", "lane": "east"},
    )
    until(t, "place-minion")
    assert t.asked() == 1
    t.do("auto")
    assert (t.asks(), t.asked()) == ("place-minion", 2)
    t.do("auto")
    near = t.state.field.within[t.state.tokens[0]][1]
    left = [at for at in t.state.minions[4:9] if at >= 0]
    assert len(left) == 1  # four of the five were hit
    assert near >> left[0] & 1
    assert "4,1" in t.minions("south")  # of the other lane


@pytest.mark.rule("SKY-PLC-09", "SKY-PLC-10", "SKY-Q-114")
def test_places_see_the_token_and_are_free_of_structures_outsiders_and_the_token_itself() -> None:
    # Round the token at (-1,-6): the tower at (0,-7); an outsider takes two more hexes.
    t = table(
        phase="minions",
        heroes={**AWAY, "sakoshi": {"at": "-2,-5"}},
        tokens={"west": "-1,-6"},
        outsiders={"riftmaw": {"at": ["-1,-5", "-1,-4"]}},
        minions=[{"side": "south", "number": 8}],
    )
    until(t, "spawn")
    t.do("2")
    taken = {"-1,-6", "0,-7", "-2,-5", "-1,-5"}
    assert taken.isdisjoint(t.options())
    field = t.state.field
    beside = {"{},{}".format(*field.at[one]) for one in field.around[t.state.tokens[0]]}
    assert set(t.options()) - {"auto"} == beside - taken


@pytest.mark.rule("SKY-PLC-04")
def test_a_hex_behind_a_white_line_is_no_place_for_a_minion() -> None:
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        numbers=(1, 2, 3),
        heroes=AWAY,
        tokens={"west": "-4,-4"},
        minions=[{"side": "north", "number": 2}],
    )
    t.do("2")
    assert t.asks() == "place-minion"
    assert "-3,-4" not in t.options()  # adjacent, but not in sight
    assert "-5,-3" in t.options()


@pytest.mark.rule("SKY-PLC-05")
def test_where_the_nearest_hexes_are_taken_the_next_ones_serve() -> None:
    names = ("sakoshi", "kichie", "hogosai", "corjof", "gulbjarn", "freyhel")
    ring = ("-4,0", "-4,-1", "-5,-1", "-6,0", "-6,1", "-5,1")
    heroes = {name: {"at": at} for name, at in zip(names, ring, strict=True)}
    t = table(phase="minions", heroes={**AWAY, **heroes}, minions=[{"side": "south", "number": 1}])
    # The token has moved with the margin of 6; put it back to look at the places round it.
    t.state.tokens[0] = t.state.field.number[-5, 0]
    places = minion_places(t.state, 0, 0)
    away = t.state.field.distance[t.state.tokens[0]]
    assert places
    assert {away[at] for at in places} == {2}


@pytest.mark.rule("SKY-PLC-07")
def test_no_minion_is_placed_in_a_dome() -> None:
    t = table(phase="minions", heroes=AWAY)
    t.state.tokens[0] = t.state.field.number[-3, 1]
    places = minion_places(t.state, 0, 0)
    assert places
    assert not any(t.state.field.inside_domes >> at & 1 for at in places)


@pytest.mark.rule("SKY-PLC-11", "SKY-SPN-08")
def test_the_owner_chooses_among_equally_near_hexes() -> None:
    t = table(phase="minions", heroes=AWAY, first="south", minions=[{"side": "north", "number": 2}])
    t.do("2")
    assert (t.asks(), t.asked()) == ("place-minion", 2)
    beside = {"-4,0", "-4,-1", "-5,-1", "-6,0", "-6,1", "-5,1"}
    assert set(t.options()) - {"auto"} == beside
    t.do("-6,0", "-4,0")
    assert set(t.minions("north")) == {"-4,0", "-6,0"}


@pytest.mark.rule("SKY-SPN-01", "SKY-SPN-02", "SKY-SPN-06")
def test_the_winner_spawns_first_and_both_up_to_two() -> None:
    t = south_wins(1, {"side": "south", "number": 3}, {"side": "north", "number": 3})
    until(t, "spawn")
    assert (t.asked(), t.options()) == (1, ["2", "1", "0"])
    t.do("0")
    assert (t.asks(), t.asked(), t.options()) == ("spawn", 2, ["2", "1", "0"])


@pytest.mark.rule("SKY-SPN-03", "SKY-Q-183")
def test_in_a_tie_the_second_player_spawns_first() -> None:
    for first, asked in (("south", 2), ("north", 1)):
        t = table(
            phase="minions",
            first=first,
            heroes=AWAY,
            minions=[{"side": "south", "number": 2}, {"side": "north", "number": 2}],
        )
        assert (t.asks(), t.asked()) == ("spawn", asked)


@pytest.mark.rule("SKY-SPN-05", "SKY-Q-117")
def test_without_its_tower_in_the_lane_a_side_does_not_spawn_there() -> None:
    t = table(
        phase="minions",
        heroes=AWAY,
        south={"towers": {"west": 0}, "nexus": 5},
        minions=[{"side": "south", "number": 2}],
    )
    assert t.asks() == "spawn"
    t.do("2", "auto")
    assert all(t.state.minion_lanes[number] == 1 for number in range(2))  # east, where the tower stands


@pytest.mark.rule("SKY-SPN-07", "SKY-Q-116")
def test_minions_come_from_the_reserve_and_without_one_nobody_comes() -> None:
    t = south_wins(1, {"side": "north", "number": 1})
    until(t, "spawn")
    assert (t.asked(), t.options()) == (2, ["1", "0"])  # the winner has none in reserve, the loser one


@pytest.mark.rule("SKY-Q-115")
def test_a_minion_without_a_place_goes_to_the_reserve() -> None:
    t = table(phase="minions", heroes=AWAY, minions=[{"side": "south", "at": "-6,1"}])
    token = t.state.tokens[0]
    t.state.blocked = tuple(bits(t.state.field.sight[token]))
    t.state.frames.append(PlaceMinions(0, 0, (UnitId(len(t.state.heroes)),)))
    t.state.frames[-1].step(t.state)
    assert t.minions("south") == []


def test_leaving_minions_to_the_table_is_not_said_in_the_words_of_the_heroes_start() -> None:
    t = until(south_wins(1, {"side": "south", "number": 2}), "spawn").do("1")
    assert t.asks() == "place-minion"
    assert t.state.decision is not None
    auto = t.state.decision.options[t.options().index("auto")]
    assert Speaker("en", strict=True).say(auto.label()) == "Nearest to your Nexus, the others too"
