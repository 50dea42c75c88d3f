"""The table: heroes, minions, tokens and towers on a battlefield, hands and decks, and the Stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar, NamedTuple

from skyshelf.effects.language import Language
from skyshelf.effects.node import Word
from skyshelf.effects.options import Pick
from skyshelf.effects.run import CardTable, Run, Scope
from skyshelf.effects.select import By
from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.copies import copy_of
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.public import Public, told
from skyshelf.engine.record import Mutable, Record
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.battlefields.all import battlefield
from skyshelf.games.skytear.battlefields.battlefield import OFF, Battlefield, HexId
from skyshelf.games.skytear.cards.card import NO_CARD, CardId, HeroCard, PowerCard
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE, power
from skyshelf.games.skytear.deckbuilding.legality import Pool
from skyshelf.games.skytear.editions import EDITIONS, Edition
from skyshelf.games.skytear.modes import MODES, Mode
from skyshelf.games.skytear.table.options import alternative, unit_pick
from skyshelf.games.skytear.vocabulary.names import Action as ActionName
from skyshelf.games.skytear.vocabulary.names import Condition

# Where a side, a dome, a skill of an outsider, an action or an effect on the Stack could be named and none is.
NO_SIDE = NO_DOME = NO_SKILL = NO_ACTION = NO_EFFECT = -1
TOKEN = 1000  # a pillar or illusion as something to aim at: this and its hex
HAND_LIMIT = 6  # SKY-DRAW-09
ACTION_POINTS = 3  # SKY-ACT-07 SKY-ACT-18


def token_at(at: HexId) -> UnitId:
    """A pillar or illusion in a hex."""
    return UnitId(TOKEN + at)


class Stance(IntEnum):
    """A hero is in exactly one of three states. SKY-STATE-01"""

    READY = 0
    EXHAUSTED = 1
    DEFEATED = 2


class Phase(IntEnum):
    SETUP = 0
    HEROES = 1
    MINIONS = 2
    END = 3


class Stops(IntEnum):
    """When a player wants to be asked for reactions; what others see does not depend on the hand."""

    SMART = 0
    FULL = 1
    NEVER = 2


UNKNOWN_TO_ALL = NOBODY  # who knows a Lead card: nobody
REVEALED = Seat(-2)


class Lead(NamedTuple):
    """A card underneath a hero card, and the seat that knows it."""

    card: CardId
    knower: Seat


class Pillar(NamedTuple):
    """A pillar token, and whose it is."""

    hex: HexId
    seat: Seat


class Flipped(NamedTuple):
    """A card that was turned from the top of a deck, by the deck's number."""

    deck: int
    card: CardId


class Mod(NamedTuple):
    """A value of a hero that a card has changed for a while."""

    stat: int
    amount: int
    hero: UnitId
    until: int


class Listener(NamedTuple):
    """An ability of a played card that waits for something to happen."""

    card: int
    ability: int
    hero: UnitId
    seat: Seat
    once: bool


@dataclass(slots=True)
class Rules(Record):
    """What was agreed before the game; never changed during it."""

    field: int
    mode: str  # a name of MODES
    format: str  # a name of FORMATS
    edition: str  # a name of EDITIONS
    seats: int
    teams: tuple[tuple[Seat, ...], tuple[Seat, ...]]  # the seats of south and north, clockwise
    # That south and north bring; without one a side chooses it at the table.
    pools: tuple[Pool, Pool] = ((), ())
    building: bool = False  # decks are built after the draft, SKY-DRAFT-11
    budget: bool = False  # heroes and cards cost points, SKY-Q-136


@dataclass(slots=True)
class Hero(Record):
    """A hero card with its miniature. Copies of a table share heroes until one is changed, see `edit`."""

    card: CardId
    side: int
    seat: Seat  # who drafted it
    hex: HexId
    hp: int  # SKY-HERO-09
    stance: int = Stance.READY  # SKY-STATE-02
    back_on: int = 0  # the row on which a defeated hero returns
    conditions: int = 0  # a bit for each, SKY-COND-04
    played: tuple[CardId, ...] = ()  # power cards on top of the hero card, SKY-CARD-08
    leads: tuple[Lead, ...] = ()  # underneath, SKY-LEAD-01
    illusion: HexId = OFF  # tokens are Nupten's and Taulot's only, SKY-FAC-08
    began: HexId = OFF  # where its activation began, as long as it has not left


@dataclass(slots=True)
class Outsider(Record):
    """Its base covers two hexes; both are OFF while it lies on its card. Never changed, only replaced. SKY-OUT-11"""

    card: CardId
    dome: int
    front: HexId = OFF
    rear: HexId = OFF


@dataclass(slots=True)
class Board(Mutable):
    """What belongs to one side."""

    towers: list[int]  # HP by lane, SKY-TOW-02
    nexus: int = 0  # SKY-SET-26
    open: bool = False  # the nexus can be damaged, SKY-TOW-10
    pillars: tuple[Pillar, ...] = ()
    tokens_won: int = told(0)
    domes_won: int = told(0)
    won_now: int = told(0)  # tokens in this Minions Phase
    heroes_defeated: int = told(0)
    heroes_now: int = told(0)  # in this turn
    minions_defeated: int = told(0)
    activated_last: Seat = NOBODY  # the player of the team who did, SKY-Q-185


