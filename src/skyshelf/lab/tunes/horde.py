"""The weights of a position of the first edition, in points of castle health."""

from __future__ import annotations

from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.play.evaluate import WEIGHTS
from skyshelf.lab.tuned import Tuned, all_of

# What turns points into a chance changes no order of options, and a cut-off is no weight.
FIXED = ("weights.spread", "weights.even", "weights.most")
TUNED = Tuned(
    seats=1,
    setups=(
        {"difficulty": ("normal",)},
        {"difficulty": ("normal",), **all_of(HordeGame(), "first_games", "horde", "outsider", "deck")},
    ),
    records={"weights": WEIGHTS["horde"]},
    fixed=FIXED,
    make=HordeGame,
)
