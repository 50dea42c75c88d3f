"""Forced Landing, Tension Duel and Leader Benefits."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.settings import Value
from tests.rules.painters.given import acquiring
from tests.rules.painters.table import Area, Table, new_game, table

FORCED_LANDING: dict[str, Value] = {"variant": "forced_landing"}
TENSION_DUEL: dict[str, Value] = {"variant": "tension_duel"}

FIVE_TILES: Area = {"tiles": ["sky_dice", "sky_spots", "sky_target", "sky_upper", "sky_cotton"]}
PLAIN_CARDS = ["A", "S06", "S10", "S12", "S14", "S15", "S16", "S17", "S27"]
GRID: Area = {
    "cards": {
        card: {"at": [index % 3, index // 3], "completed": True} for index, card in enumerate(PLAIN_CARDS)
    }
}
NO_CARDS: dict[str, Any] = {"deck": [], "offer": ["none", "none", "none"]}


def at_step_4(settings: dict[str, Value], ada: Area, **given: Any) -> Table:
    """The turn of Ada, who has the leader, has reached the victory check."""
    return table(settings, players={"ada": ada, "ben": {}}, leader="ada", step="victory", **given)


def set_up(seats: int, settings: dict[str, Value], *differing: str) -> dict[str, Any]:
    """The table at the start of a game, without what a variant changes."""
    words = new_game(seats, settings=settings).words()
    return {word: value for word, value in words.items() if word not in differing}


@pytest.mark.rule("PNT-VAR-01")
def test_forced_landing_has_no_star_victory() -> None:
    assert at_step_4({}, FIVE_TILES).ending() == "star"
    assert at_step_4(FORCED_LANDING, FIVE_TILES).state.outcome is None


@pytest.mark.rule("PNT-VAR-02")
def test_forced_landing_has_no_firmament_victory() -> None:
    assert at_step_4({}, GRID).ending() == "firmament"
    assert at_step_4(FORCED_LANDING, GRID).state.outcome is None


@pytest.mark.rule("PNT-VAR-03")
def test_forced_landing_is_won_by_points() -> None:
    area = {**FIVE_TILES, **GRID}
    assert at_step_4({}, area, critical=True, led_at_start=True).ending() == "star"
    assert at_step_4(FORCED_LANDING, area, critical=True, led_at_start=True).ending() == "efficiency"


@pytest.mark.rule("PNT-VAR-04")
@pytest.mark.parametrize(("seats", "cards"), [(2, 23), (3, 28), (4, 36)])
def test_forced_landing_uses_3_cards_more(seats: int, cards: int) -> None:
    state = new_game(seats, settings=FORCED_LANDING).state
    assert len(state.deck) + len(state.offer) == cards


@pytest.mark.rule("PNT-VAR-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forced_landing_changes_nothing_else_in_the_set_up(seats: int) -> None:
    assert set_up(seats, FORCED_LANDING, "deck", "offer") == set_up(seats, {}, "deck", "offer")


@pytest.mark.rule("PNT-VAR-05")
def test_forced_landing_keeps_the_critical_phase() -> None:
    offer = ["S10", "S12", "S14"]
    t = table(FORCED_LANDING, deck=["S16"], offer=offer).do("card S10", "place 0,1")
    assert t.state.critical


@pytest.mark.rule("PNT-VAR-06")
def test_tension_duel_has_no_efficiency_victory() -> None:
    end_of_the_critical_phase = {"critical": True, "led_at_start": True}
    assert at_step_4({}, {}, **end_of_the_critical_phase).ending() == "efficiency"
    assert at_step_4(TENSION_DUEL, {}, **end_of_the_critical_phase).state.outcome is None


@pytest.mark.rule("PNT-VAR-12")
def test_tension_duel_has_no_critical_phase() -> None:
    offer = ["S10", "S12", "S14"]
    players = {"ada": {"spots": 1}, "ben": {}}
    t = table(TENSION_DUEL, players=players, leader="ada", deck=["S16"], offer=offer)
    t.do("card S10", "place 0,1")
    assert (t.words()["deck"], t.state.critical) == ([], False)
    # The leader starts and ends a turn after the deck has run out, and the game still goes on.
    t.do("end", "spot", "end", "spot", "end")
    assert t.asks() == ("ben", "main")


@pytest.mark.rule("PNT-VAR-07")
def test_tension_duel_is_won_by_star_or_firmament() -> None:
    assert at_step_4(TENSION_DUEL, FIVE_TILES).ending() == "star"
    assert at_step_4(TENSION_DUEL, GRID).ending() == "firmament"


@pytest.mark.rule("PNT-VAR-08", "PNT-Q-34")
def test_tension_duel_uses_all_36_cards_without_letters() -> None:
    words = new_game(settings=TENSION_DUEL).words()
    assert sorted(words["deck"] + words["offer"]) == [f"S{number:02}" for number in range(1, 37)]


@pytest.mark.rule("PNT-VAR-09")
def test_tension_duel_uses_all_20_tiles() -> None:
    words = new_game(settings=TENSION_DUEL).words()
    assert len({*words["pile"], *words["tile_offer"]}) == 20


@pytest.mark.rule("PNT-VAR-11")
def test_tension_duel_changes_nothing_else_in_the_set_up() -> None:
    differing = ("deck", "offer", "pile", "tile_offer")
    assert set_up(2, TENSION_DUEL, *differing) == set_up(2, {}, *differing)


@pytest.mark.rule("PNT-Q-34")
def test_tension_duel_is_a_draw_when_a_round_without_cards_moves_nothing() -> None:
    players = {"ada": {"clouds": 1, "spots": 1}, "ben": {"clouds": 1, "spots": 1}}
    t = table(TENSION_DUEL, players=players, leader="ada", **NO_CARDS).do("spot", "end")
    assert t.asks() == ("ben", "main")
    t.do("spot", "end")
    assert (t.ending(), t.winners()) == ("draw", [])


@pytest.mark.rule("PNT-Q-34")
@pytest.mark.parametrize("cards", [{"deck": ["S16"]}, {"offer": ["none", "none", "S16"]}])
def test_while_a_card_is_left_tension_duel_goes_on(cards: dict[str, list[str]]) -> None:
    players = {"ada": {"clouds": 1, "spots": 1}, "ben": {"clouds": 1, "spots": 1}}
    t = table(TENSION_DUEL, players=players, **{**NO_CARDS, **cards}).do("spot", "end", "spot", "end")
    assert t.asks() == ("ada", "main")


def spent_on_tile(benefits: str, leader: str) -> tuple[int, int]:
    settings: dict[str, Value] = {"leader_benefits": benefits}
    t = acquiring("sky_savings", settings=settings, leader=leader, tile_offer=["sky_savings", "none", "none"])
    before = (t.player("ada").spots, t.player("ada").hope)
    t.do("tile sky_savings")
    return before[0] - t.player("ada").spots, before[1] - t.player("ada").hope


@pytest.mark.rule("PNT-VAR-14")
def test_by_rule_1_the_leader_pays_only_the_price_on_the_tile() -> None:
    assert spent_on_tile("tiles", leader="ada") == (1, 7)
    assert spent_on_tile("tiles", leader="ben") == (1 + 4, 7 + 4)
    assert spent_on_tile("both", leader="ada") == (1, 7)
    assert spent_on_tile("top_card", leader="ada") == (1 + 4, 7 + 4)


def with_2_spots_and_3_hope(benefits: str, leader: str) -> Table:
    settings: dict[str, Value] = {"leader_benefits": benefits}
    players = {"ada": {"spots": 2, "hope": 3}, "ben": {}}
    return table(settings, players=players, leader=leader, deck=["S16", "S15"])


@pytest.mark.rule("PNT-VAR-15")
@pytest.mark.parametrize("benefits", ["top_card", "both"])
def test_by_rule_2_the_top_card_is_free_for_the_leader(benefits: str) -> None:
    t = with_2_spots_and_3_hope(benefits, leader="ada").do("top S16", "place 0,1")
    assert (t.player("ada").spots, t.player("ada").hope) == (2, 3)


@pytest.mark.rule("PNT-VAR-15")
@pytest.mark.parametrize(("benefits", "leader"), [("top_card", "ben"), ("tiles", "ada"), ("none", "ada")])
def test_without_the_leader_or_without_rule_2_the_top_card_has_its_price(benefits: str, leader: str) -> None:
    assert with_2_spots_and_3_hope(benefits, leader).why_not("top S16") == ["PNT-CRD-03"]
