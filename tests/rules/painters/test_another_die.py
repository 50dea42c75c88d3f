"""Additional action: acquire another die."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.painters.table import Table, table


def buyer(pool: list[str], **area: Any) -> Table:
    """Ada in step 2 with these goods; without cards of her own she has A with blue 4 and white 3 empty."""
    # The second blue die keeps the pool from running empty.
    return table(step="additional", players={"ada": area, "ben": {}}, pool=[*pool, "blue1"])


@pytest.mark.rule("PNT-XDI-01")
def test_a_die_that_can_be_paid_may_be_taken() -> None:
    t = buyer(["white3", "white4"], spots=3)
    assert "buy white4" not in t.options()
    t.do("buy white3")
    assert t.card("ada", "A")["dice"] == ["empty", "white3"]
    assert "white3" not in t.words()["pool"]


@pytest.mark.rule("PNT-XDI-02")
def test_only_once_in_a_turn() -> None:
    t = buyer(["white1"], spots=6).do("buy white1")
    # A blue die is left, and a blue symbol and spots for it; painting is all she may do.
    assert {text.split()[0] for text in t.options()} == {"end", "paint"}
    assert t.why_not("buy blue1") == ["PNT-XDI-02"]


@pytest.mark.rule("PNT-XDI-02")
def test_the_next_turn_allows_it_again() -> None:
    t = buyer(["white1"], spots=6).do("buy white1", "end", "spot", "end", "spot")
    assert t.asks() == ("ada", "additional")
    assert "buy blue1" in t.options()


@pytest.mark.rule("PNT-XDI-03")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_price_is_the_number_in_the_pool(face: int) -> None:
    t = buyer([f"white{face}"], spots=6).do(f"buy white{face}")
    assert t.player("ada").spots == 6 - face


@pytest.mark.rule("PNT-XDI-03", "PNT-XDI-06")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_higher_die_pays_its_difference_back(face: int) -> None:
    t = buyer([f"white{face}"], spots=6).do(f"buy white{face}")
    assert t.card("ada", "A")["dice"] == ["empty", "white3"]
    assert t.player("ada").spots == 6 - face + (face - 3)


@pytest.mark.rule("PNT-XDI-04")
@pytest.mark.parametrize(
    ("die", "lies"),
    [("white3", "white3"), ("white5", "white3"), ("white2", "white2")],
    ids=["equal", "higher", "lower"],
)
def test_it_is_placed_as_in_the_main_action(die: str, lies: str) -> None:
    t = buyer([die], spots=6).do(f"buy {die}")
    assert t.card("ada", "A")["dice"] == ["empty", lies]


@pytest.mark.rule("PNT-XDI-04")
def test_colours_bind_it_and_grey_is_wild() -> None:
    t = buyer(["red1", "grey2"], spots=6)
    assert "buy red1" not in t.options()
    t.do("buy grey2")
    assert t.options() == ["on A.blue4", "on A.white3"]


@pytest.mark.rule("PNT-XDI-04")
def test_a_symbol_with_a_die_takes_no_second_one() -> None:
    t = buyer(["white1"], spots=6, cards={"A": {"dice": ["empty", "white2"]}})
    assert "buy blue1" in t.options()
    assert "buy white1" not in t.options()


@pytest.mark.rule("PNT-XDI-04")
def test_it_can_complete_a_card() -> None:
    t = buyer(["white3"], spots=3, cards={"A": {"dice": ["blue4", "empty"]}}).do("buy white3")
    assert t.card("ada", "A")["completed"]
    assert t.player("ada").spots == 5


@pytest.mark.rule("PNT-XDI-05")
def test_a_cloud_token_changes_its_colour() -> None:
    t = buyer(["red2"], spots=6, clouds=1).do("buy red2", "on A.white3 cloud")
    assert t.card("ada", "A")["dice"] == ["empty", "red2"]
    assert (t.player("ada").clouds, t.player("ada").spots) == (0, 4)


@pytest.mark.rule("PNT-XDI-07")
def test_the_difference_does_not_help_to_pay() -> None:
    # White 6 on white 3 costs 3 in the end, but 6 spots must be there first.
    t = buyer(["white6"], spots=5)
    assert "buy white6" not in t.options()
    assert t.why_not("buy white6") == ["PNT-XDI-01"]
    assert "buy white6" in buyer(["white6"], spots=6).options()
