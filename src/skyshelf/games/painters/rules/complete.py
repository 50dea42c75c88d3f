"""Completing a card: dice back, blue face up, and its bonuses in order."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS, Side
from skyshelf.games.painters.components.dice import FACE_OF, KINDS
from skyshelf.games.painters.components.tiles import Tile
from skyshelf.games.painters.rules.goods import (
    GainCloud,
    activate_hope,
    gain_hope,
    gain_spots,
    roll_into_pool,
    take_leader,
)
from skyshelf.games.painters.rules.halo_bonus import HaloBonus
from skyshelf.games.painters.rules.placement import TO_LEFT, TO_RIGHT, neighbour
from skyshelf.games.painters.table.state import EMPTY, Painters, Player, slot_of


def complete_if_done(s: Painters, seat: Seat, number: int) -> None:
    """A card whose symbols are all completed is completed at once. PNT-CMT-01 PNT-CMT-03

    Every action on a symbol asks this, so one turn may complete several cards. PNT-CMT-02 PNT-CMT-14
    """
    if is_done(s.players[seat], number):
        s.push(CompleteCard(seat, number))


def is_done(player: Player, number: int) -> bool:
    """Whether all symbols of a card are completed."""
    slot = slot_of(number, 0)
    for symbol in CARDS[player.cards[number]].symbols:
        on = player.slots[slot]
        # PNT-EXH-04 PNT-SKY-07: squares and chips complete a symbol whatever its number.
        if on == EMPTY or (on < KINDS and FACE_OF[on] != symbol.number):
            return False
        slot += 1
    return True


def ties(player: Player, number: int, step: int, side: Side) -> int:
    """The completed card beside this one that joins its half figure, or -1. PNT-BHL-02 PNT-BCL-03 PNT-Q-24

    Halves that may touch something else complete nothing there. PNT-INT-10 PNT-INT-11
    """
    face = CARDS[player.cards[number]]
    if (face.left if step == TO_LEFT else face.right) != side:
        return -1
    other = neighbour(player, player.places[number] + step)
    if other < 0 or not player.is_completed(other):
        return -1
    facing = CARDS[player.cards[other]]
    return other if (facing.right if step == TO_LEFT else facing.left) == side else -1


@dataclass(slots=True)
class CompleteCard(Frame):
    """The whole procedure; whatever waits on the stack waits for its bonuses. PNT-CMT-04 PNT-CMT-12"""

    seat: Seat
    number: int

    def step(self, s: Painters) -> None:
        s.frames.pop()
        seat, number = self.seat, self.number
        player = s.players[seat]
        card = player.cards[number]
        face = CARDS[card]
        # PNT-CMT-07: the blue face; PNT-CMT-08: no more dice on it.
        player.unfinished.remove(number)
        s.emit("card-completed", "PNT-CMT-01", who=WHO[seat], card=CARD_NAME[card])
        # PNT-CMT-05 PNT-INT-02: its dice are rolled and anybody may take them; PNT-CMT-13 PNT-INT-26: squares
        # and chips bring none back.
        dice: list[int] = []
        for index in range(len(face.symbols)):
            slot = slot_of(number, index)
            if 0 <= player.slots[slot] < KINDS:
                dice.append(player.slots[slot])
            player.slots[slot] = EMPTY
        roll_into_pool(s, dice, "PNT-CMT-05")
        for opponent in s.opponents(seat):  # PNT-SKY-31 PNT-Q-44
            if Tile.SKY_PLAYFUL in s.players[opponent].tiles:
                gain_hope(s, opponent, 1, "PNT-SKY-31")
        self._bonuses(s, player)

    def _bonuses(self, s: Painters, player: Player) -> None:
        """All of them (PNT-CMT-09): spots, leader, hope, halo, cloud. PNT-CMT-10 PNT-CMT-11 PNT-REM-02

        Always in this order (PNT-Q-22): spots and hope come in time to pay for the halo token, PNT-INT-03.
        """
        seat, number = self.seat, self.number
        face = CARDS[player.cards[number]]
        gain_spots(s, seat, face.spots, "PNT-BSP-01")
        if face.leader:
            take_leader(s, seat, "PNT-BLD-01")
        if face.hope:  # PNT-BHP-13: after the leader
            activate_hope(s, seat)
        left = ties(player, number, TO_LEFT, Side.HALO)
        right = ties(player, number, TO_RIGHT, Side.HALO)
        for step in (TO_RIGHT, TO_LEFT):  # what is pushed last comes first
            if ties(player, number, step, Side.CLOUD) >= 0:  # PNT-BCL-02 PNT-BCL-04
                s.push(GainCloud(seat, "PNT-BCL-02"))
        if face.cloud:
            s.push(GainCloud(seat, "PNT-BCL-01"))
        # PNT-BHL-16: the circle on the left first; the token lies with its left half on the left card.
        if right >= 0:
            s.push(HaloBonus(seat, number))
        if left >= 0:
            s.push(HaloBonus(seat, left))
