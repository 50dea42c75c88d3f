"""Where a hex is, in the words of people at a table: every hex of a map has a name of its own, never a number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import atan2, pi, sqrt

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.battlefields.all import battlefield
from skyshelf.games.skytear.battlefields.battlefield import Battlefield

SIDES = ("south", "north")  # as messages name them
# As a compass has them, from the east on.
_WINDS = (
    *("east", "east-north-east", "north-east", "north-north-east"),
    *("north", "north-north-west", "north-west", "west-north-west"),
    *("west", "west-south-west", "south-west", "south-south-west"),
    *("south", "south-south-east", "south-east", "east-south-east"),
)
_COARSE, _FINE = 8, 16  # winds
_BY_NEXUS = 3  # so far everybody finds a hex of a lane sooner from the Nexus than from the middle of the lane
_FARTHER = 2  # by so much the second landmark may lie farther before the first one is named with a finer wind
_NEAR = 2  # so far a hex lies "between" two landmarks


@dataclass(frozen=True, slots=True)
class _Landmark:
    """Something on a map that everybody finds at once."""

    at: int
    name: Phrase


@cache
def places(number: int) -> tuple[Phrase, ...]:
    """How each hex of a battlefield is called."""
    field = battlefield(number)
    marks = list(_landmarks(field))
    found: dict[int, Phrase] = {}
    taken: set[str] = set()
    # Whoever is nearest to a landmark is named after it first.
    order = sorted(
        range(len(field.at)), key=lambda at: (min(field.distance[at][one.at] for one in marks), at)
    )
    for at in order:
        name = next(one for one in _names(field, marks, at) if repr(one) not in taken)
        taken.add(repr(name))
        found[at] = name
    return tuple(_numbered(found[at], at) for at in range(len(field.at)))


def place(number: int, at: int) -> Phrase:
    return places(number)[at]


def _numbered(name: Phrase, at: int) -> Phrase:
    """The number goes along for those who draw it; no sentence says it."""
    return Phrase(name.key, {**name.args, "at": at})


def _say(key: str, **args: Arg) -> Phrase:
    return Phrase(f"skytear-place-{key}", args)


def _landmarks(field: Battlefield) -> Iterator[_Landmark]:
    for side, at in enumerate(field.nexus):
        yield _Landmark(at, Phrase(f"skytear-landmark-nexus-{SIDES[side]}"))
    for lane in field.lanes:
        name = Phrase(f"skytear-lane-{lane.name}")
        yield _Landmark(lane.control, Phrase("skytear-landmark-middle", {"lane": name}))
        for side, at in enumerate(lane.towers):
            yield _Landmark(at, Phrase(f"skytear-landmark-tower-{SIDES[side]}", {"lane": name}))
    for dome in field.domes:
        yield _Landmark(
            dome.control, Phrase("skytear-landmark-dome", {"dome": Phrase(f"skytear-dome-{dome.name}")})
        )


def _names(field: Battlefield, marks: list[_Landmark], at: int) -> Iterator[Phrase]:
    """What a hex may be called, best first."""
    away = field.distance[at]
    near = sorted(marks, key=lambda one: away[one.at])
    if away[near[0].at] == 0:
        yield _say("at", landmark=near[0].name)
    for dome in field.domes:
        if dome.inside >> at & 1:
            for winds in (_COARSE, _FINE):
                off = _off(field, dome.control, at, winds)
                yield _say("in-dome", dome=Phrase(f"skytear-dome-{dome.name}"), **off)
    forest = field.cover >> at & 1
    for lane in field.lanes:
        name = Phrase(f"skytear-lane-{lane.name}")
        for side, way in enumerate(lane.ways):
            if at in way and field.distance[at][lane.towers[side]] == 1:
                yield _say("gate", landmark=Phrase(f"skytear-landmark-tower-{SIDES[side]}", {"lane": name}))
            if at in way:
                nexus = marks[side]
                if away[nexus.at] <= _BY_NEXUS:
                    for winds in (_COARSE, _FINE):
                        beside = _say("ground", landmark=nexus.name, **_off(field, nexus.at, at, winds))
                        yield _say("lane-by", lane=name, place=beside)
                yield _say("on-lane", lane=name, side=SIDES[side], steps=way.index(at) + 1)
    kind = "forest" if forest else "ground"
    one, other = near[:2]
    both = away[one.at] + away[other.at]
    if both == field.distance[one.at][other.at] and max(away[one.at], away[other.at]) <= _NEAR:
        yield _say(f"{kind}-between", one=one.name, other=other.name)
    for winds in (_COARSE, _FINE):
        for mark in near[:2]:
            if winds == _COARSE and away[mark.at] > away[one.at] + _FARTHER:
                continue
            yield _say(kind, landmark=mark.name, **_off(field, mark.at, at, winds))
    for mark in near[2:]:
        yield _say(kind, landmark=mark.name, **_off(field, mark.at, at, _FINE))


def _off(field: Battlefield, start: int, at: int, winds: int) -> dict[str, Arg]:
    """How far, and toward which wind."""
    (q, r), (p, t) = field.at[start], field.at[at]
    east, north = p - q + (t - r) / 2, (r - t) * sqrt(3) / 2
    wind = round(atan2(north, east) / (2 * pi) * winds) % winds * (_FINE // winds)
    return {"wind": Phrase(f"skytear-wind-{_WINDS[wind]}"), "steps": field.distance[start][at]}
