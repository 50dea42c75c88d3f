"""Verbs that change what a card is for a while: boosts, grants, prohibitions, exhaustion."""

from __future__ import annotations

from skyshelf.effects.abilities import Cannot, HasAbility, HasKeyword
from skyshelf.effects.run import NOBODY, Run
from skyshelf.effects.targets import amount, pick
from skyshelf.effects.verbs import Boost, ChangeCost, Exhaust, Forbid, Grant, Ready, Strip, Until
from skyshelf.games.horde.alliance import exhaust
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.options import unit_name
from skyshelf.games.horde.state import CASTLE, Horde
from skyshelf.games.horde.tokens import note_health
from skyshelf.games.horde.totals import health_of
from skyshelf.games.horde.words.names import Stat


@LANGUAGE.points_at("game")
def _the_game(s: Horde, run: Run, ref: object) -> tuple[int, ...]:
    """An ability given to the game is held by the castle, which never leaves play."""
    return (CASTLE,)


@LANGUAGE.does(Boost)
def _boost(s: Horde, run: Run, op: Boost) -> None:
    targets = pick(s, run, op.to)
    if targets is None:
        return
    for target in targets:
        for stat, number in op.values:
            value = amount(s, run, number)
            before = health_of(s, target)
            one = s.edit(target)
            match stat:
                case Stat.ATTACK:
                    one.boost_attack += value
                case Stat.HEALTH:
                    one.boost_health += value
                    note_health(s, target, before, run.scope.source)
                case _:
                    one.boost_armor += value
            s.emit(
                f"boost-{stat.name.lower()}",
                s.card_code(run.scope.card),
                card=unit_name(s, target),
                number=value,
            )
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(Grant)
def _grant(s: Horde, run: Run, op: Grant) -> None:
    targets = pick(s, run, op.to)
    if targets is None:
        return
    scope = run.scope
    about = run.it[0] if run.it else NOBODY  # the card chosen before is what the grant is about
    for target in targets:
        for gift in op.gifts:
            match gift:
                case HasKeyword():
                    one = s.edit(target)
                    one.traits = (*one.traits, (gift.word, amount(s, run, gift.number)))
                case Cannot():
                    s.edit(target).bans |= 1 << gift.ban
                case HasAbility() if target == CASTLE:
                    s.until_turn_ends = (*s.until_turn_ends, (scope.card, gift.index, scope.seat))
                case HasAbility():
                    one = s.edit(target)
                    one.grants = (*one.grants, (scope.card, gift.index, about))
        s.emit("granted", s.card_code(scope.card), card=unit_name(s, target))
    s.changed()
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(Strip)
def _strip(s: Horde, run: Run, op: Strip) -> None:
    targets = pick(s, run, op.to)
    if targets is None:
        return
    for target in targets:
        one = s.edit(target)
        one.stripped = True
        one.traits = ()
        one.grants = ()
        s.emit("stripped", s.card_code(run.scope.card), card=unit_name(s, target))
    s.changed()
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(Forbid)
def _forbid(s: Horde, run: Run, op: Forbid) -> None:
    """Kept by the card it is about: it lasts even if its source is destroyed. HRD-DES-18 HRD-RES-10"""
    targets = pick(s, run, op.to)
    if targets is None:
        return
    for target in targets:
        one = s.edit(target)
        if op.until == Until.LANE:
            one.lane_bans |= 1 << op.ban
        else:
            one.bans |= 1 << op.ban
        s.emit(f"cannot-{op.ban.name.lower()}", s.card_code(run.scope.card), card=unit_name(s, target))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(Exhaust)
def _exhaust(s: Horde, run: Run, op: Exhaust) -> None:
    targets = pick(s, run, op.what)
    if targets is None:
        return
    for target in targets:
        exhaust(s, target)
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.pays(Exhaust)
def _can_exhaust(s: Horde, run: Run, op: Exhaust) -> bool:
    targets = pick(s, run, op.what)
    return bool(targets) and not any(s.units[target].exhausted for target in targets or ())


@LANGUAGE.does(Ready)
def _ready(s: Horde, run: Run, op: Ready) -> None:
    targets = pick(s, run, op.what)
    if targets is None:
        return
    for target in targets:
        if s.units[target].exhausted:
            s.edit(target).exhausted = False
            s.emit("readied", s.card_code(run.scope.card), card=unit_name(s, target))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(ChangeCost)
def _change_cost(s: Horde, run: Run, op: ChangeCost) -> None:
    scope = run.scope
    s.cost_changes = (*s.cost_changes, (scope.card, scope.ability, run.block, run.at))
    run.next(s)
