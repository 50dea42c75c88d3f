"""Which abilities count now: worked out once after cards or abilities came or went, then only looked up."""

from __future__ import annotations

from skyshelf.effects.abilities import (
    After,
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
from skyshelf.games.horde.state import CASTLE, LASTING, PORTAL, Horde, Unit, Zone
from skyshelf.games.horde.words.names import Side

Ear = tuple[Run, After]
Rule = tuple[Run, Static]


class Index:
    """Listeners by event, static abilities by whom they are about, replacements, and abilities that are given."""

    __slots__ = ("by_place", "ears", "giving", "own", "replacing", "stripped", "wide")

    def __init__(self) -> None:
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
        if unit.zone == Zone.GONE or index.stripped >> number & 1:
            continue
        card = CARDS[unit.card]
        if not unit.stripped:
            for _, ability in card.events:
                _take(s, index, unit.card, ability, number, unit, NOBODY)
            for ability in card.statics:
                _take(s, index, unit.card, ability, number, unit, NOBODY)
            for ability in card.replacings if not (number == PORTAL and s.portal_leads) else ():  # MON-Q-87
                _take(s, index, unit.card, ability, number, unit, NOBODY)
            for ability in CARDS[unit.model].mirrored if unit.model >= 0 else ():
                _take(s, index, unit.model, ability, number, unit, NOBODY)
        for given, ability, subject in unit.grants:
            if not (unit.stripped and subject == LASTING):
                _take(s, index, given, ability, number, unit, max(subject, NOBODY))
    for given, ability, seat, giver in s.until_turn_ends:
        _sort(s, index, Run(Scope(given, ability, NOBODY, seat, NOBODY, giver)))
    for enchanter in s.rules.outsiders:  # MON-OUT-05: wherever the card is
        for part in CARDS[enchanter].parts:
            if isinstance(part, Enchantment):
                _sort(s, index, Run(Scope(enchanter, part.index, NOBODY, s.horde_chooser())))
    return index


def _find_stripped(s: Horde, index: Index) -> None:
    """Cards that lose all abilities while another is in play. MON-LIO-17"""
    for number, unit in enumerate(s.units):
        if unit.zone == Zone.GONE or unit.stripped:
            continue
        for ability in CARDS[unit.card].strips:
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


def _take(s: Horde, index: Index, card: int, ability: int, number: int, unit: Unit, subject: int) -> None:
    _sort(s, index, Run(Scope(card, ability, number, seat_of(s, unit), subject)))


def _sort(s: Horde, index: Index, run: Run) -> None:
    part = CARDS[run.scope.card].parts[run.scope.ability]
    match part:
        case After():
            index.ears.setdefault(part.event.happening, []).append((run, part))
        case Replacing():
            index.replacing.append((run, part))
        case Static():
            about = _about(s, run, part)
            if about is None:
                index.wide.append((run, part))
            elif about >= 0:
                index.own.setdefault(about, []).append((run, part))
            if any(isinstance(gift, HasAbility) for gift in part.gifts):
                index.giving.append((run, part))


def _about(s: Horde, run: Run, static: Static) -> int | None:
    """The one card that a static ability is about, as long as the same cards are in play; None if it may be any."""
    if not isinstance(static.to, Ref):
        return None
    source = run.scope.source
    match static.to.name:
        case "this":
            return source
        case "bearer":
            return s.units[source].bearer
        case "castle":
            return CASTLE
    return None


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
    if model < 0:
        return []
    parts = [(ability, CARDS[model].parts[ability]) for ability in CARDS[model].mirrored]
    return [
        (model, ability) for ability, part in parts if isinstance(part, Triggered) and moment in part.moments
    ]


def abilities_at(s: Horde, unit: int, moment: int) -> list[tuple[int, int]]:
    """The abilities with this bold word that a card has: printed ones first, then those it was given."""
    one = s.units[unit]
    found: list[tuple[int, int]] = []
    if not is_stripped(s, unit):
        found += [(one.card, ability) for ability in CARDS[one.card].moments.get(moment, ())]
        found += _copied_at(one.model, moment)
    for card, ability, subject in () if index_of(s).stripped >> unit & 1 else one.grants:
        if one.stripped and subject == LASTING:
            continue
        part = CARDS[card].parts[ability]
        if isinstance(part, Triggered) and moment in part.moments:
            found.append((card, ability))
    for run, static in index_of(s).giving:
        if applies(s, run, static, unit):
            for gift in static.gifts:
                if isinstance(gift, HasAbility):
                    part = CARDS[run.scope.card].parts[gift.index]
                    if isinstance(part, Triggered) and moment in part.moments:
                        found.append((run.scope.card, gift.index))
    return found
