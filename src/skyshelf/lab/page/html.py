"""A page of sections, in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_STYLE = """
:root { color-scheme: light dark;
  --ink: #1d2530; --soft: #5d6876; --paper: #fbfaf7; --line: #dcd9d0; --accent: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --soft: #a3abb5; --paper: #14181d; --line: #333b44; --accent: #6ec3e0; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 82rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 .2rem; }
p { color: var(--soft); margin: 0 0 .6rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 1rem 0 2rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
main { columns: 34rem 2; column-gap: 1.2rem; }
section { border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin-bottom: 1.2rem;
  break-inside: avoid; overflow-x: auto; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--ink); }
svg.narrow { display: none; }
@media (max-width: 36rem) { svg.wide { display: none; } svg.narrow { display: block; } }
.tick, .note { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); } .mark { stroke: var(--soft); stroke-dasharray: 4 4; }
.range { stroke: var(--accent); stroke-width: 7; stroke-opacity: .35; stroke-linecap: round; }
.dot, .bar { fill: var(--accent); }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { padding: .25rem .5rem; text-align: right; border-top: 1px solid var(--line); white-space: nowrap; }
th { color: var(--soft); font-weight: 400; border: 0; }
th:first-child, td:first-child { text-align: left; }
@media (max-width: 36rem) { table { font-size: 12px; } th, td { padding: .25rem .2rem; white-space: normal; } }
"""


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], bold: Sequence[bool]) -> str:
    """Words on the left, numbers on the right; of a bold row the difference stands out."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        "<tr>"
        + "".join(
            f"<td><b>{escape(cell)}</b></td>" if strong and place == 3 else f"<td>{escape(cell)}</td>"
            for place, cell in enumerate(row)
        )
        + "</tr>"
        for row, strong in zip(rows, bold, strict=True)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


class Section(NamedTuple):
    heading: str
    about: str
    plot: str


def page(title: str, facts: Sequence[tuple[str, str]], sections: Sequence[Section]) -> str:
    """One file that holds everything."""
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts)
    shown = "".join(
        f"<section><h2>{escape(one.heading)}</h2><p>{escape(one.about)}</p>{one.plot}</section>"
        for one in sections
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1><dl>{listed}</dl><main>{shown}</main></body></html>\n"
    )
