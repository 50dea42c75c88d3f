"""What bots build on: views that stay as they are, and what Sky Painters says of its positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named

GAME = game_named("painters")


def positions(seats: int, seed: int) -> Iterator[State]:
    """The positions of one game that random bots play."""
    state = GAME.start(seats, {}, seed)
    player = bot_named("random", GAME, seed)
    while state.decision is not None:
        yield state
        state.choose(player.choose(GAME.view(state, state.decision.seat)))


@pytest.mark.parametrize("name", ["random", "greedy", "search:12"])
def test_choosing_leaves_the_view_as_it_was(name: str) -> None:
    bot = bot_named(name, GAME, 3)
    for count, state in enumerate(positions(3, 2)):
        assert state.decision is not None
        if count % 9 == 0:
            view = GAME.view(state, state.decision.seat)
            before = GAME.codec.encode(view)
            assert 0 <= bot.choose(view) < len(state.decision.options)
            assert GAME.codec.encode(view) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_priors_leave_something_to_do_in_every_position(seats: int) -> None:
    for state in positions(seats, 5):
        assert state.decision is not None
        priors = GAME.priors(state)
        assert len(priors) == len(state.decision.options)
        assert min(priors) >= 0 < max(priors)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    for state in positions(seats, 6):
        chances = GAME.evaluate(state)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)
