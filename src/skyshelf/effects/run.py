"""The frame that runs card text: its place in the text is all it needs to go on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from skyshelf.effects.node import Word
from skyshelf.effects.options import VEILED, Pick
from skyshelf.effects.select import By
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State

if TYPE_CHECKING:
    from skyshelf.effects.language import Language


def _lacking(table: State) -> AssertionError:
    return AssertionError(f"{type(table).__name__} cannot run card text: it lacks what the text asks of it")


class CardTable(State):
    """What a state must offer so that card text can run on it."""

    __slots__ = ()

    language: ClassVar[Language]

    def unit_option(self, unit: UnitId) -> Pick:
        """The option that picks a card in play."""
        raise _lacking(self)

    def mode_option(self, run: Run, number: int, block: int) -> Pick:
        """The option that picks an alternative of a text."""
        raise _lacking(self)

    def chooser(self, run: Run, by: By) -> Seat:
        """The seat that makes a choice which a text leaves open."""
        raise _lacking(self)

    def tie_chooser(self, run: Run, rank: Word) -> Seat:
        """The seat that decides between cards that rank equally."""
        raise _lacking(self)

    def players_for(self, run: Run) -> tuple[Seat, ...]:
        """The seats that "each player" means."""
        raise _lacking(self)

    def owner_of(self, unit: UnitId) -> Seat:
        """The seat of the player that a card in play belongs to."""
        raise _lacking(self)

    def before_step(self) -> bool:
        """Do what may come between two steps of a text; True if something did and the text must wait."""
        raise _lacking(self)

    def uncovers(self, found: tuple[UnitId, ...]) -> bool:
        """Do what must come before a step touches these cards; True if something did and the step must wait."""
        return False

    def still_meant(self, found: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
        """Of the cards that a step was about to touch, those that it still can."""
        return found

    def card_name(self, card: int) -> Phrase:
        raise _lacking(self)

    def ability_name(self, card: int, ability: int) -> Phrase:
        """What a question of an ability is about: its card, where abilities have no names of their own."""
        return self.card_name(card)

    def card_saying(self, card: int, ability: int) -> Phrase:
        """Its name, for a question whether to do what this ability says; a game may add the text."""
        return self.ability_name(card, ability)

    def card_code(self, card: int) -> str:
        """The code that stands for the card where a rule id would stand."""
        raise _lacking(self)


class TextStep(NamedTuple):
    """Where a step stands in the texts of the cards."""

    card: int
    ability: int
    block: int
    at: int


class Veil(NamedTuple):
    """An answer that is a secret, by its place, and whose."""

    at: int
    seat: Seat


@dataclass(slots=True)
class Scope(Record):
    """What one resolution of an ability is about; it does not change while the text runs.

    `source` is the card in play that has the ability, `subject` and `other` are the cards of the event that
    triggered it (the boosted monster of a treachery), `amount` is the number that came with the event.
    """

    card: int
    ability: int
    source: UnitId
    seat: Seat
    subject: UnitId = NO_UNIT
    other: UnitId = NO_UNIT
    amount: int = 0


@dataclass(slots=True)
class Run(Frame):
    """Step `at` of a block comes next. `it`, `count` and `done` are what the steps before left behind.

    A step that needs answers asks for them one by one; `picked` holds those it has. Each time it is run from its
    beginning, so a step is a function of the table and of the answers. `held` is there when something had to come
    before the step could touch the cards it found: which of its targets, how many answers that took, and the cards.
    """

    scope: Scope
    block: int = 0
    at: int = 0
    it: tuple[UnitId, ...] = ()
    count: int = 0
    done: bool = False
    picked: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    veiled: tuple[Veil, ...] = ()

    def step(self, s: CardTable) -> None:
        scope = self.scope
        language = s.language
        ops = language.texts[scope.card][scope.ability][self.block]
        if not (self.at < len(ops) and ops[self.at].at_once()) and s.before_step():
            return
        if self.at == len(ops):
            s.frames.pop()
            if self.block:  # the block that this one is a part of goes on with what was left behind
                report(s, self.it, self.count, self.done)
            return
        op = ops[self.at]
        language.ops[type(op)](s, self, op)

    def answer(self, s: CardTable, option: Option) -> None:
        assert isinstance(option, Pick)
        s.frames[-1] = Run(
            self.scope,
            self.block,
            self.at,
            self.it,
            self.count,
            self.done,
            (*self.picked, option.pick),
            self.held,
            self.veiled,
        )

    def seen_by(self, s: State, seat: Seat | None) -> Frame:
        """Picks may be cards of a hand: only who makes them sees them."""
        if all(veil.seat == seat for veil in self.veiled):
            return self
        unseen = {veil.at for veil in self.veiled if veil.seat != seat}
        picked = tuple(VEILED if at in unseen else pick for at, pick in enumerate(self.picked))
        return replace(self, picked=picked)

    def next(self, s: CardTable, it: tuple[UnitId, ...] = (), count: int = 0, done: bool = True) -> None:
        """The step is done; frames pushed after this run before the next step."""
        s.frames[-1] = Run(self.scope, self.block, self.at + 1, it or self.it, count, done)

    def here(self) -> TextStep:
        """The step that is carried out."""
        return TextStep(self.scope.card, self.scope.ability, self.block, self.at)

    def skip(self, s: CardTable) -> None:
        """Go on and leave everything as the steps before left it."""
        s.frames[-1] = Run(self.scope, self.block, self.at + 1, self.it, self.count, self.done)

    def enter(self, s: CardTable, block: int, seat: Seat | None = None) -> None:
        """Run a block of this text before the next step; the frame has been moved on already."""
        scope = self.scope
        if seat is not None and seat != scope.seat:
            scope = Scope(
                scope.card, scope.ability, scope.source, seat, scope.subject, scope.other, scope.amount
            )
        s.frames.append(Run(scope, block, 0, self.it, self.count, self.done))

    def asks(
        self,
        s: CardTable,
        seat: Seat,
        kind: str,
        options: list[Pick] | tuple[Pick, ...],
        always_ask: bool = False,
        about: Phrase | None = None,
    ) -> None:
        """Ask for the next answer of this step; the question is about the ability, unless something else is said."""
        card = self.scope.card
        secret = Veil(len(self.picked), seat)
        if any(option.secret for option in options) and secret not in self.veiled:
            top = s.frames[-1]
            assert isinstance(top, Run)
            s.frames[-1] = replace(top, veiled=(*self.veiled, secret))
        about = about or s.ability_name(card, self.scope.ability)
        s.ask(seat, kind, options, s.card_code(card), about, always_ask)


@dataclass(slots=True)
class ForUnits(Frame):
    """A block of a text for one card after another, which is "it" in it."""

    scope: Scope
    block: int
    units: tuple[UnitId, ...]

    def step(self, s: CardTable) -> None:
        if not self.units:
            s.frames.pop()
            return
        s.frames[-1] = ForUnits(self.scope, self.block, self.units[1:])
        s.frames.append(Run(self.scope, self.block, 0, self.units[:1]))


def report(s: CardTable, it: tuple[UnitId, ...] = (), count: int = 0, done: bool = True) -> None:
    """Tell the text that waits below what came of a step that needed frames of its own."""
    if s.frames and isinstance(s.frames[-1], Run):
        below = s.frames[-1]
        s.frames[-1] = Run(below.scope, below.block, below.at, it or below.it, count, done, below.picked)
