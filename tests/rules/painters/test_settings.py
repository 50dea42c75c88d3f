"""What can be agreed before a game, and what is refused with a sentence."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.settings import Value
from tests.rules.painters.table import new_game


def refusal(seats: int = 2, **settings: Value) -> str:
    with pytest.raises(BadSetup) as refused:
        new_game(seats, settings=settings)
    return str(refused.value)


def test_an_unknown_setting_is_refused_with_those_that_exist() -> None:
    assert refusal(varient="standard") == (
        "painters has no setting 'varient'; it has: variant, leader_benefits, halves, leadership_hope, hope_sum, "
        "spot_limit."
    )


def test_a_value_that_is_not_allowed_is_refused_with_those_that_are() -> None:
    assert refusal(leader_benefits="all") == (
        "The setting 'leader_benefits' of painters can be none, tiles, top_card, both; not all."
    )
    assert refusal(spot_limit=3) == (
        "The setting 'spot_limit' of painters can be 6, 4, 5, 7, 8, 9, 10; not 3."
    )


def test_true_is_not_the_number_1() -> None:
    assert refusal(leadership_hope=True).endswith("can be 4, 1; not true.")


@pytest.mark.parametrize("seats", [1, 5])
def test_a_number_of_players_that_makes_no_game_is_refused(seats: int) -> None:
    assert refusal(seats) == f"painters is for 2 to 4 players; not {seats}."


@pytest.mark.rule("PNT-VAR-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_tension_duel_is_only_for_2_players(seats: int) -> None:
    assert "painters-refused-duel" in refusal(seats, variant="tension_duel")


@pytest.mark.rule("PNT-VAR-13")
@pytest.mark.parametrize(
    ("benefits", "tiles", "top_card"),
    [("none", False, False), ("tiles", True, False), ("top_card", False, True), ("both", True, True)],
)
def test_leader_benefits_are_none_one_or_both_rules(benefits: str, tiles: bool, top_card: bool) -> None:
    rules = new_game(settings={"leader_benefits": benefits}).state.rules
    assert (rules.leader_free_tiles, rules.leader_free_top) == (tiles, top_card)


@pytest.mark.rule("PNT-VAR-17")
def test_variants_and_house_rules_can_be_mixed() -> None:
    mixed: dict[str, Value] = {
        "variant": "forced_landing",
        "leader_benefits": "both",
        "halves": "lenient",
        "leadership_hope": 1,
        "hope_sum": "all_cards",
        "spot_limit": 8,
    }
    rules = new_game(4, settings=mixed).state.rules
    assert rules.forced_landing
    assert rules.leader_free_tiles
    assert rules.leader_free_top
    assert rules.lenient_halves
    assert rules.grey_hope
    assert (rules.leadership_hope, rules.spot_limit) == (1, 8)


@pytest.mark.rule("PNT-VAR-18")
@pytest.mark.parametrize("variant", ["standard", "forced_landing", "tension_duel"])
def test_leader_benefits_go_with_every_variant(variant: str) -> None:
    rules = new_game(settings={"variant": variant, "leader_benefits": "both"}).state.rules
    assert rules.leader_free_top
    assert (rules.forced_landing, rules.tension_duel) == (
        variant == "forced_landing",
        variant == "tension_duel",
    )


@pytest.mark.rule("PNT-VAR-18", "PNT-Q-34")
def test_forced_landing_and_tension_duel_exclude_each_other() -> None:
    sentence = "The setting 'variant' of painters can be standard, forced_landing, tension_duel; not both."
    assert refusal(variant="both") == sentence
