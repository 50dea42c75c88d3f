"""The table of a game of either edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from skyshelf.effects.language import Language
from skyshelf.effects.node import Word
from skyshelf.effects.options import Pick
from skyshelf.effects.run import CardTable, Run
from skyshelf.effects.select import By
from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.copies import copy_of
from skyshelf.engine.decision import Decision
from skyshelf.engine.event import Event
from skyshelf.engine.option import Option
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.public import Public, told
from skyshelf.engine.record import Mutable, Record
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.cards.card import NO_CARD, CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS, LANGUAGE, card_saying
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.table.lanes import LANES, NO_LANE, Lane
from skyshelf.games.horde.table.options import alternative, unit_pick
from skyshelf.games.horde.vocabulary.names import CardType, Chooser, Rank, Side

if TYPE_CHECKING:
    from skyshelf.games.horde.abilities.index import Index
    from skyshelf.games.horde.abilities.totals import Totals
    from skyshelf.games.horde.challenges.challenge import Challenge
    from skyshelf.games.horde.editions.edition import Edition

HORDE = NOBODY  # the owner of cards that no alliance player owns
MOST_MANA = 10  # HRD-MANA-04
HAND_LIMIT = 7  # HRD-END-04

# The units that every table has, by number.
CASTLE = UnitId(0)  # HRD-KEY-22
PORTAL = UnitId(1)
MINIONS = (UnitId(2), UnitId(3), UnitId(4), UnitId(5))

LASTING = UnitId(-2)  # in place of the card that a grant is about: it stays as long as the card that has it


class GainedTrait(NamedTuple):
    """A keyword that a card in play was given, and its number."""

    trait: int
    amount: int


class GivenAbility(NamedTuple):
    """A grant: an ability that a card in play has besides its own, and the card that it is about."""

    card: int
    ability: int
    about: UnitId


class GameAbility(NamedTuple):
    """An ability given to the game, and the card in play that gave it."""

    card: int
    ability: int
    seat: Seat
    giver: UnitId


class CostChange(NamedTuple):
    """A step of text that changed costs, and the seat whose text it is."""

    card: int
    ability: int
    block: int
    at: int
    seat: Seat = NOBODY  # tables saved in the middle of a turn did not always say it


class OwnedCard(NamedTuple):
    """A card out of play with its owner."""

    card: CardId
    owner: Seat


class Defeat(StrEnum):
    """The ways in which the alliance loses, each with its rule."""

    CASTLE_DESTROYED = "HRD-WIN-01"
    DECK_EMPTY = "HRD-WIN-02"


class Zone(IntEnum):
    """Where a card of the table is; minions that are set aside are gone, too. MON-ZONE-12"""

    LANE = 0  # the front line, MON-KEY-68
    BACK = 1  # MON-ZONE-02
    CENTRE = 2  # castle and portal
    ATTACHED = 3  # MON-ZONE-03
    GONE = 4
    PASSING = 5  # a horde spell or attachment that takes no lane while it is resolved, MON-LANE-10


@dataclass(slots=True)
class Rules(Record):
    """What was agreed before the game; never changed during it."""

    edition: str  # a name of EDITIONS
    mode: str
    difficulty: str
    alliance: tuple[Seat, ...]  # seats; the first one is the lead player, HRD-Q-71
    horde_seat: Seat  # in competitive games
    purses: tuple[Seat, ...]  # for each alliance player the one whose mana token counts for both
    outsider: str
    stages: tuple[CardId, ...]  # the portal cards in the order of play
    outsiders: tuple[CardId, ...]  # the outsider's cards in the order of play
    total: int = 0  # the total difficulty in half points, MON-DIF-09
    tiers: bool = False  # the horde has two decks, HRD-VAR-01
    challenge: str = ""
    spared: tuple[CardId, ...] = ()  # cards that a challenge makes invulnerable


@dataclass(slots=True)
class Unit(Record):
    """A card in play. It keeps its lane and numbers for a while after it left, for those that ask what was.

    `hp` counts health tokens, below 0 wound tokens; `might` attack tokens, below 0 weaken tokens: opposite tokens
    cancel at once, one for one, so one number holds both. HRD-TOK-02 HRD-Q-64
    """

    # Copies of a table share units until one of them changes a unit, see `Horde.edit`.
    card: CardId
    side: int
    owner: Seat
    seat: Seat  # who uses it
    zone: int
    lane: Lane = NO_LANE
    bearer: UnitId = NO_UNIT
    exhausted: bool = told(False)  # HRD-READY-01 HRD-READY-02
    hp: int = 0
    might: int = 0
    plate: int = 0  # permanent armor tokens
    boost_attack: int = 0
    boost_health: int = 0
    boost_armor: int = 0
    armor_used: int = 0
    doomed: bool = False
    killer: UnitId = NO_UNIT
    slayer: Seat = NOBODY  # whose text it was, where that text is no card in play or the castle's
    puller: UnitId = NO_UNIT  # the ally that engaged this minion in this alliance phase
    stripped: bool = False
    bans: int = 0
    lane_bans: int = 0
    strikes: int = 0  # in this turn
    struck: int = 0  # of them against monsters
    traits: tuple[GainedTrait, ...] = ()
    grants: tuple[GivenAbility, ...] = ()
    attachments: tuple[UnitId, ...] = ()
    beneath: tuple[OwnedCard, ...] = ()
    hidden: CardId = NO_CARD  # what a concealed card really is
    challenging: bool = told(False)  # HRD-VS-33
    model: CardId = NO_CARD  # the monster whose abilities it copied, MON-NUP-09


def lasting_grants(unit: Unit) -> tuple[GivenAbility, ...]:
    """The grants that do not end with the turn."""
    return tuple(grant for grant in unit.grants if grant.about == LASTING)


VACANT = Unit(NO_CARD, Side.HORDE, HORDE, HORDE, Zone.GONE)  # a number that can be given to another card


@dataclass
class PublicPlayer(Public):
    """What everybody sees of one alliance player."""

    __slots__ = ()

    mana: int = 0
    discard: list[CardId] = field(default_factory=list)  # HRD-ZONE-07
    played: int = 0  # cards played in this turn
    # Cards of the discard pile that can be played as if from the hand, this turn.
    lent: tuple[CardId, ...] = ()


@dataclass(slots=True)
class Player(Mutable, PublicPlayer):
    """The cards and the mana of one alliance player. Decks have their top card last."""

    deck: list[CardId] = field(default_factory=list)
    hand: list[CardId] = field(default_factory=list)
    laid: int = 0  # cards at the bottom of the deck that everybody saw go there


@dataclass(slots=True)
class Pending(Record):
    """Something that waits its turn: a triggered ability, or the destruction of a card (ability -1)."""

    card: int
    ability: int
    source: UnitId
    seat: Seat
    subject: UnitId
    other: UnitId
    amount: int


@dataclass(slots=True)
class Kept(Record):
    """What lay on an outsider that went back to its pile and will have it again. MON-COL-01"""

    card: CardId
    hp: int
    might: int
    plate: int
    attachments: tuple[OwnedCard, ...]


@dataclass
class PublicHorde(Public):
    """What everybody sees but for the cards in play, some of which lie face down. Lanes go from left to right."""

    __slots__ = ()

    rules: Rules
    phase: int = 0
    # The horde's and the alliance's side of each lane. HRD-SET-02
    front: list[UnitId] = field(default_factory=lambda: [NO_UNIT] * LANES)
    guard: list[UnitId] = field(default_factory=lambda: [NO_UNIT] * LANES)
    back: list[UnitId] = field(default_factory=list)
    horde_discard: list[CardId] = field(default_factory=list)  # HRD-ZONE-08
    horde_mana: int = 0
    foreseen: int = 0  # cards on top of the horde deck that the horde player put there
    pile: list[CardId] = field(default_factory=list)  # outsider pile, HRD-OPL-01
    stage: int = 0  # of the portal, counted from 0
    turned: int = 0  # quarter turns of the portal
    collapsing: bool = False  # HRD-CARD-15
    outsiders_left: tuple[CardId, ...] = ()  # outsider cards that have not entered the pile
    vanquished: bool = False  # the last stage was destroyed
    arrivals: list[UnitId] = field(default_factory=list)  # summoned cards that are not resolved yet
    waiting: list[Pending] = field(default_factory=list)
    hurt: list[UnitId] = field(default_factory=list)  # cards whose health fell to 0
    boosted: UnitId = NO_UNIT
    lane_now: Lane = NO_LANE  # the lane that fights
    until_turn_ends: tuple[GameAbility, ...] = ()
    cost_changes: tuple[CostChange, ...] = ()  # for this turn
    lost: str = ""  # a Defeat, as soon as the alliance has lost
    late: tuple[CardId, ...] = ()  # cards that found no lane in this turn, MON-SUM-03
    portal_leads: bool = False  # the portal has become the outsider, MON-OUT-24
    kept: list[Kept] = field(default_factory=list)
    tier_due: int = 2  # the tier that the next summoned card comes from, HRD-VAR-03
    trial: Trial | None = None  # how the challenge stands
    treachery_change: int = 0  # how many treachery cards more or fewer this turn has, MON-TAU-06


@dataclass(slots=True)
class Horde(CardTable, PublicHorde):
    """The whole table. Piles have their top card last.

    Units are shared between copies of a table until one of them changes a unit: whoever changes one asks `edit`
    for it. The fields from `own_units` on can be worked out from the others and are no part of what is saved.
    """

    language: ClassVar[Language] = LANGUAGE

    units: list[Unit] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    horde_deck: list[CardId] = field(default_factory=list)
    horde_hand: list[CardId] = field(default_factory=list)

    # A bit for each unit that no copy of the table shares.
    own_units: int = field(default=0, metadata={"derived": True})
    ability_index: Index | None = field(default=None, metadata={"derived": True})
    totals: dict[UnitId, Totals] = field(default_factory=dict, metadata={"derived": True})
    apart: bool | None = field(default=None, metadata={"derived": True})  # see `keeps_apart`

    def clone(self) -> Horde:
        self.own_units = 0
        return copy_of(self)

    def spares(self, unit: UnitId) -> bool:
        """Whether a card cannot be damaged, destroyed, wounded or weakened. HRD-ACH-25 HRD-ACH-27 HRD-Q-13"""
        return self.units[unit].card in self.rules.spared

    def seats(self) -> int:
        return len(self.rules.alliance) + (self.rules.horde_seat != NOBODY)

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.rules.edition]

    @property
    def challenge(self) -> Challenge:
        """What listens to this game; without a challenge one that hears nothing."""
        return CHALLENGES[self.rules.challenge]

    @property
    def phase_name(self) -> str:
        return self.edition.phase_names[self.phase]

    def cited(self, rule: str) -> str:
        """Code that both editions share names the rules of the first one; a game cites those of its own edition."""
        return EDITIONS[self.rules.edition].same_rules.get(rule, rule)

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option],
        rule: str,
        source: Phrase | None = None,
        always_ask: bool = False,
    ) -> None:
        if self.lost:  # nobody decides anything any more: HRD-Q-26
            self.lose()
            return
        cited = EDITIONS[self.rules.edition].same_rules.get(rule, rule)
        self.decision = Decision(seat, kind, options, cited, source, always_ask)

    def emit(self, kind: str, rule: str, **args: Arg) -> None:
        self.events.append(Event(kind, EDITIONS[self.rules.edition].same_rules.get(rule, rule), args))

    def reveal(self, kind: str, rule: str, **args: Arg) -> None:
        self.events.append(Event(kind, self.cited(rule), args, None, True))

    def lose(self) -> None:
        """The alliance has lost, all together. HRD-WIN-01 HRD-WIN-02 HRD-CST-03 HRD-GEN-08"""
        horde = (self.rules.horde_seat,) if self.rules.horde_seat != NOBODY else ()
        how = Defeat(self.lost)
        kind = how.name.lower().replace("_", "-")
        self.reveal(kind, how.value)
        self.end(Outcome(kind, horde, self.cited(how.value), (0,) * self.seats()))

    def edit(self, unit: UnitId) -> Unit:
        """The unit, to be changed: a copy of its own if another table shares it. Totals are counted anew."""
        self.totals.clear()
        self.apart = None
        if not self.own_units >> unit & 1:
            self.units[unit] = copy_of(self.units[unit])
            self.own_units |= 1 << unit
        return self.units[unit]

    def moved(self) -> None:
        """Cards changed places: what depends on places is counted anew."""
        self.totals.clear()
        self.apart = None
        if self.ability_index is not None and self.ability_index.by_place:
            self.ability_index = None

    def changed(self) -> None:
        """Cards or abilities came or went: everything that was worked out is worked out anew."""
        self.totals.clear()
        self.apart = self.ability_index = None

    def came_or_went(self, unit: Unit) -> None:
        """A card came into play or left it; one without abilities that count all the time changes little else."""
        if CARDS[unit.card].lasting or unit.grants or unit.model != NO_CARD:
            self.changed()
        else:
            self.moved()

    def add_unit(self, unit: Unit) -> UnitId:
        """Bring a card into play; places of cards long gone are used again."""
        self.came_or_went(unit)
        for number in unit_ids(len(MINIONS) + 2, len(self.units)):
            if self.units[number].card == NO_CARD:
                self.units[number] = unit
                self.own_units |= 1 << number
                return number
        self.units.append(unit)
        number = UnitId(len(self.units) - 1)
        self.own_units |= 1 << number
        return number

    # What card text asks of the table.

    def unit_option(self, unit: UnitId) -> Pick:
        return unit_pick(self, unit)

    def mode_option(self, run: Run, number: int, block: int) -> Pick:
        return alternative(number, run.scope.card, run.scope.ability, block)

    def chooser(self, run: Run, by: By) -> Seat:
        if by == Chooser.HORDE:
            return self.horde_chooser()
        return self._speaks_for_alliance(run) if by == Chooser.ALLIANCE else run.scope.seat

    def _speaks_for_alliance(self, run: Run) -> Seat:
        """The player of an alliance card that gives a monster its text, else the lead player. HRD-Q-71 MON-Q-80"""
        bearer = run.scope.source
        for attached in self.units[bearer].attachments if bearer != NO_UNIT else ():
            one = self.units[attached]
            if one.card == run.scope.card and one.side == Side.ALLIANCE:
                return one.seat
        return self.lead()

    def tie_chooser(self, run: Run, rank: Word) -> Seat:
        """HRD-Q-56: the alliance, in every mode; the owner of the card if it is an alliance card.

        Among equally close cards, and equal numbers of tokens, whoever resolves the card decides. MON-KEY-111
        """
        seat = run.scope.seat
        if rank in (Rank.CLOSEST, Rank.FEWEST_HEALTH_TOKENS, Rank.MOST_HEALTH_TOKENS):
            return seat
        if seat == self.rules.horde_seat:  # HRD-KEY-50 HRD-KEY-77 HRD-KEY-92
            return self.rules.alliance[0]
        return seat

    def players_for(self, run: Run) -> tuple[Seat, ...]:
        return self.rules.alliance

    def owner_of(self, unit: UnitId) -> Seat:
        """A monster that changed sides belongs to who uses it: the horde has no hand. HRD-NUP-14"""
        one = self.units[unit]
        return self.rules.horde_seat if one.side == Side.HORDE else one.seat

    def card_name(self, card: int) -> Phrase:
        return CARD_NAME[card]

    def card_saying(self, card: int, ability: int) -> Phrase:
        return card_saying(card, ability)

    def card_code(self, card: int) -> str:
        return CARDS[card].code

    def before_step(self) -> bool:
        return self.edition.before_step(self)

    def uncovers(self, found: tuple[UnitId, ...]) -> bool:
        for unit in found:
            if self.units[unit].hidden != NO_CARD:
                self.edition.uncover(self, found)
                return True
        return False

    def still_meant(self, found: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
        """A card that turned out to be no monster is nothing that a text about monsters reaches. MON-KEY-57"""
        return tuple([unit for unit in found if self.is_meant(unit)])

    def is_meant(self, unit: UnitId) -> bool:
        """Whether a text about cards that can be struck or hurt still reaches this one."""
        one = self.units[unit]
        if unit == NO_UNIT or one.zone == _GONE:
            return False
        return one.side == _ALLIANCE or CARDS[one.card].type in _CAN_BE_MEANT

    def reads_either_end(self, run: Run) -> bool:
        """Whether "leftmost" may be read as "rightmost": by a horde player, who sits opposite. HRD-VS-39"""
        return run.scope.seat == self.rules.horde_seat and self.edition.horde_sits_opposite

    # Whose cards and mana.

    def purse(self, seat: Seat) -> Player:
        """The player whose mana token is moved when that player gains or spends. HRD-VS-04 HRD-MANA-02"""
        return self.players[self.rules.purses[seat]]

    def hand_of(self, seat: Seat) -> list[CardId]:
        return self.horde_hand if seat == self.rules.horde_seat else self.players[seat].hand

    def deck_of(self, seat: Seat) -> list[CardId]:
        return self.horde_deck if seat == self.rules.horde_seat else self.players[seat].deck

    # Who decides.

    def lead(self) -> Seat:
        """The alliance player who answers for all. HRD-Q-71 MON-Q-80"""
        return self.rules.alliance[0]

    def answers_for(self, unit: UnitId) -> Seat:
        """The alliance player whose card caused what concerns all, else the lead player. HRD-Q-71 HRD-Q-94"""
        if unit != NO_UNIT and self.units[unit].side == Side.ALLIANCE:
            return self.units[unit].seat
        return self.lead()

    def answers_for_end(self, unit: UnitId) -> Seat:
        """The alliance player who has destroyed a monster, with a text of their own or that of the castle, which both
        use. HRD-Q-94
        """
        one = self.units[unit]
        return one.slayer if one.slayer in self.rules.alliance else self.answers_for(one.killer)

    def horde_chooser(self) -> Seat:
        """Who makes the choices that a horde card leaves open. HRD-RES-01 HRD-VS-38"""
        return self.rules.horde_seat if self.rules.horde_seat != NOBODY else self.rules.alliance[0]

    # What lies where.

    def monster_in(self, lane: Lane) -> UnitId:
        """The monster in a lane, or -1; a spell that waits there is none."""
        unit = self.front[lane]
        return unit if unit != NO_UNIT and CARDS[self.units[unit].card].monster else NO_UNIT

    def ally_in(self, lane: Lane) -> UnitId:
        """The creature of the alliance in a lane, or -1; a tower is none. HRD-TWR-02"""
        unit = self.guard[lane]
        return NO_UNIT if unit != NO_UNIT and CARDS[self.units[unit].card].tower else unit

    def engaged_with(self, unit: UnitId) -> UnitId:
        """The creature of the other side in its lane, or -1; a tower engages nobody. HRD-KEY-32 HRD-KEY-33"""
        one = self.units[unit]
        if one.lane == NO_LANE or one.zone != _LANE or CARDS[one.card].tower:
            return NO_UNIT
        return self.monster_in(one.lane) if one.side == _ALLIANCE else self.ally_in(one.lane)

    def is_in_play(self, unit: UnitId) -> bool:
        """Units are castle, portal, lanes and back line; what lies in a pile is none. HRD-ZONE-02 HRD-ZONE-04"""
        return unit != NO_UNIT and self.units[unit].zone != _GONE


# A member of an enumeration is found slowly, and these are asked for all the time.
_GONE, _LANE, _ALLIANCE = Zone.GONE, Zone.LANE, Side.ALLIANCE

_CAN_BE_MEANT = (CardType.MONSTER, CardType.PORTAL)

# By name, and a game without a challenge has "". They are written with the rules, which know the table: each comes
# to it when it is made.
EDITIONS: dict[str, Edition] = {}
CHALLENGES: dict[str, Challenge] = {}
