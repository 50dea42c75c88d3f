"""What PettingZoo, Gymnasium and OpenSpiel ask of an environment, by their own tests, for every way to sit down."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import BaseWrapper, aec_to_parallel

from skyshelf import envs
from skyshelf.engine.settings import Settings
from skyshelf.envs.title import Title
from skyshelf.games.shelf import NAMES, game_named

TABLES = [
    pytest.param(Title(name), seats, way.settings, id=f"{name}-{way.name}-{seats}")
    for name in NAMES
    for way in game_named(name).ways()
    for seats in way.seats
]

# The libraries' hints on how environments mostly look: ours have dictionaries, and no pictures.
pytestmark = [pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize(("title", "seats", "settings"), TABLES)
def test_pettingzoo(title: Title, seats: int, settings: Settings) -> None:
    api_test(title.env(seats, settings), num_cycles=20, verbose_progress=False)
    seed_test(lambda: title.env(seats, settings), num_cycles=5)


@pytest.mark.parametrize("observed", [True, False])
def test_pettingzoo_to_the_end(observed: bool) -> None:
    api_test(envs.horde_v0.env(observed=observed), num_cycles=400, verbose_progress=False)


class _Folded(BaseWrapper[str, Any, Any]):  # type: ignore[misc]
    """Folds the open actions over all numbers: the test of cycles knows no masks."""

    def step(self, action: int | None) -> None:
        count = len(self.env.option_texts())
        self.env.step(None if action is None else action % count)


@pytest.mark.parametrize("title", [envs.horde_v0, envs.monoliths_v0])
def test_pettingzoo_cycles(title: Title) -> None:
    """Tables for one: where several sit, one may act more often than another, and the test counts each alone."""

    def env(max_cycles: int) -> _Folded:
        return _Folded(title.env(max_cycles=max_cycles))

    max_cycles_test(
        SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles)))
    )


@pytest.mark.parametrize(("title", "seats", "settings"), TABLES)
def test_gymnasium(title: Title, seats: int, settings: Settings) -> None:
    check_env(title.solo(seats, settings), skip_render_check=True)
    check_env(title.solo(seats, settings, seat=seats - 1, observed=False), skip_render_check=True)


@pytest.mark.parametrize(("title", "seats", "settings"), TABLES)
def test_openspiel(title: Title, seats: int, settings: Settings) -> None:
    game = title.openspiel(seats, settings, deals=4, max_cycles=40)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_to_the_end() -> None:
    pyspiel.random_sim_test(envs.horde_v0.openspiel(deals=4), num_sims=1, serialize=True, verbose=False)
