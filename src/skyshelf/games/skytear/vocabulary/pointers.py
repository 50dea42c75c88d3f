"""Whom a text points at."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.registry import LANGUAGE
from skyshelf.games.skytear.table.state import Aimed, Skytear


@dataclass(frozen=True, slots=True)
class Pointer(Ref):
    def phrase(self) -> Phrase:
        return Phrase(f"skytear-ref-{self.name}")


caster = Pointer("caster")  # SKY-EFX-10
target = Pointer("target")
it = Pointer("it")
source = Pointer("source")  # the hero that caused what happened
opponent = Pointer("opponent")  # the one that an action is against
removed_pillar = Pointer("removed-pillar")
where_target_stood = Pointer("where-target-stood")


@LANGUAGE.points_at("caster")
def _caster(s: Skytear, run: Run, ref: Ref) -> tuple[UnitId, ...]:
    source = run.scope.source
    return (source,) if source >= 0 and s.hex_of(source) >= 0 else ()


@LANGUAGE.points_at("target")
def _target(s: Skytear, run: Run, ref: Ref) -> tuple[UnitId, ...]:
    """The targets that were named, defeated ones too: a condition may ask for that."""
    return run.scope.targets if isinstance(run.scope, Aimed) else ()


def about(units: tuple[UnitId, ...] | list[UnitId]) -> tuple[UnitId, ...]:
    """What "it" is after a step: whom it was about, or expressly nobody, never whom an earlier step was about."""
    return tuple(units) or (NO_UNIT,)


@LANGUAGE.points_at("it")
def _it(s: Skytear, run: Run, ref: Ref) -> tuple[UnitId, ...]:
    """Whom the step before was about, or what happened to."""
    if run.it:
        return tuple(unit for unit in run.it if s.hex_of(unit) >= 0)
    return (run.scope.subject,) if run.scope.subject >= 0 else ()


@LANGUAGE.points_at("source")
def _source(s: Skytear, run: Run, ref: Ref) -> tuple[UnitId, ...]:
    return (run.scope.other,) if run.scope.other >= 0 else ()


@LANGUAGE.points_at("opponent")
def _opponent(s: Skytear, run: Run, ref: Ref) -> tuple[UnitId, ...]:
    """Whom the action of the hero is against, while its values are looked up."""
    return (run.scope.other,) if run.scope.other >= 0 else ()
