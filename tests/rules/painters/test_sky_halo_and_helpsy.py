"""Sky Halo draws tokens from the box; Sky Helpsy completes a card."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.rules.halo_bonus import halo_price
from skyshelf.games.painters.rules.tile_effects import KeepHalo, TileBonus
from tests.rules.painters.given import RICH, acquiring, circle, pool_colours
from tests.rules.painters.table import GAME, Table

BOX = ["halo_honor", "halo_ink", "halo_heartbeat"]
BOARD = ["halo_connection", "halo_faith", "halo_leadership", "none", "none"]


def drawing(box: list[str], seed: int = 1, **given: Any) -> Table:
    """Sky Halo acquired with these tokens in the box; a single one is kept without a question."""
    return acquiring("sky_halo", halo_box=box, halo_row=BOARD, seed=seed, **given).do("tile sky_halo")


@pytest.mark.rule("PNT-SKY-16")
def test_sky_halo_draws_2_random_tokens_of_the_box() -> None:
    drawn = {frozenset(drawing(BOX, seed).options()) for seed in range(30)}
    names = [f"halo {halo}" for halo in BOX]
    assert drawn == {frozenset(names) - {left} for left in names}


@pytest.mark.rule("PNT-SKY-17")
def test_the_owner_looks_at_both_and_keeps_one_whose_effect_works() -> None:
    t = drawing(["halo_ink", "halo_heartbeat"], others={"ben": {}, "cyd": {}})
    assert (t.asks(), set(t.options())) == (("ada", "keep-halo"), {"halo halo_ink", "halo halo_heartbeat"})
    before = t.player("ada").spots
    assert t.do("halo halo_ink").player("ada").spots == before + 8
    assert t.player("ada").halos == [Halo.INK]


@pytest.mark.rule("PNT-SKY-17")
def test_nobody_else_sees_what_was_drawn() -> None:
    t = drawing(BOX, others={"ben": {}, "cyd": {}})
    seen = {
        name: [frame for frame in t.view(name).frames if isinstance(frame, KeepHalo)]
        for name in ("ada", "ben")
    }
    assert len(seen["ada"][0].drawn) == 2
    assert seen["ben"][0].drawn == ()
    drawn = next(event for event in t.events if event.kind == "halos-drawn")
    assert "first" in drawn.seen_by(Seat(0)).args
    assert "first" not in drawn.seen_by(Seat(1)).args


def test_the_others_hold_any_two_of_the_box_possible() -> None:
    view = drawing(BOX, others={"ben": {}, "cyd": {}}).view("ben")
    frames = [GAME.determinize(view, seed).frames for seed in range(30)]
    looked_at = [frame.drawn for table in frames for frame in table if isinstance(frame, KeepHalo)]
    assert {len(drawn) for drawn in looked_at} == {2}
    assert {token for drawn in looked_at for token in drawn} == set(view.halo_box)


@pytest.mark.rule("PNT-SKY-18")
def test_the_other_token_goes_back_to_the_box() -> None:
    t = drawing(BOX)
    kept = t.options()[0].removeprefix("halo ")
    t.do(f"halo {kept}")
    assert set(t.words()["halo_box"]) == set(BOX) - {kept}


@pytest.mark.rule("PNT-SKY-19", "PNT-Q-40")
def test_the_token_costs_nothing_and_leaves_the_price_on_the_board_as_it_was() -> None:
    t = drawing(["halo_honor"])
    assert t.player("ada").halos == [Halo.HONOR]
    assert (t.player("ada").spots, t.player("ada").hope) == (RICH - 7, RICH - 10)
    assert t.words()["halo_row"] == BOARD
    price = halo_price(t.state.halo_row)
    assert (price.spots, price.hope) == (3, 3)


@pytest.mark.rule("PNT-Q-40")
def test_with_one_token_or_none_in_the_box_sky_halo_takes_what_is_there() -> None:
    assert drawing(["halo_ink"]).player("ada").halos == [Halo.INK]
    nothing = drawing([])
    assert nothing.player("ada").halos == []
    assert nothing.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-INT-24")
def test_skill_halo_or_swoop_halo_by_sky_halo_work_before_the_bonus_of_the_tile() -> None:
    card = drawing(["halo_skill"], offer=["S10", "S12", "S14"])
    assert card.asks() == ("ada", "card")
    assert any(isinstance(frame, TileBonus) for frame in card.state.frames)
    swoop = drawing(["halo_swoop"], others={"ben": {"hope": 9, "spots": 6}})
    assert swoop.asks() == ("ben", "swoop")
    assert any(isinstance(frame, TileBonus) for frame in swoop.state.frames)
    assert swoop.do("hope").asks() == ("ada", "additional")


@pytest.mark.rule("PNT-SKY-20", "PNT-Q-48")
def test_sky_helpsy_completes_one_uncompleted_card_of_the_owners_choice() -> None:
    cards = {"A": {}, "S06": {"at": [0, 1]}, "S10": {"at": [0, -1], "completed": True}}
    t = acquiring("sky_helpsy", {"cards": cards}).do("tile sky_helpsy")
    assert (t.asks(), t.options()) == (("ada", "helpsy"), ["complete A", "complete S06"])
    t.do("complete S06")
    assert (t.is_completed("ada", "S06"), t.is_completed("ada", "A")) == (True, False)


@pytest.mark.rule("PNT-SKY-21")
def test_without_an_uncompleted_card_sky_helpsy_is_skipped() -> None:
    t = acquiring("sky_helpsy", {"cards": {"A": {"completed": True}}}).do("tile sky_helpsy")
    assert "card-completed" not in t.kinds()
    assert t.player("ada").spots == RICH - 9


@pytest.mark.rule("PNT-SKY-22", "PNT-Q-48")
def test_the_card_is_completed_in_full_with_dice_back_and_all_bonuses() -> None:
    cards = {"A": {"completed": True}, "S32": {"at": [0, 1], "dice": ["red1", "chips", "blue2", "empty"]}}
    t = acquiring("sky_helpsy", {"cards": cards}, pool=["green1"]).do("tile sky_helpsy")
    assert t.player("ada").spots == RICH - 9 + 7
    assert t.leader() == "ada"
    assert t.player("ada").hope == RICH - 7 + (4 + 4) // 2
    assert pool_colours(t) == ["blue", "green", "red"]


@pytest.mark.rule("PNT-INT-23")
def test_sky_helpsy_can_complete_a_circle() -> None:
    t = acquiring("sky_helpsy", {"cards": circle(completed=True)}).do("tile sky_helpsy")
    assert t.asks() == ("ada", "halo")


@pytest.mark.rule("PNT-INT-23")
def test_sky_helpsy_can_complete_a_cloud_of_two_halves() -> None:
    cards = {"A": {"completed": True}, "S09": {"at": [0, 1]}, "S11": {"at": [1, 1], "completed": True}}
    t = acquiring("sky_helpsy", {"cards": cards}).do("tile sky_helpsy")
    assert t.player("ada").clouds == 1
