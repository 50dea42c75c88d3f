"""Which abilities count now: worked out once after cards or abilities came or went, then only looked up."""

from __future__ import annotations

from collections.abc import Iterable

from skyshelf.effects.abilities import After, Replacing, Triggered
from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref, Several
from skyshelf.effects.targets import fits, holds
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.lasting import Other, Rule, lasting
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import LASTING, PORTAL, Horde, Unit, Zone
from skyshelf.games.horde.vocabulary.gifts import Cannot, Enchantment, HasAbility, ResolvesTwice, Static
from skyshelf.games.horde.vocabulary.names import Ban, Moment, Side

_HORDE = Side.HORDE
_GONE = Zone.GONE
_PLAY = Moment.PLAY

Ear = tuple[Run, After]


class Index:
    """Listeners by event, static abilities by whom they are about, replacements, and abilities that are given.

    Those that change attack, for which cards are asked most, are found apart from the others, too.

    `bans`, `pair_bans` and `keywords` have a bit for each prohibition and keyword that some static ability in play
    can give or take: what none can give need not be looked for.
    """

    __slots__ = (
        "bans",
        "by_place",
        "ears",
        "giving",
        "keywords",
        "own",
        "own_attack",
        "pair_bans",
        "replacing",
        "stripped",
        "wide",
        "wide_attack",
    )

    def __init__(self) -> None:
        self.bans = 0
        self.pair_bans = 0
        self.keywords = 0
        self.ears: dict[int, list[Ear]] = {}
        self.own: dict[int, list[Rule]] = {}  # about one card, found by its number; not the personal ones
        self.own_attack: dict[int, list[Rule]] = {}
        self.wide: list[Rule] = []  # about any cards that fit
        self.wide_attack: list[Rule] = []
        self.giving: list[Rule] = []  # those that hand out quoted abilities
        self.replacing: list[tuple[Run, Replacing]] = []
        self.stripped = 0  # a bit for each card whose abilities a static ability takes away
        self.by_place = False  # which those are depends on places


def index_of(s: Horde) -> Index:
    found = s.ability_index
    if found is None:
        found = s.ability_index = _built(s)
    return found


def seat_of(s: Horde, unit: Unit) -> Seat:
    """Who resolves the abilities of a card."""
    return s.horde_chooser() if unit.side == _HORDE else unit.seat


def _built(s: Horde) -> Index:
    """Abilities count as long as their cards are in play. MON-RES-13 MON-RES-14"""
    index = Index()
    _find_stripped(s, index)
    for number, unit in numbered(s.units):
        card = CARDS[unit.card]
        if not (card.lasting or unit.grants or unit.model != NO_CARD):
            continue
        if unit.zone == _GONE or index.stripped >> number & 1 or is_spent(s, number):
            continue
        seat = seat_of(s, unit)
        if not unit.stripped:
            leads = number == PORTAL and s.portal_leads
            for ability in card.lasting:
                if not (leads and _keeps_from_harm(card.parts[ability])):
                    _take(index, lasting(unit.card, ability, number, seat, unit.bearer))
            for ability in CARDS[unit.model].mirrored if unit.model != NO_CARD else ():
                _take(index, lasting(unit.model, ability, number, seat, unit.bearer))
        for given, ability, subject in unit.grants:
            if not (unit.stripped and subject == LASTING):
                about = max(subject, NO_UNIT)
                _take(index, lasting(given, ability, number, seat, unit.bearer, about))
    for given, ability, seat, giver in s.until_turn_ends:
        _take(index, lasting(given, ability, NO_UNIT, seat, NO_UNIT, NO_UNIT, giver))
    for enchanter in s.rules.outsiders:  # MON-OUT-05: wherever the card is
        for part in CARDS[enchanter].parts:
            if isinstance(part, Enchantment):
                _take(index, lasting(enchanter, part.index, NO_UNIT, s.horde_chooser()))
    return index


def _keeps_from_harm(part: object) -> bool:
    """What a last portal says against its end does not count once it leads: the game must be winnable. MON-Q-87"""
    return isinstance(part, Replacing) or (isinstance(part, Static) and Cannot(Ban.BE_DAMAGED) in part.gifts)


def _find_stripped(s: Horde, index: Index) -> None:
    """Cards that lose all abilities while another is in play. MON-LIO-17"""
    for number, unit in numbered(s.units):
        strips = CARDS[unit.card].strips
        if not strips or unit.zone == _GONE or unit.stripped:
            continue
        for ability in strips:
            index.by_place = True
            rule = lasting(unit.card, ability, number, seat_of(s, unit), unit.bearer)
            assert isinstance(rule, Rule)
            for other, one in numbered(s.units):
                if one.zone != _GONE and applies(s, rule, other):
                    index.stripped |= 1 << other


def is_stripped(s: Horde, unit: UnitId) -> bool:
    """Whether a card has lost its abilities, the universal ones included. MON-UNI-13"""
    return s.units[unit].stripped or bool(index_of(s).stripped >> unit & 1)


def is_spent(s: Horde, unit: UnitId) -> bool:
    """Whether a tower that came with health tokens has none left: it waits to be discarded, and does nothing until it
    gains one. Towers printed without tokens need none. MON-Q-91
    """
    one = s.units[unit]
    return CARDS[one.card].charged and one.hp <= 0 and s.edition.towers_are_spent


