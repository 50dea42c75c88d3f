"""Rule coverage for a person at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.rulebook import Coverage


def render(coverages: Sequence[Coverage], details: bool = True) -> Group:
    """A table with one row per game, then with `details` what is left to do in each."""
    parts: list[RenderableType] = [_summary(coverages)]
    for coverage in coverages if details else ():
        parts += _todo(coverage)
    return Group(*parts)


def _summary(coverages: Sequence[Coverage]) -> Table:
    table = Table("game")
    for heading in ("ids", "cited", "tested", "not applicable", "missing"):
        table.add_column(heading, justify="right")
    for each in coverages:
        counted = (each.ids, each.cited, each.tested, each.not_applicable, each.missing)
        table.add_row(each.game, *(str(len(ids)) for ids in counted))
    return table


def _todo(coverage: Coverage) -> list[RenderableType]:
    paragraphs: list[RenderableType] = []
    for title, ids in (
        ("neither tested nor declared not applicable", coverage.missing),
        ("tested, but not cited in src", coverage.uncited),
        ("declared not applicable, but tested", coverage.needless),
    ):
        if ids:
            paragraphs.append(_paragraph(coverage.game, title, by_area(ids)))
    if coverage.unknown:
        places = [f"{unknown.id} at {unknown.place}" for unknown in coverage.unknown]
        paragraphs.append(_paragraph(coverage.game, "defined in no catalogue", places))
    return paragraphs


def _paragraph(game: str, title: str, lines: Iterable[str]) -> Text:
    heading = Text(f"\n{game}: {title}", style="bold")
    # Text, not markup: an id or a path must never be read as a style.
    return Text("\n").join([heading, *(Text(f"  {line}", style="not bold") for line in lines)])


def by_area(ids: Iterable[str]) -> list[str]:
    """One line per area, its numbers joined to ranges: hundreds of single ids cannot be read."""
    # The shorter number first, so that 100 follows 99 and not 10.
    parts = sorted(
        (rule.rpartition("-")[::2] for rule in ids), key=lambda part: (part[0], len(part[1]), part[1])
    )
    return [
        f"{area} {', '.join(_ranges([number for _, number in group]))}"
        for area, group in groupby(parts, key=lambda part: part[0])
    ]


def _ranges(numbers: Sequence[str]) -> list[str]:
    runs: list[list[str]] = []
    for number in numbers:
        if runs and number.isdigit() and runs[-1][-1].isdigit() and int(number) == int(runs[-1][-1]) + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
