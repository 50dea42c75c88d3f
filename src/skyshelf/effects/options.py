"""What can be answered while a text runs: one number for each answer, so that the text can go on from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat

STOP = -1
VEILED = -2  # in place of an answer that a seat may not see
NO = 0
YES = 1


@dataclass(slots=True, unsafe_hash=True)
class Pick(Option):
    """An answer; games add what a person must see of it. Others do not see a `secret` one, as a card of a hand is."""

    secret: ClassVar[bool] = False

    pick: int


@dataclass(slots=True, unsafe_hash=True)
class PickNumber(Pick):
    def text(self) -> str:
        return str(self.pick)

    def label(self) -> Phrase:
        return Phrase("effects-option-number", {"number": self.pick})

    def group(self) -> str:
        return "number"


@dataclass(slots=True, unsafe_hash=True)
class PickSeat(Pick):
    pick: Seat

    def text(self) -> str:
        return f"player {self.pick + 1}"

    def label(self) -> Phrase:
        return Phrase("effects-option-seat", {"who": WHO[self.pick]})


@dataclass(slots=True, unsafe_hash=True)
class PickBlock(Pick):
    """One of the alternatives of a text; a game says how its cards word it."""

    card: int
    ability: int
    block: int

    def text(self) -> str:
        return f"option {self.pick + 1}"


@dataclass(slots=True, unsafe_hash=True)
class Stop(Pick):
    """No more, or none at all."""

    def text(self) -> str:
        return "done"

    def label(self) -> Phrase:
        return Phrase("effects-option-done")


@dataclass(slots=True, unsafe_hash=True)
class Confirm(Pick):
    def text(self) -> str:
        return "yes" if self.pick == YES else "no"

    def label(self) -> Phrase:
        return Phrase(f"effects-option-{self.text()}")


DONE = Stop(STOP)
YES_NO = (Confirm(YES), Confirm(NO))
NUMBERS: tuple[PickNumber, ...] = tuple(PickNumber(number) for number in range(100))
