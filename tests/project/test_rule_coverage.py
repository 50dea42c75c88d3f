"""Every rule of a finished game is proved by a test, or listed with the reason why it cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import Place, bare_citations, coverages, crowded

# Games whose modes are all on the shelf; the catalogue of another one tells more than can be played yet.
FINISHED = ("painters", "horde", "monoliths")

MOST_CLAIMS = 3


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
    assert crowded(MOST_CLAIMS) == {}


def test_a_test_with_many_claims_is_found(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    marker = ", ".join(f'"PNT-SET-0{number}"' for number in range(1, 5))
    source = f"import pytest\n\n\n@pytest.mark.rule({marker})\ndef test_much() -> None:\n    pass\n"
    (tests / "test_some.py").write_text(source)
    assert crowded(MOST_CLAIMS, tmp_path) == {"tests/test_some.py::test_much": 4}
    assert crowded(4, tmp_path) == {}


def test_a_rule_is_cited_by_what_applies_it() -> None:
    assert bare_citations() == []


@pytest.mark.parametrize(
    "line",
    [
        "    # PNT-SET-01",
        '    """PNT-SET-01, PNT-SET-02."""',
        "    PNT-SET-01 PNT-Q-10",
        "# PNT-SET-01: PNT-SET-02",
    ],
)
def test_a_line_of_nothing_but_rule_ids_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "src").mkdir()
    said = "    deal(cards)  # PNT-SET-01\n    # Cards are dealt. PNT-SET-01\n"
    (tmp_path / "src" / "deal.py").write_text(f'{said}{line}\n    "PNT-SET-01",\n')
    assert bare_citations(tmp_path) == [Place("src/deal.py", 3)]
