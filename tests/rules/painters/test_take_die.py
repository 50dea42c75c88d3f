"""Main action C: which dice may be taken, where they go and what they bring."""

from __future__ import annotations

import pytest

from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import Colour
from tests.rules.painters.table import Area, Table, table

DRAGON: Area = {"A": {"completed": True}, "S30": {"at": [0, 1]}}  # S30: green 2, purple 5, blue 5


def with_dragon(*pool: str, clouds: int = 0, spots: int = 0, dice: list[str] | None = None) -> Table:
    """Ada's only uncompleted card is S30, a card of three symbols."""
    cards = {**DRAGON, "S30": {"at": [0, 1], "dice": dice or ["empty"] * 3}}
    ada = {"clouds": clouds, "spots": spots, "cards": cards}
    return table(players={"ada": ada, "ben": {}}, pool=list(pool))


def dice_offered(t: Table, word: str = "die") -> list[str]:
    return [text.partition(" ")[2] for text in t.options() if text.startswith(f"{word} ")]


@pytest.mark.rule("PNT-DIE-01")
def test_a_die_goes_from_the_pool_on_a_symbol_of_its_colour() -> None:
    t = with_dragon("green1", "green6").do("die green1")
    assert t.on_card("ada", "S30") == ["green1", "empty", "empty"]
    assert t.pool() == ["green6"]


@pytest.mark.rule("PNT-DIE-01")
def test_a_die_never_goes_on_the_card_of_an_opponent() -> None:
    t = with_dragon("white1", "green1")  # only Ben has a white symbol
    assert dice_offered(t) == ["green1"]


@pytest.mark.rule("PNT-DIE-02")
def test_an_equal_die_is_completed() -> None:
    t = with_dragon("green2", "blue1", spots=1).do("die green2")
    assert t.on_card("ada", "S30")[0] == "green2"
    assert t.player("ada").spots == 1
    assert "PNT-DIE-02" in t.rules()


@pytest.mark.rule("PNT-DIE-03", "PNT-DIE-04", "PNT-DIE-05")
def test_a_higher_die_is_turned_down_unasked_and_pays_the_difference() -> None:
    t = with_dragon("green6", "blue1", spots=1).do("die green6")
    assert t.on_card("ada", "S30")[0] == "green2"
    assert t.player("ada").spots == 1 + 4
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-DIE-03")
def test_a_die_turned_down_completes_the_last_symbol() -> None:
    t = with_dragon("green6", dice=["empty", "purple5", "blue5"]).do("die green6")
    assert t.is_completed("ada", "S30")


@pytest.mark.rule("PNT-DIE-06")
def test_a_lower_die_waits_with_its_own_number() -> None:
    t = with_dragon("purple3", "blue1", spots=1).do("die purple3")
    assert t.on_card("ada", "S30") == ["empty", "purple3", "empty"]
    assert t.player("ada").spots == 1


@pytest.mark.rule("PNT-DIE-07")
def test_a_lower_die_occupies_its_symbol_without_completing_it() -> None:
    t = with_dragon("green1", "green2", spots=2, dice=["empty", "purple5", "blue5"]).do("die green1")
    assert not t.is_completed("ada", "S30")
    assert dice_offered(t, "buy") == []  # the symbol is no longer free for the other green die


@pytest.mark.rule("PNT-DIE-08")
@pytest.mark.parametrize("order", [("blue4", "white3"), ("white3", "blue4")])
def test_symbols_are_filled_in_any_order(order: tuple[str, str]) -> None:
    t = table(players={"ada": {"spots": 6}, "ben": {}}, pool=list(order))
    t.do(f"die {order[0]}", f"buy {order[1]}")
    assert t.is_completed("ada", "A")


@pytest.mark.rule("PNT-DIE-09")
def test_a_cloud_token_changes_the_colour_of_the_die() -> None:
    t = with_dragon("red1", "blue6", clouds=1).do("die red1", "on S30.purple5 cloud")
    assert t.on_card("ada", "S30") == ["empty", "red1", "empty"]
    assert t.player("ada").clouds == 0


