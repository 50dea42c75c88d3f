"""A turn: main action, additional actions, spot limit, victory check. PNT-TRN-01 PNT-REM-01"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat, next_seat
from skyshelf.games.painters.components.board import REPLACE_HOPE
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import FACE_OF, FACES, KINDS, turned_to
from skyshelf.games.painters.components.tiles import REPLACES, Tile
from skyshelf.games.painters.rules.complete import complete_if_done
from skyshelf.games.painters.rules.goods import GainCloud, can_pay, gain_spots
from skyshelf.games.painters.rules.take_card import card_options, take_card
from skyshelf.games.painters.rules.take_die import (
    CheckPool,
    ChooseDie,
    RerollDice,
    buy_die,
    dice_to_take,
    take_die,
)
from skyshelf.games.painters.rules.tile_effects import acquire_tile, tile_price
from skyshelf.games.painters.rules.victory import game_ends
from skyshelf.games.painters.table.options import (
    BUY,
    CHIPS_ON,
    CLOUD,
    DIE,
    END,
    ROLL,
    SPOT,
    AcquireTile,
    BuyDie,
    DeclareDie,
    EndTurn,
    Paint,
    Replace,
    TakeCard,
    TakeCloud,
    TakeDie,
    TakeSpot,
    symbol_name,
)
from skyshelf.games.painters.table.state import CHIPS, EMPTY, NOTHING, Painters, Player, slot_of


class TurnStep(IntEnum):
    MAIN = 1
    ADDITIONAL = 2
    LIMIT = 3
    VICTORY = 4
    MAIN_ACTION = 5  # it is being carried out


# A member of an enumeration is found slowly, and these are asked for in every step.
_MAIN, _ADDITIONAL, _LIMIT, _VICTORY, _MAIN_ACTION = TurnStep
_LEVITT_ALPHA = Tile.SKY_LEVITT_ALPHA

_acquire = lru_cache(maxsize=None)(AcquireTile)


def begin_turn(s: Painters, seat: Seat) -> None:
    s.player = seat
    s.turn += 1
    s.another_die = False  # PNT-INT-18: in an extra turn too
    s.progress = False
    # PNT-CRI-06 PNT-CRI-12 PNT-Q-30: a turn that starts with the leader in the critical phase can end it, be it
    # an extra turn (PNT-INT-19); the turn that took the last card started too early (PNT-INT-20).
    s.led_at_start = s.critical and s.leader == seat
    s.emit("turn-begins", "PNT-TRN-08", who=WHO[seat], turn=s.turn)
    s.push(Turn(_MAIN))
    if not any(s.pool):  # PNT-EXH-01: a table that was given with an empty pool does not stay so
        s.push(CheckPool())


def main_options(s: Painters) -> list[Option]:
    """The four main actions, of which exactly one is done. PNT-TRN-02 PNT-TRN-06"""
    player = s.me()
    options: list[Option] = []
    if player.clouds == 0:  # PNT-CLD-02 PNT-CLD-03
        options.append(CLOUD)
    options += card_options(s, s.player, free=False)
    dice = dice_to_take(s, player)  # PNT-DIE-20: without a die to place there is no action C
    if dice and Tile.SKY_DICE in player.tiles:  # PNT-SKY-08: the action is announced before the reroll
        options.append(ROLL)
    else:
        options += [DIE[die] for die in dice]
    options.append(SPOT)  # PNT-SPT-02
    return options


def additional_options(s: Painters) -> list[Option]:
    """Everything step 2 offers until the player ends it. PNT-TRN-03 PNT-ADD-01 PNT-ADD-04 PNT-ADD-05"""
    player = s.me()
    surplus = player.spots - spot_limit(s, player)
    options: list[Option] = [EndTurn(surplus) if surplus > 0 else END]
    # PNT-REM-03: one more die a turn, but no limit for painting and for tiles.
    # PNT-XDI-01 PNT-XDI-02 PNT-XDI-03 PNT-SKY-10: Sky Dice has no part in it.
    if player.spots and not s.another_die:
        options += [BUY[die] for die in dice_to_take(s, player, min(FACES, player.spots))]
    options += paint_options(player)
    options += _replace_options(player)
    # PNT-TIL-19: one after another; PNT-TIL-04: never the top of the pile.
    for position, tile in enumerate(s.tile_offer):
        if tile != NOTHING:
            price = tile_price(s, s.player, position)
            if can_pay(player, price):
                options.append(_acquire(tile, price.spots, price.hope))
    return options


def paint_options(player: Player) -> list[Option]:
    """Raise any uncompleted die for 1 spot chip a point, as often as the spots last. PNT-PAI-01 PNT-PAI-06"""
    found: list[Option] = []
    spots = player.spots
    if not spots:
        return found
    levitt = _LEVITT_ALPHA in player.tiles
    for number in player.unfinished:  # PNT-PAI-05
        card = player.cards[number]
        first = slot_of(number, 0)
        for index, symbol in enumerate(CARDS[card].symbols):
            die = player.slots[first + index]
            if not 0 <= die < KINDS:
                continue
            face = FACE_OF[die]
            if face == symbol.number:  # PNT-PAI-08
                continue
            found += [one for one in _turns(card, index, face, levitt) if one.spots <= spots]  # PNT-PAI-02
    return found


@cache
def _turns(card: int, index: int, face: int, levitt: bool) -> tuple[Paint, ...]:
    """All ways to turn a die on a symbol, whatever they cost."""
    number = CARDS[card].symbols[index].number
    targets = range(1 if levitt else face + 1, number + 1)  # PNT-PAI-10
    return tuple(
        Paint(card, index, target, paint_cost(face, target, number, levitt))
        for target in targets
        if target != face
    )


def paint_cost(face: int, target: int, number: int, levitt: bool) -> int:
    """Spots to turn a die. Only Sky Levitt Alpha goes down, and below 1 to 6. PNT-PAI-03 PNT-PAI-04

    It pays no difference and never leaves the die above its symbol. PNT-Q-41
    """
    if target < face:
        return face - target  # PNT-SKY-23
    if levitt and target == number:  # PNT-SKY-24 PNT-SKY-25: the way down past 1 ends on the symbol's number
        return min(target - face, face + FACES - target)
    return target - face


def _replace_options(player: Player) -> list[Option]:
    """2 hope chips on an empty symbol of a colour that a tile replaces. PNT-SKY-05 PNT-SKY-06 PNT-Q-38"""
    found: list[Option] = []
    if player.hope < REPLACE_HOPE:
        return found
    for tile in player.tiles:
        for colour in REPLACES.get(tile, ()):
            for number in player.unfinished:
                card = player.cards[number]
                for index, symbol in enumerate(CARDS[card].symbols):
                    if symbol.colour == colour and player.slots[slot_of(number, index)] == EMPTY:
                        found.append(CHIPS_ON[card][index])
    return found


@dataclass(slots=True)
class Turn(Frame):
    """The step that the turn has reached."""

    at: int

    def step(self, s: Painters) -> None:
        at = self.at
        if at == _MAIN:
            s.ask(s.player, "main", main_options(s), "PNT-TRN-06")
        elif at == _MAIN_ACTION:
            s.frames[-1] = Turn(_ADDITIONAL)  # PNT-TRN-07
        elif at == _ADDITIONAL:
            s.ask(s.player, "additional", additional_options(s), "PNT-ADD-01")
        elif at == _LIMIT:
            s.frames[-1] = Turn(_VICTORY)
            discard_spots(s)  # PNT-TRN-04: asks nobody
        else:
            s.frames.pop()
            end_turn(s)  # PNT-TRN-05

    def answer(self, s: Painters, option: Option) -> None:
        if self.at == _MAIN:
            s.frames[-1] = Turn(_MAIN_ACTION)
            main_action(s, option)
        elif isinstance(option, EndTurn):
            s.frames[-1] = Turn(_LIMIT)
        else:
            additional_action(s, option)


def main_action(s: Painters, option: Option) -> None:
    seat = s.player
    match option:
        case TakeCloud():
            s.push(GainCloud(seat, "PNT-CLD-01"))
        case TakeCard():
            take_card(s, seat, option, free=False)
        case TakeDie():
            take_die(s, seat, option.die, "PNT-DIE-01")
        case DeclareDie():
            s.push(RerollDice(seat, EMPTY), ChooseDie(seat))
        case TakeSpot():
            gain_spots(s, seat, 1, "PNT-SPT-01")


def additional_action(s: Painters, option: Option) -> None:
    """One additional action, whatever it completes; then step 2 goes on. PNT-ADD-02 PNT-ADD-03 PNT-ADD-06"""
    seat = s.player
    match option:
        case BuyDie():
            buy_die(s, seat, option.die)
        case Paint():
            _apply_paint(s, seat, option)
        case Replace():
            _apply_chips(s, seat, option)
        case AcquireTile():
            acquire_tile(s, seat, option.tile)


def _apply_paint(s: Painters, seat: Seat, option: Paint) -> None:
    player = s.players[seat]
    number = player.cards.index(option.card)
    slot = slot_of(number, option.symbol)
    player.spots -= option.spots  # PNT-PAI-11
    if option.face > FACE_OF[player.slots[slot]]:  # PNT-CRI-09: a die turned down is no progress
        s.progress = True
    player.slots[slot] = turned_to(player.slots[slot], option.face)
    s.emit(
        "painted",
        "PNT-PAI-01",
        who=WHO[seat],
        symbol=symbol_name(option.card, option.symbol),
        face=option.face,
        spots=option.spots,
    )
    if not any(s.pool):  # PNT-EXH-08: it stayed empty until a die was completed, perhaps now
        s.push(CheckPool())
    complete_if_done(s, seat, number)  # PNT-PAI-07 PNT-PAI-09


def _apply_chips(s: Painters, seat: Seat, option: Replace) -> None:
    player = s.players[seat]
    number = player.cards.index(option.card)
    player.hope -= REPLACE_HOPE  # spent: nobody can take them back, PNT-Q-38
    player.slots[slot_of(number, option.symbol)] = CHIPS  # PNT-SKY-07
    s.progress = True
    s.emit("chips-placed", "PNT-SKY-05", who=WHO[seat], symbol=symbol_name(option.card, option.symbol))
    complete_if_done(s, seat, number)


def spot_limit(s: Painters, player: Player) -> int:
    """6, or 1 more with Sky Spots. PNT-LIM-06 PNT-SKY-36"""
    return s.rules.spot_limit + (Tile.SKY_SPOTS in player.tiles)


def discard_spots(s: Painters) -> None:
    """Step 3: spots above the limit are lost; hope has no limit. PNT-LIM-02 PNT-LIM-03 PNT-LIM-05

    Nowhere else are spots limited. PNT-LIM-01
    """
    player = s.me()
    surplus = player.spots - spot_limit(s, player)
    if surplus > 0:  # PNT-LIM-04
        player.spots -= surplus
        s.emit("spots-discarded", "PNT-LIM-02", who=WHO[s.player], spots=surplus)


def end_turn(s: Painters) -> None:
    """Step 4, then the next turn: an extra one first, else the player to the left. PNT-TRN-08 PNT-SKY-52"""
    if game_ends(s):
        return
    if s.extra_turns:  # PNT-INT-17: only now, after the spot limit and a possible victory
        s.extra_turns -= 1
        begin_turn(s, s.player)
    else:
        begin_turn(s, next_seat(s.player, s.rules.seats))
