"""The outsider of the game, and what only outsiders have."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.conditions import Condition
from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.index import is_stripped
from skyshelf.games.horde.abilities.totals import can_engage, is_banned
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.concealed import (
    can_be_concealed,
    conceal,
    has_temporary_tokens,
    shuffle_hidden,
)
from skyshelf.games.horde.table.state import PORTAL, Horde
from skyshelf.games.horde.vocabulary.names import Ban


@dataclass(frozen=True, slots=True)
class CallOutsider(Op):
    """The outsider of the game goes to the bottom of the outsider pile. MON-PRT-04"""

    def phrase(self) -> Phrase:
        return Phrase("effects-call-outsider")


def call_outsider() -> CallOutsider:
    return CallOutsider()


@LANGUAGE.does(CallOutsider)
def _call_outsider(s: Horde, run: Run, op: CallOutsider) -> None:
    """Its first card, if it has not come yet. MON-OPL-02 MON-OUT-02 MON-OUT-17 MON-WIN-09"""
    waiting = s.outsiders_left == s.rules.outsiders
    if waiting:
        s.pile.insert(0, s.outsiders_left[0])
        s.emit("outsider-called", s.card_code(run.scope.card), card=CARD_NAME[s.outsiders_left[0]])
        s.outsiders_left = s.outsiders_left[1:]
    run.next(s, done=waiting)


@dataclass(frozen=True, slots=True)
class PortalLeads(Op):
    """The portal becomes the outsider. MON-OUT-24"""

    def phrase(self) -> Phrase:
        return Phrase("effects-portal-leads")


def portal_leads() -> PortalLeads:
    return PortalLeads()


@LANGUAGE.does(PortalLeads)
def _portal_leads(s: Horde, run: Run, op: PortalLeads) -> None:
    s.portal_leads = True
    s.changed()
    s.emit("portal-leads", "MON-OUT-24")
    run.next(s, it=(PORTAL,))


@dataclass(frozen=True, slots=True)
class ConcealAll(Op):
    """Every monster in a lane that can be is turned face down, and those change places at random."""

    def phrase(self) -> Phrase:
        return Phrase("effects-conceal-all")


def conceal_all() -> ConcealAll:
    return ConcealAll()


@LANGUAGE.does(ConcealAll)
def _conceal_all(s: Horde, run: Run, op: ConcealAll) -> None:
    """What they are goes from lane to lane, so that nobody can follow a card. MON-KEY-58 MON-ENC-05"""
    units = [
        unit
        for unit in s.front
        if unit != NO_UNIT and can_be_concealed(s, unit) and not has_temporary_tokens(s, unit)  # MON-Q-117
    ]
    rule = s.card_code(run.scope.card)
    for unit in units:
        conceal(s, unit, rule)
    shuffle_hidden(s, units, rule)
    run.next(s, it=tuple(units), done=bool(units))


@dataclass(frozen=True, slots=True)
class BackLineCanBeEngaged(Condition):
    """A token monster or minion stands in the back line, and some ally could bring it to its lane. MON-ENC-08"""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-back-line-open")


BACK_LINE_CAN_BE_ENGAGED = BackLineCanBeEngaged()


@LANGUAGE.judges(BackLineCanBeEngaged)
def _back_line_can_be_engaged(s: Horde, run: Run, condition: BackLineCanBeEngaged) -> bool:
    """By a ready ally in a lane without monsters that still has its abilities, the universal one to engage too."""
    waiting = [
        unit
        for unit in s.back
        if (CARDS[s.units[unit].card].minion or CARDS[s.units[unit].card].token)
        and not is_banned(s, unit, Ban.BE_MOVED)
    ]
    allies = [
        unit
        for unit in s.guard
        if unit != NO_UNIT
        and s.ally_in(s.units[unit].lane) == unit
        and not s.units[unit].exhausted
        and s.front[s.units[unit].lane] == NO_UNIT
        and not is_stripped(s, unit)  # MON-Q-70
        and not is_banned(s, unit, Ban.BE_EXHAUSTED)
    ]
    return any(can_engage(s, monster, ally) for monster in waiting for ally in allies)
