"""The halo bonus: a token of the board for a completed circle."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.board import FREE, HALO_SPACE, Price
from skyshelf.games.painters.components.halos import HALO_NAME
from skyshelf.games.painters.rules.goods import can_pay, pay
from skyshelf.games.painters.rules.halo_effects import HaloEffect
from skyshelf.games.painters.table.options import HALO, NO, TakeHalo
from skyshelf.games.painters.table.state import NOTHING, Painters


def halo_price(row: list[int]) -> Price:
    """The next token costs what all empty spaces show together. PNT-BHL-09 PNT-BHL-10 PNT-Q-25

    So each costs more than the one before (PNT-BHL-08), whoever takes it (PNT-BHL-11).
    """
    price = FREE  # PNT-BHL-07: no space is empty before the first token
    for space, halo in enumerate(row):
        if halo == NOTHING:
            price = price + HALO_SPACE[space]
    return price


@dataclass(slots=True)
class HaloBonus(Frame):
    """One circle was completed; `left_card` holds its left half. PNT-BHL-01"""

    seat: Seat
    left_card: int

    def step(self, s: Painters) -> None:
        tokens = [halo for halo in s.halo_row if halo != NOTHING]
        if not tokens:  # PNT-BHL-15
            s.frames.pop()
            return
        price = halo_price(s.halo_row)
        if not can_pay(s.players[self.seat], price):  # PNT-BHL-04 PNT-BHL-05
            s.frames.pop()
            s.emit("halo-too-dear", "PNT-BHL-05", who=WHO[self.seat])
            return
        # PNT-BHL-03: optional; PNT-BHL-12 PNT-Q-26: any of them, they lie face up.
        options: list[Option] = [HALO[halo] for halo in tokens]
        options.append(NO)
        cost = Phrase("painters-cost", {"spots": price.spots, "hope": price.hope})
        s.ask(self.seat, "halo", options, "PNT-BHL-01", cost)

    def answer(self, s: Painters, option: Option) -> None:
        s.frames.pop()
        if not isinstance(option, TakeHalo):  # PNT-BHL-06
            s.emit("halo-declined", "PNT-BHL-06", who=WHO[self.seat])
            return
        player = s.players[self.seat]
        price = halo_price(s.halo_row)
        pay(player, price)
        s.halo_row[s.halo_row.index(option.halo)] = NOTHING  # not replaced
        player.halos.append(option.halo)
        player.halo_cards.append(self.left_card)  # PNT-BHL-13
        s.emit(
            "halo-taken",
            "PNT-BHL-01",
            who=WHO[self.seat],
            halo=HALO_NAME[option.halo],
            spots=price.spots,
            hope=price.hope,
        )
        s.push(HaloEffect(self.seat, option.halo))  # PNT-BHL-14
