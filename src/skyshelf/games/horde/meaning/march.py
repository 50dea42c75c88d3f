"""Verbs by which the horde gathers strength and closes in: Reinforce and Charge."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.select import Ranked
from skyshelf.effects.targets import amount, first_of, pick
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.place import move_to, open_lanes
from skyshelf.games.horde.rules.reinforce import Reinforcing
from skyshelf.games.horde.table.state import Horde, Zone
from skyshelf.games.horde.words.keywords import Charge, Charged, Reinforce
from skyshelf.games.horde.words.names import Ban, Rank, Side
from skyshelf.games.horde.words.nouns import ally, monster, unengaged, within

_RANKS = {
    Charged.WEAKEST_ALLY: Rank.WEAKEST,
    Charged.STRONGEST_ALLY: Rank.STRONGEST,
    Charged.CLOSEST_ALLY: Rank.CLOSEST,
}


@LANGUAGE.does(Reinforce)
def _reinforce(s: Horde, run: Run, op: Reinforce) -> None:
    times = amount(s, run, op.amount)
    run.next(s, count=times, done=times > 0)
    s.push(Reinforcing(times, run.scope.seat, run.scope.card))


@LANGUAGE.does(Charge)
def _charge(s: Horde, run: Run, op: Charge) -> None:
    """Into a lane without monsters, or to an ally that is not engaged; the ally is "it" for the steps after.

    Without such a lane or ally the monster stays. MON-KEY-19 MON-KEY-20 MON-KEY-21 MON-KEY-111
    """
    who = first_of(s, run, op.who)
    if who < 0 or s.units[who].zone not in (Zone.LANE, Zone.BACK) or is_banned(s, who, Ban.BE_MOVED):
        run.next(s, done=False)
        return
    lanes = open_lanes(s, who)
    if op.where in (Charged.LEFT, Charged.RIGHT):
        if lanes:
            move_to(s, who, lanes[0 if op.where == Charged.LEFT else -1], s.card_code(run.scope.card))
        run.next(s, it=(who,), done=bool(lanes))
        return
    what = (ally if s.units[who].side == Side.HORDE else monster).where(unengaged)
    what = what.where(within(op.within, op.who)) if op.within else what
    found = pick(s, run, Ranked(_RANKS[op.where], what))
    if found is None:
        return
    charged = tuple(unit for unit in found if s.units[unit].lane in lanes)
    if charged:
        move_to(s, who, s.units[charged[0]].lane, s.card_code(run.scope.card))
    run.next(s, it=charged, done=bool(charged))
