"""Tables of three and four: seated by points, then changed as long as fewer meet again."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.engine.rng import Rng
from skyshelf.events.task import Answer, Candidate, Task

_APART = 10**9
_REMATCH = 10**6
_SHY = 10**5
_ROUNDS = 40
_NEAR = 8  # tables further on with which somebody is exchanged


def seat_at_tables(task: Task) -> Answer:
    """Neighbours in the standings share a table, unless they have met before or are kept apart."""
    ordered = sorted(task.candidates, key=lambda each: each.place)
    sizes = table_sizes(len(ordered), task.sides, task.fewest)
    tables: list[list[Candidate]] = []
    for size in sizes:
        tables.append(ordered[sum(map(len, tables)) : sum(map(len, tables)) + size])
    costs = _Costs(task)
    for _ in range(_ROUNDS):
        if not _improve(tables, costs):
            break
    rests = _part(tables, costs)
    rng = Rng(task.seed)
    groups = []
    for table in tables:
        turned = rng.below(len(table))
        seated = sorted([*table[turned:], *table[:turned]], key=lambda each: each.firsts)
        groups.append(tuple(each.number for each in seated))
    alone = [each for each in groups if len(each) == 1] + [(each.number,) for each in rests]
    known = {each.number: each for each in ordered}
    without = tuple(each for (each,) in alone if not known[each].may_have_bye)
    return Answer((*(each for each in groups if len(each) > 1), *alone), without)


def table_sizes(people: int, most: int, fewest: int) -> list[int]:
    """As few tables short of one as possible; smaller ones only where it does not come out even otherwise."""
    for size in range(most - 1, fewest - 1, -1):
        for full in range(people // most, -1, -1):
            left = people - full * most
            if left % size == 0:
                return [most] * full + [size] * (left // size)
    tables = max(1, -(-people // most))
    return [people // tables + (place < people % tables) for place in range(tables)]


class _Costs:
    def __init__(self, task: Task) -> None:
        self._met = {(one, other): times for one, other, times in task.met}
        self._apart = set(task.apart)
        self._shy = set(task.shy)

    def of_two(self, one: Candidate, other: Candidate) -> int:
        key = (min(one.number, other.number), max(one.number, other.number))
        cost = (one.points - other.points) ** 2 + _REMATCH * self._met.get(key, 0)
        return cost + _SHY * (key in self._shy) + _APART * (key in self._apart)

    def at(self, one: Candidate, table: Sequence[Candidate], place: int) -> int:
        """What it costs to have somebody at a table in the given place."""
        return sum(self.of_two(one, other) for at, other in enumerate(table) if at != place)

    def apart(self, one: Candidate, other: Candidate) -> bool:
        return (min(one.number, other.number), max(one.number, other.number)) in self._apart


def _improve(tables: list[list[Candidate]], costs: _Costs) -> bool:
    """Exchange two people wherever that makes it cheaper; whether anything was done."""
    better = False
    for here, table in enumerate(tables):
        for other_table in tables[here + 1 : here + 1 + _NEAR]:
            for at in range(len(table)):
                for there in range(len(other_table)):
                    one, other = table[at], other_table[there]
                    now = costs.at(one, table, at) + costs.at(other, other_table, there)
                    then = costs.at(other, table, at) + costs.at(one, other_table, there)
                    if then < now:
                        table[at], other_table[there] = other, one
                        better = True
    return better


def _part(tables: list[list[Candidate]], costs: _Costs) -> list[Candidate]:
    """Those who could be put nowhere but beside somebody from whom they are kept apart."""
    left = []
    for table in tables:
        for one in list(table):
            if any(costs.apart(one, other) for other in table if other is not one):
                table.remove(one)
                left.append(one)
    return left
