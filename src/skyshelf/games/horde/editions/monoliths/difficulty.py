"""How hard a game of the second edition is, in one figure. MON-DIF-09"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from skyshelf.engine.settings import Settings
from skyshelf.games.horde.cards.registry import CARDS

HALF = Fraction(1, 2)

# Low, medium and high. MON-DIF-10 MON-DIF-11 MON-DIF-12 MON-DIF-16
HORDES: dict[str, Fraction] = {
    "renegade": Fraction(0),
    "undead": HALF,
    "predator": Fraction(1),
    "nightmare": Fraction(1),
    "monoliths": Fraction(0),
    "sinklings": HALF,
    "slitherers": Fraction(1),
    "brood": Fraction(1),
}
_STRONG_OUTSIDERS = ("ancient_outsider", "silent_ambassador")  # MON-DIF-13


def outsider_difficulty(outsider: str) -> Fraction:
    """1 for each card that makes up a colossal outsider. MON-DIF-14 MON-Q-56"""
    if outsider in _STRONG_OUTSIDERS:
        return HALF
    return Fraction(sum(len(card.line) for card in CARDS if card.outsider == outsider))


def total_difficulty(settings: Settings) -> Fraction:
    """The level and what horde and outsider add to it; the alliance deck adds nothing. MON-DIF-09 MON-DIF-15"""
    return _total(int(settings["level"]), str(settings["horde"]), str(settings["outsider"]))


@lru_cache
def _total(level: int, horde: str, outsider: str) -> Fraction:
    return level + HORDES[horde] + outsider_difficulty(outsider)
