"""When abilities count: the bold words, the events they wait for, and what cards have all the time."""

from __future__ import annotations

from skyshelf.effects.abilities import (
    Ability,
    After,
    Cannot,
    CannotPair,
    CheaperFor,
    Enchantment,
    Event,
    ExtraCost,
    HasAbility,
    HasKeyword,
    Keyword,
    Loses,
    OnlyOn,
    OtherUse,
    OwnCost,
    Replacing,
    ResolvesTwice,
    Static,
    Triggered,
    Value,
)
from skyshelf.effects.conditions import Condition
from skyshelf.effects.node import Node
from skyshelf.effects.numbers import Amount
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Ref, Target, What
from skyshelf.effects.verbs.change import Gift
from skyshelf.games.horde.words.names import Act, Ban, Happening, Moment, PairBan, Stat, Trait
from skyshelf.games.horde.words.nouns import this


def play(*ops: Op, cost: tuple[Op, ...] = (), reaction: bool = False) -> Triggered:
    return Triggered(Moment.PLAY, ops, cost, reaction)


def fight(*ops: Op, cost: tuple[Op, ...] = ()) -> Triggered:
    return Triggered(Moment.FIGHT, ops, cost)


def play_and_fight(*ops: Op) -> Triggered:
    """ "Play, Fight:": the same steps at both moments."""
    return Triggered(Moment.PLAY, ops, also=Moment.FIGHT)


def exhaust_to(*ops: Op, cost: tuple[Op, ...] = (), reaction: bool = False) -> Triggered:
    return Triggered(Moment.EXHAUST, ops, cost, reaction)


def destroyed(*ops: Op) -> Triggered:
    return Triggered(Moment.DESTROYED, ops)


def treachery(*ops: Op) -> Triggered:
    return Triggered(Moment.TREACHERY, ops)


def pillaging(*ops: Op) -> Triggered:
    """ "Pillage:" in the back line."""
    return Triggered(Moment.PILLAGE, ops)


def setup(*ops: Op) -> Triggered:
    return Triggered(Moment.SETUP, ops)


def action(*ops: Op, cost: tuple[Op, ...] = ()) -> Triggered:
    """Of the horde player, once per turn."""
    return Triggered(Moment.ACTION, ops, cost)


Card = What


def at(happening: Happening, *ops: Op) -> After:
    return After(Event(happening), ops)


def strikes(who: Card, whom: Card) -> Event:
    return Event(Happening.STRIKES, who, whom)


def first_strike(who: Card) -> Event:
    return Event(Happening.FIRST_STRIKE, who)


def damages(who: Card, whom: Card) -> Event:
    return Event(Happening.DAMAGES, who, whom)


def gains_wounds(who: Card) -> Event:
    return Event(Happening.GAINS_WOUNDS, who)


def gains_health(who: Card) -> Event:
    return Event(Happening.GAINS_HEALTH, who)


def health_removed(who: Card) -> Event:
    return Event(Happening.HEALTH_REMOVED, who)


def destroys(who: Card, whom: Card) -> Event:
    return Event(Happening.DESTROYS, who, whom)


def is_destroyed(who: Card) -> Event:
    return Event(Happening.DESTROYED, who)


def you_heal(whom: Card) -> Event:
    return Event(Happening.HEALED, whom, None, yours=True)


def you_play(what: Card) -> Event:
    return Event(Happening.PLAYED, what, None, yours=True)


def becomes_engaged(who: Card, whom: Card) -> Event:
    return Event(Happening.BECOMES_ENGAGED, who, whom)


def moves(who: Card) -> Event:
    return Event(Happening.MOVES, who)


def you_draw() -> Event:
    return Event(Happening.DRAWS, None, None, yours=True)


def you_gain_mana() -> Event:
    return Event(Happening.GAINS_MANA, None, None, yours=True)


def you_rebuild() -> Event:
    return Event(Happening.REBUILDS, None, None, yours=True)


def resolves_mutaform(who: Card) -> Event:
    return Event(Happening.RESOLVES_MUTAFORM, who)


def is_exhausted(who: Card) -> Event:
    return Event(Happening.EXHAUSTED, who)


def leaves_play(who: Card) -> Event:
    return Event(Happening.LEAVES_PLAY, who)


def revealed(who: Card) -> Event:
    return Event(Happening.REVEALED, who)


def summoned_from_pile(who: Card) -> Event:
    return Event(Happening.SUMMONED_FROM_PILE, who)


def treachery_flipped() -> Event:
    """The boosted monster is the card of the event."""
    return Event(Happening.TREACHERY_FLIPPED)


def treachery_resolved() -> Event:
    return Event(Happening.TREACHERY_RESOLVED)


def cards_beneath(least: int) -> Event:
    """So many cards or more lie beneath this card."""
    return Event(Happening.CARDS_BENEATH, this, least=least)


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


def instead(change: Node, optional: bool = False) -> Replacing:
    return Replacing(change, optional)


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


def costs_less(less: Amount, condition: Condition | None = None) -> OwnCost:
    return OwnCost(less, condition)


def may_pay_to_cost_less(*costs: Op, less: int) -> CheaperFor:
    return CheaperFor(costs, less)


def enchantment(ability: Ability) -> Enchantment:
    """It counts all game long, wherever the card is. MON-OUT-05"""
    return Enchantment(ability)


def can_be_played_for(what: Cards, *ops: Op) -> OtherUse:
    return OtherUse(what, ops)


def only_on(what: Cards | Ref) -> OnlyOn:
    return OnlyOn(what)
