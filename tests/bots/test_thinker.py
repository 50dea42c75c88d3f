"""Which search a title's levels and hints use: it depends on what the net can judge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skyshelf.bots.net_search import NetSearchBot
from skyshelf.bots.search import PlainSearchBot, SearchBot
from skyshelf.bots.thinker import thinker
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.nets.net import make_net
from tests.nets.test_net import some_weights


@pytest.mark.parametrize("name", NAMES)
def test_a_net_that_knows_only_finished_steps_is_asked_at_the_end_of_turns(name: str) -> None:
    game = game_named(name)
    every = make_net(some_weights(game))
    finished = make_net(replace(some_weights(game), settled=True))
    assert isinstance(thinker(game, 1, net=every), NetSearchBot)
    bot = thinker(game, 1, net=finished)
    assert isinstance(bot, SearchBot)
    assert bot.judge.net is finished


def test_the_plain_search_has_no_net() -> None:
    game = game_named("painters")
    assert PlainSearchBot(game, 1).judge.net is None
    assert SearchBot(game, 1).judge.net is not None


def test_a_search_with_a_net_asks_it_at_the_end_of_every_round() -> None:
    """With a net that calls everything lost, every option is worth nothing unless it ends the game."""
    game = game_named("painters")
    weights = replace(some_weights(game), last_bias=[-40.0, -40.0])
    state = game.start(2, {}, 8)
    assert state.decision is not None
    view = game.view(state, state.decision.seat)
    ranked = SearchBot(game, 3, rounds=12, net=make_net(weights)).ranked(view)
    assert all(worth < 0.01 for _, worth in ranked)
    assert all(worth > 0.01 for _, worth in PlainSearchBot(game, 3, rounds=12).ranked(view))
