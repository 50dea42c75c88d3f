"""Why an action is not possible: the rule against it, told to whoever must choose."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.phrase import Arg, Phrase, typed
from skyshelf.games.painters.components.dice import DIE_NAME, DIE_TEXT
from skyshelf.text.speaker import Speaker
from tests.rules.painters.given import acquiring, earning
from tests.rules.painters.table import GAME, Table, table


def reasons(t: Table, text: str) -> list[tuple[str, Phrase]]:
    decision = t.state.decision
    assert decision is not None
    return GAME.why_not(t.view(t.names[decision.seat]), text)


def only_reason(t: Table, text: str) -> tuple[str, str, dict[str, Arg]]:
    """The rule, the message without its prefix and its arguments."""
    [(rule, phrase)] = reasons(t, text)
    return rule, phrase.key.removeprefix("painters-why-"), phrase.args


def main(pool: tuple[str, ...] = ("blue1",), deck: tuple[str, ...] = ("S16",), **area: Any) -> Table:
    """Ada before her main action; S12, S14 and S15 are on offer."""
    return table(
        players={"ada": area, "ben": {}}, pool=list(pool), offer=["S12", "S14", "S15"], deck=list(deck)
    )


def additional(spots: int = 1, another_die: bool = False, **area: Any) -> Table:
    """Ada in step 2; white 5, blue 1 and red 1 are in the pool, Sky Savings and Sky Mommy on offer."""
    return table(
        step="additional",
        players={"ada": {"spots": spots, **area}, "ben": {}},
        pool=["white5", "blue1", "red1"],
        another_die=another_die,
        tile_offer=["none", "sky_mommy", "sky_savings"],
        pile=["sky_dice"],
    )


@pytest.mark.parametrize("text", ["spot", "die blue1", "DIE  Blue1", "card S12", "cloud"])
def test_what_is_possible_needs_no_reason(text: str) -> None:
    assert reasons(main(), text) == []


@pytest.mark.parametrize("text", ["", "dance", "place 0,1", "yes"])
def test_other_words_are_not_judged(text: str) -> None:
    assert reasons(main(), text) == []


def test_only_the_player_who_must_choose_is_answered() -> None:
    assert GAME.why_not(main().view("ben"), "tile sky_dice") == []


def test_a_tile_called_by_its_name_is_judged_like_the_option() -> None:
    assert reasons(additional(spots=3, hope=9), "tile Sky Savings") == []
    assert reasons(additional(spots=2, hope=9), "tile Sky Savings") != []


def test_an_open_question_comes_first() -> None:
    t = main().do("card S12")
    assert t.asks() == ("ada", "place")
    assert only_reason(t, "spot") == ("PNT-PLC-01", "finish-first", {})


@pytest.mark.parametrize("text", ["cloud", "spot", "card S12", "top S16", "die blue1", "roll"])
def test_one_main_action_only(text: str) -> None:
    assert only_reason(additional(), text) == ("PNT-TRN-06", "one-main-action", {})


@pytest.mark.parametrize(
    "text", ["buy blue1", "paint A.blue4 to 2", "chips A.white3", "tile sky_dice", "end"]
)
def test_the_main_action_comes_first(text: str) -> None:
    assert only_reason(main(), text) == ("PNT-TRN-07", "main-action-first", {})


def test_a_cloud_is_there_already() -> None:
    assert only_reason(main(clouds=2), "cloud") == ("PNT-CLD-02", "has-cloud", {"clouds": 2})


def test_a_cloud_with_more_words_is_no_reason_against_a_cloud() -> None:
    assert reasons(main(), "cloud please") == []


@pytest.mark.parametrize("text", ["card S12", "top S16"])
def test_three_uncompleted_cards_are_enough(text: str) -> None:
    t = main(cards={"A": {}, "S10": {"at": [0, 1]}, "S17": {"at": [0, 2]}})
    assert only_reason(t, text) == ("PNT-CRD-13", "three-uncompleted", {"most": 3})


@pytest.mark.parametrize(
    ("text", "what"), [("card s20", Phrase("painters-card-S20")), ("card S99", typed("S99"))]
)
def test_the_card_is_not_in_the_offer(text: str, what: Phrase) -> None:
    assert only_reason(main(), text) == ("PNT-CRD-01", "not-in-offer", {"what": what})


@pytest.mark.parametrize("text", ["card S20", "card S99", "card none"])
def test_an_empty_position_of_the_offer_holds_no_card(text: str) -> None:
    t = table(offer=["none", "S14", "S15"], deck=[])
    assert t.why_not(text) == ["PNT-CRD-01"]


def test_the_card_is_not_on_top() -> None:
    magpie = {"what": Phrase("painters-card-S12")}
    assert only_reason(main(spots=3, hope=3), "top S12") == ("PNT-CRD-01", "not-on-top", magpie)


def test_the_deck_is_empty() -> None:
    assert only_reason(main(deck=(), spots=3, hope=3), "top") == ("PNT-CRI-01", "deck-empty", {})


@pytest.mark.parametrize(("spots", "hope"), [(2, 3), (3, 2)])
def test_the_top_card_is_too_dear(spots: int, hope: int) -> None:
    cost = {"spots": 3, "hope": 3, "own_spots": spots, "own_hope": hope}
    assert only_reason(main(spots=spots, hope=hope), "top S16") == ("PNT-CRD-03", "too-dear", cost)


def beside_a_ladybird(offer: str, top: str) -> Table:
    """Ada's only card is the Ladybird, whose sides and grass leave no room for the Windmill."""
    return table(
        players={"ada": {"cards": {"S24": {"completed": True}}}, "ben": {}},
        offer=["S12", "S14", offer],
        deck=[top],
    )


