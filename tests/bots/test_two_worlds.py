"""Two tables that a seat cannot tell apart: every bot chooses the same at both, whatever lies hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skyshelf.bots.advice import hints
from skyshelf.bots.bot import Bot
from skyshelf.bots.levels import NAMES as KINDS
from skyshelf.bots.levels import bot_named
from skyshelf.bots.net_search import NetSearchBot
from skyshelf.bots.people import NAMES as LEVELS
from skyshelf.bots.search import SearchBot
from skyshelf.bots.thinker import thinker
from skyshelf.engine.game import Game
from skyshelf.engine.view import View
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.battery.promises import play

BOTS = (*KINDS, "net:8", *LEVELS)
_ROUNDS = 8
_EVERY, _MOST = 13, 3


def tables() -> list[tuple[str, str]]:
    return [(name, way.name) for name in NAMES for way in game_named(name).ways()]


def pairs_of_views(game: Game, way_name: str) -> Iterator[tuple[View, View]]:
    """Views of whoever decides, at the true table and at another that is possible, for a few moments of a game."""
    way = next(way for way in game.ways() if way.name == way_name)
    found = 0
    for count, state in enumerate(play(game, way.seats[0], way.settings, 3)):
        if count % _EVERY or state.decision is None or len(state.decision.options) < 2:
            continue
        seat = state.decision.seat
        view = game.view(state, seat)
        other = game.determinize(view, 1000 + count)
        assert game.codec.digest(other) != game.codec.digest(state)
        yield view, game.view(other, seat)
        found += 1
        if found == _MOST:
            return


def quick(name: str, game: Game) -> Bot:
    """The bot, with few rounds and no eye on the clock."""
    bot = bot_named(name, game, 6)
    if isinstance(bot, (SearchBot, NetSearchBot)):
        bot.rounds = _ROUNDS
    bot.patience = None
    return bot


@pytest.mark.parametrize(("name", "way"), tables())
def test_every_bot_chooses_the_same_in_two_worlds(name: str, way: str) -> None:
    game = game_named(name)
    seen = 0
    for view, other in pairs_of_views(game, way):
        for bot in BOTS:
            assert quick(bot, game).choose(view) == quick(bot, game).choose(other), bot
        seen += 1
    assert seen > 1


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_the_same_in_two_worlds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By rounds: on a busy machine the clock alone could make a difference."""
    monkeypatch.setattr("skyshelf.bots.advice.thinker", by_rounds)
    game = game_named(name)
    for view, other in pairs_of_views(game, game.ways()[0].name):
        assert hints(game, view, 0.0, 5) == hints(game, other, 0.0, 5)


def by_rounds(game: Game, seed: int, seconds: float) -> SearchBot | NetSearchBot:
    return thinker(game, seed, rounds=_ROUNDS)
