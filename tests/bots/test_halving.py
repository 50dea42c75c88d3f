"""Rounds are shared among options: equally at first, then among the better half."""

from __future__ import annotations

from collections import Counter

from skyshelf.bots.halving import halve


def test_the_better_half_goes_on() -> None:
    rounds: Counter[int] = Counter()
    order = halve([5, 6, 7, 8], 40, None, lambda index: rounds.update([index]), lambda index: index)
    assert order == [8, 7, 6, 5]
    assert rounds[5] == rounds[6] == 5  # of the first half of the rounds
    assert rounds[7] == rounds[8] == 15


def test_of_what_is_worth_the_same_the_first_stays_first() -> None:
    assert halve([3, 1, 2], 9, None, lambda index: None, lambda index: 0.0) == [3, 1, 2]


def test_everybody_has_a_round_even_without_time() -> None:
    rounds: Counter[int] = Counter()
    halve([0, 1, 2], 1000, 0.0, lambda index: rounds.update([index]), lambda index: 0.0)
    assert rounds == {0: 1, 1: 1, 2: 1}


def test_one_option_gets_all_rounds() -> None:
    rounds: Counter[int] = Counter()
    assert halve([4], 7, None, lambda index: rounds.update([index]), lambda index: 0.0) == [4]
    assert rounds == {4: 7}
