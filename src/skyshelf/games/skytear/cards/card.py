"""What a hero, a power card and an outsider are, and how their authors write them down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NewType

from skyshelf.effects.abilities import Ability, After, Triggered
from skyshelf.effects.node import Node
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.vocabulary.names import Faction, Icon, Moment, Role, Rune

ACTION, REACTION = False, True


CardId = NewType("CardId", int)  # the number of a card as printed, so that nobody takes a unit for one
NO_CARD = CardId(-1)


@dataclass(slots=True, eq=False)
class Definition:
    """A card of any kind. Definitions are shared and never changed after they are in the registry."""

    slug: str
    source: str = "designed"
    abilities: tuple[Ability, ...] = ()
    # Filled by the registry.
    id: CardId = NO_CARD
    parts: tuple[Ability, ...] = ()
    name: Phrase = field(init=False)


FILLED_IN = frozenset({"id", "parts", "name", "cost"})


@dataclass(frozen=True, slots=True)
class Skill:
    """A named skill with its icon; its abilities count while the icon is lit. SKY-HERO-18 SKY-HERO-19"""

    slug: str
    icon: Icon
    abilities: tuple[Ability, ...]

    @property
    def name(self) -> Phrase:
        return Phrase(f"skytear-skill-{self.slug}")


@dataclass(slots=True, eq=False)
class HeroCard(Definition):
    """A hero as printed."""

    faction: Faction = Faction.KURUMO  # SKY-HERO-13
    role: Role = Role.MAGE
    runes: tuple[Rune, ...] = ()  # SKY-HERO-12
    ranged: bool = False  # SKY-HERO-03
    attack: int = 0  # SKY-HERO-06
    flips: int = 1  # SKY-HERO-07
    hp: int = 0  # SKY-HERO-08
    armor: int = 0  # SKY-HERO-10
    points: int = 0
    skills: tuple[Skill, ...] = ()  # SKY-HERO-01
    icons: tuple[Icon, ...] = ()  # of each ability

    @property
    def reach(self) -> int:
        return 3 if self.ranged else 1  # SKY-HERO-04 SKY-HERO-05

    def skill_of(self, ability: int) -> Skill:
        for skill in self.skills:
            if ability < len(skill.abilities):
                return skill
            ability -= len(skill.abilities)
        raise AssertionError("no such ability")

    def has(self, *skills: Skill) -> HeroCard:
        self.skills = skills
        self.abilities = tuple(ability for skill in skills for ability in skill.abilities)
        self.icons = tuple(skill.icon for skill in skills for _ in skill.abilities)
        return self


@dataclass(frozen=True, slots=True)
class Aim(Node):
    """What must be named when a card is played or a skill goes on the Stack. SKY-TGT-01

    Units and pillars must be seen and within 3 hexes, so must hexes; effects on the Stack need no sight.
    """

    units: Cards | None = None
    least: int = 1
    most: int = 1
    hex: str = ""  # "any", "free" or "empty"
    pillar: bool = False
    stack: str = ""  # "card", "any", "attack"


@dataclass(slots=True, eq=False)
class PowerCard(Definition):
    """A power card as printed. SKY-CARD-01"""

    hero: str = ""  # whose pile it is in; for ultimates the only one who plays it
    faction: Faction | None = None
    runes: tuple[Rune, ...] = ()
    reaction: bool = False
    modifier: int = 0  # SKY-CARD-02
    copies: int = 1
    ultimate: bool = False  # SKY-ULT-01
    points: int = 0
    aim: Aim | None = None
    cost: int = 0  # filled by the registry

    def says(self, *ops: Op, when: Sequence[After] = ()) -> PowerCard:
        """Its steps, and what it waits for until the activation ends."""
        self.abilities = (Triggered(Moment.PLAY, ops), *when)
        return self


@dataclass(slots=True, eq=False)
class OutsiderCard(Definition):
    """An outsider as printed: where it is placed, and its skills. SKY-OUT-05"""

    ranged: bool = False
    attack: int = 0
    flips: int = 1
    move: int = 3
    placement: str = "border"
    skills: tuple[Skill, ...] = ()
    aims: tuple[Aim | None, ...] = ()

    @property
    def reach(self) -> int:
        return 3 if self.ranged else 1
