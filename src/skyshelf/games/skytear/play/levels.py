"""Opponents for people: a turn is hundreds of small choices, so a little softness in each adds up to a lot."""

from __future__ import annotations

from skyshelf.engine.levels import USUAL_LEVELS, Level

LEVELS = {
    **USUAL_LEVELS,
    "beginner": Level(soft=0.003),
    "easy": Level(soft=0.0003),
    "medium": Level(seconds=0.4, rounds=30),
    "hard": Level(seconds=0.6, rounds=100),
}
