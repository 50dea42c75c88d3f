"""A table of win rates for a person at a terminal, or as Markdown for a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.settings import Value
from skyshelf.lab.crew.crew import Workers
from skyshelf.lab.horde_table import Cell, Count, WinTable, play_table
from skyshelf.lab.series_report import progress_bar, result_alone
from skyshelf.lab.sim import Series

_ALL = "all"

Lines = list[list[str]]


def play_with_bar(
    table: WinTable, series: Mapping[Cell, Series], workers: Workers, quiet: bool = False
) -> WinTable:
    """Play a table while a bar shows how far it is."""
    with result_alone(), progress_bar(quiet) as bar:
        task = bar.add_task(table.game, total=sum(one.games for one in series.values()))
        return play_table(table, series, workers, lambda done: bar.update(task, completed=done))


def report(table: WinTable) -> RenderableType:
    parts: list[RenderableType] = []
    for title, lines in _blocks(table):
        grid = Table(title=title, title_justify="left")
        for number, heading in enumerate(lines[0]):
            grid.add_column(heading, justify="right" if number else "left")
        for line in lines[1:]:
            grid.add_row(*line)
        parts.append(grid)
    parts.append(Text(_footer(table), style="dim"))
    parts += [Text(failure, style="red") for failure in table.failures]
    return Group(*parts)


def markdown(table: WinTable) -> str:
    found: list[str] = []
    for title, lines in _blocks(table):
        found += [f"### {title[0].upper()}{title[1:]}", ""]
        found.append("| " + " | ".join(lines[0]) + " |")
        found.append("|---|" + "---:|" * (len(lines[0]) - 1))
        found += ["| " + " | ".join(line) + " |" for line in lines[1:]]
        found.append("")
    return "\n".join([*found, _footer(table), ""])


def _blocks(table: WinTable) -> Iterator[tuple[str, Lines]]:
    """A block of decks and hordes for each difficulty, then the difficulties themselves."""
    for value in table.values.get(table.hardness, ()):
        yield f"{table.hardness} {value}", _deck_by_horde(table, {table.hardness: value})
    if not table.hardness:
        yield table.game, _deck_by_horde(table, {})
    yield "in all", _summary(table)


def _deck_by_horde(table: WinTable, fixed: dict[str, Value]) -> Lines:
    hordes = table.values["horde"]
    lines = [["deck", *map(_named, hordes), _ALL]]
    for deck in table.values["deck"]:
        counts = [table.sum(deck=deck, horde=horde, **fixed) for horde in hordes]
        lines.append([_named(deck), *map(_cell, counts), _cell(table.sum(deck=deck, **fixed))])
    totals = [table.sum(horde=horde, **fixed) for horde in hordes]
    lines.append([_ALL, *map(_cell, totals), _cell(table.sum(**fixed))])
    return lines


def _summary(table: WinTable) -> Lines:
    endings = sorted(table.sum().endings)
    lines = [["", "games", "won", "95 % interval", "turns", *endings]]
    for value in table.values.get(table.hardness, ()):
        fixed = {table.hardness: value}
        lines.append([f"{table.hardness} {value}", *_figures(table.sum(**fixed), endings)])
    lines.append([_ALL, *_figures(table.sum(), endings)])
    return lines


def _figures(count: Count, endings: list[str]) -> list[str]:
    low, high = count.interval
    games = max(1, count.games)
    shares = [f"{count.endings.get(ending, 0) / games:.0%}" for ending in endings]
    return [
        str(count.games),
        f"{count.rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{count.turns / games:.1f}",
        *shares,
    ]


def _cell(count: Count) -> str:
    low, high = count.interval
    return f"{count.rate:.0%} ({low:.0%}-{high:.0%})".replace("%-", "-")


def _named(value: Value) -> str:
    return str(value).replace("_", " ")


def _footer(table: WinTable) -> str:
    total = table.sum().games
    return f"{', '.join(table.bots)}; {total} games, seed {table.seed}; in brackets the 95 % Wilson interval"
