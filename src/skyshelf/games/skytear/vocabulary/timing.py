"""When abilities count, and what a skill gives as long as it does."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Ability, After, Event, Replacement, Standing, Triggered, Value
from skyshelf.effects.conditions import Condition as Test
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Ref, Target
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.cards.card import Skill
from skyshelf.games.skytear.vocabulary.names import NUMBERS, Happening, Icon, Moment, Stat
from skyshelf.games.skytear.vocabulary.pointers import caster


@dataclass(frozen=True, slots=True)
class When(Event):
    """WHEN somebody does something to somebody; with `next` only for the first time. SKY-TRG-01"""

    next: bool = False

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {}
        for name, part in (("who", self.who), ("whom", self.whom)):
            if isinstance(part, Ref):
                args[name] = part.phrase()
            elif part is not None:
                args[name] = Phrase("effects-target-a", {"what": part.phrase()})
        ending = "-next" if self.next else ""
        return Phrase(f"skytear-when-{self.happening.name.lower().replace('_', '-')}{ending}", args)


def on(happening: Happening, who: Cards | Ref, whom: Cards | Ref | None, *ops: Op) -> After:
    return After(When(happening, who, whom), ops)


def on_next(happening: Happening, who: Cards | Ref, whom: Cards | Ref | None, *ops: Op) -> After:
    """Counts for the first time only."""
    return After(When(happening, who, whom, next=True), ops)


def worships(*ops: Op) -> Ability:
    return Triggered(Moment.WORSHIP, ops)


def acts(*ops: Op) -> Ability:
    return Triggered(Moment.OUTSIDER, ops)


@dataclass(frozen=True, slots=True)
class Always(Standing):
    """One value for somebody, perhaps under a condition."""

    def phrase(self) -> Phrase:
        gift = self.gifts[0]
        assert isinstance(gift, Value)
        args: dict[str, Arg] = {"who": self.to.phrase()}
        ending = ""
        if self.condition is not None:
            ending = "-while"
            args["condition"] = self.condition.phrase()
        if gift.stat not in NUMBERS:
            return Phrase(f"skytear-always-{gift.stat.name.lower().replace('_', '-')}{ending}", args)
        args["stat"] = gift.stat.phrase()
        if isinstance(gift.amount, int) and gift.amount < 0:
            return Phrase(f"skytear-always-less{ending}", {**args, "amount": -gift.amount})
        return counted(f"skytear-always{ending}", gift.amount, **args)


def always(stat: Stat, amount: Amount = 1, to: Target = caster, condition: Test | None = None) -> Standing:
    """A value that counts as long as the skill does."""
    return Always(to, (Value(stat, amount),), condition)


@dataclass(frozen=True, slots=True)
class Soak(Replacement):
    """All of a minion's damage for so many HP, or a hero's point for point up to as many; never the last HP."""

    hp: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-soak", {"hp": self.hp})


def skill(slug: str, icon: Icon, *abilities: Ability) -> Skill:
    return Skill(slug, icon, abilities)