def test_the_card_fits_nowhere() -> None:
    windmill = {"card": Phrase("painters-card-S33")}
    assert only_reason(beside_a_ladybird("S33", "S15"), "card S33") == ("PNT-CRD-17", "no-place", windmill)


def test_every_reason_is_told() -> None:
    assert beside_a_ladybird("S15", "S33").why_not("top S33") == ["PNT-CRD-03", "PNT-CRD-17"]


def test_no_die_of_the_pool_fits() -> None:
    assert only_reason(main(pool=("red1", "black2")), "die red1") == ("PNT-DIE-20", "no-die-fits", {})


@pytest.mark.parametrize(
    ("text", "what"), [("die blue2", DIE_NAME[DIE_TEXT.index("blue2")]), ("die pink1", typed("pink1"))]
)
def test_the_die_is_not_in_the_pool(text: str, what: Phrase) -> None:
    assert only_reason(main(), text) == ("PNT-DIE-01", "not-in-pool", {"what": what})


@pytest.mark.parametrize("word", ["die", "card"])
def test_an_action_without_its_object_is_not_explained(word: str) -> None:
    assert reasons(main(), word) == []


def test_no_symbol_of_that_colour() -> None:
    red = {"colour": Phrase("painters-colour-red")}
    assert only_reason(main(pool=("blue1", "red1")), "die red1") == ("PNT-DIE-10", "no-symbol", red)
    assert only_reason(additional(), "buy red1") == ("PNT-DIE-10", "no-symbol", red)


def test_only_sky_dice_rolls_first() -> None:
    assert only_reason(main(), "roll") == ("PNT-SKY-08", "no-sky-dice", {})
    assert only_reason(main(tiles=["sky_dice"]), "die blue1") == ("PNT-SKY-08", "roll-first", {})


def test_one_more_die_only() -> None:
    t = additional(another_die=True, cards={"A": {"dice": ["blue1", "empty"]}})
    assert only_reason(t, "buy white5") == ("PNT-XDI-02", "one-more-die-only", {})


