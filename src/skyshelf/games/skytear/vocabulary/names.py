"""The named things of the game: factions, runes, conditions, values, actions."""

from __future__ import annotations

from functools import cache

from skyshelf.effects.node import Word
from skyshelf.engine.phrase import Phrase


class Name(Word):
    """A word of this game; its message key is its class and its name."""

    def phrase(self) -> Phrase:
        return _called(type(self), self)


@cache
def _called(kind: type[Name], word: Name) -> Phrase:
    """Words of different classes are equal numbers, so the class is named as well."""
    return Phrase(f"skytear-{kind.__name__.lower()}-{word.name.lower().replace('_', '-')}")


class Faction(Name):
    """Exactly four. SKY-FAC-01 SKY-Q-195"""

    KURUMO = 0
    LIOTHAN = 1
    TAULOT = 2
    NUPTEN = 3


class Rune(Name):
    """The rune of each faction, in the same order. SKY-FAC-02 SKY-FAC-03 SKY-FAC-04 SKY-FAC-05"""

    FIRE = 0
    ICE = 1
    EARTH = 2
    AIR = 3


class Role(Name):
    """Classes; only the mage's has a rule. SKY-HERO-14 SKY-HERO-17 SKY-Q-191"""

    MAGE = 0
    TANK = 1
    WARRIOR = 2
    MARKSMAN = 3
    SUPPORT = 4
    SPECIALIST = 5
    ASSASSIN = 6


class Condition(Name):
    """Exactly six; a mark does nothing by itself. SKY-COND-14 SKY-COND-18 SKY-Q-194"""

    SLOW = 0
    FAST = 1
    FRENZY = 2
    DISARM = 3
    MARKED = 4
    SHAPESHIFTED = 5


class Action(Name):
    """What a hero does with an Action Point. SKY-ACT-09"""

    MOVE = 0
    LEAD = 1
    ATTACK = 2
    SKIRMISH = 3
    WORSHIP = 4


class Icon(Name):
    """When a skill counts. SKY-WOR-05 SKY-KUR-06"""

    ALWAYS = 0
    WORSHIP = 1
    MARKED = 2
    SHAPESHIFTED = 3
    PILLAR = 4
    ILLUSION = 5


class Stat(Name):
    """Everything about a hero that cards and skills change by a number; the last ones count from 1 on."""

    ATTACK = 0
    ARMOR = 1
    SKIRMISH = 2
    CONTROL = 3
    LEAD = 4
    MOVE = 5
    PIERCING = 6
    FLYING = 7
    ANY_RUNE = 8
    SKIRMISH_ARC = 9
    NO_COVER = 10
    HIDDEN = 11
    FROM_ILLUSION = 12
    NO_HEALING = 13
    UNMOVED = 14
    DOUBLE = 15
    ANY_PILLARS = 16


# These are numbers; the other values only count or do not.
NUMBERS = (Stat.ATTACK, Stat.ARMOR, Stat.SKIRMISH, Stat.CONTROL, Stat.LEAD, Stat.MOVE)


class Kind(Name):
    HERO = 0
    MINION = 1
    UNIT = 2  # hero or minion


class Happening(Name):
    ATTACK_DECLARED = 0
    ATTACK_HURTS = 1
    ATTACK_RESOLVED = 2


class Moment(Name):
    """When the steps of a text are carried out."""

    PLAY = 0
    WORSHIP = 1
    OUTSIDER = 2


class Until(Name):
    """How long a change lasts. SKY-EFX-02 SKY-Q-30"""

    ACTIVATION = 0
    TURN = 1