def _take(index: Index, found: Rule | Other) -> None:
    if isinstance(found, Rule):
        if found.about is None:
            index.wide.append(found)
            if found.attack:
                index.wide_attack.append(found)
        elif found.about >= 0:
            index.own.setdefault(found.about, []).append(found)
            if found.attack:
                index.own_attack.setdefault(found.about, []).append(found)
        if found.gives:
            index.giving.append(found)
        index.keywords |= found.keyword_bits
        index.bans |= found.bans
        index.pair_bans |= found.pair_bans
        return
    run, part = found
    if isinstance(part, After):
        index.ears.setdefault(part.event.happening, []).append((run, part))
    elif isinstance(part, Replacing):
        index.replacing.append((run, part))


def applies(s: Horde, rule: Rule, unit: UnitId) -> bool:
    """Whether a static ability is about a card now."""
    run, static = rule.run, rule.static
    if static.condition is not None and not holds(s, run, static.condition):
        return False
    target = static.to
    if isinstance(target, Several):
        return any(_meant(s, run, part, unit) for part in target.parts)
    return _meant(s, run, target, unit)


def _meant(s: Horde, run: Run, target: object, unit: UnitId) -> bool:
    what = target if isinstance(target, Ref) else getattr(target, "what")  # noqa: B009  Each has it, a Ref is one
    return fits(s, run, what, unit)


def rules_about(s: Horde, unit: UnitId) -> list[Rule]:
    """The static abilities that may change a card: its own ones first, then those of others."""
    index = index_of(s)
    found = _personal(s, index, unit, CARDS[s.units[unit].card].personal)
    found += index.own.get(unit, ())
    found += index.wide
    return found


def attack_rules(s: Horde, unit: UnitId) -> list[Rule]:
    """Those of them that may change its attack."""
    index = s.ability_index or index_of(s)
    strengthening = CARDS[s.units[unit].card].strengthening
    if not strengthening and unit not in index.own_attack:
        return index.wide_attack
    return [
        *_personal(s, index, unit, strengthening),
        *index.own_attack.get(unit, ()),
        *index.wide_attack,
    ]


def _personal(s: Horde, index: Index, unit: UnitId, abilities: tuple[int, ...]) -> list[Rule]:
    one = s.units[unit]
    found: list[Rule] = []
    for ability in abilities:
        if one.zone == _GONE or one.stripped or index.stripped >> unit & 1:
            break
        rule = lasting(one.card, ability, unit, seat_of(s, one))
        assert isinstance(rule, Rule)
        found.append(rule)
    return found


def is_resolved_twice(s: Horde, unit: UnitId, moment: int) -> bool:
    """Whether a static ability repeats what a card does at this moment."""
    return any(
        isinstance(gift, ResolvesTwice) and gift.word == moment and applies(s, rule, unit)
        for rule in index_of(s).wide
        for gift in rule.static.gifts
    )


def _copied_at(model: int, moment: int) -> list[tuple[int, int]]:
    """The abilities with this bold word that were copied from a monster. MON-NUP-09"""
    parts = [(ability, CARDS[model].parts[ability]) for ability in CARDS[model].mirrored]
    return [
        (model, ability) for ability, part in parts if isinstance(part, Triggered) and moment in part.moments
    ]


def speaking(s: Horde, units: Iterable[UnitId], moment: int) -> list[UnitId]:
    """Of several cards those that may have an ability with this bold word."""
    given = bool((s.ability_index or index_of(s)).giving)
    found = []
    for unit in units:
        if unit != NO_UNIT:
            one = s.units[unit]
            if given or moment in CARDS[one.card].moments or one.grants or one.model != NO_CARD:
                found.append(unit)
    return found


def abilities_at(s: Horde, unit: UnitId, moment: int) -> list[tuple[int, int]]:
    """The abilities with this bold word that a card has: printed ones first, then those it was given."""
    one = s.units[unit]
    index = s.ability_index or index_of(s)
    found: list[tuple[int, int]] = []
    if not (moment in CARDS[one.card].moments or one.grants or index.giving or one.model != NO_CARD):
        return found
    if moment != _PLAY and is_spent(s, unit):  # as it is played it has no tokens yet
        return found
    if not index.stripped >> unit & 1:
        if not one.stripped:
            for number in CARDS[one.card].moments.get(moment, ()):
                found.append((one.card, number))
            if one.model != NO_CARD:
                found += _copied_at(one.model, moment)
        for card, ability, subject in one.grants:
            if one.stripped and subject == LASTING:
                continue
            part = CARDS[card].parts[ability]
            if isinstance(part, Triggered) and moment in part.moments:
                found.append((card, ability))
    if one.stripped or index.stripped >> unit & 1:  # given ones are lost as well: HRD-Q-92
        return found
    for rule in index.giving:
        if applies(s, rule, unit):
            giver = rule.run.scope.card
            for gift in rule.static.gifts:
                if isinstance(gift, HasAbility):
                    part = CARDS[giver].parts[gift.index]
                    if isinstance(part, Triggered) and moment in part.moments:
                        found.append((giver, gift.index))
    return found
