"""What a halo token does when it is taken."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.rules.goods import ActivateHope, gain_hope, gain_spots, halo_hope, take_leader
from skyshelf.games.painters.rules.opponents import Swoop
from skyshelf.games.painters.rules.take_card import ChooseCard
from skyshelf.games.painters.table.state import Painters


@dataclass(slots=True)
class HaloEffect(Frame):
    """The effect of a token, then its hope symbol. Connection and Honor do nothing at once."""

    seat: Seat
    halo: int

    def step(self, s: Painters) -> None:
        s.frames.pop()
        seat = self.seat
        if halo_hope(s.rules, self.halo):
            s.push(ActivateHope(seat))  # PNT-HAL-04 PNT-HAL-10 PNT-HAL-13 PNT-HAL-18
        match self.halo:
            case Halo.HEARTBEAT:
                gain_hope(s, seat, 9, "PNT-HAL-05")
            case Halo.INK:
                gain_spots(s, seat, 8, "PNT-HAL-07")
            case Halo.LEADERSHIP:
                take_leader(s, seat, "PNT-HAL-08")
            case Halo.SKILL:  # PNT-HAL-11 PNT-Q-36: like main action B
                s.push(ChooseCard(seat, False, "PNT-HAL-11"))
            case Halo.SWOOP:  # PNT-HAL-14
                s.push(Swoop(seat, s.opponents(seat)))
