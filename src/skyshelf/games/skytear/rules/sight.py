"""Who sees whom: lines of sight come from the map, cover and spotters from the heroes. SKY-LOS-01"""

from __future__ import annotations

from collections.abc import Iterable

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.state import TOKEN, Skytear
from skyshelf.games.skytear.vocabulary.names import Stat


def standing(s: Skytear, unit: UnitId) -> tuple[int, ...]:
    """The hexes of a unit: an outsider has two, and sees from both. SKY-OUT-07"""
    at = s.hex_of(unit)
    if at < 0:
        return ()
    return (at, s.outsider(unit).rear) if s.is_outsider(unit) else (at,)


def seen_hexes(s: Skytear, unit: UnitId) -> int:
    """What a unit sees, be it from either hex of an outsider: nothing farther than 3 hexes. SKY-LOS-02 SKY-Q-10"""
    seen = 0
    for stand in standing(s, unit):
        seen |= s.field.sight[stand]
    return seen


def sees_hex(s: Skytear, unit: UnitId, at: HexId) -> bool:
    """SKY-LOS-17: also a hex whose occupant is not seen, SKY-COV-07 SKY-COV-09"""
    return bool(seen_hexes(s, unit) >> at & 1)


def near(s: Skytear, unit: UnitId, at: HexId) -> int:
    """The distance, from the nearer hex of an outsider. SKY-Q-10"""
    return min((s.field.distance[stand][at] for stand in standing(s, unit)), default=99)


def is_spotted(s: Skytear, side: int, at: HexId, viewer: UnitId) -> bool:
    """A hero of the side is adjacent to the Cover Hex and sees it; in English the viewer itself will do."""
    another = s.edition.another_must_spot  # SKY-COV-04 SKY-Q-13 SKY-Q-153
    near_it = s.field.within[at][1]
    for number, hero in numbered(s.heroes):  # SKY-COV-05 SKY-COV-06
        if hero.side != side or hero.hex < 0 or (another and number == viewer):
            continue
        if near_it >> hero.hex & 1 and s.field.sight[hero.hex] >> at & 1:  # SKY-COV-01 SKY-COV-02
            return True
    if not another and s.is_outsider(viewer):  # it is like a hero of the side: SKY-Q-14
        return near(s, viewer, at) <= 1 and sees_hex(s, viewer, at)  # SKY-Q-207
    return False


def sees(s: Skytear, viewer: UnitId, other: UnitId, side: int) -> bool:
    """Whether a unit that acts for a side sees another unit or token. SKY-COV-03 SKY-COV-10 SKY-LOS-08"""
    return bool(seen_of(s, viewer, (other,), side))


def seen_of(s: Skytear, viewer: UnitId, others: Iterable[UnitId], side: int) -> list[UnitId]:
    """Those that it sees of several: all that could be aimed at, since aims and sight reach as far. SKY-TGT-02"""
    return uncovered(s, viewer, in_view(s, viewer, others), side)


def uncovered(s: Skytear, viewer: UnitId, near: Iterable[UnitId], side: int) -> list[UnitId]:
    """Of those in view the ones that no cover hides."""
    return [
        other
        for other in near
        if (other < TOKEN and s.side_of(other) == side)
        or not is_covered(s, other)
        or sees_into_cover(s, viewer, s.hex_of(other), side)
    ]


def in_view(s: Skytear, viewer: UnitId, others: Iterable[UnitId]) -> list[UnitId]:
    """Those whose hexes it sees, be they covered or not."""
    seen = seen_hexes(s, viewer)
    return [other for other in others if (at := s.hex_of(other)) >= 0 and seen >> at & 1]


def is_covered(s: Skytear, unit: UnitId) -> bool:
    """In a Cover Hex, or hidden as if it were; tokens as well. SKY-HEX-09 SKY-Q-15"""
    at = s.hex_of(unit)
    return bool(s.field.cover >> at & 1) or (s.is_hero(unit) and value(s, unit, Stat.HIDDEN) > 0)


def sees_into_cover(s: Skytear, viewer: UnitId, at: HexId, side: int) -> bool:
    if s.is_hero(viewer) and value(s, viewer, Stat.NO_COVER) > 0:
        return True
    return is_spotted(s, side, at, viewer)


def sees_own_pillar(s: Skytear, unit: UnitId, side: int) -> bool:
    """SKY-TAU-10 SKY-LOS-18: pillars are shared, SKY-TAU-11"""
    at = s.hex_of(unit)
    return at >= 0 and any(s.field.sight[at] >> pillar & 1 for pillar, _ in s.boards[side].pillars)
