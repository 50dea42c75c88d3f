"""The steps that steer a text: may, if, choose, repeat. What the other steps do is said by `verbs`."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.conditions import DONE, Condition
from skyshelf.effects.mention import IT, after_condition
from skyshelf.effects.node import Node, joined
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.select import By, Cards, Each, Ref, Target, said_by
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Op(Node):
    """One step of a text."""

    def at_once(self) -> bool:
        """Whether it belongs to the step before: nothing else happens between the two."""
        return False


Ops = tuple[Op, ...]


def sentences(ops: Ops) -> Phrase:
    """Steps one after another, each a sentence."""
    return joined([op.phrase() for op in ops], "effects-sentences")


@dataclass(frozen=True, slots=True)
class May(Op):
    """Steps that the chooser may leave out; `then` follows if they were done, `otherwise` if not."""

    ops: Ops
    then: Ops = ()
    otherwise: Ops = ()
    by: By = None

    def phrase(self) -> Phrase:
        key = f"effects-may{said_by(self.by)}"
        return _with_outcome(Phrase(key, {"what": sentences(self.ops)}), self.then, self.otherwise, self.by)


@dataclass(frozen=True, slots=True)
class Try(Op):
    """A step that must be done as far as possible; `then` follows if it was, `otherwise` if it was not."""

    op: Op
    then: Ops = ()
    otherwise: Ops = ()

    def phrase(self) -> Phrase:
        parts = [_with_outcome(self.op.phrase(), self.then, ())]
        if self.otherwise:
            parts.append(Phrase("effects-if-impossible", {"then": sentences(self.otherwise)}))
        return joined(parts, "effects-sentences")


@dataclass(frozen=True, slots=True)
class OwnerMay(Op):
    """Steps that the owner of a card may do or leave out; `otherwise` follows if they were not done."""

    of: Ref
    ops: Ops
    otherwise: Ops

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-owner-may",
            {
                "of": self.of.phrase(),
                "what": sentences(self.ops),
                "otherwise": sentences(self.otherwise),
            },
        )


def _with_outcome(first: Phrase, then: Ops, otherwise: Ops, by: By = None) -> Phrase:
    who = "you" if by is None else "they"
    parts = [first]
    if then:
        parts.append(Phrase(f"effects-if-{who}-do", {"then": sentences(then)}))
    if otherwise:
        parts.append(Phrase(f"effects-if-{who}-do-not", {"then": sentences(otherwise)}))
    return joined(parts, "effects-sentences")


@dataclass(frozen=True, slots=True)
class If(Op):
    condition: Condition
    then: Ops
    otherwise: Ops = ()

    def phrase(self) -> Phrase:
        condition = self.condition.phrase()
        then = after_condition(condition, sentences(self.then))
        args: dict[str, Arg] = {"condition": condition, "then": then}
        if not self.otherwise:
            return Phrase("effects-if", args)
        return Phrase("effects-if-else", {**args, "otherwise": sentences(self.otherwise)})


@dataclass(frozen=True, slots=True)
class Choose(Op):
    """One or more different alternatives."""

    options: tuple[Ops, ...]
    number: int = 1
    by: By = None

    def phrase(self) -> Phrase:
        options = joined([sentences(option) for option in self.options], "effects-alternatives")
        key = f"effects-choose{said_by(self.by)}"
        return Phrase(key, {"number": self.number, "options": options})


@dataclass(frozen=True, slots=True)
class Repeat(Op):
    """The same steps several times, with new choices each time."""

    times: Amount
    ops: Ops

    def phrase(self) -> Phrase:
        return counted("effects-repeat", self.times, what=sentences(self.ops))


@dataclass(frozen=True, slots=True)
class EachPlayer(Op):
    """Every player that the game means by it resolves the steps for themselves."""

    ops: Ops

    def phrase(self) -> Phrase:
        if len(self.ops) == 1 and isinstance(self.ops[0], Choose):
            return Phrase("effects-choose-by-each-player", self.ops[0].phrase().args)
        return Phrase("effects-each-player", {"what": sentences(self.ops)})


@dataclass(frozen=True, slots=True)
class ForEach(Op):
    """The same steps for each of several cards, which is "it" in them."""

    what: Cards
    ops: Ops

    def phrase(self) -> Phrase:
        text = sentences(self.ops)
        if text.args.get("to") == IT:  # "give each ally ..." instead of "for each ally, give it ..."
            return Phrase(text.key, {**text.args, "to": Each(self.what).phrase()})
        return Phrase("effects-for-each", {"what": self.what.phrase(), "text": text})


@dataclass(frozen=True, slots=True)
class PayEither(Op):
    """One of several costs, chosen by who pays."""

    costs: Ops

    def phrase(self) -> Phrase:
        return joined([cost.phrase() for cost in self.costs], "effects-cost-either")


@dataclass(frozen=True, slots=True)
class Select(Op):
    """Only choose: later steps call it "it"."""

    target: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-select", {"target": self.target.phrase()})


@dataclass(frozen=True, slots=True)
class Hook(Op):
    """A step that only one card has: a function beside the card, and a message in the file of its deck."""

    name: str  # of the function, and the key of the message

    def phrase(self) -> Phrase:
        return Phrase(self.name)


def may(*ops: Op, then: Ops | Op = (), otherwise: Ops | Op = (), by: By = None) -> May:
    return May(ops, steps(then), steps(otherwise), by)


def owner_may(of: Ref, *ops: Op, otherwise: Ops | Op) -> OwnerMay:
    return OwnerMay(of, ops, steps(otherwise))


def attempt(op: Op, then: Ops | Op = (), otherwise: Ops | Op = ()) -> Try:
    return Try(op, steps(then), steps(otherwise))


def when(condition: Condition, *then: Op, otherwise: Ops | Op = ()) -> If:
    return If(condition, then, steps(otherwise))


def choose(*options: Ops | Op, number: int = 1, by: By = None) -> Choose:
    return Choose(tuple(steps(option) for option in options), number, by)


def repeat(times: Amount, *ops: Op) -> Repeat:
    return Repeat(times, ops)


def each_player(*ops: Op) -> EachPlayer:
    return EachPlayer(ops)


def for_each(what: Cards, *ops: Op) -> ForEach:
    return ForEach(what, ops)


def either_cost(*costs: Op) -> PayEither:
    return PayEither(costs)


def select(target: Target) -> Select:
    return Select(target)


def hook(name: str) -> Hook:
    return Hook(name)


def steps(ops: Ops | Op) -> Ops:
    return (ops,) if isinstance(ops, Op) else ops


# What an author's step becomes when it runs: its parts are blocks of the same ability.


@dataclass(frozen=True, slots=True)
class Ask(Op):
    """May these steps be done?"""

    block: int
    by: By = None


@dataclass(frozen=True, slots=True)
class Branch(Op):
    condition: Condition
    then: int
    otherwise: int

    def at_once(self) -> bool:
        return self.condition.at_once()


@dataclass(frozen=True, slots=True)
class Alternatives(Op):
    blocks: tuple[int, ...]
    number: int
    by: By


@dataclass(frozen=True, slots=True)
class Loop(Op):
    times: Amount
    block: int


@dataclass(frozen=True, slots=True)
class ForPlayers(Op):
    block: int


@dataclass(frozen=True, slots=True)
class ForCards(Op):
    what: Cards
    block: int


@dataclass(frozen=True, slots=True)
class ForOwner(Op):
    of: Ref
    block: int


NO_BLOCK = -1


def branch_on_done(then: int, otherwise: int) -> Branch:
    return Branch(DONE, then, otherwise)
