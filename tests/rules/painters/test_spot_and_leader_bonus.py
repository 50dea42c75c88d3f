"""The spot bonus and the leader bonus of a completed card."""

from __future__ import annotations

import pytest

from tests.rules.painters.completing import completed, one_die_short
from tests.rules.painters.table import table


@pytest.mark.rule("PNT-BSP-01")
@pytest.mark.parametrize(("card", "spots"), [("S27", 2), ("S26", 5), ("S06", 6), ("S10", 7), ("S31", 8)])
def test_a_card_gives_the_spots_that_it_shows(card: str, spots: int) -> None:
    assert completed(card, ada={"spots": 1}).player("ada").spots == 1 + spots


@pytest.mark.rule("PNT-BSP-02")
def test_spot_chips_never_run_out() -> None:
    t = completed("S31", ada={"spots": 55})  # all the chips of the box, by PNT-CMP-09
    assert t.player("ada").spots == 55 + 8


@pytest.mark.rule("PNT-BLD-01")
@pytest.mark.parametrize(
    ("card", "leader"), [("S15", "ada"), ("S22", "ada"), ("S06", "nobody"), ("S10", "nobody")]
)
def test_a_card_with_the_leader_symbol_gives_the_leader(card: str, leader: str) -> None:
    assert completed(card).leader() == leader


@pytest.mark.rule("PNT-BLD-02")
@pytest.mark.parametrize("before", ["nobody", "ben"])
def test_the_leader_comes_from_wherever_it_is(before: str) -> None:
    assert completed("S15", leader=before).leader() == "ada"


@pytest.mark.rule("PNT-BLD-03")
def test_whoever_loses_the_leader_has_it_no_more() -> None:
    # Ben needs the leader for the hope symbol of S28, and Ada has just taken it from him.
    ben = {
        "cards": {"B": {"completed": True}, "S28": {"at": [0, 1], "dice": ["purple1", "blue6"]}},
        "spots": 3,
    }
    t = completed("S15", leader="ben", ben=ben).do("end", "spot", "paint S28.purple4 to 4")
    assert t.player("ben").hope == 0
    assert t.leader() == "ada"


@pytest.mark.rule("PNT-BLD-04")
def test_the_leader_stays_until_somebody_else_takes_it() -> None:
    players = {
        "ada": {},
        "ben": {},
        "cem": {"cards": {"C": {}, "S15": {"at": [0, 1], "dice": ["red5", "blue1", "empty"]}}},
    }
    t = table(players=players, leader="ada", pool=["white6"]).do("spot")
    assert (t.asks(), t.leader()) == (("ben", "main"), "ada")
    t.do("spot")
    assert (t.asks(), t.leader()) == (("cem", "main"), "ada")
    assert t.do("die white6", "on S15.white4").leader() == "cem"


@pytest.mark.rule("PNT-BLD-05")
def test_nobody_is_asked_whether_to_take_the_leader() -> None:
    t = one_die_short("S15", leader="ben").do("die red5")
    assert t.leader() == "ada"
    assert t.asks() == ("ada", "additional")
