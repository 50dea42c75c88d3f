"""What happens instead: changes to damage before it arrives."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Node
from skyshelf.effects.ops import Ops, sentences
from skyshelf.effects.select import By, Cards, Chosen, Ref, Target
from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class PreventAll(Node):
    """Damage dealt to a card, and by it if `both`, becomes 0; `excess` says whether trample excess still passes."""

    to: Ref
    both: bool = False
    excess_passes: bool = False

    def phrase(self) -> Phrase:
        key = "effects-prevent-both" if self.both else "effects-prevent"
        if self.excess_passes:
            key += "-but-excess"
        return Phrase(key, {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class PreventHalf(Node):
    """Half of the damage, rounded up, is prevented."""

    to: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-prevent-half", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Instead(Node):
    """Damage that would wound a card becomes 0 and something else happens."""

    to: Ref
    ops: Ops

    def phrase(self) -> Phrase:
        return Phrase("effects-prevent-instead", {"to": self.to.phrase(), "text": sentences(self.ops)})


@dataclass(frozen=True, slots=True)
class Redirect(Node):
    """Another card takes all of the damage; `as_wounds`: they are put on it and are no damage any more."""

    of: Cards | Ref
    to: Target
    optional: bool = False
    as_wounds: bool = False

    def phrase(self) -> Phrase:
        key = "effects-redirect-may" if self.optional else "effects-redirect"
        if self.as_wounds:
            key += "-wounds"
        of = self.of.phrase()
        if isinstance(self.of, Cards):
            of = Phrase("effects-target-a", {"what": of})
        return Phrase(key, {"of": of, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class PassWounds(Node):
    """Wounds that a card would gain, by damage or otherwise, another one gains."""

    of: Ref
    to: Target

    def phrase(self) -> Phrase:
        by = self.to.by if isinstance(self.to, Chosen) else By.RESOLVER
        key = "effects-pass-wounds" if by == By.RESOLVER else f"effects-pass-wounds-by-{by.name.lower()}"
        return Phrase(key, {"of": self.of.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Double(Node):
    """Damage of one card to another counts twice."""

    by: Ref
    to: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-double", {"by": self.by.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class ExcessTo(Node):
    """The excess of a strike with Trample may go to one such card instead of beyond."""

    to: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-excess-to", {"to": Phrase("effects-target-a", {"what": self.to.phrase()})})


@dataclass(frozen=True, slots=True)
class StrikeElsewhere(Node):
    """In the fight of its lane the card strikes another one, if that is there, instead of what it faces."""

    whom: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-strike-elsewhere", {"whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class SplitStrike(Node):
    """The strike may be split among several cards instead of all going to one."""

    among: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-split-strike", {"among": self.among.phrase()})
