"""Skytear as the shelf knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from skyshelf.engine.codec import Codec
from skyshelf.engine.decision import Decision
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.event import Event
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.game import GameOf
from skyshelf.engine.mark import fingerprint
from skyshelf.engine.measure import Measure
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.portrait import Ledger, Portrait
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.engine.settings import Setting, Settings, Value
from skyshelf.games.skytear.advice.catalogue import printed, reckoned
from skyshelf.games.skytear.advice.explained import words_for
from skyshelf.games.skytear.advice.forecast import forecast_of
from skyshelf.games.skytear.advice.in_vain import choices_in_vain
from skyshelf.games.skytear.advice.measures import FLIPS, measured
from skyshelf.games.skytear.advice.why import reasons_against
from skyshelf.games.skytear.audit import SkytearAudit
from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.battlefields.battlefield import MOST_SEATS
from skyshelf.games.skytear.cards import all as all_cards
from skyshelf.games.skytear.cards.card import FILLED_IN, Definition
from skyshelf.games.skytear.cards.registry import BY_SLUG
from skyshelf.games.skytear.deckbuilding.workshop import PoolWorkshop
from skyshelf.games.skytear.editions import EDITIONS
from skyshelf.games.skytear.modes import MODES
from skyshelf.games.skytear.phases.turn import Turn
from skyshelf.games.skytear.play.evaluate import chances, is_settled, settled
from skyshelf.games.skytear.play.levels import LEVELS
from skyshelf.games.skytear.play.portrait import pages, portrait_of
from skyshelf.games.skytear.play.priors import priors
from skyshelf.games.skytear.play.weights import PULLS, WEIGHTS, Pulls, Weights
from skyshelf.games.skytear.setup.formats import FORMATS
from skyshelf.games.skytear.setup.set_table import (
    ALL_HEROES,
    agreed_rules,
    refuse_faulty_pools,
    set_table,
)
from skyshelf.games.skytear.shown import Catalogue, Figures
from skyshelf.games.skytear.table.choices import CHOICES, OTHER_NAMES, PARTS
from skyshelf.games.skytear.table.described import describe_table, told_of
from skyshelf.games.skytear.table.options import STOP_NAMES, Declare, EndActivation
from skyshelf.games.skytear.table.position import PHASES, WORDS, build_table
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.table.view import SkytearView, possible_table, view_of
from skyshelf.games.skytear.vocabulary.names import Action

__all__ = ["SkytearGame", "all_cards"]

SETTINGS = (
    Setting("battlefield", NAMES, "SKY-CMP-20"),
    Setting("format", tuple(FORMATS), "SKY-DRAFT-04"),
    Setting("mode", tuple(MODES), "SKY-SIMPLE-01"),
    Setting("edition", tuple(EDITIONS), "SKY-Q-30"),
    Setting("outsiders", ("starter", "random"), "SKY-LANE3-13"),
    Setting("decks", ("piles", "built"), "SKY-DRAFT-11"),
    Setting("points", ("free", "budget"), "SKY-Q-136"),
    # How players are asked for reactions at first; each may change it in an activation of their own.
    Setting("stops", STOP_NAMES, "SKY-STK-08"),
    # Or the text of a pool: heroes with their piles.
    Setting("south_pool", (ALL_HEROES,), "SKY-COMP-03", text=True, deck=True),
    Setting("north_pool", (ALL_HEROES,), "SKY-COMP-03", text=True, deck=True),
)


class SkytearGame(GameOf[Skytear, SkytearView]):
    """The hex MOBA for two to eight players in two teams."""

    name = "skytear"
    prefix = "SKY"
    rule_files = ("skytear.md",)
    card_files = ("skytear.md",)
    rules_version = 3
    phases = PHASES
    words = frozenset(word for words in WORDS.values() for word in words)
    words_by_place = WORDS
    told_words = ("values", "stack", "prices")
    choices = CHOICES
    choice_parts = PARTS
    choice_names = OTHER_NAMES
    fewest = 2
    minutes = 60
    most = MOST_SEATS
    settings = SETTINGS
    audit = SkytearAudit()
    decks = PoolWorkshop()
    levels = LEVELS
    terminal = "skyshelf.terminal.skytear.display"
    example_why = "why attack, why play time_warp"
    example_rule = "SKY-STK-14"
    decided_by = ("towers", "control", "defeated", "minions")
    # A turn is long and its end is looked at by the evaluation: a short look ahead plays as well as a long one.
    lookahead = 1
    patience = 12
    windows = frozenset({"respond"})
    passes = ("pass", "pass all")
    waivable: ClassVar[Mapping[str, str]] = {"respond": "pass"}
    rousings: ClassVar[Mapping[str, frozenset[str]]] = {
        "attack": frozenset({"declared"}),
        "card": frozenset({"played"}),
        "round": frozenset({"turn"}),
    }
    activation = "activated"
    echoes = frozenset({"activated", "declared", "played"})
    by_lot = frozenset({"faction", "pool", "hero"})
    follow_ups = frozenset(
        {
            "target",
            "target-hex",
            "target-effect",
            "attack",
            "mark",
            "pillar",
            "move",
            "where",
            "area",
            "flip",
            "choose",
            "lane",
        }
    )
    luck = FLIPS

    def __init__(self, weights: Weights = WEIGHTS, pulls: Pulls = PULLS) -> None:
        self.codec = Codec("skyshelf.games.skytear")
        self.weights = weights
        self.pulls = pulls

    def roles(self, seats: int, settings: Settings) -> tuple[str, ...]:
        """The team of each seat. SKY-TEAM-01"""
        south, _ = agreed_rules(seats, settings).teams
        return tuple("south" if seat in south else "north" for seat in first_seats(seats))

    def check(self, seats: int, settings: Settings) -> None:
        rules = agreed_rules(seats, settings)
        field = battlefield(rules.field)
        if seats > field.most_seats:  # SKY-TEAM-04
            why = Phrase("skytear-refused-seats", {"most": field.most_seats, "seats": seats})
            raise RefusedSetup([why], ["SKY-TEAM-04"])
        refuse_faulty_pools(rules)

    def take_decks(self, settings: Settings) -> None:
        if FORMATS[str(settings["format"])].brought is None:
            raise RefusedSetup([Phrase("skytear-decks-pool-format")], ["SKY-COMP-03"])

    def set_up(self, seats: int, settings: Settings, rng: int) -> Skytear:
        return set_table(agreed_rules(seats, settings), settings, rng)

    def view(self, state: Skytear, seat: Seat | None) -> SkytearView:
        return view_of(state, seat)

    def determinize(self, view: SkytearView, rng: int) -> Skytear:
        return possible_table(view, rng)

    def ledger(self) -> Ledger:
        return pages().ledger

    def portrait(self, view: SkytearView) -> Portrait:
        return portrait_of(view)

    def evaluate(self, state: Skytear) -> list[float]:
        return chances(state, self.weights, self.pulls)

    def rouses(self, event: Event, until: str) -> bool:
        """Not everything that is declared is an attack."""
        heard = super().rouses(event, until)
        return heard and (until != "attack" or event.args["what"] == Action.ATTACK.phrase())

    def settled(self, state: Skytear) -> bool:
        return is_settled(state)

    def quiet(self, state: Skytear) -> Skytear:
        return settled(state, self.pulls)

    def priors(self, state: Skytear) -> list[float]:
        return priors(state, self.pulls)

    def explained(self, decision: Decision) -> Phrase | None:
        return words_for(decision)

    def catalogue(self) -> Catalogue:
        return printed()

    def figures(self, view: SkytearView) -> Figures:
        return reckoned(view)

    def forecast(self, view: SkytearView) -> Forecast | None:
        return forecast_of(view)

    def lay(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> Skytear:
        return build_table(given, lambda seats: self.agreed(seats, settings))

    def describe(self, state: Skytear, names: Sequence[str] = ()) -> dict[str, Any]:
        return describe_table(state, names)

    def begins(self, state: Skytear) -> str:
        top = state.frames[-1]
        return self.phases[top.at] if isinstance(top, Turn) else ""

    def told(self, state: Skytear, names: Sequence[str] = ()) -> dict[str, Any]:
        return told_of(state)

    def component(self, code: str) -> str | None:
        """Where two heroes have one name, their side stands behind it."""
        card = BY_SLUG.get(code.partition("-")[0])
        return None if card is None else fingerprint(card, FILLED_IN)

    def face(self, code: str) -> Definition | None:
        return BY_SLUG.get(code)

    def why_not(self, view: SkytearView, text: str) -> list[tuple[str, Phrase]]:
        return reasons_against(view, text)

    def early_ends(self, view: SkytearView) -> frozenset[int]:
        """To end an activation that has actions left: it can be ended after them as well."""
        if view.decision is None or not any(isinstance(each, Declare) for each in view.decision.options):
            return frozenset()
        options = enumerate(view.decision.options)
        return frozenset(index for index, option in options if isinstance(option, EndActivation))

    def in_vain(self, view: SkytearView) -> frozenset[int]:
        return choices_in_vain(view)

    def measures(self, state: Skytear) -> list[Measure]:
        return measured(state)