def test_the_die_is_too_dear() -> None:
    cost = {"spots": 5, "hope": 0, "own_spots": 4, "own_hope": 0}
    assert only_reason(additional(spots=4), "buy white5") == ("PNT-XDI-01", "too-dear", cost)


def painting(spots: int = 1, tiles: tuple[str, ...] = ()) -> Table:
    """Ada in step 2 with a completed die on A and three dice below their symbols."""
    cards = {"A": {"dice": ["blue4", "white2"]}, "S12": {"at": [0, 1], "dice": ["black2", "empty", "white1"]}}
    return additional(spots=spots, cards=cards, tiles=list(tiles))


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("s12.blue1", "There is no die of yours on blue 1 of Magpie."),
        ("s06.blue3", "There is no die of yours on blue 3 of Plum balloon."),
        ("the sky", "There is no die of yours on “the sky”."),
    ],
)
def test_no_die_lies_there(where: str, said: str) -> None:
    [(rule, phrase)] = reasons(painting(), f"paint {where} to 3")
    assert (rule, Speaker("en", strict=True).say(phrase)) == ("PNT-PAI-01", said)


def test_a_completed_die_is_left_alone() -> None:
    assert only_reason(painting(), "paint A.blue4 to 5") == ("PNT-PAI-08", "die-is-completed", {})


@pytest.mark.parametrize("target", [" to 4", " to 7", " to 0", "", " to high", " to ²"])
def test_a_die_goes_no_further_than_its_symbol(target: str) -> None:
    to_three = ("PNT-PAI-07", "paint-to-number", {"number": 3})
    assert only_reason(painting(), f"paint A.white3{target}") == to_three


@pytest.mark.parametrize("face", [1, 2])
def test_a_die_is_never_lowered(face: int) -> None:
    assert only_reason(painting(), f"paint A.white3 to {face}") == ("PNT-PAI-03", "never-lower", {})


def test_painting_is_too_dear() -> None:
    cost = {"spots": 5, "hope": 0, "own_spots": 1, "own_hope": 0}
    assert only_reason(painting(), "paint S12.white6 to 6") == ("PNT-PAI-02", "too-dear", cost)


def test_sky_levitt_alpha_is_told_its_own_price() -> None:
    # From 2 down past 1 to 6 are 2 steps; up they would be 4.
    cards = {"S12": {"dice": ["empty", "empty", "white2"]}}
    t = additional(spots=1, cards=cards, tiles=["sky_levitt_alpha"])
    cost = {"spots": 2, "hope": 0, "own_spots": 1, "own_hope": 0}
    assert only_reason(t, "paint S12.white6 to 6") == ("PNT-PAI-02", "too-dear", cost)


def chips(hope: int, tiles: tuple[str, ...]) -> Table:
    cards = {
        "A": {"dice": ["empty", "white1"]},
        "S12": {"at": [0, 1]},
        "S10": {"at": [0, 2], "completed": True},
    }
    return additional(hope=hope, cards=cards, tiles=list(tiles))


@pytest.mark.parametrize("where", ["a.white3", "s10.white2", "s06.blue3"])
def test_chips_need_an_empty_symbol(where: str) -> None:
    t = chips(2, ("sky_cotton",))
    rule, key, args = only_reason(t, f"chips {where}")
    assert (rule, key, args["what"] != typed(where)) == ("PNT-Q-38", "symbol-not-empty", True)


def test_chips_need_the_tile_of_their_colour() -> None:
    white = {"colour": Phrase("painters-colour-white")}
    t = chips(2, ("sky_raccoon",))
    assert only_reason(t, "chips S12.white6") == ("PNT-SKY-05", "no-tile-for-colour", white)


def test_two_hope_chips_are_needed() -> None:
    cost = {"spots": 0, "hope": 2, "own_spots": 1, "own_hope": 1}
    assert only_reason(chips(1, ("sky_cotton",)), "chips S12.white6") == ("PNT-SKY-04", "too-dear", cost)


