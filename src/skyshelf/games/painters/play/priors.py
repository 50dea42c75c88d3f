"""What a practised player would do without thinking: a weight for every option.

Search tries options in this order and plays turns out by it. The numbers were found by hill-climbing, one at a time:
a change was kept when the weights came nearer to how a long search had divided its rounds, over 4,000 decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from skyshelf.engine.option import Option
from skyshelf.games.painters.components.board import RIGHT
from skyshelf.games.painters.components.cards import CARDS, LIMITS, MOST_SYMBOLS, Side
from skyshelf.games.painters.components.dice import COLOUR_OF, FACE_OF, KINDS, Colour
from skyshelf.games.painters.components.halos import Halo
from skyshelf.games.painters.components.tiles import TILES, Tile
from skyshelf.games.painters.rules.placement import DOWN, TO_LEFT, TO_RIGHT, UP, x_of, y_of
from skyshelf.games.painters.rules.take_card import PlaceCard
from skyshelf.games.painters.rules.take_die import PlaceDie
from skyshelf.games.painters.rules.turn import spot_limit
from skyshelf.games.painters.rules.victory import STAR_TILES
from skyshelf.games.painters.table.options import (
    AcquireTile,
    BuyDie,
    DeclareDie,
    EndTurn,
    OnSymbol,
    Paint,
    Place,
    Replace,
    Reroll,
    TakeCard,
    TakeCloud,
    TakeDie,
    TakeHalo,
    TakeSpot,
)
from skyshelf.games.painters.table.state import EMPTY, Painters, Player, slot_of

_NEVER = float("-inf")
_HALVES = (Side.CLOUD, Side.HALO)

_CLOUD, _SPOT, _ROLL = 0.11, -1.08, 3.03
_CARD_BY_UNFINISHED = (2.63, 2.35, 2.1)
_CARD_IN_CRITICAL, _TOP_CARD, _OFFER_HOPE = -0.37, -1.78, 0.48
_DIE, _SURPLUS, _SHORT = 1.29, 0.67, -0.41
_FINISHES, _PAINT_WOULD_FINISH = 2.04, 1.33
_CLOUD_COST, _EMPTY_SYMBOL, _LEADER_CARD, _GREY_DIE = -2.18, -0.25, 0.62, -0.18
_END, _END_WITH_SURPLUS = -0.08, -0.48
_BUY, _BUY_COST = 0.38, -0.38
_PAINT, _PAINT_COST, _PAINT_FINISHES, _PAINT_SURPLUS, _PAINT_A_BIT = -0.2, -0.49, 1.43, 0.23, -3.8
_CHIPS, _CHIPS_FINISH = 0.3, 3.0
_TILE, _TILE_LEADER, _TILE_HOPE, _TILE_POINT, _TILE_FIFTH = 1.48, 1.38, 1.4, -0.09, 0.05
_OUTSIDE_GRID, _TOUCHES, _JOINS, _WALL = -0.93, 0.54, 2.58, -1.0
_NO_CARD = -5.0  # below the taste of every card: a free one is seldom in the way
_NO_HALO, _NO_SECOND_DIE = -2.5, -2.28
_REROLL_LOW, _REROLL_NEEDED = 0.46, 1.16
_HALO_TASTE = {
    Halo.CONNECTION: -0.85,
    Halo.FAITH: 1.8,
    Halo.HEARTBEAT: 0.0,
    Halo.HONOR: 0.0,
    Halo.INK: 0.45,
    Halo.LEADERSHIP: 1.31,
    Halo.SKILL: 1.23,
    Halo.SWOOP: 1.3,
}
_TILE_TASTE = {
    Tile.SKY_COMMANDER: -0.32,
    Tile.SKY_COTTON: 0.98,
    Tile.SKY_DICE: -0.86,
    Tile.SKY_FUGAZ: -0.3,
    Tile.SKY_GNOMICHAUN: 0.11,
    Tile.SKY_HALO: 0.0,
    Tile.SKY_HELPSY: 0.3,
    Tile.SKY_LEVITT_ALPHA: -0.15,
    Tile.SKY_MAD: 0.19,
    Tile.SKY_MOMMY: -0.64,
    Tile.SKY_PLAYFUL: -0.11,
    Tile.SKY_RACCOON: 0.26,
    Tile.SKY_SAVINGS: -0.45,
    Tile.SKY_SPOTS: -0.41,
    Tile.SKY_TACKLE: 0.15,
    Tile.SKY_TANTRUM: 1.2,
    Tile.SKY_TARGET: 1.5,
    Tile.SKY_UPPER: 0.53,
    Tile.SKY_WINNER: -0.08,
    Tile.SKY_WISDOM: -0.83,
}


def _card_taste(card: int, leads: bool) -> float:
    face = CARDS[card]
    taste = 0.08 * face.spots + 0.1 * face.hope - 0.075 * face.star + 0.58 * face.cloud
    taste += -0.39 * len(face.symbols) - 0.09 * sum(symbol.number for symbol in face.symbols)
    taste += 0.5 * ((face.left in _HALVES) + (face.right in _HALVES))
    taste += -0.04 * ((face.top in LIMITS) + (face.bottom in LIMITS))
    return taste + face.leader * (-0.16 if leads else 0.88)


_CARD_TASTE = tuple(_card_taste(card, False) for card in range(len(CARDS)))
_CARD_TASTE_LEADING = tuple(_card_taste(card, True) for card in range(len(CARDS)))


def priors(s: Painters) -> list[float]:
    """One weight per option of the open decision, the largest 1; 0 for what is never worth a thought."""
    pulls = _pulls(s)
    best = max(pulls)
    return [exp(pull - best) for pull in pulls]


def _pulls(s: Painters) -> list[float]:
    decision = s.decision
    assert decision is not None
    options = decision.options
    player = s.players[decision.seat]
    match decision.kind:
        case "main":
            return _main_pulls(s, player, options)
        case "additional":
            return _additional_pulls(s, player, options)
        case "symbol":
            return _symbol_pulls(s, player, options)
        case "die" | "second-die":
            symbols = _open_symbols(player)
            pulls = [
                _die_pull(symbols, option.die, player.spots, player.clouds)
                if isinstance(option, TakeDie)
                else _NO_SECOND_DIE
                for option in options
            ]
            return _best_of_each_colour(options, pulls, symbols)
        case "place":
            return [_place_pull(s, player, option) for option in options]
        case "card":
            taste = _CARD_TASTE_LEADING if s.leader == decision.seat else _CARD_TASTE
            return [taste[option.card] if isinstance(option, TakeCard) else _NO_CARD for option in options]
        case "halo" | "keep-halo":
            return [_HALO_TASTE[Halo(o.halo)] if isinstance(o, TakeHalo) else _NO_HALO for o in options]
        case "reroll":
            return _reroll_pulls(player, options)
    return [0.0] * len(options)


@dataclass(slots=True)
class _Open:
    """An empty symbol: what the other symbols of its card still lack decides how much it is wanted."""

    card: int
    index: int
    colour: Colour
    number: int
    lacks: int  # spots that would complete all other symbols, or many
    pull: float


_MANY = 99


def _open_symbols(player: Player) -> list[_Open]:
    found: list[_Open] = []
    for number in player.unfinished:
        slot = slot_of(number, 0)
        found += _open_on(player.cards[number], tuple(player.slots[slot : slot + MOST_SYMBOLS]))
    return found


@lru_cache(maxsize=20_000)
def _open_on(card: int, slots: tuple[int, ...]) -> tuple[_Open, ...]:
    face = CARDS[card]
    empty: list[int] = []
    lacks = 0
    for index, symbol in enumerate(face.symbols):
        if slots[index] == EMPTY:
            empty.append(index)
        elif slots[index] < KINDS:
            lacks += symbol.number - FACE_OF[slots[index]]
    rest = lacks if len(empty) == 1 else _MANY
    pull = _EMPTY_SYMBOL * len(empty) + _LEADER_CARD * face.leader
    signs = [(index, face.symbols[index]) for index in empty]
    return tuple(_Open(card, index, sign.colour, sign.number, rest, pull) for index, sign in signs)


def _fit_pull(face: int, symbol: _Open, spots: int) -> float:
    """A die on a symbol: surplus is welcome, a gap is not, completing the card is best."""
    surplus = face - symbol.number
    if surplus >= 0:
        if symbol.lacks == 0:
            return _SURPLUS * surplus + _FINISHES
        return _SURPLUS * surplus + (_PAINT_WOULD_FINISH if symbol.lacks <= spots + surplus else 0.0)
    return _SHORT * -surplus + (_PAINT_WOULD_FINISH if symbol.lacks - surplus <= spots else 0.0)


def _die_pull(symbols: list[_Open], die: int, spots: int, clouds: int) -> float:
    colour, face = COLOUR_OF[die], FACE_OF[die]
    best = -9.0
    for symbol in symbols:
        if colour == Colour.GREY:
            extra = _GREY_DIE
        elif symbol.colour == colour:
            extra = 0.0
        elif clouds:
            extra = _CLOUD_COST
        else:
            continue
        pull = _fit_pull(face, symbol, spots) + symbol.pull + extra
        if pull > best:
            best = pull
    return best


def _best_of_each_colour(options: Sequence[Option], pulls: list[float], symbols: list[_Open]) -> list[float]:
    """Of the dice of one colour only the most wanted is looked at; colours nobody needs count as one."""
    needed = {symbol.colour for symbol in symbols}
    best: dict[int, int] = {}
    for index, option in enumerate(options):
        if isinstance(option, (TakeDie, BuyDie)):
            colour = COLOUR_OF[option.die]
            kind = int(colour) if colour in needed or colour == Colour.GREY else -1
            known = best.get(kind)
            if known is None or pulls[index] > pulls[known]:
                best[kind] = index
                if known is not None:
                    pulls[known] = _NEVER
            else:
                pulls[index] = _NEVER
    return pulls


def _all_idle(s: Painters) -> bool:
    """Nobody has moved the game on for a whole round: this player will."""
    return s.idle == (1 << s.rules.seats) - 1


def _main_pulls(s: Painters, player: Player, options: Sequence[Option]) -> list[float]:
    symbols = _open_symbols(player)
    card_base = _CARD_BY_UNFINISHED[min(2, len(player.unfinished))] + (
        _CARD_IN_CRITICAL if s.critical else 0.0
    )
    taste = _CARD_TASTE_LEADING if s.leader == s.player else _CARD_TASTE
    pulls: list[float] = []
    for option in options:
        match option:
            case TakeDie():
                pulls.append(_DIE + _die_pull(symbols, option.die, player.spots, player.clouds))
            case TakeCard():
                extra = _TOP_CARD if option.top else 0.0
                if option.card == s.offer[RIGHT]:
                    extra += _OFFER_HOPE * s.offer_hope
                pulls.append(card_base + taste[option.card] + extra)
            case TakeCloud():
                pulls.append(_CLOUD)
            case DeclareDie():
                pulls.append(_ROLL)
            case _:
                pulls.append(_SPOT)
    _best_of_each_colour(options, pulls, symbols)
    if _all_idle(s):
        idle = [isinstance(option, (TakeCloud, TakeSpot)) for option in options]
        if not all(idle):
            pulls = [_NEVER if waits else pull for waits, pull in zip(idle, pulls, strict=True)]
    return pulls


def _additional_pulls(s: Painters, player: Player, options: Sequence[Option]) -> list[float]:
    symbols = _open_symbols(player)
    surplus = max(0, player.spots - spot_limit(s, player))
    lacks = {player.cards[number]: _lacks(player, number) for number in player.unfinished}
    leads = s.leader == s.player
    pulls: list[float] = []
    for option in options:
        match option:
            case EndTurn():
                pulls.append(_END + _END_WITH_SURPLUS * surplus)
            case BuyDie():
                price = FACE_OF[option.die]
                wanted = _die_pull(symbols, option.die, player.spots - price, player.clouds)
                pulls.append(_BUY + wanted + _BUY_COST * max(0, price - surplus))
            case Paint():
                pulls.append(_paint_pull(option, lacks[option.card], player.spots, surplus))
            case Replace():
                pulls.append(_CHIPS_FINISH if lacks[option.card] - _MANY <= player.spots else _CHIPS)
            case AcquireTile():
                pulls.append(_tile_pull(s, player, option, leads))
            case _:
                pulls.append(0.0)
    _best_of_each_colour(options, pulls, symbols)
    if _all_idle(s) and not s.progress and any(pull > _NEVER for pull in pulls[1:]):
        pulls[0] = _NEVER  # the first option ends the turn
    return pulls


def _lacks(player: Player, number: int) -> int:
    """Spots that would complete a card; each empty symbol counts as many."""
    lacks = 0
    for index, symbol in enumerate(CARDS[player.cards[number]].symbols):
        on = player.slots[slot_of(number, index)]
        if on == EMPTY:
            lacks += _MANY
        elif on < KINDS:
            lacks += symbol.number - FACE_OF[on]
    return lacks


def _paint_pull(option: Paint, lacks: int, spots: int, surplus: int) -> float:
    if option.face == CARDS[option.card].symbols[option.symbol].number:
        return _PAINT_FINISHES if lacks <= spots else _PAINT + _PAINT_COST * max(0, option.spots - surplus)
    # Painting part of the way is only for spots that would be lost.
    return _PAINT_A_BIT + _PAINT_SURPLUS * option.spots if option.spots <= surplus else _NEVER


def _tile_pull(s: Painters, player: Player, option: AcquireTile, leads: bool) -> float:
    face = TILES[option.tile]
    pull = _TILE + _TILE_POINT * face.points + _TILE_TASTE[Tile(option.tile)]
    pull += _TILE_HOPE * (face.hope > 0) if leads else _TILE_LEADER * face.leader
    if len(player.tiles) >= STAR_TILES - 1 and not s.rules.forced_landing:
        pull += _TILE_FIFTH
    return pull


def _symbol_pulls(s: Painters, player: Player, options: Sequence[Option]) -> list[float]:
    frame = s.frames[-1]
    assert isinstance(frame, PlaceDie)
    symbols = {(symbol.card, symbol.index): symbol for symbol in _open_symbols(player)}
    pulls: list[float] = []
    for option in options:
        assert isinstance(option, OnSymbol)
        symbol = symbols[option.card, option.symbol]
        pull = _fit_pull(FACE_OF[frame.die], symbol, player.spots) + symbol.pull
        pulls.append(pull + _CLOUD_COST * option.cloud)
    return pulls


def _place_pull(s: Painters, player: Player, option: Option) -> float:
    """Stay within three columns and rows, touch many cards, join halves, keep limits at the edge."""
    frame = s.frames[-1]
    assert isinstance(option, Place)
    assert isinstance(frame, PlaceCard)
    face = CARDS[frame.card]
    place = option.place
    columns = [x_of(each) for each in (*player.places, place)]
    rows = [y_of(each) for each in (*player.places, place)]
    wide, high = max(columns) - min(columns), max(rows) - min(rows)
    pull = _OUTSIDE_GRID * (max(0, wide - 2) + max(0, high - 2))
    pull += _TOUCHES * sum(place + step in player.places for step in (TO_LEFT, TO_RIGHT, UP, DOWN))
    pull += _JOINS * (face.right in _HALVES and place + TO_RIGHT in player.places)
    pull += _JOINS * (face.left in _HALVES and place + TO_LEFT in player.places)
    inside = (face.top in LIMITS and y_of(place) != max(rows)) or (
        face.bottom in LIMITS and y_of(place) != min(rows)
    )
    return pull + _WALL * inside


def _reroll_pulls(player: Player, options: Sequence[Option]) -> list[float]:
    """Low dice of wanted colours; the only other option is to roll none."""
    needed = {symbol.colour for symbol in _open_symbols(player)} | {Colour.GREY}
    return [
        _REROLL_LOW * (3 - FACE_OF[option.die]) + _REROLL_NEEDED * (COLOUR_OF[option.die] in needed)
        if isinstance(option, Reroll)
        else 0.0
        for option in options
    ]
