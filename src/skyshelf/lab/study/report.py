"""A study for a person: a table at the terminal, and a page with plots."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.page.html import Section, page
from skyshelf.lab.page.html import table as html_table
from skyshelf.lab.page.svg import Rate, differences, histogram
from skyshelf.lab.study.change import Change
from skyshelf.lab.study.study import Difference, Study
from skyshelf.lab.written import write_whole

_HEADINGS = ("printed", "changed", "difference", "95 % interval")


def report(study: Study) -> RenderableType:
    table = Table("", title=_title(study), title_justify="left")
    for heading in _HEADINGS:
        table.add_column(heading, justify="right")
    for one in study.differences():
        table.add_row(one.name, *_values(one), style="bold" if one.clear else "")
    return Group(table, *[Text(note, style="dim") for note in _notes(study)])


def check_page(path: Path) -> None:
    """Refuse what cannot be written before hours were played for it."""
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise SkyshelfError(f"{path} cannot be written: --out needs a file in a folder that is there.")


def write_page(study: Study, path: Path) -> None:
    found = study.differences()
    shares = [one for one in found if one.share]
    reach = min(1.0, max(0.05, *(max(abs(one.low), abs(one.high)) for one in shares)))
    plots = [
        Rate(one.name, one.by, one.low, one.high, f"{_signed(one, one.by)}{' *' * one.clear}")
        for one in shares
    ]
    before, after = ([game.turns for game in kind] for kind in (study.before, study.after))
    facts = [
        ("changed", ", ".join(map(_instead, study.printed()))),
        ("bots", ", ".join(study.series.bots)),
        ("deals", f"{len(study.before):,}, each played with both; {study.touched:,} came out otherwise"),
        ("settings", ", ".join(f"{name} {value}" for name, value in study.series.settings.items())),
        ("seed", str(study.series.seed)),
    ]
    sections = [
        Section(
            "What changes",
            "In points of a hundred, with the 95 % interval of the difference; a star where it leaves out 0.",
            differences(plots, reach),
        ),
        Section(
            "All measures",
            "As printed, as changed, and the difference with its 95 % interval; bold where it leaves out 0.",
            html_table(
                ("", *_HEADINGS),
                [(one.name, *_values(one)) for one in found],
                [one.clear for one in found],
            ),
        ),
        Section("Turns, as printed", "", histogram(before, "turns", after)),
        Section("Turns, changed", "", histogram(after, "turns", before)),
    ]
    write_whole(path, page(_title(study), facts, sections))


def as_json(study: Study) -> dict[str, object]:
    return {
        "game": study.series.game,
        "changes": [str(change) for change in study.changes],
        "bots": list(study.series.bots),
        "deals": len(study.before),
        "touched": study.touched,
        "used": study.used,
        "seed": study.series.seed,
        "differences": [
            {
                "name": one.name,
                "printed": round(one.before, 4),
                "changed": round(one.after, 4),
                "difference": round(one.by, 4),
                "low": round(one.low, 4),
                "high": round(one.high, 4),
            }
            for one in study.differences()
        ],
    }


def _title(study: Study) -> str:
    return f"{study.series.game}: {', '.join(map(str, study.changes))}, {len(study.before):,} deals"


def _notes(study: Study) -> list[str]:
    notes = [
        f"{study.touched:,} of {len(study.before):,} deals came out otherwise; seed {study.series.seed}."
    ]
    if not study.used:
        notes.append(
            "Nobody chose a changed component: does it take part? Settings choose decks and teams (--set NAME=VALUE)."
        )
    if not any(one.clear for one in study.differences()):
        notes.append("No difference is clear from chance; more --games make the intervals narrower.")
    return notes


def _values(one: Difference) -> tuple[str, str, str, str]:
    return _shown(one, one.before), _shown(one, one.after), _signed(one, one.by), _interval(one)


def _instead(changed: tuple[Change, int | None]) -> str:
    change, printed = changed
    return str(change) if printed is None else f"{change} instead of {printed}"


def _shown(one: Difference, value: float) -> str:
    return f"{value:.1%}" if one.share else f"{value:.2f}"


def _signed(one: Difference, value: float) -> str:
    return f"{100 * value:+.1f} points" if one.share else f"{value:+.2f}"


def _interval(one: Difference) -> str:
    scale, unit = (100, ".1f") if one.share else (1, ".2f")
    return f"{format(scale * one.low, '+' + unit)} to {format(scale * one.high, '+' + unit)}"
