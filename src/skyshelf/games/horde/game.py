"""Skytear Horde, the first edition, as the shelf knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from skyshelf.engine.challenges import Challenges
from skyshelf.engine.codec import Codec
from skyshelf.engine.forecast import Forecast
from skyshelf.engine.game import GameOf
from skyshelf.engine.mark import fingerprint
from skyshelf.engine.measure import Measure
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.portrait import Ledger, Portrait
from skyshelf.engine.seat import Seat, first_seats
from skyshelf.engine.settings import Setting, Settings, Value
from skyshelf.engine.ways import Way
from skyshelf.games.horde.advice.catalogue import printed, reckoned
from skyshelf.games.horde.advice.forecast import forecast_of
from skyshelf.games.horde.advice.in_vain import choices_in_vain
from skyshelf.games.horde.advice.measures import measured
from skyshelf.games.horde.advice.why import reasons_against
from skyshelf.games.horde.advice.why_horde import reasons_against_horde
from skyshelf.games.horde.audit import HordeAudit
from skyshelf.games.horde.cards import all as all_cards
from skyshelf.games.horde.cards.card import FILLED_IN, Card
from skyshelf.games.horde.cards.registry import BY_SLUG, DECKS
from skyshelf.games.horde.challenges.battle_plan import at_random
from skyshelf.games.horde.challenges.offers import Achievements
from skyshelf.games.horde.challenges.start import CHALLENGE, check_decks
from skyshelf.games.horde.deckbuilding.agree import cards_of, of_first_edition
from skyshelf.games.horde.deckbuilding.workshop import AllianceWorkshop
from skyshelf.games.horde.editions.contents import Contents
from skyshelf.games.horde.editions.edition import Edition
from skyshelf.games.horde.editions.first import HORDE_2022
from skyshelf.games.horde.modes import (
    MODE,
    check_mode,
    decks_of,
    mode_of,
    roles_of,
    second_deck,
    sides_of,
    ways,
)
from skyshelf.games.horde.phases.turn import Turn
from skyshelf.games.horde.play.evaluate import Weights, chances
from skyshelf.games.horde.play.levels import FIRST
from skyshelf.games.horde.play.portrait import margins_of, pages, portrait_of
from skyshelf.games.horde.play.priors import priors
from skyshelf.games.horde.setup import agreed_rules, horde_cards, opening, ready_made, remarks, set_table
from skyshelf.games.horde.shown import Catalogue, Figures
from skyshelf.games.horde.table.choices import CHOICES, OTHER_NAMES, PARTS
from skyshelf.games.horde.table.described import describe_table, told_of
from skyshelf.games.horde.table.position import WORDS, build_table
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.table.view import HordeView, possible_table, view_of
from skyshelf.games.horde.variants import FIRST_EDITION_HORDES, SETTINGS_2022, check_variants

__all__ = ["HordeGame", "all_cards"]

# The first value of each is that of the first game. HRD-SET-13 HRD-SET-18 HRD-SET-21 HRD-SET-23
# Difficulty is a word, never a number. HRD-DIF-08
COLOURS = ("liothan_shapeshifters", "kurumo_warriors", "nupten_illusionists", "taulot_followers")
SETTINGS: tuple[Setting, ...] = (
    MODE,
    Setting("difficulty", ("normal", "hard", "painful"), "HRD-DIF-01"),
    Setting("horde", ("renegade", "undead", "predator", "nightmare"), "HRD-SET-12"),
    Setting("outsider", tuple(dict.fromkeys(card.outsider for card in DECKS["outsiders"])), "HRD-SET-15"),
    Setting(
        "castle",
        ("the_gaping_maw", *[card.slug for card in DECKS["castles"] if card.slug != "the_gaping_maw"]),
        "HRD-SET-20",
    ),
    Setting("deck", COLOURS, "HRD-SET-22", text=True, deck=True),  # or the text of a custom deck: HRD-SET-25
    second_deck(COLOURS),
    *SETTINGS_2022,
    CHALLENGE,
)


class HordeGame(GameOf[Horde, HordeView]):
    """Skytear Horde, the first edition. HRD-GEN-01"""

    edition: Edition = HORDE_2022
    name = HORDE_2022.name
    prefix = HORDE_2022.prefix
    rule_files = ("horde.md",)
    card_files = ("horde.md",)
    rules_version = 4
    rival = ("horde", "difficulty", "outsider")
    phases = HORDE_2022.phase_names
    words = frozenset(word for words in WORDS.values() for word in words)
    words_by_place = WORDS
    told_words = ("values", "prices", "difficulty")
    choices = CHOICES
    choice_parts = PARTS
    choice_names = OTHER_NAMES
    fewest = 1
    most = 3
    settings = SETTINGS
    audit = HordeAudit()
    lookahead = 1
    levels = FIRST
    waivable: ClassVar[Mapping[str, str]] = {"reactions": "end"}
    rousings: ClassVar[Mapping[str, frozenset[str]]] = {
        "attack": frozenset({"strikes"}),
        "round": frozenset({"turn-begins"}),
    }
    follow_ups = frozenset(
        {"lane", "bearer", "target", "tie", "move-lane", "engage-with", "how-many", "heal", "split", "choose"}
    )

    @property
    def speech(self) -> str:
        """Both editions have the same messages."""
        return HORDE_2022.name

    contents = Contents(
        colours=COLOURS,
        agreed_rules=agreed_rules,
        ready_made=ready_made,
        builds_with=of_first_edition,
        horde_cards=horde_cards,
        remarks=remarks,
        lay_minions=lambda s: None,
        outsider_waits_in_pile=True,
        opening=opening,
    )
    decks = AllianceWorkshop(HORDE_2022, contents)
    challenges: ClassVar[Challenges[Horde] | None] = Achievements()
    terminal = "skyshelf.terminal.horde.display"
    example_why = "why play wind_riders, why engage onikai"
    example_rule = "HRD-KEY-84"
    decided_by = ("castle", "portal")

    def __init__(self, weights: Weights | None = None) -> None:
        self.codec = Codec("skyshelf.games.horde")
        self.weights = weights  # those of the edition where none are given

    def at_random(self, seed: int) -> Settings:
        return at_random(self.settings, seed)

    def ways(self) -> tuple[Way, ...]:
        return ways()

    def roles(self, seats: int, settings: Settings) -> tuple[str, ...]:
        return roles_of(seats, settings)

    def sides(self, seats: int, settings: Settings) -> tuple[int, ...]:
        """Where nobody is the horde, all play together. HRD-GEN-06"""
        _, horde = sides_of(seats, mode_of(seats, settings))
        return tuple(int(seat == horde) for seat in first_seats(seats))

    def check(self, seats: int, settings: Settings) -> None:
        check_mode(seats, settings)
        check_variants(mode_of(seats, settings), settings, FIRST_EDITION_HORDES)
        for deck in decks_of(seats, settings, COLOURS):
            cards_of(deck, ready_made)  # refuses what cannot be read

    def allow(self, seats: int, settings: Settings) -> None:
        check_decks(decks_of(seats, settings, COLOURS), settings, ready_made)

    def set_up(self, seats: int, settings: Settings, rng: int) -> Horde:
        decks = decks_of(seats, settings, COLOURS)
        return set_table(agreed_rules(seats, settings), settings, decks, rng)

    def view(self, state: Horde, seat: Seat | None) -> HordeView:
        return view_of(state, seat)

    def determinize(self, view: HordeView, rng: int) -> Horde:
        return possible_table(view, rng)

    def evaluate(self, state: Horde) -> list[float]:
        return chances(state, self.weights)

    def ledger(self) -> Ledger:
        return pages().ledger

    def portrait(self, view: HordeView) -> Portrait:
        return portrait_of(view)

    def margins(self, state: Horde) -> list[float]:
        return margins_of(state)

    def settled(self, state: Horde) -> bool:
        """Whether a side is about to act in its own phase."""
        return state.decision is None or state.decision.kind in ("alliance", "horde")

    def lay(self, given: Mapping[str, Any], settings: Mapping[str, Value]) -> Horde:
        return build_table(given, lambda seats: self.agreed(seats, settings), self.contents)

    def describe(self, state: Horde, names: Sequence[str] = ()) -> dict[str, Any]:
        return describe_table(state, names)

    def told(self, state: Horde, names: Sequence[str] = ()) -> dict[str, Any]:
        return told_of(state, names)

    def begins(self, state: Horde) -> str:
        top = state.frames[-1]
        return self.phases[top.at] if isinstance(top, Turn) and top.at < len(self.phases) else ""

    def component(self, code: str) -> str | None:
        card = BY_SLUG.get(code)
        return None if card is None else fingerprint(card, FILLED_IN)

    def face(self, code: str) -> Card | None:
        return BY_SLUG.get(code)

    def why_not(self, view: HordeView, text: str) -> list[tuple[str, Phrase]]:
        if view.seat == view.rules.horde_seat:
            return reasons_against_horde(view, text)
        return reasons_against(view, text)

    def in_vain(self, view: HordeView) -> frozenset[int]:
        return choices_in_vain(view)

    def catalogue(self) -> Catalogue:
        return printed(self.edition)

    def figures(self, view: HordeView) -> Figures:
        return reckoned(view)

    def forecast(self, view: HordeView) -> Forecast | None:
        return forecast_of(view)

    def priors(self, state: Horde) -> list[float]:
        return priors(state)

    def measures(self, state: Horde) -> list[Measure]:
        return measured(state)
