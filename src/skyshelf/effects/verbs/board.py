"""Cards in play go elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Node, Word
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Pile, Several, Target
from skyshelf.effects.verbs.common import ALL
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class DiscardFromPlay(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-from-play", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class To(Node):
    """Where a card goes: a free lane, the leftmost one, the lane of another card, the back line."""

    name: str
    of: Target | None = None
    number: int = 0

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number} if self.number else {}
        if self.of is not None:
            args["of"] = self.of.phrase()
        return Phrase(f"effects-to-{self.name}", args)


@dataclass(frozen=True, slots=True)
class Move(Op):
    who: Target
    to: To

    def phrase(self) -> Phrase:
        if self.to.name == "swapped-with" and self.to.of is not None:
            return Phrase("effects-swap", {"who": self.who.phrase(), "with": self.to.of.phrase()})
        return Phrase("effects-move", {"who": self.who.phrase(), "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Return(Op):
    """From play to the hand of its owner."""

    what: Target

    def phrase(self) -> Phrase:
        key = "effects-return-several" if isinstance(self.what, Several) else "effects-return"
        return Phrase(key, {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Tuck(Op):
    """Cards go beneath this card, out of play: from play, or from a pile, one or any number."""

    what: Target | Pile
    number: int = 1

    def phrase(self) -> Phrase:
        if isinstance(self.what, Pile) and self.number == ALL:
            return Phrase("effects-tuck-any-number", {"zone": self.what.zone.phrase()})
        key = "effects-tuck-from" if isinstance(self.what, Pile) else "effects-tuck"
        return Phrase(key, {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Release(Op):
    """All cards beneath this card go to a pile of their owners, or one of them to the player who resolves this."""

    to: Word
    number: int = ALL

    def phrase(self) -> Phrase:
        if self.number == 1:
            return Phrase("effects-release-one", {"to": self.to.phrase()})
        return Phrase("effects-release", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Attach(Op):
    """This card becomes attached to another."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-attach", {"to": self.to.phrase()})
