"""Which cards would be played, aimed or laid for nothing, as the table is now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from skyshelf.effects.abilities import After
from skyshelf.effects.language import targets_in
from skyshelf.effects.ops import NO_BLOCK, Alternatives, Ask, Branch, Loop
from skyshelf.effects.options import Stop
from skyshelf.effects.run import Run
from skyshelf.effects.steering import is_possible
from skyshelf.effects.targets import holds, meant
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.all import battlefield
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.cards.registry import LANGUAGE, power
from skyshelf.games.skytear.rules.aim import hex_targets, pillar_targets, stack_targets, unit_targets
from skyshelf.games.skytear.rules.play_card import Aiming
from skyshelf.games.skytear.table.options import PickArea, PickEffect, PickHex, PickUnit, PlayPower
from skyshelf.games.skytear.table.state import NO_ACTION, Aimed, Effect, Skytear
from skyshelf.games.skytear.table.view import SkytearView, known_table
from skyshelf.games.skytear.vocabulary.board import Lay, laid_on, ways_to_lay
from skyshelf.games.skytear.vocabulary.pointers import about
from skyshelf.games.skytear.vocabulary.shapes import Shape


def choices_in_vain(view: SkytearView) -> frozenset[int]:
    """The open choices after which a card would change nothing; of those that aim it none, if all would."""
    if view.decision is None:
        return frozenset()
    s = known_table(view)
    options = list(view.decision.options)
    found = frozenset(at for at, option in enumerate(options) if _is_in_vain(s, view.decision.seat, option))
    further = [option for option in options if not isinstance(option, PlayPower | Stop)]
    # Who was told when the card was played is not told again at every further step.
    return frozenset() if len(found) == len(further) == len(options) else found


def _is_in_vain(s: Skytear, seat: Seat, option: Option) -> bool:
    top = s.frames[-1]
    match option:
        case PlayPower():
            played = Effect(NO_ACTION, option.card, 0, option.hero, seat)
            return not any(_does_something(s, aimed) for aimed in _ways_to_aim(s, played))
        case PickUnit() if isinstance(top, Aiming):
            targets = (*top.effect.targets, option.pick)
            return not _does_something(s, replace(top.effect, targets=targets))
        case PickHex() if isinstance(top, Aiming):
            return not _does_something(s, replace(top.effect, place=option.pick))
        case PickEffect() if isinstance(top, Aiming):
            return not _does_something(s, replace(top.effect, answers=option.pick))
        case PickArea() if isinstance(top, Run):
            s.area = option.hexes
            return not _could(s, top, top.block, top.at + 1)
    return False


def _ways_to_aim(s: Skytear, effect: Effect) -> Iterator[Effect]:
    """The card with each of its targets; several that it may have are looked at one by one."""
    aim = power(effect.card).aim
    if aim is None:
        yield effect
    elif aim.units is not None:
        if not aim.least:
            yield effect
        for unit in unit_targets(s, aim, effect.card, 0, effect.hero, effect.seat):
            yield replace(effect, targets=(unit,))
    elif aim.hex:
        for at in hex_targets(s, aim, effect.hero):
            yield replace(effect, place=at)
    elif aim.pillar:
        for at in pillar_targets(s, effect.hero, effect.seat):
            yield replace(effect, place=at)
    else:
        for other in stack_targets(s, aim, effect.seat):
            yield replace(effect, answers=other.number)


def _does_something(s: Skytear, effect: Effect) -> bool:
    if any(isinstance(part, After) for part in power(effect.card).parts):
        return True  # it waits for something
    stood = s.hex_of(effect.targets[0]) if effect.targets else effect.place
    scope = Aimed(
        effect.card,
        0,
        effect.hero,
        effect.seat,
        targets=effect.targets,
        place=effect.place,
        answers=effect.answers,
        stood=stood,
    )
    return _could(s, Run(scope), 0)


@lru_cache(maxsize=4096)
def _coverable(field: int, shape: Shape, at: HexId) -> tuple[HexId, ...]:
    """All hexes that an area around a hex, or over it, can cover."""
    covered = 0
    for way in ways_to_lay(battlefield(field), shape, at):
        covered |= way
    return tuple(bits(covered))


def _could(s: Skytear, run: Run, block: int, start: int = 0) -> bool:
    """Whether a step from there on could do anything. Each is looked at only if none before it could: so the table is
    as it was, and what a text asks of it can be answered.
    """
    for op in LANGUAGE.texts[run.scope.card][run.scope.ability][block][start:]:
        match op:
            case Lay():  # wherever it may lie
                at = laid_on(s, run, op)
                s.area = _coverable(s.rules.field, op.shape, at) if at >= 0 else ()
            case Branch():
                taken = op.then if holds(s, run, op.condition) else op.otherwise
                if taken != NO_BLOCK and _could(s, run, taken):
                    return True
            case Alternatives():
                if any(_could(s, run, each) for each in op.blocks):
                    return True
            case Ask() | Loop():
                if _could(s, run, op.block):
                    return True
            case _:
                if is_possible(s, run, op):
                    return True
                found = [unit for target in targets_in(op) for unit in meant(s, run, target)]
                run = replace(run, it=about(found))
    return False
