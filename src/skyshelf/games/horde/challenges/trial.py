"""How a challenge stands during a game."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.record import Record


@dataclass(slots=True)
class Trial(Record):
    """What was noted so far; never changed, whoever notes something makes a new one. Nothing of it is secret."""

    count: int = 0  # deeds that the challenge asks for
    turn: int = 0  # the turn in which they were done, where they must be done in one
    spoiled: bool = False  # it cannot be achieved any more
    done: bool = False  # nothing is missing but the victory
    cards: tuple[int, ...] = ()  # units or outsiders that the challenge remembers
    renewals: tuple[int, ...] = ()  # how often each player may still shuffle the discard pile into the deck
