"""Verbs that change what a card is for a while: boosts, grants, prohibitions, exhaustion."""

from __future__ import annotations

from skyshelf.effects.abilities import Cannot, HasAbility, HasKeyword
from skyshelf.effects.run import NOBODY, Run
from skyshelf.effects.targets import amount, pick
from skyshelf.effects.verbs.change import Boost, ChangeCost, Exhaust, Forbid, Grant, Ready, Replay, Strip
from skyshelf.effects.verbs.common import Until
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.abilities.totals import health_of
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE
from skyshelf.games.horde.cards.turned import risen, turned
from skyshelf.games.horde.phases.alliance import exhaust
from skyshelf.games.horde.rules.place import take_out
from skyshelf.games.horde.rules.summon import resolve_play
from skyshelf.games.horde.rules.tokens import note_health
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import CASTLE, Horde, lasting_grants
from skyshelf.games.horde.words.keywords import (
    BecomeMonster,
    DuringAlliancePhase,
    DuringFightPhase,
    TreacheryCards,
    TurnMonster,
)
from skyshelf.games.horde.words.names import Moment, Stat


@LANGUAGE.points_at("game")
def _the_game(s: Horde, run: Run, ref: object) -> tuple[int, ...]:
    """An ability given to the game is held by the castle, which never leaves play."""
    return (CASTLE,)


@LANGUAGE.does(Boost)
def _boost(s: Horde, run: Run, op: Boost) -> None:
    """Temporary tokens of the second edition are the same numbers; less health is no damage. MON-DMG-06 MON-MIX-09
    MON-RES-20 MON-RES-21 MON-RES-22 MON-RES-23 MON-RES-24 MON-TOK-02 MON-Q-38
    """
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
                    given = (scope.card, gift.index, scope.seat, scope.source)
                    s.until_turn_ends = (*s.until_turn_ends, given)
                case HasAbility():
                    one = s.edit(target)
                    one.grants = (*one.grants, (scope.card, gift.index, about))
        if target == CASTLE and all(isinstance(gift, HasAbility) for gift in op.gifts):  # it is the turn's
            s.emit("lasts-this-turn", s.card_code(scope.card), card=CARD_NAME[scope.card])
        else:
            s.emit("granted", s.card_code(scope.card), card=unit_name(s, target))
    s.changed()
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(Strip)
def _strip(s: Horde, run: Run, op: Strip) -> None:
    """Abilities are all a card loses, not its title or subtype. MON-ALY-05 MON-KEY-02 MON-KEY-03"""
    targets = pick(s, run, op.to)
    if targets is None:
        return
    for target in targets:
        one = s.edit(target)
        one.stripped = True
        one.traits = ()
        one.grants = lasting_grants(one)
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


@LANGUAGE.does(Replay)
def _replay(s: Horde, run: Run, op: Replay) -> None:
    targets = pick(s, run, op.of)
    if targets is None:
        return
    run.next(s, it=targets, done=bool(targets))
    for target in reversed(targets):
        if op.word == Moment.PLAY:
            resolve_play(s, target)
        else:
            resolve(s, target, Moment(op.word))


@LANGUAGE.does(TurnMonster)
def _turn_monster(s: Horde, run: Run, op: TurnMonster) -> None:
    """It was not destroyed and is no monster yet, so nobody draws; a token card is gone. MON-Q-32 MON-TKC-04"""
    targets = pick(s, run, op.what)
    if targets is None:
        return
    for target in targets:
        one = take_out(s, target)
        if not CARDS[one.card].token:
            s.pile.insert(0, turned(one.card))
        s.emit("turned-monster", s.card_code(run.scope.card), card=unit_name(s, target))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(BecomeMonster)
def _become_monster(s: Horde, run: Run, op: BecomeMonster) -> None:
    """It leaves play as an ally, so nobody draws for it. MON-TAU-09 MON-Q-32"""
    targets = pick(s, run, op.what)
    if targets is None:
        return
    for target in targets:
        s.edition.before_leaving(s, target)
        one = take_out(s, target)
        s.pile.insert(0, risen(one.card))
        s.emit("turned-monster", s.card_code(run.scope.card), card=unit_name(s, target))
    run.next(s, it=targets, done=bool(targets))


@LANGUAGE.does(TreacheryCards)
def _treachery_cards(s: Horde, run: Run, op: TreacheryCards) -> None:
    """Once the treachery cards of the turn are revealed it changes nothing. MON-TAU-06"""
    s.treachery_change += op.change
    run.next(s)


@LANGUAGE.judges(DuringFightPhase)
def _during_fight_phase(s: Horde, run: Run, condition: DuringFightPhase) -> bool:
    return s.phase_name == "fight"


@LANGUAGE.judges(DuringAlliancePhase)
def _during_alliance_phase(s: Horde, run: Run, condition: DuringAlliancePhase) -> bool:
    return s.phase_name == "alliance"


@LANGUAGE.does(ChangeCost)
def _change_cost(s: Horde, run: Run, op: ChangeCost) -> None:
    scope = run.scope
    s.cost_changes = (*s.cost_changes, (scope.card, scope.ability, run.block, run.at))
    run.next(s)
