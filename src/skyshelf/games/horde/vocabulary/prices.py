"""What a card costs while it is played."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.table.state import Horde


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


def cost_change(amount: int, what: Cards, next_only: bool = False) -> ChangeCost:
    return ChangeCost(amount, what, next_only)


@LANGUAGE.does(ChangeCost)
def _change_cost(s: Horde, run: Run, op: ChangeCost) -> None:
    s.cost_changes = (*s.cost_changes, run.here())
    run.next(s)
