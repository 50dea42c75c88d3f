"""Sky Tackle: opponents discard their odd dice, or the owner takes cloud tokens; then an extra turn."""

from __future__ import annotations

import pytest

from tests.rules.painters.given import acquiring, pool_colours
from tests.rules.painters.table import Area, Table

ODD: Area = {
    "cards": {
        "B": {"dice": ["blue3", "white2"]},
        "S18": {"at": [0, 1], "dice": ["purple1", "blue4", "white5"]},
    }
}
EVEN: Area = {"cards": {"C": {"dice": ["blue4", "white2"]}}}


def tackle(ada: Area | None = None, **opponents: Area) -> Table:
    return acquiring("sky_tackle", ada, others=opponents, pool=[]).do("tile sky_tackle")


@pytest.mark.rule("PNT-SKY-37")
def test_an_opponent_may_discard_every_die_that_shows_1_3_or_5() -> None:
    t = tackle(ben=ODD)
    assert (t.asks(), t.options()) == (("ben", "tackle"), ["yes", "no"])
    t.do("yes")
    assert t.on_card("ben", "B") == ["empty", "white2"]
    assert t.on_card("ben", "S18") == ["empty", "blue4", "empty"]
    assert t.player("ada").clouds == 0


@pytest.mark.rule("PNT-SKY-38")
def test_each_opponent_who_does_not_brings_a_cloud_token() -> None:
    second = {"cards": {"D": {"dice": ["blue1", "empty"]}}}
    t = tackle(ben=ODD, cyd=EVEN, dan=second).do("no", "no")
    assert t.player("ada").clouds == 3
    assert t.on_card("ben", "B") == ["blue3", "white2"]


@pytest.mark.rule("PNT-SKY-38")
def test_with_an_empty_reserve_the_cloud_tokens_are_stolen() -> None:
    t = tackle(ben={**EVEN, "clouds": 5}, cyd={"clouds": 3})
    assert [t.player(name).clouds for name in ("ada", "ben", "cyd")] == [2, 3, 3]


@pytest.mark.rule("PNT-Q-42")
def test_an_opponent_without_odd_dice_has_not_done_it() -> None:
    cards = {"C": {"dice": ["blue4", "square"]}, "S01": {"at": [0, 1], "dice": ["chips", "empty"]}}
    t = tackle(ben={"cards": cards})
    assert t.asks() == ("ada", "additional")
    assert t.player("ada").clouds == 1
    assert t.on_card("ben", "S01") == ["chips", "empty"]


@pytest.mark.rule("PNT-SKY-39")
def test_sky_tackle_gives_another_turn() -> None:
    t = tackle(ben=ODD).do("yes")
    turn = t.state.turn
    t.do("end")
    assert (t.asks(), t.state.turn) == (("ada", "main"), turn + 1)


@pytest.mark.rule("PNT-INT-15", "PNT-Q-37")
def test_dice_discarded_are_rolled_into_the_pool_and_the_owner_may_take_them_at_once() -> None:
    t = tackle(ben=ODD)
    assert t.pool() == []
    t.do("yes")
    assert pool_colours(t) == ["blue", "purple", "white"]
    assert t.kinds().count("die-rolled") == 3
    blue = next(text for text in t.options() if text.startswith("buy blue"))
    assert t.do(blue).on_card("ada", "A")[0].startswith("blue")


@pytest.mark.rule("PNT-INT-15")
def test_the_emptied_symbols_take_dice_again() -> None:
    t = tackle(ben={"clouds": 1, "cards": {"B": {"dice": ["blue3", "white2"]}}}).do(
        "yes", "end", "spot", "end"
    )
    assert t.asks() == ("ben", "main")
    assert t.on_card("ben", "B") == ["empty", "white2"]
    assert any(text.startswith("die blue") for text in t.options())


@pytest.mark.rule("PNT-INT-16")
def test_clouds_and_leader_come_after_all_decisions() -> None:
    t = tackle(ben=ODD, cyd={"cards": {"D": {"dice": ["blue1", "empty"]}}}).do("no")
    assert (t.asks()[0], t.player("ada").clouds, t.leader()) == ("cyd", 0, "nobody")
    t.do("no")
    assert t.kinds() == ["refused", "cloud-gained", "cloud-gained", "extra-turn", "leader-taken"]
