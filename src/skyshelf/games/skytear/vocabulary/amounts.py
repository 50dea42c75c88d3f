"""Numbers that a text flips or counts."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.numbers import Amount, Number, counted
from skyshelf.effects.run import Run
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.cards.registry import LANGUAGE
from skyshelf.games.skytear.table.state import Skytear


@dataclass(frozen=True, slots=True)
class Flips(Number):
    """A number and so many flips: `3+` is 3 and one flip. SKY-EFX-03 SKY-Q-23"""

    number: int
    flips: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-flips", {"number": self.number, "flips": self.flips})


def flip(number: int) -> Flips:
    """3+ is `flip(3)`."""
    return Flips(number, 1)


def flip2(number: int) -> Flips:
    """3++: two flips, of which one counts."""
    return Flips(number, 2)


def said(key: str, amount: Amount, **args: Arg) -> Phrase:
    """Flips are said like a number; what is counted for each one has a message of its own."""
    if isinstance(amount, Flips):
        return Phrase(f"{key}-flip", {"amount": amount.phrase(), **args})
    return counted(key, amount, **args)


@dataclass(frozen=True, slots=True)
class PillarsTaken(Number):
    """The pillars taken off in the Worship that triggered the skill. SKY-TAU-02"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-pillars-taken")


PILLARS_TAKEN = PillarsTaken()


@LANGUAGE.counts(PillarsTaken)
def _pillars_taken(s: Skytear, run: Run, number: PillarsTaken) -> int:
    return run.scope.amount


@dataclass(frozen=True, slots=True)
class Half(Number):
    """Half of the HP lost, rounded up. SKY-EFX-15"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-half")


HALF = Half()


@LANGUAGE.counts(Half)
def _half(s: Skytear, run: Run, number: Half) -> int:
    return (run.scope.amount + 1) // 2  # SKY-EFX-15
