"""The rules of the catalogues as a player reads them."""

from __future__ import annotations

import re

import pytest

from skyshelf.games.shelf import NAMES
from skyshelf.rulebook import catalogue

_NOTES = re.compile(
    r"[*`]|\[(?:derived|ruling|icons?\b)|ruled in|\bnew$|(?:^| )= [A-Z]{3}-| changes [A-Z]{3}-[A-Z]+-\d+$"
    r"|\(derived\)|ruling Q-|unreadable|Table rule only"
    r"|(?<![\w-])[A-Z]{1,4}-\d{2}(?![\w-])"  # an id without the prefix of its game
)


@pytest.mark.parametrize("game", NAMES)
def test_no_rule_is_told_with_marks_or_notes_of_the_catalogue(game: str) -> None:
    told = {rule.id: rule.spoken for rule in catalogue(game)}
    assert {rule: text for rule, text in told.items() if _NOTES.search(text)} == {}
    assert {rule for rule, text in told.items() if len(text) < 4} == set()


@pytest.mark.parametrize(
    ("game", "rule", "text"),
    [
        ("painters", "PNT-CRD-14", "The initial card counts as uncompleted until it is completed."),
        (
            "horde",
            "HRD-KEY-84",
            "Trample: applies when an engaged ally or monster strikes in the fight phase.",
        ),
        ("monoliths", "MON-END-02", "Step 1a: remove all temporary tokens."),
        (
            "horde",
            "HRD-DES-05",
            "Sequence, step 3: move the card as its type demands; only now is its lane free.",
        ),
    ],
)
def test_only_the_statement_is_told(game: str, rule: str, text: str) -> None:
    [found] = [one for one in catalogue(game) if one.id == rule]
    assert found.spoken == text
