"""What is worth noticing in a play area, as numbers that an evaluation can weigh."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.board import TILE_POSITION
from skyshelf.games.painters.components.cards import CARDS, LIMITS, MOST_SYMBOLS, Side
from skyshelf.games.painters.components.dice import FACE_OF, KINDS
from skyshelf.games.painters.components.halos import HALOS, Halo
from skyshelf.games.painters.components.tiles import TILES, Tile
from skyshelf.games.painters.rules.goods import halo_hope
from skyshelf.games.painters.rules.placement import DOWN, TO_LEFT, TO_RIGHT, UP
from skyshelf.games.painters.rules.scoring import CLOUD_POINTS
from skyshelf.games.painters.rules.victory import GRID, STAR_TILES
from skyshelf.games.painters.table.state import EMPTY, NOTHING, SQUARE, Painters, Player, slot_of

if TYPE_CHECKING:
    from skyshelf.games.painters.table.view import PaintersView

_BLOCK = tuple(column * TO_RIGHT + row * UP for column in range(GRID) for row in range(GRID))
# What a card promises shrinks with each turn of work that it still needs.
_PATIENCE = 0.72
# About so many hope chips buy a tile.
_TILE_HOPE = 10.0


class Marks(NamedTuple):
    """`next_...` is what uncompleted cards promise, `near` and `next` steps to a star victory count from 3 and 4."""

    hope: float = 0
    double_hope: float = 0
    spots: float = 0
    many_spots: float = 0
    cloud: float = 0
    more_clouds: float = 0
    cloud_points: float = 0
    leader: float = 0
    leader_hope_sum: float = 0
    hope_sum: float = 0
    points: float = 0
    completed: float = 0
    tiles: float = 0
    star_near: float = 0
    star_next: float = 0
    star_leader: float = 0
    star_now: float = 0
    tile_near: float = 0
    grid_near: float = 0
    grid_next: float = 0
    grid_leader: float = 0
    unfinished: float = 0
    effort: float = 0
    dice: float = 0
    next_spots: float = 0
    next_hope: float = 0
    next_hope_led: float = 0
    next_star: float = 0
    next_leader: float = 0
    next_cloud: float = 0
    halo_pairs: float = 0
    cloud_pairs: float = 0
    loose_halves: float = 0
    in_turn: float = 0
    last_turn: float = 0
    connection: float = 0
    cotton: float = 0
    sky_dice: float = 0
    gnomichaun: float = 0
    levitt: float = 0
    playful: float = 0
    raccoon: float = 0
    sky_spots: float = 0
    target: float = 0
    upper: float = 0
    winner: float = 0
    wisdom: float = 0


_LASTING = (
    Tile.SKY_COTTON,
    Tile.SKY_DICE,
    Tile.SKY_GNOMICHAUN,
    Tile.SKY_LEVITT_ALPHA,
    Tile.SKY_PLAYFUL,
    Tile.SKY_RACCOON,
    Tile.SKY_SPOTS,
    Tile.SKY_TARGET,
    Tile.SKY_UPPER,
    Tile.SKY_WINNER,
    Tile.SKY_WISDOM,
)


def marks(s: Painters | PaintersView, seat: Seat) -> Marks:
    """The play area of a seat as it stands; everybody sees it."""
    player = s.players[seat]
    tiles = player.tiles
    leads = s.leader == seat
    sky = _firmament(tuple(player.cards), tuple(player.places), tuple(player.unfinished))
    points, hope_sum = sky.stars, sky.hope
    for tile in tiles:
        points += TILES[tile].points
        hope_sum += TILES[tile].hope
    if tiles:
        points += _tile_effects(player, sky.fugaz)
    for halo in player.halos:
        points += HALOS[halo].points
        hope_sum += halo_hope(s.rules, halo)
    spots = min(player.spots, s.rules.spot_limit + (Tile.SKY_SPOTS in tiles))
    clouds = player.clouds
    better = sum(other.clouds > clouds for other in s.players)
    effort = spots_ahead = hope_ahead = star_ahead = leader_ahead = cloud_ahead = 0.0
    dice = 0
    for number in player.unfinished:
        slot = slot_of(number, 0)
        card = _promise(player.cards[number], tuple(player.slots[slot : slot + MOST_SYMBOLS]))
        effort += card.turns
        dice += card.dice
        spots_ahead += card.spots
        hope_ahead += card.hope
        star_ahead += card.star
        cloud_ahead += card.cloud
        leader_ahead = max(leader_ahead, card.leader)
    star = grid = 0.0
    if not s.rules.forced_landing:
        star = min(STAR_TILES, len(tiles) + player.hope / _TILE_HOPE)
        grid = sky.grid
    doubles = leads or Tile.SKY_COMMANDER in tiles
    return Marks(
        hope=player.hope,
        double_hope=player.hope if doubles else 0,
        spots=spots,
        many_spots=max(0, spots - 3),
        cloud=clouds > 0,
        more_clouds=max(0, clouds - 1),
        cloud_points=CLOUD_POINTS[better] if clouds else 0,
        leader=leads,
        leader_hope_sum=hope_sum if leads else 0,
        hope_sum=hope_sum,
        points=points,
        completed=sky.completed,
        tiles=0 if s.rules.forced_landing else len(tiles),
        star_near=max(0.0, star - 3),
        star_next=max(0.0, star - 4),
        star_leader=max(0.0, star - 3) if leads else 0,
        star_now=len(tiles) >= STAR_TILES and not s.rules.forced_landing,
        tile_near=_nearest_tile(s, player.hope, spots),
        grid_near=max(0.0, grid - 5),
        grid_next=max(0.0, grid - 7),
        grid_leader=max(0.0, grid - 5) if leads else 0,
        unfinished=len(player.unfinished),
        effort=effort,
        dice=dice,
        next_spots=spots_ahead,
        next_hope=hope_ahead,
        next_hope_led=hope_ahead if leads else 0,
        next_star=star_ahead,
        next_leader=0 if leads else leader_ahead,
        next_cloud=cloud_ahead,
        halo_pairs=sky.halo_pairs,
        cloud_pairs=sky.cloud_pairs,
        loose_halves=sky.loose_halves,
        in_turn=s.player == seat,
        last_turn=s.critical and leads and s.player == seat,
        connection=Halo.CONNECTION in player.halos,
        **_lasting(tuple(tiles)),
    )


@lru_cache(maxsize=4096)
def _lasting(tiles: tuple[int, ...]) -> dict[str, float]:
    names = Marks._fields[-len(_LASTING) :]
    return {name: float(tile in tiles) for name, tile in zip(names, _LASTING, strict=True)}


def _tile_effects(player: Player, fugaz: int) -> int:
    tiles = player.tiles
    points = fugaz if Tile.SKY_FUGAZ in tiles else 0
    if Tile.SKY_MOMMY in tiles:
        points += 6 * len(tiles)
    if Tile.SKY_SAVINGS in tiles:
        points += len(tiles) * player.clouds
    return points


def _nearest_tile(s: Painters | PaintersView, hope: int, spots: int) -> float:
    """1 if a tile can be paid now, less the more chips are missing for the cheapest."""
    short = 99.0
    for position, tile in enumerate(s.tile_offer):
        if tile != NOTHING:
            face, board = TILES[tile], TILE_POSITION[position]
            missing = max(0, face.price_hope + board.hope - hope) + 0.6 * max(
                0, face.spots + board.spots - spots
            )
            short = min(short, missing)
    return float(0.85**short)


class _Firmament(NamedTuple):
    """What depends only on which cards lie where and which of them are completed."""

    stars: int
    hope: int
    fugaz: int
    completed: int
    grid: float
    halo_pairs: int
    cloud_pairs: int
    loose_halves: int


@lru_cache(maxsize=20_000)
def _firmament(cards: tuple[int, ...], places: tuple[int, ...], unfinished: tuple[int, ...]) -> _Firmament:
    done = [card for number, card in enumerate(cards) if number not in unfinished]
    halo_pairs, cloud_pairs, loose = _halves(cards, places, unfinished)
    return _Firmament(
        stars=sum(CARDS[card].star for card in done),
        hope=sum(CARDS[card].hope for card in done),
        fugaz=sum(2 * CARDS[card].leader + 3 * (CARDS[card].star > 0) for card in done),
        completed=len(done),
        grid=_best_block(cards, places, unfinished),
        halo_pairs=halo_pairs,
        cloud_pairs=cloud_pairs,
        loose_halves=loose,
    )


def _best_block(cards: tuple[int, ...], places: tuple[int, ...], unfinished: tuple[int, ...]) -> float:
    """The fullest 3 x 3 block that no limit closes; an uncompleted card counts half."""
    blocked = set()
    for number, card in enumerate(cards):
        face = CARDS[card]
        for side, step in ((face.left, TO_LEFT), (face.right, TO_RIGHT), (face.top, UP), (face.bottom, DOWN)):
            if side in LIMITS:
                blocked.add(places[number] + step)
    worth = {place: 0.5 if number in unfinished else 1.0 for number, place in enumerate(places)}
    best = 0.0
    for corner in {place - step for place in places for step in _BLOCK}:
        if not any(corner + step in blocked for step in _BLOCK):
            best = max(best, sum(worth.get(corner + step, 0.0) for step in _BLOCK))
    return best


def _halves(
    cards: tuple[int, ...], places: tuple[int, ...], unfinished: tuple[int, ...]
) -> tuple[int, int, int]:
    """Joined halos and clouds that still wait for a card, and halves that wait for a neighbour."""
    halos = clouds = loose = 0
    at = {place: number for number, place in enumerate(places)}
    halves = (Side.CLOUD, Side.HALO)
    for number, card in enumerate(cards):
        face = CARDS[card]
        right = at.get(places[number] + TO_RIGHT)
        if face.right in halves:
            if right is None:
                loose += 1
            elif CARDS[cards[right]].left == face.right and (number in unfinished or right in unfinished):
                halos += face.right == Side.HALO
                clouds += face.right == Side.CLOUD
        if face.left in halves and places[number] + TO_LEFT not in at:
            loose += 1
    return halos, clouds, loose


class _Promise(NamedTuple):
    """The turns of work an uncompleted card needs, its dice, and its bonuses shrunk by that work."""

    turns: float
    dice: int
    spots: float
    hope: float
    star: float
    leader: float
    cloud: float


@lru_cache(maxsize=20_000)
def _promise(card: int, slots: tuple[int, ...]) -> _Promise:
    face = CARDS[card]
    turns = 0.0
    dice = 0
    for symbol, on in zip(face.symbols, slots, strict=False):
        if on == EMPTY:
            turns += 1 + 0.15 * symbol.number
        else:
            dice += on <= SQUARE
            if on < KINDS:
                turns += 0.2 * (symbol.number - FACE_OF[on])
    hold = _PATIENCE**turns
    bonuses = (face.spots, face.hope, face.star, face.leader, face.cloud)
    spots, hope, star, leader, cloud = (hold * bonus for bonus in bonuses)
    return _Promise(turns, dice, spots, hope, star, leader, cloud)
