"""Which abilities count now: worked out once after cards or abilities came or went, then only looked up."""

from __future__ import annotations

from functools import lru_cache

from skyshelf.effects.abilities import (
    After,
    Cannot,
    CannotPair,
    Enchantment,
    HasAbility,
    Replacing,
    ResolvesTwice,
    Static,
    Triggered,
)
from skyshelf.effects.run import NOBODY, Run, Scope
from skyshelf.effects.select import Ref, Several
from skyshelf.effects.targets import fits, holds
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.state import CASTLE, PORTAL, Horde, Unit, Zone
from skyshelf.games.horde.words.names import Side

Ear = tuple[Run, After]
Rule = tuple[Run, Static]


class Index:
    """Listeners by event, static abilities by whom they are about, replacements, and abilities that are given.

    `bans` and `pair_bans` have a bit for each prohibition that some static ability in play can give: what none can
    give need not be looked for.
    """

    __slots__ = ("bans", "by_place", "ears", "giving", "own", "pair_bans", "replacing", "stripped", "wide")

    def __init__(self) -> None:
        self.bans = 0
        self.pair_bans = 0
        self.ears: dict[int, list[Ear]] = {}
        self.own: dict[int, list[Rule]] = {}  # about one card, found by its number
        self.wide: list[Rule] = []  # about any cards that fit
        self.giving: list[Rule] = []  # those that hand out quoted abilities
        self.replacing: list[tuple[Run, Replacing]] = []
        self.stripped = 0  # a bit for each card whose abilities a static ability takes away
        self.by_place = False  # which those are depends on places


def index_of(s: Horde) -> Index:
    found = s.seen
    if found is None:
        found = s.seen = _built(s)
    return found


def seat_of(s: Horde, unit: Unit) -> int:
    """Who resolves the abilities of a card."""
    return s.horde_chooser() if unit.side == Side.HORDE else unit.seat


def _built(s: Horde) -> Index:
    """Abilities count as long as their cards are in play. MON-RES-13 MON-RES-14"""
    index = Index()
    _find_stripped(s, index)
    for number, unit in enumerate(s.units):
        card = CARDS[unit.card]
        if not (card.lasting or unit.grants or unit.model >= 0):
            continue
        if unit.zone == Zone.GONE or index.stripped >> number & 1:
            continue
        seat = seat_of(s, unit)
        if not unit.stripped:
            replaced = number == PORTAL and s.portal_leads  # MON-Q-87
            for ability in card.lasting:
                if not (replaced and ability in card.replacings):
                    _take(index, _lasting(unit.card, ability, number, seat, unit.bearer))
            for ability in CARDS[unit.model].mirrored if unit.model >= 0 else ():
                _take(index, _lasting(unit.model, ability, number, seat, unit.bearer))
        for given, ability, subject in unit.grants:
            _take(index, _lasting(given, ability, number, seat, unit.bearer, subject))
    for given, ability, seat, giver in s.until_turn_ends:
        _take(index, _lasting(given, ability, NOBODY, seat, NOBODY, NOBODY, giver))
    for enchanter in s.rules.outsiders:  # MON-OUT-05: wherever the card is
        for part in CARDS[enchanter].parts:
            if isinstance(part, Enchantment):
                _take(index, _lasting(enchanter, part.index, NOBODY, s.horde_chooser()))
    return index


def _find_stripped(s: Horde, index: Index) -> None:
    """Cards that lose all abilities while another is in play. MON-LIO-17"""
    for number, unit in enumerate(s.units):
        strips = CARDS[unit.card].strips
        if not strips or unit.zone == Zone.GONE or unit.stripped:
            continue
        for ability in strips:
            index.by_place = True
            part = CARDS[unit.card].parts[ability]
            assert isinstance(part, Static)
            run = Run(Scope(unit.card, ability, number, seat_of(s, unit)))
            for other, one in enumerate(s.units):
                if one.zone != Zone.GONE and applies(s, run, part, other):
                    index.stripped |= 1 << other


def is_stripped(s: Horde, unit: int) -> bool:
    """Whether a card has lost its abilities, the universal ones included. MON-UNI-13"""
    return s.units[unit].stripped or bool(index_of(s).stripped >> unit & 1)


