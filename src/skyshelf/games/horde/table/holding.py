"""Cards that are neither here nor there: a frame has them until they arrive."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import NO_CARD, CardId

if TYPE_CHECKING:
    from skyshelf.games.horde.table.state import Horde


@dataclass(slots=True)
class Carrying(Frame):
    """Has cards that are on their way from one place to another."""

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return ()


@dataclass(slots=True)
class Holding(Carrying):
    """Cards that are neither here nor there: a frame has them until they arrive."""

    seat: Seat
    cards: tuple[CardId, ...] = ()

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return self.cards

    def with_cards(self, cards: tuple[CardId, ...]) -> Self:
        return replace(self, cards=cards)

    def seen_by(self, s: object, seat: Seat | None) -> Frame:
        """Others see only how many cards there are."""
        return self if seat == self.seat else self.with_cards((NO_CARD,) * len(self.cards))
