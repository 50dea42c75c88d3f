"""The weights of a game's own guess can be made again from games."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np
import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.horde.play.evaluate import WEIGHTS, Weights
from skyshelf.games.painters.play.evaluate import CRITICAL, EARLY, LATE
from skyshelf.games.painters.play.progress import Marks
from skyshelf.games.shelf import game_named
from skyshelf.lab.fit import Positions, fit_of, fitted, positions_of, titles
from skyshelf.lab.regression import Comparisons


def test_regression_finds_the_weights_that_made_the_results() -> None:
    """Rivals of whom the better one wins as often as these weights say; the third number says nothing."""
    true = np.array([1.0, -0.5, 0.0])
    chance = np.random.default_rng(3)
    rivals = chance.normal(size=(4000, 2, 3))
    first_wins = chance.random(4000) < 1 / (1 + np.exp((rivals[:, 1] - rivals[:, 0]) @ true))
    shares = [[1.0, 0.0] if won else [0.0, 1.0] for won in first_wins]
    found = Comparisons(rivals.tolist(), shares).fitted(ridge=1.0)
    assert np.abs(found - true).max() < 0.1


def test_games_for_two_and_for_three_are_compared_together() -> None:
    rivals = [[[1.0], [0.0]], [[1.0], [0.0], [0.0]]] * 50
    shares = [[1.0, 0.0], [0.0, 0.5, 0.5]] * 50
    (found,) = Comparisons(rivals, shares).fitted(ridge=0.001)
    assert 0.0 < found < 0.5


def _later(name: str, seats: int, choices: int) -> State:
    state: State = game_named(name).start(seats, {}, 5)
    rng = Rng(7)
    for _ in range(choices):
        assert state.decision is not None
        state.choose(rng.below(len(state.decision.options)))
    return state


@pytest.mark.parametrize("name", ["horde", "monoliths"])
@pytest.mark.parametrize("choices", [0, 15, 30])
def test_what_is_fitted_of_the_horde_is_what_the_guess_is_made_of(name: str, choices: int) -> None:
    state, weights = _later(name, 1, choices), WEIGHTS[name]
    scale = ("spread", "even", "most")
    points = [getattr(weights, field) for field in Weights.__dataclass_fields__ if field not in scale]
    alliance, _ = fit_of(name).compared(state)
    odds = np.dot(alliance, [1.0, *points, -weights.even]) / weights.spread
    (chance,) = game_named(name).evaluate(state)
    assert log(chance / (1.0 - chance)) == pytest.approx(odds)


@pytest.mark.parametrize("choices", [0, 15, 30])
def test_what_is_fitted_of_the_painters_is_what_the_guess_is_made_of(choices: int) -> None:
    state = _later("painters", 2, choices)
    one, other = fit_of("painters").compared(state)
    first, second = game_named("painters").evaluate(state)
    odds = np.dot(np.subtract(one, other), (*EARLY, *LATE, *CRITICAL))
    assert log(first / second) == pytest.approx(odds)


@pytest.mark.parametrize("name", titles())
def test_weights_are_written_as_python(name: str) -> None:
    fit, known = fit_of(name), {"Weights": Weights, "Marks": Marks}
    (row, *_) = fit.compared(_later(name, len(fit.bots), 20))
    made: dict[str, Any] = {}
    exec(fit.written([0.25 + number for number in range(len(row))]), known, made)
    assert made["WEIGHTS"].spread == 4.0 if name != "painters" else made["EARLY"].hope == 0.25


def test_positions_of_a_game_know_who_won_it() -> None:
    found = positions_of("horde", ("random",), seed=1, every=4, number=0)
    assert len(found.rivals) == len(found.shares) > 3
    assert found.shares[0] in ([1.0, 0.0], [0.0, 1.0])
    assert all(shares == found.shares[0] for shares in found.shares)


def test_too_few_games_are_refused_with_a_sentence() -> None:
    with pytest.raises(SkyshelfError, match="play more of them"):
        fitted("horde", Positions(), Positions())
    with pytest.raises(SkyshelfError, match="there is something of: horde, monoliths, painters"):
        fit_of("chess")
