"""What a card costs while it is played."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.ops import Op
from skyshelf.effects.run import Run
from skyshelf.effects.select import Cards
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.registry import LANGUAGE
from skyshelf.games.horde.table.state import CostChange, Horde
from skyshelf.games.horde.vocabulary.names import Who


@dataclass(frozen=True, slots=True)
class ChangeCost(Op):
    """Cards of a kind cost more or less for the turn, or only the next one does: those of all alliance players or of
    the one whose text it is. In copied text they are the horde's, which cost nothing. MON-Q-88
    """

    amount: int
    what: Cards
    who: Who = Who.EACH
    next_only: bool = False

    def phrase(self) -> Phrase:
        key = "effects-cost-less" if self.amount < 0 else "effects-cost-more"
        if self.next_only:
            key += "-next"
        return Phrase(key, {"amount": abs(self.amount), "what": self.what.phrase()})


def cost_change(amount: int, what: Cards) -> ChangeCost:
    """For everybody, until the turn ends."""
    return ChangeCost(amount, what)


def next_cost_change(amount: int, what: Cards) -> ChangeCost:
    """For the next such card that you play in this turn."""
    return ChangeCost(amount, what, Who.YOU, next_only=True)


@LANGUAGE.does(ChangeCost)
def _change_cost(s: Horde, run: Run, op: ChangeCost) -> None:
    scope = run.scope
    s.cost_changes = (*s.cost_changes, CostChange(*run.here(), scope.seat))
    s.emit("lasts-this-turn", s.card_code(scope.card), card=s.card_name(scope.card))
    run.next(s)
