"""What happens instead: changes to damage before it arrives, and to what cards do. The rules apply them."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Replacement, Replacing
from skyshelf.effects.ops import Ops, sentences
from skyshelf.effects.select import Cards, Chosen, Ref, Target, said_by
from skyshelf.engine.phrase import Phrase


def instead(change: Replacement, optional: bool = False) -> Replacing:
    return Replacing(change, optional)


@dataclass(frozen=True, slots=True)
class PreventAll(Replacement):
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
class PreventHalf(Replacement):
    """Half of the damage, rounded up, is prevented."""

    to: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-prevent-half", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Instead(Replacement):
    """Damage that would wound a card becomes 0 and something else happens."""

    to: Ref
    ops: Ops

    def steps(self) -> Ops:
        return self.ops

    def phrase(self) -> Phrase:
        return Phrase("effects-prevent-instead", {"to": self.to.phrase(), "text": sentences(self.ops)})


@dataclass(frozen=True, slots=True)
class Redirect(Replacement):
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
class PassWounds(Replacement):
    """Wounds that a card would gain, by damage or otherwise, another one gains."""

    of: Ref
    to: Target

    def phrase(self) -> Phrase:
        by = self.to.by if isinstance(self.to, Chosen) else None
        return Phrase(f"effects-pass-wounds{said_by(by)}", {"of": self.of.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Double(Replacement):
    """Damage of one card to another counts twice."""

    by: Ref
    to: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-double", {"by": self.by.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class ExcessTo(Replacement):
    """The excess of a strike with Trample may go to one such card instead of beyond."""

    to: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-excess-to", {"to": Phrase("effects-target-a", {"what": self.to.phrase()})})


@dataclass(frozen=True, slots=True)
class StrikeElsewhere(Replacement):
    """In the fight of its lane the card strikes another one, if that is there, instead of what it faces."""

    whom: Ref

    def phrase(self) -> Phrase:
        return Phrase("effects-strike-elsewhere", {"whom": self.whom.phrase()})


@dataclass(frozen=True, slots=True)
class SplitStrike(Replacement):
    """The strike may be split among several cards instead of all going to one."""

    among: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-split-strike", {"among": self.among.phrase()})


@dataclass(frozen=True, slots=True)
class SummonedConcealed(Replacement):
    """Horde cards come face down; the outsider itself and token monsters do not. MON-ENC-02"""

    def phrase(self) -> Phrase:
        return Phrase("effects-summoned-concealed")


@dataclass(frozen=True, slots=True)
class KeepPillaged(Replacement):
    """Pillaged cards go beneath this card, not to the discard piles."""

    def phrase(self) -> Phrase:
        return Phrase("effects-keep-pillaged")
