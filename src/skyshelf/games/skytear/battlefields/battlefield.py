"""A map and everything that can be asked of it, worked out once: distances, sight, lanes and domes.

Sets of hexes are numbers with one bit for each hex, so that "all hexes that are seen and free" is one `&`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NewType

from skyshelf.games.skytear.battlefields.hexes import STEPS, Hex, distance, neighbours, orientations

SIGHT = 3  # SKY-LOS-05 SKY-TGT-03
SOUTH, NORTH = 0, 1
MOST_SEATS = 8  # SKY-TEAM-01

# The number of a hex on its map, so that nobody takes a unit or a set of hexes for one.
HexId = NewType("HexId", int)
OFF = HexId(-1)  # no hex


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane joins two towers; a token moves on its line. `south` and `north` are the ways toward these sides."""

    name: str
    control: HexId  # SKY-HEX-10
    towers: tuple[HexId, HexId]  # of south and north, SKY-HEX-02 SKY-HEX-11
    minions: tuple[tuple[HexId, ...], tuple[HexId, ...]]  # where those of each side start
    # All hexes of a lane, SKY-Q-12: toward south and toward north, from the control hex on.
    ways: tuple[tuple[HexId, ...], tuple[HexId, ...]]


@dataclass(frozen=True, slots=True)
class Dome:
    """The home of an outsider; its control point never moves. SKY-HEX-04 SKY-OUT-01 SKY-Q-02"""

    name: str
    control: HexId
    inside: int
    border: tuple[tuple[HexId, HexId], ...]  # an inner hex and its neighbour outside


@dataclass(frozen=True, slots=True)
class Sketch:
    """A map as its author writes it down; see docs/content/skytear.md, section 6."""

    name: str
    rows: str  # "r:q..q | ..."
    cover: str
    domes: dict[str, tuple[str, str]]  # name to control hex and hexes
    nexus: tuple[str, str]
    hero_starts: tuple[str, str]
    towers: dict[str, tuple[str, str]]
    controls: dict[str, str]
    minions: dict[str, tuple[str, str]]
    ways: dict[str, tuple[str, str]]  # a slash divides the way to the tower from the way to the nexus
    ridges: str
    track: int  # rows of the turn and mana track
    heroes: int  # on each side
    victory_cards: int
    left_lane: str = ""  # of south; north has the other one on its left
    most_seats: int = MOST_SEATS
    minions_of_each_faction: bool = True  # else as many as one faction has
    tower_wins: bool = False  # whoever destroys the tower of a lane has won
    ground_wins: bool = False  # when the track is full, the token of the lane decides


_NUMBERS = tuple(HexId(number) for number in range(1000))  # more than any map has


