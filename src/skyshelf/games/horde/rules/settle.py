"""After an effect: destructions, waiting abilities and summoned cards, one after another. HRD-RES-03 to HRD-RES-09"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import After, Triggered
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.index import abilities_at, index_of, is_spent, seat_of
from skyshelf.games.horde.abilities.order import order_matters
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.rules.destroy import Destruction, OfferDraw, mark_destroyed, who_speaks_for
from skyshelf.games.horde.rules.passed_wounds import PassingWounds
from skyshelf.games.horde.rules.reinforce import Reinforcing
from skyshelf.games.horde.rules.strike import ELUDE, eluding_lanes
from skyshelf.games.horde.rules.summon import ResolveCard, from_right
from skyshelf.games.horde.rules.supply import renew_horde_deck
from skyshelf.games.horde.rules.tokens import PASSED_WOUNDS
from skyshelf.games.horde.table.options import ResolveNext, place_of
from skyshelf.games.horde.table.state import Horde, Pending, Zone
from skyshelf.games.horde.vocabulary.names import Happening, Moment, Side

# In place of an ability, and ordered like one: HRD-DES-17 HRD-RES-06
DESTRUCTION = -1
DRAW = -2  # for a monster that leaves play
REINFORCE = -3  # in place of a token monster


def is_settled(s: Horde) -> bool:
    """Whether a `Settle` would find nothing to do."""
    return not (s.lost or s.hurt or s.waiting or s.arrivals or s.rules.tiers) and bool(s.horde_deck)


def settle(s: Horde) -> None:
    """After something that seldom leaves anything to settle."""
    if not is_settled(s):
        s.push(Settle())


@dataclass(slots=True)
class Settle(Frame):
    """Stays until nothing is waiting any more."""

    def step(self, s: Horde) -> None:
        if s.lost:
            s.lose()
            return
        if s.waiting and s.edition.elude_first and elusive(s):
            again = [] if s.hurt or urgent(s) else _second_strikes(s)  # destruction interrupts: MON-Q-35
            resolve_one_of(s, [*elusive(s), *again])
            return
        if s.hurt:
            await_destruction(s)
        group = _first_group(s) if s.waiting else []
        if group:
            resolve_one_of(s, group)
            return
        if s.arrivals:
            first = max if from_right(s) else min  # HRD-VS-37
            unit = first(
                s.arrivals, key=lambda number: s.units[number].lane
            )  # HRD-HOR-06 HRD-HOR-11 HRD-Q-33
            s.arrivals.remove(unit)
            s.push(ResolveCard(unit))
            return
        if s.waiting:
            resolve_one_of(s, elusive(s))
            return
        if not s.horde_deck or s.rules.tiers:
            renew_horde_deck(s)
        s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        start(s, option.number)


def await_destruction(s: Horde) -> None:
    """The cards whose health fell to 0 join those that wait."""
    if s.hurt:
        for unit in mark_destroyed(s):
            one = s.units[unit]
            s.waiting.append(Pending(one.card, DESTRUCTION, unit, seat_of(s, one), NO_UNIT, NO_UNIT, 0))


def resolve_one_of(s: Horde, group: list[int]) -> None:
    """The next of those that wait, chosen by the players where it makes a difference."""
    if len(group) > 1 and _order_matters(s, group):
        s.ask(_who_orders(s, group), "order", [_option(s, number, group) for number in group], "HRD-RES-04")
    else:
        start(s, group[0])


def _who_orders(s: Horde, group: list[int]) -> Seat:
    """The player whose cards they all are, or who destroyed them all, else the lead player. HRD-Q-71"""
    seats = {_speaker(s, s.waiting[number]) for number in group}
    return seats.pop() if len(seats) == 1 and min(seats) >= 0 else s.lead()


def _speaker(s: Horde, pending: Pending) -> Seat:
    return who_speaks_for(s, pending.source) if pending.ability == DESTRUCTION else pending.seat


def _first_group(s: Horde) -> list[int]:
    """Those that come first: the effects of horde cards. HRD-RES-03 HRD-RES-05"""
    numbers = [number for number, pending in enumerate(s.waiting) if pending.ability != ELUDE]
    if index_of(s).ears.get(Happening.REVEALED):  # they can keep a horde card from having any effect
        vetoes = [number for number in numbers if _can_veto(s, s.waiting[number])]
        if vetoes:
            return vetoes
    if not s.edition.monsters_first:  # MON-RES-03, but destruction goes before: MON-RES-12
        return urgent(s) or numbers
    horde = [number for number in numbers if _side(s, s.waiting[number]) == Side.HORDE]
    if not horde and _second_strikes(s):
        return sorted({*numbers, *elusive(s)})
    return horde or numbers


def _second_strikes(s: Horde) -> list[int]:
    """Second strikes of creatures that may move after their first one: both come at the same moment, so the players
    say which is first. HRD-Q-103
    """
    movers = {s.waiting[number].source for number in elusive(s)}
    return [
        number
        for number, pending in enumerate(s.waiting)
        if pending.source in movers
        and _comes_after_first_strike(pending)
        and eluding_lanes(s, pending.source)
    ]


def _comes_after_first_strike(pending: Pending) -> bool:
    if pending.ability < 0:
        return False
    part = CARDS[pending.card].parts[pending.ability]
    return isinstance(part, After) and part.event.happening == Happening.FIRST_STRIKE


def elusive(s: Horde) -> list[int]:
    """The moves of elusive creatures: before what they struck is destroyed, MON-KEY-37 MON-Q-35, or after all
    else, HRD-Q-39.
    """
    return [number for number, pending in enumerate(s.waiting) if pending.ability == ELUDE]


def urgent(s: Horde) -> list[int]:
    """What belongs to cards that are leaving play: their destruction, their "Destroyed:" abilities, the draw."""
    return [number for number, pending in enumerate(s.waiting) if _is_urgent(pending)]


def _is_urgent(pending: Pending) -> bool:
    if pending.ability < 0:
        return pending.ability not in (REINFORCE, ELUDE)
    part = CARDS[pending.card].parts[pending.ability]
    return isinstance(part, Triggered) and Moment.DESTROYED in part.moments


def _can_veto(s: Horde, pending: Pending) -> bool:
    """A tower that has used its last charge cannot, and what waited for it does nothing any more."""
    return _answers_reveal(pending) and s.is_in_play(pending.source) and not is_spent(s, pending.source)


def _answers_reveal(pending: Pending) -> bool:
    """A card that is discarded at once must have had no effect. HRD-TAU-11"""
    if pending.ability < 0:
        return False
    part = CARDS[pending.card].parts[pending.ability]
    return isinstance(part, After) and part.event.happening == Happening.REVEALED


def _side(s: Horde, pending: Pending) -> int:
    return CARDS[pending.card].side if pending.source == NO_UNIT else s.units[pending.source].side


def _order_matters(s: Horde, group: list[int]) -> bool:
    """Destructions without text of their own may come in any order, and so may the same ability several times."""
    first = s.waiting[group[0]]
    same = all((s.waiting[n].ability, s.waiting[n].source) == (first.ability, first.source) for n in group)
    return not same and any(_has_text(s, s.waiting[number]) for number in group)


def _has_text(s: Horde, pending: Pending) -> bool:
    """What a card was given for its end counts like what is printed on it."""
    if pending.ability != DESTRUCTION:
        return pending.ability != DRAW
    return any(order_matters(s, *part) for part in abilities_at(s, pending.source, Moment.DESTROYED))


def _option(s: Horde, number: int, group: list[int]) -> ResolveNext:
    pending = s.waiting[number]
    place = _place(s, pending.source)
    same = [
        s.waiting[n]
        for n in group
        if (s.waiting[n].card, s.waiting[n].source) == (pending.card, pending.source)
    ]
    card = _owner_of_text(s, pending)
    if pending.ability == DRAW:
        return ResolveNext(number, place, card, draws=True)
    if pending.ability == ELUDE:
        return ResolveNext(number, place, card, moves=True)
    if pending.subject == NO_UNIT or len({one.subject for one in same}) == 1:
        return ResolveNext(number, place, card)
    subject = pending.subject
    return ResolveNext(number, place, card, s.units[subject].card, _place(s, subject))


def _owner_of_text(s: Horde, pending: Pending) -> int:
    """Whoever has copied a text is known by its own name: the card it is printed on may stand opposite. MON-NUP-09"""
    if pending.source != NO_UNIT and s.units[pending.source].model == pending.card:
        return s.units[pending.source].card
    return pending.card


def _place(s: Horde, unit: UnitId) -> str:
    return place_of(s, unit) if unit != NO_UNIT and s.units[unit].zone != Zone.GONE else "-"


def start(s: Horde, number: int) -> None:
    pending = s.waiting.pop(number)
    if pending.ability == DESTRUCTION:
        s.push(Destruction(pending.source))
    elif pending.ability == DRAW:
        s.push(OfferDraw("MON-UNI-12", s.answers_for_end(pending.source)))
    elif pending.ability == REINFORCE:
        s.push(Reinforcing(1, pending.seat))
    elif pending.ability == ELUDE:
        s.edition.elude(s, pending.source)
    elif pending.ability == PASSED_WOUNDS:
        s.push(PassingWounds(pending.source, pending.amount, pending.other))
    elif pending.source == NO_UNIT or not is_spent(s, pending.source):
        s.push(_run(pending))


def _run(pending: Pending) -> Run:
    return Run(
        Scope(
            pending.card,
            pending.ability,
            pending.source,
            pending.seat,
            pending.subject,
            pending.other,
            pending.amount,
        )
    )
