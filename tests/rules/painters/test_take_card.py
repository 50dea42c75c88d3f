"""Main action B: taking a card. Where it may lie is in `test_placement.py`."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.rng import Rng
from skyshelf.games.painters.components.cards import CARD_BY_ID, CARD_NAME
from tests.rules.painters.table import Table, new_game, table

# Cards with four plain sides: they fit everywhere.
OFFER = ["S06", "S15", "S27"]
DECK = ["S32", "S10", "S12"]
LEFT, CENTRE, RIGHT, TOP = "card S06", "card S15", "card S27", "top S32"


def offer(ada: dict[str, Any] | None = None, **given: Any) -> Table:
    """Ada's turn with an offer of cards that fit everywhere, and nothing to do in step 2."""
    given = {"offer": OFFER, "deck": DECK, "pool": [], **given}
    return table(players={"ada": ada or {}, "ben": {}}, **given)


def cards(*texts: str, completed: tuple[str, ...] = ()) -> dict[str, Any]:
    """These cards in a row."""
    return {text: {"at": [x, 0], "completed": text in completed} for x, text in enumerate(texts)}


RICH = {"spots": 5, "hope": 4}


@pytest.mark.rule("PNT-CRD-01")
def test_the_offer_is_free_and_the_top_of_the_deck_has_its_price() -> None:
    t = offer(RICH)
    assert [text for text in t.options() if text.startswith(("card", "top"))] == [LEFT, CENTRE, RIGHT, TOP]
    t.do(CENTRE, "place 1,0")
    assert (t.player("ada").spots, t.player("ada").hope) == (5, 4)


@pytest.mark.rule("PNT-CRD-02", "PNT-CMP-25")
def test_the_top_card_costs_3_spots_and_3_hope() -> None:
    t = offer(RICH).do(TOP, "place 1,0")
    assert (t.player("ada").spots, t.player("ada").hope) == (2, 1)
    assert [t.player("ben").spots, t.player("ben").hope] == [0, 0]


@pytest.mark.rule("PNT-CRD-03")
@pytest.mark.parametrize("goods", [{"spots": 2, "hope": 9}, {"spots": 9, "hope": 2}])
def test_the_top_card_is_not_for_who_cannot_pay_it_all(goods: dict[str, int]) -> None:
    t = offer(goods)
    assert TOP not in t.options()
    assert t.why_not(TOP) == ["PNT-CRD-03"]
    assert TOP in offer({"spots": 3, "hope": 3}).options()


@pytest.mark.rule("PNT-CRD-04", "PNT-CRD-05", "PNT-CRD-06")
@pytest.mark.parametrize("taken", [TOP, LEFT, CENTRE])
def test_taking_any_other_card_puts_a_hope_chip_on_the_right_hand_one(taken: str) -> None:
    t = offer(RICH).do(taken)
    assert t.state.offer_hope == 1
    put_on = [event.args["card"] for event in t.events if event.kind == "offer-hope"]
    assert put_on == [CARD_NAME[CARD_BY_ID["S27"]]]


@pytest.mark.rule("PNT-CRD-07")
def test_taking_the_right_hand_card_adds_no_chip() -> None:
    t = offer().do(RIGHT)
    assert (t.state.offer_hope, t.player("ada").hope) == (0, 0)
    assert "offer-hope" not in t.kinds()


@pytest.mark.rule("PNT-CRD-08")
def test_chips_on_the_right_hand_card_add_up() -> None:
    t = offer().do(LEFT, "place 1,0", CENTRE, "place 1,0")
    assert (t.words()["offer"][2], t.state.offer_hope) == ("S27", 2)


@pytest.mark.rule("PNT-CRD-09", "PNT-Q-08")
def test_the_taker_of_the_right_hand_card_gets_the_chips_on_it() -> None:
    t = offer({"hope": 1}, offer_hope=3).do(RIGHT)
    assert t.player("ada").hope == 4
    assert t.state.offer_hope == 0


@pytest.mark.rule("PNT-Q-08")
def test_without_a_right_hand_card_no_chip_is_added() -> None:
    t = offer(RICH, offer=["none", "none", "none"]).do(TOP)
    assert t.state.offer_hope == 0
    assert "offer-hope" not in t.kinds()


@pytest.mark.rule("PNT-CRD-10", "PNT-Q-07")
@pytest.mark.parametrize(
    ("taken", "then"),
    [(LEFT, ["S32", "S15", "S27"]), (CENTRE, ["S32", "S06", "S27"]), (RIGHT, ["S32", "S06", "S15"])],
)
def test_the_offer_slides_right_and_the_deck_fills_the_left(taken: str, then: list[str]) -> None:
    t = offer().do(taken)
    assert t.asks() == ("ada", "place")  # refilled at once, before the card is placed
    assert t.words()["offer"] == then
    assert t.words()["deck"] == ["S10", "S12"]


