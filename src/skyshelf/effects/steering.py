"""What the steering steps do: they are the same in every game."""

from __future__ import annotations

from skyshelf.effects.conditions import All, AtLeast, Done, InPlay, Is, IsThe, Not, ThereIs
from skyshelf.effects.language import Language, targets_in
from skyshelf.effects.numbers import Counted, CountOf, Times
from skyshelf.effects.ops import (
    NO_BLOCK,
    Alternatives,
    Ask,
    Branch,
    ForCards,
    ForOwner,
    ForPlayers,
    Hook,
    Loop,
    Op,
    PayEither,
    Select,
)
from skyshelf.effects.options import YES, YES_NO
from skyshelf.effects.run import CardTable, ForUnits, Run
from skyshelf.effects.targets import amount, can_pay, candidates, first_of, has_target, holds, pick
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.seat import NOBODY


def is_possible(s: CardTable, run: Run, op: Op) -> bool:
    """Whether a step could do anything at all, as far as its targets or what it takes from a player tell."""
    targets = targets_in(op)
    if not targets and type(op) in s.language.payable:
        return bool(s.language.payable[type(op)](s, run, op))
    could = s.language.feasible.get(type(op))
    return all(has_target(s, run, target) for target in targets) and (could is None or could(s, run, op))


def _block_possible(s: CardTable, run: Run, block: int) -> bool:
    scope = run.scope
    ops = s.language.texts[scope.card][scope.ability][block]
    return is_possible(s, run, ops[0])


def _affordable(s: CardTable, run: Run, block: int) -> bool:
    """What can be a cost is offered only if it could be paid: nobody without cards may discard one."""
    first = s.language.texts[run.scope.card][run.scope.ability][block][0]
    return type(first) not in s.language.payable or can_pay(s, run, (first,))


def _ask(s: CardTable, run: Run, op: Ask) -> None:
    if not run.picked:
        seat = s.chooser(run, op.by)
        if seat != NOBODY and _block_possible(s, run, op.block) and _affordable(s, run, op.block):
            run.asks(s, seat, "may", YES_NO, about=s.card_saying(run.scope.card, run.scope.ability))
        else:
            run.next(s, done=False)
    elif run.picked[0] == YES:
        run.next(s)
        run.enter(s, op.block)
    else:
        run.next(s, done=False)


def _branch(s: CardTable, run: Run, op: Branch) -> None:
    asked = op.condition
    if isinstance(asked, Is) and asked.what.on_the_face and s.uncovers(tuple(candidates(s, run, asked.who))):
        return  # the answer lies face down, and is looked for again when it does not
    block = op.then if holds(s, run, op.condition) else op.otherwise
    run.skip(s)
    if block != NO_BLOCK:
        run.enter(s, block)


def _alternatives(s: CardTable, run: Run, op: Alternatives) -> None:
    """What cannot be done is offered only if nothing else can be."""
    if len(run.picked) < op.number:
        possible = [block for block in op.blocks if _block_possible(s, run, block)]
        blocks = possible if len(possible) >= op.number else op.blocks
        options = [
            s.mode_option(run, op.blocks.index(block), block)
            for block in blocks
            if op.blocks.index(block) not in run.picked
        ]
        run.asks(s, s.chooser(run, op.by), "choose", options)
        return
    run.next(s)
    for number in reversed(run.picked):
        run.enter(s, op.blocks[number])


def _loop(s: CardTable, run: Run, op: Loop) -> None:
    times = amount(s, run, op.times)
    run.next(s, done=times > 0)
    for _ in range(times):
        run.enter(s, op.block)


def _for_players(s: CardTable, run: Run, op: ForPlayers) -> None:
    run.next(s)
    for seat in reversed(s.players_for(run)):
        run.enter(s, op.block, seat)


def _for_cards(s: CardTable, run: Run, op: ForCards) -> None:
    found = candidates(s, run, op.what)
    run.next(s, done=bool(found))
    s.frames.append(ForUnits(run.scope, op.block, tuple(found)))


def _for_owner(s: CardTable, run: Run, op: ForOwner) -> None:
    unit = first_of(s, run, op.of)
    run.next(s, done=False)
    if unit != NO_UNIT:
        run.enter(s, op.block, s.owner_of(unit))


def _select(s: CardTable, run: Run, op: Select) -> None:
    found = pick(s, run, op.target)
    if found is not None:
        run.next(s, it=found, done=bool(found))


def _hook(s: CardTable, run: Run, op: Hook) -> None:
    s.language.hooks[op.name](s, run)


def install(language: Language) -> None:
    """Teach a language the steps, numbers and conditions that all games share."""
    language.ops.update(
        {
            Ask: _ask,
            Branch: _branch,
            Alternatives: _alternatives,
            Loop: _loop,
            ForPlayers: _for_players,
            ForCards: _for_cards,
            ForOwner: _for_owner,
            Select: _select,
            Hook: _hook,
        }
    )
    language.payable[PayEither] = lambda s, run, op: any(can_pay(s, run, (cost,)) for cost in op.costs)
    language.numbers.update(
        {
            Counted: lambda s, run, number: run.count or run.scope.amount,
            CountOf: lambda s, run, number: len(candidates(s, run, number.what)),
            Times: lambda s, run, number: number.each * amount(s, run, number.of),
        }
    )
    language.conditions.update(
        {
            Done: lambda s, run, condition: run.done,
            Not: lambda s, run, condition: not holds(s, run, condition.condition),
            All: lambda s, run, condition: all(holds(s, run, one) for one in condition.conditions),
            ThereIs: lambda s, run, condition: bool(candidates(s, run, condition.what)),
            InPlay: lambda s, run, condition: first_of(s, run, condition.who) >= 0,
            AtLeast: lambda s, run, condition: amount(s, run, condition.count) >= condition.number,
            Is: _is,
            IsThe: _is_the,
        }
    )


def _is(s: CardTable, run: Run, condition: Is) -> bool:
    unit = first_of(s, run, condition.who)
    if unit == NO_UNIT:
        return False
    return bool(s.language.filters[type(condition.what)](s, run, condition.what, unit))


def _is_the(s: CardTable, run: Run, condition: IsThe) -> bool:
    rank = s.language.ranks[condition.what.rank]
    found = candidates(s, run, condition.what.what)
    unit = first_of(s, run, condition.who)
    if unit not in found:
        return False
    own = rank(s, run, unit)
    others = [rank(s, run, other) for other in found]
    return own is not None and all(other is None or own >= other for other in others)
