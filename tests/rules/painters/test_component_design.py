"""The invariants of the designed cards, tiles and prices."""

from __future__ import annotations

from collections import Counter

import pytest

from skyshelf.games.painters.components.board import HALO_SPACE, Price
from skyshelf.games.painters.components.cards import CARDS, INITIAL, LIMITS, Side, SkyCard
from skyshelf.games.painters.components.dice import Colour
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.components.tiles import TILES, Tile, TileFace
from tests.rules.painters.table import table

LETTERED, OTHERS = CARDS[:INITIAL], CARDS[INITIAL:]
COLOURS = Counter(symbol.colour for card in CARDS for symbol in card.symbols)


def has(card: SkyCard, colour: Colour) -> bool:
    return any(symbol.colour == colour for symbol in card.symbols)


def ids(cards: list[SkyCard]) -> list[str]:
    return [card.id for card in cards]


def names(tiles: list[TileFace]) -> list[str]:
    return [face.tile.name for face in tiles]


@pytest.mark.rule("PNT-DES-02")
def test_16_cards_have_2_symbols_18_have_3_and_6_have_4() -> None:
    assert Counter(len(card.symbols) for card in CARDS) == {2: 16, 3: 18, 4: 6}
    assert all(len(card.symbols) == 2 for card in LETTERED)
    assert COLOURS.total() == 110


@pytest.mark.rule("PNT-DES-03")
def test_every_card_has_exactly_one_blue_symbol() -> None:
    assert all([symbol.colour for symbol in card.symbols].count(Colour.BLUE) == 1 for card in CARDS)
    assert COLOURS[Colour.BLUE] == 40


@pytest.mark.rule("PNT-DES-04")
def test_22_symbols_are_white_and_8_of_each_rare_colour() -> None:
    rare = (Colour.YELLOW, Colour.GREEN, Colour.BLACK, Colour.ORANGE, Colour.RED, Colour.PURPLE)
    assert COLOURS[Colour.WHITE] == 22
    assert [COLOURS[colour] for colour in rare] == [8] * 6
    assert COLOURS[Colour.GREY] == 0


@pytest.mark.rule("PNT-DES-05")
def test_no_card_has_two_symbols_of_one_colour() -> None:
    assert all(len({symbol.colour for symbol in card.symbols}) == len(card.symbols) for card in CARDS)


@pytest.mark.rule("PNT-DES-06")
def test_every_card_gives_2_to_8_spots() -> None:
    spots = {card.spots for card in CARDS}
    assert (min(spots), max(spots)) == (2, 8)


@pytest.mark.rule("PNT-DES-07")
def test_leader_and_hope_symbols_of_the_36_cards() -> None:
    hope = [card.hope for card in OTHERS if card.hope]
    assert sum(card.leader for card in OTHERS) == 12
    assert (len(hope), min(hope), max(hope), sum(hope)) == (18, 2, 8, 92)
    assert ids([card for card in OTHERS if card.leader and card.hope]) == ["S27", "S32", "S36"]
    assert sum(not card.leader and not card.hope for card in OTHERS) == 9


@pytest.mark.rule("PNT-DES-08")
@pytest.mark.parametrize("card", LETTERED, ids=ids(list(LETTERED)))
def test_an_initial_card_has_hope_4_and_numbers_that_add_up_to_7(card: SkyCard) -> None:
    assert (card.hope, card.leader, card.star, card.cloud) == (4, False, 0, False)
    assert {card.left, card.right, card.top, card.bottom} == {Side.PLAIN}
    assert sum(symbol.number for symbol in card.symbols) == 7


@pytest.mark.rule("PNT-DES-09", "PNT-CMP-33")
def test_25_cards_have_a_star_and_122_points_together() -> None:
    stars = [card.star for card in CARDS if card.star]
    assert (len(stars), sum(stars)) == (25, 122)


@pytest.mark.rule("PNT-DES-10")
def test_as_many_left_halves_as_right_halves() -> None:
    left, right = Counter(card.left for card in CARDS), Counter(card.right for card in CARDS)
    assert left[Side.CLOUD] == right[Side.CLOUD] == 4
    assert left[Side.HALO] == right[Side.HALO] == 6
    assert not any(card.left != Side.PLAIN and card.right != Side.PLAIN for card in CARDS)


@pytest.mark.rule("PNT-DES-11")
def test_clouds_are_on_cards_with_white_and_half_halos_on_the_others() -> None:
    clouds = [card for card in CARDS if card.cloud or Side.CLOUD in (card.left, card.right)]
    halos = [card for card in CARDS if Side.HALO in (card.left, card.right)]
    assert all(has(card, Colour.WHITE) for card in clouds)
    assert not any(has(card, Colour.WHITE) for card in halos)


@pytest.mark.rule("PNT-DES-12")
def test_8_cards_have_a_whole_cloud() -> None:
    assert sum(card.cloud for card in CARDS) == 8


@pytest.mark.rule("PNT-DES-13")
def test_4_nights_on_top_4_grasses_at_the_bottom_and_never_both() -> None:
    limits = [
        {
            side: getattr(card, side)
            for side in ("left", "right", "top", "bottom")
            if getattr(card, side) in LIMITS
        }
        for card in CARDS
    ]
    found = [limit for limit in limits if limit]
    assert found.count({"top": Side.NIGHT}) == found.count({"bottom": Side.GRASS}) == 4
    assert len(found) == 8


@pytest.mark.rule("PNT-DES-14", "PNT-CMP-12", "PNT-CMP-13")
def test_there_are_20_tiles_and_8_halo_tokens() -> None:
    assert len({face.tile for face in TILES}) == len(TILES) == len(Tile) == 20
    assert len(Halo) == 8


@pytest.mark.rule("PNT-DES-15")
@pytest.mark.parametrize(
    ("tile", "position", "spots", "hope", "symbol"),
    [("sky_levitt_alpha", 0, 15, 6, 4), ("sky_fugaz", 1, 4, 12, 0)],
)
def test_the_two_prices_that_the_rulebook_shows(
    tile: str, position: int, spots: int, hope: int, symbol: int
) -> None:
    offer = ["none", "none", "none"]
    offer[position] = tile
    t = table(
        players={"ada": {"spots": spots, "hope": hope}, "ben": {}}, step="additional", tile_offer=offer
    ).do(f"tile {tile}")
    assert (t.player("ada").spots, t.player("ada").hope) == (0, 0)
    assert TILES[t.player("ada").tiles[0]].hope == symbol


@pytest.mark.rule("PNT-DES-16", "PNT-CMP-30")
def test_4_tiles_have_a_leader_icon_and_11_a_hope_symbol() -> None:
    assert names([face for face in TILES if face.leader]) == [
        "SKY_SPOTS",
        "SKY_TACKLE",
        "SKY_TANTRUM",
        "SKY_WISDOM",
    ]
    assert sum(face.hope > 0 for face in TILES) == 11


@pytest.mark.rule("PNT-DES-17")
def test_the_first_two_halo_spaces_cost_1_hope_and_3_spots() -> None:
    assert HALO_SPACE[0] + HALO_SPACE[1] == Price(spots=3, hope=1)
