"""The ladder of the Horde."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.bots.people import NAMES as LEVELS
from skyshelf.engine.settings import Value
from skyshelf.lab.ladder import Rung

# How softly the levels for people choose was found with other deals.
_AFTER_LEVELS = 1000


def rungs() -> list[Rung]:
    return solo_and_pairs("difficulty", ("normal", "hard", "painful"))


def solo_and_pairs(name: str, values: Sequence[Value]) -> list[Rung]:
    rungs = [
        *(Rung(level, "greedy", 1, {name: values[0]}, 0.3, _AFTER_LEVELS) for level in LEVELS[:3]),
        Rung("greedy", "greedy", 1, {name: values[0]}, 0.3),
        Rung("greedy", "random", 1, {name: values[0]}, 0.3),
        Rung("net", "greedy", 1, {name: values[0]}, 0.3),
        Rung("search:40", "plain:40", 1, {name: values[0]}, 2),
    ]
    for value in values:
        rungs += [
            Rung("net", "plain:100", 1, {name: value}, 2),
            Rung("net:200", "net:20", 1, {name: value}, 3),
            Rung("search:200", "search:20", 1, {name: value}, 3),
            Rung("net:0.2s", "plain:0.2s", 1, {name: value}, 4),
            Rung("search:0.2s", "plain:0.2s", 1, {name: value}, 4),
        ]
    return [
        *rungs,
        Rung("net", "plain:20", 2, {"mode": "coop"}),
        Rung("net", "plain:20", 2, {"mode": "versus"}),
    ]
