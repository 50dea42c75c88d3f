"""A game of another package is played everywhere, and no line of Skyshelf knows it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skyshelf.client import Client
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.games import shelf
from skyshelf.lab.battery.promises import Watch
from skyshelf.lab.battery.series import random_course, random_game
from tests.pebbles.game import PebblesGame
from tests.pebbles.running import server_with_pebbles, with_pebbles

GAME = PebblesGame()


def skyshelf(*arguments: str, home: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "skyshelf", *arguments],
        input=typed,
        env=with_pebbles(home),
        cwd=home,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_it_keeps_the_promises_of_every_game() -> None:
    for seed in range(20):
        watch = Watch(GAME, seed)
        for state in random_game(GAME, seed):
            watch.look(state)
        assert state.outcome is not None
        watch = Watch(GAME, seed)
        for state in random_course(GAME, seed):
            watch.look(state)


def test_the_last_pebble_wins() -> None:
    state = GAME.build({"most": 12, "hidden": 2, "taken": [3, 4], "player": 1}, {})
    assert state.decision is not None
    state.choose(state.decision.index_of("take 3"))
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.outcome.scores == (3, 6)


def test_it_is_saved_and_replayed() -> None:
    match = Match.start(GAME, 2, {}, 5, ["Ada", "Ben"])
    while match.state.decision is not None:
        match.choose(1)
    assert Match.replay(GAME, Journal.load(match.save())).state == match.state


def test_it_is_played_in_a_terminal(tmp_path: Path) -> None:
    played = skyshelf(
        "play", "pebbles", "--bots", "greedy", "--seed", "3", home=tmp_path, typed="help\n3\n" * 9
    )
    assert played.returncode == 0, played.stderr
    assert "How many do you take?" in played.stdout
    assert "Under the cloth: 12 at most" in played.stdout
    assert "The cloth lies flat." in played.stdout


def test_bots_play_many_games_of_it(tmp_path: Path) -> None:
    played = skyshelf("sim", "pebbles", "--games", "20", "--workers", "1", "--json", home=tmp_path)
    assert played.returncode == 0, played.stderr
    assert '"endings": {"last": 20}' in played.stdout


def test_what_is_no_game_is_refused_with_a_sentence(tmp_path: Path) -> None:
    wrong = {**with_pebbles(tmp_path), "SKYSHELF_GAMES": "tests.pebbles.game:Turn"}
    done = subprocess.run(
        [sys.executable, "-m", "skyshelf", "sim", "pebbles"],
        env=wrong,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "SKYSHELF_GAMES names 'tests.pebbles.game:Turn', which is no game." in " ".join(
        done.stderr.split()
    )


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    with server_with_pebbles(tmp_path) as url:
        yield url


def test_it_is_played_on_a_server_with_a_bot(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The client reads views by the game's own classes.
    monkeypatch.setitem(shelf._GAMES, "pebbles", PebblesGame)
    with Client(server, name="Ada") as client:
        (note,) = [note for note in client.games() if note.name == "pebbles"]
        assert note.title == "Pebbles"
        assert note.settings[0].titles == ["12 at most", "20 at most"]
        table = client.create("pebbles", seats=["me", "bot:greedy"])
        for prompt in table.prompts():
            assert prompt.text == "How many do you take?"
            table.choose(prompt, 0)
        assert table.outcome is not None
        assert table.outcome["kind"] == "last"
        assert table.state.room.seats[1].name in PebblesGame.bot_names
