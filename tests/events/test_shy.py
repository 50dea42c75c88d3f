"""Two who should not meet: in a knock-out by lot as late as can be; where the format leaves no choice they meet."""

from __future__ import annotations

import pytest

from skyshelf.events.pairing import pair
from skyshelf.events.task import Candidate, Task


def bracket(people: int, shy: tuple[tuple[int, int], ...], by_lot: bool = True) -> Task:
    candidates = tuple(Candidate(each, each, 0, True, 0) for each in range(people))
    return Task("knockout", 1, 2, 2, candidates, shy=shy, first=True, by_lot=by_lot)


def meeting(task: Task, one: int, other: int) -> int:
    """In which round two would meet if both kept winning."""
    groups = pair(task).groups
    (first,) = (number for number, group in enumerate(groups) if one in group)
    (second,) = (number for number, group in enumerate(groups) if other in group)
    return (first ^ second).bit_length() + 1


@pytest.mark.parametrize("people", [4, 5, 8, 11, 32])
def test_two_meet_in_the_final_at_the_earliest(people: int) -> None:
    rounds = (people - 1).bit_length()
    for other in range(1, people):
        assert meeting(bracket(people, ((0, other),)), 0, other) == rounds


def test_several_pairs_meet_late() -> None:
    shy = ((0, 1), (2, 3), (4, 5), (6, 7))
    assert [meeting(bracket(8, shy), one, other) for one, other in shy] == [3, 3, 3, 3]


def test_whom_nobody_wants_to_meet_meets_somebody() -> None:
    shy = tuple((0, other) for other in range(1, 4))
    answer = pair(bracket(4, shy))
    assert sorted(each for group in answer.groups for each in group) == [0, 1, 2, 3]
    assert sorted(answer.seeds) == [0, 1, 2, 3]


def test_without_a_wish_the_lot_stays_as_it_fell_and_standings_stay_as_they_are() -> None:
    assert pair(bracket(8, ())).seeds == tuple(range(8))
    one, other = pair(bracket(8, (), by_lot=False)).groups[0]
    assert pair(bracket(8, ((one, other),), by_lot=False)).groups[0] == (one, other)


def test_in_a_league_everybody_meets_everybody_all_the_same() -> None:
    candidates = tuple(Candidate(each, each, 0, True, 0) for each in range(4))
    met = {
        frozenset(group)
        for number in (1, 2, 3)
        for group in pair(Task("league", number, 2, 2, candidates, shy=((0, 1),))).groups
    }
    assert frozenset((0, 1)) in met
