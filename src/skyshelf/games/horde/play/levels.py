"""Partners and opponents for people in both editions."""

from __future__ import annotations

from skyshelf.engine.levels import USUAL_LEVELS, Level

# There is a net: to look one step ahead is medium play.
FIRST = {
    "beginner": Level(soft=0.012),
    "easy": Level(soft=0.004),
    "medium": Level(deals=4),
    "hard": Level(seconds=0.5, rounds=30),
    "master": Level(seconds=0.9, rounds=200),
}
# There is none, and what is done shows a turn later: one step ahead is a beginner's play, and one glance at the end
# of the turn after next makes it an easy opponent.
MONOLITHS = {
    **USUAL_LEVELS,
    "beginner": Level(),
    "easy": Level(seconds=0.3, rounds=1),
    "medium": Level(seconds=0.3, rounds=8),
}
