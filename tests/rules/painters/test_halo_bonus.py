"""The halo bonus: a token of the board for a completed circle."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

import pytest

from skyshelf.games.painters.components.board import HALO_SPACE
from skyshelf.games.painters.components.cards import CARDS, Side
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.rules.halo_bonus import halo_price
from skyshelf.games.painters.table.state import NOTHING
from tests.rules.painters.completing import completed, redraw
from tests.rules.painters.table import Area, Table

# Halves of a circle: S02 has one on its right side, S29 one on its left side.
RIGHT_HALF: Area = {"S29": {"at": [1, 1], "completed": True}}
LEFT_HALF: Area = {"S02": {"at": [-1, 1], "completed": True}}
ROW = ["halo_honor", "halo_ink", "halo_faith", "halo_heartbeat", "halo_swoop"]


def circle(row: list[str] | None = None, **given: Any) -> Table:
    """Ada completes S02, and with it a circle; the card gives 7 spots and no hope."""
    return completed("S02", around=RIGHT_HALF, halo_row=row or ROW, **given)


def without(*spaces: int) -> list[str]:
    """The row of tokens with these spaces empty, counted from 1."""
    return ["none" if space in spaces else halo for space, halo in enumerate(ROW, start=1)]


def left_cards(t: Table) -> list[str]:
    """For each of Ada's tokens the left one of the two cards on which it lies."""
    ada = t.player("ada")
    return [CARDS[ada.cards[number]].id for number in ada.halo_cards]


@pytest.mark.rule("PNT-BHL-01")
def test_a_completed_circle_gives_one_token() -> None:
    t = circle()
    assert t.asks() == ("ada", "halo")
    t.do("halo halo_honor")
    assert t.player("ada").halos == [Halo.HONOR]
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-BHL-01")
@pytest.mark.parametrize(
    ("card", "at"), [("S10", [1, 1]), ("S29", [-1, 1]), ("S29", [0, 2]), ("S11", [1, 1])]
)
def test_a_half_that_meets_no_other_half_gives_none(card: str, at: list[int]) -> None:
    # A plain card, the right card on the wrong side, a card above, half a cloud.
    t = completed("S02", around={card: {"at": at, "completed": True}})
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-BHL-02", "PNT-Q-24")
def test_the_bonus_comes_with_the_second_of_the_two_cards() -> None:
    grey: Area = {"S29": {"at": [1, 1], "dice": ["green4", "orange6", "blue1"]}}
    t = completed("S02", around=grey, halo_row=ROW)
    assert t.asks() == ("ada", "additional")
    assert t.do("paint S29.blue2 to 2").asks() == ("ada", "halo")


@pytest.mark.rule("PNT-BHL-03")
def test_a_token_may_be_left_even_when_it_is_free() -> None:
    t = circle()
    assert "no" in t.options()
    assert t.do("no").player("ada").halos == []


@pytest.mark.rule("PNT-BHL-04")
def test_the_cost_of_the_token_is_paid() -> None:
    t = circle(without(1, 2), ada={"hope": 1}).do("halo halo_faith")
    assert (t.player("ada").spots, t.player("ada").hope) == (7 - 3, 1 - 1)


@pytest.mark.rule("PNT-BHL-05")
def test_who_cannot_pay_gets_no_token() -> None:
    t = circle(without(1, 2), ada={"hope": 0, "spots": 9})
    assert t.asks() == ("ada", "additional")
    assert "PNT-BHL-05" in t.rules()
    assert t.player("ada").halos == []


@pytest.mark.rule("PNT-BHL-05")
def test_who_does_not_want_to_pay_keeps_the_chips() -> None:
    t = circle(without(1, 2), ada={"hope": 1}).do("no")
    assert (t.player("ada").spots, t.player("ada").hope) == (7, 1)
    assert t.player("ada").halos == []


@pytest.mark.rule("PNT-BHL-06", "PNT-Q-24")
def test_an_unused_bonus_is_lost() -> None:
    # The token costs 1 hope, which Ada earns only later in the turn with the leader and the hope of S27.
    around: Area = {**RIGHT_HALF, "S27": {"at": [0, -1], "dice": ["red3", "blue2"]}}
    t = completed("S02", around=around, halo_row=without(1)).do("paint S27.blue3 to 3")
    assert t.player("ada").hope == 1
    assert t.asks() == ("ada", "additional")
    assert not any(text.startswith("halo") for text in t.options())


@pytest.mark.rule("PNT-BHL-07")
def test_the_first_token_of_the_game_is_free() -> None:
    t = circle().do("halo halo_honor")
    assert (t.player("ada").spots, t.player("ada").hope) == (7, 0)


