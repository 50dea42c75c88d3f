"""What a page says wins, how far each side has come, and how the tokens of a Minions Phase stand."""

from __future__ import annotations

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.shown import Goal
from skyshelf.site.render import speaker
from tests.rules.skytear.table import GAME, Table, table


def goals(t: Table, seat: int | None = 0) -> dict[str, Goal]:
    say = speaker("en").say
    return {
        say(goal["name"]): goal
        for goal in GAME.figures(t.view(None if seat is None else Seat(seat)))["goals"]
    }


def test_the_nexus_always_wins_and_stands_first() -> None:
    t = table(victory=["heads"], north={"towers": {"west": 0}, "nexus": 3})
    assert list(goals(t)) == ["Nexus", "Headhunters"]
    assert goals(t)["Nexus"]["sides"] == [2, 0]


def test_the_practice_map_is_about_the_tower() -> None:
    t = table({"battlefield": "one_lane"}, north={"towers": {"mid": 2}})
    assert list(goals(t)) == ["Tower"]
    assert (goals(t)["Tower"]["sides"], goals(t)["Tower"]["wanted"]) == ([3, 0], 5)


@pytest.mark.parametrize(
    ("seat", "name", "text"),
    [
        (0, "Broken Wing: west lane", "Destroy the north Tower of the west lane."),
        (1, "Broken Wing: east lane", "Destroy the south Tower of the east lane."),
        (
            None,
            "Broken Wing: Left",
            "Destroy the enemy Tower on your left: South that of the west lane, North that of the east lane.",
        ),
    ],
)
def test_whose_left_is_meant_is_said_by_the_tower(seat: int | None, name: str, text: str) -> None:
    """The map never turns: what is left for north is at the right of the picture."""
    t = table(victory=["left"], north={"towers": {"west": 4}}, south={"towers": {"east": 2}})
    found = goals(t, seat)[name]
    assert speaker("en").say(found["text"]) == text
    assert found["sides"] == [1, 3]


def test_who_won_by_a_tower_is_told_by_its_lane() -> None:
    said = speaker("en").say(Phrase("skytear-event-ends-left", {"side": "north"}))
    assert said == "Broken Wing: Left. North has destroyed the south Tower of the east lane."


def test_a_minions_phase_shows_what_is_settled_what_is_now_and_what_comes() -> None:
    t = table(
        phase="minions",
        tokens={"west": "-4,4", "east": "-1,3"},
        heroes={"yami": {"at": "-3,4", "leads": ["gank"]}, "cotlic": {"side": "north", "at": "7,-4"}},
        south={"towers": {"west": 5, "east": 5}},
    )
    seen = [[one["stage"] for one in GAME.figures(t.view(Seat(0)))["contests"]]]
    assert t.state.decision is not None
    assert t.state.decision.source is not None
    asked = speaker("en").say(t.state.decision.source)
    t.do("lead gank 0")
    while not t.asks().startswith("use-lead"):
        t.do(t.options()[0])
    seen.append([one["stage"] for one in GAME.figures(t.view(Seat(0)))["contests"]])
    assert seen == [["now", "open", "open"], ["settled", "now", "open"]]
    assert "South" in asked
    assert "North" in asked


def test_a_flipped_card_says_what_comes_of_it() -> None:
    """Armor and all: the price of the card, which plays no part, said nothing."""
    t = table(
        decks={1: ["presence", "gank"] + ["presence"] * 8},
        heroes={
            "haburat": {"at": "0,3"},
            "cotlic": {"side": "north", "at": "0,4"},
        },
        active="haburat",
        points=3,
    )
    t.do("attack")
    t.passes()
    while t.asks() != "flip":
        t.do(t.options()[0])
        t.passes()
    assert t.state.decision is not None
    assert t.state.decision.source is not None
    say = speaker("en").say
    assert say(t.state.decision.source) == "Attack 4 on Cotlic, armor 1"
    options = [say(option.label()) for option in t.state.decision.options]
    assert options == ["Presence (+1): 4 damage", "Gank (±0): 3 damage"]
