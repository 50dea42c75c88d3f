"""Swiss rounds: who meets whom, byes, late entries, going and coming again."""

from __future__ import annotations

from msgspec import structs

from skyshelf.events.event import Event
from skyshelf.events.pairing import pair
from skyshelf.events.plan import EventPlan
from skyshelf.events.standings import standings
from skyshelf.events.task import Candidate, Task
from tests.events.play import Played

SWISS = EventPlan("Club night", "painters", rounds=3, ready=0, pause=0)


def test_winners_meet_winners() -> None:
    story = Played(SWISS).join("ada", "ben", "cleo", "dan").open().play_round()
    winners = {min(group.players) for group in story.event.rounds[0].groups}
    assert winners in [set(group.players) for group in story.event.rounds[1].groups]


def test_the_same_entries_make_the_same_event() -> None:
    story = (
        Played(SWISS).join("ada", "ben", "cleo", "dan", "eve").open().play_round().play_round().play_round()
    )
    again = Event.read(story.rows)
    assert story.event.status == again.status == "over"
    assert [row.player for row in standings(again)] == [row.player for row in standings(story.event)]


def test_two_who_would_rather_not_meet_do_so_only_if_there_is_no_other_way() -> None:
    four = tuple(Candidate(number, number, 0, True, 0) for number in range(4))
    task = Task("swiss", 1, 2, 2, four)
    usual = {frozenset(group) for group in pair(task).groups}
    two = next(iter(usual))
    shy = structs.replace(task, shy=((min(two), max(two)),))
    assert two not in {frozenset(group) for group in pair(shy).groups}
    # Not for a bye, and not for a second meeting.
    alone = structs.replace(task, candidates=four[:2], shy=((0, 1),))
    assert [set(group) for group in pair(alone).groups] == [{0, 1}]
    every = [(one, other, 1) for one in range(4) for other in range(one + 1, 4)]
    met = tuple(each for each in every if frozenset(each[:2]) not in usual)
    assert {frozenset(group) for group in pair(structs.replace(shy, met=met)).groups} == usual
