"""Bots sit in every seat of games with two alliance players or with a horde player."""

from __future__ import annotations

import pytest

from skyshelf.bots.levels import bot_named
from skyshelf.games.shelf import game_named

MODES = [("coop", 2), ("versus", 2), ("versus", 3)]
LONGEST = 4_000


@pytest.mark.parametrize("name", ["horde", "monoliths"])
@pytest.mark.parametrize(("mode", "seats"), MODES)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_game_among_bots_ends(name: str, mode: str, seats: int, level: str) -> None:
    game = game_named(name)
    bots = [bot_named(level, game, seat) for seat in range(seats)]
    state = game.start(seats, {"mode": mode}, 4)
    for _ in range(LONGEST):
        if state.decision is None:
            break
        seat = state.decision.seat
        state.choose(bots[seat].choose(game.view(state, seat)))
    assert state.outcome is not None


@pytest.mark.parametrize("name", ["horde", "monoliths"])
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_search_answers_for_every_seat(name: str, mode: str, seats: int) -> None:
    game = game_named(name)
    bots = [bot_named("search:8", game, seat) for seat in range(seats)]
    state = game.start(seats, {"mode": mode}, 5)
    asked = set()
    for _ in range(60):
        if state.decision is None:
            break
        seat = state.decision.seat
        asked.add(seat)
        state.choose(bots[seat].choose(game.view(state, seat)))
    assert asked == set(range(seats))
