"""Amounts: a plain number, or something that is counted when the text resolves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from skyshelf.effects.node import Node, Word
from skyshelf.effects.select import Cards, Pile, Ref
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Number(Node):
    """An amount that is counted."""


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
class TokensOn(Number):
    """The tokens of one kind on a card."""

    token: Word
    on: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-number-tokens", {"token": self.token.phrase(), "on": self.on.phrase()})


@dataclass(frozen=True, slots=True)
class ValueOf(Number):
    """A value of a card as it is now: attack, health, mana cost."""

    value: Word
    of: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-number-value", {"value": self.value.phrase(), "of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class KeywordOf(Number):
    """The number of a keyword that a card has, from all sources together."""

    keyword: Word
    of: Ref

    def phrase(self) -> Phrase:
        keyword = Phrase(self.keyword.phrase().key, {"number": 0})
        return Phrase("effects-number-keyword", {"keyword": keyword, "of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class CountOf(Number):
    """How many such cards are in play."""

    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-number-count", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class CardsIn(Number):
    """How many such cards lie in a pile."""

    pile: Pile

    def phrase(self) -> Phrase:
        zone = self.pile.zone.phrase()
        if self.pile.what is None:
            return Phrase("effects-number-pile", {"zone": zone})
        return Phrase("effects-number-pile-of", {"zone": zone, "what": self.pile.what.phrase()})


@dataclass(frozen=True, slots=True)
class Beneath(Number):
    """How many cards lie beneath a card."""

    of: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-number-beneath", {"of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class Counted(Number):
    """What the step before counted: tokens removed, wounds dealt, X paid."""

    what: str = "counted"

    def phrase(self) -> Phrase:
        return Phrase(f"effects-number-{self.what}")


@dataclass(frozen=True, slots=True)
class Times(Number):
    """So many for each one counted."""

    each: int
    of: Number


COUNTED = Counted()
DESTROYED_THIS_WAY = Counted("destroyed")
REMOVED_THIS_WAY = Counted("removed")
PAID_THIS_WAY = Counted("paid")
THAT_COST = Counted("cost")
RELEASED_THIS_WAY = Counted("released")
WOUNDS_DEALT = Counted("wounds")
MANA_COST_OF_IT = Counted("mana-cost")


def per(of: Number, each: int = 1) -> Number:
    """`each` for every one counted."""
    return of if each == 1 else Times(each, of)
