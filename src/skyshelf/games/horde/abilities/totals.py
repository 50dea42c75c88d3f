"""Attack, armor, keywords, prohibitions of a card: printed values, tokens, boosts, static abilities. HRD-RES-13"""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.effects.numbers import Amount
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import amount, fits
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.games.horde.abilities.index import applies, attack_rules, index_of, rules_about, seat_of
from skyshelf.games.horde.abilities.lasting import Rule
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.lanes import NO_LANE
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.gifts import CannotPair
from skyshelf.games.horde.vocabulary.names import Ban, PairBan, Trait

_BE_MOVED, _BE_ENGAGED = Ban.BE_MOVED, Ban.BE_ENGAGED
_ARMOR = Trait.ARMOR

_TRAITS = len(Trait)
_INVULNERABLE = 1 << Ban.BE_DAMAGED | 1 << Ban.GAIN_WOUNDS


class Totals:
    """Armor, prohibitions and keywords of a card now; kept until anything that they depend on changes."""

    __slots__ = ("armor", "bans", "traits")

    def __init__(self, armor: int, bans: int, traits: list[int]) -> None:
        self.armor = armor
        self.bans = bans
        self.traits = traits


def totals(s: Horde, unit: UnitId) -> Totals:
    found = s.totals.get(unit)
    return _counted(s, unit) if found is None else found


def attack_of(s: Horde, unit: UnitId) -> int:
    """The current attack; it may be below 0. HRD-CRE-05 HRD-KEY-15"""
    one = s.units[unit]
    attack = CARDS[one.card].attack + one.might + one.boost_attack
    for rule in attack_rules(s, unit):
        if rule.sure or applies(s, rule, unit):
            for number in rule.attack:
                attack += number if isinstance(number, int) else amount(s, rule.run, number)
    if one.hp < 0:  # HRD-KEY-41 HRD-KEY-42
        attack += trait_of(s, unit, Trait.HEROIC)
    return attack


def strength_of(s: Horde, unit: UnitId) -> int:
    """The damage of a strike: a negative attack counts as 0. MON-CRE-05"""
    return max(0, attack_of(s, unit))


def rank_of(s: Horde, unit: UnitId) -> tuple[int, int]:
    """By what the strongest (HRD-KEY-75 HRD-KEY-76) and the weakest (HRD-KEY-90 HRD-KEY-91) are found."""
    # Whether a negative attack counts as 0: HRD-Q-42 MON-CRE-05
    attack = strength_of(s, unit) if s.edition.compares_from_0 else attack_of(s, unit)
    return attack, health_of(s, unit)


def health_of(s: Horde, unit: UnitId) -> int:
    """The printed health is where it starts. HRD-CARD-07 HRD-CRE-06 HRD-KEY-40 MON-CRE-07"""
    one = s.units[unit]
    return CARDS[one.card].health + one.hp + one.boost_health


def armor_left(s: Horde, unit: UnitId) -> int:
    """Armor is a budget for the whole turn. HRD-KEY-08 MON-KEY-09 MON-KEY-11 MON-TOK-08 MON-Q-40"""
    one = s.units[unit]
    if not (one.plate or one.boost_armor or may_have(s, unit, _ARMOR)):
        return 0
    return max(0, totals(s, unit).armor - one.armor_used)


def trait_of(s: Horde, unit: UnitId, trait: Trait) -> int:
    """The number of a keyword, added up over all its sources; 0 if the card lacks it."""
    return totals(s, unit).traits[trait] if may_have(s, unit, trait) else 0


def having(s: Horde, row: Sequence[UnitId], trait: Trait) -> list[UnitId]:
    """The cards of a row of lanes that have a keyword; where none can have it, none is looked at closely."""
    given = index_of(s).keywords
    found = []
    for unit in row:
        if unit != NO_UNIT:
            one = s.units[unit]
            if (CARDS[one.card].keywords | given) >> trait & 1 or one.traits or one.model != NO_CARD:
                found.append(unit)
    return [unit for unit in found if totals(s, unit).traits[trait]] if found else found


def may_have(s: Horde, unit: UnitId, trait: Trait) -> bool:
    """Whether anything could give the card a keyword; if not, nothing needs to be added up."""
    one = s.units[unit]
    if one.traits or one.model != NO_CARD:
        return True
    return bool((CARDS[one.card].keywords | index_of(s).keywords) >> trait & 1)


def is_banned(s: Horde, unit: UnitId, ban: Ban) -> bool:
    """Nothing is added up for a prohibition that nothing in play can give."""
    one = s.units[unit]
    if (one.bans | one.lane_bans) >> ban & 1:
        return True
    if not ((s.ability_index or index_of(s)).bans >> ban & 1 or s.rules.spared):
        return False
    return bool(totals(s, unit).bans >> ban & 1)


def is_challenged(s: Horde, ally: UnitId) -> bool:
    """Whether the monster facing it keeps the move action from it, as long as that monster stays and is exhausted.
    Abilities move it all the same. HRD-VS-34 HRD-VS-35 HRD-Q-54
    """
    lane = s.units[ally].lane
    facing = s.front[lane] if lane != NO_LANE else NO_UNIT
    return facing != NO_UNIT and s.units[facing].challenging and s.engaged_with(ally) == facing


