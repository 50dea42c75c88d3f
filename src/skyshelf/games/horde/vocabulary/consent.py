"""Paying with a card of the partner, if the partner agrees. MON-KUR-20 HRD-Q-83"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.ops import Op
from skyshelf.effects.options import YES, YES_NO
from skyshelf.effects.run import Run
from skyshelf.effects.select import Chosen
from skyshelf.effects.targets import candidates
from skyshelf.effects.unit import UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.rules.place import discard_unit
from skyshelf.games.horde.rules.repetition import refuse, refused
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.gifts import Static


@dataclass(frozen=True, slots=True)
class DiscardByConsent(Op):
    """A card in play; one of the partner only if the partner agrees."""

    what: Chosen

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-from-play", {"what": self.what.phrase()})


def discard_by_consent(what: Chosen) -> DiscardByConsent:
    return DiscardByConsent(what)


@LANGUAGE.does(DiscardByConsent)
def _discard_by_consent(s: Horde, run: Run, op: DiscardByConsent) -> None:
    """The answers are a card and, if it is the partner's, yes or no; after a no there is another card to choose."""
    answers = list(run.picked)
    kept_back: list[UnitId] = []
    offered = _offered(s, run, op)
    while offered:
        if not answers:
            run.asks(s, run.scope.seat, "target", [s.unit_option(unit) for unit in offered])
            return
        unit = UnitId(answers.pop(0))
        owner = s.units[unit].seat
        if owner != run.scope.seat:
            if not answers:
                code = s.card_code(run.scope.card)
                s.ask(owner, "consent-to-discard", YES_NO, code, unit_name(s, unit))
                return
            if answers.pop(0) != YES:
                offered.remove(unit)
                kept_back.append(unit)
                continue
        discard_unit(s, unit, s.card_code(run.scope.card))
        run.next(s, it=(unit,))
        break
    else:
        _take_back(s, run)
    for unit in kept_back:
        refuse(s, unit)


def _take_back(s: Horde, run: Run) -> None:
    """A cost that cannot be paid is as if the ability had not been used. MON-COST-03"""
    while s.frames and isinstance(s.frames[-1], Run) and s.frames[-1].scope == run.scope:
        s.frames.pop()
    s.edit(run.scope.source).exhausted = False
    s.emit("not-paid", "MON-COST-03", card=unit_name(s, run.scope.source))


def is_extra_cost(run: Run) -> bool:
    """Whether a text is what another card adds to the price of engaging a minion."""
    return isinstance(CARDS[run.scope.card].parts[run.scope.ability], Static)


def take_back_engaging(s: Horde, run: Run) -> None:
    """The price is not paid: nobody is engaged, and whoever wanted to may do something else. HRD-Q-83"""
    while not isinstance(s.frames[-1], Settle):
        s.frames.pop()
    s.emit("not-engaged", "HRD-COST-05", card=unit_name(s, s.units[run.scope.source].bearer))


def refuse_hand(s: Horde, seat: Seat) -> None:
    """Cards of the hand are refused as one: the number is none of a card in play. HRD-Q-77"""
    refuse(s, ~seat)


def has_refused_hand(s: Horde, seat: Seat) -> bool:
    return ~seat in refused(s)


@LANGUAGE.pays(DiscardByConsent)
def _can_discard(s: Horde, run: Run, op: DiscardByConsent) -> bool:
    return bool(_offered(s, run, op))


def _offered(s: Horde, run: Run, op: DiscardByConsent) -> list[UnitId]:
    """All that fit, without those that the partner has refused before."""
    kept_back = refused(s)
    return [unit for unit in candidates(s, run, op.what.what) if unit not in kept_back]
