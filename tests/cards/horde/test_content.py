"""The data against the content files: every card that is written down agrees with its row."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.vocabulary.gifts import OnlyOn
from skyshelf.games.horde.vocabulary.names import CardType, Rarity
from skyshelf.text.speaker import Speaker

CONTENT = Path(__file__).parents[3] / "docs" / "content"
GAME = HordeGame()
ROMAN = {"0": 0, "I": 1, "II": 2, "III": 3}
# What lies face down and what changed for good is no printed card.
PRINTED = [card for card in CARDS if card.deck not in ("concealed", "turned")]


@cache
def rows() -> dict[str, dict[str, str]]:
    """The rows of the content files by code, each with the names of its columns."""
    found: dict[str, dict[str, str]] = {}
    for file in ("horde.md", "monoliths.md"):
        columns: list[str] = []
        for line in (CONTENT / file).read_text(encoding="utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if cells[0] == "code":
                columns = cells
            elif re.fullmatch(r"(HRD|MON)-[A-Z]+-[A-Z0-9-]+", cells[0]) and len(cells) == len(columns):
                found[cells[0]] = dict(zip(columns, cells, strict=True))
    return found


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.code)
def test_a_card_agrees_with_its_row(card: Card) -> None:
    row = rows()[card.code]
    if card.type != CardType.PORTAL:
        assert Speaker("en", strict=True).say(CARD_NAME[card.id]) == row["name"]
    assert card.copies == int(row.get("copies", "1").split()[0])
    if "cost" in row:
        assert card.cost == int(row["cost"])
        assert card.rarity == Rarity[row["rarity"].upper()]
        subtype = "–" if card.subtype is None else card.subtype.name.replace("_", " ").title()
        assert subtype == row["subtype"].title()
    if "A/H" in row:
        fighting = f"{card.attack}/{card.health}" if card.type in (CardType.ALLY, CardType.MONSTER) else "–"
        assert fighting == row["A/H"]
    if "type" in row:
        assert card.type.name.lower() in row["type"] or card.type == CardType.PORTAL
        assert card.epic == ("epic" in row["type"])
        assert card.hero == ("hero" in row["type"])
        assert card.token == ("token" in row["type"])
    if "treachery" in row:
        assert card.marks is not None
        assert f"{'L' if card.marks.left else 'R'}{card.marks.swords or 'z'}" == row["treachery"]
        mark = row["mark"].replace("−", "-")
        assert (card.mana, card.tier) == ((int(mark), 0) if mark[0] in "+-" else (0, ROMAN[mark]))
    if "waves" in row:
        assert card.waves == tuple(int(number) for number in row["waves"].split())
        assert card.mana == int(row["mana"])
        assert card.health == int(row["health"].replace("–", "0"))
    if "stage" in row:
        assert card.stage == ROMAN.get(row["stage"], 4)


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.code)
def test_a_card_has_as_many_abilities_as_its_row(card: Card) -> None:
    abilities = rows()[card.code]["abilities"]
    if not card.token:
        # What an attachment may be attached to stands in the line of what its bearer has.
        lines = [one for one in card.abilities if not isinstance(one, OnlyOn)]
        assert len(lines) == len(abilities.split("<br>"))


def test_codes_are_unique() -> None:
    assert len({card.code for card in CARDS}) == len(CARDS)
