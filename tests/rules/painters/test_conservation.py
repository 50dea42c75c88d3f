"""Nothing appears and nothing vanishes, in whole games of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import NOBODY, first_seats
from skyshelf.engine.settings import Value
from skyshelf.games.painters.components.board import CLOUD_TOKENS
from skyshelf.games.painters.components.dice import COLOURS, DICE_OF
from skyshelf.games.painters.rules.take_card import PlaceCard
from skyshelf.games.painters.table.state import Painters
from tests.rules.painters.table import GAME, new_game

WHOLE_GAME = 20_000  # decisions; no random game comes near it

KINDS_OF_GAME = st.sampled_from(
    [(seats, variant) for seats in (2, 3, 4) for variant in ("standard", "forced_landing")]
    + [(2, "tension_duel")]
)
BENEFITS = st.sampled_from(["none", "tiles", "top_card", "both"])
SEEDS = st.integers(min_value=0, max_value=2**32)


def positions(seats: int, agreed: dict[str, Value], seed: int) -> Iterator[Painters]:
    """Every position of one random game, from the first decision to the end."""
    state = new_game(seats, seed, agreed).state
    rng = Rng(seed)
    for _ in range(WHOLE_GAME):
        yield state
        if state.decision is None:
            return
        # Half of the choices are those of a player who wants to get on: so tiles are bought and cards completed.
        everything = list(range(len(state.decision.options)))
        priors = GAME.priors(state)
        options = [index for index in everything if priors[index] > 0] if rng.below(2) else everything
        state.choose(options[rng.below(len(options))])
    raise AssertionError(f"seed {seed}: the game does not end")


def dice_of(s: Painters) -> list[int]:
    components = GAME.audit.components(s)
    return [components[f"{colour.name.lower()} die"] for colour in COLOURS]


def clouds_of(s: Painters) -> int:
    return sum(player.clouds for player in s.players)


@pytest.mark.whole_games
@pytest.mark.rule("PNT-INT-29")
@settings(max_examples=60)
@given(kind=KINDS_OF_GAME, benefits=BENEFITS, seed=SEEDS)
def test_dice_clouds_leader_cards_tiles_and_halos_are_conserved(
    kind: tuple[int, str], benefits: str, seed: int
) -> None:
    seats, variant = kind
    agreed: dict[str, Value] = {"variant": variant, "leader_benefits": benefits}
    game = positions(seats, agreed, seed)
    start = next(game)
    assert dice_of(start) == list(DICE_OF)
    components = GAME.audit.components(start)
    clouds, led = clouds_of(start), False
    for s in game:
        assert GAME.audit.components(s) == components
        news = Counter(event.kind for event in s.events)
        clouds += news["cloud-gained"] - news["cloud-paid"]  # one stolen only changes hands
        assert clouds_of(s) == clouds <= CLOUD_TOKENS
        assert all(min(player.clouds, player.hope, player.spots) >= 0 for player in s.players)
        # Once somebody has the leader it never goes back beside the board.
        assert s.leader in range(NOBODY + led, seats)
        led = s.leader != NOBODY


@pytest.mark.rule("PNT-INT-29")
def test_a_card_that_waits_for_its_place_is_nowhere_else_in_what_others_hold_possible() -> None:
    state = new_game(2, 3).state
    while state.decision is not None and state.decision.kind != "place":
        kinds = [option.group() for option in state.decision.options]
        state.choose(kinds.index("card") if "card" in kinds else 0)
    held = [frame.card for frame in state.frames if isinstance(frame, PlaceCard)]
    for seat in (None, *first_seats(2)):
        for seed in range(20):
            table = GAME.determinize(GAME.view(state, seat), seed)
            assert held[0] not in table.deck
            assert GAME.audit.components(table) == GAME.audit.components(state)


@pytest.mark.whole_games
@pytest.mark.rule("PNT-INT-21")
@settings(max_examples=30)
@given(kind=KINDS_OF_GAME, seed=SEEDS)
def test_nobody_loses_the_leader_in_the_own_turn(kind: tuple[int, str], seed: int) -> None:
    seats, variant = kind
    turn, leader, player = 0, NOBODY, NOBODY
    for s in positions(seats, {"variant": variant}, seed):
        if s.turn == turn and leader == player:
            assert s.leader == player
        turn, leader, player = s.turn, s.leader, s.player