@pytest.mark.rule("PNT-BHL-08")
def test_every_later_token_costs_more_in_whatever_order_they_go() -> None:
    for order in permutations(range(len(HALO_SPACE))):
        row = list(range(len(HALO_SPACE)))
        prices = [halo_price(row)]
        for space in order:
            row[space] = NOTHING
            prices.append(halo_price(row))
        for before, after in pairwise(prices):
            assert after.spots >= before.spots
            assert after.hope >= before.hope
            assert after != before


@pytest.mark.rule("PNT-BHL-09")
@pytest.mark.parametrize(("space", "spots", "hope"), [(1, 0, 1), (2, 3, 0), (3, 0, 2), (4, 3, 0), (5, 0, 3)])
def test_an_empty_space_shows_its_own_cost(space: int, spots: int, hope: int) -> None:
    row = without(space)
    token = next(halo for halo in ("halo_honor", "halo_faith") if halo in row)
    t = circle(row, ada={"hope": 9}).do(f"halo {token}")
    assert (t.player("ada").spots, t.player("ada").hope) == (7 - spots, 9 - hope)


@pytest.mark.rule("PNT-BHL-10", "PNT-Q-25")
def test_the_costs_of_all_empty_spaces_are_added() -> None:
    t = circle(without(2, 3, 4, 5), ada={"hope": 9}).do("halo halo_honor")
    assert (t.player("ada").spots, t.player("ada").hope) == (7 - (3 + 3), 9 - (2 + 3))


@pytest.mark.rule("PNT-BHL-11")
@pytest.mark.parametrize(("mine", "theirs"), [(2, 0), (1, 1), (0, 2)])
def test_the_cost_is_the_same_whoever_took_the_tokens_before(mine: int, theirs: int) -> None:
    taken = ROW[:2]
    ada, ben = {"hope": 9, "halos": taken[:mine]}, {"halos": taken[2 - theirs :]}
    t = circle(without(1, 2), ada=ada, ben=ben).do("halo halo_faith")
    assert (t.player("ada").spots, t.player("ada").hope) == (7 - 3, 9 - 1)


@pytest.mark.rule("PNT-BHL-12", "PNT-Q-26")
def test_any_token_of_the_board_can_be_chosen() -> None:
    assert circle().options() == [*[f"halo {token}" for token in ROW], "no"]


@pytest.mark.rule("PNT-BHL-12", "PNT-Q-26")
def test_everybody_sees_the_tokens_of_the_board() -> None:
    t = circle()
    assert t.view("ben").halo_row == t.view(None).halo_row == t.state.halo_row


@pytest.mark.rule("PNT-BHL-13")
@pytest.mark.parametrize(("card", "around"), [("S02", RIGHT_HALF), ("S29", LEFT_HALF)])
def test_the_token_lies_on_the_two_cards_of_its_circle(card: str, around: Area) -> None:
    t = completed(card, around=around).do("halo halo_honor")
    assert left_cards(t) == ["S02"]  # S29 is the card to its right


@pytest.mark.rule("PNT-BHL-14")
@pytest.mark.parametrize(("token", "spots", "hope"), [("halo_ink", 7 + 8, 0), ("halo_faith", 7, 10 // 2)])
def test_the_effect_of_the_token_comes_at_once(token: str, spots: int, hope: int) -> None:
    ada = circle(leader="ada").do(f"halo {token}").player("ada")
    assert (ada.spots, ada.hope) == (spots, hope)


@pytest.mark.rule("PNT-BHL-15")
def test_a_taken_token_is_not_replaced() -> None:
    t = circle().do("halo halo_faith")
    assert t.words()["halo_row"] == without(3)


@pytest.mark.rule("PNT-BHL-15")
def test_without_tokens_there_is_no_halo_bonus() -> None:
    t = circle(without(1, 2, 3, 4, 5), ada={"hope": 20, "spots": 20})
    assert t.asks() == ("ada", "additional")


@pytest.mark.rule("PNT-BHL-16")
def test_two_circles_give_two_bonuses_the_left_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    # No card of the set has halves on both sides, so S29 (a half on its left) gets one on its right.
    redraw(monkeypatch, "S29", right=Side.HALO)
    around: Area = {**LEFT_HALF, "S25": {"at": [1, 1], "completed": True}}
    t = completed("S29", around=around, ada={"hope": 9}).do("halo halo_honor", "halo halo_connection")
    assert left_cards(t) == ["S02", "S29"]
