"""Where a card may lie: neighbours, halves of clouds and halos, limits."""

from __future__ import annotations

from functools import cache

from skyshelf.games.painters.components.cards import CARDS, LIMITS, Side
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.components.tiles import Tile
from skyshelf.games.painters.table.state import Player, Rules

# A place is one number. There is no border (PNT-PLC-14); no player can own enough cards to reach the edge.
STRIDE = 128
_ORIGIN = STRIDE // 2
START = _ORIGIN * STRIDE + _ORIGIN
TO_LEFT, TO_RIGHT, UP, DOWN = -STRIDE, STRIDE, 1, -1

# A free place knows the sides that face it: one base-4 digit each for its left, right, upper and lower neighbour,
# 0 where there is none. BLOCKED: a neighbour's limit forbids any card there, PNT-PLC-09 PNT-PLC-10.
_DIGIT = {TO_LEFT: 1, TO_RIGHT: 4, UP: 16, DOWN: 64}
BLOCKED = -1

# What a player may ignore, as bits.
HALO_HALVES, CLOUD_HALVES, PLAIN_SIDES = 1, 2, 4


def place_at(x: int, y: int) -> int:
    return (x + _ORIGIN) * STRIDE + y + _ORIGIN


def x_of(place: int) -> int:
    return place // STRIDE - _ORIGIN


def y_of(place: int) -> int:
    return place % STRIDE - _ORIGIN


def side_of(card: int, step: int) -> Side:
    """The side of a card that faces the place one step away."""
    face = CARDS[card]
    return {TO_LEFT: face.left, TO_RIGHT: face.right, UP: face.top, DOWN: face.bottom}[step]


def sides_agree(mine: int, other: int, ignored: int) -> bool:
    """Whether two sides may face each other. PNT-PLC-04 PNT-PLC-05 PNT-PLC-06"""
    # PNT-PLC-11: not even two limits together; PNT-PLC-12: whichever card comes second.
    # Nothing lifts a limit, PNT-INT-13.
    if mine in LIMITS or other in LIMITS:
        return False
    if mine == other:
        return True
    if ignored & PLAIN_SIDES and (mine == Side.PLAIN or other == Side.PLAIN):  # PNT-Q-10, lenient reading
        return True
    # PNT-HAL-01 and PNT-SKY-50 lift one kind each and nothing else (PNT-HAL-02 PNT-SKY-51); a half cloud
    # against a half halo needs both, PNT-INT-12.
    if (mine == Side.CLOUD or other == Side.CLOUD) and not ignored & CLOUD_HALVES:
        return False
    return not ((mine == Side.HALO or other == Side.HALO) and not ignored & HALO_HALVES)


@cache
def fits(card: int, ignored: int) -> int:
    """The codes of free places where a card may lie, as a bit set."""
    face = CARDS[card]
    codes = [0]
    # PNT-PLC-07: every neighbour counts; PNT-PLC-08: an empty place (0) asks nothing.
    for step, mine in ((TO_LEFT, face.left), (TO_RIGHT, face.right), (UP, face.top), (DOWN, face.bottom)):
        agreeing = [other for other in range(4) if other == 0 or sides_agree(mine, other, ignored)]
        codes = [code + _DIGIT[step] * other for code in codes for other in agreeing]
    return sum(1 << code for code in codes)


def ignored_by(player: Player, rules: Rules) -> int:
    """What this player need not heed."""
    ignored = PLAIN_SIDES if rules.lenient_halves else 0
    if Halo.CONNECTION in player.halos:  # PNT-HAL-01
        ignored |= HALO_HALVES
    if Tile.SKY_WISDOM in player.tiles:  # PNT-SKY-50
        ignored |= CLOUD_HALVES
    return ignored


def has_place(player: Player, card: int, ignored: int) -> bool:
    """Whether the card fits anywhere. PNT-CRD-17"""
    allowed = fits(card, ignored)
    for code in player.frontier.values():
        if code >= 0 and allowed >> code & 1:
            return True
    return False


def places_for(player: Player, card: int, ignored: int) -> list[int]:
    """The legal places of a card, all of them beside one of the player's cards. PNT-PLC-01 PNT-PLC-02"""
    allowed = fits(card, ignored)
    return [place for place, code in player.frontier.items() if code >= 0 and allowed >> code & 1]


def put_card(player: Player, card: int, place: int) -> int:
    """Lay a card down for good, upright, and return its number in the play area.

    It neither moves nor leaves (PNT-PLC-03 PNT-CRD-15), and it is not turned (PNT-PLC-13).
    """
    face = CARDS[card]
    player.cards.append(card)
    player.places.append(place)
    player.slots.extend((-1, -1, -1, -1))
    player.frontier.pop(place, None)
    for step, side in ((TO_LEFT, face.left), (TO_RIGHT, face.right), (UP, face.top), (DOWN, face.bottom)):
        beside = place + step
        if beside in player.places:
            continue
        code = player.frontier.get(beside, 0)
        if side in LIMITS:
            code = BLOCKED
        elif code != BLOCKED:
            code += _DIGIT[-step] * side
        player.frontier[beside] = code
    return len(player.cards) - 1


def beside(player: Player, place: int) -> tuple[int, int]:
    """A card next to a free place, and the step from it to the place."""
    places = player.places
    for step in (TO_LEFT, TO_RIGHT, DOWN, UP):
        if place - step in places:
            return player.cards[places.index(place - step)], step
    raise AssertionError(f"nothing lies beside {x_of(place)},{y_of(place)}")


def neighbour(player: Player, place: int) -> int:
    """The number of the card that lies there, or -1."""
    return player.places.index(place) if place in player.places else -1
