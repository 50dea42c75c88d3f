"""HP go down and up; minions fall."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.numbers import Amount
from skyshelf.effects.ops import Op
from skyshelf.effects.options import Pick
from skyshelf.effects.run import Run
from skyshelf.effects.select import Target
from skyshelf.effects.targets import amount, candidates, meant, pick, pick_from
from skyshelf.effects.unit import UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY
from skyshelf.games.skytear.actions.worship import take_pillar
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE, power
from skyshelf.games.skytear.rules.harm import Damage, after_armor, blow, can_heal, defeat_minion, lose_hp
from skyshelf.games.skytear.rules.harm import heal as heal_unit
from skyshelf.games.skytear.rules.supply import flip_cards
from skyshelf.games.skytear.rules.values import base
from skyshelf.games.skytear.table.options import PickFlip, unit_pick
from skyshelf.games.skytear.table.state import TOKEN, Aimed, Skytear, token_at
from skyshelf.games.skytear.vocabulary.amounts import Flips, said
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.games.skytear.vocabulary.pointers import about
from skyshelf.games.skytear.vocabulary.properties import friendly_minion, seen


def _flip(
    s: Skytear, run: Run, number: Flips, start: int, victims: tuple[UnitId, ...], piercing: bool
) -> int | None:
    """The number with the flip that counts; None means that the player must choose it first. SKY-EFX-04 SKY-Q-25"""
    if len(run.picked) > start:
        return number.number + power(run.picked[start]).modifier
    cards = flip_cards(s, run.scope.seat, number.flips)
    if len({power(card).modifier for card in cards}) > 1:
        options: list[Pick] = []
        for card in dict.fromkeys(cards):
            modifier = power(card).modifier
            damage = [after_armor(s, victim, number.number + modifier, piercing) for victim in victims]
            options.append(PickFlip(card, modifier, min(damage), max(damage)))
        run.asks(s, run.scope.seat, "flip", options)
        return None
    return number.number + (power(cards[0]).modifier if cards else 0)


@dataclass(frozen=True, slots=True)
class Deal(Op):
    """Damage: armor counts unless it pierces. One flip for all who are hit. SKY-EFX-11 SKY-AOE-09"""

    amount: Amount
    to: Target

    def phrase(self) -> Phrase:
        return said("skytear-deal", self.amount, to=self.to.phrase())


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
    caster = run.scope.source
    # Only mages pierce with cards and skills: SKY-HERO-16 SKY-COND-13
    piercing = s.is_hero(caster) and base(s, caster, Stat.PIERCING) > 0
    if isinstance(op.amount, Flips):
        number = _flip(s, run, op.amount, found[1], victims, piercing)
    else:
        number = amount(s, run, op.amount)
    if number is None:
        return
    run.next(s, it=victims)
    s.push(Damage(tuple(blow(s, victim, number, piercing) for victim in victims), caster, run.scope.seat))


def deal(amount: Amount, to: Target) -> Op:
    return Deal(amount, to)


@dataclass(frozen=True, slots=True)
class Lose(Op):
    """HP go down whatever the armor; as a price of the caster never below 1. SKY-EFX-18"""

    amount: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-lose", {"amount": self.amount, "who": self.who.phrase()})


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


def lose(amount: int, who: Target) -> Op:
    return Lose(amount, who)


@dataclass(frozen=True, slots=True)
class Heal(Op):
    """Never above the starting HP. SKY-EFX-16 SKY-EFX-17"""

    amount: Amount
    who: Target

    def phrase(self) -> Phrase:
        return said("skytear-heal", self.amount, who=self.who.phrase())


@LANGUAGE.does(Heal)
def _heal(s: Skytear, run: Run, op: Heal) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    healed = sum(heal_unit(s, unit, amount(s, run, op.amount)) for unit in who)
    run.next(s, it=about(who), count=healed, done=healed > 0)


@LANGUAGE.could(Heal)
def _could_heal(s: Skytear, run: Run, op: Heal) -> bool:
    return any(can_heal(s, unit) for unit in meant(s, run, op.who))


def heal(amount: Amount, who: Target) -> Op:
    return Heal(amount, who)


@dataclass(frozen=True, slots=True)
class Defeat(Op):
    """A minion leaves the battlefield without damage. SKY-EFX-12 SKY-EFX-14"""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-defeat", {"what": self.what.phrase()})


@LANGUAGE.does(Defeat)
def _defeat(s: Skytear, run: Run, op: Defeat) -> None:
    what = pick(s, run, op.what)
    if what is None:
        return
    run.next(s, done=bool(what))
    for unit in what:
        defeat_minion(s, unit, run.scope.seat, "SKY-EFX-12")


def sacrifices(s: Skytear, run: Run) -> list[UnitId]:
    """Friendly pillars, and friendly minions that the caster sees."""
    pillars = s.boards[s.side_of_seat(run.scope.seat)].pillars
    return [token_at(at) for at, _ in pillars] + candidates(s, run, friendly_minion.where(seen))


@dataclass(frozen=True, slots=True)
class SacrificeOne(Op):
    """As a price: remove a friendly pillar, or defeat a friendly minion that the caster sees."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-sacrifice-one")


@LANGUAGE.does(SacrificeOne)
def _sacrifice(s: Skytear, run: Run, op: SacrificeOne) -> None:
    """Minions given up count for nobody."""
    found = sacrifices(s, run)
    if not found:
        s.emit("nothing-to-give-up", "SKY-EFX-01", card=CARDS[run.scope.card].name)
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, run.scope.seat, "sacrifice", [unit_pick(s, one) for one in found])
        return
    what = UnitId(run.picked[0])
    run.next(s)
    if what >= TOKEN:
        take_pillar(s, s.side_of_seat(run.scope.seat), s.hex_of(what))
    else:
        defeat_minion(s, what, NOBODY, "SKY-EFX-12")


@LANGUAGE.pays(SacrificeOne)
def _can_sacrifice(s: Skytear, run: Run, op: SacrificeOne) -> bool:
    """Nobody gives up anything for the loss of a target that is gone."""
    scope = run.scope
    gone = isinstance(scope, Aimed) and any(s.hex_of(unit) < 0 for unit in scope.targets)
    return not gone and bool(sacrifices(s, run))
