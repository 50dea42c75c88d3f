"""Points: what each play area is worth by the efficiency victory. PNT-OBJ-05"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.halos import HALOS
from skyshelf.games.painters.components.tiles import TILES, Tile
from skyshelf.games.painters.table.state import EMPTY, SQUARE, Player, PublicPainters

CLOUD_POINTS = (15, 7, 5, 0)  # PNT-SCO-06 PNT-SCO-07 PNT-SCO-08 PNT-SCO-09


@dataclass(slots=True)
class Score(Record):
    """Where the points come from."""

    stars: int
    tiles: int
    tile_effects: int
    halos: int
    clouds: int
    hope: int
    dice: int
    unfinished: int
    spots: int

    def total(self) -> int:
        return (
            self.stars
            + self.tiles
            + self.tile_effects
            + self.halos
            + self.clouds
            + self.hope
            + self.dice
            + self.unfinished
            + self.spots
        )


def score(s: PublicPainters, seat: Seat) -> Score:
    """All that counts lies open, so anybody can count it."""
    player = s.players[seat]
    completed = player.completed()
    doubled = s.leader == seat or Tile.SKY_COMMANDER in player.tiles  # PNT-SKY-01 PNT-SKY-02
    hope_value = 2 if doubled else 1  # PNT-SCO-13 PNT-SCO-14
    return Score(
        stars=sum(CARDS[card].star for card in completed),  # PNT-SCO-01 PNT-SCO-02
        tiles=sum(TILES[tile].points for tile in player.tiles),  # PNT-SCO-03 PNT-TIL-18
        tile_effects=_tile_effects(player, completed),  # PNT-SCO-04
        halos=sum(HALOS[halo].points for halo in player.halos),  # PNT-SCO-05
        clouds=_cloud_points(s, player.clouds),
        hope=hope_value * player.hope,  # PNT-SCO-19: chips on the offer are nobody's
        dice=sum(on != EMPTY and on <= SQUARE for on in player.slots),  # PNT-SCO-15 PNT-SCO-18 PNT-Q-33
        unfinished=len(player.unfinished),  # PNT-SCO-16
        spots=player.spots // 2,  # PNT-SCO-17
    )


def total_score(s: PublicPainters, seat: Seat) -> int:
    return score(s, seat).total()


def _cloud_points(s: PublicPainters, clouds: int) -> int:
    """By place; tied players all get the full points and the places after them are skipped."""
    if clouds == 0:  # PNT-SCO-12
        return 0
    better = sum(other.clouds > clouds for other in s.players)
    return CLOUD_POINTS[better]  # PNT-SCO-10 PNT-SCO-11 PNT-Q-32


def _tile_effects(player: Player, completed: list[int]) -> int:
    """End-of-game effects; the tile itself counts as a tile. PNT-TIL-15 PNT-Q-39"""
    points = 0
    if Tile.SKY_FUGAZ in player.tiles:  # PNT-SKY-11 PNT-SKY-12: symbols, not their values
        points += sum(2 * CARDS[card].leader + 3 * (CARDS[card].star > 0) for card in completed)
    if Tile.SKY_MOMMY in player.tiles:  # PNT-SKY-30
        points += 6 * len(player.tiles)
    if Tile.SKY_SAVINGS in player.tiles:  # PNT-SKY-35
        points += len(player.tiles) * player.clouds
    return points
