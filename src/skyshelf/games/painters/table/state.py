"""The table of a game of Sky Painters."""

from __future__ import annotations

from dataclasses import dataclass, field

from skyshelf.engine.public import Public, told
from skyshelf.engine.record import Mutable, Record
from skyshelf.engine.seat import NOBODY, SEATS, Seat, other_seats
from skyshelf.engine.state import State
from skyshelf.games.painters.components.cards import MOST_SYMBOLS
from skyshelf.games.painters.components.dice import KINDS

# What lies on a die symbol: a die (its number), nothing, or something in place of a die.
EMPTY = -1
SQUARE = KINDS  # protection square, as many as needed: PNT-CMP-11 PNT-Q-20
CHIPS = KINDS + 1  # 2 hope chips

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
class Player(Mutable):
    """One play area.

    Cards are numbered in the order of placing. Symbol `i` of card `n` is slot `n * MOST_SYMBOLS + i` of `slots`.
    `frontier` holds what each free position next to a card must fit (see `placement.py`).
    """

    hope: int = told(0)
    spots: int = told(0)
    clouds: int = told(0)
    cards: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    unfinished: list[int] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)
    frontier: dict[int, int] = field(default_factory=dict)
    tiles: list[int] = field(default_factory=list)
    halos: list[int] = field(default_factory=list)
    # For each halo token the card it lies on with its left half, or NOTHING when it lies on a tile.
    halo_cards: list[int] = field(default_factory=list)

    def is_completed(self, number: int) -> bool:
        return number not in self.unfinished

    def completed(self) -> list[int]:
        """The sky cards that show their blue face."""
        return [card for number, card in enumerate(self.cards) if number not in self.unfinished]


@dataclass
class PublicPainters(Public):
    """Play areas, offers, pool and halos: all that everybody sees. Offers and halo spaces go from left to right."""

    __slots__ = ()

    rules: Rules
    players: list[Player] = field(default_factory=list)
    first: Seat = SEATS[0]
    player: Seat = SEATS[0]  # whose turn it is
    leader: Seat = NOBODY  # who has the leader piece, PNT-SET-23 PNT-SET-24
    pool: list[int] = field(default_factory=lambda: [0] * KINDS)  # how many dice of each kind
    offer: list[int] = field(default_factory=list)
    offer_hope: int = told(0)  # chips on the right-hand card: no other card ever holds any, PNT-CRD-09
    tile_offer: list[int] = field(default_factory=list)
    halo_row: list[int] = field(default_factory=list)
    halo_box: list[int] = field(default_factory=list)
    another_die: bool = told(False)  # used in this turn, PNT-XDI-02
    led_at_start: bool = told(False)  # the turn began with the leader, in the critical phase, PNT-CRI-05
    critical: bool = told(False)
    extra_turns: int = told(0)
    progress: bool = False  # something of PNT-CRI-09 happened in this turn
    idle: int = 0  # bit set of the seats that ended a turn since the last progress


@dataclass(slots=True)
class Painters(State, PublicPainters):
    """The whole table. Deck and pile have their top card last.

    Every die, card, tile and token is in one of these places and never in two. PNT-INT-29
    """

    deck: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)

    def seats(self) -> int:
        return self.rules.seats

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.player]

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The others in the order of play, from the left."""
        return other_seats(seat, self.rules.seats)


def slot_of(number: int, symbol: int) -> int:
    return number * MOST_SYMBOLS + symbol
