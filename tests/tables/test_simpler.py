"""When a bot breaks, a simpler one goes on."""

from __future__ import annotations

import pytest

from skyshelf.tables.automation import simpler_than


@pytest.mark.parametrize(
    ("level", "simpler"),
    [
        ("search:1s", "greedy"),
        ("net", "greedy"),
        ("net:0.2s", "greedy"),
        ("master", "greedy"),
        ("greedy", "random"),
        ("random", None),
    ],
)
def test_every_bot_but_the_simplest_has_a_simpler_one(level: str, simpler: str | None) -> None:
    assert simpler_than(level) == simpler
