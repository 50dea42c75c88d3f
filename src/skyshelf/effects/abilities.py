"""Abilities: when a text counts. Triggered, static and replacing ones, costs, and keywords."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.conditions import Condition
from skyshelf.effects.node import Node, Word, enumerated, joined
from skyshelf.effects.numbers import Amount, counted, per_one
from skyshelf.effects.ops import Op, Ops, sentences
from skyshelf.effects.select import Cards, Either, Ref, Several, Target, What
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """One paragraph of a card."""


@dataclass(frozen=True, slots=True)
class Gift(Node):
    """Something that a card is given: a value, a keyword, an ability, a prohibition."""


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
            args["cost"] = joined([cost.phrase() for cost in self.costs], "effects-costs")
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

    def phrase(self) -> Phrase:
        key = "effects-after-once" if self.once else "effects-after"
        if self.even_if_destroyed:
            key += "-even-if-destroyed"
        if self.not_by_itself:
            key += "-not-by-itself"
        return Phrase(key, {"event": self.event.phrase(), "text": sentences(self.ops)})


@dataclass(frozen=True, slots=True)
class Static(Ability):
    """ "While ..., X has Y": counts as long as the card is in play and the condition holds; places no tokens."""

    to: Target
    gifts: tuple[Gift, ...]
    condition: Condition | None = None

    def phrase(self) -> Phrase:
        key = "effects-static-both" if isinstance(self.to, Several) else "effects-static"
        args: dict[str, Arg] = {"to": self.to.phrase()}
        bans = [gift.ban_phrase() for gift in self.gifts if isinstance(gift, Cannot | CannotPair)]
        given = [gift for gift in self.gifts if not isinstance(gift, Cannot | CannotPair)]
        if not given:
            key += "-cannot"
            args["gifts"] = enumerated(bans, "effects-or")
        elif all(isinstance(gift, Loses) for gift in given):
            key += "-loses"
            lost = [gift.lost_phrase() for gift in given if isinstance(gift, Loses)]
            args["gifts"] = enumerated(lost, "effects-and")
        else:
            args["gifts"] = enumerated([gift.phrase() for gift in given], "effects-and")
            if isinstance(given[-1], HasAbility) and not bans:
                key += "-quoted"
        if given and bans:
            key += "-and-cannot"
            args["bans"] = enumerated(bans, "effects-or")
        if self.condition is not None:
            return Phrase(f"{key}-while", {**args, "condition": self.condition.phrase()})
        return Phrase(key, args)


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

    change: Node
    optional: bool = False

    def phrase(self) -> Phrase:
        return self.change.phrase()


@dataclass(frozen=True, slots=True)
class OwnCost(Ability):
    """The card itself costs less while it is played."""

    less: Amount
    condition: Condition | None = None

    def phrase(self) -> Phrase:
        if self.condition is None:
            return counted("effects-own-cost", self.less)
        return counted("effects-own-cost-while", self.less, condition=self.condition.phrase())


@dataclass(frozen=True, slots=True)
class CheaperFor(Ability):
    """The player may pay something else while playing the card and then pays less mana."""

    costs: Ops
    less: int

    def phrase(self) -> Phrase:
        costs = joined([cost.phrase() for cost in self.costs], "effects-costs")
        return Phrase("effects-cheaper", {"cost": costs, "less": self.less})


@dataclass(frozen=True, slots=True)
class OtherUse(Ability):
    """Such cards of the hand can be played for these steps instead of their own text, as reactions too."""

    what: Cards
    ops: Ops

    def phrase(self) -> Phrase:
        return Phrase("effects-other-use", {"what": self.what.phrase(), "text": sentences(self.ops)})


@dataclass(frozen=True, slots=True)
class OnlyOn(Ability):
    """What an attachment may be attached to."""

    what: Cards | Ref

    def phrase(self) -> Phrase:
        what = self.what.phrase()
        return Phrase(
            "effects-only-on",
            {"what": what if isinstance(self.what, Ref) else Phrase("effects-target-a", {"what": what})},
        )


@dataclass(frozen=True, slots=True)
class Enchantment(Ability):
    """An ability that counts all game long, wherever its card is."""

    ability: Ability
    index: int = -1  # of the ability on its card, see `language.py`

    def phrase(self) -> Phrase:
        return Phrase("effects-enchantment", {"text": self.ability.phrase()})


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


@dataclass(frozen=True, slots=True)
class HasKeyword(Gift):
    word: Word
    number: Amount = 1

    def phrase(self) -> Phrase:
        return keyword_phrase(self.word, self.number)


@dataclass(frozen=True, slots=True)
class HasAbility(Gift):
    """A quoted ability: the card that gets it is "this card" in it."""

    ability: Ability
    index: int = -1  # of the ability on the card that gives it, see `language.py`

    def phrase(self) -> Phrase:
        return Phrase("effects-quoted", {"text": self.ability.phrase()})


@dataclass(frozen=True, slots=True)
class Cannot(Gift):
    ban: Word

    def phrase(self) -> Phrase:
        return Phrase("effects-cannot", {"ban": self.ban.phrase()})

    def ban_phrase(self) -> Phrase:
        return self.ban.phrase()


@dataclass(frozen=True, slots=True)
class CannotPair(Gift):
    """The card and such others cannot do something to each other: engage, strike."""

    ban: Word
    others: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-cannot", {"ban": self.ban_phrase()})

    def ban_phrase(self) -> Phrase:
        return Phrase(self.ban.phrase().key, {"others": self.others.phrase()})


@dataclass(frozen=True, slots=True)
class Loses(Gift):
    """All abilities, or one keyword."""

    word: Word | None = None

    def phrase(self) -> Phrase:
        if self.word is None:
            return Phrase("effects-loses-all")
        return Phrase("effects-loses", {"keyword": self.lost_phrase()})

    def lost_phrase(self) -> Phrase:
        """What stands after "loses"."""
        if self.word is None:
            return Phrase("effects-lost-all")
        return Phrase(self.word.phrase().key, {"number": 1})


@dataclass(frozen=True, slots=True)
class ResolvesTwice(Gift):
    """Abilities with this bold word are resolved a second time, with new choices."""

    word: Word

    def phrase(self) -> Phrase:
        return Phrase("effects-resolves-twice", {"word": self.word.phrase()})


@dataclass(frozen=True, slots=True)
class ExtraCost(Gift):
    """An action with this card costs something more: discard a card to engage it."""

    action: Word
    costs: tuple[Op, ...]

    def phrase(self) -> Phrase:
        costs = joined([cost.phrase() for cost in self.costs], "effects-costs")
        return Phrase("effects-extra-cost", {"action": self.action.phrase(), "cost": costs})


def after(
    event: Event,
    *ops: Op,
    even_if_destroyed: bool = False,
    not_by_itself: bool = False,
    once: bool = False,
) -> After:
    return After(event, ops, even_if_destroyed, not_by_itself, once)


def static(to: Target, *gifts: Gift, condition: Condition | None = None) -> Static:
    return Static(to, gifts, condition)
