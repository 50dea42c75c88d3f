"""Each bot beats the one below it. The seeds are fixed: these games come out the same everywhere."""

from __future__ import annotations

import pytest

from skyshelf.lab.intervals import wilson
from skyshelf.lab.sim import play_series, prepare


def win_rate(bots: list[str], games: int, seed: int) -> tuple[float, float]:
    """The share of games that the first bot wins, and the lower end of its interval."""
    result = play_series(prepare("painters", games, bots, seed, {}), 1)
    assert result.failures == []
    assert "unfinished" not in result.endings()
    wins = result.wins()[bots[0]]
    return wins / games, wilson(wins, games)[0]


def test_greedy_beats_random() -> None:
    rate, surely = win_rate(["greedy", "random"], 60, 5)
    assert rate >= 0.9
    assert surely > 0.65


def test_a_little_search_beats_greedy() -> None:
    rate, surely = win_rate(["search:16", "greedy"], 16, 5)
    assert rate >= 0.7
    assert surely > 0.5


@pytest.mark.parametrize("seats", [3, 4])
def test_a_little_search_among_greedy_bots_wins_more_than_its_share(seats: int) -> None:
    _, surely = win_rate(["search:16"] + ["greedy"] * (seats - 1), 16, 5)
    assert surely > 1 / seats


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"variant": "tension_duel"}),
        (2, {"variant": "forced_landing"}),
        (3, {"variant": "forced_landing"}),
        (4, {"leader_benefits": "both"}),
        (4, {}),
    ],
)
@pytest.mark.parametrize(("bot", "games"), [("greedy", 6), ("search:2", 2)])
def test_games_between_bots_come_to_an_end(
    seats: int, settings: dict[str, str], bot: str, games: int
) -> None:
    result = play_series(prepare("painters", games, [bot] * seats, 3, settings), 1)
    assert result.failures == []
    assert "unfinished" not in result.endings()
