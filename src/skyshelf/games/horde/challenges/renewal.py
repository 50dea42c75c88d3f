"""Survivalist: a discard pile goes back into the deck, twice for each player. HRD-ACH-28"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.challenges.challenge import note, trial_of
from skyshelf.games.horde.table.state import Horde


@dataclass(slots=True, unsafe_hash=True)
class RenewDeck(Option):
    """Shuffle the discard pile into the deck."""

    def text(self) -> str:
        return "renew deck"

    def label(self) -> Phrase:
        return Phrase("horde-option-renew")

    def group(self) -> str:
        return "renew"


RENEW = RenewDeck()


def renewals(s: Horde, seat: Seat) -> list[Option]:
    """At any time in the alliance phase. HRD-Q-61"""
    return [RENEW] if _can_renew(s, seat) else []


def renew_as_action(s: Horde, seat: Seat, option: Option) -> None:
    assert isinstance(option, RenewDeck)
    _renew(s, seat)


def renew_empty_deck(s: Horde, seat: Seat) -> bool:
    """In place of losing when the deck has run out. HRD-Q-61"""
    if not _can_renew(s, seat):
        return False
    _renew(s, seat)
    return True


def _can_renew(s: Horde, seat: Seat) -> bool:
    return trial_of(s).renewals[seat] > 0 and bool(s.players[seat].discard)


def _renew(s: Horde, seat: Seat) -> None:
    player = s.players[seat]
    player.deck = sorted((*player.deck, *player.discard))
    player.discard = []
    player.laid = 0
    s.shuffle(player.deck)
    left = [number - (one == seat) for one, number in enumerate(trial_of(s).renewals)]
    note(s, renewals=tuple(left))
    s.reveal("deck-renewed", "HRD-ACH-28", who=WHO[seat], cards=len(player.deck), left=left[seat])
