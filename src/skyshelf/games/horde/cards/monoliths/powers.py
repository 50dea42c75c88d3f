"""How a horde of Monoliths is written down: nine names in three powers each, and two top cards.

The rarity of a horde card is its power. MON-CARD-09 MON-RAR-02 MON-Q-09
Each of the three hordes has as many cards. MON-COMP-02 MON-COMP-03
"""

from __future__ import annotations

from collections.abc import Callable

from skyshelf.effects.abilities import Ability
from skyshelf.games.horde.cards.card import Card, horde
from skyshelf.games.horde.vocabulary.names import CardType, Rarity

# The text of a name at each power; a number that grows with it is `by(2, 3, 4)[power]`.
Says = Callable[[int], tuple[Ability, ...]]
Fighting = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]  # attack and health at each power
Mana = tuple[str, str, str]

POWERS = {1: Rarity.BASE, 2: Rarity.RARE, 3: Rarity.MYTHIC}
TOP = Rarity.LEGENDARY
MANA: Mana = ("II", "I", "0")  # the weaker a card, the more mana it gives to the horde player
_NO_FIGHTING: Fighting = ((0, 0), (0, 0), (0, 0))


def by(*values: int) -> dict[int, int]:
    """A value for each power."""
    return dict(zip(POWERS, values, strict=True))


def monsters(code: str, name: str, marks: str, fighting: Fighting, says: Says) -> tuple[Card, ...]:
    return _three(code, name, CardType.MONSTER, marks, says, MANA, fighting)


def spells(code: str, name: str, marks: str, says: Says, mana: Mana = MANA) -> tuple[Card, ...]:
    return _three(code, name, CardType.SPELL, marks, says, mana)


def attachments(code: str, name: str, marks: str, says: Says, mana: Mana = MANA) -> tuple[Card, ...]:
    return _three(code, name, CardType.ATTACHMENT, marks, says, mana)


def one(code: str, name: str, type: CardType, power: int, marks: str) -> Card:
    """A single power of a name, where the three differ in more than numbers."""
    return _powered(code, name, type, power, MANA[power - 1], marks, (0, 0))


def _three(
    code: str,
    name: str,
    type: CardType,
    marks: str,
    says: Says,
    mana: Mana,
    fighting: Fighting = _NO_FIGHTING,
) -> tuple[Card, ...]:
    return tuple(
        _powered(code, name, type, power, mana[power - 1], marks, fighting[power - 1]).says(*says(power))
        for power in POWERS
    )


def _powered(
    code: str, name: str, type: CardType, power: int, mark: str, marks: str, fighting: tuple[int, int]
) -> Card:
    card = horde(f"{code}-{power}", f"{name}_{power}", type, POWERS[power], 1, mark, marks, *fighting)
    card.name = name
    return card


def top(
    code: str, slug: str, type: CardType, mark: str, marks: str, attack: int = 0, health: int = 0
) -> Card:
    """One of the two strongest cards of a horde."""
    return horde(code, slug, type, TOP, 1, mark, marks, attack, health)
