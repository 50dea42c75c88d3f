"""Damage on its way to a card: redirected, changed, taken by armor, stopped by Barrier, and only then wounds."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Replacing
from skyshelf.effects.options import YES, YES_NO, Confirm
from skyshelf.effects.run import Run, report
from skyshelf.effects.select import Chosen, Ref
from skyshelf.effects.targets import candidates, first_of, fits
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.totals import armor_left, has_barrier, is_banned
from skyshelf.games.horde.rules.tokens import gain_wounds, has_fallen
from skyshelf.games.horde.table.options import PickUnit, unit_name
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Pending
from skyshelf.games.horde.vocabulary.instead import Double, Instead, PreventAll, PreventHalf, Redirect
from skyshelf.games.horde.vocabulary.leaving import DiscardFromPlay
from skyshelf.games.horde.vocabulary.names import Ban, Happening


@dataclass(slots=True)
class Hit(Record):
    """Damage that one card would take from another; spells and rules are no `source`, `seat` is whose text it is."""

    source: UnitId
    target: UnitId
    amount: int
    redirected: bool = False
    seat: Seat = NOBODY


def deal(s: Horde, hits: tuple[Hit, ...]) -> int:
    """Deal damage to several cards at once and return the wounds.

    Where somebody may redirect damage, a frame asks first and reports the wounds to the text below when it is done.
    """
    if index_of(s).replacing and any(_redirects(s, hit) for hit in hits):
        s.frames.append(DealDamage(hits, 0, 0))
        return 0
    wounds = 0
    for hit in hits:
        wounds += land(s, hit)
    return wounds


def land(s: Horde, hit: Hit) -> int:
    """One hit arrives, whatever it is called; its wounds are returned. HRD-KEY-07 HRD-Q-41 HRD-DMG-06 MON-DMG-05"""
    target = hit.target
    amount = hit.amount
    if amount <= 0 or not s.is_in_play(target) or (target == PORTAL and s.collapsing):
        return 0
    if hit.source != NO_UNIT and is_banned(s, hit.source, Ban.DEAL_DAMAGE):
        return 0
    index = index_of(s)
    if index.replacing:
        amount = changed(s, hit.source, target, amount)
        if amount <= 0:
            return 0
    armor = min(armor_left(s, target), amount)  # MON-KEY-31 MON-Q-42
    if armor:
        s.edit(target).armor_used += armor
        amount -= armor
        s.emit("armor-used", "HRD-KEY-07", card=unit_name(s, target), number=armor)
        if amount == 0:  # HRD-DMG-03 HRD-KEY-09
            return 0
    if index.replacing and _can_be_damaged(s, target) and _stopped(s, hit):
        return 0
    if has_barrier(s, target):  # after armor: HRD-KEY-18 MON-KEY-13 MON-KEY-18 MON-Q-41
        amount = 1
    if not gain_wounds(s, target, amount, hit.source, "HRD-DMG-01"):
        return 0
    if hit.source in (NO_UNIT, CASTLE) and target in s.hurt:
        s.edit(target).slayer = hit.seat
    if hit.source != NO_UNIT:
        announce(s, Happening.DAMAGES, hit.source, target, amount)
    return amount


def changed(s: Horde, source: UnitId, target: UnitId, amount: int) -> int:
    """The damage after everything that doubles, halves or prevents it: what it is dealt as is settled before what the
    card that takes it makes of it, whoever came first. HRD-Q-96 MON-RES-18
    """
    amount = dealt(s, source, target, amount)
    halved = 0
    for run, ability in index_of(s).replacing:
        match ability.change:
            case PreventHalf() as change:
                halved += first_of(s, run, change.to) == target
            case PreventAll() as change:
                protected = first_of(s, run, change.to)
                if protected == target or (change.both and protected == source):
                    return 0
    for _ in range(halved):
        amount //= 2  # the other half, rounded up, is prevented
    return amount


def dealt(s: Horde, source: UnitId, target: UnitId, amount: int) -> int:
    """How much damage one card deals to another, before anything that is done about it. HRD-Q-96"""
    for run, ability in index_of(s).replacing:
        change = ability.change
        if isinstance(change, Double) and first_of(s, run, change.by) == source:
            amount *= 2 if first_of(s, run, change.to) == target else 1
    return amount


def _can_be_damaged(s: Horde, target: UnitId) -> bool:
    """ "Cannot" goes before "instead": what cannot be damaged would not be. MON-Q-98 MON-RES-05"""
    return not (is_banned(s, target, Ban.BE_DAMAGED) or is_banned(s, target, Ban.GAIN_WOUNDS))


def _stopped(s: Horde, hit: Hit) -> bool:
    """ "If it would be damaged": the first such ability takes the damage and does something instead."""
    for run in would_stop(s, hit.target):
        scope = run.scope
        seat = scope.seat
        if s.rules.horde_seat == NOBODY and hit.target == PORTAL:  # what it gives concerns all: MON-Q-80
            seat = hit.seat if hit.seat != NOBODY else s.answers_for(hit.source)
        s.waiting.append(Pending(scope.card, scope.ability, scope.source, seat, hit.target, NO_UNIT, 0))
        return True  # MON-RES-16 MON-RES-17
    return False


def would_stop(s: Horde, target: UnitId) -> list[Run]:
    """The abilities that would take damage from a card.

    One that discards its own card does so once: from then on it waits. Others take every damage. MON-Q-13
    """
    waiting = {(pending.source, pending.ability) for pending in s.waiting}
    return [
        run
        for run, ability in index_of(s).replacing
        if isinstance(ability.change, Instead)
        and first_of(s, run, ability.change.to) == target
        and not (
            (run.scope.source, run.scope.ability) in waiting
            and any(isinstance(op, DiscardFromPlay) for op in ability.change.ops)
        )
    ]


def _deals_nothing(s: Horde, source: UnitId) -> bool:
    """Whether all damage of a card is 0 anyway, so that there is none to send elsewhere."""
    if source == NO_UNIT:
        return False
    return is_banned(s, source, Ban.DEAL_DAMAGE) or any(
        isinstance(ability.change, PreventAll)
        and ability.change.both
        and first_of(s, run, ability.change.to) == source
        for run, ability in index_of(s).replacing
    )


def _redirects(s: Horde, hit: Hit) -> list[tuple[Run, Redirect]]:
    """The abilities that could send a hit elsewhere; each damage event is redirected once at most. HRD-Q-70
    A card that is destroyed already would take no damage. HRD-Q-78
    """
    if hit.redirected or hit.amount <= 0 or not s.is_in_play(hit.target) or has_fallen(s, hit.target):
        return []
    found: list[tuple[Run, Redirect]] = []
    for run, ability in index_of(s).replacing:
        if _is_redirect(s, run, ability, hit):
            assert isinstance(ability.change, Redirect)
            found.append((run, ability.change))
    return [] if found and _deals_nothing(s, hit.source) else found


def must_redirect(s: Horde, hit: Hit) -> bool:
    """Whether a hit goes elsewhere whatever anybody wants."""
    return any(not change.optional for _, change in _redirects(s, hit))


def _is_redirect(s: Horde, run: Run, ability: Replacing, hit: Hit) -> bool:
    change = ability.change
    if not isinstance(change, Redirect) or not fits(s, run, change.of, hit.target):
        return False
    # Who cannot be wounded has no wounds for anybody else: "cannot" goes before. MON-RES-05
    if change.as_wounds and is_banned(s, hit.target, Ban.GAIN_WOUNDS):
        return False
    return bool(_takers(s, run, change, hit))


def _takers(s: Horde, run: Run, change: Redirect, hit: Hit) -> list[UnitId]:
    """Nobody passes damage on to a card that is destroyed already. HRD-Q-102"""
    assert isinstance(change.to, Ref | Chosen)
    what = change.to if isinstance(change.to, Ref) else change.to.what
    return [unit for unit in candidates(s, run, what) if unit != hit.target and not has_fallen(s, unit)]


@dataclass(slots=True)
class DealDamage(Frame):
    """Hits one after another, where somebody may or must redirect them."""

    hits: tuple[Hit, ...]
    at: int
    wounds: int
    asked: int = 0  # redirections of the present hit that were declined
    taking: bool = False  # the new target is being chosen

    def step(self, s: Horde) -> None:
        if self.at == len(self.hits):
            s.frames.pop()
            report(s, count=self.wounds, done=self.wounds > 0)
            return
        hit = self.hits[self.at]
        found = _redirects(s, hit)[self.asked :]
        if not found:
            s.frames[-1] = DealDamage(self.hits, self.at + 1, self.wounds + land(s, hit))
            return
        run, change = found[0]
        code = s.card_code(run.scope.card)
        name = Phrase(
            "horde-hit",
            {
                "card": s.card_name(run.scope.card),
                "number": dealt(s, hit.source, hit.target, hit.amount),
                "target": unit_name(s, hit.target),
            },
        )
        if change.optional and not self.taking:
            s.ask(run.scope.seat, "redirect", YES_NO, code, name)
            return
        # Of several that must take the damage one does. MON-RES-18 MON-RES-19
        offered = found[:1] if change.optional else [pair for pair in found if not pair[1].optional]
        takers = [unit for pair in offered for unit in _takers(s, *pair, hit)]
        seat = s.chooser(run, change.to.by) if isinstance(change.to, Chosen) else run.scope.seat
        s.ask(seat, "taker", [s.unit_option(unit) for unit in takers], code, name)

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, Confirm):
            declined = self.asked + (option.pick != YES)
            s.frames[-1] = DealDamage(self.hits, self.at, self.wounds, declined, option.pick == YES)
            return
        assert isinstance(option, PickUnit)
        hit = self.hits[self.at]
        found = _redirects(s, hit)[self.asked :]
        run, change = next(pair for pair in found if option.pick in _takers(s, *pair, hit))
        number = dealt(s, hit.source, hit.target, hit.amount)
        s.emit("redirected", s.card_code(run.scope.card), card=unit_name(s, option.pick), number=number)
        if change.as_wounds:
            gain_wounds(s, option.pick, number, hit.source, s.card_code(run.scope.card))
            s.frames[-1] = DealDamage(self.hits, self.at + 1, self.wounds)
            return
        there = Hit(hit.source, option.pick, number, True, hit.seat)
        hits = (*self.hits[: self.at], there, *self.hits[self.at + 1 :])
        s.frames[-1] = DealDamage(hits, self.at, self.wounds)
