"""Sky Playful and Sky Target: hope for what the opponents do."""

from __future__ import annotations

import pytest

from tests.rules.painters.given import acquiring, earning
from tests.rules.painters.table import Area, Table, table

ALMOST: Area = {"A": {"dice": ["blue4", "white2"]}}
PLAYFUL: Area = {"tiles": ["sky_playful"]}
TARGET: Area = {"tiles": ["sky_target"]}
OFFER = ["S10", "S12", "S14"]


def completing(ada: Area, **others: Area) -> Table:
    players = {"ada": {"spots": 1, "cards": ALMOST, **ada}, **others}
    return table(players=players, step="additional").do("paint A.white3 to 3")


def taking(choice: str, ada: Area, **others: Area) -> Table:
    players = {"ada": {"clouds": 1, "spots": 3, "hope": 3, **ada}, **others}
    return table(players=players, offer=OFFER, deck=["S16", "S15"]).do(choice, "place 0,1")


@pytest.mark.rule("PNT-SKY-31")
def test_sky_playful_gives_1_hope_for_a_card_completed_by_an_opponent() -> None:
    t = completing({}, ben={}, cyd=PLAYFUL, dan={})
    assert [t.player(name).hope for name in ("ada", "ben", "cyd", "dan")] == [0, 0, 1, 0]


@pytest.mark.rule("PNT-SKY-31")
def test_sky_playful_gives_nothing_for_own_cards() -> None:
    assert completing(PLAYFUL, ben={}).player("ada").hope == 0


@pytest.mark.rule("PNT-Q-44")
def test_sky_playful_is_forced_and_comes_before_the_bonuses_of_the_card() -> None:
    kinds = completing({}, ben=PLAYFUL).kinds()
    assert kinds.index("card-completed") < kinds.index("hope-gained") < kinds.index("spots-gained")


@pytest.mark.rule("PNT-Q-44")
def test_sky_playful_counts_a_card_completed_by_sky_helpsy() -> None:
    t = acquiring("sky_helpsy", others={"ben": PLAYFUL, "cyd": {}}).do("tile sky_helpsy")
    assert t.player("ben").hope == 1


@pytest.mark.rule("PNT-SKY-44")
@pytest.mark.parametrize("card", OFFER)
def test_sky_target_gives_1_hope_for_an_offer_card_taken_by_an_opponent(card: str) -> None:
    t = taking(f"card {card}", {}, ben={}, cyd=TARGET)
    assert (t.player("ben").hope, t.player("cyd").hope) == (0, 1)


@pytest.mark.rule("PNT-SKY-44")
def test_sky_target_gives_nothing_for_own_cards() -> None:
    assert taking("card S10", TARGET, ben={}).player("ada").hope == 3


@pytest.mark.rule("PNT-Q-44")
def test_sky_target_counts_neither_the_top_card_nor_tiles() -> None:
    assert taking("top S16", {}, ben=TARGET).player("ben").hope == 0
    assert acquiring("sky_spots", others={"ben": TARGET}).do("tile sky_spots").player("ben").hope == 0


@pytest.mark.rule("PNT-Q-44")
def test_sky_target_counts_offer_cards_taken_by_an_effect() -> None:
    t = earning("halo_skill", others={"ben": TARGET}, offer=OFFER)
    assert t.do("halo halo_skill", "card S10", "place 0,-1").player("ben").hope == 1
