"""What a server has to do for an event of its own accord, and when; derived from the journal alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from skyshelf.events.entries import Absent, Cleared, Ended, Opened
from skyshelf.events.event import Event, digest_of
from skyshelf.events.groups import Group
from skyshelf.events.task import next_stage

FEWEST = 2
# An event that nobody starts, and in which nothing happens for so long, is forgotten.
FORGOTTEN_SECONDS = 60 * 86_400.0


@dataclass(slots=True, frozen=True)
class PairRound:
    """Work out the next round, and write it down."""


@dataclass(slots=True, frozen=True)
class SeatGroup:
    """Let the game of a group begin."""

    round: int
    group: int


@dataclass(slots=True, frozen=True)
class Adjudicate:
    """The time of a group is over: its game counts as it stands."""

    round: int
    group: int


Step: TypeAlias = Opened | Ended | Absent | Cleared | PairRound | SeatGroup | Adjudicate


def name_of(step: Step) -> str:
    """What a log calls a step: by numbers, and nobody's name."""
    kind = type(step).__name__
    match step:
        case SeatGroup() | Adjudicate() | Absent() | Cleared():
            return f"{kind} {step.round} {step.group}"
        case _:
            return kind


def next_step(event: Event, now: float) -> Step | None:
    """The first thing that is due; None if the event waits for people, or for its time."""
    return next(iter(steps(event, now)), None)


def steps(event: Event, now: float) -> Iterator[Step]:
    """Everything that is due. Whoever does one of them looks again before the next."""
    for round, number in sorted(event.to_clear):
        yield Cleared(round, number)
    if event.status == "open":
        starts = event.plan.starts_at
        if starts is not None and now >= starts:
            yield opening(event)
        elif starts is None and now >= event.changed_at + FORGOTTEN_SECONDS:
            yield Ended(called_off=True)
    if event.status != "running":
        return
    for current in event.rounds[-1:]:
        for number, group in enumerate(current.groups):
            step = _for_group(event, current.number, number, group, now)
            if step is not None:
                yield step
    if event.plan.format == "ladder":
        if now >= event.started_at + event.plan.open_seconds:
            yield Ended()
    elif event.round is None or event.round.closed:
        yield PairRound() if next_stage(event) is not None else Ended()


def opening(event: Event) -> Opened | Ended:
    """The event starts with those who are there; with too few it does not. What they bring is locked. SKY-META-11"""
    there = event.playing()
    if len(there) < FEWEST:
        return Ended(called_off=True)
    return Opened({each.number: digest_of(each.pool) for each in there if each.pool})


def _for_group(event: Event, round: int, number: int, group: Group, now: float) -> Step | None:
    if group.result is not None:
        return None
    if group.table is None:
        missing = [each for each in group.present if each not in group.ready]
        gone = tuple(each for each in group.present if not event.players[each].active)
        if gone:
            return Absent(round, number, gone)
        if not missing:
            return SeatGroup(round, number)
        if now >= group.ready_by:
            return Absent(round, number, tuple(missing))
        return None
    return Adjudicate(round, number) if now >= group.closes_at else None


def due(event: Event) -> float | None:
    """When a server must look at the event unasked: at once (0), at a time, or never."""
    if event.to_clear:
        return 0.0
    if event.status == "open":
        return event.plan.starts_at or event.changed_at + FORGOTTEN_SECONDS
    if event.status != "running":
        return None
    if next_step(event, 0.0) is not None:
        return 0.0
    times = [
        group.ready_by if group.table is None else group.closes_at
        for round in event.rounds[-1:]
        for group in round.groups
        if group.result is None
    ]
    if event.plan.format == "ladder":
        times.append(event.started_at + event.plan.open_seconds)
    return min(times, default=None)
