"""Rules as the margin of a book names them."""

from __future__ import annotations

from typing import NamedTuple


class Run(NamedTuple):
    """Rules in a row, as a margin names them: where they begin, and what is shown."""

    first: str
    shown: str


def runs(rules: tuple[str, ...]) -> list[Run]:
    """Rules in a row are named once, by the first and the last of them, in any language."""
    found: list[list[str]] = []
    for rule in rules:
        if found and _next(found[-1][-1]) == rule:
            found[-1].append(rule)
        else:
            found.append([rule])
    return [
        Run(run[0], run[0] if len(run) == 1 else f"{run[0]}…{run[-1].rpartition('-')[2]}") for run in found
    ]


def _next(rule: str) -> str:
    area, _, number = rule.rpartition("-")
    return f"{area}-{int(number) + 1:02}"
