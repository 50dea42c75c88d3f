"""What bots leave to chance."""

from __future__ import annotations

from skyshelf.bots.levels import bot_named
from skyshelf.games.shelf import game_named


def test_bots_draft_by_lot() -> None:
    game = game_named("skytear")
    table = game.start(2, {"format": "first"}, 1)
    assert table.decision is not None
    view = game.view(table, table.decision.seat)
    assert {bot_named("greedy", game, seed).choose(view) for seed in range(24)} == {0, 1, 2, 3}
