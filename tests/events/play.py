"""An event without a server: entries are made as a server makes them, and a story says what people do."""

from __future__ import annotations

from collections.abc import Callable

from skyshelf.events import deeds
from skyshelf.events.entries import (
    Absent,
    Cleared,
    Ended,
    Entry,
    EventRow,
    Opened,
    Paired,
    Resulted,
    Seated,
    planned,
)
from skyshelf.events.event import Event
from skyshelf.events.groups import Group
from skyshelf.events.pairing import pair
from skyshelf.events.plan import EventPlan
from skyshelf.events.steps import Adjudicate, PairRound, SeatGroup, next_step
from skyshelf.events.task import Task, task_for

ORGANISER = "organiser"


class Played:
    """An event being played; every entry is kept, and can be read again."""

    def __init__(self, plan: EventPlan, seed: str = "5eed") -> None:
        self.now = 1_000.0
        self.rows = [EventRow(0, self.now, ORGANISER, "", planned(plan, seed, "Olga"))]
        self.event = Event.read(self.rows)

    @property
    def status(self) -> str:
        return self.event.status

    def keep(self, entry: Entry, actor: str = "") -> None:
        row = EventRow(self.event.version + 1, self.now, actor, "", entry)
        self.event.apply(row)
        self.rows.append(row)

    def join(self, *people: str) -> Played:
        for person in people:
            self.keep(deeds.join(self.event, person, person.capitalize()), person)
        return self

    def open(self) -> Played:
        self.keep(deeds.open_event(self.event, ORGANISER), ORGANISER)
        return self.serve()

    def serve(self) -> Played:
        """What a server does until it waits for people."""
        while (step := next_step(self.event, self.now)) is not None:
            match step:
                case PairRound():
                    task = task_for(self.event)
                    if task is None:
                        self.keep(Ended())
                        continue
                    self.pair(task)
                case SeatGroup(round, group):
                    self.keep(Seated(round, group, f"table-{round}-{group}"))
                case Adjudicate(round, group):
                    sides = len(self.event.rounds[round - 1].groups[group].present)
                    self.keep(Resulted(round, group, (1,) * sides, (), "time"))
                case Opened() | Ended() | Absent() | Cleared():
                    self.keep(step)
        return self

    def pair(self, task: Task) -> None:
        answer = pair(task)
        opens_at = self.now + self.event.plan.pause
        self.keep(Paired(task.round, task.stage, answer.groups, opens_at, answer.rests, answer.seeds))

    def wait(self, seconds: float) -> Played:
        self.now += seconds
        return self.serve()

    def ready(self, *people: str) -> Played:
        assert self.event.round is not None
        for person in people:
            self.keep(deeds.ready(self.event, person, self.event.round.number), person)
        return self.serve()

    def finish(self, number: int, ranks: tuple[int, ...], scores: tuple[int, ...] = ()) -> Played:
        """The game of a group of the current round is over; ranks are those of the players as they sit."""
        assert self.event.round is not None
        self.keep(Resulted(self.event.round.number, number, ranks, scores))
        return self.serve()

    def play_round(self, wins: Callable[[Group], tuple[int, ...]] | None = None) -> Played:
        """Every game of this round; without another word the player with the lower number wins."""
        round = self.event.round
        assert round is not None
        for number, group in enumerate(round.groups):
            while group.result is None and group.table is not None:
                there = group.present
                ranks = (
                    tuple(sorted(there).index(each) + 1 for each in there) if wins is None else wins(group)
                )
                self.finish(number, ranks)
        return self

    def names(self, round: int) -> list[tuple[str, ...]]:
        return [
            tuple(self.event.players[each].name for each in group.players)
            for group in self.event.rounds[round - 1].groups
        ]
