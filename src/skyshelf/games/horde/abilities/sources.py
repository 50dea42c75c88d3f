"""Where the numbers of a card in play come from, for a player who wants to check them."""

from __future__ import annotations

from typing import NamedTuple

from skyshelf.effects.targets import amount
from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.abilities.index import applies, rules_about
from skyshelf.games.horde.abilities.lasting import Rule
from skyshelf.games.horde.abilities.totals import totals
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Stat, Trait

# A card by its number, or one of the names below.
Source = int | str


class Summand(NamedTuple):
    """What a number is added up from."""

    source: Source
    amount: int


PRINTED = "printed"
TOKENS = "tokens"
BOOST = "boost"
HEROIC = "heroic"
USED = "used"


def attack_parts(s: Horde, unit: UnitId) -> list[Summand]:
    """What the current attack is added up from."""
    one = s.units[unit]
    parts: list[Summand] = [
        Summand(PRINTED, CARDS[one.card].attack),
        Summand(TOKENS, one.might),
        Summand(BOOST, one.boost_attack),
    ]
    parts += _given(s, unit, Stat.ATTACK)
    if one.hp < 0:  # HRD-KEY-41
        parts.append(Summand(HEROIC, totals(s, unit).traits[Trait.HEROIC]))
    return _some(parts)


def health_parts(s: Horde, unit: UnitId) -> list[Summand]:
    one = s.units[unit]
    return _some(
        [Summand(PRINTED, CARDS[one.card].health), Summand(TOKENS, one.hp), Summand(BOOST, one.boost_health)]
    )


def armor_parts(s: Horde, unit: UnitId) -> list[Summand]:
    """What the armor that is left in this turn is added up from. HRD-KEY-08"""
    one = s.units[unit]
    keywords = _given_armor(s, unit)
    own = totals(s, unit).traits[Trait.ARMOR] - sum(number for _, number in keywords)
    parts: list[Summand] = [
        Summand(PRINTED, own),
        Summand(TOKENS, one.plate),
        Summand(BOOST, one.boost_armor),
    ]
    return _some([*parts, *_given(s, unit, Stat.ARMOR), *keywords, Summand(USED, -one.armor_used)])


def _some(parts: list[Summand]) -> list[Summand]:
    return [part for part in parts if part.amount]


def _given(s: Horde, unit: UnitId, stat: Stat) -> list[Summand]:
    """What static abilities give, each with the card that has the ability."""
    return [
        Summand(rule.run.scope.card, amount(s, rule.run, number))
        for rule in _rules(s, unit)
        for number in (rule.attack if stat == Stat.ATTACK else rule.armor)
    ]


def _given_armor(s: Horde, unit: UnitId) -> list[Summand]:
    return [
        Summand(rule.run.scope.card, amount(s, rule.run, number))
        for rule in _rules(s, unit)
        for word, number in rule.keywords
        if word == Trait.ARMOR
    ]


def _rules(s: Horde, unit: UnitId) -> list[Rule]:
    return [rule for rule in rules_about(s, unit) if applies(s, rule, unit)]
