"""The totals of docs/content/monoliths.md hold for the cards as they are written down."""

from __future__ import annotations

from collections import Counter

import pytest

from skyshelf.games.horde.cards.registry import DECKS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.vocabulary.names import Rarity
from tests.cards.totals import copies, marks_counted, marks_told, of_group, tables

GAME = HordeGame()
FILE = "monoliths.md"
GROUPS = {row["code"]: row for row in tables(FILE)[0] if row["group"] != "all"}
MARKS = {row["treachery"]: row for row in tables(FILE)[1]}
TWO_SIDED = "MON-POR"  # its rows are sides of cards


@pytest.mark.parametrize("code", GROUPS)
def test_a_set_has_its_rows_and_copies(code: str) -> None:
    cards = of_group(code)
    assert len(cards) == int(GROUPS[code]["rows"])
    assert len({card.deck for card in cards}) == 1
    if code != TWO_SIDED:
        assert copies(cards) == int(GROUPS[code]["expected"])


def test_all_sets_together_have_as_many_rows_as_the_last_line_says() -> None:
    assert len(of_group("MON")) == int(tables(FILE)[0][-1]["rows"])


@pytest.mark.parametrize("code", [code for code in GROUPS if GROUPS[code]["group"] in MARKS])
def test_a_horde_has_its_treachery_marks(code: str) -> None:
    assert marks_counted(of_group(code)) == marks_told(MARKS[GROUPS[code]["group"]])


@pytest.mark.rule("MON-CARD-09", "MON-RAR-02", "MON-Q-09")
@pytest.mark.parametrize("horde", ["monoliths", "sinklings", "slitherers", "brood"])
def test_a_horde_has_nine_cards_of_each_power_and_two_top_cards(horde: str) -> None:
    powers = Counter(card.rarity for card in DECKS[horde])
    assert powers == {Rarity.BASE: 9, Rarity.RARE: 9, Rarity.MYTHIC: 9, Rarity.LEGENDARY: 2}
