"""The horde phase of the second edition: mana, the wave card by card, the outsider pile, the portal. MON-HOR-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import NOBODY
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.editions.monoliths.versus import ExtraSteps
from skyshelf.games.horde.editions.monoliths.versus_summon import PileCard, WaveFromHand
from skyshelf.games.horde.phases.end import rotate_portal
from skyshelf.games.horde.phases.horde import wave
from skyshelf.games.horde.phases.refresh import portal_mana
from skyshelf.games.horde.rules.settle import Settle, settle
from skyshelf.games.horde.rules.summon import place_drawn, summon_from_pile, summonable
from skyshelf.games.horde.rules.supply import next_horde_card
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening


@dataclass(slots=True)
class HordePhase2024(Frame):
    """Its steps; `stage` is that of the portal whose wave was used. MON-TURN-02 MON-HOR-09 MON-SET-42"""

    at: int = 0
    stage: int = 0

    def step(self, s: Horde) -> None:
        s.frames[-1] = HordePhase2024(self.at + 1, self.stage)
        match self.at:
            case 0:
                s.late = ()
                announce(s, Happening.TURN_STARTS)
                announce(s, Happening.HORDE_PHASE_STARTS)
            case 1:  # MON-HOR-10: on the first turn too
                portal_mana(s, "MON-HOR-01")
            case 2:
                s.frames[-1] = HordePhase2024(3, s.stage)
                number = wave(s)
                s.emit("wave", "MON-HOR-02", number=number)
                s.push(WaveFromHand(number) if s.rules.horde_seat != NOBODY else SummonWave(number))
                return
            case 3:  # MON-HOR-04 MON-HOR-05 MON-OPL-07
                s.push(EmptyPile(tuple(summonable(s))))
                return
            case 4:  # a portal that has come since then starts upright: MON-Q-15
                if s.stage == self.stage:
                    rotate_portal(s, "MON-HOR-06")
            case 5 if s.rules.horde_seat != NOBODY:  # before what comes as the phase ends: MON-Q-128
                s.push(ExtraSteps())
                return
            case 5 | 6:
                s.frames[-1] = HordePhase2024(7, self.stage)
                announce(s, Happening.HORDE_PHASE_ENDS)
            case _:
                s.frames.pop()
                return
        settle(s)


@dataclass(slots=True)
class SummonWave(Frame):
    """Cards of the horde deck, each resolved completely before the next is taken. MON-HOR-03"""

    left: int

    def step(self, s: Horde) -> None:
        card = next_horde_card(s, summoned=True) if self.left else NO_CARD
        if card == NO_CARD:  # MON-Q-79
            s.frames.pop()
            return
        s.frames[-1] = SummonWave(self.left - 1)
        s.push(Settle())
        place_drawn(s, card, "MON-SUM-01")


@dataclass(slots=True)
class EmptyPile(Frame):
    """What lay in the outsider pile, from the top, each card tried once. MON-HOR-04 MON-Q-21 MON-Q-37 MON-OUT-23"""

    cards: tuple[CardId, ...]

    def step(self, s: Horde) -> None:
        if not self.cards:
            s.frames.pop()
            return
        s.frames[-1] = EmptyPile(self.cards[1:])
        s.push(Settle())
        if self.cards[0] not in s.pile:
            return
        if s.rules.horde_seat != NOBODY:
            s.push(PileCard(self.cards[0]))
        else:
            summon_from_pile(s, self.cards[0], "MON-HOR-04")
