"""Verbs that hurt, heal and change heroes."""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.targets import amount, candidates, pick, pick_from
from skyshelf.games.skytear.actions.worship import take_pillar
from skyshelf.games.skytear.cards.registry import LANGUAGE, power
from skyshelf.games.skytear.meaning.nouns import about
from skyshelf.games.skytear.rules.conditions import cleanse, gain
from skyshelf.games.skytear.rules.harm import Damage, defeat_minion, heal, lose_hp
from skyshelf.games.skytear.rules.supply import clear_aside, flip_cards
from skyshelf.games.skytear.rules.values import base
from skyshelf.games.skytear.table.options import card_pick, unit_pick
from skyshelf.games.skytear.table.state import NOBODY, TOKEN, Skytear
from skyshelf.games.skytear.words.filters import friendly_minion, seen
from skyshelf.games.skytear.words.names import Stat, Until
from skyshelf.games.skytear.words.verbs import (
    Change,
    Cleanse,
    Deal,
    Defeat,
    Flips,
    Gain,
    Heal,
    Lose,
    SacrificeOne,
)


def _flip(s: Skytear, run: Run, number: Flips, start: int) -> int | None:
    """The number with the flip that counts; None means that the player must choose it first. SKY-EFX-04 SKY-Q-25"""
    cards = [card for _, card in s.aside] or flip_cards(s, run.scope.seat, number.flips)
    if len({power(card).modifier for card in cards}) > 1 and len(run.picked) == start:
        run.asks(s, run.scope.seat, "flip", [card_pick(card) for card in dict.fromkeys(cards)])
        return None
    clear_aside(s)  # another step flips anew
    if not cards:
        return number.number
    return number.number + power(run.picked[start] if len(run.picked) > start else cards[0]).modifier


@LANGUAGE.does(Deal)
def _deal(s: Skytear, run: Run, op: Deal) -> None:
    """One flip for all who are hit. SKY-AOE-09 SKY-EFX-11 SKY-Q-158 SKY-Q-159"""
    found = pick_from(s, run, op.to, 0)
    if found is None:
        return
    victims = tuple(unit for unit in found[0] if s.hex_of(unit) >= 0)
    if not victims:
        run.next(s, it=about(()), done=False)
        return
    number = _flip(s, run, op.amount, found[1]) if isinstance(op.amount, Flips) else amount(s, run, op.amount)
    if number is None:
        return
    caster = run.scope.source
    # Only mages pierce with cards and skills: SKY-HERO-16 SKY-COND-13
    piercing = s.is_hero(caster) and base(s, caster, Stat.PIERCING) > 0
    run.next(s, it=victims)
    s.push(Damage(tuple((victim, number, piercing) for victim in victims), caster, run.scope.seat))


@LANGUAGE.does(Lose)
def _lose(s: Skytear, run: Run, op: Lose) -> None:
    """As a price of the caster it leaves at least 1 HP. SKY-Q-201"""
    who = pick(s, run, op.who)
    if who is None:
        return
    who = tuple(unit for unit in who if s.hex_of(unit) >= 0)
    run.next(s, it=about(who), done=bool(who))
    for unit in who:
        number = op.amount
        seat = run.scope.seat
        if unit == run.scope.source and s.is_hero(unit):
            number = min(number, s.heroes[unit].hp - 1)
            seat = NOBODY
        lose_hp(s, unit, number, seat, "SKY-EFX-18")


@LANGUAGE.does(Heal)
def _heal(s: Skytear, run: Run, op: Heal) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    healed = sum(heal(s, unit, amount(s, run, op.amount)) for unit in who)
    run.next(s, it=about(who), count=healed, done=healed > 0)


@LANGUAGE.does(Defeat)
def _defeat(s: Skytear, run: Run, op: Defeat) -> None:
    what = pick(s, run, op.what)
    if what is None:
        return
    run.next(s, done=bool(what))
    for unit in what:
        defeat_minion(s, unit, run.scope.seat, "SKY-EFX-12")


@LANGUAGE.does(Gain)
def _gain(s: Skytear, run: Run, op: Gain) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who), done=bool(who))
    for unit in who:
        for condition in op.conditions:
            gain(s, unit, condition)


@LANGUAGE.does(Cleanse)
def _cleanse(s: Skytear, run: Run, op: Cleanse) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who))
    for unit in who:
        cleanse(s, unit)


@LANGUAGE.does(Change)
def _change(s: Skytear, run: Run, op: Change) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    number = amount(s, run, op.amount)
    until = op.until
    if until == Until.ACTIVATION and s.active == NOBODY:  # SKY-Q-30
        until = Until.TURN
    run.next(s, it=about(who), done=bool(who))
    s.mods = (*s.mods, *[(op.stat, number, unit, until) for unit in who if s.is_hero(unit)])


def sacrifices(s: Skytear, run: Run) -> list[int]:
    """Friendly pillars, and friendly minions that the caster sees."""
    pillars = s.boards[s.side_of_seat(run.scope.seat)].pillars
    return [TOKEN + at for at, _ in pillars] + candidates(s, run, friendly_minion.where(seen))


@LANGUAGE.does(SacrificeOne)
def _sacrifice(s: Skytear, run: Run, op: SacrificeOne) -> None:
    """Minions given up count for nobody."""
    found = sacrifices(s, run)
    if not found:
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "sacrifice", [unit_pick(s, one) for one in found])
        return
    what = run.picked[0]
    run.next(s)
    if what >= TOKEN:
        take_pillar(s, s.side_of_seat(run.scope.seat), what - TOKEN)
    else:
        defeat_minion(s, what, NOBODY, "SKY-EFX-12")


@LANGUAGE.pays(SacrificeOne)
def _can_sacrifice(s: Skytear, run: Run, op: SacrificeOne) -> bool:
    return bool(sacrifices(s, run))
