"""The three ways to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.painters.table import Table, table

FIVE_TILES = ["sky_cotton", "sky_dice", "sky_mommy", "sky_savings", "sky_spots"]
# Cards without halves and limits, laid row by row.
PLAIN = ["A", "S10", "S12", "S14", "S15", "S16", "S17", "S27", "S31"]


def grid(columns: int, completed: int = 9) -> dict[str, Any]:
    """Nine cards in rows of so many, the first ones completed."""
    return {
        text: {"at": [n % columns, n // columns], "completed": n < completed} for n, text in enumerate(PLAIN)
    }


def victory_check(ada: dict[str, Any], **given: Any) -> Table:
    """Step 4 of Ada's turn, with the leader in her hand."""
    return table(players={"ada": ada, "ben": {"cards": {"B": {}}}}, leader="ada", step="victory", **given)


def star() -> Table:
    return victory_check({"tiles": FIVE_TILES})


def firmament() -> Table:
    return victory_check({"cards": grid(columns=3)})


def efficiency(ada_hope: int = 8) -> Table:
    """The critical phase ends; Ben has 10 hope chips, and Ada's count double because she has the leader."""
    players = {"ada": {"hope": ada_hope}, "ben": {"hope": 10}}
    return table(players=players, leader="ada", step="victory", critical=True, led_at_start=True)


@pytest.mark.rule("PNT-OBJ-01")
@pytest.mark.parametrize("win", [star, firmament, efficiency])
def test_one_player_wins_and_the_other_loses(win: Callable[[], Table]) -> None:
    t = win()
    assert t.winners() == ["ada"]
    assert t.state.outcome is not None
    assert t.state.outcome.returns(2) == (1.0, 0.0)


@pytest.mark.rule("PNT-OBJ-02")
def test_there_are_three_ways_to_win() -> None:
    assert [t.ending() for t in (star(), firmament(), efficiency())] == ["star", "firmament", "efficiency"]


@pytest.mark.rule("PNT-OBJ-03")
def test_five_tiles_win_at_once() -> None:
    assert star().ending() == "star"
    assert victory_check({"tiles": FIVE_TILES[:4]}).state.outcome is None


@pytest.mark.rule("PNT-OBJ-04")
def test_nine_blue_cards_in_a_3_by_3_grid_win_at_once() -> None:
    assert firmament().ending() == "firmament"
    assert victory_check({"cards": grid(columns=3, completed=8)}).state.outcome is None
    assert victory_check({"cards": grid(columns=4)}).state.outcome is None


@pytest.mark.rule("PNT-OBJ-05")
def test_at_the_end_of_the_critical_phase_most_points_win() -> None:
    assert efficiency(ada_hope=4).winners() == ["ben"]
    assert efficiency(ada_hope=6).winners() == ["ada"]


@pytest.mark.rule("PNT-OBJ-05")
def test_points_do_not_count_against_a_star_victory() -> None:
    players = {"ada": {"tiles": FIVE_TILES}, "ben": {"hope": 500}}
    t = table(players=players, leader="ada", step="victory", critical=True, led_at_start=True)
    assert (t.ending(), t.winners()) == ("star", ["ada"])
