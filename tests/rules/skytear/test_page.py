"""What a page draws the table from."""

from __future__ import annotations

from random import Random

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.site.render import said, speaker
from tests.rules.skytear.table import GAME


def started(field: str, seed: int, choices: int) -> Skytear:
    """A game with random teams after so many choices at random."""
    state = GAME.start(2, {"battlefield": field, "format": "random"}, seed)
    assert isinstance(state, Skytear)
    chance = Random(seed)
    for _ in range(choices):
        if state.decision is not None:
            state.choose(chance.randrange(len(state.decision.options)))
    return state


def test_every_card_and_every_map_is_told_in_words() -> None:
    printed = said(GAME.catalogue(), speaker("en"))
    assert len(printed["cards"]) == len(CARDS)
    words = [words for face in printed["cards"] for words in (face["name"], *face["text"])]
    words += [
        place["name"] for field in printed["battlefields"] for place in (*field["lanes"], *field["domes"])
    ]
    assert [each for each in words if "[" in each or "skytear-" in each or "effects-" in each] == []


def test_every_power_card_has_a_picture_of_what_it_does() -> None:
    deeds = {face["deed"] for face in GAME.catalogue()["cards"] if face["type"] == "power"}
    assert len(deeds) > 10


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_hero_reaches_is_what_a_move_offers(seed: int) -> None:
    state = started("one_lane", seed, 0)
    chance = Random(seed)
    moves = 0
    for _ in range(150):
        decision = state.decision
        if decision is None:
            break
        if decision.kind == "move":
            hero = GAME.figures(GAME.view(state, decision.seat))["heroes"][state.active]
            assert hero["reach"] == [option.pick for option in decision.options]  # type: ignore[attr-defined]
            moves += 1
        state.choose(chance.randrange(len(decision.options)))
    assert moves > 0


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_seat_reckons_only_with_what_it_sees(seed: int) -> None:
    """Hands and hidden Lead cards dealt anew change nothing of a page's numbers."""
    state = started("two_lanes", seed, 60)
    for seat in (0, 1):
        view = GAME.view(state, Seat(seat))
        other = GAME.determinize(view, seed)
        assert GAME.figures(GAME.view(other, Seat(seat))) == GAME.figures(view)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_number_is_the_sum_of_where_it_comes_from(seed: int) -> None:
    state = started("two_lanes", seed, 0)
    chance = Random(seed)
    changed = 0
    for _ in range(250):
        if state.decision is None:
            break
        for hero in GAME.figures(GAME.view(state, Seat(0)))["heroes"] if chance.random() < 0.2 else ():
            for total, parts in (
                (hero["attack"], hero["attack_parts"]),
                (hero["armor"], hero["armor_parts"]),
                (hero["control"], hero["control_parts"]),
            ):
                assert max(0, sum(number for _, number in parts)) == total
                changed += len(parts) > 1
        state.choose(chance.randrange(len(state.decision.options)))
    assert changed > 0