def bits(mask: int) -> list[HexId]:
    """The hexes of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(_NUMBERS[low.bit_length() - 1])
        mask ^= low
    return found


class Battlefield:
    """One map. Hexes are numbers; `at` gives their coordinates. SKY-HEX-01"""

    def __init__(self, sketch: Sketch) -> None:
        self.name = sketch.name
        self.track = sketch.track  # SKY-Q-03
        self.heroes = sketch.heroes  # SKY-TEAM-03 SKY-TEAM-04
        self.victory_cards = sketch.victory_cards
        self.most_seats = sketch.most_seats  # SKY-TEAM-04
        self.minions_of_each_faction = sketch.minions_of_each_faction
        self.tower_wins = sketch.tower_wins
        self.ground_wins = sketch.ground_wins
        self.at: tuple[Hex, ...] = tuple(_rows(sketch.rows))
        self.texts = tuple(f"{q},{r}" for q, r in self.at)
        self.number: dict[Hex, HexId] = {at: HexId(number) for number, at in enumerate(self.at)}
        self.everywhere = (1 << len(self.at)) - 1
        self.around: tuple[tuple[HexId, ...], ...] = tuple(
            tuple(self.number[one] for one in neighbours(at) if one in self.number) for at in self.at
        )
        self.distance: tuple[bytes, ...] = tuple(bytes(distance(a, b) for b in self.at) for a in self.at)
        self.within: tuple[tuple[int, ...], ...] = tuple(
            self._rings(number) for number in range(len(self.at))
        )
        self.cover = self.mask(self._hexes(sketch.cover))
        domes = {name: self.mask(self._hexes(hexes)) for name, (_, hexes) in sketch.domes.items()}
        self.ridges = self._edges(sketch.ridges)
        self.walls = self._borders(domes.values()) | self.ridges
        self.domes = tuple(
            Dome(name, self._hex(sketch.domes[name][0]), inside, self._border(inside))
            for name, inside in domes.items()
        )
        self.inside_domes = 0
        for dome in self.domes:
            self.inside_domes |= dome.inside
        self._walks: dict[HexId, bytes] = {}
        self.sight: tuple[int, ...] = tuple(self._seen(number) for number in range(len(self.at)))
        self.nexus: tuple[HexId, HexId] = (self._hex(sketch.nexus[0]), self._hex(sketch.nexus[1]))
        self.hero_starts = tuple(tuple(self._hexes(hexes)) for hexes in sketch.hero_starts)
        self.lanes = tuple(self._lane(sketch, name) for name in sketch.controls)
        names = list(sketch.controls)
        left = names.index(sketch.left_lane) if sketch.left_lane else OFF
        self.left_lane: tuple[int, int] = (left, OFF if left < 0 else len(names) - 1 - left)

    def mask(self, hexes: Iterable[HexId]) -> int:
        found = 0
        for one in hexes:
            found |= 1 << one
        return found

    def shape(self, offsets: tuple[Hex, ...], around: HexId) -> list[int]:
        """The sets that a shape can cover when its (0, 0) lies on a hex; what is off the map is void. SKY-Q-34"""
        found: list[int] = []
        q, r = self.at[around]
        for laid in orientations(offsets):
            hexes = [(q + dq, r + dr) for dq, dr in laid]
            mask = self.mask(self.number[at] for at in hexes if at in self.number)
            if mask and mask not in found:
                found.append(mask)
        return found

    def covering(self, offsets: tuple[Hex, ...], target: HexId) -> list[int]:
        """The sets that a shape can cover when one of its hexes lies on the target. SKY-AOE-07"""
        found: list[int] = []
        q, r = self.at[target]
        for laid in orientations(offsets):
            for dq, dr in laid:
                hexes = [(q - dq + eq, r - dr + er) for eq, er in laid]
                mask = self.mask(self.number[at] for at in hexes if at in self.number)
                if mask not in found:
                    found.append(mask)
        return found

    def walk(self, goal: HexId) -> bytes:
        """How many steps outside the domes lead from each hex to a goal; inside them more than any way has."""
        if goal not in self._walks:
            steps = {goal: 0}
            queue = [goal]
            for at in queue:
                for after in self.around[at]:
                    if after not in steps and not self.inside_domes >> after & 1:
                        steps[after] = steps[at] + 1
                        queue.append(after)
            self._walks[goal] = bytes(steps.get(at, 255) for at in self.number.values())
        return self._walks[goal]

    def _rings(self, number: int) -> tuple[int, ...]:
        far = max(self.distance[number])
        rings = []
        for most in range(far + 1):
            rings.append(self.mask(one for one in self.number.values() if self.distance[number][one] <= most))
        return tuple(rings)

    def _seen(self, number: int) -> int:
        """Chains of at most three steps, bent as they like, that cross no white line.
        The way there is the way back, and one of them is enough. SKY-LOS-03 SKY-LOS-04 SKY-LOS-06 SKY-LOS-07 SKY-Q-08
        Neither miniatures nor structures nor cover interrupt them. SKY-LOS-09 SKY-LOS-10 SKY-LOS-11 SKY-LOS-12
        Structures, domes and tokens are no walls. SKY-LOS-13 SKY-LOS-14 SKY-LOS-16 SKY-TAU-13 SKY-NUP-16 SKY-Q-09
        """
        seen = edge = 1 << number
        for _ in range(SIGHT):  # SKY-LOS-02 SKY-Q-154
            beyond = 0
            for one in bits(edge):
                for after in self.around[one]:
                    if not seen >> after & 1 and frozenset((one, after)) not in self.walls:  # SKY-LOS-15
                        beyond |= 1 << after
            edge = beyond
            seen |= edge
        return seen

    def _borders(self, domes: Iterable[int]) -> frozenset[frozenset[int]]:
        """Every edge between a dome and what is not part of it is a white line. SKY-HEX-07"""
        return frozenset(frozenset(pair) for inside in domes for pair in self._border(inside))

    def _border(self, inside: int) -> tuple[tuple[HexId, HexId], ...]:
        return tuple(
            (one, after) for one in bits(inside) for after in self.around[one] if not inside >> after & 1
        )

    def _edges(self, text: str) -> frozenset[frozenset[int]]:
        return frozenset(
            frozenset((self._hex(one), self._hex(other)))
            for one, other in re.findall(r"(\([^)]*\))-(\([^)]*\))", text)
        )

    def _hex(self, text: str) -> HexId:
        q, r = (int(part) for part in text.strip("()").split(","))
        return self.number[q, r]

    def _hexes(self, text: str) -> list[HexId]:
        return [self._hex(one) for one in re.findall(r"\(-?\d+,-?\d+\)", text)]

    def _lane(self, sketch: Sketch, name: str) -> Lane:
        towers = sketch.towers[name]
        minions = sketch.minions.get(name, ("", ""))
        ways = sketch.ways[name]
        return Lane(
            name,
            self._hex(sketch.controls[name]),
            (self._hex(towers[0]), self._hex(towers[1])),
            (tuple(self._hexes(minions[0])), tuple(self._hexes(minions[1]))),
            (tuple(self._hexes(ways[0])), tuple(self._hexes(ways[1]))),
        )


def _rows(text: str) -> list[Hex]:
    found: list[Hex] = []
    for row in text.split("|"):
        r, span = row.strip().split(":")
        first, last = span.split("..")
        found += [(q, int(r)) for q in range(int(first), int(last) + 1)]
    return found


__all__ = [
    "NORTH",
    "OFF",
    "SIGHT",
    "SOUTH",
    "STEPS",
    "Battlefield",
    "Dome",
    "HexId",
    "Lane",
    "Sketch",
    "bits",
]
