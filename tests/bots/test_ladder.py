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
    rate, surely = win_rate(["greedy", "random"], 40, 5)
    assert rate >= 0.7
    assert surely > 0.5


def test_a_little_search_beats_greedy() -> None:
    rate, surely = win_rate(["search:25", "greedy"], 16, 5)
    assert rate >= 0.7
    assert surely > 0.5


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {"variant": "tension_duel"}), (3, {"variant": "forced_landing"}), (4, {})],
)
def test_games_between_bots_come_to_an_end(seats: int, settings: dict[str, str]) -> None:
    for bot in ("greedy", "search:2"):
        result = play_series(prepare("painters", 2, [bot] * seats, 3, settings), 1)
        assert result.failures == []
        assert "unfinished" not in result.endings()
