"""Steps a second of our environments beside the bare engine, and beside games that PettingZoo and OpenSpiel bring."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import pyspiel
from rich.table import Table

from skyshelf.envs.title import Title
from skyshelf.games.shelf import NAMES, game_named

_THEIRS = "PettingZoo's own"
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


def measure(players: Sequence[Player], seconds: float) -> list[float]:
    """Steps a second of each, in whole games after one that warms up.

    They take turns, so that a machine that is busy for a while is so for all of them.
    """
    rng = Random(1)
    steps, spent = [0] * len(players), [0.0] * len(players)
    for play in players:
        play(0, rng)
    number = 0
    while min(spent) < seconds:
        number += 1
        for place, play in enumerate(players):
            begun = process_time()
            steps[place] += play(number, rng)
            spent[place] += process_time() - begun
    return [done / time for done, time in zip(steps, spent, strict=True)]


def bench_envs(seconds: float) -> Iterator[Speed]:
    """Our games in every form, then those of others."""
    warnings.simplefilter("ignore")
    for name in NAMES:
        title = Title(name)
        forms: dict[str, Player] = {
            "engine": _bare(name),
            "PettingZoo, unobserved": _pettingzoo(title.env(observed=False)),
            "PettingZoo": _pettingzoo(title.env()),
            "OpenSpiel": _openspiel(title.openspiel()),
        }
        if game_named(name).fewest == 1:
            forms["Gymnasium, unobserved"] = _gymnasium(title.solo(observed=False))
            forms["Gymnasium"] = _gymnasium(title.solo())
        found = measure(list(forms.values()), seconds)
        for api, steps in zip(forms, found, strict=True):
            yield Speed(api, name, round(steps), round(steps / found[0], 2))
    for name in PETTINGZOO:
        env = _theirs(name)
        if env is not None:
            yield Speed(_THEIRS, name, round(measure([_pettingzoo(env)], seconds)[0]))
    import_module("open_spiel.python.games")
    for name in OPENSPIEL:
        (steps,) = measure([_openspiel(pyspiel.load_game(name))], seconds)
        yield Speed("OpenSpiel's own", name, round(steps))


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
    if not any(speed.api == _THEIRS for speed in speeds):
        table.caption = f"{_THEIRS} games draw with pygame, which is not installed: pip install pygame."
    return table
