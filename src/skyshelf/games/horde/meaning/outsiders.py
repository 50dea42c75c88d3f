"""Verbs about the outsider of the game, and those that only outsiders have."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.games.horde.abilities.totals import can_engage
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.rules.concealed import can_be_concealed, conceal, shuffle_hidden
from skyshelf.games.horde.table.state import EMPTY, PORTAL, Horde
from skyshelf.games.horde.words.keywords import BackLineCanBeEngaged, CallOutsider, ConcealAll, PortalLeads


@LANGUAGE.does(CallOutsider)
def _call_outsider(s: Horde, run: Run, op: CallOutsider) -> None:
    """Its first card, if it has not come yet. MON-OPL-02 MON-OUT-02 MON-OUT-17 MON-WIN-09"""
    waiting = s.outsiders_left == s.rules.outsiders
    if waiting:
        s.pile.insert(0, s.outsiders_left[0])
        s.emit("outsider-called", s.card_code(run.scope.card), card=CARD_NAME[s.outsiders_left[0]])
        s.outsiders_left = s.outsiders_left[1:]
    run.next(s, done=waiting)


@LANGUAGE.does(PortalLeads)
def _portal_leads(s: Horde, run: Run, op: PortalLeads) -> None:
    s.portal_leads = True
    s.changed()
    s.emit("portal-leads", "MON-OUT-24")
    run.next(s, it=(PORTAL,))


@LANGUAGE.does(ConcealAll)
def _conceal_all(s: Horde, run: Run, op: ConcealAll) -> None:
    """What they are goes from lane to lane, so that nobody can follow a card. MON-KEY-58 MON-ENC-05"""
    units = [unit for unit in s.front if unit != EMPTY and can_be_concealed(s, unit)]
    rule = s.card_code(run.scope.card)
    for unit in units:
        conceal(s, unit, rule)
    shuffle_hidden(s, units, rule)
    run.next(s, it=tuple(units), done=bool(units))


@LANGUAGE.judges(BackLineCanBeEngaged)
def _back_line_can_be_engaged(s: Horde, run: Run, condition: BackLineCanBeEngaged) -> bool:
    """By a ready ally in a lane without monsters."""
    waiting = [unit for unit in s.back if CARDS[s.units[unit].card].minion or CARDS[s.units[unit].card].token]
    allies = [
        unit
        for unit in s.guard
        if unit != EMPTY
        and s.ally_in(s.units[unit].lane) == unit
        and not s.units[unit].exhausted
        and s.front[s.units[unit].lane] == EMPTY
    ]
    return any(can_engage(s, monster, ally) for monster in waiting for ally in allies)
