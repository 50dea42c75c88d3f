"""What a page knows of the places for a card: how people call them, which halves meet, what is against them."""

from __future__ import annotations

from typing import Any

from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARD_BY_ID
from skyshelf.games.painters.components.dice import DIE_TEXT
from skyshelf.games.painters.rules.placement import place_at
from skyshelf.games.painters.table.options import Place
from skyshelf.games.painters.table.state import NOTHING
from tests.rules.painters.table import GAME, Table, table

HALF_HALO_RIGHT, HALF_HALO_LEFT, PLAIN = "S02", "S01", "S06"


def before_taking(card: str, lying: dict[str, Any]) -> Table:
    return table(players={"ada": {"cards": lying}, "ben": {}}, offer=["none", "none", card], deck=[], pool=[])


def spots(t: Table, card: str, seat: int = 0) -> dict[int, tuple[str, list[str], list[str]]]:
    """For each place beside the cards how it is called, which halves meet and what is against it."""
    found = [
        each
        for each in GAME.figures(GAME.view(t.state, Seat(seat)))["placing"]
        if each["card"] == CARD_BY_ID[card]
    ]
    return {
        spot["place"]: (spot["where"].key, spot["meets"], [phrase.key for phrase in spot["why"]])
        for placing in found
        for spot in placing["spots"]
    }


def test_a_card_that_can_be_taken_shows_where_it_would_fit_before_and_after() -> None:
    t = before_taking(HALF_HALO_LEFT, {HALF_HALO_RIGHT: {}})
    before = spots(t, HALF_HALO_LEFT)
    assert before[place_at(1, 0)] == ("painters-where-right", ["left"], [])
    assert before[place_at(-1, 0)] == ("painters-where-left", [], [])
    assert spots(t.do(f"card {HALF_HALO_LEFT}"), HALF_HALO_LEFT) == before


def test_a_place_that_is_refused_says_why_and_the_others_are_those_that_can_be_chosen() -> None:
    t = before_taking(PLAIN, {HALF_HALO_RIGHT: {}}).do(f"card {PLAIN}")
    found = spots(t, PLAIN)
    assert found[place_at(1, 0)] == ("painters-where-right", [], ["painters-why-half-halo"])
    free = {place for place, (_, _, why) in found.items() if not why}
    decision = t.state.decision
    assert decision is not None
    assert free == {option.place for option in decision.options if isinstance(option, Place)}


def test_a_place_is_called_by_a_card_beside_it_and_no_two_alike() -> None:
    t = before_taking(PLAIN, {"A": {}, "S15": {"at": [0, 1]}}).do(f"card {PLAIN}")
    decision = t.state.decision
    assert decision is not None
    names = [str(option.label().args["where"]) for option in decision.options]
    assert len(set(names)) == len(names) == 6


def test_who_does_not_decide_sees_no_places() -> None:
    assert spots(before_taking(PLAIN, {"A": {}}), PLAIN, seat=1) == {}


def test_a_die_in_hand_is_shown_to_everybody_until_it_lies_on_a_symbol() -> None:
    t = table(players={"ada": {"cards": {PLAIN: {}}}, "ben": {}}, pool=["grey3"])

    def in_hand() -> set[int]:
        return {GAME.figures(GAME.view(t.state, Seat(seat)))["die"] for seat in (0, 1)}

    assert in_hand() == {NOTHING}
    t = t.do("die grey3")
    decision = t.state.decision
    assert decision is not None
    assert decision.kind == "symbol"
    assert in_hand() == {DIE_TEXT.index("grey3")}
