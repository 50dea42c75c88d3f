"""Acquiring a tile and what it does at once; permanent effects (PNT-TIL-14) are where they work."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from skyshelf.engine.event import Event
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.games.painters.components.board import FREE, TILE_POSITION, Price
from skyshelf.games.painters.components.halos import HALO_NAME
from skyshelf.games.painters.components.tiles import TILE_NAME, TILES, Tile
from skyshelf.games.painters.rules.complete import CompleteCard
from skyshelf.games.painters.rules.goods import activate_hope, pay, take_leader
from skyshelf.games.painters.rules.halo_effects import HaloEffect
from skyshelf.games.painters.rules.opponents import Mad, Tackle, Tantrum
from skyshelf.games.painters.rules.take_card import ChooseCard
from skyshelf.games.painters.table.options import HALO, PickCard, TakeHalo
from skyshelf.games.painters.table.state import NOTHING, Painters


def tile_price(s: Painters, seat: Seat, position: int) -> Price:
    """The price on the tile plus that of the position it has now. PNT-TIL-02 PNT-TIL-03 PNT-TIL-21"""
    # PNT-VAR-14: the leader may be free of the board's part.
    return _price_at(s.tile_offer[position], position, s.rules.leader_free_tiles and s.leader == seat)


@cache
def _price_at(tile: int, position: int, free: bool) -> Price:
    face, board = TILES[tile], FREE if free else TILE_POSITION[position]
    return Price(face.spots + board.spots, face.price_hope + board.hope)


def acquire_tile(s: Painters, seat: Seat, tile: int) -> None:
    """Pay, take, fill the offer; then the effect, then the bonus at the bottom. PNT-TIL-01 PNT-TIL-12"""
    position = s.tile_offer.index(tile)
    cost = tile_price(s, seat, position)
    player = s.players[seat]
    pay(player, cost)
    # PNT-TIL-10 PNT-TIL-22: the first as well as the sixth; PNT-INT-08: what is permanent works from here on.
    player.tiles.append(tile)
    s.progress = True
    s.emit(
        "tile-acquired",
        "PNT-TIL-01",
        who=WHO[seat],
        tile=TILE_NAME[tile],
        spots=cost.spots,
        hope=cost.hope,
    )
    for place in range(position, 0, -1):  # PNT-TIL-06 PNT-TIL-07 PNT-TIL-08 PNT-INT-27
        s.tile_offer[place] = s.tile_offer[place - 1]
    s.tile_offer[0] = s.pile.pop() if s.pile else NOTHING
    if s.pile:  # PNT-TIL-05
        s.reveal("pile-shown", "PNT-TIL-05", tile=TILE_NAME[s.pile[-1]], tiles=len(s.pile))
    s.push(TileEffect(seat, tile), TileBonus(seat, tile))  # PNT-TIL-11 PNT-TIL-20 PNT-REM-06


@dataclass(slots=True)
class TileEffect(Frame):
    """The immediate effect, once. PNT-TIL-13

    Some tiles have none, some have others besides: permanent or end of game. PNT-CMP-28 PNT-CMP-29
    """

    seat: Seat
    tile: int

    def step(self, s: Painters) -> None:
        s.frames.pop()
        seat = self.seat
        opponents = s.opponents(seat)
        match self.tile:
            case Tile.SKY_COMMANDER:  # PNT-SKY-03
                s.push(ExtraTurn(seat, "PNT-SKY-03"))
            case Tile.SKY_HALO:  # PNT-SKY-16
                _draw_halos(s, seat)
            case Tile.SKY_HELPSY:  # PNT-SKY-20
                s.push(Helpsy(seat))
            case Tile.SKY_MAD:
                s.push(Mad(seat, opponents, 0))
            case Tile.SKY_TACKLE:
                s.push(Tackle(seat, opponents, 0), ExtraTurn(seat, "PNT-SKY-39"))
            case Tile.SKY_TANTRUM:  # PNT-SKY-40 PNT-SKY-41 PNT-SKY-43, in this order
                s.push(
                    Tantrum(seat, opponents),
                    ChooseCard(seat, True, "PNT-SKY-41"),
                    ExtraTurn(seat, "PNT-SKY-43"),
                )
            case Tile.SKY_WISDOM:  # PNT-SKY-49
                _steal_hope(s, seat)


@dataclass(slots=True)
class TileBonus(Frame):
    """The leader icon and the hope symbol at the bottom of a tile. PNT-TIL-16 PNT-TIL-17

    The symbol is in every sum since the tile was taken; it is activated only now. PNT-Q-47
    """

    seat: Seat
    tile: int

    def step(self, s: Painters) -> None:
        s.frames.pop()
        face = TILES[self.tile]
        if face.leader:
            take_leader(s, self.seat, "PNT-TIL-16")
        if face.hope:
            activate_hope(s, self.seat)


@dataclass(slots=True)
class ExtraTurn(Frame):
    """Another whole turn after this one; several add up. PNT-SKY-52 PNT-Q-43"""

    seat: Seat
    rule: str

    def step(self, s: Painters) -> None:
        s.frames.pop()
        s.extra_turns += 1
        s.emit("extra-turn", self.rule, who=WHO[self.seat])


@dataclass(slots=True)
class Helpsy(Frame):
    """Complete one uncompleted card in full, with all it brings. PNT-SKY-20 PNT-SKY-22 PNT-INT-23 PNT-Q-48"""

    seat: Seat

    def step(self, s: Painters) -> None:
        player = s.players[self.seat]
        if not player.unfinished:  # PNT-SKY-21
            s.frames.pop()
            return
        options = [PickCard(player.cards[number]) for number in player.unfinished]
        s.ask(self.seat, "helpsy", options, "PNT-SKY-20", TILE_NAME[Tile.SKY_HELPSY])

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, PickCard)
        s.frames[-1] = CompleteCard(self.seat, s.players[self.seat].cards.index(option.card))


def _draw_halos(s: Painters, seat: Seat) -> None:
    """Look at 2 random tokens of the box, unseen by the others. PNT-SKY-16 PNT-Q-40"""
    box = s.halo_box[:]
    drawn = [box.pop(s.draw(len(box))) for _ in range(min(2, len(box)))]
    if not drawn:
        return
    secret = Event("halos-drawn", "PNT-SKY-16", {"who": WHO[seat], "tokens": len(drawn)}, None, True)
    if len(drawn) == 2:
        secret.secrets = {
            seat: {"who": WHO[seat], "first": HALO_NAME[drawn[0]], "second": HALO_NAME[drawn[1]]}
        }
    s.events.append(secret)
    s.push(KeepHalo(seat, tuple(drawn)))


@dataclass(slots=True)
class KeepHalo(Frame):
    """Keep one of the tokens drawn, without cost, on the tile; the other goes back. PNT-SKY-17 PNT-SKY-19"""

    seat: Seat
    drawn: tuple[int, ...]

    def step(self, s: Painters) -> None:
        options = [HALO[halo] for halo in self.drawn]
        s.ask(self.seat, "keep-halo", options, "PNT-SKY-17", TILE_NAME[Tile.SKY_HALO])

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, TakeHalo)
        s.frames.pop()
        s.halo_box.remove(option.halo)  # PNT-SKY-18: the other one never left it
        player = s.players[self.seat]
        player.halos.append(option.halo)
        player.halo_cards.append(NOTHING)
        s.reveal("halo-kept", "PNT-SKY-17", who=WHO[self.seat], halo=HALO_NAME[option.halo])
        s.push(HaloEffect(self.seat, option.halo))  # PNT-INT-24: before the bonus of the tile

    def seen_by(self, s: State, seat: Seat | None) -> Frame:
        return self if seat == self.seat else KeepHalo(self.seat, ())


def _steal_hope(s: Painters, seat: Seat) -> None:
    """2 hope chips from each opponent, or what there is. PNT-SKY-49 PNT-Q-45"""
    for opponent in s.opponents(seat):
        hope = min(2, s.players[opponent].hope)
        s.players[opponent].hope -= hope
        s.players[seat].hope += hope
        s.emit("hope-stolen", "PNT-SKY-49", who=WHO[seat], victim=WHO[opponent], hope=hope)
