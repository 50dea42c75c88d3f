"""Main action A, and where a cloud token comes from."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.painters.rules.goods import clouds_in_reserve
from tests.rules.painters.table import Table, table

# One white die 2 completes the Leaf, whose whole cloud gives a cloud token.
LEAF = {"S10": {"dice": ["green4", "blue4", "empty"]}}
COMPLETE_LEAF = "die white2"


def clouds(ada: int, **others: int) -> Table:
    """Ada is about to complete the Leaf; everybody holds so many cloud tokens."""
    players: dict[str, Any] = {"ada": {"clouds": ada, "cards": LEAF}}
    players |= {name: {"clouds": count} for name, count in others.items()}
    return table(players=players, pool=["white2"])


@pytest.mark.rule("PNT-CLD-01")
def test_the_action_takes_one_cloud_token_from_the_reserve() -> None:
    t = clouds(ada=0, ben=1)
    assert clouds_in_reserve(t.state) == 7
    t.do("cloud")
    assert (t.player("ada").clouds, t.player("ben").clouds, clouds_in_reserve(t.state)) == (1, 1, 6)


@pytest.mark.rule("PNT-CLD-02")
def test_without_a_cloud_token_the_action_is_there() -> None:
    assert "cloud" in clouds(ada=0, ben=1).options()


@pytest.mark.rule("PNT-CLD-03")
@pytest.mark.parametrize("owned", [1, 2])
def test_with_a_cloud_token_the_action_is_not_there(owned: int) -> None:
    t = clouds(ada=owned, ben=0)
    assert "cloud" not in t.options()
    assert t.why_not("cloud") == ["PNT-CLD-02"]


@pytest.mark.rule("PNT-CLD-04")
def test_a_bonus_gives_a_second_cloud_token() -> None:
    assert clouds(ada=1, ben=0).do(COMPLETE_LEAF).player("ada").clouds == 2


@pytest.mark.rule("PNT-CLD-05")
def test_one_player_may_own_every_cloud_token() -> None:
    assert clouds(ada=7, ben=0).do(COMPLETE_LEAF).player("ada").clouds == 8


@pytest.mark.rule("PNT-CLD-06", "PNT-CMP-10")
def test_the_eighth_cloud_token_is_the_last() -> None:
    eighth = clouds(ada=0, ben=7).do("cloud")
    assert (eighth.player("ada").clouds, eighth.player("ben").clouds) == (1, 7)
    ninth = clouds(ada=0, ben=8).do("cloud")
    assert (ninth.player("ada").clouds, ninth.player("ben").clouds) == (1, 7)


@pytest.mark.rule("PNT-CLD-07")
def test_with_an_empty_reserve_the_token_comes_from_whoever_owns_most() -> None:
    t = clouds(ada=0, ben=3, cem=5).do("cloud")
    assert [t.player(name).clouds for name in t.names] == [1, 3, 4]


@pytest.mark.rule("PNT-CLD-08")
def test_a_bonus_steals_like_the_main_action() -> None:
    t = clouds(ada=1, ben=3, cem=4).do(COMPLETE_LEAF)
    assert [t.player(name).clouds for name in t.names] == [2, 3, 3]


@pytest.mark.rule("PNT-CLD-09")
def test_who_steals_chooses_among_those_who_tie_for_the_most() -> None:
    t = clouds(ada=0, ben=3, cem=3, dan=2).do("cloud")
    assert t.asks() == ("ada", "steal")
    assert t.options() == ["steal 2", "steal 3"]
    t.do("steal 3")
    assert [t.player(name).clouds for name in t.names] == [1, 3, 2, 2]


@pytest.mark.rule("PNT-CLD-10", "PNT-Q-09")
def test_who_alone_owns_most_gets_nothing() -> None:
    t = clouds(ada=4, ben=2, cem=2).do(COMPLETE_LEAF)
    assert [t.player(name).clouds for name in t.names] == [4, 2, 2]
    assert "cloud-none" in t.kinds()


@pytest.mark.rule("PNT-Q-09")
def test_who_ties_for_the_most_steals_from_another_of_them() -> None:
    t = clouds(ada=3, ben=3, cem=2).do(COMPLETE_LEAF)
    assert [t.player(name).clouds for name in t.names] == [4, 2, 2]


@pytest.mark.rule("PNT-Q-09")
def test_nothing_happens_when_nobody_else_has_a_cloud() -> None:
    t = clouds(ada=8, ben=0).do(COMPLETE_LEAF)
    assert [t.player(name).clouds for name in t.names] == [8, 0]