@dataclass
class PublicPlayer(Public):
    """What everybody sees of a seat."""

    __slots__ = ()

    deck: int = 0  # the number of the deck it draws from
    stops: int = Stops.SMART
    yields: bool = False  # passes until the activation ends


@dataclass(slots=True)
class Player(Mutable, PublicPlayer):
    """A seat: its hand, the deck it draws from, and when it wants to be asked. SKY-TEAM-11"""

    hand: list[CardId] = field(default_factory=list)


@dataclass
class PublicDeck(Public):
    """What everybody sees of a deck: its discard pile, and that `known` top cards were seen by one seat."""

    __slots__ = ()

    discard: list[CardId] = field(default_factory=list)
    known: int = 0
    knower: Seat = NOBODY


@dataclass(slots=True)
class Deck(Mutable, PublicDeck):
    """A deck, top card last. SKY-DRAW-12"""

    cards: list[CardId] = field(default_factory=list)


@dataclass(slots=True)
class Effect(Record):
    """An effect on the Stack: an action, a power card or a triggered skill. SKY-STK-05

    For a trigger `subject`, `source` and `amount` tell what happened.
    """

    action: int  # or NO_ACTION
    card: int  # or NO_CARD
    ability: int
    hero: UnitId
    seat: Seat
    targets: tuple[UnitId, ...] = ()
    place: HexId = OFF
    answers: int = NO_EFFECT  # the number of the effect it is about
    subject: UnitId = NO_UNIT
    source: UnitId = NO_UNIT
    amount: int = 0
    number: int = 0

    @property
    def is_power(self) -> bool:
        return self.card != NO_CARD and isinstance(CARDS[self.card], PowerCard) and self.subject == NO_UNIT

    @property
    def name(self) -> Phrase:
        """What the Stack shows."""
        if self.card == NO_CARD:
            return ACTION_NAMES[self.action]
        return _ability_name(self.card, self.ability)


ACTION_NAMES = tuple(action.phrase() for action in ActionName)


def _ability_name(card: int, ability: int) -> Phrase:
    """The skills of heroes have names; what other cards do is called as they are."""
    found = CARDS[card]
    return found.skill_of(ability).name if isinstance(found, HeroCard) else found.name


@dataclass(slots=True)
class Aimed(Scope):
    """What one resolution is about, with the targets that were named."""

    targets: tuple[UnitId, ...] = ()
    place: HexId = OFF
    answers: int = NO_EFFECT
    stood: HexId = OFF  # where the target was when the effect began


@dataclass
class PublicSkytear(Public):
    """What everybody sees but for the heroes, who may have Lead cards face down."""

    __slots__ = ()

    rules: Rules
    phase: int = Phase.SETUP
    first: int = 0  # the side that goes first, SKY-ACT-03
    minion_sides: tuple[int, ...] = ()
    # Their hexes, OFF in the reserve; they are all alike, SKY-MIN-04 SKY-MIN-06
    minions: list[HexId] = field(default_factory=list)
    minion_lanes: list[int] = field(default_factory=list)
    outsiders: list[Outsider] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    tokens: list[HexId] = field(default_factory=list)  # where the control token of each lane lies
    numbers: tuple[int, ...] = ()  # of the lane tokens, SKY-SET-27 SKY-CMP-15
    victory: tuple[int, ...] = ()  # the victory cards in play, SKY-WIN-04
    flux: Seat = NOBODY  # the seat that holds Skytear Flux, or NOBODY once it was used, SKY-FLUX-07
    stack: list[Effect] = field(default_factory=list)
    count: int = 0  # effects so far
    active: UnitId = NO_UNIT  # the hero that is activated
    points: int = 0  # Action Points left
    taken: int = 0  # a bit for each action declared in this activation
    attacks: int = 0
    mods: tuple[Mod, ...] = ()
    listeners: tuple[Listener, ...] = ()
    blocked: tuple[HexId, ...] = ()  # hexes that block until the turn ends
    area: tuple[HexId, ...] = ()  # the area of effect that lies now
    waiting: list[Effect] = field(default_factory=list)  # triggers on their way to the Stack, SKY-Q-78
    aside: tuple[Flipped, ...] = ()  # of the effect that resolves, SKY-Q-62


