"""Chance for those who build positions: the same seed gives the same position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Settings

T = TypeVar("T")


class Lots(Rng):
    """Draws by lot."""

    def one_in(self, number: int) -> bool:
        return self.below(number) == 0

    def up_to(self, most: int) -> int:
        """From 0 to that number, small ones more often."""
        return self.below(1 + self.below(most + 1)) if most > 0 else 0

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]


def any_table(game: Game, lots: Lots) -> tuple[int, Settings]:
    """Any number of players with any settings that go together, half of them the usual ones."""
    while True:
        seats = game.fewest + lots.below(game.most - game.fewest + 1)
        settings: Settings = {
            setting.name: lots.one_of(setting.values) for setting in game.settings if lots.one_in(2)
        }
        try:
            game.agree(seats, settings)
        except SkyshelfError:
            continue
        return seats, settings
