"""What a challenge is: its rule, what it changes at the table, and what it watches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from skyshelf.effects.unit import UnitId
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.challenges.trial import Trial
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening

# The table, what happened, to which card and by which.
Watcher = Callable[[Horde, Happening, UnitId, UnitId], None]
Blows = tuple[tuple[UnitId, ...], ...]


def _nothing(s: Horde) -> None:
    """Most challenges leave it as it is."""


def _no(s: Horde) -> bool:
    return False


def _not_this_seat(s: Horde, seat: Seat) -> bool:
    return False


def _unwatched(s: Horde, what: Happening, who: UnitId, whom: UnitId) -> None:
    """Most happenings are no matter of the challenge."""


def _same_blows(s: Horde, blows: Blows) -> Blows:
    return blows


def _no_actions(s: Horde, seat: Seat) -> list[Option]:
    return []


def _no_action(s: Horde, seat: Seat, option: Option) -> None:
    raise ValueError(f"Nobody knows what '{option.text()}' does.")


def _uncounted(s: Horde, rule: str, card: CardId) -> None:
    """Few challenges count what comes back to a hand."""


@dataclass(frozen=True, slots=True, eq=False)
class Challenge:
    """One achievement, or none: parameters of the table, and functions that the rules call where it may listen."""

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
    renewals: int = 0  # of the deck, for each player
    last_turn: int = 0  # whose end is the victory
    outsiders: int = 0  # different ones to destroy, a stage of each
    deed: bool = False  # the victory alone is not enough
    # Whatever happens at the table.
    watch: Watcher = _unwatched
    # Whether a player gains nothing from the portal in this refresh phase.
    withholds_mana: Callable[[Horde, Seat], bool] = _not_this_seat
    # What can be done in the alliance phase beside what the rules offer, and doing it.
    actions: Callable[[Horde, Seat], list[Option]] = _no_actions
    act: Callable[[Horde, Seat, Option], None] = _no_action
    # The blows that are left of those of one moment.
    blows: Callable[[Horde, Blows], Blows] = _same_blows
    # Each of these says whether it came in place of what the rules do:
    in_place_of_pillaging: Callable[[Horde], bool] = _no
    in_place_of_empty_deck: Callable[[Horde, Seat], bool] = _not_this_seat
    in_place_of_next_stage: Callable[[Horde], bool] = _no
    # A card came back to a hand; the rule is the card whose text brought it.
    returned: Callable[[Horde, str, CardId], None] = _uncounted
    # The alliance has won.
    after_victory: Callable[[Horde], None] = _nothing


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
