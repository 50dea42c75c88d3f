"""The battery: what every game of the shelf must hold."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Settings
from skyshelf.engine.view import View
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.table.state import Painters
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.battery.promises import Watch, check_codec, play, play_on, tables
from skyshelf.lab.battery.series import random_course, run_seed
from skyshelf.lab.prompt import MOST_BYTES, MOST_OPTIONS, prompt_bytes

ROOT = Path(__file__).resolve().parents[2]
POSITIONS = 30  # of each game; `skyshelf battery` looks at more
TABLES = [(name, seats, settings) for name in NAMES for seats, settings in tables(game_named(name))]


def _name(value: object) -> str:
    return ",".join(f"{key}={item}" for key, item in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES, ids=_name)
def test_random_games_end_and_keep_their_promises_at_every_decision(
    name: str, seats: int, settings: Settings
) -> None:
    game = game_named(name)
    watch = Watch(game, 1, every=3)
    for state in play(game, seats, settings, 1):
        watch.look(state)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(0, POSITIONS, 10))
def test_what_follows_from_random_positions_keeps_the_promises(name: str, seed: int) -> None:
    for one in range(seed, seed + 10):
        assert run_seed(name, "position", one).found == []


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_builds_the_same_position(name: str) -> None:
    game = game_named(name)
    ends = {game.codec.digest(list(random_course(game_named(name), 7))[-1]) for _ in range(2)}
    assert len(ends) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_and_a_loaded_game_end_like_the_original(name: str) -> None:
    game = game_named(name)
    for seed in range(3):
        for count, state in enumerate(play(game, game.fewest, {}, seed)):
            if state.decision is None or count % 17:
                continue
            copy, loaded = state.clone(), check_codec(game, state)
            ends = {game.codec.digest(play_on(each, count)) for each in (copy, loaded, state.clone())}
            assert len(ends) == 1


@pytest.mark.parametrize("name", NAMES)
def test_prompts_stay_within_their_limits(name: str, record_property: Callable[[str, object], None]) -> None:
    game = game_named(name)
    most_options = most_bytes = 0
    for seats, settings in tables(game):
        for state in play(game, seats, settings, 5):
            if state.decision is not None:
                most_options = max(most_options, len(state.decision.options))
                most_bytes = max(most_bytes, prompt_bytes(game, state.decision))
    record_property(f"{name}_most_options", most_options)
    record_property(f"{name}_most_prompt_bytes", most_bytes)
    assert most_options <= MOST_OPTIONS
    assert most_bytes <= MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_a_journal_gives_the_same_game_again(name: str) -> None:
    game = game_named(name)
    for seed in range(5):
        match = Match.start(game, game.most, {}, seed)
        rng = Rng(seed)
        while match.state.decision is not None:
            match.choose(rng.below(len(match.state.decision.options)))
        again = Match.replay(game, Journal.load(match.save()))
        assert game.codec.digest(again.state) == game.codec.digest(match.state)
        assert [entry.events for entry in again.log] == [entry.events for entry in match.log]


_SERIES = """
from skyshelf.lab.sim import prepare, play_series
from skyshelf.games.shelf import NAMES, game_named
for name in NAMES:
    bots = ["random"] * game_named(name).fewest
    print(name, play_series(prepare(name, 8, bots, 3, {}), 1).digest())
"""


def test_the_same_seed_gives_the_same_games_whatever_the_hash_seed() -> None:
    outputs = set()
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            [sys.executable, "-c", _SERIES], env=environment, capture_output=True, text=True, check=True
        )
        outputs.add(done.stdout)
    (output,) = outputs
    assert [line.split()[0] for line in output.splitlines()] == list(NAMES)


def test_a_view_holds_only_what_its_class_names() -> None:
    state = PaintersGame().start(2, {}, 1)
    assert isinstance(state, Painters)
    view = PaintersGame().view(state, Seat(0))
    assert isinstance(view, View)
    assert not hasattr(view, "deck")
    assert not hasattr(view, "rng")
