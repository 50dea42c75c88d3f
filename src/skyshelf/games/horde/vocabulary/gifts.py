"""What cards have all the time, or are given for a turn."""

from __future__ import annotations

from skyshelf.effects.abilities import (
    Ability,
    Cannot,
    CannotPair,
    Enchantment,
    ExtraCost,
    Gift,
    HasAbility,
    HasKeyword,
    Keyword,
    Loses,
    OnlyOn,
    OtherUse,
    ResolvesTwice,
    Static,
    Value,
)
from skyshelf.effects.conditions import Condition
from skyshelf.effects.numbers import Amount
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Ref, Target
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


def keyword(trait: Trait, number: Amount = 1) -> HasKeyword:
    return HasKeyword(trait, number)


def ability(quoted: Ability) -> HasAbility:
    return HasAbility(quoted)


def cannot(ban: Ban) -> Cannot:
    return Cannot(ban)


def cannot_engage(others: Cards) -> CannotPair:
    return CannotPair(PairBan.ENGAGE, others)


def cannot_be_engaged_by(others: Cards) -> CannotPair:
    """The card itself may still come to them."""
    return CannotPair(PairBan.BE_APPROACHED, others)


def cannot_be_struck_by(others: Cards) -> CannotPair:
    return CannotPair(PairBan.BE_STRUCK, others)


def loses_abilities() -> Loses:
    return Loses()


def loses(trait: Trait) -> Loses:
    return Loses(trait)


def resolves_twice(moment: Moment) -> ResolvesTwice:
    return ResolvesTwice(moment)


def extra_cost_to_engage(*costs: Op) -> ExtraCost:
    return ExtraCost(Act.ENGAGE, costs)


def enchantment(ability: Ability) -> Enchantment:
    """It counts all game long, wherever the card is. MON-OUT-05"""
    return Enchantment(ability)


def can_be_played_for(what: Cards, *ops: Op) -> OtherUse:
    return OtherUse(what, ops)


def only_on(what: Cards | Ref) -> OnlyOn:
    return OnlyOn(what)
