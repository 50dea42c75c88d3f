"""The Move action. SKY-MOVE-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.rules.ground import free_hexes, hero_reach, put_unit
from skyshelf.games.skytear.rules.values import illusions_giving, value
from skyshelf.games.skytear.table.options import PickHex, called, hex_pick, place_name, unit_name
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Condition, Stat

HEXES = 3  # SKY-MOVE-01 SKY-Q-165
SLOW_FAST = 2  # SKY-COND-06 SKY-COND-07


def move_hexes(s: Skytear, hero: UnitId) -> int:
    """Slow and Fast change the Move action alone. SKY-MOVE-09 SKY-MOVE-10 SKY-Q-43 SKY-Q-166"""
    hexes = HEXES + value(s, hero, Stat.MOVE)
    if s.has_condition(hero, Condition.SLOW):
        hexes -= SLOW_FAST
    if s.has_condition(hero, Condition.FAST):
        hexes += SLOW_FAST
    return max(0, hexes)


def destinations(s: Skytear, hero: UnitId) -> int:
    """Where a Move action can end; an illusion may be where it begins. SKY-MOVE-02 SKY-MOVE-11 SKY-MOVE-12"""
    hexes = move_hexes(s, hero)
    flying = value(s, hero, Stat.FLYING) > 0
    found = hero_reach(s, hero, hexes, flying)
    for illusion in illusions_giving(s, hero, Stat.DOUBLE):
        if free_hexes(s, hero) >> illusion & 1:
            found |= hero_reach(s, hero, hexes, flying, illusion)
    return found


@dataclass(slots=True)
class Moving(Frame):
    """The hex is chosen when the action resolves; staying is allowed. SKY-MOVE-03 SKY-MOVE-11"""

    hero: UnitId
    seat: Seat

    def step(self, s: Skytear) -> None:
        options = [hex_pick(s, at) for at in bits(destinations(s, self.hero))]
        s.ask(self.seat, "move", options, "SKY-MOVE-01", unit_name(s, self.hero))

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickHex)
        s.frames.pop()
        go_to(s, self.hero, option.pick, "SKY-MOVE-01")


def go_to(s: Skytear, unit: UnitId, at: HexId, rule: str) -> None:
    name = unit_name(s, unit)
    start = s.hex_of(unit)
    if start != at:
        put_unit(s, unit, at)
        # Pages show the way; without a start it was not on the map.
        began = {} if start < 0 else {"start": place_name(s, start)}
        s.emit("moved", rule, unit=name, called=called(s, unit), hex=place_name(s, at), **began)
