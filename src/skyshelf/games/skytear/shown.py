"""What a page gets beside the view: maps and cards as printed, the numbers as they stand, the draft, part by part.

The types of the board are made from these and from the view; phrases arrive there as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.table.state import TOKEN, Phase, Stance

# What the board must know by its number.
NUMBERS = {
    "NOBODY": NO_UNIT,
    "OFF": OFF,
    "TOKEN": TOKEN,
    "READY": Stance.READY,
    "EXHAUSTED": Stance.EXHAUSTED,
    "DEFEATED": Stance.DEFEATED,
    "SETUP": Phase.SETUP,
}


class Named(TypedDict):
    id: str
    name: Phrase


class LaneShown(TypedDict):
    """`towers` and `ways` are those of south and north."""

    id: str
    name: Phrase
    control: int
    towers: tuple[int, int]
    ways: tuple[tuple[int, ...], tuple[int, ...]]


class DomeShown(TypedDict):
    id: str
    name: Phrase
    control: int
    inside: list[int]


class Field(TypedDict):
    id: str
    hexes: Sequence[tuple[int, int]]
    places: Sequence[Phrase]
    cover: list[int]
    walls: list[tuple[int, int]]
    nexus: tuple[int, int]
    hero_starts: tuple[tuple[int, ...], ...]
    track: int
    lanes: list[LaneShown]
    domes: list[DomeShown]


class Face(TypedDict):
    """A printed card; `letters` are two that no other hero has, `deed` is what a power card does, for its picture.

    `terms` are the words of its text that the rules give a meaning.
    """

    id: str
    name: Phrase
    text: Sequence[Phrase]
    terms: Sequence[str]
    type: Literal["hero", "power", "outsider"]
    faction: str
    letters: NotRequired[str]
    role: NotRequired[Phrase]
    runes: NotRequired[list[str]]
    ranged: NotRequired[bool]
    attack: NotRequired[int]
    flips: NotRequired[int]
    health: NotRequired[int]
    armor: NotRequired[int]
    points: NotRequired[int]
    move: NotRequired[int]
    cost: NotRequired[int]
    reaction: NotRequired[bool]
    modifier: NotRequired[int]
    ultimate: NotRequired[bool]
    deed: NotRequired[str]
    hero: NotRequired[str]


class Catalogue(TypedDict):
    battlefields: list[Field]
    cards: list[Face]
    factions: list[Named]
    conditions: list[Named]
    actions: list[Named]
    runes: list[Phrase]
    phases: list[str]
    tower_hp: int
    action_points: int


# What is printed, what cards changed, and the skills of heroes by their card; and how much of it.
Part: TypeAlias = tuple[str | int, int]


class HeroFigures(TypedDict):
    """`name` is as options write it."""

    name: str
    attack: int
    armor: int
    control: int
    attack_parts: list[Part]
    armor_parts: list[Part]
    control_parts: list[Part]
    mana: int
    move: int
    sight: list[int]
    reach: list[int]
    threat: list[int]


class Way(TypedDict):
    """A hex that a Move passes; `ends` where it may stop."""

    hex: int
    steps: int
    before: int
    ends: bool


class Blow(TypedDict):
    """What an Attack would take from a target, with the worst flip and with the best one."""

    unit: UnitId
    hex: int
    low: int
    high: int
    hp: int


class ActiveFigures(TypedDict):
    ways: list[Way]
    blows: list[Blow]


class Post(TypedDict):
    """Where a hero would start."""

    hero: UnitId
    hex: int


class StackFigures(TypedDict):
    number: int
    name: Phrase
    hero: UnitId
    card: int
    hexes: list[int]


class Contest(TypedDict):
    lanes: Sequence[int]
    dome: int
    low: tuple[int, int]
    high: tuple[int, int]
    winner: int
    margin: int
    sure: bool
    ends: Sequence[int]
    stage: Literal["open", "now", "settled"]


class Goal(TypedDict):
    """What wins, in the words of whoever reads it, how far each side has come, and how far it must."""

    name: Phrase
    text: Phrase
    sides: list[int]
    wanted: int


class DraftPick(TypedDict):
    """A turn to pick in the order of a draft; `taken` is the faction or hero that was picked."""

    side: int
    seat: Seat
    taken: int | None


class DraftOffer(TypedDict):
    """A hero that can be picked, or the reason why not."""

    card: int
    points: int
    rule: str
    why: Phrase | None


class Budget(TypedDict):
    spent: int
    budget: int


class FactionDraftFigures(TypedDict):
    kind: Literal["factions"]
    picks: list[DraftPick]
    heroes: list[list[int]]
    starters: bool


class PoolFigures(TypedDict):
    kind: Literal["pool"]
    chosen: Sequence[int]
    size: int
    offers: list[DraftOffer]
    points: Budget | None


class HeroDraftFigures(TypedDict):
    kind: Literal["heroes"]
    picks: list[DraftPick]
    offers: list[DraftOffer]
    theirs: list[int]
    points: Budget | None


class DeckFigures(TypedDict):
    kind: Literal["deck"]
    out: int
    exchanges: int
    points: int | None


DraftFigures: TypeAlias = FactionDraftFigures | PoolFigures | HeroDraftFigures | DeckFigures


class Figures(TypedDict):
    heroes: list[HeroFigures]
    acting: ActiveFigures | None
    posts: list[Post]
    stack: list[StackFigures]
    contests: list[Contest]
    forecast: list[list[Phrase]]
    doubts: list[Phrase]
    goals: list[Goal]
    draft: DraftFigures | None
