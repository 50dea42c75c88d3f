"""What a page gets beside the view: printed cards, the numbers as they stand, forecast and challenges, part by part.

The types of the board are made from these and from the view; phrases arrive there as sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import Value
from skyshelf.games.horde.abilities.sources import Summand
from skyshelf.games.horde.table.state import CASTLE, LASTING, PORTAL
from skyshelf.games.horde.vocabulary.names import Side

# What the board must know by its number.
NUMBERS = {"CASTLE": CASTLE, "PORTAL": PORTAL, "EMPTY": NO_UNIT, "HORDE_SIDE": Side.HORDE, "LASTING": LASTING}


class Named(TypedDict):
    id: str
    name: Phrase


class Omen(TypedDict):
    """The treachery marks of a card."""

    left: bool
    swords: int


class Face(TypedDict):
    """A printed card; `figure` is what is drawn on it."""

    id: str
    code: str
    name: Phrase
    type: str
    figure: str
    subtype: Named | None
    deck: str
    faction: str
    cost: int | None
    attack: int | None
    health: int | None
    epic: bool
    mana: int
    strokes: int
    marks: Omen | None
    waves: Sequence[int]
    stage: int
    keywords: list[str]
    text: Sequence[Phrase]


class Catalogue(TypedDict):
    cards: list[Face]
    phases: Sequence[str]
    most_mana: int
    # Keywords that this edition explains in words of its own, and the ends of those messages' keys.
    keyword_help: Mapping[str, str]


class UnitFigures(TypedDict):
    """A card in play: where it lies, in the words of options, and each number with what it is added up from."""

    place: str
    attack: int | None
    health: int | None
    armor: int
    keywords: list[Named]
    attack_parts: list[Summand]
    health_parts: list[Summand]
    armor_parts: list[Summand]


class Foreseen(TypedDict):
    place: str
    kind: str
    low: int
    high: int
    text: Phrase


class ForecastFigures(TypedDict):
    scenes: dict[str, list[Foreseen]]
    doubts: Sequence[Phrase]


class ChallengeFigures(TypedDict):
    id: str
    name: Phrase
    text: Phrase
    spoiled: bool
    done: bool
    medals: int


class Figures(TypedDict):
    """`costs` are those of the cards that each seat holds, by number; `searching` is the played card that looks for
    its lane or its bearer, for the seat that is asked where.
    """

    units: list[UnitFigures | None]
    wave: int
    costs: list[dict[str, int]]
    mana: list[int]
    searching: int | None
    forecast: ForecastFigures | None
    challenge: ChallengeFigures | None


class ChallengeOffer(TypedDict):
    id: str
    name: Phrase
    help: Phrase
    rule: str
    settings: dict[str, Value]
    hero: str
    deck_size: int


class Difficulty(TypedDict):
    id: str
    name: Phrase
    medals: int


class Challenges(TypedDict):
    challenges: list[ChallengeOffer]
    difficulties: list[Difficulty]


class Fight(TypedDict):
    """A horde of a battle plan; `won` is null before its fight."""

    id: str
    name: Phrase
    outsider: Phrase
    won: bool | None


class Campaign(TypedDict):
    deck: Phrase
    level: int
    hordes: list[Fight]
    wins: int
    needed: int
    over: bool
    victory: bool
    outsider: Phrase | None
    told: Phrase
    fight: dict[str, Value] | None
    alliances: list[Named]
