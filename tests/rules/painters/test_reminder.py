"""What the reference reminder repeats, in the words of the reminder."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.painters.table import Table, table


@pytest.mark.rule("PNT-REM-02")
def test_spots_leader_hope_cloud() -> None:
    # The Tiger kite has them all but the halo; its half cloud joins the Canary's.
    cards = {
        "S07": {"completed": True},
        "S36": {"at": [1, 0], "dice": ["orange3", "black5", "blue3", "empty"]},
    }
    t = table(players={"ada": {"cards": cards}, "ben": {}}, pool=["white5"]).do("die white5")
    bonuses = ["spots-gained", "leader-taken", "hope-activated", "cloud-gained"]
    assert [kind for kind in t.kinds() if kind in bonuses] == bonuses


@pytest.mark.rule("PNT-REM-02")
def test_spots_hope_halo() -> None:
    # No card has a halo and a cloud: the Dragon's circle with the Sun shows where the halo comes.
    cards = {
        "S30": {"dice": ["empty", "purple5", "blue5"]},
        "S01": {"at": [1, 0], "completed": True},
    }
    t = table(players={"ada": {"cards": cards}, "ben": {}}, leader="ada", pool=["green2"])
    t.do("die green2", "halo halo_ink")
    bonuses = ["spots-gained", "hope-activated", "halo-taken"]
    assert [kind for kind in t.kinds() if kind in bonuses] == [*bonuses, "spots-gained"]


def step_2(**ada: Any) -> Table:
    """Ada in step 2, with chips for everything."""
    return table(
        players={"ada": {"spots": 30, "hope": 40, **ada}, "ben": {}},
        step="additional",
        tile_offer=["sky_fugaz", "sky_mommy", "sky_savings"],
        pool=["white1", "white2", "blue1"],
    )


@pytest.mark.rule("PNT-REM-03")
def test_another_die_once_per_turn() -> None:
    t = step_2().do("buy white1")
    assert not any(text.startswith("buy") for text in t.options())
    assert t.why_not("buy blue1") == ["PNT-XDI-02"]


@pytest.mark.rule("PNT-REM-03")
def test_no_limit_for_painting() -> None:
    t = step_2(cards={"A": {"dice": ["blue1", "white1"]}})
    t.do("paint A.blue4 to 2", "paint A.blue4 to 3", "paint A.white3 to 2", "paint A.blue4 to 4")
    assert "paint A.white3 to 3" in t.options()


@pytest.mark.rule("PNT-REM-03")
def test_no_limit_for_tiles() -> None:
    t = step_2().do("tile sky_fugaz", "tile sky_mommy", "tile sky_savings")
    assert len(t.player("ada").tiles) == 3


@pytest.mark.rule("PNT-REM-06")
def test_halo_tokens_work_as_soon_as_they_are_placed() -> None:
    cards = {"S30": {"dice": ["empty", "purple5", "blue5"]}, "S01": {"at": [1, 0], "completed": True}}
    row = ["halo_heartbeat", "none", "none", "none", "none"]
    ada = {"cards": cards, "hope": 5}
    t = table(players={"ada": ada, "ben": {}}, halo_row=row, pool=["green2"])
    before = t.do("die green2").player("ada").hope
    # Four empty spaces cost 5 hope and 6 spots; the Heartbeat Halo gives 9 hope.
    assert t.do("halo halo_heartbeat").player("ada").hope == before - 5 + 9


@pytest.mark.rule("PNT-REM-06")
def test_tiles_work_as_soon_as_they_are_placed() -> None:
    t = table(
        players={"ada": {"spots": 30, "hope": 30}, "ben": {}},
        step="additional",
        tile_offer=["none", "none", "sky_cotton"],
        pool=[],
    )
    assert "chips A.white3" not in t.options()
    assert "chips A.white3" in t.do("tile sky_cotton").options()


@pytest.mark.rule("PNT-REM-06")
@pytest.mark.parametrize(("leader", "hope"), [("ada", 3), ("ben", 0), ("nobody", 0)])
def test_hope_needs_the_leader(leader: str, hope: int) -> None:
    # The Dragon's symbol of 7 pays 3.
    cards = {"S30": {"dice": ["empty", "purple5", "blue5"]}}
    t = table(players={"ada": {"cards": cards}, "ben": {}}, leader=leader, pool=["green2"])
    assert t.do("die green2").player("ada").hope == hope


@pytest.mark.rule("PNT-REM-07")
def test_the_critical_phase_starts_with_the_last_card_and_ends_with_a_turn_led_from_start_to_end() -> None:
    t = table(leader="ada", offer=["S06", "S15", "S27"], deck=["S32"], pool=[])
    assert "critical-phase" in t.do("card S27", "place 1,0").kinds()
    assert t.asks() == ("ben", "main")
    t.do("spot", "spot")
    assert t.state.outcome is not None
    assert t.state.outcome.rule == "PNT-CRI-05"


@pytest.mark.rule("PNT-REM-07")
def test_the_critical_phase_also_ends_when_nothing_moves_although_the_reminder_omits_it() -> None:
    t = table(deck=[], critical=True, pool=[]).do("spot", "spot")
    assert t.state.outcome is not None
    assert t.state.outcome.rule == "PNT-CRI-08"
