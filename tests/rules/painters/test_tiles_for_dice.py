"""Tiles for taking and painting dice: Sky Dice, Sky Winner, Sky Levitt Alpha, Sky Spots."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.painters.given import acquiring
from tests.rules.painters.table import Area, Table, table

# A card with a blue symbol of each number.
BLUE = {1: "S04", 2: "D", 3: "B", 4: "A", 5: "C", 6: "S05"}


def owning(*tiles: str, step: str = "main", **given: Any) -> Table:
    ada: Area = {"tiles": list(tiles), "clouds": given.pop("clouds", 0), "spots": given.pop("spots", 0)}
    if "cards" in given:
        ada["cards"] = given.pop("cards")
    return table(players={"ada": ada, "ben": {"cards": {"S35": {}}}}, step=step, **given)


def on_blue(number: int, face: int) -> Area:
    """The card with that blue symbol, and a die of that face on it."""
    symbols = ["empty", f"blue{face}"] if number in (1, 6) else [f"blue{face}", "empty"]
    return {BLUE[number]: {"dice": symbols}}


def painting(number: int, face: int, *tiles: str, spots: int = 6) -> Table:
    """Ada may paint one die on one blue symbol; there is no die to buy."""
    return owning(*tiles, step="additional", cards=on_blue(number, face), spots=spots, pool=["red1"])


@pytest.mark.rule("PNT-SKY-08")
def test_sky_dice_rerolls_2_chosen_dice_before_the_die_is_taken() -> None:
    t = owning("sky_dice", pool=["blue1", "blue2", "white6"])
    assert not [text for text in t.options() if text.startswith("die ")]
    t.do("roll", "reroll blue1", "reroll blue2")
    assert t.kinds() == ["die-rolled", "die-rolled"]
    assert t.asks() == ("ada", "die")
    pool = t.pool()
    assert ([die.rstrip("123456") for die in pool], pool[2]) == (["blue", "blue", "white"], "white6")


@pytest.mark.rule("PNT-SKY-08")
def test_the_same_die_is_not_rerolled_twice() -> None:
    t = owning("sky_dice", pool=["blue1", "white6", "white5"]).do("roll", "reroll blue1")
    assert t.options() == ["reroll white5", "reroll white6"]


def test_the_question_for_the_second_die_names_the_first() -> None:
    t = owning("sky_dice", pool=["blue1", "white6", "white5"]).do("roll")
    speaker = Speaker("en", ["Ada", "Ben"], strict=True)
    asked = []
    for text in ("reroll blue1", "reroll white5"):
        assert t.state.decision is not None
        asked.append(speaker.ask(t.state.decision, "painters"))
        t.do(text)
    assert asked == [
        "Sky Dice: which die do you reroll?",
        "Sky Dice, together with blue 1: which die do you reroll?",
    ]


@pytest.mark.rule("PNT-SKY-09")
def test_any_die_of_the_pool_may_be_taken_then() -> None:
    t = owning("sky_dice", pool=["blue1", "blue2", "white6"]).do("roll", "reroll blue1", "reroll blue2")
    assert "die white6" in t.options()
    assert t.do("die white6").on_card("ada", "A") == ["empty", "white3"]


@pytest.mark.rule("PNT-SKY-10")
def test_sky_dice_does_nothing_for_another_die() -> None:
    t = owning("sky_dice", step="additional", spots=5, pool=["blue1", "blue2", "white6"])
    assert "buy blue2" in t.options()
    assert t.do("buy blue2").kinds() == ["die-bought", "die-waits"]
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-Q-46")
def test_the_reroll_is_optional_but_the_main_action_is_settled() -> None:
    t = owning("sky_dice", pool=["blue1", "blue2", "white6"]).do("roll")
    assert t.options() == ["reroll blue1", "reroll blue2", "reroll white6", "no"]
    t.do("no")
    assert (t.kinds(), t.options()) == ([], ["die blue1", "die blue2", "die white6"])


@pytest.mark.rule("PNT-Q-46")
def test_a_second_die_must_follow_the_first_unless_the_pool_has_only_one() -> None:
    several = owning("sky_dice", pool=["blue1", "white6", "white5"]).do("roll", "reroll blue1")
    assert "no" not in several.options()
    single = owning("sky_dice", pool=["blue1"]).do("roll", "reroll blue1")
    assert single.kinds()[:2] == ["die-rolled", "die-taken"]


@pytest.mark.rule("PNT-SKY-48")
def test_a_blue_die_brings_a_second_die_of_1_or_2() -> None:
    t = owning("sky_winner", pool=["blue5", "white1", "white2", "white3", "green1"]).do("die blue5")
    assert (t.asks(), t.options()) == (("ada", "second-die"), ["die white1", "die white2", "no"])
    t.do("die white2")
    assert t.on_card("ada", "A") == ["blue4", "white2"]


@pytest.mark.rule("PNT-SKY-48")
def test_the_second_die_may_have_any_colour() -> None:
    pool = ["blue5", "blue1", "white2", "green1", "red2", "grey1", "grey3"]
    t = owning("sky_winner", clouds=1, pool=pool).do("die blue5", "on A.blue4")
    assert t.options() == ["die blue1", "die white2", "die green1", "die red2", "die grey1", "no"]


@pytest.mark.rule("PNT-SKY-48")
def test_other_dice_bring_none() -> None:
    t = owning("sky_winner", spots=1, pool=["white3", "white1", "blue1"]).do("die white3")
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-INT-22")
def test_the_second_die_is_not_the_other_die_of_the_turn() -> None:
    cards = {"A": {}, "S06": {"at": [0, 1]}}
    t = owning("sky_winner", cards=cards, spots=3, pool=["blue4", "white1", "blue3", "red1"])
    t.do("die blue4", "on A.blue4", "die white1")
    assert "buy blue3" in t.options()
    assert t.do("buy blue3").on_card("ada", "S06") == ["empty", "blue3"]


@pytest.mark.rule("PNT-SKY-23")
def test_sky_levitt_alpha_also_turns_dice_down() -> None:
    assert "paint C.blue5 to 1" not in painting(5, 3).options()
    t = painting(5, 3, "sky_levitt_alpha").do("paint C.blue5 to 1")
    assert t.on_card("ada", "C") == ["blue1", "empty"]
    assert t.player("ada").spots == 4


@pytest.mark.rule("PNT-SKY-24")
def test_from_1_down_to_6_costs_1_spot() -> None:
    t = painting(6, 1, "sky_levitt_alpha", spots=1).do("paint S05.blue6 to 6")
    assert t.on_card("ada", "S05") == ["empty", "blue6"]
    assert t.player("ada").spots == 0


@pytest.mark.rule("PNT-SKY-25")
@pytest.mark.parametrize(("number", "face"), [(s, v) for s in range(2, 7) for v in range(1, s)])
def test_a_die_is_completed_by_the_shorter_way(number: int, face: int) -> None:
    symbol = f"{BLUE[number]}.blue{number}"
    t = painting(number, face, "sky_levitt_alpha").do(f"paint {symbol} to {number}")
    assert 6 - t.player("ada").spots == min(number - face, face + 6 - number)
    t = painting(number, face).do(f"paint {symbol} to {number}")
    assert 6 - t.player("ada").spots == number - face


@pytest.mark.rule("PNT-Q-41")
def test_a_painted_die_stops_at_its_symbol_or_below_and_pays_no_difference() -> None:
    t = painting(4, 1, "sky_levitt_alpha", spots=5)
    assert t.options() == ["end", "paint A.blue4 to 2", "paint A.blue4 to 3", "paint A.blue4 to 4"]
    # 1 to 6, then 5, then 4: three steps, and nothing comes back for the way above the symbol.
    assert t.do("paint A.blue4 to 4").player("ada").spots == 2


@pytest.mark.rule("PNT-Q-41")
def test_the_way_past_6_ends_on_the_symbol_so_below_it_only_the_direct_way_counts() -> None:
    t = painting(6, 1, "sky_levitt_alpha", spots=3)
    assert "paint S05.blue6 to 5" not in t.options()


@pytest.mark.rule("PNT-INT-09")
def test_sky_levitt_alpha_changes_nothing_when_a_die_is_placed() -> None:
    low = owning("sky_levitt_alpha", spots=1, pool=["blue1"]).do("die blue1")
    assert low.on_card("ada", "A") == ["blue1", "empty"]
    high = owning("sky_levitt_alpha", pool=["blue6", "white1"]).do("die blue6")
    assert high.on_card("ada", "A") == ["blue4", "empty"]
    assert high.player("ada").spots == 2


@pytest.mark.rule("PNT-INT-08")
def test_sky_levitt_alpha_works_in_the_step_2_that_brought_it() -> None:
    t = acquiring("sky_levitt_alpha", {"cards": on_blue(5, 3)})
    assert "paint C.blue5 to 2" not in t.options()
    assert "paint C.blue5 to 2" in t.do("tile sky_levitt_alpha").options()


@pytest.mark.rule("PNT-SKY-36")
def test_sky_spots_raises_the_limit_to_7() -> None:
    assert owning(step="limit", spots=9).player("ada").spots == 6
    assert owning("sky_spots", step="limit", spots=9).player("ada").spots == 7


@pytest.mark.rule("PNT-INT-08")
def test_sky_spots_works_in_the_turn_that_brought_it() -> None:
    assert acquiring("sky_spots").do("tile sky_spots", "end").player("ada").spots == 7
