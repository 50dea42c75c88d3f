"""Verbs whose number is shared out among cards, chosen while it is paid, or read off another card."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import Word
from skyshelf.effects.ops import Op
from skyshelf.effects.select import Cards, Pile
from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class HealAmong(Op):
    """Up to so many wounds in total, split among cards."""

    amount: int
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-heal-among", {"amount": self.amount, "what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class RemoveAmong(Op):
    """Any number of tokens in total, off any of the cards."""

    token: Word
    what: Cards

    def phrase(self) -> Phrase:
        return Phrase("effects-remove-among", {"token": self.token.phrase(), "what": self.what.phrase()})


@dataclass(frozen=True, slots=True)
class PayAny(Op):
    """As much mana as the player likes, none included."""

    def phrase(self) -> Phrase:
        return Phrase("effects-pay-any")


@dataclass(frozen=True, slots=True)
class DiscardAndPay(Op):
    """A card of the own hand is discarded and its mana cost is paid; the text goes on with that cost."""

    hand: Pile

    def phrase(self) -> Phrase:
        return Phrase("effects-discard-and-pay", {"what": self.hand.phrase()})


@dataclass(frozen=True, slots=True)
class DrawAtRandom(Op):
    """A card of a pile that chance picks; it counts as drawn."""

    pile: Pile

    def phrase(self) -> Phrase:
        assert self.pile.what is not None
        return Phrase(
            "effects-draw-random", {"what": self.pile.what.phrase(), "zone": self.pile.zone.phrase()}
        )
