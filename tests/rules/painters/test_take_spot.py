"""Main action D."""

from __future__ import annotations

import pytest

from tests.rules.painters.table import table


@pytest.mark.rule("PNT-SPT-01")
def test_the_action_gives_one_spot_chip() -> None:
    t = table(players={"ada": {"spots": 2}, "ben": {}}).do("spot")
    assert t.player("ada").spots == 3


@pytest.mark.rule("PNT-SPT-02")
def test_the_action_is_there_even_when_nothing_else_is() -> None:
    full = {"A": {}, "S10": {"at": [0, 1]}, "S12": {"at": [0, -1]}}
    t = table(players={"ada": {"clouds": 1, "cards": full}, "ben": {}}, pool=[])
    # The only option is taken by itself: what Ada is asked next belongs to step 2 or to Ben.
    assert t.player("ada").spots == 1
