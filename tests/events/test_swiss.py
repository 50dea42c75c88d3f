"""Swiss rounds: who meets whom, byes, late entries, going and coming again."""

from __future__ import annotations

from msgspec import structs

from skyshelf.events.entries import read_entry, write_entry
from skyshelf.events.event import Event
from skyshelf.events.pairing import pair
from skyshelf.events.plan import EventPlan
from skyshelf.events.scoring import HALF, WIN
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


def test_a_bye_counts_as_an_opponent_without_points() -> None:
    """Else who had one would keep the best of their opponents in the sum, and everybody else would lose it."""
    story = Played(SWISS).join("ada", "ben", "cleo", "dan", "eve").open()
    story.play_round().play_round().play_round()
    assert ("Cleo",) in story.names(2), "Cleo had the bye, beat Dan (1) and lost to Ada (3)"
    found = {story.event.players[line.player].name: line for line in standings(story.event)}
    assert {name: line.points // WIN for name, line in found.items()} == {
        "Ada": 3,
        "Ben": 2,
        "Cleo": 2,
        "Dan": 1,
        "Eve": 1,
    }
    # The one in the middle of: a bye, 2, 2; 1, 3, 1; 1, a bye, 3; 2, 1, 2; 2, 1, a bye.
    assert {name: line.buchholz // WIN for name, line in found.items()} == {
        "Ada": 2,
        "Ben": 1,
        "Cleo": 1,
        "Dan": 2,
        "Eve": 1,
    }


def test_what_was_begun_before_byes_counted_keeps_its_standings() -> None:
    """An event that is over must not have another winner because the server was upgraded."""
    story = Played(SWISS).join("ada", "ben", "cleo", "dan", "eve").open()
    story.play_round().play_round().play_round()
    planned, *rest = story.rows
    assert write_entry(planned.entry).endswith(',"counting":2}')
    of_then = planned._replace(entry=read_entry(write_entry(planned.entry).replace(',"counting":2', "")))
    then = standings(Event.read([of_then, *rest]))
    # Of a bye and two opponents both count, of three only the one in the middle.
    assert {story.event.players[line.player].name: line.buchholz // WIN for line in then} == {
        "Ada": 4,
        "Ben": 1,
        "Cleo": 4,
        "Dan": 2,
        "Eve": 3,
    }


def test_a_round_missed_counts_as_an_opponent_without_points() -> None:
    story = Played(SWISS).join("ada", "ben", "cleo", "dan").open().join("eve").play_round()
    story.play_round().play_round()
    seated = [len(group) for round in (1, 2, 3) for group in story.names(round) if "Eve" in group]
    assert sorted(seated) == [1, 2], "late for the first round, and a bye in another"
    eve = next(line for line in standings(story.event) if story.event.players[line.player].name == "Eve")
    assert eve.buchholz == 0, "one opponent between two for whom there was nobody"


def test_a_free_place_at_a_table_counts_as_an_opponent_without_points() -> None:
    fours = structs.replace(SWISS, seats=4)
    story = Played(fours).join("ada", "ben", "cleo", "dan", "eve", "finn", "gus").open()
    story.play_round(lambda group: (1,) * len(group.present))
    # Everybody has half a point: of three opponents one is left, and of two and a free place, too.
    assert {line.buchholz for line in standings(story.event)} == {HALF}
