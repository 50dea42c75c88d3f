"""The bot with a net: one step deep, honest, and able to play without its net."""

from __future__ import annotations

import logging

import pytest

from skyshelf.bots.net_bot import NetBot, weigh_options
from skyshelf.engine.game import Game
from skyshelf.engine.portrait import Portrait
from skyshelf.games.shelf import game_named
from skyshelf.lab.battery.promises import play
from skyshelf.nets import shelf
from skyshelf.nets.judge import Judge
from skyshelf.nets.net import Net, NumpyNet, PlainNet, make_net
from skyshelf.nets.weights import Weights
from tests.nets.test_net import some_weights

PAINTERS = game_named("painters")


class Watched(Net):
    """A net that remembers whose portraits it was shown."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.shown: list[Portrait] = []

    def logits(self, portraits: list[Portrait]) -> list[list[float]]:  # type: ignore[override]
        self.shown += portraits
        return [[0.0, 0.0] for _ in portraits]


def decisions(game: Game, seats: int, every: int) -> list[tuple[object, int]]:
    return [
        (game.view(state, state.decision.seat), len(state.decision.options))
        for count, state in enumerate(play(game, seats, {}, 5))
        if state.decision is not None and count % every == 0
    ]


@pytest.mark.parametrize("name", ["painters", "horde", "monoliths", "skytear"])
def test_it_answers_every_decision(name: str) -> None:
    game = game_named(name)
    bot = NetBot(game, 3, NumpyNet(some_weights(game)))
    for view, options in decisions(game, game.fewest, 9):
        assert 0 <= bot.choose(view) < options  # type: ignore[arg-type]


def test_plain_python_chooses_as_numpy_does() -> None:
    weights = some_weights(PAINTERS)
    fast, slow = NetBot(PAINTERS, 3, NumpyNet(weights)), NetBot(PAINTERS, 3, PlainNet(weights))
    views = decisions(PAINTERS, 2, 11)
    assert len(views) > 8
    for view, _ in views:
        assert fast.choose(view) == slow.choose(view)  # type: ignore[arg-type]


def test_it_is_the_same_in_two_worlds() -> None:
    """What a seat cannot know is dealt anew, and the bot chooses the same."""
    game = game_named("horde")
    net = make_net(some_weights(game))
    for count, state in enumerate(play(game, 2, {}, 8)):
        if state.decision is None or count % 8:
            continue
        seat = state.decision.seat
        other = game.determinize(game.view(state, seat), 99)
        answers = {NetBot(game, 6, net).choose(game.view(world, seat)) for world in (state, other)}
        assert len(answers) == 1


def test_options_of_chance_are_looked_at_on_several_tables() -> None:
    net = Watched(some_weights(PAINTERS))
    several = 0
    for view, _ in decisions(PAINTERS, 2, 5):
        net.shown = []
        tempting, _, _ = weigh_options(Judge(PAINTERS, net), view, [1, 2, 3, 4])  # type: ignore[arg-type]
        assert len(net.shown) >= len(tempting) or len(tempting) == 1
        several += len(net.shown) > len(tempting) > 1
    assert several > 0


def test_without_a_net_it_plays_by_the_games_own_guess_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sentence = "painters.net learned painters with other cards."
    monkeypatch.setattr(shelf, "shipped_net", lambda game: sentence)
    with caplog.at_level(logging.WARNING):
        bot = NetBot(PAINTERS, 3)
    assert sentence in caplog.text
    assert bot.judge.net is None
    state = PAINTERS.start(2, {}, 3)
    assert state.decision is not None
    assert bot.choose(PAINTERS.view(state, state.decision.seat)) < len(state.decision.options)
