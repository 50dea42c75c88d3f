"""Creatures strike: damage equal to their attack, Trample, and strikes that are split. HRD-KEY-72 HRD-KEY-84"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import NO, NUMBERS, YES_NO, Confirm, PickNumber
from skyshelf.effects.run import Run, report
from skyshelf.effects.targets import candidates, first_of
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.totals import (
    armor_left,
    has_barrier,
    health_of,
    is_banned,
    pair_banned,
    strength_of,
    trait_of,
)
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.rules.damage import Hit, changed, deal, must_redirect, would_stop
from skyshelf.games.horde.rules.place import open_lanes
from skyshelf.games.horde.rules.tokens import wounds_takers
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import PickUnit, unit_name
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Pending, Zone
from skyshelf.games.horde.vocabulary.instead import ExcessTo, PreventAll, SplitStrike
from skyshelf.games.horde.vocabulary.names import Ban, Happening, PairBan, Side, Trait

_GONE = Zone.GONE
_HORDE = Side.HORDE
_STRIKE, _STRIKE_IN_FIGHT, _DEAL_DAMAGE = Ban.STRIKE, Ban.STRIKE_IN_FIGHT, Ban.DEAL_DAMAGE
_BE_STRUCK = PairBan.BE_STRUCK

Blow = tuple[UnitId, ...]  # who strikes whom; only a strike that was split hits several
ELUDE = -5  # in place of an ability that waits: the move after the first strike against a monster


@dataclass(slots=True)
class StrikeBlows(Frame):
    """Strikes that happen at the same time: first all are measured, then all land. HRD-FIGHT-10"""

    blows: tuple[Blow, ...]
    trample: bool
    at: int = 0
    hits: tuple[Hit, ...] = ()
    parts: tuple[int, ...] = ()  # of a strike that is being split
    split: int = -1  # whether a strike that would do something else undivided is split, once that is known

    def step(self, s: Horde) -> None:
        if not index_of(s).replacing:  # so nobody has anything to say about where the damage goes
            hits = self.hits
            for striker, target in self.blows[self.at :]:
                hits += blow_hits(s, striker, target, self.trample)
            self._land(s, hits)
            return
        if self.at == len(self.blows):
            self._land(s, self.hits)
            return
        striker, target = self.blows[self.at]
        among = [] if self.split == NO else _split_among(s, striker)
        hits = blow_hits(s, striker, target, self.trample)
        if among == [target]:  # nobody to share it with
            among = []
        elif among and self.split < 0 and (target == PORTAL or len(hits) > 1):  # HRD-Q-105
            s.ask(s.units[striker].seat, "split-instead", YES_NO, s.card_code(s.units[striker].card))
            return
        if not among:
            card, others = _excess_among(s, striker, target) if len(hits) > 1 else (NO_CARD, [])
            if others:
                options = [s.unit_option(unit) for unit in (hits[-1].target, *others)]
                name = CARD_NAME[s.units[striker].card]
                s.ask(s.units[striker].seat, "excess", options, s.card_code(card), name)
            else:
                self._next(s, hits)
            return
        left = strength_of(s, striker) - sum(self.parts)
        number = len(self.parts)
        if number == len(among) - 1:  # the last one takes what is left
            parts = (*self.parts, left)
            self._split(s, striker, tuple(zip(among, parts, strict=True)))
            return
        name = unit_name(s, among[number])
        s.ask(s.units[striker].seat, "split", NUMBERS[: left + 1], s.card_code(s.units[striker].card), name)

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, PickUnit):
            striker, target = self.blows[self.at]
            first, excess = blow_hits(s, striker, target, self.trample)
            self._next(s, (first, Hit(excess.source, option.pick, excess.amount)))
            s.uncovers((option.pick,))  # HRD-VS-30
            return
        parts, split = self.parts, self.split
        if isinstance(option, Confirm):
            split = option.pick
        else:
            assert isinstance(option, PickNumber)
            parts = (*parts, option.pick)
        s.frames[-1] = StrikeBlows(self.blows, self.trample, self.at, self.hits, parts, split)

    def _split(self, s: Horde, striker: UnitId, parts: tuple[tuple[UnitId, int], ...]) -> None:
        """It is a strike against those that get a part of it, whatever it was meant for. HRD-LIO-20 HRD-Q-82"""
        hits = tuple(Hit(striker, unit, part) for unit, part in parts if part)
        struck = tuple(hit.target for hit in hits) or (parts[0][0],)
        blows = (*self.blows[: self.at], (striker, *struck), *self.blows[self.at + 1 :])
        s.frames[-1] = StrikeBlows(blows, self.trample, self.at + 1, self.hits + hits)
        s.uncovers(struck)

    def _next(self, s: Horde, hits: tuple[Hit, ...]) -> None:
        s.frames[-1] = StrikeBlows(self.blows, self.trample, self.at + 1, self.hits + hits)

    def _land(self, s: Horde, hits: tuple[Hit, ...]) -> None:
        s.frames.pop()
        for striker, *targets in self.blows:
            # What was revealed for its part of a strike may be nothing that can be struck. HRD-VS-30
            struck = tuple([unit for unit in targets if s.is_meant(unit)])
            if struck:
                note_strike(s, striker, struck)
        wounds = deal(s, tuple([hit for hit in hits if s.is_meant(hit.target)]))
        report(s, count=wounds)


def strike_now(s: Horde, blows: tuple[Blow, ...], trample: bool) -> None:
    """Strikes of creatures that can strike; the others of the same moment still do."""
    allowed = tuple(blow for blow in blows if can_strike(s, *blow))
    allowed = s.challenge.blows(s, allowed)
    if allowed:
        s.frames.append(StrikeBlows(allowed, trample))


def can_strike(s: Horde, striker: UnitId, target: UnitId) -> bool:
    if s.units[striker].zone == _GONE or is_banned(s, striker, _STRIKE):
        return False
    if s.lane_now != NO_LANE and is_banned(s, striker, _STRIKE_IN_FIGHT):
        return False
    return not is_banned(s, striker, _DEAL_DAMAGE) and not pair_banned(s, target, striker, _BE_STRUCK)


def note_strike(s: Horde, striker: UnitId, targets: tuple[UnitId, ...]) -> None:
    """Count the strike, for what depends on the first one of a turn; it is one, however many it hits."""
    one = s.edit(striker)
    one.strikes += 1
    target = targets[0]
    if target != PORTAL and s.units[target].side == _HORDE:
        one.struck += 1
        if one.struck == 1 and trait_of(s, striker, Trait.ELUSIVE):  # HRD-KEY-27 HRD-KEY-29 HRD-KEY-31
            s.waiting.append(Pending(one.card, ELUDE, striker, one.seat, target, NO_UNIT, 0))
    for struck in targets:
        s.emit("strikes", "HRD-KEY-72", card=unit_name(s, striker), target=unit_name(s, struck))
    announce(s, Happening.STRIKES, striker, target)
    if one.strikes == 1:
        announce(s, Happening.FIRST_STRIKE, striker, target)


def eluding_lanes(s: Horde, unit: UnitId) -> list[Lane]:
    """Where an elusive creature that survived may go; what it has of Elusive is added up. HRD-Q-39 HRD-Q-93"""
    if s.units[unit].zone != Zone.LANE or health_of(s, unit) <= 0 or is_banned(s, unit, Ban.BE_MOVED):
        return []
    reach = trait_of(s, unit, Trait.ELUSIVE)
    return [lane for lane in open_lanes(s, unit) if abs(lane - s.units[unit].lane) <= reach]


def blow_hits(s: Horde, striker: UnitId, target: UnitId, trample: bool) -> tuple[Hit, ...]:
    """All damage to the target, or with Trample only what destroys it and the rest beyond. HRD-KEY-85 HRD-KEY-86"""
    strength = strength_of(s, striker)
    if not trample or target in (CASTLE, PORTAL) or not trait_of(s, striker, Trait.TRAMPLE):
        return (Hit(striker, target, strength),)
    if s.units[target].side == s.units[striker].side:  # no opponent: MON-KEY-90 MON-Q-43
        return (Hit(striker, target, strength),)
    if s.engaged_with(striker) == NO_UNIT:  # HRD-KEY-84: each by its own engagement
        return (Hit(striker, target, strength),)
    needed = needed_to_destroy(s, striker, target)
    if needed is None or strength <= needed:  # HRD-KEY-88
        return (Hit(striker, target, strength),)
    beyond = CASTLE if s.units[striker].side == _HORDE else PORTAL  # MON-Q-44
    return (Hit(striker, target, needed), Hit(striker, beyond, strength - needed))


def needed_to_destroy(s: Horde, striker: UnitId, target: UnitId) -> int | None:
    """The damage that would destroy a creature, its armor included; None if nothing passes it. HRD-KEY-87 HRD-Q-40

    Where none of it can destroy the creature, all of it is needed. HRD-Q-84
    """
    if (
        has_barrier(s, target)  # MON-KEY-92
        or is_banned(s, target, Ban.BE_DAMAGED)
        or is_banned(s, target, Ban.GAIN_WOUNDS)
    ):
        return None
    needed = health_of(s, target) + armor_left(s, target)
    if not index_of(s).replacing:
        return max(0, needed)
    for run, ability in index_of(s).replacing:
        change = ability.change
        if isinstance(change, PreventAll) and first_of(s, run, change.to) == target:
            # Where only the damage to the card is prevented, the excess passes as if it were not.
            return needed if change.excess_passes else None
    if would_stop(s, target) or must_redirect(s, Hit(striker, target, needed)) or wounds_takers(s, target):
        return None
    for amount in range(1, strength_of(s, striker) + 1):
        if changed(s, striker, target, amount) >= needed:
            return amount
    return None


def _excess_among(s: Horde, striker: UnitId, target: UnitId) -> tuple[int, list[UnitId]]:
    """The other cards that the excess of a strike may go to, if an ability of the striker allows it, and the card
    that this ability is printed on. HRD-KUR-14
    """
    for run, ability in index_of(s).replacing:
        if isinstance(ability.change, ExcessTo) and run.scope.source == striker:
            return run.scope.card, [unit for unit in candidates(s, run, ability.change.to) if unit != target]
    return NO_CARD, []


def _split_among(s: Horde, striker: UnitId) -> list[UnitId]:
    """The monsters that a strike may be split among, if an ability of the striker allows it."""
    for run, ability in index_of(s).replacing:
        if isinstance(ability.change, SplitStrike) and run.scope.source == striker:
            among = candidates(s, Run(run.scope), ability.change.among)
            return [unit for unit in among if not pair_banned(s, unit, striker, _BE_STRUCK)]
    return []
