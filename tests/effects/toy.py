"""A toy game that speaks the card language: counters in a row, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from skyshelf.effects.abilities import Ability
from skyshelf.effects.language import Language
from skyshelf.effects.node import Word
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.options import Pick
from skyshelf.effects.run import CardTable, Run, Scope
from skyshelf.effects.select import By, Cards, Ref, Target
from skyshelf.effects.steering import install
from skyshelf.effects.targets import amount, pick
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import SEATS, Seat

TOY = Language()
install(TOY)


class Thing(Word):
    COUNTER = 0


class Order(Word):
    HIGHEST = 0


counter = Cards(Thing.COUNTER)
first = Ref("first")


@dataclass(slots=True, unsafe_hash=True)
class PickCounter(Pick):
    def text(self) -> str:
        return f"c{self.pick}"

    def label(self) -> Phrase:
        return Phrase("toy", {"number": self.pick})


@dataclass(slots=True)
class Toy(CardTable):
    """Counters that can be hit, and cards that were drawn."""

    language: ClassVar[Language] = TOY

    counters: list[int] = field(default_factory=list)
    drawn: int = 0

    def unit_option(self, unit: UnitId) -> Pick:
        return PickCounter(unit)

    def mode_option(self, run: Run, number: int, block: int) -> Pick:
        return PickCounter(number)

    def chooser(self, run: Run, by: By) -> Seat:
        return run.scope.seat

    def tie_chooser(self, run: Run, rank: Word) -> Seat:
        return SEATS[1]

    def players_for(self, run: Run) -> tuple[Seat, ...]:
        return SEATS[:2]

    def before_step(self) -> bool:
        return False

    def card_name(self, card: int) -> Phrase:
        return Phrase("toy-card")

    def card_code(self, card: int) -> str:
        return "TOY"

    def do(self, *texts: str) -> Toy:
        for text in texts:
            assert self.decision is not None
            self.choose(self.decision.index_of(text))
        return self

    def options(self) -> list[str]:
        return [] if self.decision is None else [option.text() for option in self.decision.options]


def toy(*counters: int) -> Toy:
    return Toy(rng=1, counters=list(counters))


def resolve(s: Toy, ability: Ability) -> Toy:
    """Run the text of a new card that has this one ability."""
    TOY.add((ability,))
    s.push(Run(Scope(len(TOY.texts) - 1, 0, NO_UNIT, Seat(0))))
    s.run()
    return s


@dataclass(frozen=True, slots=True)
class Deal(Op):
    amount: Amount
    to: Target

    def phrase(self) -> Phrase:
        return counted("effects-deal", self.amount, to=self.to.phrase())


@TOY.does(Deal)
def _deal(s: Toy, run: Run, op: Deal) -> None:
    targets = pick(s, run, op.to)
    if targets is None:
        return
    number = amount(s, run, op.amount)
    for target in targets:
        s.counters[target] -= number
    run.next(s, it=targets, count=number * len(targets), done=bool(targets))


@dataclass(frozen=True, slots=True)
class Draw(Op):
    amount: Amount


@TOY.does(Draw)
def _draw(s: Toy, run: Run, op: Draw) -> None:
    s.drawn += amount(s, run, op.amount)
    run.next(s)


@TOY.points_at("first")
def _first(s: Toy, run: Run, ref: Ref) -> tuple[int, ...]:
    return (0,) if s.counters else ()


@TOY.points_at("it")
def _it(s: Toy, run: Run, ref: Ref) -> tuple[UnitId, ...]:
    return run.it


TOY.kinds[Thing.COUNTER] = lambda s: [unit for unit, value in numbered(s.counters) if value > 0]
TOY.kind_tests[Thing.COUNTER] = lambda s, unit: True
TOY.ranks[Order.HIGHEST] = lambda s, run, unit: (s.counters[unit],)
