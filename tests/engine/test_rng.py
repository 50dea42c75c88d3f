"""Chance: one int, the same on every machine."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng, below, following, keyed_seed, mix, seeded
from skyshelf.games.shelf import NAMES, game_named


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


def test_what_has_better_odds_comes_more_often() -> None:
    rng = Rng(1)
    drawn = Counter(rng.weighted([1.0, 0.0, 3.0]) for _ in range(4000))
    assert set(drawn) == {0, 2}
    assert 2800 < drawn[2] < 3200


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


def test_a_keyed_generator_is_blake2_in_counter_mode() -> None:
    """The first numbers for a key; games of live tables replay only as long as these come."""
    state, numbers = seeded(keyed_seed(5)), []
    for count in range(3):
        numbers.append(mix(state))
        own = blake2b(count.to_bytes(8, "big"), digest_size=8, key=(5).to_bytes(16, "big")).digest()
        assert numbers[-1] == int.from_bytes(own, "big")
        state = following(state)
    assert numbers == [0x28A79DA9A811FB53, 0xEC3B02A76C849085, 0x28DAD2E1C16FDCA3]


def test_numbers_of_a_keyed_generator_come_about_equally_often() -> None:
    rng = Rng(keyed_seed(7))
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


def test_what_is_visible_of_a_keyed_generator_does_not_tell_the_rest() -> None:
    """SplitMix64 is turned round: from one whole number the next ones follow. Under a key they do not."""
    known = seeded(123)
    assert mix(_turned_round(mix(known))) == mix(known)
    assert mix(following(_turned_round(mix(known)))) == mix(following(known))
    secret = seeded(keyed_seed(123))
    guess = _turned_round(mix(secret))
    assert mix(following(guess)) != mix(following(secret))


def _turned_round(number: int) -> int:
    """The state of SplitMix64 that gives this number."""
    mask = (1 << 64) - 1
    z = number ^ (number >> 31) ^ (number >> 62)
    z = (z * pow(0x94D049BB133111EB, -1, 1 << 64)) & mask
    z = z ^ (z >> 27) ^ (z >> 54)
    z = (z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64)) & mask
    z = z ^ (z >> 30) ^ (z >> 60)
    return (z - 0x9E3779B97F4A7C15) & mask


@pytest.mark.parametrize("name", NAMES)
def test_a_game_under_a_key_is_saved_and_played_again(name: str) -> None:
    game, rng = game_named(name), Rng(1)
    match = Match.start(game, max(2, game.fewest), {}, keyed_seed(99))
    for _ in range(60):
        decision = match.state.decision
        if decision is not None:
            match.choose(rng.below(len(decision.options)))
    again = Match.replay(game, Journal.load(match.save()))
    assert game.codec.digest(again.state) == game.codec.digest(match.state)
    kept = game.codec.kept(game.codec.keep(match.state), type(match.state))
    assert kept.rng == match.state.rng > 1 << 64