@pytest.mark.rule("PNT-DIE-09")
def test_the_cloud_token_goes_back_to_the_reserve() -> None:
    ada = {"clouds": 1, "cards": {"A": {}}}
    t = table(players={"ada": ada, "ben": {"clouds": 7}, "cem": {}}, pool=["red1", "red2"])
    t.do("die red1", "on A.blue4 cloud", "spot", "cloud")
    assert t.player("cem").clouds == 1
    assert t.player("ben").clouds == 7  # nobody was robbed: the reserve had Ada's token


@pytest.mark.rule("PNT-DIE-09")
def test_no_cloud_token_is_due_where_the_colour_fits() -> None:
    t = with_dragon("green1", clouds=1)
    t.do("die green1")
    assert t.options() == ["on S30.green2", "on S30.purple5 cloud", "on S30.blue5 cloud"]
    t.do("on S30.green2")
    assert t.player("ada").clouds == 1


@pytest.mark.rule("PNT-DIE-10")
def test_without_a_symbol_of_its_colour_a_die_needs_the_cloud_token() -> None:
    assert dice_offered(with_dragon("red1", "green1")) == ["green1"]
    assert with_dragon("red1", "green1").why_not("die red1") == ["PNT-DIE-10"]
    assert dice_offered(with_dragon("red1", "green1", clouds=1)) == ["green1", "red1"]


@pytest.mark.rule("PNT-DIE-11")
def test_only_empty_symbols_of_uncompleted_cards_are_free() -> None:
    # A has blue and white symbols but is completed; green holds a waiting die, purple a completed one.
    t = with_dragon("white1", "green2", "purple5", "blue1", dice=["green1", "purple5", "empty"])
    assert dice_offered(t) == ["blue1"]


@pytest.mark.rule("PNT-DIE-12")
def test_a_grey_die_goes_on_any_colour_for_nothing() -> None:
    t = with_dragon("grey1").do("die grey1")
    assert t.options() == ["on S30.green2", "on S30.purple5", "on S30.blue5"]


@pytest.mark.rule("PNT-DIE-13")
def test_a_die_in_hand_must_be_placed() -> None:
    t = with_dragon("grey1", "grey2", clouds=1).do("die grey1")
    assert t.asks() == ("ada", "symbol")
    assert all(text.startswith("on ") for text in t.options())


@pytest.mark.rule("PNT-DIE-14")
def test_a_placed_die_cannot_move() -> None:
    cards = {"A": {"dice": ["blue3", "empty"]}, "S15": {"at": [0, 1]}}  # S15 has a free blue 1
    t = table(players={"ada": {"spots": 3, "clouds": 1, "cards": cards}, "ben": {}}, pool=[])
    assert {text.split()[0] for text in t.options()} == {"card", "spot"}
    t.do("spot")
    assert t.options() == ["end", "paint A.blue4 to 4"]
    assert t.on_card("ada", "A") == ["blue3", "empty"]


@pytest.mark.rule("PNT-DIE-15")
@pytest.mark.parametrize("on", ["blue1", "blue5", "grey1", "square", "chips"])
def test_a_symbol_takes_one_die(on: str) -> None:
    t = with_dragon("blue5", "grey5", "white5", clouds=1, dice=["empty", "empty", on]).do("die blue5")
    assert t.options() == ["on S30.green2 cloud", "on S30.purple5 cloud"]


@pytest.mark.rule("PNT-DIE-16")
def test_every_fitting_die_and_every_fitting_symbol_can_be_chosen() -> None:
    cards = {"A": {}, "S30": {"at": [0, 1]}}
    t = table(
        players={"ada": {"cards": cards}, "ben": {}}, pool=["blue1", "blue6", "white2", "purple4", "red1"]
    )
    assert dice_offered(t) == ["blue1", "blue6", "white2", "purple4"]
    assert t.do("die blue6").options() == ["on A.blue4", "on S30.blue5"]


@pytest.mark.rule("PNT-DIE-17")
def test_taking_a_die_leaves_the_others_as_they_are() -> None:
    t = with_dragon("blue2", "blue3", "white6", "green1", "red4").do("die green1")
    assert t.pool() == ["blue2", "blue3", "white6", "red4"]


