"""Random tournaments: people come late, go, come again, do not appear; what is promised holds in each of them.

The suite looks at a sample; `SKYSHELF_TOURNAMENTS=10000 ./skyshelf test tests/events/test_random.py` at more.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import networkx
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from skyshelf.engine.rng import Rng
from skyshelf.events import deeds
from skyshelf.events.event import Event
from skyshelf.events.groups import Round
from skyshelf.events.pairing import pair
from skyshelf.events.plan import EventPlan, Format
from skyshelf.events.scoring import HALF, WIN
from skyshelf.events.standings import standings
from skyshelf.events.task import Task, read_task, write
from skyshelf.tables.refusal import Refusal
from tests.events.play import ORGANISER, Played

SAMPLE = int(os.environ.get("SKYSHELF_TOURNAMENTS", "120"))
_PATIENCE = 4_000


class RandomStory(Played):
    """People who do what they like, in any order; whatever is refused must change nothing."""

    def __init__(self, plan: EventPlan, people: int, chance: int) -> None:
        super().__init__(plan, seed=f"{chance:x}")
        self.rng = Rng(chance)
        self.tasks: list[Task] = []
        self.join(*(f"p{number}" for number in range(people)))

    def pair(self, task: Task) -> None:
        self.tasks.append(task)
        super().pair(task)

    def live(self) -> None:
        for _ in range(self.rng.below(3)):
            self.attempt(self.keep_two_apart)
        self.open()
        for _ in range(_PATIENCE):
            if self.event.status != "running":
                return
            self.happen()
        raise AssertionError("the event does not end")

    def keep_two_apart(self) -> None:
        one, other = (self.rng.below(len(self.event.players)) for _ in range(2))
        self.keep(deeds.keep_apart(self.event, ORGANISER, one, other))

    def happen(self) -> None:
        """One thing: somebody plays, comes, goes, is ready, or time passes."""
        chance = self.rng.below(100)
        somebody = f"p{self.rng.below(len(self.event.players) + 2)}"
        if chance < 55:
            self.play_one()
        elif chance < 80:
            rounds = self.event.round
            self.attempt(lambda: self.ready(somebody) if rounds else None)
        elif chance < 84:
            self.attempt(lambda: self.join(somebody))
        elif chance < 88:
            self.attempt(lambda: self.keep(deeds.leave(self.event, somebody), somebody))
        elif chance < 90:
            self.attempt(self.correct)
        elif chance < 92 and self.event.plan.format == "ladder":
            other = self.rng.below(len(self.event.players))
            self.attempt(lambda: self.keep(deeds.challenge(self.event, somebody, other), somebody))
        else:
            slow = 60 if self.event.plan.format == "ladder" else 1
            self.wait(slow * self.rng.below(self.event.plan.ready + 60))
        self.serve()

    def play_one(self) -> None:
        round = self.event.round
        open_games = [
            (number, group)
            for number, group in enumerate(round.groups if round else [])
            if group.result is None and group.table is not None
        ]
        if not open_games:
            self.wait(30)
            return
        number, group = open_games[self.rng.below(len(open_games))]
        ranks = tuple(1 + self.rng.below(len(group.present)) for _ in group.present)
        best = min(ranks)
        self.finish(number, tuple(1 if rank == best else rank for rank in ranks))

    def correct(self) -> None:
        number = 1 + self.rng.below(len(self.event.rounds) + 1)
        ranks = tuple(self.rng.below(3) for _ in range(2 + self.rng.below(2)))
        self.keep(deeds.correct(self.event, ORGANISER, number, self.rng.below(4), ranks, "They told me."))

    def attempt(self, deed: Callable[[], object]) -> None:
        before = len(self.rows), self.event.version
        refused = ""
        try:
            deed()
        except Refusal as refusal:
            refused = refusal.phrase.key
        if refused:
            assert refused.startswith(("events-", "tables-"))
            assert (len(self.rows), self.event.version) == before


# A failure is told by its numbers; smaller ones would be another story.
@settings(max_examples=SAMPLE, phases=[Phase.explicit, Phase.generate], database=None)
@given(
    format=st.sampled_from(["swiss", "swiss", "swiss", "swiss-knockout", "knockout", "league", "ladder"]),
    people=st.integers(2, 19),
    rounds=st.integers(1, 7),
    seats=st.sampled_from([2, 2, 2, 3, 4]),
    cut=st.sampled_from([2, 4, 8]),
    ready=st.sampled_from([0, 0, 120]),
    chance=st.integers(0, 2**63 - 1),
)
def test_every_promise_holds(
    format: Format, people: int, rounds: int, seats: int, cut: int, ready: int, chance: int
) -> None:
    seats = seats if format == "swiss" else 2
    plan = EventPlan(
        "Club night", "painters", seats=seats, format=format, rounds=rounds, cut=cut, ready=ready, days=1
    )
    story = RandomStory(plan, people, chance)
    story.live()
    event = story.event
    assert event.status == "over"
    nobody_has_two_byes(event)
    everybody_has_a_place(event)
    points_are_shared_out(event)
    late_entries_are_in_time(event)
    rounds_are_as_planned(event)
    for task in story.tasks:
        the_pairing_is_fair(task, event.rounds[task.round - 1])
        assert pair(read_task(write(task))) == pair(task)
    again = Event.read(story.rows)
    assert standings(again) == standings(event)
    assert [round.groups for round in again.rounds] == [round.groups for round in event.rounds]


def nobody_has_two_byes(event: Event) -> None:
    byes = Counter(group.players[0] for round in event.rounds for group in round.groups if group.is_bye)
    assert max(byes.values(), default=0) <= 1
    assert all(event.players[each].byes == times for each, times in byes.items())


def everybody_has_a_place(event: Event) -> None:
    table = standings(event)
    assert [row.place for row in table] == list(range(1, len(event.players) + 1))
    assert sorted(row.player for row in table) == list(range(len(event.players)))


def points_are_shared_out(event: Event) -> None:
    for round in event.rounds:
        for group in round.groups:
            assert group.result is not None or event.plan.format == "ladder"
            if group.result is None:
                continue
            points = group.result.points
            assert all(0 <= each <= WIN for each in points)
            if group.result.how in ("played", "time") and not group.absent:
                assert sum(points) == HALF * len(group.players)
            assert all(group.points_of(each) == 0 for each in group.absent)


def late_entries_are_in_time(event: Event) -> None:
    for player in event.players:
        missed, rest = divmod(player.head_start, HALF)
        assert rest == 0
        assert missed * 2 <= event.plan.rounds
        met = [
            number for number, round in enumerate(event.rounds) if round.group_of(player.number) is not None
        ]
        assert not met or met[0] >= missed


def rounds_are_as_planned(event: Event) -> None:
    stages = [round.stage for round in event.rounds]
    if event.plan.format in ("swiss", "swiss-knockout"):
        assert stages.count("swiss") <= event.plan.rounds
    if event.plan.format == "league":
        assert all(times == 1 for times in event.met().values())
    knockout = [round for round in event.rounds if round.stage == "knockout"]
    for before, after in pairwise(knockout):
        assert len(after.groups) * 2 == len(before.groups)
        assert {each for group in after.groups for each in group.players} == {
            event.winner_of(group) for group in before.groups
        }


def the_pairing_is_fair(task: Task, round: Round) -> None:
    there = {each.number for each in task.candidates}
    assert Counter(each for group in round.groups for each in group.players) == Counter(there)
    if task.stage != "swiss":
        return
    apart = {frozenset(two) for two in task.apart}
    for group in round.groups:
        assert not any({one, other} in apart for one in group.players for other in group.players)
        may = {each.number: each.may_have_bye for each in task.candidates}
        assert not group.is_bye or may[group.players[0]]
    if task.sides == 2 and could_be_new(task):
        met = {(one, other) for one, other, _ in task.met}
        assert not any((min(group.players), max(group.players)) in met for group in round.groups)


def could_be_new(task: Task) -> bool:
    """Whether all can be paired with somebody whom they have not met, but one with a right to a bye."""
    graph = networkx.Graph()
    numbers = [each.number for each in task.candidates]
    graph.add_nodes_from(numbers)
    not_allowed = {(one, other) for one, other, _ in task.met} | set(task.apart)
    graph.add_edges_from(
        (one, other)
        for one in numbers
        for other in numbers
        if one < other and (one, other) not in not_allowed
    )
    if len(numbers) % 2:
        graph.add_edges_from((each.number, -1) for each in task.candidates if each.may_have_bye)
    return (
        len(networkx.max_weight_matching(graph, maxcardinality=True)) * 2 == len(numbers) + len(numbers) % 2
    )
