"""What is still to be done, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skyshelf.engine.option import Option
from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat

if TYPE_CHECKING:
    from skyshelf.engine.state import State


@dataclass(slots=True)
class Frame(Record):
    """One entry of the stack of things to do.

    A frame is never changed once it is on the stack: it pops itself and pushes what follows. Copies of a state can
    therefore share their frames, and a game can be saved in the middle of anything.
    """

    # Any, so that each frame says which table it is for: a generic base would have to be named in hundreds of them,
    # and compiled records have none (decision 4).

    def step(self, s: Any) -> None:
        """Do the next bit of work: pop, push, change the state, or ask one decision."""
        raise AssertionError(f"{type(self).__name__} has nothing to do")

    def answer(self, s: Any, option: Option) -> None:
        """Go on with the answer to the decision that `step` asked; this frame is still on top."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def seen_by(self, s: State, seat: Seat | None) -> Frame:
        """This frame as that seat may know it; a frame with a secret overrides this and blanks it."""
        return self
