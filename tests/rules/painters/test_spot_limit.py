"""Step 3: the spot limit."""

from __future__ import annotations

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.painters.table import Table, table


def at_the_limit(spots: int, hope: int = 0, tiles: tuple[str, ...] = ()) -> Table:
    """Ada has reached step 3 with these goods; the game then runs on to Ben's turn."""
    return table(
        step="limit", players={"ada": {"spots": spots, "hope": hope, "tiles": list(tiles)}, "ben": {}}
    )


@pytest.mark.rule("PNT-LIM-01")
def test_any_number_of_spots_before_step_3() -> None:
    cards = {"S06": {"dice": ["purple4", "empty"]}, "A": {"at": [0, 1], "dice": ["blue1", "empty"]}}
    t = table(players={"ada": {"spots": 6, "cards": cards}, "ben": {}}).do("spot")
    assert t.player("ada").spots == 7
    # A card completed in step 2 brings 6 spots more.
    t.do("buy blue1", "paint S06.blue3 to 3")
    assert t.asks() == ("ada", "additional")
    assert t.player("ada").spots == 7 - 1 - 2 + 6


@pytest.mark.rule("PNT-LIM-02", "PNT-LIM-03")
@pytest.mark.parametrize("spots", [7, 17, 60])
def test_spots_above_6_are_discarded_unasked(spots: int) -> None:
    t = at_the_limit(spots)
    assert t.player("ada").spots == 6
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-LIM-04")
@pytest.mark.parametrize("spots", [0, 1, 5, 6])
def test_6_or_fewer_stay(spots: int) -> None:
    t = at_the_limit(spots)
    assert t.player("ada").spots == spots
    assert "spots-discarded" not in [event.kind for event in t.state.events]


@pytest.mark.rule("PNT-LIM-05")
def test_hope_has_no_limit() -> None:
    assert at_the_limit(spots=9, hope=133).player("ada").hope == 133


@pytest.mark.rule("PNT-LIM-06")
def test_sky_spots_allows_one_more() -> None:
    assert at_the_limit(spots=9, tiles=("sky_spots",)).player("ada").spots == 7


@pytest.mark.rule("PNT-LIM-02")
@pytest.mark.parametrize(
    ("spots", "tiles", "said"),
    [
        (6, (), "End the turn"),
        (7, (), "End the turn and lose 1 spot"),
        (9, (), "End the turn and lose 3 spots"),
        (9, ("sky_spots",), "End the turn and lose 2 spots"),
    ],
)
def test_who_ends_the_turn_is_told_how_many_spots_that_loses(
    spots: int, tiles: tuple[str, ...], said: str
) -> None:
    t = table(step="additional", players={"ada": {"spots": spots, "tiles": list(tiles)}, "ben": {}})
    assert t.state.decision is not None
    end = next(option for option in t.state.decision.options if option.text() == "end")
    assert Speaker("en").say(end.label()) == said
    t.do("end")
    assert t.player("ada").spots == min(spots, 7 if tiles else 6)
