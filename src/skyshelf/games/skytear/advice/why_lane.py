"""Why the damage of a lane cannot hit a certain unit or structure."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.advice.why_target import Aimer, Reasons, reason, unit_called
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.rules.lane_steps import TOWER_REACH, LaneDamage, StructureDamage, structure_hp
from skyshelf.games.skytear.table.options import hex_text, unit_name
from skyshelf.games.skytear.table.state import Skytear


def against_lane_damage(s: Skytear, seat: Seat, text: str) -> Reasons:
    """What keeps the winner of a lane from hitting what is named; empty if nothing is called so."""
    match s.frames[-1]:
        case LaneDamage(lanes=lanes, winner=winner):
            return _against_minion(s, seat, lanes, winner, text)
        case StructureDamage(winner=winner):
            return _against_structure(s, winner, text)
    return []


def _against_minion(s: Skytear, seat: Seat, lanes: tuple[int, ...], winner: int, text: str) -> Reasons:
    if _structure_called(s, text) != (OFF, OFF):
        return [reason("SKY-DMG-02", "minions-first")]
    unit = unit_called(s, Aimer(NO_UNIT, seat, 0, ""), text)
    if s.is_hero(unit):
        return [reason("SKY-DMG-11", "lane-no-heroes", target=unit_name(s, unit))]
    if not s.is_minion(unit):
        return []
    if s.side_of(unit) == winner:
        return [reason("SKY-DMG-02", "own-side", target=unit_name(s, unit))]
    if s.minion_lanes[unit - len(s.heroes)] not in lanes:
        return [reason("SKY-Q-101", "other-lane", target=unit_name(s, unit))]
    return []


def _against_structure(s: Skytear, winner: int, text: str) -> Reasons:
    side, at = _structure_called(s, text)
    if at == OFF:
        return []
    if side == winner:
        return [reason("SKY-DMG-04", "structure-own")]
    board = s.boards[side]
    if at == s.field.nexus[side]:
        if not board.open:
            return [reason("SKY-TOW-09", "nexus-closed")]
    elif structure_hp(s, side, at) <= 0:
        return [reason("SKY-TOW-07", "tower-fallen")]
    return [reason("SKY-DMG-05", "structure-far", reach=TOWER_REACH)]


def _structure_called(s: Skytear, text: str) -> tuple[int, HexId]:
    """A nexus or tower by its words or its hex, with its side: `nexus north`, `tower west north`, `0,-7`."""
    for side, name in enumerate(SIDES):
        found = {f"nexus {name}": s.field.nexus[side]}
        for lane in s.field.lanes:
            found[f"tower {lane.name} {name}"] = lane.towers[side]
        for words, at in found.items():
            if text in (words, hex_text(s, at)):
                return side, at
    return OFF, OFF
