"""What a challenge is: its rule, what it changes at the table, and what it watches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening

# The table, what happened, to which card and by which.
Watcher = Callable[[Horde, Happening, UnitId, UnitId], None]


@dataclass(frozen=True, slots=True)
class Challenge:
    """One achievement; parameters and functions instead of its name in the rules."""

    name: str
    rule: str
    hero: str = ""  # a card that a deck must hold and that does not start in it
    in_lane: bool = False  # the hero starts in a lane, not in the hand
    wounds: int = 0  # of that hero
    deck_size: int = 0  # of an alliance deck built without limits
    castle_wounds: int = 0
    minion_health: int = 0
    horde_cards: int = 0  # of a horde deck without mana
    # Cards that cannot be damaged, destroyed, wounded or weakened.
    spares: Callable[[Card], bool] | None = None
    upside_down: bool = False  # lanes pillage, the back line strikes the castle
    renewals: int = 0  # of the deck, for each player
    last_turn: int = 0  # whose end is the victory
    outsiders: int = 0  # different ones to destroy, a stage of each
    returns: int = 0  # allies to bring back to the hand with the hero's ability
    watch: Watcher | None = None
    deed: bool = False  # the victory alone is not enough


def note(s: Horde, **changes: Any) -> None:
    """Note fields of the trial by their names."""
    s.trial = replace(trial_of(s), **changes)


def trial_of(s: Horde) -> Trial:
    assert s.trial is not None
    return s.trial


def spoil(s: Horde, rule: str) -> None:
    """The challenge is lost, the game goes on."""
    if not trial_of(s).spoiled:
        note(s, spoiled=True)
        s.emit("challenge-spoiled", rule)


def fulfil(s: Horde, rule: str) -> None:
    """The deed is done: only the victory is missing. HRD-ACH-03"""
    if not trial_of(s).done:
        note(s, done=True)
        s.emit("challenge-fulfilled", rule)
