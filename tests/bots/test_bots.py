"""Bots answer decisions by what their seat may see, and the same way for the same seed."""

from __future__ import annotations

from itertools import count

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.bots.search import SearchBot
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named

GAME = game_named("painters")


def some_match() -> Match:
    match = Match.start(GAME, 2, {}, 8)
    for _ in range(20):
        assert match.state.decision is not None
        match.choose(len(match.state.decision.options) // 2)
    return match


@pytest.mark.parametrize("name", ["random", "greedy", "search:20"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    choices = []
    for _ in range(2):
        match, bot = some_match(), bot_named(name, GAME, 4)
        for _ in range(5):
            assert match.state.decision is not None
            match.choose(bot.choose(match.view(match.state.decision.seat)))
        choices.append([choice.text for choice in match.journal.choices])
    assert choices[0] == choices[1]


def test_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by a hundredth of a second whenever somebody looks at it."""
    looks = count()
    monkeypatch.setattr("skyshelf.bots.search.monotonic", lambda: next(looks) / 100)
    match = some_match()
    assert match.state.decision is not None
    SearchBot(GAME, 1, seconds=0.2).choose(match.view(match.state.decision.seat))
    assert next(looks) == 21  # the first look at the clock, and one before each round


def test_shares_add_up() -> None:
    match = some_match()
    assert match.state.decision is not None
    shares = SearchBot(GAME, 1, rounds=30).shares(match.view(match.state.decision.seat))
    assert len(shares) == len(match.state.decision.options)
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("name", ["", "deep", "random:3", "greedy:1s"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(SkyshelfError, match="there is: random, greedy, search"):
        bot_named(name, GAME, 1)


@pytest.mark.parametrize(
    "name", ["search:0", "search:x", "search:-3", "search:0s", "search:1e9s", "search:s"]
)
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(SkyshelfError, match="try search:300"):
        bot_named(name, GAME, 1)


def test_budgets_are_read() -> None:
    rounds, seconds = bot_named("search:800", GAME, 1), bot_named("search:2.5s", GAME, 1)
    assert isinstance(rounds, SearchBot)
    assert isinstance(seconds, SearchBot)
    assert (rounds.rounds, rounds.seconds, seconds.seconds) == (800, None, 2.5)