class Lasting:
    """An ability of one card in play that counts all the time, and what the index asks of it.

    `about` is the one card that a static ability is about, as long as the same cards are in play; None if it may be
    any.
    """

    __slots__ = ("about", "bans", "gives", "pair_bans", "part", "run")

    def __init__(self, run: Run, bearer: int) -> None:
        self.run = run
        self.part = CARDS[run.scope.card].parts[run.scope.ability]
        self.about: int | None = None
        self.bans = self.pair_bans = 0
        self.gives = False
        if isinstance(self.part, Static):
            if isinstance(self.part.to, Ref):
                self.about = {"this": run.scope.source, "bearer": bearer, "castle": CASTLE}.get(
                    self.part.to.name
                )
            for gift in self.part.gifts:
                match gift:
                    case Cannot():
                        self.bans |= 1 << gift.ban
                    case CannotPair():
                        self.pair_bans |= 1 << gift.ban
                    case HasAbility():
                        self.gives = True


@lru_cache(maxsize=4096)
def _lasting(
    card: int,
    ability: int,
    source: int,
    seat: int,
    bearer: int = NOBODY,
    subject: int = NOBODY,
    other: int = NOBODY,
) -> Lasting:
    """Frames never change, so all games in play share them."""
    return Lasting(Run(Scope(card, ability, source, seat, subject, other)), bearer)


def _take(index: Index, lasting: Lasting) -> None:
    part = lasting.part
    if isinstance(part, Static):
        rule = (lasting.run, part)
        if lasting.about is None:
            index.wide.append(rule)
        elif lasting.about >= 0:
            index.own.setdefault(lasting.about, []).append(rule)
        if lasting.gives:
            index.giving.append(rule)
        index.bans |= lasting.bans
        index.pair_bans |= lasting.pair_bans
    elif isinstance(part, After):
        index.ears.setdefault(part.event.happening, []).append((lasting.run, part))
    elif isinstance(part, Replacing):
        index.replacing.append((lasting.run, part))


def applies(s: Horde, run: Run, static: Static, unit: int) -> bool:
    """Whether a static ability is about a card now."""
    if static.condition is not None and not holds(s, run, static.condition):
        return False
    target = static.to
    if isinstance(target, Several):
        return any(_meant(s, run, part, unit) for part in target.parts)
    return _meant(s, run, target, unit)


def _meant(s: Horde, run: Run, target: object, unit: int) -> bool:
    what = target if isinstance(target, Ref) else getattr(target, "what")  # noqa: B009  Each has it, a Ref is one
    return fits(s, run, what, unit)


def is_resolved_twice(s: Horde, unit: int, moment: int) -> bool:
    """Whether a static ability repeats what a card does at this moment."""
    return any(
        isinstance(gift, ResolvesTwice) and gift.word == moment and applies(s, run, static, unit)
        for run, static in index_of(s).wide
        for gift in static.gifts
    )


def _copied_at(model: int, moment: int) -> list[tuple[int, int]]:
    """The abilities with this bold word that were copied from a monster. MON-NUP-09"""
    parts = [(ability, CARDS[model].parts[ability]) for ability in CARDS[model].mirrored]
    return [
        (model, ability) for ability, part in parts if isinstance(part, Triggered) and moment in part.moments
    ]


def abilities_at(s: Horde, unit: int, moment: int) -> list[tuple[int, int]]:
    """The abilities with this bold word that a card has: printed ones first, then those it was given."""
    one = s.units[unit]
    index = index_of(s)
    found: list[tuple[int, int]] = []
    if not index.stripped >> unit & 1:
        if not one.stripped:
            for number in CARDS[one.card].moments.get(moment, ()):
                found.append((one.card, number))
            if one.model >= 0:
                found += _copied_at(one.model, moment)
        for card, ability, _ in one.grants:
            part = CARDS[card].parts[ability]
            if isinstance(part, Triggered) and moment in part.moments:
                found.append((card, ability))
    for run, static in index.giving:
        if applies(s, run, static, unit):
            for gift in static.gifts:
                if isinstance(gift, HasAbility):
                    part = CARDS[run.scope.card].parts[gift.index]
                    if isinstance(part, Triggered) and moment in part.moments:
                        found.append((run.scope.card, gift.index))
    return found
