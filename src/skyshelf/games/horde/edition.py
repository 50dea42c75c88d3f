"""What the editions do differently: parameters and functions chosen at set-up, never asked for inside an effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skyshelf.engine.frame import Frame
from skyshelf.games.horde.state import Horde


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules; the table of differences is section 28 of docs/rules/monoliths.md."""

    name: str
    prefix: str
    # The frames of one turn, in order.
    phases: tuple[Callable[[], Frame], ...]
    # The steps of the destruction sequence, in order.
    destruction: tuple[Callable[[Horde, int], None], ...]
    # What comes between two steps of a card text.
    before_step: Callable[[Horde], bool]
    # A card leaves play without being destroyed.
    before_leaving: Callable[[Horde, int], None]
    portal_destroyed: Callable[[Horde], None]
    tower_empty: Callable[[Horde, int], None]
    minion_destroyed: Callable[[Horde, int], None]
    # Cards that find no lane go on top of the outsider pile, or below it.
    overflow_on_top: bool
    # Of several waiting effects those of horde cards come first.
    monsters_first: bool
    # Excess of a strike outside the fight phase goes through as well.
    trample_anywhere: bool
    # A seventh token card of a kind becomes something else.
    token_limit_reached: Callable[[Horde], None]
    # Only spells may be played as reactions.
    spell_reactions_only: bool
