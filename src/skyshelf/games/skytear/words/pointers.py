"""Whom a text points at, and what it waits for, in this game's own words."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Event
from skyshelf.effects.select import Ref
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class Pointer(Ref):
    def phrase(self) -> Phrase:
        return Phrase(f"skytear-ref-{self.name}")


@dataclass(frozen=True, slots=True)
class When(Event):
    """WHEN somebody does something to somebody; with `next` only for the first time. SKY-TRG-01"""

    next: bool = False

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {}
        for name, part in (("who", self.who), ("whom", self.whom)):
            if isinstance(part, Ref):
                args[name] = part.phrase()
            elif part is not None:
                args[name] = Phrase("effects-target-a", {"what": part.phrase()})
        ending = "-next" if self.next else ""
        return Phrase(f"skytear-when-{self.happening.name.lower().replace('_', '-')}{ending}", args)


caster = Pointer("caster")  # SKY-EFX-10
target = Pointer("target")
it = Pointer("it")
source = Pointer("source")  # the hero that caused what happened
opponent = Pointer("opponent")  # the one that an action is against
removed_pillar = Pointer("removed-pillar")
where_target_stood = Pointer("where-target-stood")
