"""How often a bot wins with each deck against each horde at each difficulty, from many games on all cores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import product

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.settings import Value
from skyshelf.games.shelf import game_named
from skyshelf.lab.crew.crew import Pace, Workers, crew_of
from skyshelf.lab.intervals import wilson
from skyshelf.lab.sim import Failure, Series, keep_failures, play_part, prepare

# How hard a game is has its own name in each edition.
HARDNESS = ("difficulty", "level")
AXES = (*HARDNESS, "deck", "horde")

Cell = tuple[Value, ...]  # a value for each axis


@dataclass(slots=True)
class Count:
    """What came of some games, seen from the alliance."""

    games: int = 0
    wins: int = 0
    turns: int = 0
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, other: Count) -> None:
        self.games += other.games
        self.wins += other.wins
        self.turns += other.turns
        for ending, times in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + times

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(slots=True)
class WinTable:
    """One count for each mix of settings."""

    game: str
    bots: tuple[str, ...]
    seed: int
    axes: tuple[str, ...]
    values: dict[str, tuple[Value, ...]]
    cells: dict[Cell, Count]
    failures: list[str] = field(default_factory=list)

    @property
    def hardness(self) -> str:
        """The axis that says how hard it is; nothing if the game has none."""
        return next((axis for axis in self.axes if axis in HARDNESS), "")

    def sum(self, **fixed: Value) -> Count:
        """All cells that have these values, added up."""
        total = Count()
        for cell, count in self.cells.items():
            named = dict(zip(self.axes, cell, strict=True))
            if all(named[axis] == value for axis, value in fixed.items()):
                total.add(count)
        return total

    def as_json(self) -> dict[str, object]:
        rows = [
            {
                **dict(zip(self.axes, cell, strict=True)),
                "games": count.games,
                "wins": count.wins,
                "rate": round(count.rate, 4),
                "low": round(count.interval[0], 4),
                "high": round(count.interval[1], 4),
                "turns": round(count.turns / max(1, count.games), 1),
                "endings": dict(sorted(count.endings.items())),
            }
            for cell, count in self.cells.items()
        ]
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "cells": rows,
            "failures": self.failures,
        }


def axes_of(game: Game) -> dict[str, tuple[Value, ...]]:
    """The settings that a table is laid out by, with the values of each."""
    found = {setting.name: setting.values for setting in game.settings if setting.name in AXES}
    if "deck" not in found or "horde" not in found:
        raise SkyshelfError(f"A table of win rates is for games with decks and hordes; {game.name} has none.")
    # The default stands first in a setting; numbers are laid out by their size.
    return {
        axis: tuple(sorted(found[axis], key=lambda value: value if isinstance(value, int) else 0))
        for axis in AXES
        if axis in found
    }


def prepare_table(
    name: str, games: int, bots: tuple[str, ...], seed: int, settings: Mapping[str, Value]
) -> tuple[WinTable, dict[Cell, Series]]:
    """An empty table, and the series behind each cell; an axis that is set to a value has only that one."""
    game = game_named(name)
    values = {
        axis: (settings[axis],) if axis in settings else allowed for axis, allowed in axes_of(game).items()
    }
    table = WinTable(name, bots, seed, tuple(values), values, {})
    series: dict[Cell, Series] = {}
    for cell in product(*values.values()):
        chosen = {**settings, **dict(zip(values, cell, strict=True))}
        # The same seed everywhere: the cells are compared with the same shuffles.
        errors = f"skyshelf-errors/{'-'.join(map(str, cell))}"
        series[cell] = prepare(name, games, bots, seed, chosen, rotate=False, errors_to=errors)
        table.cells[cell] = Count()
    return table, series


def play_table(
    table: WinTable,
    series: Mapping[Cell, Series],
    workers: Workers,
    progress: Callable[[int], None] = lambda done: None,
) -> WinTable:
    """Play all games of all cells; the counts do not depend on who plays them."""
    crew = crew_of(workers)
    pace = Pace(crew)
    cells = {id(one): cell for cell, one in series.items()}
    parts = ((one, start, stop) for one in series.values() for start, stop in pace.ranges(one.games))
    done = 0
    try:
        for part in crew.play(_play, parts):
            one, start, stop = part.given
            count, failures = part.found
            pace.note(stop - start, part.seconds)
            table.cells[cells[id(one)]].add(count)
            kept = keep_failures(one, failures)
            table.failures += [f"{failure.error} (journal: {failure.journal})" for failure in kept]
            done += stop - start
            progress(done)
    finally:
        if crew is not workers:
            crew.close()
    table.failures.sort()
    return table


def _play(series: Series, start: int, stop: int) -> tuple[Count, list[Failure]]:
    rows, failures = play_part(series, start, stop)
    count = Count()
    for row in rows:
        # The alliance has the first seat in every mode.
        count.add(Count(1, int(0 in row.winners), row.turns, {row.ending: 1}))
    return count, failures
