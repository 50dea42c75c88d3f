"""Sky Wisdom steals hope; with Connection Halo it is also what lifts the rules for halves."""

from __future__ import annotations

import pytest

from tests.rules.painters.given import acquiring, placing
from tests.rules.painters.table import table

LIMITS = [("S03", "place 0,-1"), ("S08", "place 0,1")]


@pytest.mark.rule("PNT-SKY-49")
def test_sky_wisdom_steals_2_hope_chips_from_each_opponent() -> None:
    others = {"ben": {"hope": 2}, "cyd": {"hope": 9}, "dan": {"hope": 5}}
    t = acquiring("sky_wisdom", {"hope": 7}, others=others).do("tile sky_wisdom")
    assert [t.player(name).hope for name in others] == [0, 7, 3]
    # The tile's leader icon and its symbol of 3 then bring 1 more.
    assert t.player("ada").hope == 6 + 1


@pytest.mark.rule("PNT-Q-45")
def test_from_an_opponent_with_fewer_it_takes_what_there_is() -> None:
    others = {"ben": {"hope": 1}, "cyd": {"hope": 0}}
    t = acquiring("sky_wisdom", {"hope": 7}, others=others).do("tile sky_wisdom")
    assert [t.player(name).hope for name in others] == [0, 0]
    assert t.player("ada").hope == 1 + 1


@pytest.mark.rule("PNT-SKY-50")
def test_sky_wisdom_lets_half_clouds_touch_anything() -> None:
    assert "place -1,0" not in placing("S09").options()
    assert "place -1,0" in placing("S09", tiles=("sky_wisdom",)).options()


@pytest.mark.rule("PNT-SKY-51")
@pytest.mark.parametrize(
    ("card", "forbidden"), [("S02", "place -1,0"), *LIMITS], ids=["half halo", "night limit", "grass limit"]
)
def test_sky_wisdom_lifts_no_other_placement_rule(card: str, forbidden: str) -> None:
    free = placing("S06", tiles=("sky_wisdom",)).options()
    assert forbidden in free
    assert set(free) - set(placing(card, tiles=("sky_wisdom",)).options()) == {forbidden}


@pytest.mark.rule("PNT-INT-13")
@pytest.mark.parametrize(("card", "forbidden"), LIMITS, ids=["night limit", "grass limit"])
def test_nothing_lifts_the_limits(card: str, forbidden: str) -> None:
    t = placing(card, tiles=("sky_wisdom",), halos=("halo_connection",))
    assert len(t.options()) == 3
    assert forbidden not in t.options()


@pytest.mark.rule("PNT-INT-10", "PNT-INT-11", "PNT-INT-12")
@pytest.mark.parametrize(
    ("tiles", "halos", "legal"),
    [
        ((), (), False),
        (("sky_wisdom",), (), False),
        ((), ("halo_connection",), False),
        (("sky_wisdom",), ("halo_connection",), True),
    ],
)
def test_a_half_halo_may_face_a_half_cloud_only_with_both(
    tiles: tuple[str, ...], halos: tuple[str, ...], legal: bool
) -> None:
    # The left side of S11 is half a cloud, the right side of S02 half a halo.
    t = placing("S02", tiles=tiles, halos=halos, cards={"A": {}, "S11": {"at": [0, 1]}})
    assert ("place -1,1" in t.options()) == legal


@pytest.mark.rule("PNT-INT-10")
def test_a_circle_that_does_not_tie_gives_no_halo_bonus() -> None:
    cards = {
        "A": {"completed": True},
        "S02": {"at": [0, 1], "dice": ["green5", "blue3"]},
        "S06": {"at": [1, 1], "completed": True},
    }
    ada = {"spots": 1, "halos": ["halo_connection"], "cards": cards}
    t = table(players={"ada": ada, "ben": {}}, step="additional").do("paint S02.blue4 to 4")
    assert t.is_completed("ada", "S02")
    assert t.asks()[1] != "halo"


@pytest.mark.rule("PNT-INT-11")
def test_a_cloud_that_does_not_tie_gives_no_cloud_token() -> None:
    cards = {
        "A": {"completed": True},
        "S09": {"at": [0, 1], "dice": ["green6", "blue3", "white2"]},
        "S06": {"at": [1, 1], "completed": True},
    }
    ada = {"spots": 1, "tiles": ["sky_wisdom"], "cards": cards}
    t = table(players={"ada": ada, "ben": {}}, step="additional").do("paint S09.blue4 to 4")
    assert t.is_completed("ada", "S09")
    assert t.player("ada").clouds == 0