@pytest.mark.rule("PNT-CRD-11", "PNT-Q-07")
def test_with_an_empty_deck_the_left_stays_empty() -> None:
    t = offer(deck=[]).do(RIGHT, "place 1,0")
    assert t.words()["offer"] == ["none", "S06", "S15"]
    t.do("card S15")
    assert t.words()["offer"] == ["none", "none", "S06"]


@pytest.mark.rule("PNT-CRD-12", "PNT-CRD-13")
def test_with_3_uncompleted_cards_no_card_can_be_taken() -> None:
    third = offer({**RICH, "cards": cards("A", "S16")})
    assert {LEFT, CENTRE, RIGHT, TOP} <= set(third.options())
    fourth = offer({**RICH, "cards": cards("A", "S16", "S17")})
    assert not {LEFT, CENTRE, RIGHT, TOP} & set(fourth.options())
    assert fourth.why_not(LEFT) == fourth.why_not(TOP) == ["PNT-CRD-13"]


@pytest.mark.rule("PNT-CRD-14")
def test_the_initial_card_counts_until_it_is_completed() -> None:
    assert LEFT not in offer({"cards": cards("A", "S16", "S17")}).options()
    assert LEFT in offer({"cards": cards("A", "S16", "S17", completed=("A",))}).options()


@pytest.mark.rule("PNT-CRD-15")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_card_ever_leaves_a_play_area(seed: int) -> None:
    t = new_game(seats=3, seed=seed)
    before: list[list[int]] = [[], [], []]
    for _ in t.playing(Rng(seed)):
        now = [player.cards[:] for player in t.state.players]
        assert all(now[seat][: len(before[seat])] == before[seat] for seat in range(3))
        before = now
    assert sum(map(len, before)) > 3 + 6


@pytest.mark.rule("PNT-CRD-16")
def test_a_card_taken_is_placed_before_anything_else() -> None:
    t = offer(pool=["blue4"]).do(LEFT)
    assert t.asks() == ("ada", "place")
    assert all(text.startswith("place ") for text in t.options())
    t.do("place 0,1")
    assert t.card("ada", "S06")["at"] == [0, 1]


# Half clouds on the left and grass below close this square; above it and on its right the grass and the half
# halo of the Ladybird forbid the contact.
SQUARE = {
    "A": {"at": [1, 1], "completed": True},
    "S11": {"at": [0, 1], "completed": True},
    "S08": {"at": [1, 0]},
    "S33": {"at": [0, 0]},
}
LADYBIRD = "S24"


@pytest.mark.rule("PNT-CRD-17", "PNT-Q-12")
def test_a_card_without_a_legal_place_cannot_be_taken() -> None:
    from_offer = offer({**RICH, "cards": SQUARE}, offer=["S06", LADYBIRD, "S27"])
    assert "card S06" in from_offer.options()
    assert f"card {LADYBIRD}" not in from_offer.options()
    assert from_offer.why_not(f"card {LADYBIRD}") == ["PNT-CRD-17"]
    from_deck = offer({**RICH, "cards": SQUARE}, deck=[LADYBIRD, "S10"])
    assert f"top {LADYBIRD}" not in from_deck.options()
    assert from_deck.why_not(f"top {LADYBIRD}") == ["PNT-CRD-17"]


@pytest.mark.rule("PNT-Q-12")
def test_without_a_card_that_fits_there_is_no_main_action_b() -> None:
    assert offer({"cards": SQUARE}, offer=["none", "none", LADYBIRD]).options() == ["cloud", "spot"]


@pytest.mark.rule("PNT-CRD-18")
def test_taking_the_top_card_leaves_the_offer_and_shows_the_next_card() -> None:
    t = offer(RICH).do(TOP)
    assert t.words()["offer"] == OFFER
    assert t.view("ben").deck_top == CARD_BY_ID["S10"]


@pytest.mark.rule("PNT-Q-13")
@pytest.mark.parametrize("tile", ["sky_tantrum", "sky_halo"])
@pytest.mark.parametrize(("uncompleted", "gets_card"), [(("A", "S16"), True), (("A", "S16", "S17"), False)])
def test_the_limit_of_3_binds_effects_that_give_cards(
    tile: str, uncompleted: tuple[str, ...], gets_card: bool
) -> None:
    # Sky Tantrum gives a card itself, Sky Halo by the Skill Halo, the only token in the box.
    ada = {"spots": 20, "hope": 20, "cards": cards(*uncompleted)}
    box: dict[str, Any] = {"pile": [], "halo_box": ["halo_skill"], "offer": OFFER, "deck": DECK, "pool": []}
    t = table(
        players={"ada": ada, "ben": {"hope": 6}}, step="additional", tile_offer=["none", "none", tile], **box
    ).do(f"tile {tile}")
    assert (t.asks() == ("ada", "card")) is gets_card
    assert ("no-card" in t.kinds()) is not gets_card
