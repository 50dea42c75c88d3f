"""Hands, decks, piles and mana."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import enumerated
from skyshelf.effects.numbers import Amount, counted
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Pile
from skyshelf.effects.verbs.common import Who
from skyshelf.engine.phrase import Arg, Phrase


@dataclass(frozen=True, slots=True)
class DiscardFromHand(Op):
    """So many cards of a hand; the player whose hand it is chooses them."""

    number: int
    hand: Pile
    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"number": self.number, "who": self.who.phrase()}
        key = f"effects-discard-{self.who.name.lower()}"
        if self.hand.what is None:
            return Phrase(key, args)
        return Phrase(f"{key}-of", {**args, "what": self.hand.what.phrase()})


@dataclass(frozen=True, slots=True)
class Draw(Op):
    amount: Amount

    def phrase(self) -> Phrase:
        return counted("effects-draw", self.amount)


@dataclass(frozen=True, slots=True)
class Mana(Op):
    """Mana for one player, or taken from one."""

    amount: int
    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        key = "effects-mana" if self.amount >= 0 else "effects-mana-lost"
        return Phrase(f"{key}-{self.who.name.lower()}", {"amount": abs(self.amount)})


@dataclass(frozen=True, slots=True)
class Pay(Op):
    """Mana as an additional cost."""

    amount: int

    def phrase(self) -> Phrase:
        return Phrase("effects-pay", {"amount": self.amount})


@dataclass(frozen=True, slots=True)
class Fetch(Op):
    """A card of a pile into the hand; `among` random ones if it is not 0. Out of a pile that may be another player's
    it goes to the hand of its owner.
    """

    piles: tuple[Pile, ...]
    among: int = 0
    to_owner: bool = False

    def phrase(self) -> Phrase:
        what = self.piles[0].what
        if what is not None and all(pile.what == what for pile in self.piles):
            zones = enumerated([pile.zone.phrase() for pile in self.piles], "effects-piles")
            piles = Phrase("effects-pile-of", {"zone": zones, "what": what.phrase()})
        else:
            piles = enumerated([pile.phrase() for pile in self.piles], "effects-piles")
        key = "effects-fetch-among" if self.among else "effects-fetch"
        if self.to_owner:
            key = "effects-fetch-to-owner"
        return Phrase(key, {"pile": piles, "among": self.among})


@dataclass(frozen=True, slots=True)
class DrawAmong(Op):
    """Draw one such card among the top cards of the own deck; the others go to its bottom in any order."""

    number: int
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-draw-among", {"number": self.number, "what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class LookAtTop(Op):
    """See the top card of a deck in secret; "that player" is then the one whose deck it is."""

    who: Who = Who.ANY

    def phrase(self) -> Phrase:
        return Phrase(f"effects-look-{self.who.name.lower()}")


@dataclass(frozen=True, slots=True)
class Shuffle(Op):
    """A deck: yours, or that player's."""

    who: Who = Who.YOU

    def phrase(self) -> Phrase:
        return Phrase("effects-shuffle" if self.who == Who.YOU else "effects-shuffle-that")


@dataclass(frozen=True, slots=True)
class PlayFrom(Op):
    """Play a card of a pile by an ability, paid or free."""

    pile: Pile
    free: bool

    def phrase(self) -> Phrase:
        return Phrase("effects-play-free" if self.free else "effects-play-paid", {"pile": self.pile.phrase()})
