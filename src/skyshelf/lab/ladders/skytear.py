"""The ladder of Skytear."""

from __future__ import annotations

from skyshelf.bots.people import NAMES as LEVELS
from skyshelf.engine.settings import Value
from skyshelf.lab.ladder import Rung

# How softly the levels for people choose was found with other deals.
_AFTER_LEVELS = 1000


def rungs() -> list[Rung]:
    drawn: dict[str, Value] = {"format": "random"}
    return [
        *(Rung(level, "greedy", 2, drawn, weight=0.5, first=_AFTER_LEVELS) for level in LEVELS[:3]),
        Rung("greedy", "greedy", 2, drawn, 0.5),
        Rung("greedy", "random", 2, drawn, 0.3),
        Rung("net", "greedy", 2, drawn),
        Rung("net", "plain:30", 2, drawn, 2),
        Rung("net", "plain:300", 2, drawn, 5),
        Rung("net:200", "net:20", 2, drawn, 4),
        Rung("search:200", "search:20", 2, drawn, 4),
        Rung("net:0.2s", "plain:0.2s", 2, drawn, 6),
        Rung("net", "plain:30", 4, drawn, 3),
    ]
