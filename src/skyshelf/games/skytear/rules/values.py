"""What a hero's numbers are now: printed, changed by cards, and by the skills that count at this moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from skyshelf.effects.abilities import Standing, Value
from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards, Each, Ref
from skyshelf.effects.targets import amount, fits, holds
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.cards.card import HeroCard
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.table.state import Aimed, Skytear
from skyshelf.games.skytear.vocabulary.names import Condition, Faction, Icon, Role, Stat

# Values that never fall below 0. SKY-Q-29
_FLOORED = (Stat.ATTACK, Stat.ARMOR, Stat.CONTROL)


class _Giver(NamedTuple):
    """A hero's skill that changes a value."""

    hero: UnitId
    card: int
    ability: int
    icon: Icon
    static: Standing
    gift: Value


@lru_cache(maxsize=512)
def kept_givers(cards: tuple[int, ...]) -> dict[int, tuple[_Giver, ...]]:
    """The skills of these heroes by the value that they change."""
    found: dict[int, list[_Giver]] = {}
    for hero, number in numbered(cards):
        card = hero_card(number)
        for ability, part in enumerate(card.parts):
            if isinstance(part, Standing):
                for gift in part.gifts:
                    assert isinstance(gift, Value)
                    giver = _Giver(hero, number, ability, card.icons[ability], part, gift)
                    found.setdefault(gift.stat, []).append(giver)
    return {stat: tuple(givers) for stat, givers in found.items()}


def value(s: Skytear, hero: UnitId, stat: Stat, against: UnitId = NO_UNIT) -> int:
    """A value of a hero as it is now; `against` is whom its action is about. Never on the Stack: SKY-Q-82"""
    total = base(s, hero, stat)
    for kind, number, whose, _ in s.mods:
        if kind == stat and whose == hero:
            total += number
    if s.mode.has_skills:
        for giver in kept_givers(s.line_up()).get(stat, ()):
            total += _given(s, giver, hero, against)
    return max(0, total) if stat in _FLOORED else total


def parts(s: Skytear, hero: UnitId, stat: Stat) -> list[tuple[str | int, int]]:
    """What `value` is made of: what is printed, what cards have changed, and each hero's skill by its card."""
    found: list[tuple[str | int, int]] = [("printed", base(s, hero, stat))]
    found.append(
        ("cards", sum(number for kind, number, whose, _ in s.mods if kind == stat and whose == hero))
    )
    if s.mode.has_skills:
        for giver in kept_givers(s.line_up()).get(stat, ()):
            found.append((giver.card, _given(s, giver, hero, NO_UNIT)))
    return [part for part in found if part[1] or part[0] == "printed"]


def base(s: Skytear, hero: UnitId, stat: Stat) -> int:
    printed = _PRINTED.get(stat)
    return 0 if printed is None else printed(hero_card(s.heroes[hero].card))


_PRINTED: dict[Stat, Callable[[HeroCard], int]] = {  # the other values are 0 until something gives them
    Stat.ATTACK: lambda card: card.attack,
    Stat.ARMOR: lambda card: card.armor,
    Stat.CONTROL: lambda card: 1,  # SKY-CTRL-01
    Stat.PIERCING: lambda card: int(card.role == Role.MAGE),  # SKY-HERO-15 SKY-HERO-16 SKY-SIMPLE-03
}


def _given(s: Skytear, giver: _Giver, hero: UnitId, against: UnitId) -> int:
    total = 0
    for holder in holders(s, giver.hero, giver.icon):
        one = s.heroes[holder]
        run = Run(Aimed(giver.card, giver.ability, holder, one.seat, hero, against))
        static = giver.static
        what = static.to.what if isinstance(static.to, Each) else static.to
        assert isinstance(what, Cards | Ref)
        if fits(s, run, what, hero) and (static.condition is None or holds(s, run, static.condition)):
            total += amount(s, run, giver.gift.amount)
    return total


def holders(s: Skytear, hero: UnitId, icon: Icon) -> list[UnitId]:
    """The heroes for which a skill of this hero counts now; "self" is then that hero."""
    one = s.heroes[hero]
    if icon == Icon.ILLUSION:
        if one.illusion < 0:  # SKY-NUP-13
            return []
        seen_from = s.field.sight[one.illusion]  # SKY-NUP-10 SKY-NUP-11 SKY-NUP-12
        return [
            number
            for number, other in numbered(s.heroes)
            if other.side == one.side
            and other.hex >= 0
            and seen_from >> other.hex & 1
            and hero_card(other.card).faction == Faction.NUPTEN  # SKY-Q-97 SKY-Q-178
        ]
    if one.hex < 0:
        return []
    # As long as the condition lasts. SKY-COND-15 SKY-LIO-08
    if icon == Icon.SHAPESHIFTED and not one.conditions >> Condition.SHAPESHIFTED & 1:
        return []
    if icon == Icon.PILLAR:  # SKY-TAU-10
        sight = s.field.sight[one.hex]
        if not any(sight >> pillar & 1 for pillar, _ in s.boards[one.side].pillars):
            return []
    return [hero]  # SKY-WOR-03


def illusions_giving(s: Skytear, hero: UnitId, stat: Stat) -> list[HexId]:
    """The hexes of the illusions whose skills give a hero this value."""
    if not s.mode.has_skills:
        return []
    givers = kept_givers(s.line_up()).get(stat)
    if givers is None:
        return []
    return [s.heroes[giver.hero].illusion for giver in givers if hero in holders(s, giver.hero, giver.icon)]
