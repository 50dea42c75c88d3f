"""Control of a token: who sees it, what Lead cards add, and what a side would win by. SKY-MIN-11"""

from __future__ import annotations

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import power
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Stat


def seen_from(s: Skytear, tokens: tuple[int, ...]) -> int:
    """The hexes from which one of the tokens is seen; Cover plays no part. SKY-CTRL-04 SKY-Q-16"""
    mask = 0
    for at in tokens:
        mask |= s.field.sight[at]
    return mask


def base_control(s: Skytear, side: int, tokens: tuple[int, ...]) -> int:
    """Heroes and minions that see it, whatever their state; with merged tokens each counts once."""
    mask = seen_from(s, tokens)
    total = 0
    for number, hero in numbered(s.heroes):  # SKY-CTRL-13 SKY-CTRL-15
        if hero.side == side and hero.hex >= 0 and mask >> hero.hex & 1:  # SKY-CTRL-14
            total += value(s, number, Stat.CONTROL)  # SKY-CTRL-01
    for at, whose in zip(s.minions, s.minion_sides, strict=True):
        if at >= 0 and whose == side and mask >> at & 1:
            total += 1  # SKY-CTRL-02
    return total  # SKY-CTRL-03 SKY-OUT-08 SKY-Q-137


def lead_heroes(s: Skytear, side: int, tokens: tuple[int, ...]) -> list[UnitId]:
    """The heroes whose Lead cards are revealed for the token. SKY-CTRL-05 SKY-CTRL-10 SKY-LEAD-09 SKY-Q-48"""
    mask = seen_from(s, tokens)
    return [
        number
        for number, hero in numbered(s.heroes)
        if hero.side == side and hero.hex >= 0 and hero.leads and mask >> hero.hex & 1
    ]


def lead_value(s: Skytear, hero: UnitId, card: CardId) -> int:
    """Its mana cost, never its modifier. SKY-LEAD-07 SKY-LEAD-08 SKY-CTRL-06 SKY-CTRL-09"""
    return (0 if card == NO_CARD else power(card).cost) + value(s, hero, Stat.LEAD)
