"""Conditions and values change."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import enumerated
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.select import Target, chosen_or_not
from skyshelf.effects.targets import amount, meant, pick
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.cards.registry import LANGUAGE
from skyshelf.games.skytear.rules.conditions import cleanse
from skyshelf.games.skytear.rules.conditions import gain as give_condition
from skyshelf.games.skytear.table.state import Mod, Skytear
from skyshelf.games.skytear.vocabulary.names import NUMBERS, Condition, Stat, Until
from skyshelf.games.skytear.vocabulary.pointers import about

TURN = Until.TURN
SLOW, FAST, FRENZY, DISARM = Condition.SLOW, Condition.FAST, Condition.FRENZY, Condition.DISARM
MARKED, SHAPESHIFTED = Condition.MARKED, Condition.SHAPESHIFTED


@dataclass(frozen=True, slots=True)
class Gain(Op):
    """A condition, once. SKY-COND-05"""

    conditions: tuple[Condition, ...]
    who: Target

    def phrase(self) -> Phrase:
        named = enumerated([one.phrase() for one in self.conditions], "effects-and")
        return Phrase(
            f"skytear-gain{chosen_or_not(self.who)}", {"conditions": named, "who": self.who.phrase()}
        )


@LANGUAGE.does(Gain)
def _gain(s: Skytear, run: Run, op: Gain) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who), done=bool(who))
    for unit in who:
        for condition in op.conditions:
            give_condition(s, unit, condition)


@LANGUAGE.could(Gain)
def _could_gain(s: Skytear, run: Run, op: Gain) -> bool:
    """A condition that is there already is not given again. SKY-COND-05"""
    return any(
        s.is_hero(unit) and not s.has_condition(unit, condition)
        for unit in meant(s, run, op.who)
        for condition in op.conditions
    )


def gain(who: Target, *conditions: Condition) -> Op:
    return Gain(conditions, who)


@dataclass(frozen=True, slots=True)
class Cleanse(Op):
    """All conditions but Shapeshifted end."""

    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-cleanse", {"who": self.who.phrase()})


@LANGUAGE.does(Cleanse)
def _cleanse(s: Skytear, run: Run, op: Cleanse) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    run.next(s, it=about(who))
    for unit in who:
        cleanse(s, unit)


@LANGUAGE.could(Cleanse)
def _could_cleanse(s: Skytear, run: Run, op: Cleanse) -> bool:
    return any(
        s.is_hero(unit) and s.heroes[unit].conditions & ~(1 << SHAPESHIFTED) for unit in meant(s, run, op.who)
    )


@dataclass(frozen=True, slots=True)
class Change(Op):
    """A value goes up or down. SKY-EFX-06 SKY-EFX-07 SKY-EFX-08"""

    stat: Stat
    amount: Amount
    who: Target
    until: Until = Until.ACTIVATION

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"who": self.who.phrase()}
        ending = "-turn" if self.until == Until.TURN else ""
        if self.stat not in NUMBERS:
            return Phrase(f"skytear-change-{self.stat.name.lower().replace('_', '-')}{ending}", args)
        args["stat"] = self.stat.phrase()
        if isinstance(self.amount, int) and self.amount < 0:
            return Phrase(f"skytear-change-less{ending}", {**args, "amount": -self.amount})
        return counted(f"skytear-change{ending}", self.amount, **args)


@LANGUAGE.does(Change)
def _change(s: Skytear, run: Run, op: Change) -> None:
    who = pick(s, run, op.who)
    if who is None:
        return
    number = amount(s, run, op.amount)
    until = op.until
    if until == Until.ACTIVATION and s.active == NO_UNIT:  # SKY-Q-30
        until = Until.TURN
    run.next(s, it=about(who), done=bool(who))
    s.mods = (*s.mods, *[Mod(op.stat, number, unit, until) for unit in who if s.is_hero(unit)])


def has(who: Target, until: Until = Until.ACTIVATION, **values: Amount) -> tuple[Op, ...]:
    """`has(caster, attack=2)`: one step for each value."""
    return tuple(Change(Stat[name.upper()], amount, who, until) for name, amount in values.items())


def gets(stat: Stat, amount: Amount, who: Target, until: Until = Until.ACTIVATION) -> Op:
    return Change(stat, amount, who, until)
