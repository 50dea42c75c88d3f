"""The verbs that only these games have: keyword macros, summoning, and what the horde does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.effects.conditions import Condition
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Ref, Target
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.horde.words.names import Guessed, Kind


@dataclass(frozen=True, slots=True)
class Pillage(Op):
    """Every alliance player moves cards from the deck to the discard pile. HRD-PIL-02"""

    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-pillage", self.amount)


@dataclass(frozen=True, slots=True)
class Rebuild(Op):
    """Up to so many cards of one alliance discard pile go to the bottom of their deck. HRD-KEY-68"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-rebuild", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class Assault(Op):
    """Damage to the portal or to the outsider in play. HRD-KEY-11"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-assault", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class Guerrilla(Op):
    """Up to so many health tokens come off one minion. HRD-KEY-37"""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-guerrilla", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class Mutaform(Op):
    """So many times 1 health or 1 attack token. HRD-KEY-51"""

    amount: Amount
    on: Target

    def phrase(self) -> Phrase:
        return counted("effects-mutaform", self.amount, on=self.on.phrase())


@dataclass(frozen=True, slots=True)
class Reinforce(Op):
    """So many times 1 health token on the minion with the fewest. MON-KEY-74"""

    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-reinforce", self.amount)


class From(IntEnum):
    """Where a summoned card comes from."""

    DECK = 0
    OUTSIDER_PILE = 1
    BENEATH = 2
    HORDE_DISCARD_PILE = 3


class Into(IntEnum):
    """The lane of a summoned card, where a text names another than the leftmost free one."""

    LEFTMOST = 0
    RIGHTMOST = 1


@dataclass(frozen=True, slots=True)
class Summon(Op):
    """Horde cards enter play and are resolved. HRD-HOR-16"""

    amount: Amount
    where: From = From.DECK
    into: Into = Into.LEFTMOST

    def phrase(self) -> Phrase:
        if self.where != From.DECK:
            return Phrase(f"effects-summon-{self.where.name.lower().replace('_', '-')}")
        return counted(
            "effects-summon-rightmost" if self.into == Into.RIGHTMOST else "effects-summon", self.amount
        )


@dataclass(frozen=True, slots=True)
class SummonToken(Op):
    """Token cards enter play, some with tokens on them or exhausted."""

    amount: Amount
    kind: Kind
    attack: int = 0
    exhausted: bool = False

    def phrase(self) -> Phrase:
        key = "effects-summon-token-exhausted" if self.exhausted else "effects-summon-token"
        kind = self.kind.phrase()
        if self.attack:
            return counted(f"{key}-with-attack", self.amount, kind=kind, attack=self.attack)
        return counted(key, self.amount, kind=kind)


@dataclass(frozen=True, slots=True)
class ToPile(Op):
    """A card of play goes to the outsider pile."""

    what: Target
    top: bool = True

    def phrase(self) -> Phrase:
        return Phrase("effects-pile-top" if self.top else "effects-pile-bottom", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class TakeControl(Op):
    """A monster becomes an ally of yours in a free lane, for the rest of the game."""

    what: Target

    def phrase(self) -> Phrase:
        return Phrase("effects-take-control", {"what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class Guess(Op):
    """One alliance player names a property of the top card of the own deck, then each deck loses its top card."""

    about: Guessed

    def phrase(self) -> Phrase:
        return Phrase(f"effects-guess-{self.about.name.lower()}")


@dataclass(frozen=True, slots=True)
class GuessedWrong(Condition):
    """The guess of the step before."""

    def phrase(self) -> Phrase:
        return Phrase("effects-if-guessed-wrong")


GUESSED_WRONG = GuessedWrong()


class Charged(IntEnum):
    """Whom or where a monster charges. MON-KEY-19 MON-KEY-20"""

    LEFT = 0
    RIGHT = 1
    WEAKEST_ALLY = 2
    STRONGEST_ALLY = 3
    CLOSEST_ALLY = 4


@dataclass(frozen=True, slots=True)
class Charge(Op):
    who: Ref
    where: Charged
    within: int = 0

    def phrase(self) -> Phrase:
        key = f"effects-charge-{self.where.name.lower().replace('_', '-')}"
        args: dict[str, Arg] = {"who": self.who.phrase()}
        return Phrase(f"{key}-within", {**args, "lanes": self.within}) if self.within else Phrase(key, args)


@dataclass(frozen=True, slots=True)
class TreacheryCards(Op):
    """More or fewer treachery cards this turn."""

    change: int

    def phrase(self) -> Phrase:
        return Phrase(
            "effects-treachery-fewer" if self.change < 0 else "effects-treachery-more",
            {"number": abs(self.change)},
        )
