"""Resolving the abilities of a card that have a bold word."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import YES, YES_NO, Confirm
from skyshelf.effects.run import NOBODY, Run, Scope
from skyshelf.effects.steering import is_possible
from skyshelf.effects.targets import can_pay
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.index import abilities_at, is_resolved_twice, seat_of
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, triggered
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import CardType, Moment, Side


def resolve(s: Horde, unit: int, moment: Moment, subject: int = NOBODY, again: bool = False) -> None:
    """In the order written; an ability with a cost is optional. HRD-RES-07 MON-RES-04"""
    found = abilities_at(s, unit, moment)
    if not found:
        return
    seat = seat_of(s, s.units[unit])
    frames: list[Frame] = []
    for card, ability in found:
        run = Run(Scope(card, ability, unit, seat, subject))
        frames.append(OfferCost(run) if triggered(card, ability).costs else run)
    if not again and is_resolved_twice(s, unit, moment):
        frames.append(ResolveAgain(unit, moment, subject))
    s.push(*frames)


@dataclass(slots=True)
class ResolveAgain(Frame):
    """The second time, if whatever repeats it is still in play. MON-SNK-11"""

    unit: int
    moment: int
    subject: int

    def step(self, s: Horde) -> None:
        s.frames.pop()
        one = s.units[self.unit]
        is_spell = one.side == Side.ALLIANCE and CARDS[one.card].type == CardType.SPELL  # it is never in play
        if (is_spell or s.is_in_play(self.unit)) and is_resolved_twice(s, self.unit, self.moment):
            resolve(s, self.unit, Moment(self.moment), self.subject, again=True)


@dataclass(slots=True)
class OfferCost(Frame):
    """Pay for an ability or leave it; what could do nothing at all is not offered."""

    run: Run

    def step(self, s: Horde) -> None:
        scope = self.run.scope
        part = triggered(scope.card, scope.ability)
        if can_pay(s, self.run, part.costs) and any(is_possible(s, self.run, op) for op in part.ops):
            s.ask(scope.seat, "pay", YES_NO, CARDS[scope.card].code, CARD_NAME[scope.card])
        else:
            s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, Confirm)
        s.frames.pop()
        if option.pick == YES:
            s.push(self.run)
