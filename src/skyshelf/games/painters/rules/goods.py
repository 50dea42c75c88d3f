"""Chips, cloud tokens, the leader and the dice of the pool: who gets what from where."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.painters.components.board import CLOUD_TOKENS, Price
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import DIE_NAME, FACES
from skyshelf.games.painters.components.halos import HALOS, Halo
from skyshelf.games.painters.components.tiles import TILES
from skyshelf.games.painters.table.options import StealFrom
from skyshelf.games.painters.table.state import Painters, Player, Rules


def can_pay(player: Player, price: Price) -> bool:
    return player.spots >= price.spots and player.hope >= price.hope


def pay(player: Player, price: Price) -> None:
    """Chips go back to the reserve, which never runs out. PNT-BSP-02 PNT-BHP-14

    So the pieces in the box (PNT-CMP-08 PNT-CMP-09) are not counted.
    """
    player.spots -= price.spots
    player.hope -= price.hope


def gain_spots(s: Painters, seat: Seat, spots: int, rule: str) -> None:
    s.players[seat].spots += spots
    s.emit("spots-gained", rule, who=WHO[seat], spots=spots)


def gain_hope(s: Painters, seat: Seat, hope: int, rule: str) -> None:
    """Hope chips outright, whoever has the leader. PNT-CMP-21 PNT-BHP-16"""
    s.players[seat].hope += hope
    s.emit("hope-gained", rule, who=WHO[seat], hope=hope)


def take_leader(s: Painters, seat: Seat, rule: str) -> None:
    """The one leader piece, from wherever it is, wanted or not. PNT-BLD-02 PNT-BLD-03 PNT-BLD-05

    There is no other (PNT-CMP-14 PNT-Q-01). It stays until somebody else takes it, so nobody loses it in the
    own turn. PNT-BLD-04 PNT-INT-21
    """
    if s.leader == seat:  # PNT-INT-28
        return
    if s.leader == NOBODY:
        s.emit("leader-taken", rule, who=WHO[seat])
    else:
        s.emit("leader-taken-from", rule, who=WHO[seat], victim=WHO[s.leader])
    s.leader = seat


def halo_hope(rules: Rules, halo: int) -> int:
    return rules.leadership_hope if halo == Halo.LEADERSHIP else HALOS[halo].hope


def hope_sum(rules: Rules, player: Player) -> int:
    """All hope symbols of a play area: cards, tiles, halo tokens. PNT-BHP-05 PNT-BHP-06

    Those that stayed silent when they came count as well. PNT-BHP-10
    """
    # PNT-BHP-11: grey cards count only by house rule.
    cards = player.cards if rules.grey_hope else player.completed()
    return (
        sum(CARDS[card].hope for card in cards)
        + sum(TILES[tile].hope for tile in player.tiles)
        + sum(halo_hope(rules, halo) for halo in player.halos)
    )


def activate_hope(s: Painters, seat: Seat) -> None:
    """A hope symbol was just obtained: with the leader it pays half of all symbols, now or never. PNT-BHP-04

    Each new symbol does so once, also several in one turn. PNT-BHP-12 PNT-INT-04
    """
    if s.leader != seat:
        s.emit("hope-silent", "PNT-BHP-03", who=WHO[seat])
        return
    player = s.players[seat]
    total = hope_sum(s.rules, player)  # PNT-BHP-09: the new symbol is among them
    hope = total // 2  # PNT-BHP-07
    player.hope += hope  # PNT-BHP-08
    s.emit("hope-activated", "PNT-BHP-02", who=WHO[seat], total=total, hope=hope)


def roll_into_pool(s: Painters, dice: list[int], rule: str) -> None:
    """Dice come back with their own colour and a new face; the others keep theirs. PNT-Q-21"""
    for die in dice:
        rolled = die // FACES * FACES + s.draw(FACES)  # PNT-DIE-18 PNT-INT-05
        s.pool[rolled] += 1
        s.reveal("die-rolled", rule, die=DIE_NAME[rolled])


def clouds_in_reserve(s: Painters) -> int:
    """What nobody holds of the 8 cloud tokens. PNT-CLD-06 PNT-SET-25 PNT-SET-33"""
    return CLOUD_TOKENS - sum(player.clouds for player in s.players)


@dataclass(slots=True)
class GainCloud(Frame):
    """One cloud token is due to a seat, however many it has. PNT-CLD-01 PNT-CLD-08 PNT-BCL-05

    Only main action A asks for a player without clouds. PNT-CLD-04 PNT-CLD-05
    """

    seat: Seat
    rule: str

    def step(self, s: Painters) -> None:
        if clouds_in_reserve(s) > 0:
            s.frames.pop()
            s.players[self.seat].clouds += 1
            s.emit("cloud-gained", self.rule, who=WHO[self.seat])
            return
        # PNT-CLD-07: stolen from whoever has most; PNT-CLD-10 PNT-Q-09: nothing for who alone has most.
        most = max(player.clouds for player in s.players)
        victims = [seat for seat in s.opponents(self.seat) if s.players[seat].clouds == most]
        if not victims:
            s.frames.pop()
            s.emit("cloud-none", "PNT-CLD-10", who=WHO[self.seat])
            return
        s.ask(self.seat, "steal", [StealFrom(seat) for seat in victims], "PNT-CLD-09")

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, StealFrom)
        s.frames.pop()
        s.players[option.seat].clouds -= 1
        s.players[self.seat].clouds += 1
        s.emit("cloud-stolen", "PNT-CLD-07", who=WHO[self.seat], victim=WHO[option.seat])


@dataclass(slots=True)
class ActivateHope(Frame):
    """A hope symbol waits for the effect before it."""

    seat: Seat

    def step(self, s: Painters) -> None:
        s.frames.pop()
        activate_hope(s, self.seat)
