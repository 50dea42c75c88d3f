"""The weights of a position of the second edition, at the levels that its bots sometimes win."""

from __future__ import annotations

from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.play.evaluate import WEIGHTS
from skyshelf.lab.tuned import Tuned, all_of
from skyshelf.lab.tunes.horde import FIXED

TUNED = Tuned(
    seats=1,
    setups=(
        {"level": (1, 2, 2)},
        {"level": (1, 2), **all_of(MonolithsGame(), "first_games", "horde", "outsider", "deck")},
    ),
    records={"weights": WEIGHTS["monoliths"]},
    fixed=FIXED,
    make=MonolithsGame,
)
