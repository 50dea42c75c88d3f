"""The changes told with a move lead from one view to the next, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.client import _replace
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.tables.changes import changes, shown


@pytest.mark.parametrize("name", [*NAMES, "whispers"])
def test_changes_lead_from_view_to_view(name: str) -> None:
    game = game_named(name)
    for seed in range(3):
        rng = Rng(seed)
        state = game.start(game.fewest, {}, seed)
        views = {seat: game.view(state, seat) for seat in [None, *range(game.fewest)]}
        folded: dict[int | None, dict[str, Any]] = {
            seat: shown(game.codec, view) for seat, view in views.items()
        }
        for _ in range(150):
            if state.decision is None:
                break
            state.choose(rng.below(len(state.decision.options)))
            for seat, before in views.items():
                after = game.view(state, seat)
                for change in changes(game.codec, before, after):
                    _replace(folded[seat], change.path, change.value)
                assert folded[seat] == shown(game.codec, after)
                views[seat] = after


def test_the_engine_s_own_business_is_not_shown() -> None:
    game = game_named("painters")
    view = shown(game.codec, game.view(game.start(2, {}, 1), Seat(0)))
    assert not {"frames", "decision", "deck", "pile", "rng"} & set(view)
