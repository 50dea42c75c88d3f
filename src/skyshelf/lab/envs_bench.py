"""Steps a second of our environments beside the bare engine, and beside games that PettingZoo and OpenSpiel bring."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import pyspiel
from rich.table import Table

from skyshelf.envs.title import Title
from skyshelf.games.shelf import NAMES, game_named

# Those of PettingZoo need pygame: pip install "pettingzoo[classic]".
PETTINGZOO = ("connect_four_v3", "tictactoe_v3")
OPENSPIEL = ("python_block_dominoes", "python_team_dominoes", "gin_rummy", "backgammon")


@dataclass(slots=True)
class Speed:
    """Choices a second of one core, at random, and what share of the bare engine's that is."""

    api: str
    game: str
    steps: int
    share: float | None = None

    def as_json(self) -> dict[str, object]:
        return asdict(self)


Player = Callable[[int, Random], int]  # plays one game by its number, and says how many choices were made


def measure(play: Player, seconds: float) -> float:
    """Whole games until the time is over, after one that warms up."""
    rng = Random(1)
    play(0, rng)
    begun = process_time()
    number = steps = 0
    while process_time() - begun < seconds:
        number += 1
        steps += play(number, rng)
    return steps / (process_time() - begun)


def bench_envs(seconds: float) -> Iterator[Speed]:
    """Our games in every form, then those of others."""
    warnings.simplefilter("ignore")
    for name in NAMES:
        title = Title(name)
        bare = measure(_bare(name), seconds)
        yield Speed("engine", name, round(bare), 1.0)
        forms: dict[str, Player] = {
            "PettingZoo, unobserved": _pettingzoo(title.env(observed=False)),
            "PettingZoo": _pettingzoo(title.env()),
            "OpenSpiel": _openspiel(title.openspiel()),
        }
        if game_named(name).fewest == 1:
            forms["Gymnasium, unobserved"] = _gymnasium(title.solo(observed=False))
            forms["Gymnasium"] = _gymnasium(title.solo())
        for api, play in forms.items():
            steps = measure(play, seconds)
            yield Speed(api, name, round(steps), round(steps / bare, 2))
    for name in PETTINGZOO:
        env = _theirs(name)
        if env is not None:
            yield Speed("PettingZoo's own", name, round(measure(_pettingzoo(env), seconds)))
    import_module("open_spiel.python.games")
    for name in OPENSPIEL:
        yield Speed("OpenSpiel's own", name, round(measure(_openspiel(pyspiel.load_game(name)), seconds)))


def _theirs(name: str) -> Any:
    """None where it cannot be played: they draw with pygame, which nothing else here needs."""
    try:
        return import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None


def _bare(name: str) -> Player:
    game = game_named(name)

    def play(number: int, rng: Random) -> int:
        state = game.start(game.fewest, {}, number)
        steps = 0
        while state.decision is not None:
            state.choose(int(rng.random() * len(state.decision.options)))
            steps += 1
        return steps

    return play


def _pettingzoo(env: Any) -> Player:
    def play(number: int, rng: Random) -> int:
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            open_actions = observation["action_mask"].nonzero()[0]
            env.step(int(open_actions[int(rng.random() * len(open_actions))]))
            steps += 1
        return steps

    return play


def _gymnasium(env: Any) -> Player:
    def play(number: int, rng: Random) -> int:
        observation, _ = env.reset(seed=number)
        steps, over = 0, False
        while not over:
            open_actions = observation["action_mask"].nonzero()[0]
            observation, _, ended, cut, _ = env.step(int(open_actions[int(rng.random() * len(open_actions))]))
            over = ended or cut
            steps += 1
        return steps

    return play


def _openspiel(game: Any) -> Player:
    def play(number: int, rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            # Where chance does not draw evenly the games are others, and no faster.
            actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += not chance
        return steps

    return play


def report(speeds: list[Speed]) -> Table:
    table = Table("", "game", title="choices a second on one core", title_justify="left")
    table.add_column("steps/s", justify="right")
    table.add_column("of the engine", justify="right")
    for speed in speeds:
        share = "" if speed.share is None else f"{speed.share:.0%}"
        table.add_row(speed.api, speed.game, f"{speed.steps:,}", share)
    return table
