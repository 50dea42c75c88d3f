"""The data against the tables of the component design, row by row."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.board import CLOUD_TOKENS, HALO_SPACE, TILE_POSITION, TOP_CARD, Price
from skyshelf.games.painters.components.cards import CARDS, Side, SkyCard
from skyshelf.games.painters.components.dice import COLOURS, DICE_OF
from skyshelf.games.painters.components.halos import HALO_TEXT, HALOS, HaloFace
from skyshelf.games.painters.components.tiles import TILE_TEXT, TILES, TileFace
from skyshelf.games.painters.rules.scoring import score
from skyshelf.rulebook import project_root
from tests.rules.painters.table import table

Row = dict[str, str]

PAGE = (project_root() / "docs" / "rules" / "painters_components.md").read_text(encoding="utf-8")


def rows(first_column: str, section: str) -> list[Row]:
    """The rows of the tables of a section whose first column is called so, as column: cell."""
    text = PAGE.split(f"\n## {section}")[1].split("\n## ")[0]
    found: list[Row] = []
    columns: list[str] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
        elif columns[0] == first_column and not set(line) <= set("|-"):
            found.append(dict(zip(columns, cells, strict=True)))
    return found


CARD_ROWS = rows("Id", "3. Initial cards") + rows("Id", "4. The other 36 cards")
TILE_ROWS = rows("Key", "5. Sky Painter tiles")
HALO_ROWS = rows("Key", "6. Halo tokens")
PRICES = {row["Item"]: row for row in rows("Item", "2. Board, dice and tokens")}

SIDES = {
    Side.PLAIN: "-",
    Side.CLOUD: "half cloud",
    Side.HALO: "half halo",
    Side.NIGHT: "night",
    Side.GRASS: "grass",
}


def number(value: int) -> str:
    """A value as the tables write it: a dash for none."""
    return str(value) if value else "-"


def yes(value: bool) -> str:
    return "yes" if value else "-"


def card_cells(card: SkyCard) -> Row:
    return {
        "Id": card.id,
        "Die symbols, left to right": ", ".join(
            f"{symbol.colour.name.lower()} {symbol.number}" for symbol in card.symbols
        ),
        "Spots": number(card.spots),
        "Leader": yes(card.leader),
        "Hope": number(card.hope),
        "Star": number(card.star),
        "Whole cloud": yes(card.cloud),
        "Left side": SIDES[card.left],
        "Right side": SIDES[card.right],
        "Top side": SIDES[card.top],
        "Bottom side": SIDES[card.bottom],
    }


def tile_cells(face: TileFace) -> Row:
    return {
        "Key": TILE_TEXT[face.tile],
        "Name": TILE_TEXT[face.tile].replace("_", " ").title(),
        "Price spots": number(face.spots),
        "Price hope": number(face.price_hope),
        "Leader": yes(face.leader),
        "Hope symbol": number(face.hope),
        "Points": number(face.points),
    }


def halo_cells(face: HaloFace) -> Row:
    return {
        "Key": HALO_TEXT[face.halo],
        "Name": f"{face.halo.name.title()} Halo",
        "Hope symbol": number(face.hope),
        "Points": number(face.points),
    }


@pytest.mark.rule("PNT-CMP-02", "PNT-DES-01")
def test_the_40_cards_are_a_to_d_and_s01_to_s36() -> None:
    ids = ["A", "B", "C", "D", *(f"S{n:02}" for n in range(1, 37))]
    assert [row["Id"] for row in CARD_ROWS] == [card.id for card in CARDS] == ids


@pytest.mark.rule("PNT-CMP-02", "PNT-DES-01")
@pytest.mark.parametrize(
    ("card", "row"), list(zip(CARDS, CARD_ROWS, strict=True)), ids=[card.id for card in CARDS]
)
def test_a_card_is_as_designed(card: SkyCard, row: Row) -> None:
    cells = card_cells(card)
    assert cells == {column: row[column] for column in cells}


@pytest.mark.rule("PNT-CMP-13", "PNT-CMP-27", "PNT-DES-14")
@pytest.mark.parametrize(("face", "row"), list(zip(TILES, TILE_ROWS, strict=True)), ids=TILE_TEXT)
def test_a_tile_is_as_designed(face: TileFace, row: Row) -> None:
    cells = tile_cells(face)
    assert cells == {column: row[column] for column in cells}


@pytest.mark.rule("PNT-CMP-12", "PNT-DES-14")
@pytest.mark.parametrize(("face", "row"), list(zip(HALOS, HALO_ROWS, strict=True)), ids=HALO_TEXT)
def test_a_halo_token_is_as_designed(face: HaloFace, row: Row) -> None:
    cells = halo_cells(face)
    assert cells == {column: row[column] for column in cells}


BONUSES = {"tile-acquired", "pile-shown", "leader-taken", "hope-activated", "hope-silent"}


def acts_at_once(tile: str) -> bool:
    """Whether acquiring the tile does more than its bonus: something happens, or somebody is asked."""
    ben = {"hope": 2, "cards": {"S31": {"dice": ["empty", "yellow3", "blue3", "white3"]}}}
    t = table(
        players={"ada": {"spots": 20, "hope": 20}, "ben": ben},
        step="additional",
        tile_offer=["none", "none", tile],
    ).do(f"tile {tile}")
    return not BONUSES.issuperset(t.kinds()) or t.asks() != ("ada", "additional")


def scores_at_the_end(tile: str) -> bool:
    """Whether the tile is worth more than its points to a player with hope, a cloud, a leader and a star."""

    def points(tiles: list[str]) -> int:
        ada = {"hope": 3, "clouds": 1, "cards": {"S15": {"completed": True}}, "tiles": tiles}
        return score(table(players={"ada": ada, "ben": {}}).state, Seat(0)).total()

    return points([tile]) != points([]) + TILES[TILE_TEXT.index(tile)].points


@pytest.mark.rule("PNT-CMP-28")
@pytest.mark.parametrize("row", TILE_ROWS, ids=TILE_TEXT)
def test_a_tile_acts_at_the_times_of_its_effect_types(row: Row) -> None:
    types = row["Effect type"].split(" + ")
    assert set(types) <= {"immediate", "permanent", "end of game"}
    assert acts_at_once(row["Key"]) == ("immediate" in types)
    assert scores_at_the_end(row["Key"]) == ("end of game" in types)


def price(item: str) -> Price:
    return Price(int(PRICES[item]["Spots"]), int(PRICES[item]["Hope"]))


@pytest.mark.rule("PNT-CMP-24", "PNT-CMP-25", "PNT-CMP-23")
def test_the_prices_of_the_board_are_as_designed() -> None:
    assert price("Top card of the deck") == TOP_CARD
    assert tuple(price(f"Tile position {at}") for at in ("left", "centre", "right")) == TILE_POSITION
    assert tuple(price(f"Halo space {space}") for space in range(1, 6)) == HALO_SPACE


@pytest.mark.rule("PNT-CMP-07", "PNT-CMP-10")
def test_dice_and_cloud_tokens_are_as_many_as_printed() -> None:
    counts: dict[str, int] = {}
    for row in rows("Dice", "2. Board, dice and tokens"):
        for colour in row["Dice"].removesuffix(" (wild)").split(", "):
            counts[colour] = int(row["Count"].removesuffix(" each"))
    assert {colour.name.lower(): DICE_OF[colour] for colour in COLOURS} == counts
    tokens = {row["Tokens"]: row["Count"] for row in rows("Tokens", "2. Board, dice and tokens")}
    assert tokens["Cloud tokens"] == f"{CLOUD_TOKENS}, limited"
