"""What a card is or can do becomes something else, mostly for a turn."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Node, Word, enumerated
from skyshelf.effects.numbers import per_one
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Ref, Several, Target
from skyshelf.effects.verbs.common import Counted, Until, chosen_or_not, values_phrase
from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Boost(Op):
    """Change values of a card for the turn."""

    values: tuple[Counted, ...]
    to: Target

    def phrase(self) -> Phrase:
        number = self.values[0][1]
        if isinstance(number, int) or any(other != number for _, other in self.values):
            return Phrase("effects-boost", {"values": values_phrase(self.values), "to": self.to.phrase()})
        each, of = per_one(number)  # all of them for each one of the same
        values = values_phrase(tuple((stat, each) for stat, _ in self.values))
        return Phrase("effects-boost-per", {"values": values, "of": of, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Gift(Node):
    """Something that a card is given: a value, a keyword, an ability, a prohibition (see `abilities.py`)."""


@dataclass(frozen=True, slots=True)
class Giving(Op):
    """A step that hands something out, quoted abilities among it."""

    gifts: tuple[Gift, ...]


@dataclass(frozen=True, slots=True)
class Grant(Giving):
    """Give a card something for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        gifts = enumerated([gift.phrase() for gift in self.gifts], "effects-and")
        if isinstance(self.to, Ref) and self.to.name == "game":
            return Phrase("effects-grant-game", {"gifts": gifts})
        return Phrase("effects-grant", {"gifts": gifts, "to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Strip(Op):
    """A card loses all its abilities for the turn."""

    to: Target

    def phrase(self) -> Phrase:
        return Phrase(f"effects-strip{chosen_or_not(self.to)}", {"to": self.to.phrase()})


@dataclass(frozen=True, slots=True)
class Forbid(Op):
    """A card cannot do something; "cannot" is stronger than "can"."""

    ban: Word
    to: Target
    until: Until = Until.TURN

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-forbid-both"
            if isinstance(self.to, Several)
            else f"effects-forbid{chosen_or_not(self.to)}",
            {"ban": self.ban.phrase(), "to": self.to.phrase(), "until": self.until.phrase()},
        )


@dataclass(frozen=True, slots=True)
class Replay(Op):
    """The abilities of a card that have this bold word are resolved again."""

    word: Word
    of: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-replay", {"word": self.word.phrase(), "of": self.of.phrase()})


@dataclass(frozen=True, slots=True)
class Exhaust(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-exhaust", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Ready(Op):
    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-ready", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class ChangeCost(Op):
    """Cards of a kind cost more or less for the turn, or only the next one does."""

    amount: int
    what: Cards
    next_only: bool = False

    def phrase(self) -> Phrase:
        key = "effects-cost-less" if self.amount < 0 else "effects-cost-more"
        if self.next_only:
            key += "-next"
        return Phrase(key, {"amount": abs(self.amount), "what": self.what.phrase()})
