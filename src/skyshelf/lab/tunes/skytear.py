"""The weights of a position of Skytear, and what draws a player in a hurry."""

from __future__ import annotations

from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.play.weights import PULLS, WEIGHTS
from skyshelf.lab.tuned import Tuned

# A point is what a hero's HP makes it, and how far points are spread changes no order of options.
TUNED = Tuned(
    seats=2,
    setups=({"format": ("random",)},),
    records={"weights": WEIGHTS, "pulls": PULLS},
    fixed=("weights.spread", "weights.hp"),
    make=SkytearGame,
)
