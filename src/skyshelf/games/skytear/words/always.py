"""What a skill gives as long as it counts."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Static, Value
from skyshelf.effects.numbers import counted
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.words.names import NUMBERS


@dataclass(frozen=True, slots=True)
class Always(Static):
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
