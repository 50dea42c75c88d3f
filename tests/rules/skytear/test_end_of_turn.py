"""The end of a turn, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.table.state import Stance
from tests.rules.skytear.table import Table, table

HEROES = {
    "yami": {"at": "-3,7"},
    "sakoshi": {"at": "-4,7"},
    "cotlic": {"side": "north", "at": "4,-7"},
    "tlakali": {"side": "north", "at": "3,-7"},
}


def end(heroes: dict[str, dict[str, Any]] | None = None, **given: Any) -> Table:
    """A table at the end of its turn."""
    return table(phase="end", heroes={**HEROES, **(heroes or {})}, **given)


@pytest.mark.rule("SKY-END-01", "SKY-END-02")
def test_cards_on_and_under_heroes_are_discarded_to_their_owner() -> None:
    t = end(
        {
            "yami": {"at": "-3,7", "played": ["gank"], "leads": ["mud_flood"]},
            "cotlic": {"side": "north", "at": "4,-7", "played": ["safeguard"]},
        }
    )
    assert sorted(t.discard(1)) == ["gank", "mud_flood"]
    assert t.discard(2) == ["safeguard"]
    assert (t.hero("yami").played, t.hero("yami").leads) == ((), ())


@pytest.mark.rule("SKY-END-03")
def test_each_player_draws_two_cards() -> None:
    t = end(hands={1: ["gank"]})
    assert len(t.hand(1)) == 3
    assert len(t.hand(2)) == 2


@pytest.mark.rule("SKY-END-04", "SKY-END-05", "SKY-END-13", "SKY-Q-184")
def test_whoever_has_more_than_six_discards_what_they_like_drawn_cards_too() -> None:
    t = end(hands={1: ["gank"] * 5, 2: ["safeguard"] * 4}, decks={1: ["combustion", "mud_flood", "presence"]})
    assert (t.asks(), t.asked()) == ("hand-limit", 1)
    assert set(t.options()) == {"gank", "combustion", "mud_flood"}
    t.do("mud_flood")
    assert len(t.hand(1)) == 6
    assert len(t.hand(2)) == 6  # six is allowed
    assert t.discard() == ["mud_flood"]
    assert t.asks() == "activate"


@pytest.mark.rule("SKY-END-06")
def test_exhausted_heroes_become_ready() -> None:
    t = end({"yami": {"at": "-3,7", "stance": "exhausted"}})
    assert t.hero("yami").stance == Stance.READY


@pytest.mark.rule("SKY-END-07", "SKY-END-08")
def test_the_counter_goes_up_and_who_is_due_returns() -> None:
    t = end(
        {
            "yami": {"stance": "defeated", "back_on": 3, "hp": 0},
            "sakoshi": {"stance": "defeated", "back_on": 4, "hp": 0},
        },
        turn=2,
    )
    assert t.state.turn == 3
    assert (t.asks(), t.asked()) == ("return", 1)
    t.do(t.options()[0])
    assert t.asks() != "return"  # Sakoshi is not due before row 4
    assert t.at("yami") != "-"
    assert t.at("sakoshi") == "-"


@pytest.mark.rule("SKY-END-09")
def test_after_the_last_row_the_game_is_a_draw() -> None:
    t = end(turn=5)
    assert t.outcome() == "track-full"
    assert t.winners() == ()


@pytest.mark.rule("SKY-END-10")
def test_what_was_just_discarded_can_be_drawn_at_once() -> None:
    t = end({"yami": {"at": "-3,7", "played": ["gank"], "leads": ["mud_flood"]}}, decks={1: []})
    assert sorted(t.hand(1)) == ["gank", "mud_flood"]


@pytest.mark.rule("SKY-END-11")
def test_the_steps_come_in_their_order() -> None:
    t = end(
        {
            "yami": {"stance": "defeated", "back_on": 2, "hp": 0},
            "sakoshi": {"at": "-4,7", "stance": "exhausted", "played": ["gank"]},
        },
        hands={1: ["gank"] * 5},
    )
    kinds = [event.kind for event in t.events]
    assert kinds.index("hero-cards-cleared") < kinds.index("drew")
    assert t.asks() == "hand-limit"
    assert t.hero("sakoshi").stance == Stance.EXHAUSTED  # not yet
    assert t.state.turn == 1
    t.do("presence")
    assert t.hero("sakoshi").stance == Stance.READY
    assert t.state.turn == 2
    assert t.asks() == "return"


@pytest.mark.rule("SKY-END-12")
def test_heroes_of_the_first_player_return_first() -> None:
    defeated = {"stance": "defeated", "back_on": 2, "hp": 0}
    for first, order in (("south", [1, 2]), ("north", [2, 1])):
        t = end({"yami": defeated, "cotlic": {"side": "north", **defeated}}, first=first)
        asked = []
        while t.asks() == "return":
            asked.append(t.asked())
            t.do(t.options()[0])
        assert asked == order
