"""Damage, strikes and the end of a card."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op, Try, sentences
from skyshelf.effects.run import Run, report
from skyshelf.effects.select import Ref, Target
from skyshelf.effects.targets import amount, first_of, has_target, pick, pick_from
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.order import same_in_any_order
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.rules.damage import Hit
from skyshelf.games.horde.rules.damage import deal as deal_damage
from skyshelf.games.horde.rules.destroy import Destructions, doom
from skyshelf.games.horde.rules.place import neighbors
from skyshelf.games.horde.rules.strike import strike_now
from skyshelf.games.horde.table.lanes import NO_LANE
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.names import Happening
from skyshelf.games.horde.vocabulary.pointers import this


@dataclass(frozen=True, slots=True)
class Deal(Op):
    """Damage: armor, barriers, prevention and redirection apply. Its source is this card, or the one `by` names."""

    amount: Amount
    to: Target
    by: Ref | None = None

    def phrase(self) -> Phrase:
        if self.by is None:
            return counted("effects-deal", self.amount, to=self.to.phrase())
        return counted("effects-deal-by", self.amount, to=self.to.phrase(), by=self.by.phrase())


def deal(amount: Amount, to: Target, by: Ref | None = None) -> Deal:
    return Deal(amount, to, by)


@same_in_any_order(Deal)
def _is_plain(s: Horde, op: Deal) -> bool:
    """Damage to the castle is, unless something answers it."""
    index = index_of(s)
    return op.to == Ref("castle") and not (index.replacing or index.ears.get(Happening.GAINS_WOUNDS))


@LANGUAGE.does(Deal)
def _deal(s: Horde, run: Run, op: Deal) -> None:
    source = run.scope.source if op.by is None else first_of(s, run, op.by)
    # "It" is whoever deals the damage, if the text names somebody.
    mind = run
    if op.by is not None and source != NO_UNIT:
        mind = Run(run.scope, it=(source,), picked=run.picked, held=run.held)
    targets = pick(s, mind, op.to)
    if targets is None:
        return
    hit(s, run, source, targets, amount(s, run, op.amount))


def hit(s: Horde, run: Run, source: UnitId, targets: tuple[UnitId, ...], number: int) -> None:
    """One damage event for each target; the text goes on with the number of wounds."""
    run.next(s, it=targets, done=bool(targets))
    wounds = deal_damage(s, tuple(Hit(source, target, number, False, run.scope.seat) for target in targets))
    report(s, it=targets, count=wounds, done=bool(targets))


@LANGUAGE.pays(Deal)
def _can_deal(s: Horde, run: Run, op: Deal) -> bool:
    """Damage as a cost may be reduced and still counts as paid. HRD-Q-69"""
    return has_target(s, run, op.to)


@dataclass(frozen=True, slots=True)
class NeighborsOfDoomed(Op):
    """If the step before destroys a card: its neighbors, as they are before anything comes of it."""

    def at_once(self) -> bool:
        return True


@LANGUAGE.does(NeighborsOfDoomed)
def _neighbors_of_doomed(s: Horde, run: Run, op: NeighborsOfDoomed) -> None:
    doomed = [unit for unit in run.it if health_of(s, unit) <= 0 and not s.spares(unit)]
    found = tuple(near for unit in doomed for near in neighbors(s, unit))
    run.next(s, it=found, done=bool(found))


@dataclass(frozen=True, slots=True)
class IfThisDestroys(Try):
    """If the damage before destroys its target, the text goes on with the neighbors that it had. MON-Q-34"""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-this-destroys", {"then": sentences(self.then)})


def if_this_destroys(*then: Op) -> IfThisDestroys:
    return IfThisDestroys(NeighborsOfDoomed(), then)


@dataclass(frozen=True, slots=True)
class Strike(Op):
    """One creature strikes without being struck back."""

    who: Ref
    whom: Target

    def phrase(self) -> Phrase:
        if self.who == this:  # many languages do not name it again
            return Phrase("effects-strike-itself", {"whom": self.whom.phrase()})
        return Phrase("effects-strike", {"who": self.who.phrase(), "whom": self.whom.phrase()})


def strike(who: Ref, whom: Target) -> Strike:
    return Strike(who, whom)


@LANGUAGE.does(Strike)
def _strike(s: Horde, run: Run, op: Strike) -> None:
    """One-sided. HRD-KEY-74"""
    targets = pick(s, run, op.whom)
    if targets is None:
        return
    striker = first_of(s, run, op.who)
    run.next(s, it=targets, done=striker >= 0 and bool(targets))
    if striker >= 0 and targets:
        strike_now(s, ((striker, targets[0]),), _may_trample(s))


@dataclass(frozen=True, slots=True)
class Exchange(Op):
    """Two creatures strike each other at the same time."""

    who: Target
    whom: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-exchange", {"who": self.who.phrase(), "whom": self.whom.phrase()})


def exchange(who: Target, whom: Target) -> Exchange:
    return Exchange(who, whom)


@LANGUAGE.does(Exchange)
def _exchange(s: Horde, run: Run, op: Exchange) -> None:
    """Both strike at the same time; without an opponent nothing happens."""
    first = pick_from(s, run, op.who, 0)
    if first is None:
        return
    mind = Run(run.scope, run.block, run.at, first[0], run.count, run.done, run.picked)
    second = pick_from(s, mind, op.whom, first[1])
    if second is None:
        return
    pair = (*first[0][:1], *second[0][:1])
    if len(pair) < 2 or any(s.units[unit].zone == Place.GONE for unit in pair):
        run.next(s, done=False)
        return
    run.next(s, it=pair)
    strike_now(s, ((pair[0], pair[1]), (pair[1], pair[0])), _may_trample(s))


def _may_trample(s: Horde) -> bool:
    """In the fight phase, or where the edition allows it anywhere. HRD-KEY-73"""
    return s.lane_now != NO_LANE or s.edition.trample_anywhere


@dataclass(frozen=True, slots=True)
class Destroy(Op):
    """Destroy without damage."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-destroy", {"what": self.what.phrase()})


def destroy(what: Target) -> Destroy:
    return Destroy(what)


@LANGUAGE.does(Destroy)
def _destroy(s: Horde, run: Run, op: Destroy) -> None:
    """A step that destroys works at once, and once. HRD-EX-06 HRD-RES-08 HRD-Q-79"""
    targets = pick(s, run, op.what)
    if targets is None:
        return
    targets = tuple(target for target in targets if not s.units[target].doomed)
    run.next(s, it=targets, count=len(targets), done=bool(targets))
    for target in targets:
        doom(s, target, run.scope.source)
    s.push(Destructions(targets))
