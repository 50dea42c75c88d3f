"""Survivalist: a discard pile goes back into the deck, twice for each player. HRD-ACH-28"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.challenges.challenge import note
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


def can_renew(s: Horde, seat: Seat) -> bool:
    renewals = s.trial.renewals if s.trial is not None else ()
    return bool(renewals) and renewals[seat] > 0 and bool(s.players[seat].discard)


def renew(s: Horde, seat: Seat) -> None:
    """At any time in the alliance phase, or in place of losing when the deck has run out. HRD-Q-61"""
    assert s.trial is not None
    player = s.players[seat]
    player.deck = sorted((*player.deck, *player.discard))
    player.discard = []
    player.laid = 0
    s.shuffle(player.deck)
    left = [number - (one == seat) for one, number in enumerate(s.trial.renewals)]
    note(s, renewals=tuple(left))
    s.reveal("deck-renewed", "HRD-ACH-28", who=WHO[seat], cards=len(player.deck), left=left[seat])
