"""Ada one die away from a completed card, for tests of what the card then brings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from skyshelf.games.painters.components.cards import CARD_BY_ID, CARDS
from skyshelf.games.painters.rules import complete
from tests.rules.painters.table import Area, Table, table

# Takes no die, and keeps Ada in step 2 as long as she has a spot chip to paint with.
WAITING: Area = {"dice": ["blue1", "white1"]}


def all_dice(card: str) -> list[str]:
    """The dice that complete the symbols of a card."""
    return [f"{symbol.colour.name.lower()}{symbol.number}" for symbol in CARDS[CARD_BY_ID[card]].symbols]


def one_die_short(
    card: str,
    ada: Area | None = None,
    ben: Area | None = None,
    around: Area | None = None,
    pool: tuple[str, ...] = (),
    **given: Any,
) -> Table:
    """Ada's card lies above her initial card A, at 0,1, and lacks the die of its first symbol, which is in the
    pool; `around` are further cards of hers."""
    first, *others = all_dice(card)
    cards = {"A": WAITING, card: {"at": [0, 1], "dice": ["empty", *others]}, **(around or {})}
    return table(
        players={"ada": {"cards": cards, **(ada or {})}, "ben": ben or {}}, pool=[first, *pool], **given
    )


def completed(card: str, **given: Any) -> Table:
    """The same table after Ada has placed that die, up to the next question."""
    t = one_die_short(card, **given).do(f"die {all_dice(card)[0]}")
    assert t.is_completed("ada", card)
    return t


def redraw(monkeypatch: pytest.MonkeyPatch, card: str, **face: Any) -> None:
    """Give a card bonuses that no card of the set has together."""
    faces = list(CARDS)
    faces[CARD_BY_ID[card]] = replace(faces[CARD_BY_ID[card]], **face)
    monkeypatch.setattr(complete, "CARDS", tuple(faces))
