"""What cards have all the time, or are given for a turn."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import (
    Ability,
    Gift,
    Keyword,
    QuotingAbility,
    QuotingGift,
    Standing,
    Value,
    keyword_phrase,
)
from skyshelf.effects.conditions import Condition
from skyshelf.effects.mention import of_itself
from skyshelf.effects.node import Word, enumerated, paid
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op, Ops, sentences
from skyshelf.effects.select import Cards, Ref, Several, Target
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.vocabulary.names import Act, Ban, Moment, PairBan, Stat, Trait

# Keywords a card has.
taunt = Keyword(Trait.TAUNT)
trample = Keyword(Trait.TRAMPLE)
barrier = Keyword(Trait.BARRIER)
pillager = Keyword(Trait.PILLAGER)


def armored(number: int) -> Keyword:
    return Keyword(Trait.ARMOR, number)


def heroic(number: Amount) -> Keyword:
    return Keyword(Trait.HEROIC, number)


def elusive(number: int) -> Keyword:
    return Keyword(Trait.ELUSIVE, number)


@dataclass(frozen=True, slots=True)
class Static(Standing):
    """ "While ..., X has Y"."""

    def phrase(self) -> Phrase:
        key = "effects-static-both" if isinstance(self.to, Several) else "effects-static"
        args: dict[str, Arg] = {"to": self.to.phrase()}
        bans = [gift.ban_phrase() for gift in self.gifts if isinstance(gift, Cannot | CannotPair)]
        given = [gift for gift in self.gifts if not isinstance(gift, Cannot | CannotPair)]
        if len(self.gifts) == 1 and isinstance(self.gifts[0], ResolvesTwice) and self.condition is None:
            return Phrase("effects-twice", {**args, "word": self.gifts[0].word.phrase()})
        if not given:
            key += "-cannot"
            args["gifts"] = enumerated(bans, "effects-nor")
        elif all(isinstance(gift, Loses) for gift in given):
            key += "-loses"
            lost = [gift.lost_phrase() for gift in given if isinstance(gift, Loses)]
            args["gifts"] = enumerated(lost, "effects-and")
        else:
            gifts = enumerated([gift.phrase() for gift in given], "effects-and")
            args["gifts"] = of_itself(self.to.phrase(), gifts)
            if isinstance(given[-1], HasAbility) and not bans:
                key += "-quoted"
        if given and bans:
            key += "-and-cannot"
            args["bans"] = enumerated(bans, "effects-nor")
        if self.condition is not None:
            ending = "during" if self.condition.is_time() else "while"
            return Phrase(f"{key}-{ending}", {**args, "condition": self.condition.phrase()})
        return Phrase(key, args)


# What cards are given, for a turn by `grant` or always by `has`.


def has(
    to: Target, *gifts: Gift, attack: Amount = 0, armor: Amount = 0, condition: Condition | None = None
) -> Static:
    """While the card is in play (and the condition holds) `to` has all this."""
    values: list[Gift] = []
    for stat, number in ((Stat.ATTACK, attack), (Stat.ARMOR, armor)):
        if number != 0:
            values.append(Value(stat, number))
    return Static(to, (*values, *gifts), condition)


@dataclass(frozen=True, slots=True)
class HasKeyword(Gift):
    word: Word
    number: Amount = 1

    def phrase(self) -> Phrase:
        return keyword_phrase(self.word, self.number)


def keyword(trait: Trait, number: Amount = 1) -> HasKeyword:
    return HasKeyword(trait, number)


@dataclass(frozen=True, slots=True)
class HasAbility(QuotingGift):
    """A quoted ability: the card that gets it is "this card" in it."""

    def phrase(self) -> Phrase:
        return Phrase("effects-quoted", {"text": _within_quotes(self.ability.phrase())})


def _within_quotes(phrase: Phrase) -> Phrase:
    """What is quoted in a quotation has marks of its own."""
    args = {
        name: _within_quotes(arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()
    }
    key = "effects-quoted-within" if phrase.key == "effects-quoted" else phrase.key
    return Phrase(key, args)


def ability(quoted: Ability) -> HasAbility:
    return HasAbility(quoted)


@dataclass(frozen=True, slots=True)
class Cannot(Gift):
    ban: Word

    def phrase(self) -> Phrase:
        return Phrase("effects-cannot", {"ban": self.ban.phrase()})

    def ban_phrase(self) -> Phrase:
        return self.ban.phrase()


def cannot(ban: Ban) -> Cannot:
    return Cannot(ban)


@dataclass(frozen=True, slots=True)
class CannotPair(Gift):
    """The card and such others cannot do something to each other: engage, strike."""

    ban: Word
    others: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-cannot", {"ban": self.ban_phrase()})

    def ban_phrase(self) -> Phrase:
        return Phrase(self.ban.phrase().key, {"others": self.others.phrase()})


def cannot_engage(others: Cards) -> CannotPair:
    return CannotPair(PairBan.ENGAGE, others)


def cannot_be_engaged_by(others: Cards) -> CannotPair:
    """The card itself may still come to them."""
    return CannotPair(PairBan.BE_APPROACHED, others)


def cannot_be_struck_by(others: Cards) -> CannotPair:
    return CannotPair(PairBan.BE_STRUCK, others)


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


def loses_abilities() -> Loses:
    return Loses()


def loses(trait: Trait) -> Loses:
    return Loses(trait)


@dataclass(frozen=True, slots=True)
class ResolvesTwice(Gift):
    """Abilities with this bold word are resolved a second time, with new choices."""

    word: Word

    def phrase(self) -> Phrase:
        return Phrase("effects-resolves-twice", {"word": self.word.phrase()})


def resolves_twice(moment: Moment) -> ResolvesTwice:
    return ResolvesTwice(moment)


@dataclass(frozen=True, slots=True)
class ExtraCost(Gift):
    """An action with this card costs something more: discard a card to engage it."""

    action: Word
    costs: Ops

    def steps(self) -> Ops:
        return self.costs

    def phrase(self) -> Phrase:
        costs = paid([cost.phrase() for cost in self.costs])
        return Phrase("effects-extra-cost", {"action": self.action.phrase(), "cost": costs})


def extra_cost_to_engage(*costs: Op) -> ExtraCost:
    return ExtraCost(Act.ENGAGE, costs)


@dataclass(frozen=True, slots=True)
class Enchantment(QuotingAbility):
    """An ability that counts all game long, wherever its card is."""

    def phrase(self) -> Phrase:
        return Phrase("effects-enchantment", {"text": self.ability.phrase()})


def enchantment(ability: Ability) -> Enchantment:
    """It counts all game long, wherever the card is. MON-OUT-05"""
    return Enchantment(ability)


@dataclass(frozen=True, slots=True)
class OtherUse(Ability):
    """Such cards of the hand can be played for these steps instead of their own text, as reactions too."""

    what: Cards
    ops: Ops

    def steps(self) -> Ops:
        return self.ops

    def phrase(self) -> Phrase:
        return Phrase("effects-other-use", {"what": self.what.phrase(), "text": sentences(self.ops)})


def can_be_played_for(what: Cards, *ops: Op) -> OtherUse:
    return OtherUse(what, ops)


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


def only_on(what: Cards | Ref) -> OnlyOn:
    return OnlyOn(what)


@dataclass(frozen=True, slots=True)
class OwnCost(Ability):
    """The card itself costs less while it is played."""

    less: Amount
    condition: Condition | None = None

    def phrase(self) -> Phrase:
        if self.condition is None:
            return counted("effects-own-cost", self.less)
        return counted("effects-own-cost-while", self.less, condition=self.condition.phrase())


def costs_less(less: Amount, condition: Condition | None = None) -> OwnCost:
    return OwnCost(less, condition)


@dataclass(frozen=True, slots=True)
class CheaperFor(Ability):
    """The player may pay something else while playing the card and then pays less mana."""

    costs: Ops
    less: int

    def steps(self) -> Ops:
        return self.costs

    def phrase(self) -> Phrase:
        costs = paid([cost.phrase() for cost in self.costs])
        return Phrase("effects-cheaper", {"cost": costs, "less": self.less})


def may_pay_to_cost_less(*costs: Op, less: int) -> CheaperFor:
    return CheaperFor(costs, less)
