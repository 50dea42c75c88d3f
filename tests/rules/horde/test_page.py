"""What a page draws the table from."""

from __future__ import annotations

from random import Random

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.shelf import game_named
from skyshelf.site.render import said, speaker
from tests.rules.horde.table import table


@pytest.mark.whole_games
@pytest.mark.parametrize(
    ("game", "seats", "mode"), [("horde", 1, "solo"), ("horde", 2, "versus"), ("monoliths", 2, "coop")]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_sources_of_a_number_add_up_to_it(game: str, seats: int, mode: str, seed: int) -> None:
    rules = game_named(game)
    state = rules.start(seats, {"mode": mode}, seed)
    chance = Random(seed)
    for _ in range(120):
        decision = state.decision
        if decision is None:
            break
        for unit in filter(None, rules.figures(rules.view(state, decision.seat))["units"]):
            for name in ("attack", "health", "armor"):
                if unit[name] is not None:
                    total = sum(number for _, number in unit[f"{name}_parts"])
                    assert max(total, 0) == unit[name], unit
        state.choose(chance.randrange(len(decision.options)))


def test_a_seat_reckons_only_with_what_it_sees() -> None:
    rules = game_named("horde")
    state = rules.start(2, {"mode": "coop"}, 3)
    assert [bool(costs) for costs in rules.figures(rules.view(state, Seat(0)))["costs"]] == [True, False]
    assert [bool(costs) for costs in rules.figures(rules.view(state, Seat(1)))["costs"]] == [False, True]
    assert [bool(costs) for costs in rules.figures(rules.view(state, None))["costs"]] == [False, False]


@pytest.mark.parametrize("game", ["horde", "monoliths"])
def test_every_card_is_told_in_words(game: str) -> None:
    printed = said(game_named(game).catalogue(), speaker("en"))
    assert len(printed["cards"]) == len(CARDS)
    words = [words for face in printed["cards"] for words in (face["name"], *face["text"])]
    assert [each for each in words if each.startswith("[") or "horde-" in each or "effects-" in each] == []
    assert [face["id"] for face in printed["cards"] if face["type"] == "portal" and not face["waves"]] == []


def test_who_is_asked_for_a_lane_knows_which_card_looks_for_it() -> None:
    rules = game_named("horde")
    t = table(hand=["shamans"], mana=2)
    figures = rules.figures(rules.view(t.state, Seat(0)))
    assert figures["searching"] is None
    t.do("play shamans")
    figures = rules.figures(rules.view(t.state, Seat(0)))
    assert figures["searching"] is not None
    assert CARDS[figures["searching"]].slug == "shamans"
    assert rules.figures(rules.view(t.state, None))["searching"] is None
