"""What the pairing of a round is worked out from: plain data that a worker process can be given."""

from __future__ import annotations

import msgspec
from msgspec import Struct, structs

from skyshelf.events.entries import Stage
from skyshelf.events.event import Event
from skyshelf.events.standings import standings


class Candidate(Struct, frozen=True):
    """One to be paired; `place` is the order of the standings, `firsts` how often they had the first seat."""

    number: int
    place: int
    points: int
    may_have_bye: bool
    firsts: int


class Task(Struct, frozen=True):
    """A round to be paired. `met` says how often two have met, `apart` who must not meet, `shy` who would rather
    not; `first` is for the round that begins a knock-out, whose candidates are in the order of their seeds.
    """

    stage: Stage
    round: int
    sides: int
    fewest: int
    candidates: tuple[Candidate, ...]
    met: tuple[tuple[int, int, int], ...] = ()
    apart: tuple[tuple[int, int], ...] = ()
    shy: tuple[tuple[int, int], ...] = ()
    seed: int = 0
    first: bool = False
    by_lot: bool = False  # whether the order of the seeds is chance alone


class Answer(Struct, frozen=True):
    """The groups of a round, and those of one who get no point for it."""

    groups: tuple[tuple[int, ...], ...]
    rests: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()


_tasks = msgspec.json.Decoder(Task)
_answers = msgspec.json.Decoder(Answer)
write = msgspec.json.Encoder().encode


def read_task(data: bytes) -> Task:
    return _tasks.decode(data)


def read_answer(data: bytes) -> Answer:
    return _answers.decode(data)


def task_for(event: Event) -> Task | None:
    """The next round of an event; None if there is none left, or nobody to pair."""
    stage = next_stage(event)
    if stage is None:
        return None
    if stage == "knockout":
        return _knockout(event)
    if stage == "league":
        return _league(event)
    return _swiss(event)


def next_stage(event: Event) -> Stage | None:
    """What the next round is; None after the last one."""
    plan, played = event.plan, len(event.rounds)
    match plan.format:
        case "ladder":
            return None
        case "league":
            there = len(_in_league(event))
            return "league" if played < there - 1 + there % 2 else None
        case "swiss":
            return "swiss" if played < plan.rounds else None
        case "swiss-knockout" if played < plan.rounds:
            return "swiss"
        case _:
            last = event.round
            done = last is not None and last.stage == "knockout" and len(last.groups) == 1
            return None if done else "knockout"


def _swiss(event: Event) -> Task | None:
    there = {each.number for each in event.playing()}
    if len(there) < 2:
        return None
    firsts: dict[int, int] = {}
    for round in event.rounds:
        for group in round.groups:
            firsts[group.players[0]] = firsts.get(group.players[0], 0) + (len(group.players) > 1)
    candidates = [
        Candidate(
            line.player, line.place, line.points, may_have_bye(event, line.player), firsts.get(line.player, 0)
        )
        for line in standings(event)
        if line.player in there
    ]
    met = [
        (one, other, times) for (one, other), times in event.met().items() if one in there and other in there
    ]
    return _task(event, "swiss", candidates, met)


def may_have_bye(event: Event, player: int) -> bool:
    """At most one each, and none for those who went and came again."""
    return event.players[player].byes == 0 and not event.players[player].came_back


def _knockout(event: Event) -> Task | None:
    last = event.round
    first = last is None or last.stage != "knockout"
    if last is None or first:
        goes_on = _seeding(event)
    else:
        goes_on = [event.winner_of(group) for group in last.groups]
    if len(goes_on) < 2:
        return None
    candidates = [Candidate(each, place, 0, True, 0) for place, each in enumerate(goes_on)]
    by_lot = first and event.plan.format == "knockout"
    return structs.replace(_task(event, "knockout", candidates), first=first, by_lot=by_lot)


def _seeding(event: Event) -> list[int]:
    """Who plays the knock-out, the best first: after a Swiss by its standings, else by lot.

    After a Swiss the bracket is full: whoever had a bye there must not get a second one.
    """
    there = {each.number for each in event.playing()}
    if event.plan.format == "knockout":
        return sorted(there, key=event.lot)
    ordered = [line.player for line in standings(event) if line.player in there]
    full = 1 << (min(len(ordered), event.plan.cut).bit_length() - 1) if ordered else 0
    return ordered[:full]


def _league(event: Event) -> Task | None:
    ordered = sorted(_in_league(event), key=event.lot)
    if sum(event.players[each].active for each in ordered) < 2:
        return None
    candidates = [
        Candidate(each, place, 0, event.players[each].active, 0) for place, each in enumerate(ordered)
    ]
    return _task(event, "league", candidates)


def _in_league(event: Event) -> list[int]:
    """Those of the first round, even if some have gone since."""
    if event.rounds:
        return [each for group in event.rounds[0].groups for each in group.players]
    return [each.number for each in event.playing()]


def _task(
    event: Event, stage: Stage, candidates: list[Candidate], met: list[tuple[int, int, int]] | None = None
) -> Task:
    number = len(event.rounds) + 1
    apart = sorted((min(pair), max(pair)) for pair in event.apart)
    return Task(
        stage=stage,
        round=number,
        sides=event.sides,
        fewest=event.fewest_sides,
        candidates=tuple(candidates),
        met=tuple(sorted(met or [])),
        apart=tuple(apart),
        seed=event.number_for("pairing", number),
    )
