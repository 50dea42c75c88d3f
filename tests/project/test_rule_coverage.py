"""Every rule of a finished game is proved by a test, or listed with the reason why it cannot be."""

from __future__ import annotations

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import coverages

# Games whose modes are all on the shelf; the catalogue of another one tells more than can be played yet.
FINISHED = ("painters", "horde", "monoliths")


@pytest.mark.parametrize("game", FINISHED)
def test_no_rule_lacks_a_test_or_a_place_in_the_code(game: str) -> None:
    (coverage,) = coverages([game])
    assert coverage.missing == ()
    assert coverage.uncited == ()


@pytest.mark.parametrize("game", NAMES)
def test_only_rules_of_the_catalogue_are_cited_and_excused(game: str) -> None:
    (coverage,) = coverages([game])
    assert coverage.unknown == ()
    assert coverage.needless == ()
