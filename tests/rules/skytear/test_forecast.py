"""The forecast tells what the Minions Phase then does."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.advice.forecast import contests, forecast_of
from skyshelf.games.skytear.table.state import Phase
from skyshelf.text.speaker import LANGUAGES, Speaker
from tests.rules.skytear.table import GAME, Table, new_game, table


def last_activation(**given: Any) -> Table:
    """Yami is the last hero of the turn; whatever she leaves is what the Minions Phase finds."""
    return table(
        heroes={
            "yami": {"at": "-6,0", "leads": ["gank"]},
            "cotlic": {"side": "north", "at": "4,-7", "stance": "exhausted"},
        },
        active="yami",
        **given,
    )


def test_a_token_is_won_by_the_margin_that_was_foreseen() -> None:
    t = last_activation(minions=[{"side": "south", "at": "-6,1"}, {"side": "north", "at": "-5,-1"}])
    west = next(one for one in contests(t.view(Seat(0))) if one.lanes == (0,))
    assert (west.low, west.winner, west.margin, west.fallen, west.sure) == ((4, 1), 0, 3, (1, 1), True)
    t.do("end", "lead gank 0")
    contest = next(event for event in t.events if event.kind == "contest")
    assert (contest.args["south"], contest.args["north"]) == west.low
    assert t.state.tokens[0] == west.ends[0]
    assert "minion-defeated" in t.kinds()


def test_a_hidden_lead_card_is_a_range_for_the_others() -> None:
    t = last_activation(minions=[])
    own, other = (next(one for one in contests(t.view(Seat(seat))) if one.lanes == (0,)) for seat in (0, 1))
    assert own.low == own.high == (3, 0)
    assert (other.low[0], other.high[0]) == (1, 5)
    foreseen = forecast_of(t.view(Seat(1)))
    assert foreseen is not None
    assert foreseen.doubts


@pytest.mark.rule("SKY-COND-02")
@pytest.mark.parametrize("shapeshifted", [{"yami": "ready"}, {"brylvar": "ready"}, {"brylvar": "exhausted"}])
def test_control_by_a_condition_is_foreseen_only_where_it_lasts(shapeshifted: dict[str, str]) -> None:
    """Whoever is Ready becomes Exhausted before the Minions Phase, and loses it."""
    heroes: dict[str, Any] = {
        name: {"at": "-6,0", "stance": stance, "conditions": ["shapeshifted"]}
        for name, stance in shapeshifted.items()
    }
    heroes["cotlic"] = {"side": "north", "at": "4,-7", "stance": "exhausted"}
    heroes["sakoshi"] = {"at": "-4,7"}
    t = table(heroes=heroes, active="sakoshi")
    west = next(one for one in contests(t.view(Seat(0))) if one.lanes == (0,))
    t.do("end")
    if t.asks() == "act":
        t.do("end")
    contest = next(event for event in t.events if event.kind == "contest")
    assert west.sure
    assert (contest.args["south"], contest.args["north"]) == west.low


@pytest.mark.rule("SKY-MNP-06")
def test_minions_that_one_lane_brings_near_another_token_are_foreseen_as_possible() -> None:
    t = table(
        {"battlefield": "three_lanes"},
        south={"towers": {"west": 0}},
        heroes={"yami": {"at": "6,0"}, "cotlic": {"side": "north", "at": "5,-8", "stance": "exhausted"}},
        tokens={"west": "-4,7", "mid": "-2,4"},
        numbers=[1, 2, 3],
        minions=[{"side": "north", "number": 2}],
        active="yami",
    )
    mid = next(one for one in contests(t.view(Seat(0))) if one.lanes == (1,))
    assert (mid.low, mid.high, mid.sure) == ((0, 0), (0, 2), False)
    foreseen = forecast_of(t.view(Seat(0)))
    assert foreseen is not None
    assert [doubt.key for doubt in foreseen.doubts] == ["skytear-forecast-doubt-strays"]
    t.do("end", "2", "auto")
    contest = [event for event in t.events if event.kind == "contest"][1]
    assert (contest.args["south"], contest.args["north"]) == (0, 2)


@pytest.mark.whole_games
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_nobody_gets_more_control_than_every_seat_was_told(seed: int) -> None:
    """Less is possible: a player may leave a Lead card unused."""
    t = new_game(2, seed, format="random")
    state, rng = t.state, Rng(seed)
    most: list[tuple[int, int]] = []
    compared = 0
    while state.decision is not None:
        lane = min(range(len(state.tokens)), key=lambda one: state.numbers[one])
        if state.phase == Phase.HEROES:
            most = [
                one.high for seat in (0, 1) for one in contests(t.view(Seat(seat))) if one.lanes == (lane,)
            ]
        option = state.decision.options[index := rng.below(len(state.decision.options))]
        state.choose(index)
        first = next((event for event in state.events if event.kind == "contest"), None)
        # The lane with the lowest number is settled first, before anything on the map has moved.
        if option.text() == "end" and first is not None:
            for south, north in most:
                assert int(str(first.args["south"])) <= south
                assert int(str(first.args["north"])) <= north
            compared += 1
    assert compared


def test_a_sure_winner_with_a_hidden_lead_card_against_it_has_a_margin_from_least_to_most() -> None:
    t = table(
        heroes={
            "yami": {"at": "-6,0", "leads": ["shuriken_storm"]},
            "cotlic": {"side": "north", "at": "-4,0", "stance": "exhausted"},
            "corjof": {"side": "north", "at": "-4,1", "stance": "exhausted"},
            "gulbjarn": {"side": "north", "at": "-6,-1", "stance": "exhausted"},
            "tlakali": {"side": "north", "at": "-4,-1", "stance": "exhausted"},
        },
        minions=[{"side": "north", "at": at} for at in ("-5,-1", "-4,-2", "-5,1", "-6,1")]
        + [{"side": "south", "at": at} for at in ("-6,2", "-5,2")],
        active="yami",
    )
    west = next(one for one in contests(t.view(Seat(1))) if one.lanes == (0,))
    assert (west.winner, west.margin, west.least, west.most, west.sure) == (1, 5, 1, 5, False)
    foreseen = forecast_of(t.view(Seat(1)))
    assert foreseen is not None
    lines = {line.kind: (line.low, line.high) for line in foreseen.scenes[0].lines}
    assert lines["won-north"] == (1, 5)
    assert lines["minions"] == (1, 2)
    say = Speaker("en", ["Ada", "Ben"], strict=True).say
    told = [say(line.phrase) for line in foreseen.scenes[0].lines]
    assert "North wins it by 1 to 5." in told
    t.do("end", "lead shuriken_storm 0")
    contest = next(event for event in t.events if event.kind == "contest")
    assert west.least <= int(str(contest.args["north"])) - int(str(contest.args["south"])) <= west.most


@pytest.mark.rule("SKY-ADV-10")
def test_a_tower_that_will_fall_loses_what_it_has_and_lets_the_token_pass() -> None:
    t = table(
        heroes={
            "yami": {"at": "-1,-5", "leads": ["shuriken_storm"]},
            "cotlic": {"side": "north", "at": "4,-7", "stance": "exhausted"},
        },
        tokens={"west": "-2,-5"},
        north={"towers": {"west": 1, "east": 5}},
        active="yami",
    )
    before = GAME.describe(t.state)
    west = next(one for one in contests(t.view(Seat(0))) if one.lanes == (0,))
    assert (west.margin, west.hurt) == (4, (1, 1))
    assert GAME.describe(t.state) == before
    t.do("end", "lead shuriken_storm 0")
    assert t.state.tokens[0] == west.ends[0]


def test_of_several_structures_in_reach_the_forecast_knows_the_least_and_the_most() -> None:
    """The winner chooses which one is hit."""
    t = table(
        heroes={
            "yami": {"at": "3,-6", "leads": ["shuriken_storm"]},
            "cotlic": {"side": "north", "at": "-4,7", "stance": "exhausted"},
        },
        tokens={"west": "3,-7"},
        north={"towers": {"west": 3, "east": 0}, "nexus": 2},
        active="yami",
    )
    west = next(one for one in contests(t.view(Seat(0))) if one.lanes == (0,))
    assert (west.margin, west.hurt) == (4, (2, 3))


@pytest.mark.rule("SKY-Q-103")
@pytest.mark.parametrize(("hp", "least"), [(13, 0), (2, 1)])
def test_the_forecast_says_that_a_minion_may_be_spared(hp: int, least: int) -> None:
    """Shared Scars: Tlakali loses 2 HP, and survives it or does not do it."""
    t = table(
        north={"pillars": ["-4,-1", "4,-6"]},
        heroes={
            "yami": {"at": "-6,0", "leads": ["gank"]},
            "tlakali": {"side": "north", "at": "4,-7", "hp": hp, "stance": "exhausted"},
            "ixatosk": {"side": "north", "stance": "defeated", "back_on": 9},
        },
        minions=[{"side": "south", "at": "-6,1"}, {"side": "north", "at": "-5,-1"}],
        active="yami",
    )
    west = next(one for one in contests(t.view(Seat(0))) if one.lanes == (0,))
    assert (west.fallen, west.hurt) == ((least, 1), (0, 0))
    foreseen = forecast_of(t.view(Seat(0)))
    assert foreseen is not None
    assert len(foreseen.doubts) == (least == 0)
    t.do("end", "lead gank 0")
    assert ("minion-defeated" in t.kinds()) == bool(least)
    if not least:
        assert t.options() == ["0", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_that_one_nexus_sees_are_foreseen_together_in_every_language(language: str) -> None:
    t = table(
        {"battlefield": "three_lanes"},
        heroes={"yami": {"at": "3,-5"}, "cotlic": {"side": "north", "at": "-4,7", "stance": "exhausted"}},
        active="yami",
        numbers=(3, 1, 2),
        tokens={"west": "2,-7", "mid": "4,-6", "east": "7,0"},
    )
    foreseen = forecast_of(t.view(Seat(0)))
    assert foreseen is not None
    speaker = Speaker(language, strict=True)
    lines = [speaker.say(line.phrase) for scene in foreseen.scenes for line in scene.lines]
    together = {"en": "Middle lane and west lane: South", "pl": "Linia środkowa i Linia zachodnia: Południe"}
    assert any(line.startswith(together.get(language, "")) for line in lines)
