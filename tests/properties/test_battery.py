"""The battery: what every game of the shelf must hold."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skyshelf.engine.game import Game
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Settings
from skyshelf.engine.view import View
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.table.state import Painters
from skyshelf.games.painters.table.view import PaintersView
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.prompt import MOST_BYTES, MOST_OPTIONS, prompt_bytes
from tests.properties.battery import (
    check_clone,
    check_codec,
    check_options,
    check_secret_steps,
    check_secrets,
    play,
    play_on,
    shared_parts,
    tables,
)

ROOT = Path(__file__).resolve().parents[2]
TABLES = [(name, seats, settings) for name in NAMES for seats, settings in tables(game_named(name))]


def _name(value: object) -> str:
    return ",".join(f"{key}={item}" for key, item in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES, ids=_name)
def test_random_games_end_and_keep_their_promises_at_every_decision(
    name: str, seats: int, settings: Settings
) -> None:
    game = game_named(name)
    # A game for many players is long, and has more tables to try.
    for seed in range(2 if game.most <= 4 else 1):
        for state in play(game, seats, settings, seed):
            check_clone(game, state)
            check_codec(game, state)
            check_secrets(game, state, seed)
            if state.decision is not None:
                check_options(state.decision)
                check_secret_steps(game, state, state.asked % len(state.decision.options), seed)
            else:
                assert state.outcome is not None


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


class _LeakyGame(PaintersGame):
    """Shows the whole deck where only its size may be seen."""

    def view(self, state: Painters, seat: int | None) -> PaintersView:
        view = super().view(state, seat)
        view.progress = bool(state.deck and state.deck[0] % 2)
        return view


def _leaks(game: Game) -> bool:
    try:
        for state in play(game, 2, {}, 1):
            check_secrets(game, state, 9)
    except AssertionError:
        return True
    return False


def test_the_battery_notices_a_planted_leak() -> None:
    assert _leaks(_LeakyGame())
    assert not _leaks(PaintersGame())


def test_the_battery_notices_a_shared_list() -> None:
    game = PaintersGame()
    state = game.start(2, {}, 1)
    assert isinstance(state, Painters)
    copy = state.clone()
    assert shared_parts(state, copy) == []
    assert isinstance(copy, Painters)
    copy.pool = state.pool
    assert shared_parts(state, copy) == ["state.pool"]


def test_a_view_holds_only_what_its_class_names() -> None:
    state = PaintersGame().start(2, {}, 1)
    assert isinstance(state, Painters)
    view = PaintersGame().view(state, 0)
    assert isinstance(view, View)
    assert not hasattr(view, "deck")
    assert not hasattr(view, "rng")
