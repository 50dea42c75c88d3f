"""Damage, tokens, strikes and the end of a card."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Word, enumerated
from skyshelf.effects.numbers import Amount, counted, per_one
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Ref, Target
from skyshelf.effects.verbs.common import ALL, Counted, token_phrase, tokens_phrase
from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Deal(Op):
    """Damage: armor, barriers, prevention and redirection apply. Its source is this card, or the one `by` names."""

    amount: Amount
    to: Target
    by: Ref | None = None

    def phrase(self) -> Phrase:
        if self.by is None:
            return counted("effects-deal", self.amount, to=self.to.phrase())
        return counted("effects-deal-by", self.amount, to=self.to.phrase(), by=self.by.phrase())


@dataclass(frozen=True, slots=True)
class Put(Op):
    """Permanent tokens; opposite ones cancel. Wounds put this way are not damage."""

    tokens: tuple[Counted, ...]
    on: Target

    def phrase(self) -> Phrase:
        token, number = self.tokens[0]
        if len(self.tokens) > 1 or isinstance(number, int):
            return Phrase("effects-put", {"tokens": tokens_phrase(self.tokens), "on": self.on.phrase()})
        each, of = per_one(number)
        return Phrase(
            "effects-put-per", {"tokens": token_phrase(token, each), "on": self.on.phrase(), "of": of}
        )


@dataclass(frozen=True, slots=True)
class Spread(Op):
    """So many tokens in total, as evenly as possible; the cards that got any are "affected" afterwards."""

    number: int
    token: Word
    over: Cards

    def phrase(self) -> Phrase:
        tokens = token_phrase(self.token, self.number)
        return Phrase("effects-spread", {"tokens": tokens, "over": self.over.phrase()})


@dataclass(frozen=True, slots=True)
class Remove(Op):
    """Take tokens off a card: a fixed number, or any number of several kinds, perhaps not none."""

    tokens: tuple[Word, ...]
    number: int
    off: Target
    least: int = 0

    def phrase(self) -> Phrase:
        kinds = enumerated([token.phrase() for token in self.tokens], "effects-and-or")
        key = "effects-remove"
        if self.number == ALL:
            key += "-some" if self.least else "-any"
        return Phrase(key, {"token": kinds, "number": self.number, "off": self.off.phrase()})


@dataclass(frozen=True, slots=True)
class Shift(Op):
    """Tokens wander from one card to another: exactly one of the kinds, or any number, or all of them.

    Without kinds, tokens of every kind do."""

    tokens: tuple[Word, ...]
    number: int
    off: Target
    to: Target
    forced: bool = False

    def phrase(self) -> Phrase:
        if not self.tokens:
            return Phrase("effects-shift-everything", {"off": self.off.phrase(), "to": self.to.phrase()})
        kinds = enumerated(
            [token.phrase() for token in self.tokens], "effects-or" if self.number == 1 else "effects-and-or"
        )
        key = (
            "effects-shift-all"
            if self.forced
            else "effects-shift-any"
            if self.number == ALL
            else "effects-shift"
        )
        return Phrase(key, {"token": kinds, "off": self.off.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Take up to so many wounds off a card."""

    amount: int
    off: Target

    def phrase(self) -> Phrase:
        key = "effects-heal-all" if self.amount == ALL else "effects-heal"
        return Phrase(key, {"amount": self.amount, "off": self.off.phrase()})


@dataclass(frozen=True, slots=True)
class Strike(Op):
    """One creature strikes without being struck back."""

    who: Ref
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-strike", {"who": self.who.phrase(), "whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class Exchange(Op):
    """Two creatures strike each other at the same time."""

    who: Target
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-exchange", {"who": self.who.phrase(), "whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class Destroy(Op):
    """Destroy without damage."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-destroy", {"what": self.what.phrase()})
