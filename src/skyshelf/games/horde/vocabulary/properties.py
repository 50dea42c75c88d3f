"""What narrows a kind of card: wounded, non-epic, within 1 lane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyshelf.effects.run import Run
from skyshelf.effects.select import Filter, Ref, Stands
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.totals import attack_of, health_of, totals, trait_of
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import neighbors
from skyshelf.games.horde.table.lanes import NO_LANE
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.kinds import allies_in_play, ally, is_ally, monster
from skyshelf.games.horde.vocabulary.names import CardType, Side, Subtype, Trait
from skyshelf.games.horde.vocabulary.pointers import reference, this


@dataclass(frozen=True, slots=True)
class Simple(Filter):
    """A property that is one word."""

    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase(f"effects-filter-{type(self).__name__.lower()}")


class Other(Simple):
    """Not this card, not the card selected before, and not the one that this card did something to."""

    stands = Stands.OTHER


other = Other()


class Another(Simple):
    """Not the card selected before; this card may be meant."""

    stands = Stands.OTHER


another = Another()


class NonEpic(Simple):
    on_the_face = True  # HRD-Q-86


non_epic = NonEpic()


class NonOutsider(Simple):
    on_the_face = True  # HRD-Q-86


non_outsider = NonOutsider()


class NonHero(Simple):
    pass


non_hero = NonHero()


class NonAlly(Simple):
    pass


non_ally = NonAlly()


class OfAlliance(Simple):
    """A card of the alliance, where horde cards have the same type."""


of_alliance = OfAlliance()


class Wounded(Simple):
    pass


wounded = Wounded()


class Neighboring(Simple):
    """A neighbor of this card."""


neighboring = Neighboring()


@LANGUAGE.tests(Neighboring)
def _is_neighboring(s: Horde, run: Run, one: Neighboring, unit: UnitId) -> bool:
    return _are_neighbors(s, run.scope.source, unit)


def _are_neighbors(s: Horde, of: UnitId, unit: UnitId) -> bool:
    """Of the same side and in an adjacent lane; a card that just left is still looked up by its lane. HRD-KEY-53"""
    if of < 0:
        return False
    first, second = s.units[of], s.units[unit]
    return first.side == second.side and first.lane >= 0 <= second.lane and abs(first.lane - second.lane) == 1


class Engaged(Simple):
    pass


is_engaged = Engaged()


class Unengaged(Simple):
    pass


unengaged = Unengaged()


class Front(Simple):
    """In a lane."""

    stands = Stands.BEHIND


front = Front()


class BackLine(Simple):
    stands = Stands.BEHIND


back_line = BackLine()


class Yours(Simple):
    stands = Stands.BEHIND


yours = Yours()


class WithoutArmor(Simple):
    stands = Stands.BEHIND


without_armor = WithoutArmor()


class WithoutHordeAttachment(Simple):
    stands = Stands.BEHIND


without_horde_attachment = WithoutHordeAttachment()


class Doomed(Simple):
    """Without health left: it will be destroyed. Whoever asks does so before that happens. MON-RES-16"""

    stands = Stands.BEHIND
    passes = True


doomed = Doomed()


class FormerNeighbor(Simple):
    """A neighbor that the card of the step before had."""

    stands = Stands.BEHIND


former_neighbor = FormerNeighbor()


class Unguarded(Simple):
    """In a lane, with no alliance card opposite; a tower is one too."""

    stands = Stands.BEHIND


unguarded = Unguarded()


class OnlyAlly(Simple):
    """Its player has no other ally in play."""

    stands = Stands.BEHIND


only_ally = OnlyAlly()


class Alone(Simple):
    """Without neighbors."""

    stands = Stands.BEHIND


alone = Alone()


class Affected(Simple):
    """By the step before."""

    stands = Stands.BEHIND


affected = Affected()


@dataclass(frozen=True, slots=True)
class About(Filter):
    """A property that relates to another card."""

    stands: ClassVar[Stands] = Stands.BEHIND
    of: Ref

    def phrase(self) -> Phrase:
        return Phrase(f"effects-filter-{type(self).__name__.lower()}", {"of": self.of.phrase()})


class NeighborOf(About):
    """Of a card that is not this one."""


def neighbor_of(of: Ref) -> NeighborOf:
    return NeighborOf(of)


@LANGUAGE.tests(NeighborOf)
def _is_neighbor(s: Horde, run: Run, one: NeighborOf, unit: UnitId) -> bool:
    return _are_neighbors(s, reference(s, run, one.of), unit)


class RightOf(About):
    """In the lane directly to the right."""


def right_of(of: Ref) -> RightOf:
    return RightOf(of)


@LANGUAGE.tests(RightOf)
def _is_right(s: Horde, run: Run, one: RightOf, unit: UnitId) -> bool:
    of = reference(s, run, one.of)
    return of >= 0 and s.units[unit].lane != NO_LANE and s.units[unit].lane == s.units[of].lane + 1


class AttachedTo(About):
    """An attachment under that card."""


def attached_to(of: Ref) -> AttachedTo:
    return AttachedTo(of)


@LANGUAGE.tests(AttachedTo)
def _is_attached(s: Horde, run: Run, one: AttachedTo, unit: UnitId) -> bool:
    bearer = s.units[unit].bearer
    return bearer != NO_UNIT and bearer == reference(s, run, one.of)


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """At most so many lanes away; 0 is the same lane."""

    stands: ClassVar[Stands] = Stands.BEHIND
    lanes: int
    of: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-filter-within", {"lanes": self.lanes, "of": self.of.phrase()})


def within(lanes: int, of: Ref = this) -> Within:
    return Within(lanes, of)


@LANGUAGE.tests(Within)
def _is_within(s: Horde, run: Run, one: Within, unit: UnitId) -> bool:
    """A card of the back line is within no number of lanes. HRD-KEY-94 HRD-Q-67 HRD-KEY-93"""
    of = reference(s, run, one.of)
    if of < 0:
        return False
    first, second = s.units[of].lane, s.units[unit].lane
    return first >= 0 <= second and abs(first - second) <= one.lanes


@dataclass(frozen=True, slots=True)
class Called(Filter):
    """One certain card, by its name."""

    stands: ClassVar[Stands] = Stands.BEHIND
    deck: str
    slug: str

    def phrase(self) -> Phrase:
        return Phrase("effects-filter-called", {"name": Phrase(f"horde-{self.deck}-{self.slug}")})


def called(deck: str, slug: str) -> Called:
    return Called(deck, slug)


@dataclass(frozen=True, slots=True)
class OfSubtype(Filter):
    stands: ClassVar[Stands] = Stands.BESIDE
    subtype: Subtype

    def phrase(self) -> Phrase:
        return self.subtype.phrase()


def of_subtype(subtype: Subtype) -> OfSubtype:
    return OfSubtype(subtype)


@dataclass(frozen=True, slots=True)
class WithTrait(Filter):
    stands: ClassVar[Stands] = Stands.BEHIND
    trait: Trait

    def phrase(self) -> Phrase:
        return Phrase("effects-filter-withtrait", {"trait": Phrase(self.trait.phrase().key, {"number": 0})})


def with_trait(trait: Trait) -> WithTrait:
    return WithTrait(trait)


@dataclass(frozen=True, slots=True)
class Compared(Filter):
    """A property that compares a value with a number."""

    stands: ClassVar[Stands] = Stands.BEHIND
    number: int

    def phrase(self) -> Phrase:
        return Phrase(f"effects-filter-{type(self).__name__.lower()}", {"number": self.number})


class CostAtMost(Compared):
    pass


def cost_at_most(number: int) -> CostAtMost:
    return CostAtMost(number)


class CostAtLeast(Compared):
    pass


def cost_at_least(number: int) -> CostAtLeast:
    return CostAtLeast(number)


class AttackAtMost(Compared):
    pass


def attack_at_most(number: int) -> AttackAtMost:
    return AttackAtMost(number)


class HealthAtMost(Compared):
    pass


def health_at_most(number: int) -> HealthAtMost:
    return HealthAtMost(number)


neighboring_ally = ally.where(neighboring)
another_ally = ally.where(other)
another_monster = monster.where(other)
front_monster = monster.where(front)


LANGUAGE.filters.update(
    {
        Other: lambda s, run, one, unit: (
            unit not in (run.scope.source, run.scope.other) and unit not in run.it
        ),
        Another: lambda s, run, one, unit: unit not in run.it,
        NonEpic: lambda s, run, one, unit: not CARDS[s.units[unit].card].epic,  # HRD-MST-04 HRD-KEY-34
        NonOutsider: lambda s, run, one, unit: not CARDS[s.units[unit].card].outsider,
        NonHero: lambda s, run, one, unit: not CARDS[s.units[unit].card].hero,
        NonAlly: lambda s, run, one, unit: not is_ally(s, unit),
        OfAlliance: lambda s, run, one, unit: s.units[unit].side == Side.ALLIANCE,
        OnlyAlly: lambda s, run, one, unit: all(
            other == unit or s.units[other].seat != s.units[unit].seat for other in allies_in_play(s)
        ),
        HealthAtMost: lambda s, run, one, unit: health_of(s, unit) <= one.number,
        Wounded: lambda s, run, one, unit: s.units[unit].hp < 0,  # HRD-DMG-04 HRD-KEY-95
        Engaged: lambda s, run, one, unit: s.engaged_with(unit) != NO_UNIT,
        Unengaged: lambda s, run, one, unit: s.engaged_with(unit) == NO_UNIT,  # HRD-KEY-89
        Front: lambda s, run, one, unit: s.units[unit].lane != NO_LANE,
        BackLine: lambda s, run, one, unit: s.units[unit].zone == Place.BACK,
        Yours: lambda s, run, one, unit: s.units[unit].seat == run.scope.seat,
        WithoutArmor: lambda s, run, one, unit: totals(s, unit).armor <= 0,  # MON-Q-110
        WithoutHordeAttachment: lambda s, run, one, unit: all(
            s.units[other].side == Side.ALLIANCE for other in s.units[unit].attachments
        ),
        FormerNeighbor: lambda s, run, one, unit: unit in run.it,
        Doomed: lambda s, run, one, unit: health_of(s, unit) <= 0,
        Unguarded: lambda s, run, one, unit: (
            (lane := s.units[unit].lane) != NO_LANE and s.guard[lane] == NO_UNIT
        ),
        Affected: lambda s, run, one, unit: unit in run.it,
        Alone: lambda s, run, one, unit: not neighbors(s, unit),
        OfSubtype: lambda s, run, one, unit: CARDS[s.units[unit].card].subtype == one.subtype,
        Called: lambda s, run, one, unit: CARDS[s.units[unit].card].slug == one.slug,
        WithTrait: lambda s, run, one, unit: trait_of(s, unit, one.trait) > 0,
        CostAtMost: lambda s, run, one, unit: (  # monsters have no mana cost
            s.units[unit].side == Side.ALLIANCE and CARDS[s.units[unit].card].cost <= one.number
        ),
        CostAtLeast: lambda s, run, one, unit: CARDS[s.units[unit].card].cost >= one.number,
        AttackAtMost: lambda s, run, one, unit: attack_of(s, unit) <= one.number,
    }
)


def has_in_print(card: Card, one: Filter) -> bool:
    """Whether a card out of play has a property, by what is printed on it."""
    match one:
        case OfSubtype():
            return card.subtype == one.subtype
        case CostAtMost():
            return card.cost <= one.number
        case CostAtLeast():
            return card.cost >= one.number
        case NonHero():  # HRD-ALY-05
            return not card.hero
        case NonEpic():
            return not card.epic
        case NonAlly():
            return card.type != CardType.ALLY
    raise AssertionError(f"{one} says nothing about a card out of play")
