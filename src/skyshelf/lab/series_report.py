"""A series of games for a person at a terminal: a progress bar, then tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, redirect_stdout
from statistics import median

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from skyshelf.engine.seat import seated
from skyshelf.lab.crew.crew import Workers
from skyshelf.lab.intervals import wilson
from skyshelf.lab.sim import Result, Row, Series, play_series


def play_with_progress(
    series: Series,
    workers: Workers,
    quiet: bool = False,
    keep: Callable[[Sequence[Row]], None] = lambda rows: None,
    result: Result | None = None,
) -> Result:
    """Play a series while a bar shows how far it is, over all who play it."""
    with result_alone(), progress_bar(quiet) as bar:
        task = bar.add_task(series.game, total=series.games)
        return play_series(series, workers, lambda done: bar.update(task, completed=done), keep, result)


def result_alone() -> AbstractContextManager[object]:
    """Ray says on stdout what became of a worker: that is no part of the result that a program reads there."""
    return redirect_stdout(sys.stderr)


def progress_bar(quiet: bool) -> Progress:
    """On stderr, so that the output itself can be piped on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True)


def report(result: Result) -> RenderableType:
    games = len(result.rows)
    parts: list[RenderableType] = [_wins(result, games), _seats(result, games), _endings(result, games)]
    if result.rows:
        parts.append(_lengths(result))
    parts.append(Text(f"seed {result.series.seed}   digest {result.digest()}", style="dim"))
    for failure in result.failures:
        parts.append(
            Text(f"game {failure.number}: {failure.error} (journal: {failure.journal})", style="red")
        )
    return Group(*parts)


def _rate_table(title: str, rates: list[tuple[str, float]], games: int) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for heading in ("wins", "rate", "95 % interval"):
        table.add_column(heading, justify="right")
    for name, wins in rates:
        low, high = wilson(wins, games)
        table.add_row(name, f"{wins:g}", f"{wins / max(1, games):.1%}", f"{low:.1%} to {high:.1%}")
    return table


def _wins(result: Result, games: int) -> Table:
    return _rate_table(f"{result.series.game}: {games} games", list(result.wins().items()), games)


def _seats(result: Result, games: int) -> Table:
    seats = [(f"seat {seat + 1}", wins) for seat, wins in seated(result.seat_wins())]
    return _rate_table("by seat", seats, games)


def _endings(result: Result, games: int) -> Table:
    table = Table("ending", title="endings", title_justify="left")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for kind, count in result.endings().items():
        table.add_row(kind, str(count), f"{count / max(1, games):.1%}")
    return table


def _lengths(result: Result) -> Table:
    table = Table("", title="length", title_justify="left")
    for heading in ("10 %", "median", "90 %", "most"):
        table.add_column(heading, justify="right")
    for name, numbers in (
        ("turns", [row.turns for row in result.rows]),
        ("decisions", [row.decisions for row in result.rows]),
        ("forced", [row.forced for row in result.rows]),
        ("most options", [row.branching_max for row in result.rows]),
    ):
        numbers.sort()
        low, high = numbers[len(numbers) // 10], numbers[len(numbers) * 9 // 10]
        table.add_row(name, str(low), f"{median(numbers):g}", str(high), str(numbers[-1]))
    return table
