"""Who stands where, and why: points, then the tie-breaks in their order, and a lot in the end."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction

from skyshelf.events.event import Event
from skyshelf.events.scoring import WIN

# What decides, in this order.
TIE_BREAKS = ("points", "buchholz", "rate", "margin", "lot")
_MANY_OPPONENTS = 3
_NOBODY = 0  # the points of an opponent who was not there


@dataclass(slots=True, frozen=True)
class Standing:
    """One line. `reached` is the round of the knock-out that a player has come to; points are in twelfths."""

    place: int
    player: int
    reached: int
    points: int
    buchholz: int
    rate: Fraction
    margin: int
    games: int
    wins: int


def standings(event: Event) -> list[Standing]:
    """Everybody who has taken part, the best first; the same in every process."""
    if event.plan.format == "ladder":
        return _on_ladder(event)
    points: defaultdict[int, int] = defaultdict(int)
    margins: defaultdict[int, int] = defaultdict(int)
    games: defaultdict[int, int] = defaultdict(int)
    wins: defaultdict[int, int] = defaultdict(int)
    opponents: defaultdict[int, list[int]] = defaultdict(list)
    alone: defaultdict[int, int] = defaultdict(int)  # for how many opponents there was nobody
    reached: defaultdict[int, int] = defaultdict(int)
    knockout = 0
    for player in event.players:
        points[player.number] = player.head_start
    for round in event.rounds:
        knockout += round.stage == "knockout"
        if round.stage != "knockout":
            there = {each for group in round.groups for each in group.players}
            for player in event.players:
                alone[player.number] += 0 if player.number in there else event.sides - 1
        for group in round.groups:
            if round.stage == "knockout":
                for each in group.players:
                    reached[each] = knockout
                if group.result is not None:
                    reached[event.winner_of(group)] = knockout + 1
                if event.plan.format != "knockout":
                    continue  # places behind the knock-out are those of the Swiss
            if group.result is None:
                continue
            for each in group.players:
                points[each] += group.points_of(each)
                margins[each] += group.margin_of(each)
                alone[each] += event.sides - len(group.players)
                if len(group.players) > 1:
                    games[each] += 1
                    wins[each] += group.points_of(each) == WIN
                    opponents[each].extend(other for other in group.players if other != each)
    lines = []
    scored = len(event.rounds) - (knockout if event.plan.format != "knockout" else 0)
    for player in event.players:
        mine = player.number
        met = opponents[mine]
        lines.append(
            Standing(
                0,
                mine,
                reached[mine],
                points[mine],
                _median_buchholz(
                    [points[each] for each in met] + [_NOBODY] * alone[mine] * event.counts_nobody
                ),
                _rate(met, points, scored),
                margins[mine],
                games[mine],
                wins[mine],
            )
        )
    lines.sort(key=lambda line: _order(event, line))
    return [replace(line, place=place) for place, line in enumerate(lines, 1)]


def _order(event: Event, line: Standing) -> tuple[object, ...]:
    seeded = event.seeds.index(line.player) if line.player in event.seeds else len(event.seeds)
    return (
        -line.reached,
        -line.points,
        -line.buchholz,
        -line.rate,
        -line.margin,
        seeded,
        event.lot(line.player),
    )


def _median_buchholz(scores: list[int]) -> int:
    """The points of one's opponents, without the best and the worst of them where there are three or more.

    A bye, a round missed and a free place at a table are opponents, too: else whoever had one would be measured by
    more of their opponents than the others, or by fewer.
    """
    if len(scores) < _MANY_OPPONENTS:
        return sum(scores)
    return sum(scores) - max(scores) - min(scores)


def _rate(met: list[int], points: dict[int, int], rounds: int) -> Fraction:
    """How much of what they could win one's opponents have won, on average."""
    if not met:
        return Fraction(0)
    return Fraction(sum(points[each] for each in met), len(met) * rounds * WIN)


def _on_ladder(event: Event) -> list[Standing]:
    games: defaultdict[int, int] = defaultdict(int)
    wins: defaultdict[int, int] = defaultdict(int)
    for round in event.rounds:
        for group in round.groups:
            for each in group.players:
                games[each] += group.result is not None
                wins[each] += group.points_of(each) == WIN
    order = sorted(event.ladder, key=lambda each: not event.players[each].active)
    return [
        Standing(place, each, 0, wins[each] * WIN, 0, Fraction(0), 0, games[each], wins[each])
        for place, each in enumerate(order, 1)
    ]
