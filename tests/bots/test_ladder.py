"""Each bot beats the one below it. The seeds are fixed: these games come out the same everywhere."""

from __future__ import annotations

import pytest

from skyshelf.lab.intervals import wilson
from skyshelf.lab.sim import play_series, prepare


def surely_wins(bots: list[str], share: float, games: int, seed: int, at_once: int = 8) -> bool:
    """Whether the first bot wins more than this share, as far as so many games can tell; often a few are enough."""
    wins = 0.0
    for played in range(0, games, at_once):
        result = play_series(prepare("painters", at_once, bots, seed + played, {}), 1)
        assert result.failures == []
        assert "unfinished" not in result.endings()
        wins += result.wins()[bots[0]]
        if wilson(wins, played + at_once)[0] > share:
            return True
    return False


def test_greedy_beats_random() -> None:
    assert surely_wins(["greedy", "random"], 0.65, 56, 13)


def test_a_little_search_beats_greedy() -> None:
    assert surely_wins(["search:16", "greedy"], 0.5, 24, 13)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_little_search_among_greedy_bots_wins_more_than_its_share(seats: int) -> None:
    assert surely_wins(["search:16"] + ["greedy"] * (seats - 1), 1 / seats, 6 * seats, 5, at_once=2 * seats)


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
