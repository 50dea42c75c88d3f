"""Scoring at the end by efficiency, and shared victories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.painters.table import Area, Table, table


def at_the_end(areas: dict[str, Area], leader: str = "ada") -> Table:
    """The leader's turn has ended the game; the play areas hold nothing but what is said."""
    return table(
        step="victory",
        critical=True,
        led_at_start=True,
        turn=leader,
        leader=leader,
        players={name: {"cards": {}, **area} for name, area in areas.items()},
        offer_hope=9,
    )


def scores(t: Table) -> tuple[int, ...]:
    assert t.state.outcome is not None
    return t.state.outcome.scores


def points_of(**area: Any) -> int:
    """What this play area is worth to Ada while Ben has the leader."""
    return scores(at_the_end({"ada": area, "ben": {}}, leader="ben"))[0]


def places_for(*clouds: int) -> tuple[int, ...]:
    """The scores of players who have cloud tokens and nothing else."""
    names = ("ada", "ben", "cleo", "dan")
    return scores(at_the_end({name: {"clouds": count} for name, count in zip(names, clouds, strict=False)}))


@pytest.mark.rule("PNT-SCO-01")
def test_stars_of_completed_cards() -> None:
    cards = {"S06": {"completed": True}, "S14": {"at": [0, 1], "completed": True}}
    assert points_of(cards=cards) == 7 + 7


@pytest.mark.rule("PNT-SCO-02", "PNT-SCO-16")
def test_an_uncompleted_card_is_worth_one_point_and_not_its_star() -> None:
    cards = {"S06": {}, "S14": {"at": [0, 1]}, "S15": {"at": [0, 2], "completed": True}}
    assert points_of(cards=cards) == 1 + 1 + 4


@pytest.mark.rule("PNT-SCO-03")
def test_points_on_tiles() -> None:
    assert points_of(tiles=["sky_levitt_alpha", "sky_mad"]) == 12 + 2


@pytest.mark.rule("PNT-SCO-04")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (["sky_fugaz"], 6 + 2 + 3),
        (["sky_mommy", "sky_cotton"], 2 + 6 + 2 * 6),
        (["sky_savings", "sky_cotton"], 4 + 6 + 2 * 2),
    ],
    ids=["Sky Fugaz", "Sky Mommy", "Sky Savings"],
)
def test_end_of_game_effects_of_tiles(tiles: list[str], points: int) -> None:
    # Rocket has the leader and a star of 4; 2 cloud tokens are the most.
    area = {"cards": {"S15": {"completed": True}}, "clouds": 2}
    assert points_of(**area, tiles=tiles) == points_of(**area) + points


@pytest.mark.rule("PNT-SCO-05")
def test_points_of_halo_tokens() -> None:
    assert points_of(halos=["halo_honor", "halo_connection", "halo_faith"]) == 15


@pytest.mark.rule("PNT-SCO-06", "PNT-SCO-07", "PNT-SCO-08", "PNT-SCO-09", "PNT-SCO-10", "PNT-SCO-11")
@pytest.mark.parametrize(
    ("clouds", "points"),
    [
        ((3, 2, 1), (15, 7, 5)),
        ((1, 2, 3), (5, 7, 15)),
        ((3, 2, 2, 1), (15, 7, 7, 0)),
        ((2, 2, 1), (15, 15, 5)),
        ((2, 2, 2, 1), (15, 15, 15, 0)),
        ((2, 2, 1, 1), (15, 15, 5, 5)),
        ((3, 1, 1), (15, 7, 7)),
        ((2, 1), (15, 7)),
    ],
)
def test_places_by_cloud_tokens(clouds: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert places_for(*clouds) == points


@pytest.mark.rule("PNT-SCO-12", "PNT-Q-32")
@pytest.mark.parametrize(("clouds", "points"), [((1, 0, 0), (15, 0, 0)), ((0, 0, 0), (0, 0, 0))])
def test_no_cloud_no_points(clouds: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert places_for(*clouds) == points


@pytest.mark.rule("PNT-SCO-13", "PNT-SCO-14")
def test_hope_chips_count_double_with_the_leader() -> None:
    assert scores(at_the_end({"ada": {"hope": 5}, "ben": {"hope": 4}}, leader="ben")) == (5, 8)


@pytest.mark.rule("PNT-SCO-15")
def test_dice_on_cards_completed_or_not() -> None:
    cards = {"A": {"dice": ["blue4", "white1"]}, "S10": {"at": [0, 1], "dice": ["empty", "grey2", "empty"]}}
    uncompleted_cards = 2
    assert points_of(cards=cards) == uncompleted_cards + 3


@pytest.mark.rule("PNT-SCO-17")
@pytest.mark.parametrize(("spots", "points"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_every_two_spots_are_a_point(spots: int, points: int) -> None:
    assert points_of(spots=spots) == points


@pytest.mark.rule("PNT-SCO-18", "PNT-Q-33")
@pytest.mark.parametrize(("on_symbol", "points"), [("square", 1), ("chips", 0), ("empty", 0)])
def test_a_square_counts_as_a_die_and_chips_do_not(on_symbol: str, points: int) -> None:
    uncompleted_card = 1
    assert points_of(cards={"A": {"dice": [on_symbol, "empty"]}}) == uncompleted_card + points


@pytest.mark.rule("PNT-SCO-19")
def test_chips_on_the_offer_count_for_nobody() -> None:
    t = at_the_end({"ada": {}, "ben": {}, "cleo": {}})
    assert t.words()["offer_hope"] == 9
    assert scores(t) == (0, 0, 0)


@pytest.mark.rule("PNT-SCO-20")
def test_most_points_win_whoever_ended_the_game() -> None:
    t = at_the_end({"ada": {"hope": 4}, "ben": {"hope": 9}, "cleo": {"hope": 8}})
    assert scores(t) == (8, 9, 8)
    assert (t.ending(), t.winners()) == ("efficiency", ["ben"])


@pytest.mark.rule("PNT-TIE-01")
def test_players_with_the_most_points_share_the_victory() -> None:
    # 12 points each: by hope with the leader, by hope and a star, by spots; Dan has fewer.
    t = at_the_end(
        {
            "ada": {"hope": 6},
            "ben": {"hope": 5, "cards": {"S06": {"completed": True}}},
            "cleo": {"spots": 24},
            "dan": {"hope": 11},
        }
    )
    assert scores(t) == (12, 12, 12, 11)
    assert t.winners() == ["ada", "ben", "cleo"]
