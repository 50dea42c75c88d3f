"""Sky Cotton, Sky Gnomichaun, Sky Raccoon, Sky Upper: 2 hope chips in place of a die."""

from __future__ import annotations

import pytest

from skyshelf.games.painters.components.cards import CARDS
from tests.rules.painters.given import acquiring, points
from tests.rules.painters.table import Area, Table, table

REPLACING = {
    "sky_cotton": {"white"},
    "sky_gnomichaun": {"green", "orange"},
    "sky_raccoon": {"black", "purple"},
    "sky_upper": {"yellow", "red"},
}
# Uncompleted cards with symbols of all eight colours.
ALL_COLOURS = {"S32": {}, "S30": {"at": [0, 1]}, "S36": {"at": [0, -1]}}


def owning(*tiles: str, step: str = "additional", **ada: object) -> Table:
    area: Area = {"hope": 10, "cards": ALL_COLOURS, "tiles": list(tiles), **ada}
    return table(players={"ada": area, "ben": {}}, step=step, pool=["blue1"])


def chips(t: Table) -> list[str]:
    return [text for text in t.options() if text.startswith("chips ")]


def colours(texts: list[str]) -> set[str]:
    return {text.partition(".")[2].rstrip("123456") for text in texts}


@pytest.mark.rule("PNT-SKY-04")
def test_sky_cotton_puts_2_hope_chips_on_a_white_symbol() -> None:
    assert colours(chips(owning("sky_cotton"))) == {"white"}
    t = owning("sky_cotton").do("chips S32.white5")
    assert t.player("ada").hope == 8
    assert t.on_card("ada", "S32") == ["empty", "empty", "empty", "chips"]


@pytest.mark.rule("PNT-SKY-13", "PNT-SKY-14")
def test_sky_gnomichaun_replaces_green_and_orange_dice() -> None:
    assert colours(chips(owning("sky_gnomichaun"))) == {"green", "orange"}


@pytest.mark.rule("PNT-SKY-32", "PNT-SKY-33")
def test_sky_raccoon_replaces_black_and_purple_dice() -> None:
    assert colours(chips(owning("sky_raccoon"))) == {"black", "purple"}


@pytest.mark.rule("PNT-SKY-45", "PNT-SKY-46")
def test_sky_upper_replaces_yellow_and_red_dice() -> None:
    assert colours(chips(owning("sky_upper"))) == {"yellow", "red"}


@pytest.mark.rule("PNT-SKY-53")
def test_no_tile_replaces_a_blue_die() -> None:
    everything = colours(chips(owning(*REPLACING)))
    assert everything == {"white", "green", "orange", "black", "purple", "yellow", "red"}


@pytest.mark.rule("PNT-SKY-05", "PNT-SKY-15", "PNT-SKY-34")
@pytest.mark.parametrize("tile", REPLACING)
def test_chips_are_an_additional_action_of_step_2_only(tile: str) -> None:
    main = owning(tile, step="main")
    assert chips(main) == []
    assert chips(main.do("spot")) != []


@pytest.mark.rule("PNT-SKY-06", "PNT-SKY-15", "PNT-SKY-47")
@pytest.mark.parametrize("tile", REPLACING)
def test_every_symbol_of_the_colours_can_be_covered_in_one_turn(tile: str) -> None:
    t = owning(tile, hope=20)
    symbols = [
        symbol
        for card in CARDS
        if card.id in ALL_COLOURS
        for symbol in card.symbols
        if symbol.colour.name.lower() in REPLACING[tile]
    ]
    covered = 0
    while left := chips(t):
        t.do(left[0])
        covered += 1
    assert covered == len(symbols) >= 2


@pytest.mark.rule("PNT-SKY-04")
def test_one_hope_chip_is_not_enough() -> None:
    t = owning("sky_cotton", hope=1, spots=1)
    assert chips(t) == []
    assert t.why_not("chips S32.white5") == ["PNT-SKY-04"]


@pytest.mark.rule("PNT-SKY-07")
def test_2_chips_complete_a_symbol_whatever_its_number_and_so_the_card() -> None:
    cards = {
        "A": {"completed": True},
        "S35": {"at": [0, 1], "dice": ["orange2", "purple6", "blue2", "empty"]},
    }
    t = owning("sky_cotton", cards=cards, hope=20).do("chips S35.white6")
    assert t.is_completed("ada", "S35")
    assert t.player("ada").spots == 8


@pytest.mark.rule("PNT-Q-38")
def test_chips_go_only_on_an_empty_symbol() -> None:
    cards = {"A": {"dice": ["empty", "white1"]}, "S10": {"at": [0, 1], "dice": ["empty", "empty", "square"]}}
    t = owning("sky_cotton", cards=cards, spots=1)
    assert chips(t) == []
    assert t.why_not("chips A.white3") == ["PNT-Q-38"]


@pytest.mark.rule("PNT-Q-38")
def test_the_printed_colour_matters_even_for_a_player_with_clouds_and_grey_dice_about() -> None:
    t = owning("sky_cotton", clouds=3)
    assert colours(chips(t)) == {"white"}
    assert t.why_not("chips S32.red4") == ["PNT-SKY-05"]


@pytest.mark.rule("PNT-INT-26", "PNT-Q-38")
def test_chips_of_a_completed_card_bring_back_neither_dice_nor_hope() -> None:
    cards = {"A": {"dice": ["blue3", "chips"]}}
    t = owning("sky_cotton", cards=cards, spots=1, hope=0).do("paint A.blue4 to 4")
    back = [event for event in t.events if event.kind == "die-rolled"]
    assert len(back) == 1
    assert t.player("ada").hope == 0


@pytest.mark.rule("PNT-Q-38")
def test_chips_on_a_symbol_are_spent() -> None:
    ben = {"hope": 1, "cards": {"B": {"dice": ["empty", "chips"]}}}
    t = acquiring("sky_wisdom", others={"ben": ben}).do("tile sky_wisdom")
    assert t.player("ben").hope == 0
    assert t.on_card("ben", "B") == ["empty", "chips"]
    assert points({"cards": {"A": {"dice": ["empty", "chips"]}}}) == points({})
