"""An event goes on after kill -9 as if nothing had been: the same rounds, the same table."""

from __future__ import annotations

import pytest

from skyshelf.lab.event_proof import prove


@pytest.mark.whole_games
def test_a_killed_server_changes_no_round() -> None:
    seen = prove(people=9, rounds=2, kills=2, seed=5)
    assert seen.same
    assert seen.kills == 2
    assert seen.rematches == 0
    assert seen.most_byes == 1
