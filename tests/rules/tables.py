"""What tables under test have in common, whatever the game."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from skyshelf.engine.errors import BadChoice
from skyshelf.engine.event import Event
from skyshelf.engine.state import State

S = TypeVar("S", bound=State)


class TestedTable(Generic[S]):
    """Do things by their text forms, then look."""

    __test__ = False

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = list(state.events)

    def do(self, *texts: str) -> Self:
        """Choose options by their text, one after another; `events` keeps what they led to."""
        self.events = []
        for text in texts:
            decision = self.state.decision
            assert decision is not None, f"the game is over, '{text}' cannot be chosen"
            index = decision.index_of(text)
            if index < 0:
                raise BadChoice(f"'{text}' is not among {self.options()} ({decision.kind})")
            self.state.choose(index)
            self.events += self.state.events
        return self

    def options(self) -> list[str]:
        """The text forms of what can be chosen now."""
        decision = self.state.decision
        return [] if decision is None else [option.text() for option in decision.options]
