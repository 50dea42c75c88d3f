"""Amounts: a plain number, or something that is counted when the text resolves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from skyshelf.effects.node import Node
from skyshelf.effects.select import Cards
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Number(Node):
    """An amount that is counted."""

    def at_least(self, number: int) -> Phrase:
        """The condition that it reaches a number, as it reads."""
        return Phrase("effects-if-at-least", {"count": self.phrase(), "number": number})


Amount: TypeAlias = int | Number


def counted(key: str, amount: Amount, **args: Arg) -> Phrase:
    """A sentence with an amount in it; what is counted is said by a message of its own, `key-per`."""
    if isinstance(amount, int):
        return Phrase(key, {"amount": amount, **args})
    each, of = per_one(amount)
    return Phrase(f"{key}-per", {"amount": each, "of": of, **args})


def per_one(amount: Number) -> tuple[int, Phrase]:
    """How many for each one of what."""
    return (amount.each, amount.of.phrase()) if isinstance(amount, Times) else (1, amount.phrase())


@dataclass(frozen=True, slots=True)
class CountOf(Number):
    """How many such cards are in play."""

    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-number-count", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Counted(Number):
    """What the step before counted: tokens removed, wounds dealt, X paid."""

    what: str

    def phrase(self) -> Phrase:
        return Phrase(f"effects-number-{self.what}")


@dataclass(frozen=True, slots=True)
class Times(Number):
    """So many for each one counted."""

    each: int
    of: Number


def per(of: Number, each: int = 1) -> Number:
    """`each` for every one counted."""
    return of if each == 1 else Times(each, of)
