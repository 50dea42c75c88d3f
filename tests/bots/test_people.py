"""Levels for people: every title has all five, they answer in time, and the weaker ones lose to the stronger."""

from __future__ import annotations

import time

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.bots.people import NAMES, SoftBot
from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES as TITLES
from skyshelf.games.shelf import game_named
from skyshelf.lab.battery.promises import play
from skyshelf.lab.calibration import TARGET_MS, calibrate
from skyshelf.lab.pairs import Pairing, play_deal
from tests.nets.test_net import some_weights

PAINTERS = game_named("painters")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", NAMES)
def test_every_title_has_every_level_and_it_answers_within_a_second(title: str, name: str) -> None:
    game = game_named(title)
    assert game.levels[name].seconds < 1
    bot = bot_named(name, game, 3)
    state = next(
        state
        for count, state in enumerate(play(game, game.fewest, {}, 4))
        if count >= 20 and state.decision is not None and state.decision.kind not in game.by_lot
    )
    assert state.decision is not None
    begun = time.process_time()
    assert 0 <= bot.choose(game.view(state, state.decision.seat)) < len(state.decision.options)
    slower = max(1.0, calibrate(2) / TARGET_MS)  # than the machine for which the levels were made
    assert time.process_time() - begun < 2 * slower


def test_what_is_clearly_worse_is_never_taken() -> None:
    """Whatever the dice say, a soft bot keeps to options that it holds for nearly as good as the best."""
    from skyshelf.bots.net_bot import weigh_options
    from skyshelf.nets.net import make_net

    net = make_net(some_weights(PAINTERS))
    checked = 0
    for count, state in enumerate(play(PAINTERS, 2, {}, 5)):
        if state.decision is None or count % 9:
            continue
        view = PAINTERS.view(state, state.decision.seat)
        for seed in range(4):
            bot = SoftBot(PAINTERS, seed, 0.02, net=net)
            taken = bot.choose(view)
            deals = [SoftBot(PAINTERS, seed, 0.02, net=net).rng.bits()]
            tempting, _, values = weigh_options(bot.judge, view, deals)
            if len(tempting) > 1:
                assert values[tempting.index(taken)] >= max(values) - 0.06 - 1e-9
                checked += max(values) - min(values) > 0.06
    assert checked > 10


@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "beginner"), ("hard", "easy")])
def test_a_higher_level_wins_more(stronger: str, weaker: str) -> None:
    deals = [play_deal(Pairing("painters", stronger, weaker, 2), number) for number in range(6)]
    assert sum(deal.one.points for deal in deals) >= 8  # of 12


def test_the_levels_are_named_where_a_name_is_unknown() -> None:
    with pytest.raises(SkyshelfError, match="beginner, easy, medium, hard, master"):
        bot_named("grandmaster", PAINTERS, 1)