def may_move(s: Horde, ally: UnitId) -> bool:
    """Whether nothing keeps the move action from an ally of the first edition. HRD-VS-34"""
    return not is_banned(s, ally, _BE_MOVED) and not is_challenged(s, ally)


def is_banned_by_others(s: Horde, unit: UnitId, ban: Ban, source: UnitId) -> bool:
    """As `is_banned`, but an ability of the source itself does not stand in its own way."""
    one = s.units[unit]
    if (one.bans | one.lane_bans) >> ban & 1:
        return True
    index = index_of(s)
    if not index.bans >> ban & 1:
        return False
    return any(
        rule.bans >> ban & 1 and rule.run.scope.source != source and applies(s, rule, unit)
        for rule in (*index.own.get(unit, ()), *index.wide)
    )


def has_barrier(s: Horde, unit: UnitId) -> bool:
    """Barrier works while there is no wound token. HRD-KEY-17 HRD-KEY-19 HRD-Q-07"""
    return s.units[unit].hp >= 0 and bool(trait_of(s, unit, Trait.BARRIER))


def can_engage(s: Horde, monster: UnitId, ally: UnitId) -> bool:
    """ "Cannot" of either card is enough. HRD-KEY-20"""
    if is_banned(s, monster, _BE_ENGAGED):
        return False
    if not index_of(s).pair_bans:
        return True
    return not (
        pair_banned(s, monster, ally, PairBan.ENGAGE) or pair_banned(s, ally, monster, PairBan.ENGAGE)
    )


def keeps_apart(s: Horde) -> bool:
    """Whether anything could keep creatures in play from engaging each other; else pairs need no look.

    It is kept as long as the totals.
    """
    if s.apart is None:
        s.apart = _keeps_apart(s)
    return s.apart


def _keeps_apart(s: Horde) -> bool:
    index = index_of(s)
    if index.pair_bans or index.bans >> _BE_ENGAGED & 1:
        return True
    for one in s.units:
        if (one.bans or one.lane_bans) and (one.bans | one.lane_bans) >> _BE_ENGAGED & 1:
            return True
    return False


def can_approach(s: Horde, ally: UnitId, monster: UnitId) -> bool:
    """Whether an ally may come to the lane of a monster. MON-KEY-65 MON-ENC-08"""
    return can_engage(s, monster, ally) and not pair_banned(s, monster, ally, PairBan.BE_APPROACHED)


def pair_banned(s: Horde, unit: UnitId, other: UnitId, ban: PairBan) -> bool:
    """Whether an ability of the first card keeps the second one from it."""
    index = index_of(s)
    if not index.pair_bans >> ban & 1:
        return False
    for rule in (*index.own.get(unit, ()), *index.wide):
        for gift in rule.static.gifts if rule.pair_bans else ():
            if not isinstance(gift, CannotPair) or gift.ban != ban:
                continue
            if fits(s, rule.run, gift.others, other) and applies(s, rule, unit):
                return True
    return False


def _counted(s: Horde, unit: UnitId) -> Totals:
    """All sources added up; what cards have all the time places no tokens. MON-KEY-10 MON-KEY-43 MON-KEY-44"""
    one = s.units[unit]
    card = CARDS[one.card]
    traits = [0] * _TRAITS
    index = index_of(s)
    if not index.stripped >> unit & 1:
        if not one.stripped:
            for trait, number in (
                card.traits if one.model == NO_CARD else card.traits + CARDS[one.model].traits
            ):
                traits[trait] += number if isinstance(number, int) else _number(s, unit, number)
        for trait, value in one.traits:
            traits[trait] += value
    sums = Totals(
        one.plate + one.boost_armor,  # MON-TOK-06
        one.bans | one.lane_bans,
        traits,
    )
    if s.rules.spared and s.spares(unit):
        sums.bans |= _INVULNERABLE
    later: list[Rule] = []
    for rule in rules_about(s, unit):
        if not (rule.keyword_bits or rule.bans):
            continue
        if rule.late:
            later.append(rule)
        elif rule.sure or applies(s, rule, unit):
            _give(s, rule, sums)  # MON-TOK-09 MON-TOK-10 MON-RES-15
    sums.armor += traits[_ARMOR]
    s.totals[unit] = sums
    if later:
        armor = traits[_ARMOR]
        for rule in later:
            if applies(s, rule, unit):
                _give(s, rule, sums)
        sums.armor += traits[_ARMOR] - armor
    return sums


def _give(s: Horde, rule: Rule, sums: Totals) -> None:
    run = rule.run
    for number in rule.armor:
        sums.armor += amount(s, run, number)
    for word, number in rule.keywords:
        sums.traits[word] += amount(s, run, number)
    for word in rule.lost:
        sums.traits[word] = 0
    sums.bans |= rule.bans


def _number(s: Horde, unit: UnitId, number: Amount) -> int:
    one = s.units[unit]
    return amount(s, Run(Scope(one.card, 0, unit, seat_of(s, one))), number)
