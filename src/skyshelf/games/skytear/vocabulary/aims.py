"""What a card can be aimed at."""

from __future__ import annotations

from skyshelf.effects.select import Cards
from skyshelf.games.skytear.cards.card import Aim
from skyshelf.games.skytear.vocabulary.pointers import caster
from skyshelf.games.skytear.vocabulary.properties import (
    enemy_hero,
    enemy_unit,
    friendly_hero,
    hero,
    other_hero,
    within,
)

at_enemy_hero = Aim(units=enemy_hero)
at_enemy = Aim(units=enemy_unit)
at_friendly_hero = Aim(units=friendly_hero)
at_other_hero = Aim(units=other_hero)
at_any_hero = Aim(units=hero)
at_hex = Aim(hex="any")
at_free_hex = Aim(hex="free")
at_empty_hex = Aim(hex="empty")
at_own_pillar = Aim(pillar=True)
at_card = Aim(stack="card")
at_any_effect = Aim(stack="any")
at_attack = Aim(stack="attack")


def up_to_enemies(number: int) -> Aim:
    return Aim(units=enemy_unit, least=1 if number > 1 else 0, most=number)


def near(what: Cards, hexes: int) -> Aim:
    return Aim(units=what.where(within(hexes, caster)))
