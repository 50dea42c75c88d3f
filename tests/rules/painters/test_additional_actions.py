"""Step 2: additional actions."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.painters.table import Table, table


def rich_ada() -> Table:
    """Ada in step 2 with a blue 2 waiting on A.blue4 and chips for everything."""
    area = {"spots": 20, "hope": 20, "cards": {"A": {"dice": ["blue2", "empty"]}}}
    return table(
        step="additional",
        players={"ada": area, "ben": {}},
        pool=["white1", "blue1"],
        tile_offer=["none", "none", "sky_savings"],
        pile=[],
    )


def kinds_of_action(t: Table) -> set[str]:
    return {text.split()[0] for text in t.options()}


@pytest.mark.rule("PNT-ADD-01")
def test_a_player_may_do_without_additional_actions() -> None:
    t = rich_ada().do("end")
    assert t.asks() == ("ben", "main")
    assert (t.player("ada").hope, t.player("ada").tiles) == (20, [])
    assert t.card("ada", "A")["dice"] == ["blue2", "empty"]


@pytest.mark.rule("PNT-ADD-02")
def test_all_kinds_may_be_used_in_one_turn() -> None:
    t = rich_ada().do("paint A.blue4 to 3", "buy white1", "tile sky_savings")
    assert t.card("ada", "A")["dice"] == ["blue3", "white1"]
    assert len(t.player("ada").tiles) == 1


@pytest.mark.rule("PNT-ADD-03")
@pytest.mark.parametrize(
    "order", list(permutations(["paint A.blue4 to 3", "buy white1", "tile sky_savings"]))
)
def test_the_order_is_free(order: tuple[str, ...]) -> None:
    t = rich_ada().do(*order)
    assert t.card("ada", "A")["dice"] == ["blue3", "white1"]
    # 1 spot for the paint, 1 for the die, 1 + 2 for the tile.
    assert (t.player("ada").spots, t.player("ada").hope) == (15, 11)


@pytest.mark.rule("PNT-ADD-03")
def test_one_kind_may_come_back_after_another() -> None:
    t = rich_ada().do("paint A.blue4 to 3", "buy white1", "paint A.white3 to 2")
    assert t.card("ada", "A")["dice"] == ["blue3", "white2"]


@pytest.mark.rule("PNT-ADD-04")
def test_another_die_once_but_paint_and_tiles_without_limit() -> None:
    cards = {"A": {"dice": ["blue1", "empty"]}, "S10": {"at": [0, 1]}}
    t = table(
        step="additional",
        players={"ada": {"spots": 30, "hope": 30, "cards": cards}, "ben": {}},
        pool=["green1", "blue1"],
        tile_offer=["sky_fugaz", "sky_mommy", "sky_savings"],
        pile=[],
    )
    assert kinds_of_action(t) == {"end", "buy", "paint", "tile"}
    t.do("buy green1")
    assert kinds_of_action(t) == {"end", "paint", "tile"}
    t.do("paint A.blue4 to 2", "tile sky_savings", "paint A.blue4 to 3", "tile sky_mommy")
    assert kinds_of_action(t) == {"end", "paint", "tile"}


@pytest.mark.rule("PNT-ADD-05")
def test_sky_cotton_adds_a_kind_of_its_own() -> None:
    def with_tiles(*tiles: str) -> Table:
        return table(
            step="additional",
            players={"ada": {"hope": 2, "spots": 1, "tiles": list(tiles)}, "ben": {}},
        )

    assert "chips A.white3" not in with_tiles().options()
    t = with_tiles("sky_cotton").do("chips A.white3")
    assert t.card("ada", "A")["dice"] == ["empty", "chips"]
    assert t.player("ada").hope == 0


@pytest.mark.rule("PNT-ADD-06")
def test_two_cards_and_two_activations_in_one_step() -> None:
    cards = {"A": {"dice": ["blue3", "white3"]}, "S10": {"at": [0, 1], "dice": ["green4", "blue4", "white1"]}}
    t = table(step="additional", leader="ada", players={"ada": {"spots": 2, "cards": cards}, "ben": {}})
    t.do("paint A.blue4 to 4", "paint S10.white2 to 2")
    assert t.kinds().count("card-completed") == 2
    assert t.kinds().count("hope-activated") == 2
    assert t.player("ada").hope == 4 // 2 + (4 + 4) // 2
