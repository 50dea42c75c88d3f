"""What the box of an edition holds, for whoever lays out a table with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.table.state import Horde, Rules


@dataclass(frozen=True, slots=True)
class Contents:
    colours: tuple[str, ...]  # the ready-made decks
    agreed_rules: Callable[[int, Settings], Rules]
    ready_made: Callable[[str], list[CardId]]
    # Whether a player may put the card into a deck, or build it for the castle.
    builds_with: Callable[[Card], bool]
    horde_cards: Callable[[Settings], list[CardId]]
    remarks: Callable[[Settings], list[Phrase]]  # what can be told of a game before it starts
    # The table before anything is laid on it, with castle and portal.
    lay_minions: Callable[[Horde], None]
    outsider_waits_in_pile: bool
    # What is left to do at a table with shuffled decks before the first turn.
    opening: Callable[[Horde, list[Frame]], list[Frame]]
