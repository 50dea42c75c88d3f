"""Finding the cards that a text means, and asking where it leaves a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from skyshelf.effects.conditions import Condition
from skyshelf.effects.language import Language, targets_in
from skyshelf.effects.numbers import Amount
from skyshelf.effects.ops import Op
from skyshelf.effects.options import DONE, STOP, Pick
from skyshelf.effects.run import CardTable, Run
from skyshelf.effects.select import AtRandom, Cards, Chosen, Each, Either, Ranked, Ref, Several, Target
from skyshelf.effects.unit import NO_UNIT, UnitId

F = TypeVar("F", bound=Callable[..., None])
Found = tuple[UnitId, ...]


def candidates(s: CardTable, run: Run, what: Cards | Ref | Either) -> list[UnitId]:
    """The cards in play that fit, in the order of the table."""
    if isinstance(what, Cards):
        return fitting(s, run, what, s.language.kinds[what.kind](s))
    if isinstance(what, Ref):
        return list(s.language.refs[what.name](s, run, what))
    found: list[UnitId] = []
    for part in what.parts:
        found += [unit for unit in candidates(s, run, part) if unit not in found]
    return found


def fitting(s: CardTable, run: Run, what: Cards, found: list[UnitId]) -> list[UnitId]:
    """Of cards of the kind that is meant, those with its properties."""
    for one in what.filters:
        test = s.language.filters[type(one)]
        found = [unit for unit in found if test(s, run, one, unit)]
    return found


def fits(s: CardTable, run: Run, what: Cards | Ref | Either, unit: UnitId) -> bool:
    """Whether a card is one of those meant."""
    if isinstance(what, Either):
        return any(fits(s, run, part, unit) for part in what.parts)
    if isinstance(what, Ref):
        return unit in s.language.refs[what.name](s, run, what)
    return bool(s.language.kind_tests[what.kind](s, unit)) and all(
        s.language.filters[type(one)](s, run, one, unit) for one in what.filters
    )


def first_of(s: CardTable, run: Run, ref: Ref) -> UnitId:
    """The card a reference means, or none."""
    found = s.language.refs[ref.name](s, run, ref)
    return found[0] if found else NO_UNIT


def amount(s: CardTable, run: Run, number: Amount) -> int:
    if isinstance(number, int):
        return number
    return int(s.language.numbers[type(number)](s, run, number))


def holds(s: CardTable, run: Run, condition: Condition) -> bool:
    return bool(s.language.conditions[type(condition)](s, run, condition))


def pick(s: CardTable, run: Run, target: Target) -> Found | None:
    """The cards that a step is done to; None means that a choice has been asked for first."""
    found = pick_from(s, run, target, 0)
    return None if found is None else found[0]


def pick_from(s: CardTable, run: Run, target: Target, start: int) -> tuple[Found, int] | None:
    """As `pick`, with the answers from number `start` on; the second result is the number of the next answer."""
    if run.held and run.held[0] == _place(s, target):
        return _named(s, run, target, s.still_meant(tuple(map(UnitId, run.held[2:])))), run.held[1]
    found = _found(s, run, target, start)
    if found is None or not s.uncovers(found[0]):
        return found
    # What comes first may change the cards, but not which ones the step is about.
    for at in range(len(s.frames) - 1, -1, -1):
        below = s.frames[at]
        if isinstance(below, Run):
            s.frames[at] = replace(below, held=(_place(s, target), found[1], *found[0]))
            break
    return None


def _named(s: CardTable, run: Run, target: Target, found: Found) -> Found:
    """Of cards that lie open only now, those that are what the text names."""
    what = target.what if isinstance(target, Chosen | Each | Ranked) else None
    tests = [one for one in what.filters if one.on_the_face] if isinstance(what, Cards) else []
    return tuple(
        unit for unit in found if all(s.language.filters[type(one)](s, run, one, unit) for one in tests)
    )


def _place(s: CardTable, target: Target) -> int:
    """Which of the targets of the step under way this is, or -1."""
    run = next((frame for frame in reversed(s.frames) if isinstance(frame, Run)), None)
    if run is None:
        return -1
    step = s.language.texts[run.scope.card][run.scope.ability][run.block][run.at]
    return next((at for at, one in enumerate(targets_in(step)) if one is target), -1)


def _found(s: CardTable, run: Run, target: Target, start: int) -> tuple[Found, int] | None:
    match target:
        case Ref():
            return s.language.refs[target.name](s, run, target), start
        case Each():
            return tuple(candidates(s, run, target.what)), start
        case Chosen():
            return _chosen(s, run, target, start)
        case Ranked():
            return _ranked(s, run, target, start)
        case Several():
            return _several(s, run, target, start)
        case AtRandom():
            found = candidates(s, run, target.what)
            return ((found[s.draw(len(found))],) if found else ()), start
    raise AssertionError(f"{target} is no target")


def _chosen(s: CardTable, run: Run, target: Chosen, start: int) -> tuple[Found, int] | None:
    found = candidates(s, run, target.what)
    least, most = min(target.least, len(found)), min(target.most, len(found))
    if least == len(found):
        return tuple(found), start
    got: list[UnitId] = []
    for answer in run.picked[start:]:
        if answer == STOP:
            return tuple(got), start + len(got) + 1
        got.append(UnitId(answer))
        if len(got) == most:
            return tuple(got), start + most
    options: list[Pick] = [s.unit_option(unit) for unit in found if unit not in got]
    if len(got) >= least:
        options.append(DONE)
    run.asks(s, s.chooser(run, target.by), "target", options)
    return None


def _ranked(s: CardTable, run: Run, target: Ranked, start: int) -> tuple[Found, int] | None:
    """Best first; cards that rank equally are chosen among."""
    rank = s.language.ranks[target.rank]
    keyed = [
        (key, unit) for unit in candidates(s, run, target.what) if (key := rank(s, run, unit)) is not None
    ]
    if len(keyed) <= target.number:
        return tuple(unit for _, unit in keyed), start
    keyed.sort(key=lambda pair: pair[0], reverse=True)
    last = keyed[target.number - 1][0]
    sure = [unit for key, unit in keyed if key > last]
    tied = [unit for key, unit in keyed if key == last]
    missing = target.number - len(sure)
    if missing < len(tied):
        got = [UnitId(answer) for answer in run.picked[start : start + missing]]
        if len(got) < missing:
            options = [s.unit_option(unit) for unit in tied if unit not in got]
            run.asks(s, s.tie_chooser(run, target.rank), "tie", options)
            return None
        return (*sure, *got), start + missing
    return (*sure, *tied), start


def _several(s: CardTable, run: Run, target: Several, start: int) -> tuple[Found, int] | None:
    got: list[UnitId] = []
    for part in target.parts:
        found = _found(s, run, part, start)
        if found is None:
            return None
        got += [unit for unit in found[0] if unit not in got]
        start = found[1]
    return tuple(got), start


def meant(s: CardTable, run: Run, target: Target) -> list[UnitId]:
    """All that a step could be done to, whatever is chosen."""
    match target:
        case Ref():
            return list(s.language.refs[target.name](s, run, target))
        case Chosen() | Each() | Ranked() | AtRandom():
            return candidates(s, run, target.what)
        case Several():
            return [unit for part in target.parts for unit in meant(s, run, part)]
    raise AssertionError(f"{target} is no target")


def has_target(s: CardTable, run: Run, target: Target) -> bool:
    """Whether there is anything that a step could be done to."""
    return bool(meant(s, run, target))


def can_pay(s: CardTable, run: Run, costs: tuple[Op, ...]) -> bool:
    """Whether every cost could be paid in full; costs are never paid "as far as possible"."""
    return all(s.language.payable[type(cost)](s, run, cost) for cost in costs)


def does_to_each(language: Language, verb: type[Op], what: str = "what") -> Callable[[F], F]:
    """The function `(s, run, op, unit)` that carries out a step on one card, for each of those that its field
    `what` finds."""

    def put(function: F) -> F:
        def step(s: CardTable, run: Run, op: Op) -> None:
            targets = pick(s, run, getattr(op, what))
            if targets is None:
                return
            for target in targets:
                function(s, run, op, target)
            run.next(s, it=targets, done=bool(targets))

        language.does(verb)(step)
        return function

    return put
