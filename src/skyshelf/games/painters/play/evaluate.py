"""How good a position looks: the chance of each seat, from weighted marks of its play area."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul

from skyshelf.engine.seat import first_seats
from skyshelf.games.painters.components.board import OFFER
from skyshelf.games.painters.play.progress import Marks, marks
from skyshelf.games.painters.setup import cards_in_use
from skyshelf.games.painters.table.state import Painters, Rules

# Weights in log-odds, fitted by logistic regression to who won some two thousand games of earlier versions of the
# search bot against itself: while the deck is full, when it is nearly empty, and in the critical phase.
# `python -m skyshelf.lab.fit painters` makes such weights anew.
EARLY = Marks(
    hope=-0.001,
    double_hope=-0.033,
    spots=-0.007,
    many_spots=-0.032,
    cloud=0.031,
    more_clouds=-0.049,
    cloud_points=0.002,
    leader=0.018,
    leader_hope_sum=0.004,
    hope_sum=0.063,
    points=0.002,
    completed=0.064,
    tiles=0.333,
    star_near=0.268,
    star_next=0.45,
    star_leader=-0.195,
    star_now=2.022,
    tile_near=0.879,
    grid_near=-0.063,
    grid_next=-0.06,
    grid_leader=-0.185,
    unfinished=0.01,
    effort=-0.011,
    dice=0.073,
    next_spots=0.042,
    next_hope=0.088,
    next_star=-0.112,
    next_leader=0.008,
    next_cloud=0.011,
    halo_pairs=0.774,
    cloud_pairs=-0.626,
    loose_halves=0.059,
    in_turn=0.053,
    connection=-1.847,
    cotton=0.95,
    sky_dice=0.581,
    gnomichaun=0.651,
    levitt=0.482,
    playful=0.835,
    raccoon=1.311,
    sky_spots=-0.132,
    target=1.691,
    upper=0.94,
    winner=-0.666,
    wisdom=0.005,
)
LATE = Marks(
    hope=0.011,
    double_hope=0.009,
    spots=0.15,
    many_spots=-0.048,
    cloud=-0.115,
    more_clouds=0.259,
    cloud_points=0.027,
    leader=0.3,
    leader_hope_sum=0.01,
    hope_sum=0.025,
    points=0.024,
    completed=0.034,
    tiles=0.135,
    star_near=0.312,
    star_next=0.334,
    star_leader=-0.24,
    star_now=0.746,
    tile_near=0.917,
    grid_near=-0.13,
    grid_next=0.074,
    grid_leader=0.357,
    unfinished=0.326,
    effort=-0.032,
    dice=-0.008,
    next_spots=0.091,
    next_hope=-0.059,
    next_hope_led=0.106,
    next_star=-0.063,
    next_leader=1.364,
    next_cloud=0.037,
    halo_pairs=0.248,
    cloud_pairs=0.247,
    loose_halves=-0.084,
    in_turn=0.267,
    connection=-0.178,
    cotton=0.229,
    sky_dice=0.305,
    gnomichaun=0.423,
    levitt=0.203,
    playful=-0.077,
    raccoon=0.004,
    sky_spots=-0.467,
    target=-0.047,
    upper=-0.084,
    winner=0.418,
    wisdom=-0.24,
)
CRITICAL = Marks(
    hope=0.02,
    double_hope=0.014,
    spots=-0.023,
    many_spots=-0.036,
    cloud=0.067,
    more_clouds=0.132,
    cloud_points=0.014,
    leader=0.199,
    leader_hope_sum=0.007,
    hope_sum=0.008,
    points=0.027,
    completed=0.024,
    tiles=0.102,
    star_near=0.273,
    star_next=0.41,
    star_leader=0.07,
    star_now=0.719,
    tile_near=0.612,
    grid_near=-0.005,
    grid_next=-0.035,
    grid_leader=0.21,
    unfinished=0.071,
    effort=0.024,
    dice=-0.008,
    next_spots=0.018,
    next_hope=-0.023,
    next_hope_led=0.09,
    next_star=0.039,
    next_leader=0.547,
    next_cloud=-0.024,
    halo_pairs=0.071,
    cloud_pairs=0.327,
    loose_halves=-0.076,
    in_turn=0.173,
    last_turn=1.055,
    connection=-0.666,
    cotton=0.439,
    sky_dice=0.256,
    gnomichaun=0.029,
    levitt=0.029,
    playful=0.326,
    raccoon=0.136,
    sky_spots=-0.675,
    target=0.394,
    upper=-0.284,
    winner=0.312,
    wisdom=-0.149,
)


def chances(s: Painters) -> list[float]:
    """For each seat the chance to win: the final result, or a guess from what lies on the table."""
    seats = s.rules.seats
    if s.outcome is not None:
        return list(s.outcome.returns(seats))
    weights = weights_at(s.rules, len(s.deck), s.critical)
    worths = [sum(map(mul, weights, marks(s, seat))) for seat in first_seats(seats)]
    best = max(worths)
    odds = [exp(worth - best) for worth in worths]
    total = sum(odds)
    return [each / total for each in odds]


def weights_at(rules: Rules, deck: int, critical: bool) -> Marks:
    """What each mark is worth with so many cards in the deck."""
    return CRITICAL if critical else _weights(deck, cards_in_use(rules) - OFFER)


@lru_cache(maxsize=256)
def _weights(deck: int, full: int) -> Marks:
    """Between early and late, by how much of the deck is left."""
    left = deck / full
    return Marks(*(late + left * (early - late) for early, late in zip(EARLY, LATE, strict=True)))
