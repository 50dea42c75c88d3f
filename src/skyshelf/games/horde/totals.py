"""Attack, armor, keywords and prohibitions of a card: printed values, tokens, boosts and static abilities.
HRD-RES-13
"""

from __future__ import annotations

from skyshelf.effects.abilities import Cannot, CannotPair, HasKeyword, Loses, Static, Value
from skyshelf.effects.numbers import Amount
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import amount, fits
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.index import applies, index_of, seat_of
from skyshelf.games.horde.state import Horde
from skyshelf.games.horde.words.names import Ban, PairBan, Stat, Trait

_INVULNERABLE = 1 << Ban.BE_DAMAGED | 1 << Ban.GAIN_WOUNDS


class Totals:
    """What a card amounts to now; kept until anything that it depends on changes."""

    __slots__ = ("armor", "attack", "bans", "traits")

    def __init__(self, attack: int, armor: int, bans: int, traits: list[int]) -> None:
        self.attack = attack
        self.armor = armor
        self.bans = bans
        self.traits = traits


def totals(s: Horde, unit: int) -> Totals:
    found = s.totals.get(unit)
    return _counted(s, unit) if found is None else found


def attack_of(s: Horde, unit: int) -> int:
    """The current attack; it may be below 0 for comparisons. HRD-CRE-05 HRD-Q-42 HRD-KEY-15"""
    return totals(s, unit).attack


def strength_of(s: Horde, unit: int) -> int:
    """The damage of a strike: a negative attack counts as 0. MON-CRE-05"""
    return max(0, totals(s, unit).attack)


def health_of(s: Horde, unit: int) -> int:
    """The printed health is where it starts. HRD-CARD-07 HRD-CRE-06 HRD-KEY-40 MON-CRE-07"""
    one = s.units[unit]
    return CARDS[one.card].health + one.hp + one.boost_health


def armor_left(s: Horde, unit: int) -> int:
    """Armor is a budget for the whole turn. HRD-KEY-08 MON-KEY-09 MON-KEY-11 MON-TOK-08 MON-Q-40"""
    return max(0, totals(s, unit).armor - s.units[unit].armor_used)


def trait_of(s: Horde, unit: int, trait: Trait) -> int:
    """The number of a keyword, added up over all its sources; 0 if the card lacks it."""
    return totals(s, unit).traits[trait]


def is_banned(s: Horde, unit: int, ban: Ban) -> bool:
    return bool(totals(s, unit).bans >> ban & 1)


def is_challenged(s: Horde, ally: int) -> bool:
    """Whether the monster facing it keeps the move action from it, as long as that monster stays and is exhausted.
    HRD-VS-34 HRD-VS-35 HRD-Q-54
    """
    facing = s.engaged_with(ally)
    return facing >= 0 and s.units[facing].challenging


def is_banned_by_others(s: Horde, unit: int, ban: Ban, source: int) -> bool:
    """As `is_banned`, but an ability of the source itself does not stand in its own way."""
    one = s.units[unit]
    if (one.bans | one.lane_bans) >> ban & 1:
        return True
    index = index_of(s)
    return any(
        isinstance(gift, Cannot) and gift.ban == ban and applies(s, run, static, unit)
        for run, static in (*index.own.get(unit, ()), *index.wide)
        if run.scope.source != source
        for gift in static.gifts
    )


def has_barrier(s: Horde, unit: int) -> bool:
    """Barrier works while there is no wound token. HRD-KEY-17 HRD-KEY-19 HRD-Q-07"""
    return s.units[unit].hp >= 0 and bool(totals(s, unit).traits[Trait.BARRIER])


def can_engage(s: Horde, monster: int, ally: int) -> bool:
    """ "Cannot" of either card is enough. HRD-KEY-20"""
    if is_banned(s, monster, Ban.BE_ENGAGED):
        return False
    return not pair_banned(s, monster, ally, PairBan.ENGAGE) and not pair_banned(
        s, ally, monster, PairBan.ENGAGE
    )


def can_approach(s: Horde, ally: int, monster: int) -> bool:
    """Whether an ally may come to the lane of a monster. MON-KEY-65 MON-ENC-08"""
    return can_engage(s, monster, ally) and not pair_banned(s, monster, ally, PairBan.BE_APPROACHED)


def pair_banned(s: Horde, unit: int, other: int, ban: PairBan) -> bool:
    """Whether an ability of the first card keeps the second one from it."""
    index = index_of(s)
    for run, static in (*index.own.get(unit, ()), *index.wide):
        for gift in static.gifts:
            if not isinstance(gift, CannotPair) or gift.ban != ban:
                continue
            if fits(s, run, gift.others, other) and applies(s, run, static, unit):
                return True
    return False


def _counted(s: Horde, unit: int) -> Totals:
    """All sources added up; what cards have all the time places no tokens. MON-KEY-10 MON-KEY-43 MON-KEY-44
    MON-TOK-06 MON-TOK-09 MON-TOK-10 MON-RES-15
    """
    one = s.units[unit]
    card = CARDS[one.card]
    traits = [0] * len(Trait)
    index = index_of(s)
    if not index.stripped >> unit & 1:
        if not one.stripped:
            for trait, number in card.traits if one.model < 0 else card.traits + CARDS[one.model].traits:
                traits[trait] += number if isinstance(number, int) else _number(s, unit, number)
        for trait, value in one.traits:
            traits[trait] += value
    sums = Totals(
        card.attack + one.might + one.boost_attack,
        one.plate + one.boost_armor,
        one.bans | one.lane_bans,
        traits,
    )
    if s.rules.spared and s.spares(unit):
        sums.bans |= _INVULNERABLE
    later: list[tuple[Run, Static]] = []
    own = index.own.get(unit)
    if own is not None:
        for run, static in own:
            if static.condition is not None and not isinstance(static.gifts[0], Value):
                later.append((run, static))
            elif static.condition is None or applies(s, run, static, unit):
                _give(s, run, static, sums)
    for run, static in index.wide:
        if static.condition is not None and not isinstance(static.gifts[0], Value):
            later.append((run, static))
        elif applies(s, run, static, unit):
            _give(s, run, static, sums)
    sums.armor += traits[Trait.ARMOR]
    if one.hp < 0:  # HRD-KEY-41 HRD-KEY-42
        sums.attack += traits[Trait.HEROIC]
    s.totals[unit] = sums
    # Keywords that depend on a value ("while its attack is 4 or more") come when the values are known.
    if later:
        armor, heroic = traits[Trait.ARMOR], traits[Trait.HEROIC]
        for run, static in later:
            if applies(s, run, static, unit):
                _give(s, run, static, sums)
        sums.armor += traits[Trait.ARMOR] - armor
        if one.hp < 0:
            sums.attack += traits[Trait.HEROIC] - heroic
    return sums


def _give(s: Horde, run: Run, static: Static, sums: Totals) -> None:
    for gift in static.gifts:
        match gift:
            case Value(stat=Stat.ATTACK):
                sums.attack += amount(s, run, gift.amount)
            case Value(stat=Stat.ARMOR):
                sums.armor += amount(s, run, gift.amount)
            case HasKeyword():
                sums.traits[gift.word] += amount(s, run, gift.number)
            case Cannot():
                sums.bans |= 1 << gift.ban
            case Loses() if gift.word is not None:
                sums.traits[gift.word] = 0


def _number(s: Horde, unit: int, number: Amount) -> int:
    one = s.units[unit]
    return amount(s, Run(Scope(one.card, 0, unit, seat_of(s, one))), number)