@pytest.mark.rule("PNT-TIL-01")
@pytest.mark.parametrize(
    ("name", "what"),
    [("sky_cotton", Phrase("painters-tile-sky-cotton")), ("sky_nobody", typed("sky_nobody"))],
)
def test_the_tile_is_not_in_the_offer(name: str, what: Phrase) -> None:
    assert only_reason(additional(), f"tile {name}") == ("PNT-TIL-01", "not-in-offer", {"what": what})


@pytest.mark.rule("PNT-TIL-04")
def test_the_top_tile_of_the_pile_is_not_for_sale() -> None:
    tile = {"tile": Phrase("painters-tile-sky-dice")}
    assert only_reason(additional(), "tile sky_dice") == ("PNT-TIL-04", "top-of-pile", tile)


def test_the_tile_is_too_dear() -> None:
    # Sky Mommy stands in the centre: 2 + 3 spots and 8 + 3 hope.
    cost = {"spots": 5, "hope": 11, "own_spots": 1, "own_hope": 0}
    assert only_reason(additional(), "tile sky_mommy") == ("PNT-TIL-01", "too-dear", cost)


def taking(card: str, *cards: str) -> Table:
    """Ada has taken a card and must place it beside the first of these cards, which lie in a column upwards."""
    area = {name: {"at": [0, y]} for y, name in enumerate(cards)}
    return table(players={"ada": {"cards": area}, "ben": {}}, offer=["none", "none", card]).do(f"card {card}")


@pytest.mark.parametrize(
    ("card", "cards", "place", "rule", "reason"),
    [
        ("S06", ("S07",), "1,0", "PNT-PLC-04", "half-cloud"),  # a half cloud on the right of what lies there
        ("S07", ("A",), "-1,0", "PNT-PLC-04", "half-cloud"),  # and on the card in hand
        ("S06", ("S02",), "1,0", "PNT-PLC-05", "half-halo"),
        ("S06", ("S03",), "0,1", "PNT-PLC-09", "night-limit"),
        ("S03", ("A",), "0,-1", "PNT-PLC-09", "night-limit"),
        ("S06", ("S08",), "0,-1", "PNT-PLC-10", "grass-limit"),
        ("S06", ("A",), "1,1", "PNT-PLC-02", "only-a-corner"),
        ("S06", ("A",), "3,0", "PNT-PLC-01", "beside-no-card"),
        ("S06", ("A",), "0,0", "PNT-PLC-03", "place-is-taken"),
    ],
)
def test_a_place_is_refused_with_its_rule(
    card: str, cards: tuple[str, ...], place: str, rule: str, reason: str
) -> None:
    t = taking(card, *cards)
    assert f"place {place}" not in t.options()
    assert only_reason(t, f"place {place}")[:2] == (rule, reason)


def test_every_neighbour_that_forbids_a_place_is_told() -> None:
    # A half circle to the right of a half cloud fits with neither its own other half nor that of the cloud.
    assert taking("S01", "S07").why_not("place 1,0") == ["PNT-PLC-04", "PNT-PLC-05"]


@pytest.mark.parametrize("text", ["place", "place here", "place 1", "place 1,2,3"])
def test_a_place_is_written_with_two_numbers(text: str) -> None:
    assert only_reason(taking("S06", "A"), text) == ("PNT-PLC-01", "no-such-place", {})


def holding(die: str, clouds: int = 0) -> Table:
    """Ada holds a die and has a free blue 4, a free white 3 and a free red 5, and a black die on its symbol."""
    cards = {"A": {}, "S15": {"at": [0, 1]}, "S12": {"at": [0, 2], "dice": ["black1", "empty", "empty"]}}
    ada = {"cards": cards, "clouds": clouds}
    return table(players={"ada": ada, "ben": {}}, pool=[die, "white1", "red1"]).do(f"die {die}")


