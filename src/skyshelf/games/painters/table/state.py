"""The table of a game of Sky Painters."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.record import Record
from skyshelf.engine.state import State
from skyshelf.games.painters.components.cards import MOST_SYMBOLS
from skyshelf.games.painters.components.dice import KINDS

# What lies on a die symbol: a die (its number), nothing, or something in place of a die.
EMPTY = -1
SQUARE = KINDS  # protection square, as many as needed: PNT-CMP-11 PNT-Q-20
CHIPS = KINDS + 1  # 2 hope chips

NOBODY = -1
NOTHING = -1  # an empty position of an offer or of the halo row


@dataclass(slots=True)
class Rules(Record):
    """What was agreed before the game; never changed during it."""

    seats: int
    forced_landing: bool
    tension_duel: bool
    leader_free_tiles: bool
    leader_free_top: bool
    lenient_halves: bool
    leadership_hope: int
    grey_hope: bool
    spot_limit: int


@dataclass(slots=True)
class Player(Record):
    """One play area.

    Cards are numbered in the order of placing. Symbol `i` of card `n` is slot `n * MOST_SYMBOLS + i` of `slots`.
    `frontier` holds what each free position next to a card must fit (see `placement.py`).
    """

    hope: int
    spots: int
    clouds: int
    cards: list[int]
    places: list[int]
    unfinished: list[int]
    slots: list[int]
    frontier: dict[int, int]
    tiles: list[int]
    halos: list[int]
    # For each halo token the card it lies on with its left half, or NOTHING when it lies on a tile.
    halo_cards: list[int]

    def clone(self) -> Player:
        return Player(
            self.hope,
            self.spots,
            self.clouds,
            self.cards[:],
            self.places[:],
            self.unfinished[:],
            self.slots[:],
            self.frontier.copy(),
            self.tiles[:],
            self.halos[:],
            self.halo_cards[:],
        )

    def is_completed(self, number: int) -> bool:
        return number not in self.unfinished

    def completed(self) -> list[int]:
        """The sky cards that show their blue face."""
        return [card for number, card in enumerate(self.cards) if number not in self.unfinished]


@dataclass(slots=True)
class Painters(State):
    """The whole table. Decks have their top card last; offers and halo spaces go from left to right.

    Every die, card, tile and token is in one of these places and never in two. PNT-INT-29
    """

    rules: Rules
    players: list[Player]
    first: int
    player: int  # whose turn it is
    leader: int  # who has the leader piece, or NOBODY
    pool: list[int]  # how many dice of each kind
    deck: list[int]
    offer: list[int]
    offer_hope: int  # chips on the right-hand card: no other card ever holds any, PNT-CRD-09
    pile: list[int]
    tile_offer: list[int]
    halo_row: list[int]
    halo_box: list[int]
    another_die: bool  # used in this turn, PNT-XDI-02
    led_at_start: bool  # the turn began with the leader, in the critical phase, PNT-CRI-05
    critical: bool
    extra_turns: int
    progress: bool  # something of PNT-CRI-09 happened in this turn
    idle: int  # bit set of the seats that ended a turn since the last progress

    def clone(self) -> Painters:
        return Painters(
            self.rng,
            self.turn,
            self.frames[:],
            self.decision,
            self.events,
            self.outcome,
            self.asked,
            self.forced,
            self.rules,
            [player.clone() for player in self.players],
            self.first,
            self.player,
            self.leader,
            self.pool[:],
            self.deck[:],
            self.offer[:],
            self.offer_hope,
            self.pile[:],
            self.tile_offer[:],
            self.halo_row[:],
            self.halo_box[:],
            self.another_die,
            self.led_at_start,
            self.critical,
            self.extra_turns,
            self.progress,
            self.idle,
        )

    def seats(self) -> int:
        return self.rules.seats

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.player]

    def opponents(self, seat: int) -> list[int]:
        """The others in the order of play, from the left."""
        seats = self.rules.seats
        return [(seat + step) % seats for step in range(1, seats)]


def slot_of(number: int, symbol: int) -> int:
    return number * MOST_SYMBOLS + symbol
