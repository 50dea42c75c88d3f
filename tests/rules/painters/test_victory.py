"""Step 4: star and firmament victory."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from tests.rules.painters.table import Table, table
from tests.rules.painters.winning import FIVE_TILES, GRID, Places, completed_at

OTHER_FIVE = ["sky_halo", "sky_helpsy", "sky_mad", "sky_mommy", "sky_playful"]


def step_4(leader: str = "ada", ben: dict[str, Any] | None = None, **area: Any) -> Table:
    """Ada's step 4 with this play area; without a victory the game runs on to Ben's turn."""
    return table(step="victory", leader=leader, players={"ada": area, "ben": ben or {}})


@pytest.mark.rule("PNT-VIC-01", "PNT-VIC-02", "PNT-VIC-04")
def test_five_tiles_and_the_leader_win_at_once() -> None:
    t = step_4(tiles=FIVE_TILES)
    assert (t.ending(), t.winners()) == ("star", ["ada"])


@pytest.mark.rule("PNT-VIC-01", "PNT-VIC-02")
def test_with_four_tiles_the_game_goes_on() -> None:
    t = step_4(tiles=FIVE_TILES[:4])
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-VIC-03")
@pytest.mark.parametrize("leader", ["nobody", "ben"])
def test_no_star_victory_without_the_leader(leader: str) -> None:
    t = step_4(leader, tiles=FIVE_TILES)
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-VIC-05", "PNT-VIC-07")
def test_a_grid_of_completed_cards_and_the_leader_win_at_once() -> None:
    t = step_4(cards=completed_at(GRID))
    assert (t.ending(), t.winners()) == ("firmament", ["ada"])


@pytest.mark.rule("PNT-VIC-05")
@pytest.mark.parametrize(
    "places",
    [
        [(column, 0) for column in range(9)],
        [*GRID[:8], (0, 3)],
        [(column, row) for column in range(5) for row in range(2)],
        [(column, row) for row in (0, 1, -1) for column in range(3) if (column, row) != (1, -1)] + [(-1, 0)],
    ],
    ids=["a row", "a corner elsewhere", "two rows", "a hole"],
)
def test_nine_cards_in_another_shape_do_not_win(places: Places) -> None:
    t = step_4(cards=completed_at(places))
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-VIC-05")
def test_a_grey_card_spoils_the_grid() -> None:
    cards = completed_at([*GRID, (3, 0)])
    cards["S27"]["completed"] = False
    assert step_4(cards=cards).asks() == ("ben", "main")


@pytest.mark.rule("PNT-VIC-06")
@pytest.mark.parametrize("leader", ["nobody", "ben"])
def test_no_firmament_victory_without_the_leader(leader: str) -> None:
    t = step_4(leader, cards=completed_at(GRID))
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-VIC-08")
def test_nothing_is_checked_before_step_4() -> None:
    area = {"spots": 6, "hope": 10, "tiles": FIVE_TILES[:4], "cards": {"A": {"dice": ["blue1", "empty"]}}}
    offer = ["none", "none", "sky_mommy"]
    t = table(step="additional", leader="ada", players={"ada": area, "ben": {}}, tile_offer=offer)
    t.do("tile sky_mommy")
    assert t.asks() == ("ada", "additional")
    assert t.do("end").ending() == "star"


@pytest.mark.rule("PNT-VIC-08")
def test_conditions_lost_before_step_4_do_not_count() -> None:
    t = table(step="additional", leader="ada", players={"ada": {"tiles": FIVE_TILES, "spots": 1}, "ben": {}})
    assert t.asks() == ("ada", "additional")
    t.state.leader = Seat(t.names.index("ben"))
    assert t.do("end").asks() == ("ben", "main")


@pytest.mark.rule("PNT-VIC-09")
@pytest.mark.parametrize(
    ("area", "ending"),
    [({"tiles": FIVE_TILES, "cards": {}}, "star"), ({"cards": completed_at(GRID)}, "firmament")],
)
def test_only_the_player_in_turn_can_win(area: dict[str, Any], ending: str) -> None:
    t = step_4("ben", ben=area)
    assert t.asks() == ("ben", "main")
    t.do("spot")
    assert (t.ending(), t.winners()) == (ending, ["ben"])


@pytest.mark.rule("PNT-VIC-10", "PNT-Q-28")
def test_cards_outside_the_grid_do_not_matter() -> None:
    t = step_4(cards={**completed_at([*GRID, (3, 0), (-1, 2)]), "S35": {"at": [0, -1]}})
    assert t.ending() == "firmament"


@pytest.mark.rule("PNT-Q-28")
def test_the_initial_card_may_lie_outside() -> None:
    t = step_4(cards=completed_at([(-1, 0), *GRID]))
    assert t.ending() == "firmament"


@pytest.mark.rule("PNT-Q-28")
def test_more_than_five_tiles_win_too() -> None:
    assert step_4(tiles=[*FIVE_TILES, "sky_halo"]).ending() == "star"


@pytest.mark.rule("PNT-TIE-02")
def test_a_star_victory_is_never_shared() -> None:
    t = step_4(tiles=FIVE_TILES, ben={"tiles": OTHER_FIVE})
    assert t.winners() == ["ada"]


@pytest.mark.rule("PNT-TIE-02")
def test_a_firmament_victory_is_never_shared() -> None:
    with_tiles = {"tiles": FIVE_TILES, "hope": 50}
    t = step_4(cards=completed_at(GRID), ben=with_tiles)
    assert (t.ending(), t.winners()) == ("firmament", ["ada"])
