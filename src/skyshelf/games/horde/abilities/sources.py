"""Where the numbers of a card in play come from, for a player who wants to check them."""

from __future__ import annotations

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
Part = tuple[Source, int]

PRINTED = "printed"
TOKENS = "tokens"
BOOST = "boost"
HEROIC = "heroic"
USED = "used"


def attack_parts(s: Horde, unit: UnitId) -> list[Part]:
    """What the current attack is added up from."""
    one = s.units[unit]
    parts: list[Part] = [(PRINTED, CARDS[one.card].attack), (TOKENS, one.might), (BOOST, one.boost_attack)]
    parts += _given(s, unit, Stat.ATTACK)
    if one.hp < 0:  # HRD-KEY-41
        parts.append((HEROIC, totals(s, unit).traits[Trait.HEROIC]))
    return _some(parts)


def health_parts(s: Horde, unit: UnitId) -> list[Part]:
    one = s.units[unit]
    return _some([(PRINTED, CARDS[one.card].health), (TOKENS, one.hp), (BOOST, one.boost_health)])


def armor_parts(s: Horde, unit: UnitId) -> list[Part]:
    """What the armor that is left in this turn is added up from. HRD-KEY-08"""
    one = s.units[unit]
    keywords = _given_armor(s, unit)
    own = totals(s, unit).traits[Trait.ARMOR] - sum(number for _, number in keywords)
    parts: list[Part] = [(PRINTED, own), (TOKENS, one.plate), (BOOST, one.boost_armor)]
    return _some([*parts, *_given(s, unit, Stat.ARMOR), *keywords, (USED, -one.armor_used)])


def _some(parts: list[Part]) -> list[Part]:
    return [part for part in parts if part[1]]


def _given(s: Horde, unit: UnitId, stat: Stat) -> list[Part]:
    """What static abilities give, each with the card that has the ability."""
    return [
        (rule.run.scope.card, amount(s, rule.run, number))
        for rule in _rules(s, unit)
        for number in (rule.attack if stat == Stat.ATTACK else rule.armor)
    ]


def _given_armor(s: Horde, unit: UnitId) -> list[Part]:
    return [
        (rule.run.scope.card, amount(s, rule.run, number))
        for rule in _rules(s, unit)
        for word, number in rule.keywords
        if word == Trait.ARMOR
    ]


def _rules(s: Horde, unit: UnitId) -> list[Rule]:
    return [rule for rule in rules_about(s, unit) if applies(s, rule, unit)]
