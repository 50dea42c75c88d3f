"""Abilities: when a text counts. Triggered, static and replacing ones, costs, and keywords."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from skyshelf.effects.conditions import Condition
from skyshelf.effects.mention import after_event
from skyshelf.effects.node import Node, Word, joined, paid
from skyshelf.effects.numbers import Amount, per_one
from skyshelf.effects.ops import Op, Ops, sentences
from skyshelf.effects.select import Either, Ref, Target, What
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """One paragraph of a card."""

    def steps(self) -> Ops:
        """What it does when it counts, its costs first; the language cuts it into blocks that can run."""
        return ()


@dataclass(frozen=True, slots=True)
class QuotingAbility(Ability):
    """A paragraph that holds an ability in quotes, which counts at another time."""

    ability: Ability
    index: int = -1  # of the ability on the card where it is written, see `language.py`

    def numbered(self, index: int) -> Self:
        return replace(self, index=index)


@dataclass(frozen=True, slots=True)
class Gift(Node):
    """Something that a card is given: a value, a keyword, an ability, a prohibition."""

    def steps(self) -> Ops:
        """Steps that come with it, as a price does."""
        return ()


@dataclass(frozen=True, slots=True)
class QuotingGift(Gift):
    """An ability in quotes that another card is given."""

    ability: Ability
    index: int = -1  # as above: compiled classes have one base

    def numbered(self, index: int) -> Self:
        return replace(self, index=index)


@dataclass(frozen=True, slots=True)
class Replacement(Node):
    """What happens instead of something."""

    def steps(self) -> Ops:
        return ()


@dataclass(frozen=True, slots=True)
class Giving(Op):
    """A step that hands something out, quoted abilities among it."""

    gifts: tuple[Gift, ...]


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """ "Play:", "Fight:", "Exhaust, pay 1 mana:": a bold word or two, perhaps costs, then steps."""

    when: Word
    ops: Ops
    costs: Ops = ()
    reaction: bool = False
    also: Word | None = None

    def steps(self) -> Ops:
        return self.costs + self.ops

    @property
    def moments(self) -> tuple[Word, ...]:
        return (self.when,) if self.also is None else (self.when, self.also)

    def phrase(self) -> Phrase:
        words = joined([word.phrase() for word in self.moments], "effects-list")
        args: dict[str, Arg] = {"when": words, "text": sentences(self.ops)}
        key = "effects-ability"
        if self.reaction:
            key += "-reaction"
        if self.costs:
            key += "-cost"
            args["cost"] = paid([cost.phrase() for cost in self.costs])
        return Phrase(key, args)


@dataclass(frozen=True, slots=True)
class Event(Node):
    """Something that abilities wait for: who did what to whom."""

    happening: Word
    who: What | None = None
    whom: What | None = None
    # Only what the owner of the card does counts: "after you heal".
    yours: bool = False
    # Only from this number on: "when 3 or more cards are beneath this card".
    least: int = 0

    def phrase(self) -> Phrase:
        key = f"effects-event-{self.happening.name.lower().replace('_', '-')}"
        args: dict[str, Arg] = {"least": self.least} if self.least else {}
        for name, part in (("who", self.who), ("whom", self.whom)):
            if isinstance(part, Ref | Either):
                args[name] = part.phrase()
            elif part is not None:
                args[name] = Phrase("effects-target-a", {"what": part.phrase()})
        return Phrase(key, args)


@dataclass(frozen=True, slots=True)
class After(Ability):
    """ "After a neighbor strikes a monster: ..."; times of the turn are events without a card."""

    event: Event
    ops: Ops
    # Some cards still react when the very event destroyed them.
    even_if_destroyed: bool = False
    # What this ability itself does is no reason for it to count again.
    not_by_itself: bool = False
    # Several such events of one effect count as one.
    once: bool = False

    def steps(self) -> Ops:
        return self.ops

    def phrase(self) -> Phrase:
        key = "effects-after-once" if self.once else "effects-after"
        if self.even_if_destroyed:
            key += "-even-if-destroyed"
        if self.not_by_itself:
            key += "-not-by-itself"
        event = self.event.phrase()
        return Phrase(key, {"event": event, "text": after_event(event, sentences(self.ops))})


@dataclass(frozen=True, slots=True)
class Standing(Ability):
    """ "While ..., X has Y": counts as long as the card is in play and the condition holds; places no tokens."""

    to: Target
    gifts: tuple[Gift, ...]
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A printed keyword with its number; keywords without a number have 1."""

    word: Word
    number: Amount = 1

    def phrase(self) -> Phrase:
        return keyword_phrase(self.word, self.number)


def keyword_phrase(word: Word, number: Amount) -> Phrase:
    inner = word.phrase()
    if isinstance(number, int):
        return Phrase(inner.key, {"number": number})
    return Phrase(
        "effects-keyword-counted", {"keyword": Phrase(inner.key, {"number": 0}), "of": number.phrase()}
    )


@dataclass(frozen=True, slots=True)
class Replacing(Ability):
    """ "If this would happen, that happens instead." """

    change: Replacement
    optional: bool = False

    def steps(self) -> Ops:
        return self.change.steps()

    def phrase(self) -> Phrase:
        return self.change.phrase()


# What a card has or is given.


@dataclass(frozen=True, slots=True)
class Value(Gift):
    """+N attack, armor or health; other numbers of a card as well."""

    stat: Word
    amount: Amount

    def phrase(self) -> Phrase:
        return value_phrase(self.stat, self.amount)


def value_phrase(stat: Word, number: Amount) -> Phrase:
    if isinstance(number, int):
        return Phrase(
            "effects-value" if number >= 0 else "effects-value-less",
            {"stat": stat.phrase(), "number": abs(number)},
        )
    each, of = per_one(number)
    key = "effects-value-per" if each >= 0 else "effects-value-less-per"
    return Phrase(key, {"stat": stat.phrase(), "number": abs(each), "of": of})


def after(
    event: Event,
    *ops: Op,
    even_if_destroyed: bool = False,
    not_by_itself: bool = False,
    once: bool = False,
) -> After:
    return After(event, ops, even_if_destroyed, not_by_itself, once)
