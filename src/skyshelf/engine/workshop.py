"""Where players build decks before a game: what every game with such decks tells a page or a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, NotRequired, TypedDict, TypeVar

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.settings import Settings, Value

# What stands for words: a phrase, and a sentence once it is said in a reader's language.
T = TypeVar("T")


class Fault(NamedTuple):
    """Something wrong with a deck: the rule, the sentence, and the slugs of the cards that it is about."""

    rule: str
    phrase: Phrase
    cards: tuple[str, ...] = ()


@dataclass(slots=True)
class DeckPart(Record):
    """A card that leads, such as a castle or a hero, and the numbers of the cards that go with it, all by slug."""

    head: str
    cards: dict[str, int]


class ReadyDeck(TypedDict, Generic[T]):
    name: T
    text: str
    settings: NotRequired[dict[str, Value]]


class Head(TypedDict, Generic[T]):
    """A castle or a hero, which leads a pile; `cards` is the one that comes with it."""

    id: str
    faction: str
    rule: T
    fixed: list[str]
    allowed: list[str]
    size: int
    cards: NotRequired[dict[str, int]]


class OfferedCard(TypedDict):
    id: str
    rarity: str
    most: int


class Offers(TypedDict, Generic[T]):
    """`hand` is how many cards a game deals in the beginning; missing where that depends on more than the deck."""

    head: str
    most_heads: int
    hand: NotRequired[int]
    ready: list[ReadyDeck[T]]
    heads: list[Head[T]]
    cards: list[OfferedCard]


@dataclass(slots=True)
class Ready(Record):
    """A ready-made deck: what it is called, what is in it, and the settings that choose it where they can."""

    name: Phrase
    piles: list[DeckPart]
    settings: Settings


class Workshop(ABC):
    """How decks of one game are read, written and judged."""

    # What stands before the colon in the line of a leading card.
    head: ClassVar[str]
    # What stands above the list of them, and above that of the ready-made decks.
    heads_title: ClassVar[Phrase]
    ready_title: ClassVar[Phrase]

    @abstractmethod
    def names(self) -> Mapping[str, Phrase]:
        """What every card that a text may name is called, by slug."""

    @abstractmethod
    def ready_made(self) -> Mapping[str, Ready]:
        """Ready-made decks by the names that people type."""

    def own_pile(self, head: str) -> DeckPart | None:
        """The cards that come with a leading card, by its slug, where they do."""
        return None

    @abstractmethod
    def offers(self) -> Offers[Phrase]:
        """Ready-made decks, leading cards and all others, for a page that lets people choose: values and phrases."""

    @abstractmethod
    def read(self, text: str, names: Mapping[str, str]) -> list[DeckPart]:
        """The piles of a text, or a refusal that names every line; `names` gives slugs for names of a language."""

    @abstractmethod
    def write(self, piles: Sequence[DeckPart], called: Mapping[str, str]) -> str:
        """A text that can be read back; `called` are what to call the cards instead of their slugs."""

    @abstractmethod
    def faults(self, piles: Sequence[DeckPart], settings: Settings) -> list[Fault]:
        """Everything wrong with a deck for a game with these settings; the others are as usual."""

    def meant(self, piles: Sequence[DeckPart], given: Settings) -> Settings:
        """The settings that were given, and what the deck itself tells of the game that it is for."""
        return given

    def cautions(self, piles: Sequence[DeckPart]) -> list[Phrase]:
        """What is allowed, but seldom meant."""
        return []

    @abstractmethod
    def verdict(self, piles: Sequence[DeckPart], settings: Settings, faults: int) -> Phrase:
        """What is said of a deck with so many faults; of a good one, what it is good for."""

    def remarks(self, settings: Settings) -> list[Phrase]:
        """What is worth knowing about a game with these settings, all of them given."""
        return []

    @abstractmethod
    def table(self, piles: Sequence[DeckPart], settings: Settings) -> Settings:
        """What a table must be set to in order to play with the deck."""
