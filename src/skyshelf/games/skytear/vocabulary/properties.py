"""Heroes and minions, and their properties, seen from the hero whose text it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards, Filter, Ref, Stands
from skyshelf.effects.targets import first_of
from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.registry import LANGUAGE, hero_card
from skyshelf.games.skytear.rules.sight import near as distance_from
from skyshelf.games.skytear.rules.sight import sees, sees_own_pillar
from skyshelf.games.skytear.table.state import Aimed, Skytear, token_at
from skyshelf.games.skytear.vocabulary.names import Condition, Faction, Kind

hero = Cards(Kind.HERO)
minion = Cards(Kind.MINION)
unit = Cards(Kind.UNIT)


def _heroes(s: Skytear) -> list[UnitId]:
    return [number for number, hero in numbered(s.heroes) if hero.hex >= 0]


def _minions(s: Skytear) -> list[UnitId]:
    return [number for number, at in numbered(s.minions, len(s.heroes)) if at >= 0]


LANGUAGE.kinds.update(
    {Kind.HERO: _heroes, Kind.MINION: _minions, Kind.UNIT: lambda s: _heroes(s) + _minions(s)}
)


LANGUAGE.kind_tests.update(
    {
        Kind.HERO: lambda s, unit: s.is_hero(unit),
        Kind.MINION: lambda s, unit: s.is_minion(unit),
        Kind.UNIT: lambda s, unit: s.is_hero(unit) or s.is_minion(unit),
    }
)


@dataclass(frozen=True, slots=True)
class Side(Filter):
    """Enemy, friendly, or another friendly one."""

    name: str
    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase(f"skytear-{self.name}")


@LANGUAGE.tests(Side)
def _side(s: Skytear, run: Run, one: Side, unit: UnitId) -> bool:
    """Seen from the player of the card. A friend may be the caster itself; another may not. SKY-TEAM-05"""
    friend = s.side_of(unit) == s.side_of_seat(run.scope.seat)
    if one.name == "enemy":
        return not friend
    return friend and (one.name == "friendly" or unit != run.scope.source)


enemy = Side("enemy")
friendly = Side("friendly")
another = Side("another")


@dataclass(frozen=True, slots=True)
class Has(Filter):
    condition: Condition
    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return self.condition.phrase()


@LANGUAGE.tests(Has)
def _has(s: Skytear, run: Run, one: Has, unit: UnitId) -> bool:
    return s.has_condition(unit, one.condition)


marked = Has(Condition.MARKED)
shapeshifted = Has(Condition.SHAPESHIFTED)


@dataclass(frozen=True, slots=True)
class Of(Filter):
    faction: Faction
    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return self.faction.phrase()


@LANGUAGE.tests(Of)
def _of(s: Skytear, run: Run, one: Of, unit: UnitId) -> bool:
    return s.is_hero(unit) and hero_card(s.heroes[unit].card).faction == one.faction


liothan = Of(Faction.LIOTHAN)


@dataclass(frozen=True, slots=True)
class Wounded(Filter):
    """At most half of the starting HP."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-wounded")


wounded = Wounded()


@LANGUAGE.tests(Wounded)
def _wounded(s: Skytear, run: Run, one: Wounded, unit: UnitId) -> bool:
    if not s.is_hero(unit):
        return False
    hero = s.heroes[unit]
    return hero.hp * 2 <= hero_card(hero.card).hp


def _place_of(s: Skytear, run: Run, ref: Ref) -> int:
    """The hex that a reference means: a unit's, or one that was noted when the effect began."""
    scope = run.scope
    if ref.name == "removed-pillar":
        return scope.place if isinstance(scope, Aimed) else OFF
    if ref.name == "where-target-stood":
        return scope.stood if isinstance(scope, Aimed) else OFF
    return s.hex_of(first_of(s, run, ref))


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """By distance alone; `of` may be the hex where the target stood or the removed pillar was.

    Adjacent is 1 and less: SKY-HEX-12 SKY-HEX-13 SKY-EFX-09
    """

    hexes: int
    of: Ref
    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-within", {"hexes": self.hexes, "of": self.of.phrase()})


