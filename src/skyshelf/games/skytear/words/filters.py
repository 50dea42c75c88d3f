"""Properties of heroes and minions, seen from the hero whose text it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyshelf.effects.select import Cards, Filter, Ref, Stands
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.words.names import Condition, Faction, Kind


@dataclass(frozen=True, slots=True)
class Side(Filter):
    """Enemy, friendly, or another friendly one."""

    name: str
    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase(f"skytear-{self.name}")


@dataclass(frozen=True, slots=True)
class Has(Filter):
    condition: Condition
    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return self.condition.phrase()


@dataclass(frozen=True, slots=True)
class Of(Filter):
    faction: Faction
    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return self.faction.phrase()


@dataclass(frozen=True, slots=True)
class Wounded(Filter):
    """At most half of the starting HP."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-wounded")


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


@dataclass(frozen=True, slots=True)
class Seen(Filter):
    """In the caster's line of sight."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-seen")


@dataclass(frozen=True, slots=True)
class InArea(Filter):
    """Inside the area that was laid."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-in-area")


@dataclass(frozen=True, slots=True)
class NotTarget(Filter):
    """Another one than the target of the action."""

    stands: ClassVar[Stands] = Stands.OTHER

    def phrase(self) -> Phrase:
        return Phrase("skytear-not-target")


@dataclass(frozen=True, slots=True)
class Targeted(Filter):
    """One of the targets of the card."""

    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase("skytear-targeted")


@dataclass(frozen=True, slots=True)
class SeesPillar(Filter):
    """Has line of sight to a pillar friendly to the caster."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-sees-pillar")


@dataclass(frozen=True, slots=True)
class NotMoved(Filter):
    """In its own activation and never left the hex where that began."""

    stands: ClassVar[Stands] = Stands.BEHIND

    def phrase(self) -> Phrase:
        return Phrase("skytear-not-moved")


@dataclass(frozen=True, slots=True)
class Defeated(Filter):
    """No longer on the battlefield."""

    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase("skytear-defeated")


enemy = Side("enemy")
friendly = Side("friendly")
another = Side("another")

hero = Cards(Kind.HERO)
minion = Cards(Kind.MINION)
unit = Cards(Kind.UNIT)

enemy_hero = hero.where(enemy)
friendly_hero = hero.where(friendly)
other_hero = hero.where(another)
enemy_unit = unit.where(enemy)
enemy_minion = minion.where(enemy)
friendly_minion = minion.where(friendly)

marked = Has(Condition.MARKED)
shapeshifted = Has(Condition.SHAPESHIFTED)
liothan = Of(Faction.LIOTHAN)
wounded = Wounded()
seen = Seen()
in_area = InArea()
not_target = NotTarget()
targeted = Targeted()
sees_pillar = SeesPillar()
not_moved = NotMoved()
is_defeated = Defeated()


def within(hexes: int, of: Ref) -> Within:
    return Within(hexes, of)
