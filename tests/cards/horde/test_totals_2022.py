"""The totals of docs/content/horde.md hold for the cards as they are written down."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.setup import ready_made
from tests.cards.totals import copies, marks_counted, marks_told, of_group, tables

GAME = HordeGame()
FILE = "horde.md"
GROUPS = {row["code"]: row for row in tables(FILE)[0] if row["group"] != "all"}
MARKS = {row["treachery"]: row for row in tables(FILE)[1]}


def test_the_section_has_its_two_tables() -> None:
    assert (len(tables(FILE)), len(GROUPS), len(MARKS)) == (2, 14, 5)


@pytest.mark.parametrize("code", GROUPS)
def test_a_set_has_its_rows_and_copies(code: str) -> None:
    cards = of_group(code)
    assert (len(cards), copies(cards)) == (int(GROUPS[code]["rows"]), int(GROUPS[code]["expected"]))
    assert len({card.deck for card in cards}) == 1


def test_all_sets_together_have_what_the_last_line_says() -> None:
    last = tables(FILE)[0][-1]
    cards = of_group("HRD")
    assert (len(cards), copies(cards)) == (int(last["rows"]), int(last["copies"]))


@pytest.mark.parametrize("code", [code for code in GROUPS if GROUPS[code]["group"] in MARKS])
def test_a_horde_set_has_its_treachery_marks(code: str) -> None:
    assert marks_counted(of_group(code)) == marks_told(MARKS[GROUPS[code]["group"]])


@pytest.mark.rule("HRD-SET-22")
@pytest.mark.parametrize("code", ["HRD-LIO", "HRD-TAU", "HRD-KUR", "HRD-NUP"])
def test_a_ready_made_deck_has_40_cards(code: str) -> None:
    assert len(ready_made(of_group(code)[0].deck)) == 40
