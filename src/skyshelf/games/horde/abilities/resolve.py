"""Resolving the abilities of a card that have a bold word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from skyshelf.effects.options import YES, YES_NO, Confirm
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.steering import is_possible
from skyshelf.effects.targets import can_pay
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.index import abilities_at, is_resolved_twice, seat_of, speaking
from skyshelf.games.horde.abilities.order import OwnOrder, order_matters
from skyshelf.games.horde.cards.registry import CARDS, card_saying, triggered
from skyshelf.games.horde.table.options import ResolveNext, place_of
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import CardType, Moment, Side


class UnitAbility(NamedTuple):
    """The unit that has an ability, the card that it is printed on, and its number there."""

    unit: UnitId
    card: int
    ability: int


def resolve(s: Horde, unit: UnitId, moment: Moment, subject: UnitId = NO_UNIT, again: bool = False) -> None:
    """Those of one card in the order written; an ability with a cost is optional. HRD-RES-07 MON-RES-10"""
    parts = _parts(s, unit, moment)
    if not parts:
        return
    frames: list[Frame] = _frames(s, parts, subject)
    if not again and is_resolved_twice(s, unit, moment):
        frames.append(ResolveAgain(unit, moment, subject))
    s.push(*frames)


def resolve_together(s: Horde, units: Sequence[UnitId], moment: Moment) -> None:
    """The abilities of several units that come at the same moment. HRD-RES-04"""
    parts = [part for unit in speaking(s, units, moment) for part in _parts(s, unit, moment)]
    s.push(*_frames(s, tuple(parts), NO_UNIT))


def _parts(s: Horde, unit: UnitId, moment: Moment) -> tuple[UnitAbility, ...]:
    return tuple(UnitAbility(unit, card, ability) for card, ability in abilities_at(s, unit, moment))


def _frames(s: Horde, parts: tuple[UnitAbility, ...], subject: UnitId) -> list[Frame]:
    """One after another, or first the question which is next where the order makes a difference."""
    if len({card for _, card, _ in parts}) > 1 and any(
        order_matters(s, card, ability) for _, card, ability in parts
    ):
        return [InAnyOrder(parts, subject)]
    return [_frame(s, part, subject) for part in parts]


def _frame(s: Horde, part: UnitAbility, subject: UnitId) -> Frame:
    unit, card, ability = part
    run = Run(Scope(card, ability, unit, seat_of(s, s.units[unit]), subject))
    return OfferCost(run) if triggered(card, ability).costs else run


@dataclass(slots=True)
class InAnyOrder(OwnOrder):
    """Printed abilities and those that attachments give come at the same moment, so the players say which is next."""

    parts: tuple[UnitAbility, ...]
    subject: UnitId

    def step(self, s: Horde) -> None:
        unit = self.parts[0].unit
        rule = "HRD-RES-04" if s.units[unit].side == Side.HORDE else "HRD-RES-05"
        options = [
            ResolveNext(number, place_of(s, one) if s.is_in_play(one) else "-", card)
            for number, (one, card, _) in enumerate(self._choices())
        ]
        s.ask(seat_of(s, s.units[unit]), "order", options, rule)  # MON-RES-03

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        chosen = self._choices()[option.number]
        at = self.parts.index(chosen)
        s.frames.pop()
        rest = (*self.parts[:at], *self.parts[at + 1 :])
        s.push(_frame(s, chosen, self.subject), *_frames(s, rest, self.subject))

    def _choices(self) -> list[UnitAbility]:
        """The first ability of each card; its others follow in the order written. HRD-RES-07"""
        found: dict[tuple[UnitId, int], UnitAbility] = {}
        for part in self.parts:
            found.setdefault((part.unit, part.card), part)
        return list(found.values())


def played_again(s: Horde, unit: UnitId, text: Run) -> list[Frame]:
    """A "Play:" ability that a card was given comes twice as well as a printed one. MON-NUP-20"""
    again = is_resolved_twice(s, unit, Moment.PLAY)
    return [ResolveAgain(unit, Moment.PLAY, NO_UNIT, text)] if again else []


@dataclass(slots=True)
class ResolveAgain(Frame):
    """The second time, if whatever repeats it is still in play. MON-SNK-11"""

    unit: UnitId
    moment: int
    subject: UnitId
    text: Run | None = None  # what comes again, if it is not all that the card itself has at this moment

    def step(self, s: Horde) -> None:
        s.frames.pop()
        one = s.units[self.unit]
        is_spell = one.side == Side.ALLIANCE and CARDS[one.card].type == CardType.SPELL  # it is never in play
        if not ((is_spell or s.is_in_play(self.unit)) and is_resolved_twice(s, self.unit, self.moment)):
            return
        if self.text is not None:
            s.push(self.text)
        else:
            resolve(s, self.unit, Moment(self.moment), self.subject, again=True)


@dataclass(slots=True)
class OfferCost(Frame):
    """Pay for an ability or leave it; what could do nothing at all is not offered."""

    run: Run

    def step(self, s: Horde) -> None:
        scope = self.run.scope
        part = triggered(scope.card, scope.ability)
        if can_pay(s, self.run, part.costs) and any(is_possible(s, self.run, op) for op in part.ops):
            s.ask(scope.seat, "pay", YES_NO, CARDS[scope.card].code, card_saying(scope.card, scope.ability))
        else:
            s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, Confirm)
        s.frames.pop()
        if option.pick == YES:
            s.push(self.run)
