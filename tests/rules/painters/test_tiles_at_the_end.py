"""Tiles that count in the scoring: Sky Commander, Sky Fugaz, Sky Mommy, Sky Savings."""

from __future__ import annotations

import pytest

from skyshelf.games.painters.components.tiles import TILE_BY_TEXT, TILES
from tests.rules.painters.given import points
from tests.rules.painters.table import Area


def effect(tile: str, leader: str = "ben", **ada: object) -> int:
    """The points that a tile brings beyond those printed on it."""
    tiles = ada.pop("tiles", [])
    assert isinstance(tiles, list)
    without: Area = {**ada, "tiles": tiles}
    owner: Area = {**ada, "tiles": [*tiles, tile]}
    return points(owner, leader=leader) - points(without, leader=leader) - TILES[TILE_BY_TEXT[tile]].points


@pytest.mark.rule("PNT-SKY-01")
def test_sky_commander_counts_hope_as_if_the_owner_had_the_leader() -> None:
    assert effect("sky_commander", hope=7) == 7
    assert points({"hope": 7, "tiles": ["sky_commander"]}) - points({"tiles": ["sky_commander"]}) == 14


@pytest.mark.rule("PNT-SKY-02")
def test_sky_commander_adds_nothing_for_the_leader() -> None:
    assert effect("sky_commander", leader="ada", hope=7) == 0


@pytest.mark.rule("PNT-SKY-11")
def test_sky_fugaz_counts_2_for_each_leader_symbol() -> None:
    cards = {"S05": {"completed": True}, "S17": {"at": [0, 1], "completed": True}}
    assert effect("sky_fugaz", cards=cards) == 2 * 2


@pytest.mark.rule("PNT-SKY-12", "PNT-Q-39")
def test_sky_fugaz_counts_3_for_each_star_symbol_whatever_its_value() -> None:
    cards = {"S06": {"completed": True}, "S21": {"at": [0, 1], "completed": True}}
    assert effect("sky_fugaz", cards=cards) == 2 * 3


@pytest.mark.rule("PNT-Q-39")
def test_sky_fugaz_counts_completed_cards_only() -> None:
    # S03 has both symbols but shows its grey face.
    assert effect("sky_fugaz", cards={"A": {"completed": True}, "S03": {"at": [0, 1]}}) == 0


@pytest.mark.rule("PNT-SKY-30", "PNT-Q-39")
def test_sky_mommy_counts_6_for_each_tile_itself_included() -> None:
    assert effect("sky_mommy") == 6
    assert effect("sky_mommy", tiles=["sky_spots", "sky_dice"]) == 18


@pytest.mark.rule("PNT-SKY-35", "PNT-Q-39")
def test_sky_savings_counts_tiles_times_cloud_tokens() -> None:
    assert effect("sky_savings", clouds=3) == 3
    assert effect("sky_savings", clouds=3, tiles=["sky_spots", "sky_dice"]) == 9
    assert effect("sky_savings", tiles=["sky_spots", "sky_dice"]) == 0