@pytest.mark.rule("PNT-DIE-18")
def test_a_recoloured_die_is_back_in_the_pool_with_its_own_colour() -> None:
    t = with_dragon("red2", clouds=1, dice=["empty", "purple5", "blue5"]).do("die red2")
    assert t.is_completed("ada", "S30")
    assert sorted(die[:-1] for die in t.pool()) == ["blue", "purple", "red"]


@pytest.mark.rule("PNT-DIE-19")
@pytest.mark.parametrize("colour", ["grey", "red"])
@pytest.mark.parametrize(
    ("face", "shows", "spots", "event"),
    [(5, 5, 0, "die-fits"), (6, 5, 1, "die-above"), (4, 4, 0, "die-waits")],
)
def test_wild_and_recoloured_dice_follow_the_same_outcomes(
    colour: str, face: int, shows: int, spots: int, event: str
) -> None:
    t = with_dragon(f"{colour}{face}", "blue1", clouds=1)
    t.do(f"die {colour}{face}", f"on S30.purple5{' cloud' if colour == 'red' else ''}")
    assert t.on_card("ada", "S30")[1] == f"{colour}{shows}"
    assert t.player("ada").spots == spots
    assert event in t.kinds()


@pytest.mark.rule("PNT-DIE-20")
@pytest.mark.parametrize(
    ("pool", "dice"),
    [
        ([], ["empty", "empty", "empty"]),
        (["red1", "white1"], ["empty", "empty", "empty"]),
        (["green2", "grey2"], ["green1", "purple1", "blue1"]),
    ],
)
def test_without_a_die_to_place_there_is_no_action_c(pool: list[str], dice: list[str]) -> None:
    t = with_dragon(*pool, dice=dice)
    assert dice_offered(t) == []
    assert t.why_not("die green2") == ["PNT-DIE-20"]


@pytest.mark.rule("PNT-Q-14")
def test_no_symbol_is_grey_and_a_grey_die_is_raised_on_another_colour() -> None:
    assert all(symbol.colour != Colour.GREY for card in CARDS for symbol in card.symbols)
    cards = {"A": {}, "S24": {"at": [0, -1], "dice": ["black2", "grey5", "blue2"]}}
    t = table(players={"ada": {"spots": 1, "cards": cards}, "ben": {}}, step="additional")
    t.do("paint S24.red6 to 6")
    assert t.on_card("ada", "S24") == ["black2", "grey6", "blue2"]


@pytest.mark.rule("PNT-Q-15")
def test_one_cloud_token_gives_whatever_colour_is_needed() -> None:
    t = with_dragon("white1", clouds=2).do("die white1")
    assert t.options() == ["on S30.green2 cloud", "on S30.purple5 cloud", "on S30.blue5 cloud"]
    t.do("on S30.blue5 cloud")
    assert t.player("ada").clouds == 1


@pytest.mark.rule("PNT-Q-16")
def test_a_die_stays_in_the_pool_while_all_symbols_of_its_colour_are_occupied() -> None:
    t = with_dragon("blue6", "green1", dice=["empty", "empty", "blue1"])
    assert dice_offered(t) == ["green1"]
    assert t.why_not("die blue6") == ["PNT-DIE-10"]


@pytest.mark.rule("PNT-Q-27")
def test_the_difference_of_a_bought_die_does_not_help_to_pay_for_it() -> None:
    given = {"cards": {**DRAGON, "S30": {"at": [0, 1], "dice": ["empty", "purple1", "blue5"]}}}
    poor = table(players={"ada": {"spots": 5, **given}, "ben": {}}, pool=["green6"], step="additional")
    assert dice_offered(poor, "buy") == []
    assert poor.why_not("buy green6") == ["PNT-XDI-01"]
    rich = table(players={"ada": {"spots": 6, **given}, "ben": {}}, pool=["green6"], step="additional")
    assert rich.do("buy green6").player("ada").spots == 6 - 6 + 4
