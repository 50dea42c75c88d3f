"""How strong opponents for people play, from the weakest to the strongest."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """`soft`: options that differ so much in worth are taken in a proportion of e. `seconds`: of search, if any."""

    soft: float = 0.0
    deals: int = 1
    seconds: float = 0.0
    rounds: int = 0


# The level that nobody asked for.
USUAL = "medium"

# Rounds end a search early where the processor is fast; seconds end it where it is slow or busy.
USUAL_LEVELS = {
    "beginner": Level(soft=0.06),
    "easy": Level(soft=0.02),
    "medium": Level(seconds=0.3, rounds=15),
    "hard": Level(seconds=0.5, rounds=60),
    "master": Level(seconds=0.9, rounds=300),
}
