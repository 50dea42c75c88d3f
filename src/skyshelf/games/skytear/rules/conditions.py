"""Conditions of heroes, and becoming Exhausted. SKY-COND-01"""

from __future__ import annotations

from skyshelf.effects.unit import UnitId
from skyshelf.games.skytear.table.options import unit_name
from skyshelf.games.skytear.table.state import Skytear, Stance
from skyshelf.games.skytear.vocabulary.names import Condition


def gain(s: Skytear, unit: UnitId, condition: Condition) -> bool:
    """Only heroes, and each condition once; there are always enough tokens. SKY-COND-05 SKY-COND-19 SKY-Q-71"""
    if not s.is_hero(unit) or s.heroes[unit].hex < 0 or s.has_condition(unit, condition):
        return False
    s.edit(unit).conditions |= 1 << condition
    s.emit("condition", "SKY-COND-04", unit=unit_name(s, unit), condition=condition.phrase())
    return True


def cleanse(s: Skytear, unit: UnitId) -> None:
    """All but Shapeshifted."""
    if s.is_hero(unit):
        hero = s.edit(unit)
        for condition in Condition:
            if condition != Condition.SHAPESHIFTED and hero.conditions >> condition & 1:
                hero.conditions &= ~(1 << condition)
                name = unit_name(s, unit)
                s.emit("condition-lost", "SKY-COND-04", unit=name, condition=condition.phrase())


def exhaust(s: Skytear, hero: UnitId) -> None:
    """Conditions end with it, and come after it if they are gained later."""
    one = s.edit(hero)
    one.stance = Stance.EXHAUSTED  # SKY-STATE-04
    # Also what came during the own activation. SKY-COND-02 SKY-COND-16 SKY-LIO-09 SKY-LIO-10 SKY-Q-54
    one.conditions = 0
    s.emit("exhausted", "SKY-ACT-16", unit=unit_name(s, hero))
