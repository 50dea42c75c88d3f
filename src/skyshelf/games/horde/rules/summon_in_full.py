"""Card text that summons, where each card is resolved before the next is taken. MON-SUM-12"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.run import report
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.summon import (
    MOST_TOKENS,
    ResolveCard,
    lanes_for,
    place_drawn,
    summon_token,
    tokens_of,
)
from skyshelf.games.horde.rules.supply import next_horde_card
from skyshelf.games.horde.table.lanes import NO_LANE, Lane
from skyshelf.games.horde.table.options import LANE, PickLane
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening


def resolve_arrivals(s: Horde, before: list[UnitId]) -> None:
    """The cards that have just come are resolved now; whatever waited before goes on waiting. MON-RES-10"""
    new = [unit for unit in s.arrivals if unit not in before]
    if not new:
        return
    s.arrivals = before
    # Whoever may keep a revealed card from having any effect is asked before it has one.
    asked: list[Frame] = [Settle()] if index_of(s).ears.get(Happening.REVEALED) else []
    s.push(*asked, *[ResolveCard(unit) for unit in new])


@dataclass(slots=True)
class SummonInFull(Frame):
    """So many cards of the horde deck; the text goes on with their number. MON-HOR-03"""

    left: int
    rule: str
    rightmost: bool = False
    placed: int = 0

    def step(self, s: Horde) -> None:
        card = next_horde_card(s, summoned=True) if self.left else NO_CARD
        if card == NO_CARD:
            s.frames.pop()
            report(s, count=self.placed, done=self.placed > 0)
            return
        s.frames[-1] = SummonInFull(self.left - 1, self.rule, self.rightmost, self.placed + 1)
        before = s.arrivals[:]
        place_drawn(s, card, self.rule, self.rightmost)
        resolve_arrivals(s, before)


@dataclass(slots=True)
class SummonTokensInFull(Frame):
    """So many token monsters; those that were made are what the text goes on with. MON-KEY-84"""

    left: int
    card: CardId
    rule: str
    might: int  # attack tokens that each enters with
    made: tuple[UnitId, ...] = ()

    def step(self, s: Horde) -> None:
        if not self.left:
            s.frames.pop()
            report(s, self.made, len(self.made), bool(self.made))
            return
        lanes = lanes_for(s, self.card) if s.rules.horde_seat != NOBODY else []
        if lanes and tokens_of(s, self.card) < MOST_TOKENS:  # MON-Q-112
            options = [LANE[lane] for lane in lanes]
            s.ask(s.rules.horde_seat, "lane", options, "MON-VS-11", CARD_NAME[self.card])
        else:
            self._summon(s, NO_LANE)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        self._summon(s, option.pick)

    def _summon(self, s: Horde, lane: Lane) -> None:
        before = s.arrivals[:]
        unit = summon_token(s, self.card, self.rule, lane)
        made = self.made if unit == NO_UNIT else (*self.made, unit)
        s.frames[-1] = SummonTokensInFull(self.left - 1, self.card, self.rule, self.might, made)
        if unit != NO_UNIT and self.might:
            s.edit(unit).might += self.might
        resolve_arrivals(s, before)
