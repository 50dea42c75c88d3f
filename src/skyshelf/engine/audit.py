"""What can be counted and compared at any moment of a game, so that the battery notices what went wrong."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import ClassVar, Generic, TypeVar

from skyshelf.engine.record import Record
from skyshelf.engine.state import State

S = TypeVar("S", bound=State)


class Audit(ABC, Generic[S]):
    """A game's own account of its components, and of what it remembers in order not to work it out again."""

    # Records that copies of a state may share, because whoever changes one copies it before.
    shared: ClassVar[tuple[type[Record], ...]] = ()

    @abstractmethod
    def components(self, state: S) -> Counter[str]:
        """Every component, wherever it lies, those under way in a frame as well: never more, never fewer.

        Empty as long as the players are still choosing what they play with. What comes from a reserve is counted
        with the reserve, what nobody can tell from the box with the box.
        """

    def brought(self, state: S) -> Counter[str]:
        """Components that came into the game from outside with the last choice, where a rule allows it."""
        return Counter()

    def stale(self, state: S) -> list[str]:
        """The names of what the state remembers although a fresh look would find something else."""
        return []
