"""A bot that looks one step ahead with the game's own evaluation."""

from __future__ import annotations

from skyshelf.bots.bot import Bot
from skyshelf.engine.game import Game
from skyshelf.engine.state import State
from skyshelf.engine.view import View

# A step may need a few answers (take this die, put it there); deeper ones are left to chance.
_DEEPEST = 3


class GreedyBot(Bot):
    def weigh(self, view: View) -> int:
        assert view.decision is not None
        state: State = self.game.determinize(view, self.rng.bits())
        pulls = self.game.priors(state)
        # Of options that look equally good the more tempting one: their order must not decide.
        return max(
            _tempting(self.game, state),
            key=lambda index: (self._value_after(state, index, 1), pulls[index]),
        )

    def _value_after(self, state: State, index: int, depth: int) -> float:
        """How good the table looks to the seat once the step that this option begins is over."""
        assert state.decision is not None
        seat = state.decision.seat
        after = state.clone()
        after.choose(index)
        decision = after.decision
        unfinished = decision is not None and decision.seat == seat and decision.kind in self.game.follow_ups
        if not unfinished or depth == _DEEPEST:
            return self.game.evaluate(after)[seat]
        return max(self._value_after(after, index, depth + 1) for index in _tempting(self.game, after))


def _tempting(game: Game, state: State) -> list[int]:
    """What the priors do not rule out: a game uses it to keep bots from standing still for ever."""
    return [index for index, pull in enumerate(game.priors(state)) if pull > 0]
