"""Kinds of cards in play, and whether a card is one of them wherever it is. HRD-RES-11 HRD-KEY-44 HRD-ZONE-03"""

from __future__ import annotations

from skyshelf.effects.select import Cards
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.games.horde.cards.registry import CARDS, LANGUAGE
from skyshelf.games.horde.table.state import MINIONS, Horde
from skyshelf.games.horde.table.state import Zone as Place
from skyshelf.games.horde.vocabulary.names import CardType, Kind, Side

any_card = Cards(Kind.CARD)
ally = Cards(Kind.ALLY)
tower = Cards(Kind.TOWER)
attachment = Cards(Kind.ATTACHMENT)
spell = Cards(Kind.SPELL)
monster = Cards(Kind.MONSTER)
minion = Cards(Kind.MINION)
any_minion = Cards(Kind.ANY_MINION)
creature = Cards(Kind.CREATURE)
horde_card = Cards(Kind.HORDE_CARD)
alliance_card = Cards(Kind.ALLIANCE_CARD)
skeleton = Cards(Kind.SKELETON)
troop = Cards(Kind.TROOP)
roots = Cards(Kind.ROOTS)
brood = Cards(Kind.BROOD)


def _in_row(s: Horde, row: list[UnitId], *types: CardType) -> list[UnitId]:
    return [unit for unit in row if unit != NO_UNIT and CARDS[s.units[unit].card].type in types]


def _creatures(row: list[UnitId], s: Horde) -> list[UnitId]:
    return [unit for unit in row if unit != NO_UNIT and _is_creature(s, unit)]


def _is_creature(s: Horde, unit: UnitId) -> bool:
    """A monster or an ally, never a tower. HRD-CRE-01 HRD-CRE-02 HRD-KEY-23 HRD-ALY-04"""
    return CARDS[s.units[unit].card].type in (CardType.MONSTER, CardType.ALLY)


def is_ally(s: Horde, unit: UnitId) -> bool:
    """A creature of the alliance, on horde cards too. HRD-CRE-07 HRD-KEY-05"""
    return s.units[unit].side == Side.ALLIANCE and _is_creature(s, unit)


def _is_monster(s: Horde, unit: UnitId) -> bool:
    """Minions and outsiders are monsters. HRD-CRE-03 HRD-CRE-04 HRD-KEY-47"""
    return s.units[unit].side == Side.HORDE and CARDS[s.units[unit].card].type == CardType.MONSTER


def _is_minion(s: Horde, unit: UnitId) -> bool:
    return CARDS[s.units[unit].card].minion  # HRD-KEY-46


def _of_type(card_type: CardType) -> None:
    """A kind that is simply a type of card."""
    kind = Kind[card_type.name]
    LANGUAGE.kind_tests[kind] = lambda s, unit: CARDS[s.units[unit].card].type == card_type
    LANGUAGE.kinds[kind] = lambda s: [
        unit
        for unit, one in numbered(s.units)
        if one.zone != Place.GONE and CARDS[one.card].type == card_type
    ]


def _token(kind: Kind) -> None:
    slug = kind.name.lower()
    LANGUAGE.kind_tests[kind] = lambda s, unit: CARDS[s.units[unit].card].slug == slug
    LANGUAGE.kinds[kind] = lambda s: [
        unit for unit, one in numbered(s.units) if one.zone != Place.GONE and CARDS[one.card].slug == slug
    ]


def _monsters(s: Horde) -> list[UnitId]:
    """Those of the back line are in play like the others. HRD-ZONE-05 HRD-Q-66"""
    return [*_in_row(s, s.front, CardType.MONSTER), *s.back]


def allies_in_play(s: Horde) -> list[UnitId]:
    """Whichever player they belong to. HRD-COOP-08 HRD-RES-12"""
    return _creatures(s.guard, s)


LANGUAGE.kinds.update(
    {
        Kind.CARD: lambda s: [unit for unit, one in numbered(s.units) if one.zone != Place.GONE],
        Kind.ALLY: allies_in_play,
        Kind.MONSTER: _monsters,
        Kind.MINION: lambda s: [unit for unit in MINIONS if s.units[unit].zone != Place.GONE],
        Kind.ANY_MINION: lambda s: list(MINIONS),
        Kind.CREATURE: lambda s: [*_monsters(s), *allies_in_play(s)],
        Kind.HORDE_CARD: lambda s: [unit for unit in (*s.front, *s.back) if unit != NO_UNIT],
        Kind.ALLIANCE_CARD: lambda s: [unit for unit in s.guard if unit != NO_UNIT],
    }
)


LANGUAGE.kind_tests.update(
    {
        Kind.CARD: lambda s, unit: True,
        Kind.ALLY: is_ally,
        Kind.MONSTER: _is_monster,
        Kind.MINION: _is_minion,
        Kind.ANY_MINION: _is_minion,
        Kind.CREATURE: _is_creature,
        Kind.HORDE_CARD: lambda s, unit: s.units[unit].side == Side.HORDE,
        Kind.ALLIANCE_CARD: lambda s, unit: s.units[unit].side == Side.ALLIANCE,
    }
)


for _type in (CardType.TOWER, CardType.SPELL):
    _of_type(_type)

# Whatever is attached is an attachment, a monster too. MON-SLI-01
LANGUAGE.kinds[Kind.ATTACHMENT] = lambda s: [
    unit for unit, one in numbered(s.units) if one.zone == Place.ATTACHED
]
LANGUAGE.kind_tests[Kind.ATTACHMENT] = lambda s, unit: (
    s.units[unit].bearer != NO_UNIT or CARDS[s.units[unit].card].type == CardType.ATTACHMENT
)


for _kind in (Kind.SKELETON, Kind.TROOP, Kind.ROOTS, Kind.BROOD):
    _token(_kind)
