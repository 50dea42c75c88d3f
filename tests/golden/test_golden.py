"""Golden playthroughs stay as they are unless a change of rules is meant."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, GAMES, written


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_the_one_in_the_file(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written(name) == golden, "meant? python -m tests.golden.playthrough writes the files anew"
