"""Whether a bot takes a draw."""

from __future__ import annotations

import secrets

from skyshelf.engine.game import Game
from skyshelf.engine.seat import Seat
from skyshelf.engine.view import View

_DEALS = 12
# An advantage smaller than this is none: no judge is that sure.
_DOUBT = 0.03


def is_even(game: Game, view: View, seat: Seat, sides: tuple[int, ...]) -> bool:
    """Whether the side of a seat that knows this view has no more than its share of the chances.

    What it does not know is dealt several times, as when it thinks about a move; so its answer tells no more than its
    moves do.
    """
    own = [other for other, side in enumerate(sides) if side == sides[seat]]
    share = 0.0
    for _ in range(_DEALS):
        chances = game.evaluate(game.quiet(game.determinize(view, secrets.randbits(63))))
        share += sum(chances[each] for each in own) / (sum(chances) or 1.0) / _DEALS
    return share <= 1 / len(set(sides)) + _DOUBT
