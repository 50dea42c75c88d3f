"""What tiles and halos ask of the opponents: in turn order from the left, openly. PNT-Q-37"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat
from skyshelf.games.painters.components.cards import CARDS
from skyshelf.games.painters.components.dice import DIE_NAME, FACE_OF, KINDS, turned_to
from skyshelf.games.painters.components.halos import HALO_NAME, Halo
from skyshelf.games.painters.components.tiles import TILE_NAME, Tile
from skyshelf.games.painters.rules.goods import GainCloud, gain_hope, gain_spots, roll_into_pool
from skyshelf.games.painters.table.options import (
    NO,
    YES,
    Accept,
    LoseDice,
    LoseHope,
    LoseSpots,
    PickSymbol,
    symbol_name,
)
from skyshelf.games.painters.table.state import EMPTY, Painters, Player, slot_of

SWOOP_HOPE, SWOOP_SPOTS = 4, 6  # PNT-HAL-14
TANTRUM_DICE, TANTRUM_HOPE = 2, 6  # PNT-SKY-40
MAD_DICE, MAD_SPOTS, MAD_HOPE = 3, 4, 4  # PNT-SKY-26 PNT-SKY-27 PNT-SKY-28


def dice_on_cards(player: Player) -> list[tuple[int, int]]:
    """The (card number, symbol) of every die on uncompleted cards; squares and chips are no dice. PNT-Q-42"""
    found: list[tuple[int, int]] = []
    for number in player.unfinished:
        for symbol in range(len(CARDS[player.cards[number]].symbols)):
            if 0 <= player.slots[slot_of(number, symbol)] < KINDS:
                found.append((number, symbol))
    return found


def face_on(player: Player, number: int, symbol: int) -> int:
    return FACE_OF[player.slots[slot_of(number, symbol)]]


def lowerable(player: Player) -> list[tuple[int, int]]:
    """Dice that show 2 to 6, completed ones too. PNT-SKY-26 PNT-Q-42"""
    return [
        (number, symbol) for number, symbol in dice_on_cards(player) if face_on(player, number, symbol) > 1
    ]


def odd_dice(player: Player) -> list[tuple[int, int]]:
    """Dice that show 1, 3 or 5. PNT-SKY-37"""
    return [
        (number, symbol) for number, symbol in dice_on_cards(player) if face_on(player, number, symbol) % 2
    ]


def discard_dice(s: Painters, seat: Seat, dice: list[tuple[int, int]], rule: str) -> None:
    """Dice leave their symbols and are rolled into the pool at once. PNT-INT-15"""
    player = s.players[seat]
    back: list[int] = []
    for number, symbol in dice:
        slot = slot_of(number, symbol)
        back.append(player.slots[slot])
        player.slots[slot] = EMPTY
        where = symbol_name(player.cards[number], symbol)
        s.emit("die-discarded", rule, who=WHO[seat], die=DIE_NAME[back[-1]], symbol=where)
    roll_into_pool(s, back, rule)


def lose_hope(s: Painters, seat: Seat, most: int, rule: str) -> None:
    """To the reserve, not to the owner of the effect. PNT-HAL-16"""
    player = s.players[seat]
    hope = min(most, player.hope)
    player.hope -= hope
    s.emit("hope-lost", rule, who=WHO[seat], hope=hope)


@dataclass(slots=True)
class Swoop(Frame):
    """Each opponent loses 4 hope chips or 6 spot chips. PNT-HAL-14 PNT-HAL-15"""

    owner: Seat
    left: tuple[Seat, ...]

    def step(self, s: Painters) -> None:
        if not self.left:
            s.frames.pop()
            return
        seat = self.left[0]
        player = s.players[seat]
        hope = LoseHope(min(SWOOP_HOPE, player.hope))
        spots = LoseSpots(min(SWOOP_SPOTS, player.spots))
        options = _penalties([(hope, player.hope, SWOOP_HOPE), (spots, player.spots, SWOOP_SPOTS)])
        s.ask(seat, "swoop", options, "PNT-HAL-14", HALO_NAME[Halo.SWOOP])

    def answer(self, s: Painters, option: Option) -> None:
        seat = self.left[0]
        s.frames[-1] = Swoop(self.owner, self.left[1:])
        if isinstance(option, LoseHope):
            lose_hope(s, seat, SWOOP_HOPE, "PNT-HAL-14")
        else:
            player = s.players[seat]
            spots = min(SWOOP_SPOTS, player.spots)
            player.spots -= spots
            s.emit("spots-lost", "PNT-HAL-14", who=WHO[seat], spots=spots)


def _penalties(choices: list[tuple[Option, int, int]]) -> list[Option]:
    """Of (option, owned, asked): what can be carried out in full, else what loses anything at all. PNT-Q-37"""
    full = [option for option, owned, asked in choices if owned >= asked]
    some = [option for option, owned, _ in choices if owned]
    return full or some or [option for option, _, _ in choices]


@dataclass(slots=True)
class Mad(Frame):
    """Each opponent lowers 3 dice to 1, or the owner is rewarded. PNT-SKY-26"""

    owner: Seat
    left: tuple[Seat, ...]
    refused: int

    def step(self, s: Painters) -> None:
        if not self.left:  # PNT-INT-16: rewards come after all decisions
            s.frames.pop()
            if self.refused:
                gain_spots(s, self.owner, MAD_SPOTS * self.refused, "PNT-SKY-27")
                gain_hope(s, self.owner, MAD_HOPE * self.refused, "PNT-SKY-28")
            return
        seat = self.left[0]
        # PNT-Q-42: with too few dice it counts as not done.
        able = len(lowerable(s.players[seat])) >= MAD_DICE
        s.ask(seat, "mad", [YES, NO] if able else [NO], "PNT-SKY-26", TILE_NAME[Tile.SKY_MAD])

    def answer(self, s: Painters, option: Option) -> None:
        seat = self.left[0]
        if isinstance(option, Accept):
            s.frames[-1] = Mad(self.owner, self.left[1:], self.refused)
            s.push(LowerDice(seat, MAD_DICE))
        else:
            s.frames[-1] = Mad(self.owner, self.left[1:], self.refused + 1)
            s.emit("refused", "PNT-SKY-27", who=WHO[seat], tile=TILE_NAME[Tile.SKY_MAD])


@dataclass(slots=True)
class LowerDice(Frame):
    """Choose own dice, one after another, to be turned to 1. PNT-SKY-29"""

    seat: Seat
    count: int

    def step(self, s: Painters) -> None:
        player = s.players[self.seat]
        dice = lowerable(player)
        if len(dice) <= self.count:
            s.frames.pop()
            for number, symbol in dice:
                self._lower(s, number, symbol)
            return
        options = [PickSymbol(player.cards[number], symbol) for number, symbol in dice]
        s.ask(self.seat, "lower", options, "PNT-SKY-29", TILE_NAME[Tile.SKY_MAD])

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, PickSymbol)
        self._lower(s, s.players[self.seat].cards.index(option.card), option.symbol)
        if self.count > 1:
            s.frames[-1] = LowerDice(self.seat, self.count - 1)
        else:
            s.frames.pop()

    def _lower(self, s: Painters, number: int, symbol: int) -> None:
        """The die stays on its symbol, now below it. PNT-INT-14"""
        player = s.players[self.seat]
        slot = slot_of(number, symbol)
        die = player.slots[slot]
        player.slots[slot] = turned_to(die, 1)
        where = symbol_name(player.cards[number], symbol)
        s.emit("die-lowered", "PNT-SKY-26", who=WHO[self.seat], die=DIE_NAME[die], symbol=where)


@dataclass(slots=True)
class Tackle(Frame):
    """Each opponent discards all odd dice, or the owner takes a cloud token. PNT-SKY-37"""

    owner: Seat
    left: tuple[Seat, ...]
    refused: int

    def step(self, s: Painters) -> None:
        if not self.left:
            s.frames.pop()
            for _ in range(self.refused):
                s.push(GainCloud(self.owner, "PNT-SKY-38"))
            return
        seat = self.left[0]
        able = bool(odd_dice(s.players[seat]))  # PNT-Q-42
        s.ask(seat, "tackle", [YES, NO] if able else [NO], "PNT-SKY-37", TILE_NAME[Tile.SKY_TACKLE])

    def answer(self, s: Painters, option: Option) -> None:
        seat = self.left[0]
        if isinstance(option, Accept):
            s.frames[-1] = Tackle(self.owner, self.left[1:], self.refused)
            discard_dice(s, seat, odd_dice(s.players[seat]), "PNT-SKY-37")
        else:
            s.frames[-1] = Tackle(self.owner, self.left[1:], self.refused + 1)
            s.emit("refused", "PNT-SKY-38", who=WHO[seat], tile=TILE_NAME[Tile.SKY_TACKLE])


@dataclass(slots=True)
class Tantrum(Frame):
    """Each opponent discards 2 dice or 6 hope chips. PNT-SKY-40"""

    owner: Seat
    left: tuple[Seat, ...]

    def step(self, s: Painters) -> None:
        if not self.left:
            s.frames.pop()
            return
        seat = self.left[0]
        player = s.players[seat]
        own_dice = len(dice_on_cards(player))
        dice = LoseDice(min(TANTRUM_DICE, own_dice))
        hope = LoseHope(min(TANTRUM_HOPE, player.hope))
        options = _penalties([(dice, own_dice, TANTRUM_DICE), (hope, player.hope, TANTRUM_HOPE)])
        s.ask(seat, "tantrum", options, "PNT-SKY-40", TILE_NAME[Tile.SKY_TANTRUM])

    def answer(self, s: Painters, option: Option) -> None:
        seat = self.left[0]
        s.frames[-1] = Tantrum(self.owner, self.left[1:])
        if isinstance(option, LoseHope):
            lose_hope(s, seat, TANTRUM_HOPE, "PNT-SKY-40")
        else:
            s.push(DiscardDice(seat, TANTRUM_DICE, ()))


@dataclass(slots=True)
class DiscardDice(Frame):
    """Choose own dice to discard; they are rolled together once all are chosen."""

    seat: Seat
    count: int
    chosen: tuple[tuple[int, int], ...]

    def step(self, s: Painters) -> None:
        player = s.players[self.seat]
        dice = [die for die in dice_on_cards(player) if die not in self.chosen]
        left = self.count - len(self.chosen)
        if left == 0 or len(dice) <= left:
            s.frames.pop()
            discard_dice(s, self.seat, list(self.chosen) + dice[:left], "PNT-SKY-40")
            return
        options = [PickSymbol(player.cards[number], symbol) for number, symbol in dice]
        s.ask(self.seat, "discard", options, "PNT-SKY-40", TILE_NAME[Tile.SKY_TANTRUM])

    def answer(self, s: Painters, option: Option) -> None:
        assert isinstance(option, PickSymbol)
        number = s.players[self.seat].cards.index(option.card)
        s.frames[-1] = DiscardDice(self.seat, self.count, (*self.chosen, (number, option.symbol)))
