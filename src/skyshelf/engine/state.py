"""The state of a game, and the loop that moves it from one decision to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BrokenGame
from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.record import Mutable
from skyshelf.engine.rng import below, following, shuffled
from skyshelf.engine.seat import Seat

T = TypeVar("T")

# No rule needs so many steps between two decisions: reaching it means that frames feed each other for ever.
MOST_STEPS = 20_000


@dataclass(slots=True)
class State(Mutable):
    """What every game state has; a game adds what everybody sees (`Public`) and what is hidden."""

    rng: int = 0
    turn: int = 0
    frames: list[Frame] = field(default_factory=list)
    decision: Decision | None = None
    events: list[Event] = field(default_factory=list)
    outcome: Outcome | None = None
    asked: int = 0
    forced: int = 0

    def seats(self) -> int:
        """The number of players."""
        raise AssertionError(f"{type(self).__name__} has no seats")

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack; the first one named runs first."""
        self.frames.extend(frames[::-1])

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option],
        rule: str,
        source: Phrase | None = None,
        always_ask: bool = False,
    ) -> None:
        """Ask a decision; the frame that asks stays on top and gets the answer."""
        self.decision = Decision(seat, kind, options, rule, source, always_ask)

    def emit(self, kind: str, rule: str, **args: Arg) -> None:
        """Tell everybody that something happened."""
        self.events.append(Event(kind, rule, args))

    def reveal(self, kind: str, rule: str, **args: Arg) -> None:
        """Tell everybody something that was hidden until now: nobody can undo past it."""
        self.events.append(Event(kind, rule, args, None, True))

    def end(self, outcome: Outcome) -> None:
        """The game is over; nothing is left to do."""
        self.outcome = outcome
        self.frames = []

    def draw(self, bound: int) -> int:
        """A random number in `range(bound)`."""
        number = below(self.rng, bound)
        self.rng = following(self.rng)
        return number

    def shuffle(self, items: list[T]) -> None:
        self.rng = shuffled(self.rng, items)

    def run(self) -> None:
        """Go on until somebody must choose or the game is over; choices without a choice are made here."""
        for _ in range(MOST_STEPS):
            if not self.frames:
                return
            self.frames[-1].step(self)
            decision = self.decision
            if decision is None:
                continue
            self.asked += 1
            options = decision.options
            if len(options) > 1 or decision.always_ask:
                return
            if not options:
                raise BrokenGame(
                    f"The decision '{decision.kind}' ({decision.rule}) offers nothing to choose."
                )
            self.forced += 1
            self.decision = None
            self.frames[-1].answer(self, options[0])
        raise BrokenGame(f"No decision after {MOST_STEPS} steps; the frames are {self.frames[-3:]}.")

    def choose(self, index: int) -> None:
        """Answer the open decision and go on to the next; `events` then holds what happened in between."""
        decision = self.decision
        assert decision is not None, "nobody is asked anything"
        self.events = []
        self.decision = None
        self.frames[-1].answer(self, decision.options[index])
        self.run()
