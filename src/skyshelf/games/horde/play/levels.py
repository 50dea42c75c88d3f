"""Partners and opponents for people in the first edition, which has a net: to look one step ahead is medium play."""

from __future__ import annotations

from skyshelf.engine.levels import Level

LEVELS = {
    "beginner": Level(soft=0.04),
    "easy": Level(soft=0.015),
    "medium": Level(deals=4),
    "hard": Level(seconds=0.5, rounds=30),
    "master": Level(seconds=0.9, rounds=200),
}
