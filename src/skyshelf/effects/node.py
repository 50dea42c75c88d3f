"""The base of everything that card text is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of card text: frozen, shared by all games in play, and never part of a state."""

    def phrase(self) -> Phrase:
        """How this piece reads, as a message key with arguments."""
        raise AssertionError(f"{type(self).__name__} has no words")


class Word(IntEnum):
    """A word of a game (a token, a keyword, a kind of card); its message key is its class and its name."""

    def phrase(self) -> Phrase:
        return Phrase(f"effects-{type(self).__name__.lower()}-{self.name.lower().replace('_', '-')}")


NOTHING = Phrase("effects-nothing")


def joined(parts: Sequence[Phrase], key: str) -> Phrase:
    """Several phrases as one: `key` says how `$first` and `$rest` stand together."""
    if not parts:
        return NOTHING
    if len(parts) == 1:
        return parts[0]
    return Phrase(key, {"first": parts[0], "rest": joined(parts[1:], key)})


def paid(costs: Sequence[Phrase]) -> Phrase:
    """What is to be paid; the same several times is said once."""
    if len(costs) > 1 and all(cost == costs[0] for cost in costs):
        return Phrase("effects-costs-times", {"cost": costs[0], "times": len(costs)})
    return joined(costs, "effects-costs")


def enumerated(parts: Sequence[Phrase], key: str) -> Phrase:
    """A, B and C: all but the last two stand together by `key-more`."""
    if len(parts) <= 2:
        return joined(parts, key)
    return Phrase(f"{key}-more", {"first": parts[0], "rest": enumerated(parts[1:], key)})
