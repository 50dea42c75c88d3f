"""The formats: how the sides come by their heroes and decks. SKY-DRAFT-04"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.workshop import Fault
from skyshelf.games.skytear.cards.registry import HEROES
from skyshelf.games.skytear.deckbuilding.legality import (
    MOST_FACTIONS,
    SPARE_HEROES,
    Pool,
    all_factions,
    pool_faults,
    team_faults,
)
from skyshelf.games.skytear.setup.draft import FactionDraft, HeroDraft, take_hero
from skyshelf.games.skytear.setup.form_decks import BuildDecks, Factions, affordable
from skyshelf.games.skytear.setup.pool_choice import ChoosePools
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Faction


@dataclass(frozen=True, slots=True)
class Brought:
    """Heroes with their piles, which a side has put together before the game."""

    spare_heroes: int  # beyond those that will play
    # What speaks against them in games with so many heroes, and such a budget.
    faults: Callable[[Pool, int, int], list[Fault]]


@dataclass(frozen=True, slots=True)
class Format:
    """One format, asked for what it does."""

    # What players must choose before the table is laid; what needs no answer is done at once.
    begin: Callable[[Skytear], list[Frame]]
    brought: Brought | None = None  # what a side may bring
    builds_decks: bool = True  # where players agreed to, SKY-DRAFT-11
    counts_points: bool = False  # SKY-Q-136
    drafts: bool = True  # heroes are placed in the order of a draft, else one side after the other: SKY-Q-51


def _first_draft(s: Skytear) -> list[Frame]:
    return [FactionDraft(), HeroDraft(starters=True)]


def _draft(s: Skytear) -> list[Frame]:
    return [FactionDraft(), HeroDraft()]


def _draft_of_pools(s: Skytear) -> list[Frame]:
    return [ChoosePools(), HeroDraft(own_pools=True)]


def _random_heroes(s: Skytear) -> list[Frame]:
    factions = _deal_heroes(s)
    return [BuildDecks(factions)] if s.rules.building else []


def _deal_heroes(s: Skytear) -> Factions:
    """Random teams for a quick game: heroes of two factions for each side, as a draft would give; these factions are
    the side's own. SKY-FAC-09 SKY-DECK-01
    """
    factions: list[int] = list(Faction)
    s.shuffle(factions)
    dealt = (tuple(factions[:2]), tuple(factions[2:]))
    for side, pool in enumerate(dealt):
        cards = sorted(card.id for card in HEROES.values() if card.faction in pool)
        s.shuffle(cards)
        for card in cards[: s.field.heroes]:
            take_hero(s, side, card)
    return dealt


def _bring_teams(s: Skytear) -> list[Frame]:
    """The heroes that a side brings; a side without a team gets one of two random factions. SKY-FAC-09"""
    for side in (0, 1):
        for pile in s.rules.pools[side]:
            take_hero(s, side, pile.hero)
        if s.rules.pools[side]:
            continue
        factions = list(all_factions())
        s.shuffle(factions)
        left = [card.id for card in HEROES.values() if card.faction in factions[:MOST_FACTIONS]]
        for _ in range(s.field.heroes):
            fitting = affordable(s, side, left)
            hero = fitting[s.draw(len(fitting))]
            left.remove(hero)
            take_hero(s, side, hero)
    return []


FORMATS = {
    "first": Format(_first_draft),
    "casual": Format(_draft, counts_points=True),
    "competitive": Format(
        _draft_of_pools, Brought(SPARE_HEROES, pool_faults), builds_decks=False, counts_points=True
    ),
    "random": Format(_random_heroes, drafts=False),
    # A side brings heroes with their deck.
    "teams": Format(
        _bring_teams, Brought(0, team_faults), builds_decks=False, counts_points=True, drafts=False
    ),
}