def within(hexes: int, of: Ref) -> Within:
    return Within(hexes, of)


@LANGUAGE.tests(Within)
def _within(s: Skytear, run: Run, one: Within, unit: UnitId) -> bool:
    at = s.hex_of(unit)
    if at < 0:
        return False
    if one.of.name == "caster":
        return distance_from(s, run.scope.source, at) <= one.hexes
    place = _place_of(s, run, one.of)
    return place >= 0 and s.field.distance[place][at] <= one.hexes


@dataclass(frozen=True, slots=True)
class Seen(Filter):
    """In the caster's line of sight."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-seen")


seen = Seen()


@LANGUAGE.tests(Seen)
def _seen(s: Skytear, run: Run, one: Seen, unit: UnitId) -> bool:
    return sees(s, run.scope.source, unit, s.side_of_seat(run.scope.seat))


@dataclass(frozen=True, slots=True)
class InArea(Filter):
    """Inside the area that was laid."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-in-area")


in_area = InArea()


@LANGUAGE.tests(InArea)
def _in_area(s: Skytear, run: Run, one: InArea, unit: UnitId) -> bool:
    return s.hex_of(unit) in s.area


@dataclass(frozen=True, slots=True)
class NotTarget(Filter):
    """Another one than the target of the action."""

    stands: ClassVar[Stands] = Stands.OTHER

    def phrase(self) -> Phrase:
        return Phrase("skytear-not-target")


not_target = NotTarget()


@LANGUAGE.tests(NotTarget)
def _not_target(s: Skytear, run: Run, one: NotTarget, unit: UnitId) -> bool:
    return unit != run.scope.subject


@dataclass(frozen=True, slots=True)
class Targeted(Filter):
    """One of the targets of the card."""

    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase("skytear-targeted")


targeted = Targeted()


@LANGUAGE.tests(Targeted)
def _targeted(s: Skytear, run: Run, one: Targeted, unit: UnitId) -> bool:
    return isinstance(run.scope, Aimed) and unit in run.scope.targets


@dataclass(frozen=True, slots=True)
class SeesPillar(Filter):
    """Has line of sight to a pillar friendly to the caster."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-sees-pillar")


sees_pillar = SeesPillar()


@LANGUAGE.tests(SeesPillar)
def _sees_pillar(s: Skytear, run: Run, one: SeesPillar, unit: UnitId) -> bool:
    """For an enemy the pillar is an enemy's, which Cover hides. SKY-Q-15"""
    side, own = s.side_of_seat(run.scope.seat), s.side_of(unit)
    if own == side:
        return sees_own_pillar(s, unit, side)
    return any(sees(s, unit, token_at(at), own) for at, _ in s.boards[side].pillars)


@dataclass(frozen=True, slots=True)
class NotMoved(Filter):
    """In its own activation and never left the hex where that began."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-not-moved")


not_moved = NotMoved()


@LANGUAGE.tests(NotMoved)
def _not_moved(s: Skytear, run: Run, one: NotMoved, unit: UnitId) -> bool:
    return s.is_hero(unit) and s.active == unit and s.heroes[unit].began == s.heroes[unit].hex


@dataclass(frozen=True, slots=True)
class Defeated(Filter):
    """No longer on the battlefield."""

    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase("skytear-defeated")


is_defeated = Defeated()


@LANGUAGE.tests(Defeated)
def _defeated(s: Skytear, run: Run, one: Defeated, unit: UnitId) -> bool:
    return s.hex_of(unit) < 0


enemy_hero = hero.where(enemy)
friendly_hero = hero.where(friendly)
other_hero = hero.where(another)
enemy_unit = unit.where(enemy)
enemy_minion = minion.where(enemy)
friendly_minion = minion.where(friendly)