def test_a_symbol_of_another_colour_costs_a_cloud() -> None:
    red = {"colour": Phrase("painters-colour-red")}
    assert only_reason(holding("blue1"), "on S15.red5 cloud") == ("PNT-DIE-10", "other-colour", red)
    assert only_reason(holding("blue1"), "on S15.red5") == ("PNT-DIE-10", "other-colour", red)
    assert only_reason(holding("blue1", clouds=1), "on S15.red5") == ("PNT-DIE-09", "costs-a-cloud", red)


def test_a_symbol_with_a_die_takes_no_other() -> None:
    [(rule, phrase)] = reasons(holding("grey1"), "on S12.black3")
    said = Speaker("it", strict=True).say(phrase)
    assert (rule, said) == ("PNT-DIE-15", "Non è libero sulle tue carte: simbolo nero 3 di Gazza.")


def skill_halo(deck: tuple[str, ...] = ("S16",), **area: Any) -> Table:
    """Ada chooses the card of Skill Halo; S10, S12 and S21 are on offer."""
    t = earning("halo_skill", area, offer=["S10", "S12", "S21"], deck=[*deck]).do("halo halo_skill")
    assert t.asks() == ("ada", "card")
    return t


@pytest.mark.rule("PNT-Q-36")
def test_the_card_of_an_effect_is_refused_like_that_of_the_main_action() -> None:
    assert only_reason(skill_halo(), "card S14")[:2] == ("PNT-CRD-01", "not-in-offer")
    assert only_reason(skill_halo(), "top S15")[:2] == ("PNT-CRD-01", "not-on-top")
    assert only_reason(skill_halo(deck=()), "top")[:2] == ("PNT-CRI-01", "deck-empty")
    assert only_reason(skill_halo(hope=2), "top S16")[:2] == ("PNT-CRD-03", "too-dear")
    assert reasons(skill_halo(hope=3), "top S16") == []


def test_the_free_card_of_sky_tantrum_has_no_price() -> None:
    t = acquiring("sky_tantrum", offer=["S10", "S12", "S14"], deck=["S16"]).do("tile sky_tantrum")
    while t.asks()[1] != "card":
        t.do(t.options()[0])
    assert reasons(t, "top S16") == []
    assert only_reason(t, "top S15")[:2] == ("PNT-CRD-01", "not-on-top")


@pytest.mark.rule("PNT-SKY-09")
def test_a_die_after_the_reroll_is_refused_like_any_other() -> None:
    t = main(pool=("blue1", "blue2", "red1"), tiles=["sky_dice"]).do("roll", "no")
    assert t.asks() == ("ada", "die")
    assert only_reason(t, "die green2")[:2] == ("PNT-DIE-01", "not-in-pool")
    assert only_reason(t, "die red1")[:2] == ("PNT-DIE-10", "no-symbol")


@pytest.mark.rule("PNT-SKY-48")
def test_the_second_die_of_sky_winner_shows_1_or_2() -> None:
    t = main(pool=("blue1", "white2", "white3", "red1"), tiles=["sky_winner"]).do("die blue1")
    while t.asks()[1] != "second-die":
        t.do(t.options()[0])
    assert only_reason(t, "die white3")[:2] == ("PNT-SKY-48", "second-die-low")
    assert only_reason(t, "die green1")[:2] == ("PNT-DIE-01", "not-in-pool")
    assert only_reason(t, "die red1")[:2] == ("PNT-DIE-10", "no-symbol")


@pytest.mark.rule("PNT-CLD-07", "PNT-CLD-09")
def test_a_cloud_is_stolen_from_whoever_has_most() -> None:
    t = table(
        players={"ada": {}, "ben": {"clouds": 3}, "cyd": {"clouds": 3}, "dan": {"clouds": 2}}, pool=["blue1"]
    ).do("cloud")
    assert t.asks() == ("ada", "steal")
    assert only_reason(t, "steal 4")[:2] == ("PNT-CLD-07", "not-most-clouds")
    assert reasons(t, "steal 3") == []