@dataclass(slots=True)
class Skytear(CardTable, PublicSkytear):
    """The whole table. Units are numbers: heroes first, then minions, then outsiders."""

    language: ClassVar[Language] = LANGUAGE

    heroes: list[Hero] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    decks: list[Deck] = field(default_factory=list)

    own: int = field(default=0, metadata={"derived": True})
    lined_up: tuple[CardId, ...] = field(default=(), metadata={"derived": True})
    # What the active hero was offered, as long as nothing but the wish to be asked has changed.
    offered: tuple[Option, ...] = field(default=(), metadata={"derived": True})

    def clone(self) -> Skytear:
        self.own = 0
        return copy_of(self)

    def seats(self) -> int:
        return self.rules.seats

    @property
    def field(self) -> Battlefield:
        return battlefield(self.rules.field)

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.rules.edition]

    @property
    def mode(self) -> Mode:
        return MODES[self.rules.mode]

    def line_up(self) -> tuple[CardId, ...]:
        """The hero cards of both sides: heroes come in the draft, and none ever goes or becomes another."""
        if len(self.lined_up) != len(self.heroes):
            self.lined_up = tuple([one.card for one in self.heroes])
        return self.lined_up

    def edit(self, hero: UnitId) -> Hero:
        """The hero, to be changed: a copy of its own if another table shares it."""
        if not self.own >> hero & 1:
            self.heroes[hero] = copy_of(self.heroes[hero])
            self.own |= 1 << hero
        return self.heroes[hero]

    # Units.

    def is_hero(self, unit: UnitId) -> bool:
        return 0 <= unit < len(self.heroes)

    def is_minion(self, unit: UnitId) -> bool:
        return 0 <= unit - len(self.heroes) < len(self.minions)

    def minion_units(self) -> Sequence[UnitId]:
        return unit_ids(len(self.heroes), len(self.heroes) + len(self.minions))

    def outsider_units(self) -> Sequence[UnitId]:
        start = len(self.heroes) + len(self.minions)
        return unit_ids(start, start + len(self.outsiders))

    def is_outsider(self, unit: UnitId) -> bool:
        return 0 <= unit - len(self.heroes) - len(self.minions) < len(self.outsiders)

    def outsider(self, unit: UnitId) -> Outsider:
        return self.outsiders[unit - len(self.heroes) - len(self.minions)]

    def hex_of(self, unit: UnitId) -> HexId:
        """Where a unit stands; a token is where it is called."""
        if unit >= TOKEN:
            return HexId(unit - TOKEN)
        minion = unit - len(self.heroes)
        if minion < 0:
            return self.heroes[unit].hex if unit >= 0 else OFF
        return self.minions[minion] if minion < len(self.minions) else self.outsider(unit).front

    def side_of(self, unit: UnitId) -> int:
        minion = unit - len(self.heroes)
        if minion < 0:
            return self.heroes[unit].side
        return self.minion_sides[minion] if minion < len(self.minions) else NO_SIDE

    def has_condition(self, hero: UnitId, condition: Condition) -> bool:
        return self.is_hero(hero) and bool(self.heroes[hero].conditions >> condition & 1)

    def side_of_seat(self, seat: Seat) -> int:
        return 0 if seat in self.rules.teams[0] else 1

    def captain(self, side: int) -> Seat:
        """Who answers for a team where the rules leave it to the team: the player who activated last."""
        last = self.boards[side].activated_last if self.boards else NOBODY
        return self.rules.teams[side][0] if last == NOBODY else last

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        return self.rules.teams[self.side_of_seat(seat)]

    def players_of(self, hero: UnitId) -> tuple[Seat, ...]:
        """Who may activate a hero and play cards for it. SKY-TEAM-06 SKY-TEAM-07 SKY-Q-127"""
        one = self.heroes[hero]
        return (one.seat,) if self.rules.seats <= 4 else self.rules.teams[one.side]

    def player_for(self, hero: UnitId) -> Seat:
        """Whose a hero's skills are: of the player who activates it, else of the player who drafted it. SKY-Q-202"""
        one = self.heroes[hero]
        return self.captain(one.side) if hero == self.active else one.seat

    def deck_of(self, seat: Seat) -> Deck:
        return self.decks[self.players[seat].deck]

    def mana_left(self, hero: UnitId) -> int:
        """The counter less what lies on the hero card; never below 0. SKY-MANA-01 SKY-MANA-02 SKY-MANA-03"""
        left = self.turn
        for card in self.heroes[hero].played:
            left -= power(card).cost
        return max(0, left)

    def effect_numbered(self, number: int) -> Effect | None:
        for effect in self.stack:
            if effect.number == number:
                return effect
        return None

    # What card text asks of the table.

    def unit_option(self, unit: UnitId) -> Pick:
        return unit_pick(self, unit)

    def mode_option(self, run: Run, number: int, block: int) -> Pick:
        return alternative(number, run.scope.card, run.scope.ability, block)

    def chooser(self, run: Run, by: By) -> Seat:
        return run.scope.seat

    def tie_chooser(self, run: Run, rank: Word) -> Seat:
        return run.scope.seat

    def players_for(self, run: Run) -> tuple[Seat, ...]:
        return (run.scope.seat,)

    def owner_of(self, unit: UnitId) -> Seat:
        return self.heroes[unit].seat

    def before_step(self) -> bool:
        return False

    def card_name(self, card: int) -> Phrase:
        return CARDS[card].name

    def ability_name(self, card: int, ability: int) -> Phrase:
        return _ability_name(card, ability)

    def card_code(self, card: int) -> str:
        return CARDS[card].slug
