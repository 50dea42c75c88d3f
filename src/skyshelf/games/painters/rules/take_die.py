"""Taking a die of the pool and placing it: main action C, another die, and the second die of Sky Winner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import (
    COLOUR_OF,
    COLOURS,
    DIE_NAME,
    FACE_OF,
    FACES,
    KINDS,
    Colour,
    turned_to,
)
from skyshelf.games.painters.components.tiles import TILE_NAME, Tile
from skyshelf.games.painters.rules.complete import complete_if_done
from skyshelf.games.painters.rules.goods import roll_into_pool
from skyshelf.games.painters.table.options import (
    DIE,
    NO,
    ON,
    ON_CLOUD,
    REROLL,
    Decline,
    OnSymbol,
    Reroll,
    TakeDie,
    symbol_name,
)
from skyshelf.games.painters.table.state import EMPTY, SQUARE, Painters, Player, slot_of

_EVERY_COLOUR = (1 << len(COLOURS)) - 1
_GREY_BIT = 1 << Colour.GREY


@cache
def _kinds(colours: int, most_face: int) -> tuple[int, ...]:
    return tuple(die for die in range(KINDS) if colours >> COLOUR_OF[die] & 1 and FACE_OF[die] <= most_face)


def dice_to_take(s: Painters, player: Player, most_face: int = FACES) -> list[int]:
    """The kinds of dice in the pool that the player could place. PNT-DIE-10 PNT-DIE-16 PNT-Q-16"""
    colours = 0
    slots = player.slots
    for number in player.unfinished:  # PNT-DIE-11: only empty symbols of uncompleted cards
        slot = slot_of(number, 0)
        for symbol in CARDS[player.cards[number]].symbols:
            if slots[slot] == EMPTY:
                colours |= 1 << symbol.colour
            slot += 1
    if not colours:
        return []
    # PNT-DIE-09: a cloud token makes every die fit; PNT-DIE-12: grey fits anyway.
    colours = _EVERY_COLOUR if player.clouds else colours | _GREY_BIT
    pool = s.pool
    return [die for die in _kinds(colours, most_face) if pool[die]]


def symbols_for(player: Player, die: int) -> list[Option]:
    """Where a die may go (PNT-DIE-01 PNT-DIE-08); with another colour it costs a cloud token. PNT-Q-15"""
    found: list[Option] = []
    colour = COLOUR_OF[die]
    for number in player.unfinished:
        card = player.cards[number]
        slot = slot_of(number, 0)
        for index, symbol in enumerate(CARDS[card].symbols):
            if player.slots[slot + index] == EMPTY:  # PNT-DIE-15
                if symbol.colour == colour or colour == Colour.GREY:
                    found.append(ON[card][index])
                elif player.clouds:
                    found.append(ON_CLOUD[card][index])
    return found


def buy_die(s: Painters, seat: Seat, die: int) -> None:
    """Another die for as many spots as it shows. PNT-XDI-01 PNT-XDI-02 PNT-XDI-03"""
    spots = FACE_OF[die]
    s.another_die = True
    s.players[seat].spots -= spots  # PNT-XDI-07 PNT-INT-01 PNT-Q-27: before any difference comes in
    s.emit("die-bought", "PNT-XDI-01", who=WHO[seat], die=DIE_NAME[die], spots=spots)
    # PNT-XDI-04 PNT-XDI-05 PNT-XDI-06: from here on it is a die like that of main action C.
    _lift_die(s, seat, die, second=False)


def take_die(s: Painters, seat: Seat, die: int, rule: str) -> None:
    """A die for nothing: main action C, or the second die of Sky Winner."""
    s.emit("die-taken", rule, who=WHO[seat], die=DIE_NAME[die])
    _lift_die(s, seat, die, second=rule == "PNT-SKY-48")


def _lift_die(s: Painters, seat: Seat, die: int, second: bool) -> None:
    """Out of the pool, and queue what follows; the other dice keep their faces. PNT-DIE-17"""
    s.pool[die] -= 1
    # PNT-SKY-48 PNT-Q-17: a physical blue die, by main action or bought, brings a second one.
    if COLOUR_OF[die] == Colour.BLUE and Tile.SKY_WINNER in s.players[seat].tiles and not second:
        s.push(PlaceDie(seat, die), SecondDie(seat), CheckPool())
    else:
        s.push(PlaceDie(seat, die), CheckPool())


@dataclass(slots=True)
class PlaceDie(Frame):
    """A die in hand must go on a symbol at once (PNT-DIE-13) and stays there (PNT-DIE-14)."""

    seat: Seat
    die: int

    def step(self, s: Painters) -> None:
        s.ask(
            self.seat, "symbol", symbols_for(s.players[self.seat], self.die), "PNT-DIE-01", DIE_NAME[self.die]
        )

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, OnSymbol)
        s.frames.pop()
        player = s.players[self.seat]
        if option.cloud:
            player.clouds -= 1  # PNT-INT-07: back in the reserve before the die can complete anything
            s.emit("cloud-paid", "PNT-DIE-09", who=WHO[self.seat])
        number = player.cards.index(option.card)
        place_die(s, self.seat, self.die, number, option.symbol)


def place_die(s: Painters, seat: Seat, die: int, number: int, symbol: int) -> None:
    """Put a die on a symbol: equal, higher or lower. PNT-DIE-19: grey and recoloured dice alike.

    A cloud changes no number (PNT-INT-06) and Sky Levitt Alpha nothing at all here (PNT-INT-09).
    """
    player = s.players[seat]
    card = player.cards[number]
    needed = CARDS[card].symbols[symbol].number
    face = FACE_OF[die]
    where = symbol_name(card, symbol)
    s.progress = True
    if face < needed:  # PNT-DIE-06 PNT-DIE-07: it occupies the symbol but is not completed
        player.slots[slot_of(number, symbol)] = die
        s.emit("die-waits", "PNT-DIE-06", who=WHO[seat], die=DIE_NAME[die], symbol=where)
        return
    player.slots[slot_of(number, symbol)] = turned_to(die, needed)
    if face == needed:
        s.emit("die-fits", "PNT-DIE-02", who=WHO[seat], die=DIE_NAME[die], symbol=where)
    else:  # PNT-DIE-03 PNT-DIE-04 PNT-DIE-05: turned down, and the difference is paid out
        player.spots += face - needed
        s.emit("die-above", "PNT-DIE-05", who=WHO[seat], die=DIE_NAME[die], symbol=where, spots=face - needed)
    complete_if_done(s, seat, number)


@dataclass(slots=True)
class SecondDie(Frame):
    """Sky Winner's second die of face 1 or 2: free, optional, never a third. PNT-SKY-48 PNT-Q-18

    It is not the "another die" of the turn. PNT-INT-22
    """

    seat: Seat

    def step(self, s: Painters) -> None:
        dice = dice_to_take(s, s.players[self.seat], most_face=2)
        options: list[Option] = [DIE[die] for die in dice]
        options.append(NO)
        s.ask(self.seat, "second-die", options, "PNT-SKY-48", TILE_NAME[Tile.SKY_WINNER])

    def answer(self, s: Painters, option: Option) -> None:
        s.frames.pop()
        if isinstance(option, TakeDie):
            take_die(s, self.seat, option.die, "PNT-SKY-48")


@dataclass(slots=True)
class RerollDice(Frame):
    """Sky Dice: 0 or 2 dice of the pool are rolled again before the die is taken. PNT-SKY-08 PNT-Q-46"""

    seat: Seat
    first: int

    def step(self, s: Painters) -> None:
        options: list[Option] = []
        for die in range(KINDS):
            if s.pool[die] > (die == self.first):
                options.append(REROLL[die])
        if self.first == EMPTY:
            options.append(NO)
        elif not options:  # the pool had only one die
            self._roll(s, [self.first])
            return
        name = TILE_NAME[Tile.SKY_DICE]
        if self.first != EMPTY:
            name = Phrase("painters-reroll-with", {"tile": name, "die": DIE_NAME[self.first]})
        s.ask(self.seat, "reroll", options, "PNT-SKY-08", name)

    def answer(self, s: Painters, option: Option) -> None:
        if isinstance(option, Decline):
            s.frames.pop()
            return
        assert isinstance(option, Reroll)
        if self.first == EMPTY:
            s.frames[-1] = RerollDice(self.seat, option.die)
        else:
            self._roll(s, [self.first, option.die])

    def _roll(self, s: Painters, dice: list[int]) -> None:
        s.frames.pop()
        for die in dice:
            s.pool[die] -= 1
        roll_into_pool(s, dice, "PNT-SKY-08")


@dataclass(slots=True)
class ChooseDie(Frame):
    """Main action C after the reroll: any die of the whole pool. PNT-SKY-09"""

    seat: Seat

    def step(self, s: Painters) -> None:
        dice = dice_to_take(s, s.players[self.seat])
        if not dice:  # the reroll changes faces, never colours, so this cannot take away the last one
            raise AssertionError("main action C was offered without a die to take")
        s.ask(self.seat, "die", [DIE[die] for die in dice], "PNT-DIE-01")

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, TakeDie)
        s.frames.pop()
        take_die(s, self.seat, option.die, "PNT-DIE-01")


@dataclass(slots=True)
class CheckPool(Frame):
    """Once an action is over, an empty pool is filled from the completed dice. PNT-EXH-07 PNT-Q-19

    The turn then goes on where it was, with or without dice. PNT-EXH-05 PNT-Q-20
    """

    def step(self, s: Painters) -> None:
        s.frames.pop()
        if any(s.pool):
            return
        back: list[int] = []
        for player in s.players:
            back += _swap_for_squares(player)
        if back:  # PNT-EXH-08: without completed dice the pool stays empty
            s.emit("pool-refilled", "PNT-EXH-01", dice=len(back))
            roll_into_pool(s, back, "PNT-EXH-02")


def _swap_for_squares(player: Player) -> list[int]:
    """Squares, of which there are enough (PNT-Q-20), for completed dice only. PNT-EXH-01 PNT-EXH-03"""
    taken: list[int] = []
    for number in player.unfinished:
        for index, symbol in enumerate(CARDS[player.cards[number]].symbols):
            slot = slot_of(number, index)
            die = player.slots[slot]
            if 0 <= die < KINDS and FACE_OF[die] == symbol.number:
                taken.append(die)
                player.slots[slot] = SQUARE
    return taken
