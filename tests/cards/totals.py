"""The totals that the content files tell, and the same counted from the cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS

CONTENT = Path(__file__).parents[2] / "docs" / "content"


@cache
def tables(file: str) -> list[list[dict[str, str]]]:
    """The tables of the section "Totals", each a list of rows by the names of their columns."""
    found: list[list[dict[str, str]]] = []
    columns: list[str] = []
    for line in (CONTENT / file).read_text(encoding="utf-8").partition("\n## Totals\n")[2].splitlines():
        cells = [cell.strip(" *") for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            columns = []
        elif not columns:
            columns = cells
            found.append([])
        elif not cells[0].startswith("-"):
            found[-1].append(dict(zip(columns, cells, strict=True)))
    return found


def of_group(code: str) -> list[Card]:
    return [card for card in CARDS if card.code.startswith(f"{code}-")]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


def marks_told(row: dict[str, str]) -> list[int]:
    return [int(row[column]) for column in ("left", "right", "z", "1 sword", "2 swords", "3 swords")]


def marks_counted(cards: list[Card]) -> list[int]:
    """How many are marked left and right, and how many have so many swords."""
    marked = [(card, card.marks) for card in cards if card.marks is not None]
    return [
        *[copies([card for card, marks in marked if marks.left == left]) for left in (True, False)],
        *[copies([card for card, marks in marked if marks.swords == swords]) for swords in range(4)],
    ]
