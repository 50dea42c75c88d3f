"""Swoop Halo: every opponent loses 4 hope chips or 6 spot chips."""

from __future__ import annotations

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.painters.given import circle, earning
from tests.rules.painters.table import Area, Table, table

ENGLISH = Speaker("en", strict=True)
PLENTY: Area = {"hope": 10, "spots": 6}


def swoop(leader: str = "nobody", **opponents: Area) -> Table:
    return earning("halo_swoop", leader=leader, others=opponents).do("halo halo_swoop")


@pytest.mark.rule("PNT-HAL-14")
def test_an_opponent_loses_4_hope_chips_or_6_spot_chips() -> None:
    assert swoop(ben=PLENTY).options() == ["hope", "spots"]
    by_hope = swoop(ben=PLENTY).do("hope").player("ben")
    assert (by_hope.hope, by_hope.spots) == (6, 6)
    by_spots = swoop(ben=PLENTY).do("spots").player("ben")
    assert (by_spots.hope, by_spots.spots) == (10, 0)


@pytest.mark.parametrize(
    ("owned", "said"),
    [
        (PLENTY, ["Lose 4 hope chips", "Lose 6 spot chips"]),
        ({"hope": 1, "spots": 5}, ["Lose 1 hope chip", "Lose 5 spot chips"]),
    ],
)
def test_a_choice_names_the_chips_that_it_really_costs(owned: Area, said: list[str]) -> None:
    decision = swoop(ben=owned).state.decision
    assert decision is not None
    assert [ENGLISH.say(option.label()) for option in decision.options] == said


@pytest.mark.rule("PNT-HAL-15")
def test_each_of_3_opponents_chooses_alone() -> None:
    t = swoop(ben=PLENTY, cyd=PLENTY, dan=PLENTY).do("hope", "spots", "hope")
    lost = [(10 - t.player(name).hope, 6 - t.player(name).spots) for name in ("ben", "cyd", "dan")]
    assert lost == [(4, 0), (0, 6), (4, 0)]


@pytest.mark.rule("PNT-HAL-16")
def test_the_chips_lost_are_not_for_the_owner() -> None:
    t = swoop(ben=PLENTY, cyd=PLENTY)
    before = (t.player("ada").hope, t.player("ada").spots)
    t.do("hope", "spots")
    assert (t.player("ada").hope, t.player("ada").spots) == before


@pytest.mark.rule("PNT-HAL-17", "PNT-HAL-18")
def test_swoop_halo_is_a_hope_symbol_of_6_that_the_leader_activates_afterwards() -> None:
    t = swoop("ada", ben=PLENTY)
    assert t.player("ada").hope == 0
    assert t.do("hope").player("ada").hope == 3
    assert swoop("ben", ben=PLENTY).do("hope").player("ada").hope == 0


@pytest.mark.rule("PNT-Q-37")
def test_opponents_decide_in_turn_order_from_the_left_of_the_owner() -> None:
    cyd = {"spots": 1, "cards": circle("C")}
    row = ["halo_swoop", "halo_ink", "halo_faith", "halo_honor", "halo_skill"]
    players = {"ada": PLENTY, "ben": PLENTY, "cyd": cyd, "dan": PLENTY}
    t = table(players=players, turn="cyd", step="additional", halo_row=row)
    t.do("paint S02.blue4 to 4", "halo halo_swoop")
    asked = []
    while t.asks()[1] == "swoop":
        asked.append(t.asks()[0])
        t.do("hope")
    assert asked == ["dan", "ada", "ben"]


@pytest.mark.rule("PNT-Q-37")
def test_an_opponent_cannot_choose_what_cannot_be_lost_in_full() -> None:
    t = swoop(ben={"hope": 3, "spots": 6}, cyd={"hope": 4, "spots": 5})
    # One way is left to each of them, so nobody is asked.
    assert (t.player("ben").hope, t.player("ben").spots) == (3, 0)
    assert (t.player("cyd").hope, t.player("cyd").spots) == (0, 5)
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-37")
def test_an_opponent_with_too_little_of_both_loses_what_there_is_of_the_one_chosen() -> None:
    t = swoop(ben={"hope": 3, "spots": 5})
    assert t.options() == ["hope", "spots"]
    assert t.do("spots").player("ben").spots == 0
    assert t.player("ben").hope == 3


@pytest.mark.rule("PNT-Q-37")
def test_an_option_that_costs_nothing_is_not_offered_while_the_other_costs_something() -> None:
    t = swoop(ben={"hope": 3, "spots": 0}, cyd={"hope": 0, "spots": 2})
    # One way is left to each of them, so nobody is asked.
    assert (t.player("ben").hope, t.player("cyd").spots) == (0, 0)
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-37")
def test_who_has_nothing_loses_nothing() -> None:
    t = swoop(ben={"hope": 0, "spots": 0}).do("hope")
    assert (t.player("ben").hope, t.player("ben").spots) == (0, 0)
