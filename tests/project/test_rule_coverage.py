"""Every rule of a finished game is proved by a test, or listed with the reason why it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import coverages, crowded

# Games whose modes are all on the shelf; the catalogue of another one tells more than can be played yet.
FINISHED = ("painters", "horde", "monoliths")

MOST_CLAIMS = 3
# Worked examples that tell of a whole action still claim more. This list only gets shorter.
STILL_CROWDED = frozenset(
    {
        "painters/danny_turn.yaml: PNT-EX-04",
        "skytear/actions.yaml: SKY-EX-13",
        "skytear/actions.yaml: SKY-EX-14",
        "skytear/actions.yaml: SKY-EX-15",
        "skytear/actions.yaml: SKY-EX-16",
        "skytear/areas_and_pushes.yaml: SKY-EX-09",
        "skytear/areas_and_pushes.yaml: SKY-EX-10",
        "skytear/cards_and_stack.yaml: SKY-EX-11",
        "skytear/cards_and_stack.yaml: SKY-EX-12",
        "skytear/defeat.yaml: SKY-EX-01",
        "skytear/defeat.yaml: SKY-EX-02",
        "skytear/minions_phase.yaml: SKY-EX-21",
        "skytear/minions_phase.yaml: SKY-EX-22",
        "skytear/minions_phase.yaml: SKY-EX-23",
        "skytear/sight.yaml: SKY-EX-04",
        "skytear/sight.yaml: SKY-COV-02",
        "skytear/worship.yaml: SKY-EX-17",
        "skytear/worship.yaml: SKY-EX-18",
        "skytear/worship.yaml: SKY-EX-19",
        "skytear/worship.yaml: SKY-EX-20",
        "skytear/worship.yaml: SKY-EX-25",
    }
)


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


def test_a_test_claims_at_most_three_rules() -> None:
    found = {name.partition("tests/scenarios/")[2] or name for name in crowded(MOST_CLAIMS)}
    assert found - STILL_CROWDED == set()
    assert STILL_CROWDED - found == set(), "these claim fewer by now: take them off the list"


def test_a_test_with_many_claims_is_found(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    marker = ", ".join(f'"PNT-SET-0{number}"' for number in range(1, 5))
    source = f"import pytest\n\n\n@pytest.mark.rule({marker})\ndef test_much() -> None:\n    pass\n"
    (tests / "test_some.py").write_text(source)
    assert crowded(MOST_CLAIMS, tmp_path) == {"tests/test_some.py::test_much": 4}
    assert crowded(4, tmp_path) == {}
