"""The totals of docs/content/horde.md hold for the cards as they are written down."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.setup import ready_made

CONTENT = Path(__file__).parents[3] / "docs" / "content" / "horde.md"
GAME = HordeGame()


@cache
def tables() -> list[list[dict[str, str]]]:
    """The tables of the section "Totals", each a list of rows by the names of their columns."""
    found: list[list[dict[str, str]]] = []
    columns: list[str] = []
    for line in CONTENT.read_text(encoding="utf-8").partition("\n## Totals\n")[2].splitlines():
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


GROUPS = {row["code"]: row for row in tables()[0] if row["group"] != "all"}
MARKS = {row["treachery"]: row for row in tables()[1]}


def test_the_section_has_its_two_tables() -> None:
    assert (len(tables()), len(GROUPS), len(MARKS)) == (2, 14, 5)


@pytest.mark.parametrize("code", GROUPS)
def test_a_set_has_its_rows_and_copies(code: str) -> None:
    cards = of_group(code)
    assert (len(cards), copies(cards)) == (int(GROUPS[code]["rows"]), int(GROUPS[code]["expected"]))
    assert len({card.deck for card in cards}) == 1


def test_all_sets_together_have_what_the_last_line_says() -> None:
    last = tables()[0][-1]
    cards = of_group("HRD")
    assert (len(cards), copies(cards)) == (int(last["rows"]), int(last["copies"]))


@pytest.mark.parametrize("code", [code for code in GROUPS if GROUPS[code]["group"] in MARKS])
def test_a_horde_set_has_its_treachery_marks(code: str) -> None:
    row = MARKS[GROUPS[code]["group"]]
    marked = [(card, card.marks) for card in of_group(code) if card.marks is not None]
    for side, left in (("left", True), ("right", False)):
        assert copies([card for card, marks in marked if marks.left == left]) == int(row[side])
    for column, swords in (("z", 0), ("1 sword", 1), ("2 swords", 2), ("3 swords", 3)):
        assert copies([card for card, marks in marked if marks.swords == swords]) == int(row[column])


@pytest.mark.rule("HRD-SET-22")
@pytest.mark.parametrize("code", ["HRD-LIO", "HRD-TAU", "HRD-KUR", "HRD-NUP"])
def test_a_ready_made_deck_has_40_cards(code: str) -> None:
    assert len(ready_made(of_group(code)[0].deck)) == 40
