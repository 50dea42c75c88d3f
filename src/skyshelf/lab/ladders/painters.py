"""The ladder of Sky Painters."""

from __future__ import annotations

from skyshelf.bots.people import NAMES as LEVELS
from skyshelf.lab.ladder import Rung

# How softly the levels for people choose was found with the deals before this one.
_AFTER_LEVELS = 1000


def rungs() -> list[Rung]:
    levels = [Rung(level, "greedy", 2, weight=0.5, first=_AFTER_LEVELS) for level in LEVELS[:-1]]
    return [
        *levels,
        Rung("greedy", "greedy", 2, weight=0.3),
        Rung("greedy", "random", 2, weight=0.3),
        Rung("net", "greedy", 2, weight=0.5),
        Rung("net:20", "net", 2, weight=2),
        Rung("search:20", "plain:20", 2, weight=2),
        Rung("net", "plain:100", 2, weight=2),
        Rung("net", "plain:300", 2, weight=4),
        Rung("net:40", "net", 2, weight=2),
        Rung("net:200", "net:20", 2, weight=4),
        Rung("net:0.2s", "plain:0.2s", 2, weight=6),
        Rung("search:0.2s", "plain:0.2s", 2, weight=6),
        Rung("search:60", "net:60", 2, weight=4),
        Rung("search:300", "search:30", 2, weight=4),
        Rung("net", "plain:100", 3, weight=3),
        Rung("net", "plain:100", 4, weight=3),
    ]
