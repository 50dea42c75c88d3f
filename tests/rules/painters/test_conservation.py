"""Nothing appears and nothing vanishes, in whole games of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyshelf.engine.rng import Rng
from skyshelf.engine.settings import Value
from skyshelf.games.painters.components.board import CLOUD_TOKENS
from skyshelf.games.painters.components.dice import COLOUR_OF, COLOURS, DICE_OF, KINDS
from skyshelf.games.painters.components.halos import HALOS
from skyshelf.games.painters.rules.take_card import PlaceCard
from skyshelf.games.painters.rules.take_die import PlaceDie
from skyshelf.games.painters.table.state import NOBODY, NOTHING, Painters
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
        instincts = GAME.instincts(state)
        options = [index for index in everything if instincts[index] > 0] if rng.below(2) else everything
        state.choose(options[rng.below(len(options))])
    raise AssertionError(f"seed {seed}: the game does not end")


def dice_by_colour(s: Painters) -> list[int]:
    """The dice of the pool, on cards, and the one just taken that waits for its symbol."""
    found = [0] * len(COLOURS)
    for die in range(KINDS):
        found[COLOUR_OF[die]] += s.pool[die]
    on_cards = [on for player in s.players for on in player.slots if 0 <= on < KINDS]
    in_hand = [frame.die for frame in s.frames if isinstance(frame, PlaceDie)]
    for die in on_cards + in_hand:
        found[COLOUR_OF[die]] += 1
    return found


def cards(s: Painters) -> Counter[int]:
    """The cards of deck, offer and play areas, and the one just taken that waits for its place."""
    in_hand = [frame.card for frame in s.frames if isinstance(frame, PlaceCard)]
    owned = [card for player in s.players for card in player.cards]
    return Counter(card for card in [*s.deck, *s.offer, *owned, *in_hand] if card != NOTHING)


def clouds_of(s: Painters) -> int:
    return sum(player.clouds for player in s.players)


def tiles(s: Painters) -> Counter[int]:
    owned = [tile for player in s.players for tile in player.tiles]
    return Counter(tile for tile in [*s.pile, *s.tile_offer, *owned] if tile != NOTHING)


def halos(s: Painters) -> Counter[int]:
    owned = [halo for player in s.players for halo in player.halos]
    return Counter(halo for halo in [*s.halo_row, *s.halo_box, *owned] if halo != NOTHING)


@pytest.mark.rule("PNT-INT-29")
@settings(max_examples=60, deadline=None)
@given(kind=KINDS_OF_GAME, benefits=BENEFITS, seed=SEEDS)
def test_dice_clouds_leader_cards_tiles_and_halos_are_conserved(
    kind: tuple[int, str], benefits: str, seed: int
) -> None:
    seats, variant = kind
    agreed: dict[str, Value] = {"variant": variant, "leader_benefits": benefits}
    game = positions(seats, agreed, seed)
    start = next(game)
    cards_in_use, tiles_in_use = cards(start), tiles(start)
    clouds, led = clouds_of(start), False
    for s in game:
        assert dice_by_colour(s) == list(DICE_OF)
        news = Counter(event.kind for event in s.events)
        clouds += news["cloud-gained"] - news["cloud-paid"]  # one stolen only changes hands
        assert clouds_of(s) == clouds <= CLOUD_TOKENS
        assert all(min(player.clouds, player.hope, player.spots) >= 0 for player in s.players)
        # Once somebody has the leader it never goes back beside the board.
        assert s.leader in range(NOBODY + led, seats)
        led = s.leader != NOBODY
        assert cards(s) == cards_in_use
        assert tiles(s) == tiles_in_use
        assert halos(s) == Counter(range(len(HALOS)))


@pytest.mark.rule("PNT-INT-21")
@settings(max_examples=30, deadline=None)
@given(kind=KINDS_OF_GAME, seed=SEEDS)
def test_nobody_loses_the_leader_in_the_own_turn(kind: tuple[int, str], seed: int) -> None:
    seats, variant = kind
    turn, leader, player = 0, NOBODY, NOBODY
    for s in positions(seats, {"variant": variant}, seed):
        if s.turn == turn and leader == player:
            assert s.leader == player
        turn, leader, player = s.turn, s.leader, s.player
