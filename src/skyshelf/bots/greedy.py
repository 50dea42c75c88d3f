"""A bot that looks one step ahead with the game's own evaluation."""

from __future__ import annotations

from skyshelf.bots.bot import Bot
from skyshelf.engine.game import Game
from skyshelf.engine.state import State
from skyshelf.engine.view import View

# A step may need a few answers (take this die, put it there); deeper ones are left to chance.
_DEEPEST = 3


def step_values(game: Game, state: State, seat: int) -> list[float]:
    """For each option of the open decision, how good the table looks to the seat once that step is over."""
    decision = state.decision
    assert decision is not None
    return [_value_after(game, state, index, seat, 1) for index in range(len(decision.options))]


def _value_after(game: Game, state: State, index: int, seat: int, depth: int) -> float:
    after = state.clone()
    after.choose(index)
    decision = after.decision
    unfinished = decision is not None and decision.seat == seat and decision.kind in game.follow_ups
    if decision is None or not unfinished or depth == _DEEPEST:
        return game.evaluate(after)[seat]
    return max(_value_after(game, after, index, seat, depth + 1) for index in range(len(decision.options)))


class GreedyBot(Bot):
    def choose(self, view: View) -> int:
        assert view.decision is not None
        state = self.game.determinize(view, self.rng.bits())
        values = step_values(self.game, state, view.decision.seat)
        return values.index(max(values))
