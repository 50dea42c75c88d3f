"""Additional action: acquire a Sky Painter tile."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.painters.components.tiles import TILE_TEXT
from tests.rules.painters.table import Table, table

# Fugaz costs 1 spot and 9 hope, Mommy 2 and 8, Savings 1 and 7; the positions add 4, 3 and 2 of each.
OFFER = ["sky_fugaz", "sky_mommy", "sky_savings"]


def shopper(
    spots: int = 40,
    hope: int = 40,
    offer: list[str] = OFFER,
    pile: tuple[str, ...] = ("sky_playful", "sky_target"),
    leader: str = "nobody",
    ben: dict[str, Any] | None = None,
    **area: Any,
) -> Table:
    """Ada in step 2 in front of a tile offer; no die is left to be bought."""
    return table(
        step="additional",
        leader=leader,
        players={"ada": {"spots": spots, "hope": hope, **area}, "ben": ben or {}},
        pool=[],
        tile_offer=offer,
        pile=list(pile),
    )


def in_the_right_position(tile: str, **area: Any) -> Table:
    return shopper(offer=["none", "none", tile], pile=(), **area)


def owned(t: Table) -> list[str]:
    return [TILE_TEXT[tile] for tile in t.player("ada").tiles]


@pytest.mark.rule("PNT-TIL-01", "PNT-TIL-10")
def test_the_first_tile_is_paid_and_lies_in_the_play_area() -> None:
    t = shopper(spots=3, hope=9).do("tile sky_savings")
    assert owned(t) == ["sky_savings"]
    assert (t.player("ada").spots, t.player("ada").hope) == (0, 0)
    assert (t.player("ben").spots, t.player("ben").hope) == (0, 0)


@pytest.mark.rule("PNT-TIL-01", "PNT-TIL-03")
@pytest.mark.parametrize(("spots", "hope"), [(2, 9), (3, 8)], ids=["short of spots", "short of hope"])
def test_the_whole_cost_must_be_there(spots: int, hope: int) -> None:
    # Without the tile Ada has nothing to do in step 2 and Ben is asked.
    t = shopper(spots, hope, cards={})
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-TIL-02", "PNT-TIL-03")
@pytest.mark.parametrize(
    ("offer", "spots", "hope"),
    [
        (["sky_savings", "none", "none"], 1 + 4, 7 + 4),
        (["none", "sky_savings", "none"], 1 + 3, 7 + 3),
        (["none", "none", "sky_savings"], 1 + 2, 7 + 2),
    ],
    ids=["left", "centre", "right"],
)
def test_the_position_adds_to_the_price_of_the_tile(offer: list[str], spots: int, hope: int) -> None:
    t = shopper(offer=offer).do("tile sky_savings")
    assert (40 - t.player("ada").spots, 40 - t.player("ada").hope) == (spots, hope)


@pytest.mark.rule("PNT-TIL-04")
def test_the_top_of_the_pile_cannot_be_acquired() -> None:
    t = shopper()
    assert [text for text in t.options() if text.startswith("tile")] == [f"tile {tile}" for tile in OFFER]
    assert t.why_not("tile sky_playful") == ["PNT-TIL-04"]


@pytest.mark.rule("PNT-TIL-05")
def test_everybody_sees_the_top_of_the_pile() -> None:
    t = shopper()
    assert [TILE_TEXT[t.view(name).pile_top] for name in ("ada", "ben", None)] == ["sky_playful"] * 3
    t.do("tile sky_savings")
    assert [TILE_TEXT[t.view(name).pile_top] for name in ("ada", "ben", None)] == ["sky_target"] * 3
    assert "pile-shown" in t.kinds()


@pytest.mark.rule("PNT-TIL-06", "PNT-TIL-07")
@pytest.mark.parametrize(
    ("tile", "offer"),
    [
        ("sky_savings", ["sky_playful", "sky_fugaz", "sky_mommy"]),
        ("sky_mommy", ["sky_playful", "sky_fugaz", "sky_savings"]),
        ("sky_fugaz", ["sky_playful", "sky_mommy", "sky_savings"]),
    ],
)
def test_the_offer_slides_right_and_the_pile_fills_the_left(tile: str, offer: list[str]) -> None:
    t = shopper().do(f"tile {tile}")
    assert t.words()["tile_offer"] == offer
    assert t.words()["pile"] == ["sky_target"]


@pytest.mark.rule("PNT-TIL-08")
def test_with_an_empty_pile_the_left_stays_empty() -> None:
    t = shopper(pile=()).do("tile sky_savings")
    assert t.words()["tile_offer"] == ["none", "sky_fugaz", "sky_mommy"]


@pytest.mark.rule("PNT-TIL-11", "PNT-TIL-12")
def test_the_effect_comes_first_then_the_bonus_from_the_left() -> None:
    t = in_the_right_position("sky_wisdom", ben={"hope": 5}).do("tile sky_wisdom")
    parts = [kind for kind in t.kinds() if kind in ("hope-stolen", "leader-taken", "hope-activated")]
    assert parts == ["hope-stolen", "leader-taken", "hope-activated"]


@pytest.mark.rule("PNT-TIL-13")
def test_an_immediate_effect_happens_once() -> None:
    t = in_the_right_position("sky_wisdom", ben={"hope": 5}).do("tile sky_wisdom")
    assert t.player("ben").hope == 3
    t.do("spot", "spot")
    assert t.asks() == ("ben", "main")
    assert t.player("ben").hope == 3


@pytest.mark.rule("PNT-TIL-14")
def test_a_permanent_effect_lasts() -> None:
    t = in_the_right_position("sky_spots", spots=12).do("tile sky_spots")
    assert t.player("ada").spots == 7
    t.do("spot", "spot")
    assert t.asks() == ("ben", "main")
    assert t.player("ada").spots == 7


@pytest.mark.rule("PNT-TIL-15", "PNT-TIL-18")
def test_effects_and_points_of_the_end_give_nothing_before_it() -> None:
    t = in_the_right_position("sky_mommy", spots=4, hope=10).do("tile sky_mommy")
    assert (t.player("ada").spots, t.player("ada").hope, t.player("ada").clouds) == (0, 0, 0)


@pytest.mark.rule("PNT-TIL-15", "PNT-TIL-18")
def test_they_count_in_an_efficiency_victory() -> None:
    t = table(
        step="victory",
        critical=True,
        led_at_start=True,
        leader="ada",
        players={"ada": {"tiles": ["sky_mommy"], "cards": {}}, "ben": {"cards": {}}},
    )
    assert t.state.outcome is not None
    assert t.state.outcome.scores == (2 + 6, 0)


@pytest.mark.rule("PNT-TIL-18")
def test_they_do_not_count_in_a_star_victory() -> None:
    dear = ["sky_levitt_alpha", "sky_cotton", "sky_dice", "sky_gnomichaun"]
    cheap = ["sky_mad", "sky_helpsy", "sky_mommy", "sky_tackle", "sky_tantrum"]
    players = {"ada": {"tiles": cheap}, "ben": {"tiles": dear, "hope": 90}}
    t = table(step="victory", leader="ada", players=players)
    assert (t.ending(), t.winners()) == ("star", ["ada"])
    assert t.state.outcome is not None
    assert t.state.outcome.scores == ()


@pytest.mark.rule("PNT-TIL-16")
def test_a_leader_icon_takes_the_leader() -> None:
    t = in_the_right_position("sky_spots", leader="ben").do("tile sky_spots")
    assert t.leader() == "ada"


@pytest.mark.rule("PNT-TIL-17")
@pytest.mark.parametrize(("leader", "gained"), [("ada", (4 + 4) // 2), ("ben", 0), ("nobody", 0)])
def test_a_hope_symbol_needs_the_leader(leader: str, gained: int) -> None:
    t = in_the_right_position("sky_cotton", hope=9, leader=leader, cards={"A": {"completed": True}})
    assert t.do("tile sky_cotton").player("ada").hope == gained


@pytest.mark.rule("PNT-TIL-17")
def test_a_silent_symbol_counts_in_later_sums() -> None:
    t = shopper(offer=["none", "sky_spots", "sky_dice"], pile=("sky_cotton",))
    t.do("tile sky_dice", "tile sky_spots")
    before = t.player("ada").hope
    t.do("tile sky_cotton")
    # Sky Cotton costs 7 + 3 in the centre.
    assert t.player("ada").hope == before - 10 + (4 + 4) // 2


@pytest.mark.rule("PNT-TIL-19", "PNT-TIL-21")
def test_several_tiles_each_at_the_position_it_has_then() -> None:
    # Mommy stands in the centre first and on the right once Savings is gone.
    t = shopper(spots=3 + 4, hope=9 + 10, pile=()).do("tile sky_savings", "tile sky_mommy")
    assert owned(t) == ["sky_savings", "sky_mommy"]
    assert (t.player("ada").spots, t.player("ada").hope) == (0, 0)


@pytest.mark.rule("PNT-TIL-20")
def test_a_tile_is_finished_before_the_next() -> None:
    dice = {"S32": {"dice": ["red3", "yellow3", "blue2", "empty"]}}
    t = shopper(
        offer=["none", "sky_savings", "sky_mad"], pile=(), leader="ada", ben={"cards": dice}, cards={}
    )
    t.do("tile sky_mad")
    assert t.asks() == ("ben", "mad")
    hope = t.player("ada").hope
    t.do("no")
    # 4 for Ben's refusal and half of the tile's own symbol of 3, all before she may go on.
    assert t.player("ada").hope == hope + 4 + 1
    assert t.options() == ["end", "tile sky_savings"]


@pytest.mark.rule("PNT-TIL-22")
def test_there_is_room_for_a_sixth_tile() -> None:
    five = ["sky_commander", "sky_cotton", "sky_dice", "sky_gnomichaun", "sky_halo"]
    t = in_the_right_position("sky_savings", tiles=five).do("tile sky_savings")
    assert owned(t) == [*five, "sky_savings"]
