"""What happens instead, where these games have their own words for it."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Replacing
from skyshelf.effects.node import Node
from skyshelf.engine.phrase import Phrase


def instead(change: Node, optional: bool = False) -> Replacing:
    return Replacing(change, optional)


@dataclass(frozen=True, slots=True)
class SummonedConcealed(Node):
    """Horde cards come face down; the outsider itself and token monsters do not. MON-ENC-02"""

    def phrase(self) -> Phrase:
        return Phrase("effects-summoned-concealed")


@dataclass(frozen=True, slots=True)
class KeepPillaged(Node):
    """Pillaged cards go beneath this card, not to the discard piles."""

    def phrase(self) -> Phrase:
        return Phrase("effects-keep-pillaged")
