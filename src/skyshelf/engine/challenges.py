"""Games with a set-up and a condition of their own, and what is earned by them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import Settings
from skyshelf.engine.state import State

S = TypeVar("S", bound=State)


class Challenge(NamedTuple):
    """What a challenge is called and what it asks for."""

    name: Phrase
    help: Phrase


class Challenges(ABC, Generic[S]):
    """The challenges of one game, by name."""

    most_medals: ClassVar[int]  # that one challenge can earn

    @abstractmethod
    def all(self) -> Mapping[str, Challenge]:
        """All of them, in the order in which they are listed."""

    @abstractmethod
    def settings(self, name: str) -> Settings:
        """What a game must be set to in order to try it."""

    @abstractmethod
    def earned(self, state: S) -> tuple[str, int]:
        """Which challenge a finished game has met, and how many medals that earns; ("", 0) for none."""

    @abstractmethod
    def page(self) -> Mapping[str, Any]:
        """The challenges for a page that offers them: values and phrases."""
