"""The cloud bonus: a token for each cloud figure of completed cards."""

from __future__ import annotations

import pytest

from skyshelf.games.painters.components.cards import Side
from tests.rules.painters.completing import completed, redraw
from tests.rules.painters.table import Area

# Halves of a cloud: S07 and S18 have one on their right side, S11 and S13 one on their left side.


@pytest.mark.rule("PNT-BCL-01")
@pytest.mark.parametrize(("card", "clouds"), [("S10", 1), ("S14", 1), ("S15", 0), ("S30", 0)])
def test_a_card_with_a_whole_cloud_gives_a_token(card: str, clouds: int) -> None:
    assert completed(card).player("ada").clouds == clouds


@pytest.mark.rule("PNT-BCL-02")
@pytest.mark.parametrize(("card", "other", "at"), [("S07", "S11", [1, 1]), ("S11", "S07", [-1, 1])])
def test_a_cloud_of_two_halves_gives_a_token(card: str, other: str, at: list[int]) -> None:
    t = completed(card, around={other: {"at": at, "completed": True}})
    assert t.player("ada").clouds == 1
    assert "PNT-BCL-02" in t.rules()


@pytest.mark.rule("PNT-BCL-02")
@pytest.mark.parametrize(
    ("other", "at"), [("S10", [1, 1]), ("S11", [-1, 1]), ("S11", [0, 2]), ("S29", [1, 1])]
)
def test_a_half_that_meets_no_other_half_gives_none(other: str, at: list[int]) -> None:
    # A plain card, the right card on the wrong side, a card above, half a circle.
    assert completed("S07", around={other: {"at": at, "completed": True}}).player("ada").clouds == 0


@pytest.mark.rule("PNT-BCL-03", "PNT-Q-24")
def test_the_token_comes_with_the_second_of_the_two_cards() -> None:
    t = completed("S07", around={"S11": {"at": [1, 1], "dice": ["black6", "blue2", "white1"]}})
    assert t.player("ada").clouds == 0
    assert t.do("paint S11.blue3 to 3").player("ada").clouds == 1


@pytest.mark.rule("PNT-BCL-04")
def test_clouds_on_both_sides_give_a_token_each(monkeypatch: pytest.MonkeyPatch) -> None:
    # No card of the set has halves on both sides, so S11 (a half on its left) gets one on its right.
    redraw(monkeypatch, "S11", right=Side.CLOUD)
    around: Area = {"S07": {"at": [-1, 1], "completed": True}, "S13": {"at": [1, 1], "completed": True}}
    assert completed("S11", around=around).player("ada").clouds == 2


@pytest.mark.rule("PNT-BCL-05")
def test_the_token_comes_from_the_reserve_while_it_has_one() -> None:
    t = completed("S10", ben={"clouds": 7})
    assert (t.player("ada").clouds, t.player("ben").clouds) == (1, 7)


@pytest.mark.rule("PNT-BCL-05")
def test_with_an_empty_reserve_the_token_is_stolen() -> None:
    t = completed("S10", ben={"clouds": 8})
    assert (t.player("ada").clouds, t.player("ben").clouds) == (1, 7)
    assert "PNT-CLD-07" in t.rules()
