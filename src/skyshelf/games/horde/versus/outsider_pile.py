"""The outsider pile of the first edition comes into play where a horde player likes. HRD-Q-49"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.rules.place import free_lanes
from skyshelf.games.horde.rules.summon import summon_from_pile
from skyshelf.games.horde.table.options import LANE, PickLane
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Side


@dataclass(slots=True)
class PileToLanes(Frame):
    """Cards of the pile from its top; what finds no lane stays. None of them counts for the wave. HRD-Q-49"""

    cards: tuple[CardId, ...]
    rule: str

    def step(self, s: Horde) -> None:
        lanes = free_lanes(s, Side.HORDE)
        if not self.cards or not lanes:
            s.frames.pop()
            return
        name = CARD_NAME[self.cards[0]]
        s.ask(s.rules.horde_seat, "lane", [LANE[lane] for lane in lanes], "HRD-Q-49", name)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames[-1] = PileToLanes(self.cards[1:], self.rule)
        summon_from_pile(s, self.cards[0], self.rule, option.pick)
