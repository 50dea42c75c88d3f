"""Chance: one int, the same on every machine."""

from __future__ import annotations

from collections import Counter

from skyshelf.engine.rng import Rng, below, following, mix, seeded


def test_the_generator_is_splitmix64() -> None:
    """The first numbers of the published generator; old journals replay only as long as these come."""
    state, numbers = 0, []
    for _ in range(3):
        numbers.append(mix(state))
        state = following(state)
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_every_number_comes_about_equally_often() -> None:
    rng = Rng(7)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


def test_a_shuffle_keeps_all_and_reaches_every_order() -> None:
    rng = Rng(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_neighbouring_and_huge_seeds_differ() -> None:
    starts = {seeded(seed) for seed in [*range(1_000), 2**64, 2**64 + 1, 2**100]}
    assert len(starts) == 1_003


def test_a_draw_moves_on() -> None:
    state = seeded(5)
    assert following(state) != state
    assert 0 <= below(state, 10) < 10
