"""The frame that runs card text: its place in the text is all it needs to go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from skyshelf.effects.options import Pick
from skyshelf.effects.select import By
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.state import State

if TYPE_CHECKING:
    from skyshelf.effects.language import Language

NOBODY = -1


class CardTable(State):
    """What a state must offer so that card text can run on it."""

    __slots__ = ()

    language: ClassVar[Language]

    def unit_option(self, unit: int) -> Pick:
        """The option that picks a card in play."""
        raise NotImplementedError

    def mode_option(self, run: Run, number: int, block: int) -> Pick:
        """The option that picks an alternative of a text."""
        raise NotImplementedError

    def chooser(self, run: Run, by: By) -> int:
        """The seat that makes a choice which a text leaves open."""
        raise NotImplementedError

    def tie_chooser(self, run: Run) -> int:
        """The seat that decides between cards that rank equally."""
        raise NotImplementedError

    def players_for(self, run: Run) -> tuple[int, ...]:
        """The seats that "each player" means."""
        raise NotImplementedError

    def owner_of(self, unit: int) -> int:
        """The seat of the player that a card in play belongs to."""
        raise NotImplementedError

    def before_step(self) -> bool:
        """Do what may come between two steps of a text; True if something did and the text must wait."""
        raise NotImplementedError

    def card_name(self, card: int) -> Phrase:
        raise NotImplementedError

    def card_code(self, card: int) -> str:
        """The code that stands for the card where a rule id would stand."""
        raise NotImplementedError


@dataclass(slots=True)
class Scope(Record):
    """What one resolution of an ability is about; it does not change while the text runs.

    `source` is the card in play that has the ability, `subject` and `other` are the cards of the event that
    triggered it (the boosted monster of a treachery), `amount` is the number that came with the event.
    """

    card: int
    ability: int
    source: int
    seat: int
    subject: int = NOBODY
    other: int = NOBODY
    amount: int = 0


@dataclass(slots=True)
class Run(Frame):
    """Step `at` of a block comes next. `it`, `count` and `done` are what the steps before left behind.

    A step that needs answers asks for them one by one; `picked` holds those it has. Each time it is run from its
    beginning, so a step is a function of the table and of the answers.
    """

    scope: Scope
    block: int = 0
    at: int = 0
    it: tuple[int, ...] = ()
    count: int = 0
    done: bool = False
    picked: tuple[int, ...] = ()

    def step(self, s: Any) -> None:
        if s.before_step():
            return
        scope = self.scope
        language = s.language
        ops = language.texts[scope.card][scope.ability][self.block]
        if self.at == len(ops):
            s.frames.pop()
            if self.block:  # the block that this one is a part of goes on with what was left behind
                report(s, self.it, self.count, self.done)
            return
        op = ops[self.at]
        language.ops[type(op)](s, self, op)

    def answer(self, s: Any, option: Option) -> None:
        assert isinstance(option, Pick)
        s.frames[-1] = Run(
            self.scope, self.block, self.at, self.it, self.count, self.done, (*self.picked, option.pick)
        )

    def seen_by(self, s: State, seat: int | None) -> Frame:
        """Picks may be cards of a hand: only who makes them sees them."""
        if not self.picked or (s.decision is not None and s.decision.seat == seat):
            return self
        return Run(self.scope, self.block, self.at, self.it, self.count, self.done)

    def next(self, s: Any, it: tuple[int, ...] = (), count: int = 0, done: bool = True) -> None:
        """The step is done; frames pushed after this run before the next step."""
        s.frames[-1] = Run(self.scope, self.block, self.at + 1, it or self.it, count, done)

    def skip(self, s: Any) -> None:
        """Go on and leave everything as the steps before left it."""
        s.frames[-1] = Run(self.scope, self.block, self.at + 1, self.it, self.count, self.done)

    def enter(self, s: Any, block: int, seat: int | None = None) -> None:
        """Run a block of this text before the next step; the frame has been moved on already."""
        scope = self.scope
        if seat is not None and seat != scope.seat:
            scope = Scope(
                scope.card, scope.ability, scope.source, seat, scope.subject, scope.other, scope.amount
            )
        s.frames.append(Run(scope, block, 0, self.it, self.count, self.done))

    def asks(self, s: Any, seat: int, kind: str, options: list[Pick] | tuple[Pick, ...]) -> None:
        """Ask for the next answer of this step."""
        card = self.scope.card
        s.ask(seat, kind, options, s.card_code(card), s.card_name(card))


def report(s: Any, it: tuple[int, ...] = (), count: int = 0, done: bool = True) -> None:
    """Tell the text that waits below what came of a step that needed frames of its own."""
    if s.frames and isinstance(s.frames[-1], Run):
        below = s.frames[-1]
        s.frames[-1] = Run(below.scope, below.block, below.at, it or below.it, count, done, below.picked)
