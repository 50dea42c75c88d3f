"""Where a card may lie."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Value
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARDS, Side, blue, card
from skyshelf.games.painters.rules import placement
from skyshelf.games.painters.setup import new_player
from tests.rules.painters.table import Table, new_game, table

BESIDE = {"left": "place -1,0", "right": "place 1,0", "above": "place 0,1", "below": "place 0,-1"}

# One card for each kind of side; all their other sides are plain.
PLAIN = "S06"
HALF_CLOUD_RIGHT, HALF_CLOUD_LEFT = "S07", "S11"
HALF_HALO_RIGHT, HALF_HALO_LEFT = "S02", "S01"
NIGHT_ABOVE, GRASS_BELOW = "S03", "S08"


def take(text: str, cards: dict[str, Any], settings: dict[str, Value] | None = None) -> Table:
    """Ada, with these cards, takes that card of the offer and must place it."""
    offer = ["none", "none", text]
    t = table(settings, players={"ada": {"cards": cards}, "ben": {}}, offer=offer, deck=[], pool=[])
    return t.do(f"card {text}")


def beside(lying: str, taken: str, settings: dict[str, Value] | None = None) -> set[str]:
    """The sides of the lying card where the taken one may be placed."""
    places = take(taken, {lying: {}}, settings).options()
    return {side for side, text in BESIDE.items() if text in places}


@pytest.mark.rule("PNT-PLC-01")
def test_a_card_goes_beside_a_card_that_lies_there() -> None:
    t = take(PLAIN, {"A": {}})
    assert sorted(t.options()) == sorted(BESIDE.values())
    t.do("place 1,0")
    assert t.card("ada", PLAIN)["at"] == [1, 0]


@pytest.mark.rule("PNT-PLC-02")
def test_a_corner_is_no_contact() -> None:
    t = take(PLAIN, {"A": {}, "S15": {"at": [0, 1]}})
    around = {"place 0,2", "place 0,-1", "place -1,0", "place 1,0", "place -1,1", "place 1,1"}
    assert set(t.options()) == around


@pytest.mark.rule("PNT-PLC-03")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_placed_card_never_moves(seed: int) -> None:
    t = new_game(seats=2, seed=seed)
    before: list[list[int]] = [[], []]
    for _ in t.playing(Rng(seed)):
        now = [player.places[:] for player in t.state.players]
        assert all(now[seat][: len(before[seat])] == before[seat] for seat in range(2))
        before = now
    assert sum(map(len, before)) > 2 + 6


@pytest.mark.rule("PNT-PLC-04")
def test_half_a_cloud_meets_the_other_half() -> None:
    assert "right" in beside(HALF_CLOUD_RIGHT, HALF_CLOUD_LEFT)
    assert "left" in beside(HALF_CLOUD_LEFT, HALF_CLOUD_RIGHT)
    assert "right" not in beside(HALF_CLOUD_RIGHT, PLAIN)
    assert "left" not in beside(PLAIN, HALF_CLOUD_RIGHT)


@pytest.mark.rule("PNT-PLC-05")
def test_half_a_halo_meets_the_other_half() -> None:
    assert "right" in beside(HALF_HALO_RIGHT, HALF_HALO_LEFT)
    assert "left" in beside(HALF_HALO_LEFT, HALF_HALO_RIGHT)
    assert "right" not in beside(HALF_HALO_RIGHT, PLAIN)
    assert "left" not in beside(PLAIN, HALF_HALO_RIGHT)


@pytest.mark.rule("PNT-PLC-06")
@pytest.mark.parametrize(
    ("lying", "taken"),
    [
        (HALF_CLOUD_RIGHT, HALF_HALO_LEFT),
        (HALF_HALO_RIGHT, HALF_CLOUD_LEFT),
        (HALF_CLOUD_RIGHT, PLAIN),
        (PLAIN, HALF_HALO_LEFT),
    ],
)
def test_half_a_figure_meets_nothing_that_does_not_continue_it(lying: str, taken: str) -> None:
    assert "right" not in beside(lying, taken)


@pytest.mark.rule("PNT-Q-10")
def test_strictly_a_half_may_not_touch_a_plain_side_and_a_house_rule_allows_it() -> None:
    for lying, taken in ((HALF_CLOUD_RIGHT, PLAIN), (PLAIN, HALF_HALO_LEFT)):
        assert "right" not in beside(lying, taken)
        assert "right" in beside(lying, taken, {"halves": "lenient"})
    # Two different halves clash in both readings.
    assert "right" not in beside(HALF_CLOUD_RIGHT, HALF_HALO_LEFT, {"halves": "lenient"})


@pytest.mark.rule("PNT-PLC-07")
def test_every_neighbour_is_checked() -> None:
    # The place 1,1 lies above a plain side and right of half a cloud.
    corner = {"A": {"completed": True}, HALF_CLOUD_RIGHT: {"at": [0, 1]}, "S15": {"at": [1, 0]}}
    assert "place 1,1" not in take(PLAIN, corner).options()
    assert "place 1,1" in take(HALF_CLOUD_LEFT, corner).options()


@pytest.mark.rule("PNT-PLC-08")
def test_half_a_figure_may_face_an_empty_place() -> None:
    assert beside(PLAIN, HALF_CLOUD_LEFT) == beside(PLAIN, HALF_HALO_LEFT) == {"left", "above", "below"}


@pytest.mark.rule("PNT-PLC-09")
def test_no_card_lies_against_the_night() -> None:
    assert beside(NIGHT_ABOVE, PLAIN) == {"left", "right", "below"}


@pytest.mark.rule("PNT-PLC-10")
def test_no_card_lies_against_the_grass() -> None:
    assert beside(GRASS_BELOW, PLAIN) == {"left", "right", "above"}


@pytest.mark.rule("PNT-PLC-11")
def test_two_limits_do_not_meet_either() -> None:
    assert "above" not in beside(NIGHT_ABOVE, GRASS_BELOW)
    assert "below" not in beside(GRASS_BELOW, NIGHT_ABOVE)


@pytest.mark.rule("PNT-PLC-12")
def test_a_limit_forbids_the_contact_whichever_card_comes_second() -> None:
    assert "above" not in beside(NIGHT_ABOVE, PLAIN)
    assert "below" not in beside(PLAIN, NIGHT_ABOVE)
    assert "below" not in beside(GRASS_BELOW, PLAIN)
    assert "above" not in beside(PLAIN, GRASS_BELOW)


@pytest.mark.rule("PNT-PLC-13", "PNT-Q-11")
def test_a_card_cannot_be_turned_to_make_it_fit() -> None:
    # Upside down, the half would look away and the night would be at the bottom.
    assert beside(PLAIN, HALF_HALO_LEFT) == {"left", "above", "below"}
    assert beside(PLAIN, NIGHT_ABOVE) == {"left", "right", "above"}


@pytest.mark.rule("PNT-Q-11")
def test_halves_lie_on_left_and_right_sides_night_on_top_and_grass_at_the_bottom() -> None:
    assert (
        {face.left for face in CARDS} == {face.right for face in CARDS} == {Side.PLAIN, Side.CLOUD, Side.HALO}
    )
    assert {face.top for face in CARDS} == {Side.PLAIN, Side.NIGHT}
    assert {face.bottom for face in CARDS} == {Side.PLAIN, Side.GRASS}


@pytest.mark.rule("PNT-Q-11")
def test_any_figure_or_limit_would_work_on_any_side(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = card("X", blue(1), spots=1, top=Side.CLOUD, bottom=Side.HALO, left=Side.NIGHT, right=Side.GRASS)
    under = card("Y", blue(1), spots=1, top=Side.HALO)
    monkeypatch.setattr(placement, "CARDS", (*CARDS, odd, under))
    area = new_player(len(CARDS))
    assert placement.places_for(area, CARD_BY_ID[PLAIN], 0) == []
    assert placement.places_for(area, len(CARDS) + 1, 0) == [placement.place_at(0, -1)]


@pytest.mark.rule("PNT-PLC-14")
def test_a_layout_may_grow_beyond_3_by_3() -> None:
    row = ["A", "S10", "S12", "S14", "S15"]
    cards = {text: {"at": [x, 0], "completed": True} for x, text in enumerate(row)}
    t = take(PLAIN, cards)
    assert {"place -1,0", "place 5,0"} <= set(t.options())
    assert t.do("place 5,0").card("ada", PLAIN)["at"] == [5, 0]


@pytest.mark.rule("PNT-PLC-15")
def test_a_card_is_placed_grey_face_up() -> None:
    t = take(PLAIN, {"A": {}}).do("place 0,1")
    assert t.card("ada", PLAIN) == {"at": [0, 1], "completed": False, "dice": ["empty", "empty"]}
