"""The nouns of card text: kinds of cards, their properties, and the cards that a text points at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyshelf.effects.select import Cards, Filter, Pile, Ranked, Ref, Stands
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.words.names import Kind, Rank, Subtype, Trait, Zone

# Cards that a text points at.
this = Ref("this")
bearer = Ref("bearer")
it = Ref("it")
that = Ref("that")  # the card of the event that triggered the ability
other_card = Ref("other-card")  # the second card of that event
that_ally = Ref("that-ally")  # the same where it is an ally
boosted = Ref("boosted")
castle = Ref("castle")
portal = Ref("portal")
outsider = Ref("outsider")
outsider_or_portal = Ref("outsider-or-portal")  # the outsider if it is in play, else the portal
onikai = Ref("onikai")
yetnar = Ref("yetnar")
zephylite = Ref("zephylite")
ratamil = Ref("ratamil")
the_game = Ref("game")  # for abilities that no card has
engaged_monster = Ref("engaged-monster")  # with this card
engaged_ally = Ref("engaged-ally")  # with this card
engaged_monster_or_portal = Ref("engaged-monster-or-portal")  # the portal if this card is unengaged
facing = Ref("facing")  # the monster in the lane of this card, which may be a tower
facing_minion = Ref("facing-minion")  # the same if it is a minion


def monster_engaged_with(card: Ref) -> Ref:
    return Ref("monster-engaged-with", card)


def ally_engaged_with(card: Ref) -> Ref:
    return Ref("ally-engaged-with", card)


# Kinds of cards.
any_card = Cards(Kind.CARD)
ally = Cards(Kind.ALLY)
tower = Cards(Kind.TOWER)
attachment = Cards(Kind.ATTACHMENT)
spell = Cards(Kind.SPELL)
monster = Cards(Kind.MONSTER)
minion = Cards(Kind.MINION)
any_minion = Cards(Kind.ANY_MINION)
creature = Cards(Kind.CREATURE)
horde_card = Cards(Kind.HORDE_CARD)
alliance_card = Cards(Kind.ALLIANCE_CARD)
skeleton = Cards(Kind.SKELETON)
troop = Cards(Kind.TROOP)
roots = Cards(Kind.ROOTS)
brood = Cards(Kind.BROOD)

# Piles.
hand = Pile(Zone.HAND)
discard_pile = Pile(Zone.DISCARD_PILE)
deck = Pile(Zone.DECK)
any_discard_pile = Pile(Zone.ANY_DISCARD_PILE)
horde_discard_pile = Pile(Zone.HORDE_DISCARD_PILE)
collection = Pile(Zone.COLLECTION)


def strongest(what: Cards) -> Ranked:
    return Ranked(Rank.STRONGEST, what)


def the_two_strongest(what: Cards) -> Ranked:
    return Ranked(Rank.STRONGEST, what, 2)


def weakest(what: Cards) -> Ranked:
    return Ranked(Rank.WEAKEST, what)


def most_wounded(what: Cards) -> Ranked:
    return Ranked(Rank.MOST_WOUNDED, what)


def with_most_health_tokens(what: Cards) -> Ranked:
    return Ranked(Rank.MOST_HEALTH_TOKENS, what, behind=True)


@dataclass(frozen=True, slots=True)
class Simple(Filter):
    """A property that is one word."""

    stands: ClassVar[Stands] = Stands.BESIDE

    def phrase(self) -> Phrase:
        return Phrase(f"effects-filter-{type(self).__name__.lower()}")


class Other(Simple):
    """Not this card, not the card selected before, and not the one that this card did something to."""

    stands = Stands.OTHER


class Another(Simple):
    """Not the card selected before; this card may be meant."""

    stands = Stands.OTHER


class NonEpic(Simple):
    on_the_face = True  # HRD-Q-86


class NonOutsider(Simple):
    on_the_face = True  # HRD-Q-86


class NonHero(Simple):
    pass


class NonAlly(Simple):
    pass


class OfAlliance(Simple):
    """A card of the alliance, where horde cards have the same type."""


class Wounded(Simple):
    pass


class Neighboring(Simple):
    """A neighbor of this card."""


class Engaged(Simple):
    pass


class Unengaged(Simple):
    pass


class Front(Simple):
    """In a lane."""

    stands = Stands.BEHIND


class BackLine(Simple):
    stands = Stands.BEHIND


class Yours(Simple):
    stands = Stands.BEHIND


class WithoutArmor(Simple):
    stands = Stands.BEHIND


class WithoutHordeAttachment(Simple):
    stands = Stands.BEHIND


class Doomed(Simple):
    """Without health left: it will be destroyed."""

    stands = Stands.BEHIND


class Unguarded(Simple):
    """In a lane, with no alliance card opposite; a tower is one too."""

    stands = Stands.BEHIND


class OnlyAlly(Simple):
    """Its player has no other ally in play."""

    stands = Stands.BEHIND


class Alone(Simple):
    """Without neighbors."""

    stands = Stands.BEHIND


class Affected(Simple):
    """By the step before."""

    stands = Stands.BEHIND


@dataclass(frozen=True, slots=True)
class About(Filter):
    """A property that relates to another card."""

    stands: ClassVar[Stands] = Stands.BEHIND
    of: Ref

    def phrase(self) -> Phrase:
        return Phrase(f"effects-filter-{type(self).__name__.lower()}", {"of": self.of.phrase()})


class NeighborOf(About):
    """Of a card that is not this one."""


class RightOf(About):
    """In the lane directly to the right."""


class AttachedTo(About):
    """An attachment under that card."""


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """At most so many lanes away; 0 is the same lane."""

    stands: ClassVar[Stands] = Stands.BEHIND
    lanes: int
    of: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-filter-within", {"lanes": self.lanes, "of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class Called(Filter):
    """One certain card, by its name."""

    stands: ClassVar[Stands] = Stands.BEHIND
    deck: str
    slug: str

    def phrase(self) -> Phrase:
        return Phrase("effects-filter-called", {"name": Phrase(f"horde-{self.deck}-{self.slug}")})


@dataclass(frozen=True, slots=True)
class OfSubtype(Filter):
    stands: ClassVar[Stands] = Stands.BESIDE
    subtype: Subtype

    def phrase(self) -> Phrase:
        return self.subtype.phrase()


@dataclass(frozen=True, slots=True)
class WithTrait(Filter):
    stands: ClassVar[Stands] = Stands.BEHIND
    trait: Trait

    def phrase(self) -> Phrase:
        return Phrase("effects-filter-withtrait", {"trait": Phrase(self.trait.phrase().key, {"number": 0})})


@dataclass(frozen=True, slots=True)
class Compared(Filter):
    """A property that compares a value with a number."""

    stands: ClassVar[Stands] = Stands.BEHIND
    number: int

    def phrase(self) -> Phrase:
        return Phrase(f"effects-filter-{type(self).__name__.lower()}", {"number": self.number})


class CostAtMost(Compared):
    pass


class CostAtLeast(Compared):
    pass


class AttackAtMost(Compared):
    pass


class HealthAtMost(Compared):
    pass


other = Other()
another = Another()
non_epic = NonEpic()
non_outsider = NonOutsider()
non_hero = NonHero()
non_ally = NonAlly()
of_alliance = OfAlliance()
wounded = Wounded()
unengaged = Unengaged()
is_engaged = Engaged()
front = Front()
back_line = BackLine()
yours = Yours()
without_armor = WithoutArmor()
without_horde_attachment = WithoutHordeAttachment()
doomed = Doomed()
unguarded = Unguarded()
alone = Alone()
affected = Affected()
only_ally = OnlyAlly()


def neighbor_of(of: Ref) -> NeighborOf:
    return NeighborOf(of)


def right_of(of: Ref) -> RightOf:
    return RightOf(of)


def attached_to(of: Ref) -> AttachedTo:
    return AttachedTo(of)


def within(lanes: int, of: Ref = this) -> Within:
    return Within(lanes, of)


def called(deck: str, slug: str) -> Called:
    return Called(deck, slug)


def of_subtype(subtype: Subtype) -> OfSubtype:
    return OfSubtype(subtype)


def with_trait(trait: Trait) -> WithTrait:
    return WithTrait(trait)


def cost_at_most(number: int) -> CostAtMost:
    return CostAtMost(number)


def cost_at_least(number: int) -> CostAtLeast:
    return CostAtLeast(number)


def health_at_most(number: int) -> HealthAtMost:
    return HealthAtMost(number)


def attack_at_most(number: int) -> AttackAtMost:
    return AttackAtMost(number)


neighboring = Neighboring()
neighboring_ally = ally.where(neighboring)
neighboring_monster = monster.where(neighboring)
another_ally = ally.where(other)
another_monster = monster.where(other)
front_monster = monster.where(front)
