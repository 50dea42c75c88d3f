"""A small map for first steps: one lane, two heroes on each side."""

from __future__ import annotations

from skyshelf.games.skytear.battlefields.battlefield import Sketch

ONE_LANE = Sketch(
    name="one_lane",
    rows=(
        "-7:2..5 | -6:1..5 | -5:0..5 | -4:-1..5 | -3:-2..5 | -2:-2..4 | -1:-3..4 | 0:-3..3 | 1:-4..3 | "
        "2:-4..2 | 3:-5..2 | 4:-5..1 | 5:-5..0 | 6:-5..-1 | 7:-5..-2"
    ),
    cover="(4,-4) (-1,-2) (3,-2) (-3,0) (3,0) (-3,2) (1,2) (-4,4)",
    domes={},
    nexus=("(-3,7)", "(3,-7)"),
    hero_starts=("(-2,7) (-2,6) (-3,6) (-4,7)", "(4,-7) (2,-7) (2,-6) (3,-6)"),
    towers={
        "mid": ("(-3,5)", "(3,-5)"),
    },
    controls={
        "mid": "(0,0)",
    },
    minions={
        "mid": ("(-1,1) (0,1)", "(1,-1) (0,-1)"),
    },
    ways={
        "mid": (
            "(-1,1) (-1,2) (-2,3) (-2,4) (-2,5) (-3,6)",
            "(1,-1) (1,-2) (2,-3) (2,-4) (2,-5) (3,-6)",
        ),
    },
    ridges=(
        "(-2,-1)-(-1,-1) (-1,-3)-(0,-3) (-1,-2)-(-1,-1) (-1,-2)-(0,-3) (-1,-2)-(0,-2) (0,2)-(1,2) "
        "(0,3)-(1,2) (0,3)-(1,3) (1,1)-(1,2) (1,1)-(2,1)"
    ),
    track=5,
    heroes=2,
    victory_cards=0,
    most_seats=2,
    minions_of_each_faction=False,
    tower_wins=True,
    ground_wins=True,
)
