"""Cards that a player has taken up for a moment: neither in the deck nor in the hand, and seen by nobody else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import NO_CARD, CardId


@dataclass(slots=True)
class Holding(Frame):
    seat: Seat
    cards: tuple[CardId, ...] = ()

    def with_cards(self, cards: tuple[CardId, ...]) -> Self:
        return replace(self, cards=cards)

    def seen_by(self, s: object, seat: Seat | None) -> Frame:
        """Others see only how many cards there are."""
        return self if seat == self.seat else self.with_cards((NO_CARD,) * len(self.cards))
