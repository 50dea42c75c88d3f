"""Positions that cannot be on a table are refused with the place of the fault."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.errors import BadPosition
from skyshelf.engine.settings import Value
from tests.rules.painters.table import GAME, new_game, table


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"players": {"ada": {"cards": {"A": {}}}, "ben": {"cards": {"A": {}}}}},
            "A can only be in one place",
        ),
        (
            {"players": {"ada": {"tiles": ["sky_mad"]}, "ben": {"tiles": ["sky_mad"]}}},
            "sky_mad can only be in one",
        ),
        (
            {"players": {"ada": {"halos": ["halo_ink"]}, "ben": {"halos": ["halo_ink"]}}},
            "halo_ink can only be in",
        ),
        ({"players": {"ada": {"clouds": 5}, "ben": {"clouds": 4}}}, "only 8 cloud tokens"),
        ({"pool": ["red1", "red1", "red1"]}, "only 2 red dice"),
        ({"pool": ["pink1"]}, "'pink1' is no die"),
        ({"offer": ["S01"]}, "3 positions"),
        ({"step": "lunch"}, "allowed: main, additional, limit, victory"),
        ({"leader": "zoe"}, "one of ada, ben, nobody"),
        ({"hope": 3}, "'hope' is not known here"),
        (
            {
                "players": {
                    "ada": {"cards": {"A": {"completed": True, "dice": ["blue4", "empty"]}}},
                    "ben": {},
                }
            },
            "A is completed and bears no dice",
        ),
        (
            {"players": {"ada": {"cards": {"A": {"dice": ["blue4", "square"]}}}, "ben": {}}},
            "All symbols of A are completed",
        ),
        (
            {"players": {"ada": {"cards": {"A": {}, "S03": {"at": [0, -1]}}}, "ben": {}}},
            "its limit is on the side of A",
        ),
    ],
)
def test_an_impossible_table_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table(**given)


def test_a_described_table_is_built_again() -> None:
    t = new_game(3, seed=5)
    for _ in range(40):
        assert t.state.decision is not None
        t.state.choose(len(t.state.decision.options) // 2)
    assert t.state.decision is not None
    while t.state.decision.kind != "main":
        t.state.choose(0)
    words = GAME.describe(t.state)
    again = GAME.build(words, {})
    assert GAME.describe(again) == words
    assert again.decision is not None
    assert [option.text() for option in again.decision.options] == t.options()


def test_a_player_without_cards_gets_an_initial_card_that_is_free() -> None:
    t = table(players={"ada": {}, "ben": {"cards": {"A": {}}}})
    assert [list(area["cards"]) for area in t.words()["players"].values()] == [["B"], ["A"]]


@pytest.mark.rule("PNT-CRI-02", "PNT-VAR-12")
@pytest.mark.parametrize(("variant", "critical"), [("standard", True), ("tension_duel", False)])
def test_with_an_empty_deck_the_critical_phase_has_begun(variant: str, critical: bool) -> None:
    settings: dict[str, Value] = {"variant": variant}
    assert table(settings, deck=[]).state.critical is critical
    assert not table(settings).state.critical
    assert not table(settings, deck=[], critical=False).state.critical
