"""A game's card language: what its words mean, and the texts of its cards cut into blocks that can run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, TypeVar

from skyshelf.effects.abilities import (
    Ability,
    Gift,
    Giving,
    QuotingAbility,
    QuotingGift,
    Standing,
)
from skyshelf.effects.node import Node, Word
from skyshelf.effects.ops import (
    NO_BLOCK,
    Alternatives,
    Ask,
    Branch,
    Choose,
    EachPlayer,
    ForCards,
    ForEach,
    ForOwner,
    ForPlayers,
    If,
    Loop,
    May,
    Op,
    Ops,
    OwnerMay,
    PayEither,
    Repeat,
    Try,
    branch_on_done,
)
from skyshelf.effects.select import By, Chosen, Target
from skyshelf.effects.unit import UnitId
from skyshelf.engine.numbers import put

F = TypeVar("F", bound=Callable[..., Any])

Blocks = tuple[Ops, ...]


class Language:
    """Tables from words to functions; card modules and rule modules fill them when they are imported."""

    def __init__(self) -> None:
        self.ops: dict[type[Node], Callable[..., None]] = {}
        self.payable: dict[type[Node], Callable[..., bool]] = {}
        self.feasible: dict[type[Node], Callable[..., bool]] = {}
        self.filters: dict[type[Node], Callable[..., bool]] = {}
        self.numbers: dict[type[Node], Callable[..., int]] = {}
        self.conditions: dict[type[Node], Callable[..., bool]] = {}
        self.refs: dict[str, Callable[..., tuple[UnitId, ...]]] = {}
        self.kinds: dict[Word, Callable[..., list[UnitId]]] = {}
        self.kind_tests: dict[Word, Callable[..., bool]] = {}
        self.ranks: dict[Word, Callable[..., tuple[int, ...] | None]] = {}
        self.hooks: dict[str, Callable[..., None]] = {}
        # For each card, each of its abilities (the quoted ones after the printed ones), its blocks.
        self.texts: list[list[Blocks]] = []
        # The same blocks as their author wrote them.
        self.sources: list[list[Blocks]] = []

    def does(self, *verbs: type[Op]) -> Callable[[F], F]:
        """The function `(s, run, op)` that carries out a step."""
        return _into(self.ops, verbs)

    def pays(self, *verbs: type[Op]) -> Callable[[F], F]:
        """The function `(s, run, op)` that says whether a step can be paid as a cost."""
        return _into(self.payable, verbs)

    def could(self, *verbs: type[Op]) -> Callable[[F], F]:
        """The function `(s, run, op)` that says whether a step could do anything to the cards that it finds."""
        return _into(self.feasible, verbs)

    def tests(self, *filters: type[Node]) -> Callable[[F], F]:
        """The function `(s, run, filter, unit)` that says whether a card has a property."""
        return _into(self.filters, filters)

    def counts(self, *numbers: type[Node]) -> Callable[[F], F]:
        """The function `(s, run, number)` that counts."""
        return _into(self.numbers, numbers)

    def judges(self, *conditions: type[Node]) -> Callable[[F], F]:
        """The function `(s, run, condition)` that says whether a condition holds."""
        return _into(self.conditions, conditions)

    def points_at(self, *names: str) -> Callable[[F], F]:
        """The function `(s, run, ref)` that finds the cards a reference means."""
        return _into(self.refs, names)

    def hook(self, name: str) -> Callable[[F], F]:
        """The function `(s, run)` of a step that only one card has."""
        return _into(self.hooks, (name,))

    def add(self, abilities: tuple[Ability, ...], card: int | None = None) -> tuple[Ability, ...]:
        """Take in the text of a card, the next one unless its number is given; returned are its abilities with the
        quoted ones numbered and added."""
        page = _Page(abilities)
        card = len(self.texts) if card is None else card
        put(self.texts, card, page.texts)
        put(self.sources, card, page.sources)
        return tuple(page.abilities)


def _into(table: dict[Any, Any], keys: tuple[Any, ...]) -> Callable[[F], F]:
    def put(function: F) -> F:
        for key in keys:
            assert key not in table, f"{key} has a meaning already"
            table[key] = function
        return function

    return put


class _Page:
    """One card on its way into the language."""

    def __init__(self, printed: tuple[Ability, ...]) -> None:
        self.abilities: list[Ability] = list(printed)
        self.texts: list[Blocks] = []
        self.sources: list[Blocks] = []
        self.written: list[Ops] = []
        done = 0
        while done < len(self.abilities):  # quoted abilities join the list while it is read
            self._read(done)
            done += 1

    def _read(self, at: int) -> None:
        ability = self.abilities[at]
        blocks: list[Ops] = []
        self.written = []
        self._block(blocks, ability.steps())
        if isinstance(ability, Standing):
            self.abilities[at] = replace(ability, gifts=self._gifts(blocks, ability.gifts))
        elif isinstance(ability, QuotingAbility):
            self.abilities[at] = ability.numbered(self._quote(ability.ability))
        self.texts.append(tuple(blocks))
        self.sources.append(tuple(self.written))

    def _quote(self, ability: Ability) -> int:
        self.abilities.append(ability)
        return len(self.abilities) - 1

    def _gifts(self, blocks: list[Ops], gifts: tuple[Gift, ...]) -> tuple[Gift, ...]:
        numbered: list[Gift] = []
        for gift in gifts:
            self._block(blocks, gift.steps())
            if isinstance(gift, QuotingGift):
                gift = gift.numbered(self._quote(gift.ability))
            numbered.append(gift)
        return tuple(numbered)

    def _block(self, blocks: list[Ops], ops: Ops) -> int:
        """Write steps as a block; the steps inside steps become blocks of their own."""
        if not ops:
            return NO_BLOCK
        number = len(blocks)
        blocks.append(())
        self.written.append(ops)
        written: list[Op] = []
        for op in ops:
            written += self._written(blocks, op)
        blocks[number] = tuple(written)
        return number

    def _written(self, blocks: list[Ops], op: Op) -> list[Op]:
        match op:
            case May():
                return [*self._may(blocks, op.ops, op.by), *self._outcome(blocks, op.then, op.otherwise)]
            case OwnerMay():
                return [ForOwner(op.of, self._block(blocks, (May(op.ops, (), op.otherwise),)))]
            case Try():
                return [*self._written(blocks, op.op), *self._outcome(blocks, op.then, op.otherwise)]
            case If():
                return [Branch(op.condition, self._block(blocks, op.then), self._block(blocks, op.otherwise))]
            case Choose():
                parts = tuple(self._block(blocks, option) for option in op.options)
                return [Alternatives(parts, op.number, op.by)]
            case Repeat():
                return [Loop(op.times, self._block(blocks, op.ops))]
            case EachPlayer():
                return [ForPlayers(self._block(blocks, op.ops))]
            case ForEach():
                return [ForCards(op.what, self._block(blocks, op.ops))]
            case PayEither():
                return [Alternatives(tuple(self._block(blocks, (cost,)) for cost in op.costs), 1, None)]
            case Giving():
                return [replace(op, gifts=self._gifts(blocks, op.gifts))]
        return [op]

    def _may(self, blocks: list[Ops], ops: Ops, by: By) -> list[Op]:
        """A chosen target is asked for with "none" as an answer; anything else is asked with yes and no."""
        first = _optional(ops[0])
        if first is None:
            return [Ask(self._block(blocks, ops), by)]
        rest = self._block(blocks, ops[1:])
        return [first] if rest == NO_BLOCK else [first, branch_on_done(rest, NO_BLOCK)]

    def _outcome(self, blocks: list[Ops], then: Ops, otherwise: Ops) -> list[Op]:
        if not then and not otherwise:
            return []
        return [branch_on_done(self._block(blocks, then), self._block(blocks, otherwise))]


def _optional(op: Op) -> Op | None:
    for field in fields(op):
        target = getattr(op, field.name)
        if isinstance(target, Chosen) and target.least == target.most:
            return replace(op, **{field.name: replace(target, least=0)})
    return None


def targets_in(op: Op) -> list[Target]:
    """Everything that a step is done to."""
    names = _FIELDS.get(type(op))
    if names is None:
        names = _FIELDS[type(op)] = tuple(field.name for field in fields(op))
    return [value for name in names if isinstance(value := getattr(op, name), Target)]


_FIELDS: dict[type[Op], tuple[str, ...]] = {}  # asked for in the middle of games
