"""Opponents for people: one step ahead is enough to play well, so only the strongest one searches."""

from __future__ import annotations

from skyshelf.engine.levels import Level

LEVELS = {
    "beginner": Level(soft=0.3),
    "easy": Level(soft=0.12),
    "medium": Level(soft=0.045),
    "hard": Level(deals=4),
    "master": Level(seconds=0.8, rounds=150),
}
