"""What a bot is: it looks at a view and answers its decision."""

from __future__ import annotations

from abc import ABC, abstractmethod

from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.view import View


class Bot(ABC):
    """A player for any game. All it ever learns of the table is the view of its own seat."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.most_seconds: float | None = None  # after which it must answer, whatever it was told to take
        self.patience: float | None = None  # the same, as its level has it
        self.hurried = False  # set by whoever cannot wait any longer

    def choose(self, view: View) -> int:
        """The index of the option to take; `view.decision` is this seat's."""
        assert view.decision is not None
        if view.decision.kind in self.game.by_lot:
            return self.rng.below(len(view.decision.options))
        return self.weigh(view)

    def time_for(self, seconds: float | None) -> float | None:
        """How long it may think where it would take so many seconds; None is as long as it wants."""
        limits = [limit for limit in (seconds, self.most_seconds, self.patience) if limit is not None]
        return min(limits) if limits else None

    @abstractmethod
    def weigh(self, view: View) -> int:
        """The index of the option that is worth most to this bot."""
