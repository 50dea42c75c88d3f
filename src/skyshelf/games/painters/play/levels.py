"""Opponents for people: one step ahead is enough to play well, so only the strongest one searches."""

from __future__ import annotations

from skyshelf.engine.levels import Level

LEVELS = {
    "beginner": Level(soft=0.10),
    "easy": Level(soft=0.042),
    "medium": Level(soft=0.03),
    "hard": Level(deals=4),
    "master": Level(seconds=0.8, rounds=150),
}
