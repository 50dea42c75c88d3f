"""Conditions: what must be true for a part of a text to count."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Node, joined
from skyshelf.effects.numbers import Number
from skyshelf.effects.select import Cards, Filter, Ranked, Ref, Stands
from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """True or false when it is asked."""

    def at_once(self) -> bool:
        """Whether it asks for what will not be so any more once what follows from the step before has happened."""
        return False

    def is_time(self) -> bool:
        """Whether it says when and nothing else: "during the fight phase"."""
        return False


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """A card has a property: this ally is wounded."""

    who: Ref
    what: Filter

    def at_once(self) -> bool:
        return self.what.passes

    def phrase(self) -> Phrase:
        key = "effects-if-is" if self.what.stands == Stands.BESIDE else "effects-if-is-behind"
        return Phrase(key, {"who": self.who.phrase(), "what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class IsThe(Condition):
    """A card ranks first: this card is your strongest ally; equal ones do not stand in its way."""

    who: Ref
    what: Ranked

    def phrase(self) -> Phrase:
        return Phrase("effects-if-is-the", {"who": self.who.phrase(), "what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class InPlay(Condition):
    """A named card is in play."""

    who: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-if-in-play", {"who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class ThereIs(Condition):
    """At least one such card is in play."""

    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-if-there-is", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """A count reaches a number."""

    count: Number
    number: int

    def phrase(self) -> Phrase:
        return self.count.at_least(self.number)


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """The step before was done."""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-done")


@dataclass(frozen=True, slots=True)
class Not(Condition):
    condition: Condition

    def is_time(self) -> bool:
        return self.condition.is_time()

    def phrase(self) -> Phrase:
        inner = self.condition.phrase()
        return Phrase(f"{inner.key}-not", inner.args)


@dataclass(frozen=True, slots=True)
class All(Condition):
    """Every one of several conditions."""

    conditions: tuple[Condition, ...]

    def phrase(self) -> Phrase:
        return joined([one.phrase() for one in self.conditions], "effects-if-and")


DONE = Done()


def no(condition: Condition) -> Not:
    return Not(condition)


def both(*conditions: Condition) -> All:
    return All(conditions)
