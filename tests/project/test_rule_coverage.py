"""Every rule of a finished game is proved by a test, or listed with the reason why it cannot be."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.lab.rulebook import coverages


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_lacks_a_test_or_a_place_in_the_code(game: str) -> None:
    (coverage,) = coverages([game])
    assert coverage.missing == ()
    assert coverage.uncited == ()
    assert coverage.unknown == ()
    assert coverage.needless == ()
