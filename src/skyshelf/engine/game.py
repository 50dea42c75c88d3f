"""The contract between a game and everything that plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from skyshelf.engine.audit import Audit
from skyshelf.engine.campaign import Campaign
from skyshelf.engine.challenges import Challenges
from skyshelf.engine.codec import Codec
from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import BadSetup
from skyshelf.engine.event import Event
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.levels import USUAL_LEVELS, Level
from skyshelf.engine.measure import Luck, Measure
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.portrait import Ledger, Portrait
from skyshelf.engine.rng import seeded
from skyshelf.engine.seat import Seat, seated
from skyshelf.engine.settings import Setting, Settings, Value, settle
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.engine.ways import Way
from skyshelf.engine.workshop import Workshop

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class GameOf(ABC, Generic[S, V]):
    """Set-up, view, determinize, evaluate: all that the shelf needs to know of a game with these states and views."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its rule ids
    # The files of docs/rules that hold its rules, and those of docs/content that hold its cards.
    rule_files: ClassVar[tuple[str, ...]] = ()
    card_files: ClassVar[tuple[str, ...]] = ()
    rules_version: ClassVar[int]
    # Every word that `describe` has names for, so that a later version can leave out those that it added.
    words: ClassVar[frozenset[str]]
    # For scenarios and their guide: the words by the places where they stand, those of `told`, and how choices are
    # written with what they mean; there words in capitals stand for a name or a number.
    words_by_place: ClassVar[Mapping[str, Sequence[str]]] = {}
    told_words: ClassVar[tuple[str, ...]] = ()
    choices: ClassVar[Mapping[str, str]] = {}
    # What such words look like, as patterns, where it is more than a number, a name or a component; what a pattern
    # calls by a name of its own must be a component or one of the other names, such as places.
    choice_parts: ClassVar[Mapping[str, str]] = {}
    choice_names: ClassVar[str] = ""
    # The phases of a turn, in their order.
    phases: ClassVar[tuple[str, ...]] = ()
    fewest: ClassVar[int]
    most: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]]
    codec: Codec
    audit: ClassVar[Audit[Any]]
    # A bot that searches looks at this turn and at as many others as make up the number.
    lookahead: ClassVar[int] = 2
    # It plays on by its priors for so many decisions at most.
    patience: ClassVar[int] = 200
    # Decisions that only finish a step already begun, such as where the die just taken goes.
    follow_ups: ClassVar[frozenset[str]] = frozenset()
    # Decisions in which a player may answer what another one does; the time it takes must not tell what a hand holds.
    windows: ClassVar[frozenset[str]] = frozenset()
    # The texts of the options that let such a decision go by, the plain one first.
    passes: ClassVar[tuple[str, ...]] = ()
    # Decisions that a player may let go by in advance, by kind, with the text of the option that does so; and what
    # may end that beside the player's own turn, by name, with the kinds of events.
    waivable: ClassVar[Mapping[str, str]] = {}
    rousings: ClassVar[Mapping[str, frozenset[str]]] = {}
    # The kind of event with which a piece of a turn begins, to count the prompts for each; "" if there is none.
    activation: ClassVar[str] = ""
    # The kinds of events that only say what was chosen.
    echoes: ClassVar[frozenset[str]] = frozenset()
    # About how long people play, for those who are invited.
    minutes: ClassVar[int] = 30
    # Where its players build decks; None where nobody does.
    decks: ClassVar[Workshop | None] = None
    # The settings that make what people play against who are all on one side.
    rival: ClassVar[tuple[str, ...]] = ()
    # Games with a set-up and a condition of their own; None where there are none.
    challenges: ClassVar[Challenges[Any] | None] = None
    # Games in a row; None where each stands alone.
    campaign: ClassVar[Campaign | None] = None
    # The module whose `DISPLAY` draws it in a terminal; without one, the bare view is shown.
    terminal: ClassVar[str] = ""
    # What a player could type in it: an action to ask about, and a rule.
    example_why: ClassVar[str] = "why ACTION"
    example_rule: ClassVar[str] = "ID"
    # What each level of opponents for people means in it.
    levels: ClassVar[Mapping[str, Level]] = USUAL_LEVELS
    # What its bots are called; any names where it has none of its own.
    bot_names: ClassVar[tuple[str, ...]] = ()
    # The plots of its measures that tell how a finished game stood, where it has no points.
    decided_by: ClassVar[tuple[str, ...]] = ()
    # The events by which chance speaks, for those who want to know whom it favoured.
    luck: ClassVar[tuple[Luck, ...]] = ()
    # Decisions that bots leave to chance, such as a draft: what cannot be weighed would else always go the same way.
    by_lot: ClassVar[frozenset[str]] = frozenset()

    @property
    def speech(self) -> str:
        """What the keys of its messages start with; games that speak alike share it."""
        return self.name

    def start(self, seats: int, settings: Mapping[str, Value], seed: int) -> S:
        """A new game, run to its first decision."""
        return self.begin(seats, self.agree(seats, settings), seed)

    def begin(self, seats: int, settled: Settings, seed: int) -> S:
        """The same with settings that are agreed on, perhaps long ago."""
        state = self.set_up(seats, settled, seeded(seed))
        state.run()
        return state

    def agree(self, seats: int, settings: Mapping[str, Value]) -> Settings:
        """The settings of a new game in full; what makes none is refused with what is allowed."""
        settled = self.agreed(seats, settings)
        self.allow(seats, settled)
        return settled

    def agreed(self, seats: int, settings: Mapping[str, Value]) -> Settings:
        """The settings of a game that was agreed on before: it is played, whatever is allowed for new ones."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} players; not {seats}.")
        settled = settle(self.name, self.settings, settings)
        self.check(seats, settled)
        return settled

    def ways(self) -> tuple[Way, ...]:
        """How the game can be played, the usual way first; most games have one."""
        return (Way("table", {}, tuple(range(self.fewest, self.most + 1))),)

    def at_random(self, seed: int) -> Settings:
        """Settings for those who let chance choose; empty where there is nothing to choose between."""
        return {}

    def roles(self, seats: int, settings: Settings) -> tuple[str, ...]:
        """What each seat stands for where seats differ, such as a team; "" where they do not."""
        return ("",) * seats

    def sides(self, seats: int, settings: Settings) -> tuple[int, ...]:
        """Which side each seat is on: those of one side win and lose together."""
        roles = self.roles(seats, settings)
        return tuple(roles.index(role) if role else seat for seat, role in seated(roles))

    def check(self, seats: int, settings: Settings) -> None:
        """Refuse settings that do not go together: nobody could play them."""

    def allow(self, seats: int, settings: Settings) -> None:
        """Refuse what could be played and is not allowed, such as a deck against the rules of building decks."""

    def take_decks(self, settings: Settings) -> None:
        """Refuse settings with which no side may bring a deck of its own."""

    @abstractmethod
    def set_up(self, seats: int, settings: Settings, rng: int) -> S:
        """The table before the first step."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know, or everybody with None; built by naming what is allowed."""

    @abstractmethod
    def determinize(self, view: V, rng: int) -> S:
        """One state that the owner of the view must hold possible, with the unknown dealt at random."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """For each seat, how good this position looks, from 0 (lost) to 1 (won)."""

    def rouses(self, event: Event, until: str) -> bool:
        """Whether something happened until which a player wanted to let decisions go by."""
        return event.kind in self.rousings.get(until, ())

    def settled(self, state: S) -> bool:
        """Whether nothing is half done, so that `evaluate` need not guess how it ends."""
        return True

    def quiet(self, state: S) -> S:
        """The table once what is under way is over, as if everybody let it happen; the table itself if nothing is."""
        return state

    @abstractmethod
    def lay(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> S:
        """The position that a scenario describes, before its first step."""

    def build(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> S:
        """The same, run to its first decision."""
        state = self.lay(given, settings)
        state.run()
        return state

    @abstractmethod
    def describe(self, state: S, names: Sequence[str] = ()) -> dict[str, Any]:
        """The position in the words of scenarios, players called by `names`; `build` reads them back."""

    def begins(self, state: S) -> str:
        """The phase that begins with the next step; "" where none does."""
        return ""

    def told(self, state: S, names: Sequence[str] = ()) -> dict[str, Any]:
        """What follows from a position, such as the numbers as they are now: scenarios may ask for it."""
        return {}

    @abstractmethod
    def component(self, code: str) -> str | None:
        """A fingerprint of what is printed on the card, tile or hero with this code; None if there is none."""

    def face(self, code: str) -> object | None:
        """What is printed on it, as the rules read it; a design study changes its numbers."""
        return None

    @abstractmethod
    def why_not(self, view: V, text: str) -> list[tuple[str, Phrase]]:
        """The rules that keep the deciding seat from doing what the text asks for; empty if none does."""

    def in_vain(self, view: V) -> frozenset[int]:
        """The open choices, by their places, that cost something and change nothing, as far as the seat can know."""
        return frozenset()

    def early_ends(self, view: V) -> frozenset[int]:
        """The open choices, by their places, that end something early, and could be made after any other as well."""
        return frozenset()

    def explained(self, decision: Decision) -> Phrase | None:
        """The printed words that a question is about, where whoever answers needs them."""
        text = None if decision.source is None else decision.source.args.get("text")
        return text if isinstance(text, Phrase) else None

    def thinkable(self, view: V) -> Sequence[Option]:
        """What a player sees on the table and may name, open or not, so that a terminal knows it by its words."""
        return ()

    def catalogue(self) -> Mapping[str, Any]:
        """What is printed on the components, for a page that draws them: plain values and phrases."""
        return {}

    def figures(self, view: V) -> Mapping[str, Any]:
        """What a player would reckon from the view, such as points or totals: values and phrases for a page."""
        return {}

    def forecast(self, view: V) -> Forecast | None:
        """What will happen if nobody changes anything; None where a game cannot tell."""
        return None

    def measures(self, state: S) -> list[Measure]:
        """The numbers of a position that tell the story of a game; the first plot is the one that tells most."""
        return []

    def priors(self, state: S) -> list[float]:
        """For each option, how much it draws a player in a hurry; 0 is not worth a thought, and one is above it."""
        assert state.decision is not None
        return [1.0] * len(state.decision.options)

    def ledger(self) -> Ledger | None:
        """All that a portrait can hold; None where nobody has written a portrait for the game."""
        return None

    def portrait(self, view: V) -> Portrait:
        """What a net reads of a view; it is made of the view alone, so that it cannot hold a secret."""
        raise AssertionError(f"{self.name} has no portraits")

    def margins(self, state: S) -> list[float]:
        """For each seat of a game that is over, how clearly it won (near 1) or lost (near 0)."""
        return self.evaluate(state)


# Some game, for all who play it without knowing which: states and views come from it and go back to it.
Game = GameOf[Any, Any]
