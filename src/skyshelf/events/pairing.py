"""Who meets whom. The same task has the same answer in every process.

Two sides are matched at the least cost: near in points, never apart, a second meeting only at a price that nothing
else outweighs. So there is always a round, and never a rematch while one can be avoided.
"""

from __future__ import annotations

from collections.abc import Iterable

import networkx

from skyshelf.events.seating import seat_at_tables
from skyshelf.events.task import Answer, Candidate, Task

# What a pair costs beside its difference in points: each is more than all of the ones before it together.
_SHY = 10**7  # for two who would rather not meet: nobody gets a bye or an old opponent by it
_REMATCH = 10**11
_REST = 10**15  # for somebody who has had a bye; a rematch is better
_NEAR = 24  # places up and down among which a large event looks first
_LARGE = 40
_BYE = -1

Pair = tuple[int, int]


def pair(task: Task) -> Answer:
    """The groups of the next round."""
    match task.stage:
        case "knockout":
            return _bracket(task)
        case "league":
            return _everybody_once(task)
        case _:
            return _swiss(task) if task.sides == 2 else seat_at_tables(task)


def _swiss(task: Task) -> Answer:
    ordered = sorted(task.candidates, key=lambda each: each.place)
    matched = None
    if len(ordered) > _LARGE:
        matched = _matched(task, ordered, _NEAR)
        if len(matched) * 2 < len(ordered) or _has_rematch(task, matched):
            matched = None
    if matched is None:
        matched = _matched(task, ordered, len(ordered))
    known = {each.number: each for each in ordered}
    paired = {each for two in matched for each in two}
    alone = [each.number for each in ordered if each.number not in paired]
    alone += [one if other == _BYE else other for one, other in matched if _BYE in (one, other)]
    groups = [
        _first_seat(task, known[one], known[other]) for one, other in matched if _BYE not in (one, other)
    ]
    groups.sort(key=lambda two: min(known[each].place for each in two))
    rests = tuple(each for each in alone if not known[each].may_have_bye)
    return Answer((*groups, *((each,) for each in alone)), rests)


def _matched(task: Task, ordered: list[Candidate], near: int) -> list[Pair]:
    met = {(one, other): times for one, other, times in task.met}
    apart, shy = set(task.apart), set(task.shy)
    graph = networkx.Graph()
    graph.add_nodes_from(each.number for each in ordered)
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 : place + 1 + near]:
            key = (min(one.number, other.number), max(one.number, other.number))
            if key not in apart:
                cost = (one.points - other.points) ** 2 + _SHY * (key in shy) + _REMATCH * met.get(key, 0)
                graph.add_edge(one.number, other.number, weight=-cost)
    if len(ordered) % 2:
        worst = ordered[-1].points
        for one in ordered:
            cost = (one.points - worst) ** 2 if one.may_have_bye else _REST
            graph.add_edge(one.number, _BYE, weight=-cost)
    found: Iterable[Pair] = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(two), max(two)) for two in found)


def _has_rematch(task: Task, matched: list[Pair]) -> bool:
    met = {(one, other) for one, other, _ in task.met}
    return any(two in met for two in matched)


def _first_seat(task: Task, one: Candidate, other: Candidate) -> Pair:
    """Whoever had the first seat less often has it now; else chance decides."""
    if one.firsts != other.firsts:
        first, second = (one, other) if one.firsts < other.firsts else (other, one)
    else:
        first, second = (one, other) if (task.seed ^ one.number * 31 ^ other.number) & 1 else (other, one)
    return first.number, second.number


def _bracket(task: Task) -> Answer:
    """The winners of neighbouring groups meet; in the first round the best seeds meet the worst, or nobody."""
    ordered = [each.number for each in task.candidates]
    if not task.first:
        return Answer(tuple(zip(ordered[::2], ordered[1::2], strict=True)))
    size = 1 << (len(ordered) - 1).bit_length()
    if task.by_lot:
        ordered = _late_meetings(ordered, size, {*task.apart, *task.shy})
    lines = [[ordered[seed] for seed in two if seed < len(ordered)] for two in _lines(size)]
    return Answer(tuple(tuple(line) for line in lines), seeds=tuple(ordered))


def _lines(size: int) -> list[Pair]:
    """Which seeds meet in a bracket of so many, so that the best two can only meet in the end."""
    order = _places(size)
    return list(zip(order[::2], order[1::2], strict=True))


def _places(size: int) -> list[int]:
    order = [0]
    while len(order) < size:
        last = 2 * len(order) - 1
        order = [each for seed in order for each in (seed, last - seed)]
    return order


def _late_meetings(ordered: list[int], size: int, wary: set[Pair]) -> list[int]:
    """Seeds by lot are exchanged until those who should not meet do so as late as can be, in the final at best."""
    place_of_seed = {seed: place for place, seed in enumerate(_places(size))}
    rounds = size.bit_length() - 1

    def dread(seeds: list[int]) -> int:
        at = {player: place_of_seed[seed] for seed, player in enumerate(seeds)}
        known = [(at[one], at[other]) for one, other in wary if one in at and other in at]
        # A round earlier is worse than all later ones together.
        return sum((len(known) + 1) ** (rounds - (one ^ other).bit_length()) - 1 for one, other in known)

    best, found = dread(ordered), ordered
    while best:
        tries = [
            _exchanged(found, found.index(player), seed)
            for player in sorted({each for two in wary for each in two if each in found})
            for seed in range(len(found))
        ]
        least = min(tries, key=dread)
        if dread(least) >= best:
            break
        best, found = dread(least), least
    return found


def _exchanged(seeds: list[int], one: int, other: int) -> list[int]:
    changed = seeds[:]
    changed[one], changed[other] = changed[other], changed[one]
    return changed


def _everybody_once(task: Task) -> Answer:
    """One stays, the others go round a table: after all rounds everybody has met everybody."""
    ordered = [each.number for each in task.candidates]
    if len(ordered) % 2:
        ordered.append(_BYE)
    turn = (task.round - 1) % (len(ordered) - 1)
    circle = [ordered[0], *ordered[1 + turn :], *ordered[1 : 1 + turn]]
    half = len(circle) // 2
    pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
    if task.round % 2:
        pairs[0] = pairs[0][::-1]
    groups = tuple(tuple(each for each in two if each != _BYE) for two in pairs)
    gone = {each.number for each in task.candidates if not each.may_have_bye}
    return Answer(groups, tuple(group[0] for group in groups if len(group) == 1 and group[0] in gone))
