"""A finished game looked back on: what its numbers were after each choice, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from skyshelf.engine.event import Event, Seen
from skyshelf.engine.game import Game
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY, Seat, first_seats

MOST_MOMENTS = 6
# A smaller change of the chances is no turn of events.
_LEAST_SWING = 0.04
# A moment is told by so many events, if as many come within so many choices.
_ENOUGH = 3
_FOLLOWED = 8
_MOST_TOLD = 10
# Plots with more points than this would show no more.
_MOST_POINTS = 400


@dataclass(slots=True)
class Line:
    """The numbers of one thing, in the order of the report's points."""

    plot: str
    seats: tuple[Seat, ...]
    name: str
    values: list[float]


@dataclass(slots=True)
class KeyMoment:
    """A choice that raised a side's chances more than any other of its turn, once what it began was over."""

    number: int
    turn: int
    mover: Seat
    seat: Seat
    before: float
    after: float
    chosen: Phrase
    seen: list[Seen]


@dataclass(slots=True)
class Chance:
    """How often chance gave each number, to each seat or (nobody, -1) to all."""

    name: str
    counts: dict[Seat, dict[int, int]]


@dataclass(slots=True)
class Report:
    """`points` are the numbers of choices at which the lines have values, `turns` those at which a turn began."""

    choices: int
    outcome: Outcome | None
    ending: list[Seen]
    turns: list[tuple[int, int]]
    points: list[int]
    lines: list[Line]
    moments: list[KeyMoment]
    luck: list[Chance]


@dataclass(slots=True)
class _Course:
    """What is gathered while the game is played again."""

    turns: list[int] = field(default_factory=list)
    movers: list[Seat] = field(default_factory=list)
    chosen: list[Phrase] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)
    # The positions that were judged: in those between, the chances are still what they were.
    settled: list[int] = field(default_factory=list)
    measures: list[dict[tuple[str, tuple[Seat, ...], str], int]] = field(default_factory=list)

    def add(self, match: Match, mover: Seat, chosen: Phrase, events: list[Event]) -> None:
        state = match.state
        self.turns.append(state.turn)
        self.movers.append(mover)
        self.chosen.append(chosen)
        self.events.append(events)
        if not self.settled or match.game.settled(state):
            self.chances.append(match.game.evaluate(state))
        else:
            self.chances.append(self.chances[-1])
        if match.game.settled(state):
            self.settled.append(len(self.chances) - 1)
        measures = match.game.measures(state)
        self.measures.append({(each.plot, each.seats, each.line): each.value for each in measures})


def report_of(game: Game, journal: Journal) -> Report:
    """Play the game again and look at every position. It knows all secrets: it is for after the end."""
    match = Match.replay(game, journal, 0)
    course = _Course()
    course.add(match, NOBODY, Phrase(""), match.state.events)
    for number, choice in enumerate(journal.choices, start=1):
        chosen = match.repeat(journal, number)
        course.add(match, choice.seat, chosen or Phrase(""), match.log[-1].events)
    last = len(journal.choices)
    points = _points(last)
    lines = _measured(course, points)
    return Report(
        choices=last,
        outcome=match.state.outcome,
        ending=[event.seen_by(None) for event in course.events[-1]],
        turns=[
            (number, turn)
            for number, turn in enumerate(course.turns)
            if number == 0 or turn != course.turns[number - 1]
        ],
        points=points,
        lines=[*lines, *_chances(course, points)],
        moments=_moments(course, match.state.outcome is not None),
        luck=_luck(game, course),
    )


def _points(last: int) -> list[int]:
    """Every choice, or as many as a plot can show; the end is always among them."""
    step = last // _MOST_POINTS + 1
    return [*range(0, last, step), last]


def _measured(course: _Course, points: Sequence[int]) -> list[Line]:
    """A line for each number that a position had; where one had it not, the line waits at the last one."""
    lines: list[Line] = []
    for key in dict.fromkeys(key for each in course.measures for key in each):
        values: list[float] = []
        for point in points:
            values.append(course.measures[point].get(key, values[-1] if values else 0))
        plot, seats, name = key
        lines.append(Line(plot, seats, name, values))
    return lines


def _chances(course: _Course, points: Sequence[int]) -> list[Line]:
    """Players of one side have the same chances, and one line."""
    sides: dict[tuple[float, ...], tuple[Seat, ...]] = {}
    for seat in first_seats(len(course.chances[0])):
        values = tuple(round(100 * course.chances[point][seat], 1) for point in points)
        sides[values] = (*sides.get(values, ()), seat)
    return [Line("chances", seats, "", list(values)) for values, seats in sides.items()]


def _moments(course: _Course, over: bool) -> list[KeyMoment]:
    """Where it turned. What ended the game did not turn it: there the chances jump to what everybody knows."""
    steps = list(pairwise(course.settled))
    ended = over and bool(steps) and steps[-1][1] == len(course.chances) - 1
    return (_largest(course, steps[:-1]) if ended else []) or _largest(course, steps)


def _largest(course: _Course, steps: Sequence[tuple[int, int]]) -> list[KeyMoment]:
    """The largest swing of each turn toward each side, and of those the largest, in the order in which they happened.

    A page shows the one that led most to how it ended: a larger one of the same turn the other way must not hide it.
    """
    best: dict[tuple[int, Seat, bool], KeyMoment] = {}
    for before, after in steps:
        moment = _moment(course, before, after)
        # What ends a turn belongs to it.
        key = (course.turns[before], moment.seat, moment.after > moment.before)
        if _swing(moment) >= max(_LEAST_SWING, _swing(best[key]) if key in best else 0.0):
            best[key] = moment
    chosen = sorted(best.values(), key=_swing, reverse=True)[:MOST_MOMENTS]
    return sorted(chosen, key=lambda moment: moment.number)


def _moment(course: _Course, start: int, end: int) -> KeyMoment:
    """From one judged position to the next, told from the side of whoever gained."""
    before, after = course.chances[start], course.chances[end]
    seats = first_seats(len(after))
    seat = max(seats, key=lambda each: after[each] - before[each])
    if len(after) == 1 or after[seat] <= before[seat]:
        seat = max(seats, key=lambda each: abs(after[each] - before[each]))
    number = start + 1
    return KeyMoment(
        number=number,
        turn=course.turns[start],
        mover=course.movers[number],
        seat=seat,
        before=round(before[seat], 3),
        after=round(after[seat], 3),
        chosen=course.chosen[number],
        seen=[event.seen_by(None) for event in _told_by(course, number, end)],
    )


def _told_by(course: _Course, number: int, end: int) -> list[Event]:
    """What a choice led to until its end; one that only began something is told by what follows in the same turn."""
    told = [event for events in course.events[number : end + 1] for event in events]
    if number < end:
        return told[:_MOST_TOLD]
    for later in range(end + 1, min(number + _FOLLOWED, len(course.events))):
        if len(told) >= _ENOUGH or course.turns[later - 1] != course.turns[number - 1]:
            break
        told += course.events[later]
    return told


def _swing(moment: KeyMoment) -> float:
    return abs(moment.after - moment.before)


def _luck(game: Game, course: _Course) -> list[Chance]:
    found: list[Chance] = []
    for luck in game.luck:
        counts: dict[Seat, dict[int, int]] = {}
        for event in (event for events in course.events for event in events):
            read = luck.read(event)
            if read is not None:
                seat, value = read
                row = counts.setdefault(seat, {})
                row[value] = row.get(value, 0) + 1
        if counts:
            found.append(Chance(luck.name, counts))
    return found
