"""The Minions Phase: the order of tokens, who wins them, and the damage in lanes."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from tests.rules.skytear.table import Table, table

FAR = {"cotlic": {"side": "north", "at": "4,-7"}}
AWAY = {"cotlic": {"side": "north", "at": "-1,5"}}  # sees no token
SOUTH_WEST = "-6,0"  # sees the west token at (-5,0)


def contests(t: Table) -> list[Event]:
    """All contests of the phase, everybody doing as little as possible."""
    found = [event for event in t.events if event.kind == "contest"]
    while t.state.decision is not None and t.state.phase == 2:
        quiet = ("done", "0", "auto", "end")
        t.do(next((text for text in quiet if text in t.options()), t.options()[0]))
        found += [event for event in t.events if event.kind == "contest"]
    return found


def values(event: Event) -> tuple[object, object]:
    return event.args["south"], event.args["north"]


def where(event: Event) -> str:
    name = event.args["where"]
    assert isinstance(name, Phrase)
    return name.key.removeprefix("skytear-")


@pytest.mark.rule("SKY-MNP-01", "SKY-MNP-02", "SKY-MNP-07")
def test_tokens_are_checked_by_their_numbers_and_the_dome_last() -> None:
    heroes = {"yami": {"at": "-3,7"}, **FAR}
    for numbers, order in (((1, 2), ["west", "east"]), ((2, 1), ["east", "west"])):
        t = table(phase="minions", heroes=heroes, numbers=numbers)
        assert [where(one) for one in contests(t)] == [f"lane-{name}" for name in order] + ["dome-dome"]


@pytest.mark.rule("SKY-MNP-03", "SKY-MNP-05")
def test_a_lane_token_is_won_then_damage_advance_and_spawning() -> None:
    t = table(
        phase="minions",
        heroes={"yami": {"at": SOUTH_WEST}, **FAR},
        minions=[
            {"side": "south", "at": "-5,1"},
            {"side": "north", "at": "-4,0", "lane": "west"},
            {"side": "south", "number": 2},
        ],
    )
    kinds = [event.kind for event in t.events]
    while t.asks() != "spawn":
        t.do(t.options()[0])
        kinds += t.kinds()
    t.do("2")
    kinds += t.kinds()
    wanted = ["contest", "minion-defeated", "token-advanced", "spawned"]
    assert [kind for kind in kinds if kind in wanted][:4] == wanted


@pytest.mark.rule("SKY-MNP-04", "SKY-DMG-12", "SKY-SPN-09")
def test_a_dome_token_calls_the_outsider_and_nothing_else() -> None:
    t = table(
        phase="minions",
        heroes={"yami": {"at": "1,0"}, "sakoshi": {"at": "0,1"}, **FAR},
        minions=[{"side": "south", "number": 4}, {"side": "north", "at": "0,-3", "lane": "west"}],
        outsiders={"riftmaw": {}},
        south={"towers": {"west": 0, "east": 0}},
        north={"towers": {"west": 0, "east": 0}, "nexus": 5},
    )
    while t.asks() != "call-outsider":
        t.do(t.options()[0])
    assert t.minions("south") == []
    assert t.minions("north") == ["0,-3"]


@pytest.mark.rule("SKY-MNP-06")
def test_minions_of_an_earlier_token_count_at_a_later_one() -> None:
    # On the small map of three lanes tokens can lie near each other: what spawns at one sees the other.
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        numbers=(1, 2, 3),
        tokens={"west": "-1,2", "mid": "0,0", "east": "7,0"},
        heroes={"yami": {"at": "-3,7"}, **FAR},
        minions=[{"side": "south", "number": 2}],
    )
    seen: list[tuple[object, object]] = []
    while len(seen) < 2:
        t.do("2" if "2" in t.options() else "auto" if "auto" in t.options() else t.options()[0])
        seen += [values(event) for event in t.events if event.kind == "contest"]
    assert seen[0] == (2, 0)  # the middle token: both minions of the west token see it


@pytest.mark.rule("SKY-MNP-08")
def test_nobody_plays_cards_in_the_minions_phase() -> None:
    t = table(
        turn=3,
        phase="minions",
        heroes={"yami": {"at": SOUTH_WEST}, "cotlic": {"side": "north", "at": "-4,0"}},
        hands={1: ["clear_mind", "combustion"], 2: ["safeguard"]},
        minions=[{"side": "south", "number": 2}, {"side": "north", "number": 2}],
    )
    while t.state.decision is not None and t.state.phase == 2:
        assert t.asks() != "respond"
        assert not any(text.startswith("play") for text in t.options())
        t.do(t.options()[0])
    assert "combustion" in t.hand(1)


@pytest.mark.rule("SKY-CTRL-05", "SKY-CTRL-10")
def test_only_lead_cards_of_heroes_that_see_the_token_are_revealed() -> None:
    t = table(
        phase="minions",
        heroes={
            "yami": {"at": SOUTH_WEST, "leads": ["gank"]},
            "sakoshi": {"at": "-4,7", "leads": ["mud_flood"]},
            **FAR,
        },
    )
    assert t.options() == ["lead gank 0", "done"]
    view = t.view(Seat(1))
    assert view.heroes[0].leads[0][0] >= 0
    assert view.heroes[1].leads[0][0] == -1


@pytest.mark.rule("SKY-CTRL-07", "SKY-CTRL-08", "SKY-Q-126")
def test_a_team_uses_one_lead_card_or_none() -> None:
    heroes = {
        "yami": {"at": SOUTH_WEST, "leads": ["gank"]},
        "sakoshi": {"at": "-6,1", "leads": ["mud_flood"], "seat": 3},
        **FAR,
    }
    t = table(players=4, phase="minions", heroes=heroes)
    assert set(t.options()) == {"lead gank 0", "lead mud_flood 1", "done"}
    t.do("lead mud_flood 1")
    assert values(next(event for event in t.events if event.kind == "contest")) == (2 + 3, 0)
    t = table(players=4, phase="minions", heroes=heroes)
    t.do("done")
    assert values(next(event for event in t.events if event.kind == "contest")) == (2, 0)


@pytest.mark.rule("SKY-CTRL-12", "SKY-DMG-13", "SKY-ADV-12")
def test_with_equal_values_nobody_wins() -> None:
    t = table(
        phase="minions",
        heroes={"yami": {"at": SOUTH_WEST}, "cotlic": {"side": "north", "at": "-4,0"}},
        minions=[{"side": "south", "at": "-6,1"}, {"side": "north", "at": "-4,-1"}],
    )
    assert values(contests(t)[0]) == (2, 2)
    assert t.board("south").tokens_won == t.board("north").tokens_won == 0
    assert t.token("west") == "-5,0"
    assert t.minions("south") == ["-6,1"]


@pytest.mark.rule("SKY-CTRL-13", "SKY-CTRL-14")
def test_exhausted_heroes_count_and_defeated_ones_do_not() -> None:
    t = table(
        phase="minions",
        heroes={
            "yami": {"at": SOUTH_WEST, "stance": "exhausted"},
            "sakoshi": {"stance": "defeated", "back_on": 3},
            **FAR,
        },
    )
    assert values(contests(t)[0]) == (1, 0)


@pytest.mark.rule("SKY-CTRL-15", "SKY-Q-100")
def test_a_hero_that_sees_two_tokens_counts_for_both_and_so_does_its_lead_card() -> None:
    t = table(
        phase="minions",
        tokens={"west": "-4,4", "east": "-1,3"},
        heroes={"yami": {"at": "-3,4", "leads": ["gank"]}, **FAR},
        south={"towers": {"west": 5, "east": 5}},
    )
    t.do("lead gank 0")
    seen = [values(event) for event in t.events if event.kind == "contest"]
    while not t.asks().startswith("use-lead"):
        t.do(t.options()[0])
    t.do("lead gank 0")
    seen += [values(event) for event in t.events if event.kind == "contest"]
    assert seen[:2] == [(3, 0), (3, 0)]


@pytest.mark.rule("SKY-Q-99")
def test_the_first_side_chooses_its_lead_card_first_the_highest_on_top() -> None:
    t = table(
        first="north",
        phase="minions",
        heroes={
            "yami": {"at": SOUTH_WEST, "leads": ["presence", "gank"]},
            "cotlic": {"side": "north", "at": "-4,0", "leads": ["mud_flood"]},
        },
    )
    assert t.asked() == 2
    assert t.view(Seat(1)).heroes[0].leads[0][0] >= 0  # all are revealed before anybody chooses
    t.do("done")
    assert (t.asked(), t.options()[0]) == (1, "lead gank 0")


def won_by(margin: int, *minions: dict[str, Any], **given: Any) -> Table:
    """South wins the west token by this margin: that many minions round it."""
    own = [{"side": "south", "at": at, "lane": "west"} for at in ("-6,1", "-5,1", "-6,0", "-4,0")][:margin]
    given.setdefault("heroes", {"yami": {"at": "-3,7"}, **FAR})
    return table(phase="minions", minions=[*own, *minions], **given)


def lane_of_minions() -> Table:
    """South has won the west by two points."""
    lane: list[dict[str, Any]] = [
        {"side": "north", "at": "-4,-4", "lane": "west"},  # far away, but of this lane
        {"side": "north", "at": "-3,-5", "lane": "west"},
        {"side": "north", "at": "-2,-6", "lane": "west"},
        {"side": "north", "at": "6,-1", "lane": "east"},
    ]
    return won_by(2, *lane)


@pytest.mark.rule("SKY-DMG-08", "SKY-Q-101", "SKY-Q-102")
def test_the_winner_names_minions_of_the_lane() -> None:
    t = lane_of_minions()
    assert (t.asks(), t.asked()) == ("lane-damage", 1)
    assert set(t.options()) == {"minion-n -4,-4", "minion-n -3,-5", "minion-n -2,-6"}


@pytest.mark.rule("SKY-DMG-03")
def test_each_point_kills_a_minion() -> None:
    t = lane_of_minions().do("minion-n -4,-4", "minion-n -2,-6")
    assert "-4,-4" not in t.minions("north")
    assert "6,-1" in t.minions("north")
    assert t.board("south").minions_defeated == 2


def beside(token: str, number: int) -> list[dict[str, Any]]:
    q, r = (int(part) for part in token.split(","))
    around = [(q, r + 1), (q - 1, r + 1), (q - 1, r), (q + 1, r)]
    return [{"side": "south", "at": f"{a},{b}", "lane": "west"} for a, b in around[:number]]


@pytest.mark.rule("SKY-DMG-05", "SKY-DMG-10")
def test_damage_reaches_structures_within_three_hexes_of_the_token_only() -> None:
    for token, hp in (("-3,-4", 3), ("-4,-3", 5)):  # three hexes from the tower at (0,-7), and four
        t = table(
            phase="minions",
            tokens={"west": token},
            heroes={"yami": {"at": "-3,7"}, **FAR},
            minions=beside(token, 2),
        )
        contests(t)
        assert t.board("north").towers[0] == hp


@pytest.mark.rule("SKY-DMG-06")
def test_no_sight_is_needed_from_the_token_to_the_structure() -> None:
    # Between (-4,-4) and the tower at (-1,-7) are three hexes and a ridge.
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        numbers=(1, 2, 3),
        tokens={"west": "-4,-4"},
        heroes={"yami": {"at": "-3,7"}, **AWAY},
        minions=[{"side": "south", "at": "-5,-3", "lane": "west"}],
    )
    tower, token = t.state.field.number[-1, -7], t.state.field.number[-4, -4]
    assert not t.state.field.sight[token] >> tower & 1
    assert t.board("north").towers[0] == 4


@pytest.mark.rule("SKY-DMG-07", "SKY-Q-105", "SKY-Q-106")
def test_the_nexus_is_hit_once_a_tower_has_fallen_and_the_winner_chooses() -> None:
    given: dict[str, Any] = {
        "phase": "minions",
        "tokens": {"west": "2,-7"},
        "heroes": {"yami": {"at": "-3,7"}, **AWAY},
        "minions": [{"side": "south", "at": "1,-6", "lane": "west"}],
    }
    t = table(**given, north={"towers": {"west": 5, "east": 0}, "nexus": 5})
    assert (t.asks(), set(t.options())) == ("structure", {"0,-7", "4,-8"})
    t.do("4,-8")
    assert t.board("north").nexus == 4
    t = table(**given)  # no tower has fallen: the tower alone, so nothing is asked
    assert t.board("north").towers[0] == 4
    assert not t.board("north").open


@pytest.mark.rule("SKY-DMG-11")
def test_heroes_take_no_lane_damage() -> None:
    t = won_by(3, heroes={"yami": {"at": "-3,7"}, "cotlic": {"side": "north", "at": "-5,-1"}})
    contests(t)
    assert t.hero("cotlic").hp == 16


@pytest.mark.rule("SKY-Q-103")
def test_tlakali_spares_a_minion_and_the_point_is_used_up() -> None:
    t = won_by(
        3,
        {"side": "north", "at": "-4,-1", "lane": "west"},
        heroes={"yami": {"at": "-3,7"}, "tlakali": {"side": "north", "at": "-3,-2"}},
        north={"pillars": ["-4,-2"]},
    )
    assert (t.asks(), t.asked()) == ("soak", 2)
    t.do("2")
    assert len(t.minions("north")) == 1
    assert t.hero("tlakali").hp == 13 - 2


@pytest.mark.rule("SKY-Q-104", "SKY-Q-182")
def test_what_is_left_when_a_tower_falls_is_lost() -> None:
    t = table(
        phase="minions",
        tokens={"west": "2,-7"},
        heroes={"yami": {"at": "-3,7"}, **AWAY},
        north={"towers": {"west": 1}},
        minions=beside("2,-7", 2),
    )
    contests(t)
    assert t.board("north").towers[0] == 0
    assert t.board("north").nexus == 5


@pytest.mark.rule("SKY-Q-107")
def test_every_token_that_damages_a_structure_draws_a_card() -> None:
    t = table(
        phase="minions",
        tokens={"west": "-1,-6", "east": "6,-6"},
        heroes={
            "yami": {"at": "-1,-5"},
            "sakoshi": {"at": "6,-5"},
            "cotlic": {"side": "north", "at": "4,-9"},
        },
    )
    contests(t)
    assert (t.board("north").towers[0], t.board("north").towers[1]) == (4, 4)
    drawn = len(t.hand(1)) - 2  # two more at the end of the turn
    assert drawn == 2
