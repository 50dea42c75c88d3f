"""What can be chosen: small named values with a short text form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record


@dataclass(slots=True)
class Option(Record):
    """One choice. Subclasses name their fields and say how they read; they are never changed once made.

    Subclasses are `@dataclass(slots=True, unsafe_hash=True)`: search recognises the same option in another
    possible world by its value.
    """

    # Whether it is about how one is asked, and no answer: it stands apart from those that are.
    aside: ClassVar[bool] = False
    # Whether one only loses something by it: a page has it held down instead of touched.
    harms: ClassVar[bool] = False

    def text(self) -> str:
        """What a person types, a log shows and a golden file holds; unique within a decision."""
        raise AssertionError(f"{type(self).__name__} has no text form")

    def label(self) -> Phrase:
        """The sentence a player reads on the button."""
        raise AssertionError(f"{type(self).__name__} has no label")

    def group(self) -> str:
        """The first word of the text: options of one group are listed together."""
        return self.text().partition(" ")[0]
