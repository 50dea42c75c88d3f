"""Games in a row with one deck, for a page or a terminal that leads through them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.settings import Settings


@dataclass(slots=True)
class Stage(Record):
    """One game of the row: against whom or what, and whether it was won; None while it is still to come."""

    name: Phrase
    won: bool | None


@dataclass(slots=True)
class Standing(Record):
    """How a campaign stands: the row with what became of it, in a sentence, and the settings of the next game."""

    deck: Phrase
    stages: list[Stage]
    told: Phrase
    fight: Settings | None  # None when it is over


class Campaign(ABC):
    """What one game offers as a row of games; nothing is kept here but the rules of it."""

    # How hard the whole of it can be, from the first number to the last.
    levels: ClassVar[tuple[int, ...]]
    usual_level: ClassVar[int]
    # The setting of its games that the deck is written into.
    deck_setting: ClassVar[str]

    @abstractmethod
    def standing(self, deck: str, level: int, seed: int, results: Sequence[bool]) -> Standing:
        """Where it stands after these results; what makes no campaign is refused with what is allowed."""

    @abstractmethod
    def page(self, deck: str, level: int, seed: int, results: Sequence[bool]) -> Mapping[str, Any]:
        """The same for a page that draws it: values and phrases."""

    @abstractmethod
    def next_deck(self, earlier: int) -> str:
        """The deck for those who do not want to choose, after so many campaigns."""
