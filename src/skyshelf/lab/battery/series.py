"""Many random games and positions of one game with all promises looked at, on all cores."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic

from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.lab.battery.lots import Lots, any_table
from skyshelf.lab.battery.pairs import course_of_pair
from skyshelf.lab.battery.positions import random_position
from skyshelf.lab.battery.promises import BrokenPromise, Watch, play
from skyshelf.lab.crew.crew import crew_of

# How far a random game goes on from a position; what it was built for happens soon.
DECISIONS = 40
_CHUNK = 20  # seeds that a process gets at once


@dataclass(frozen=True, slots=True)
class Found:
    """A seed that broke a promise."""

    kind: str  # game, position or pair
    seed: int
    error: str


@dataclass(slots=True)
class Battery:
    """What was run and what it found."""

    game: str
    games: int = 0
    positions: int = 0
    pairs: int = 0
    decisions: int = 0
    found: list[Found] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)

    @property
    def looked_at(self) -> int:
        return self.games + self.positions + self.pairs

    def add(self, other: Battery) -> None:
        self.games += other.games
        self.positions += other.positions
        self.pairs += other.pairs
        self.decisions += other.decisions
        self.found += other.found
        for kind, number in other.endings.items():
            self.endings[kind] = self.endings.get(kind, 0) + number

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "games": self.games,
            "positions": self.positions,
            "pairs": self.pairs,
            "decisions": self.decisions,
            "endings": dict(sorted(self.endings.items())),
            "errors": [f"{one.kind} {one.seed}: {one.error}" for one in self.found],
        }


def random_game(game: Game, seed: int) -> Iterator[State]:
    """A random game with any settings."""
    seats, settings = any_table(game, Lots(seed))
    yield from play(game, seats, settings, seed)


def random_course(game: Game, seed: int, decisions: int = DECISIONS) -> Iterator[State]:
    """A random position, and how it goes on for so many decisions."""
    settings, words = random_position(game, seed)
    state: State = game.build(words, settings)
    rng = Rng(seed)
    for _ in range(decisions):
        yield state
        if state.decision is None:
            return
        state.choose(rng.below(len(state.decision.options)))


_COURSES: dict[str, Callable[[Game, int], Iterator[State]]] = {
    "game": random_game,
    "position": random_course,
    "pair": course_of_pair,
}


def run_seed(name: str, kind: str, seed: int, every: int = 1) -> Battery:
    """One game, position or pair of cards; what goes wrong is kept with its seed and does not stop the others.

    Promises that take long are looked at in every so many-th decision.
    """
    game = game_named(name)
    result = Battery(name, int(kind == "game"), int(kind == "position"), int(kind == "pair"))
    watch = Watch(game, seed, every)
    try:
        for state in _COURSES[kind](game, seed):
            result.decisions += 1
            watch.look(state)
            if state.outcome is not None:
                result.endings[state.outcome.kind] = 1
    except BrokenPromise as error:
        result.found.append(Found(kind, seed, str(error)))
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        text = f"{type(error).__name__}: {error} ({where.filename.rsplit('skyshelf/', 1)[-1]}:{where.lineno})"
        result.found.append(Found(kind, seed, text))
    return result


def _run_chunk(name: str, kind: str, seeds: range, every: int) -> Battery:
    result = Battery(name)
    for seed in seeds:
        result.add(run_seed(name, kind, seed, every))
    return result


def run_battery(
    name: str,
    games: int,
    positions: int,
    seed: int,
    workers: int,
    seconds: float,
    progress: Callable[[Battery], None] = lambda result: None,
    every: int = 1,
    pairs: int = 0,
) -> Battery:
    """Seeds from `seed` on, for games, positions and pairs; after so many seconds nothing new is begun."""
    until = monotonic() + seconds
    parts = (
        (name, kind, range(start, min(start + _CHUNK, seed + number)), every)
        for kind, number in (("game", games), ("position", positions), ("pair", pairs))
        for start in range(seed, seed + number, _CHUNK)
    )
    result = Battery(name)
    with crew_of(workers) as crew:
        for part in crew.play(_run_chunk, parts, until):
            result.add(part.found)
            progress(result)
    result.found.sort(key=lambda one: (one.kind, one.seed))
    return result
