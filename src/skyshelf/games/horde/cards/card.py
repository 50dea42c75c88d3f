"""What a card is: its numbers, its text, and how an author writes it down."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import NewType

from skyshelf.effects.abilities import Ability, Keyword
from skyshelf.effects.numbers import Amount
from skyshelf.games.horde.vocabulary.names import CardType, Faction, Rarity, Side, Subtype

NO_COST = 0


# The number of a card as printed, so that nobody takes a card in play for one.
CardId = NewType("CardId", int)
NO_CARD = CardId(-1)


@dataclass(slots=True, eq=False)
class Card:
    """A card as printed. Definitions are shared and never changed after they are in the registry.

    `code` is the row of the content files, `slug` is what people type and the end of the key of its name.
    A kind of card that lacks a value has 0 there. HRD-CARD-01 HRD-CARD-02 HRD-CARD-16
    """

    code: str  # MON-CARD-26 MON-NUM-01 MON-NUM-02 MON-NUM-03
    slug: str
    type: CardType
    subtype: Subtype | None = None
    faction: Faction | None = None
    rarity: Rarity = Rarity.BASE
    copies: int = 1  # MON-NUM-04
    cost: int = NO_COST
    attack: int = 0
    health: int = 0
    hero: bool = False
    epic: bool = False
    minion: bool = False
    token: bool = False
    outsider: str = ""  # the outsider whose stage this is
    stage: int = 0  # of outsiders and portals
    part_of: str = ""  # the colossal outsider that it comes with
    line: tuple[str, ...] = ()  # of a colossal outsider: its cards from left to right
    tier: int = 0  # strokes: mana for the horde player
    mana: int = 0  # mana boost of a horde card or portal
    marks: Marks | None = None
    waves: tuple[int, ...] = ()
    sturdy: bool = False  # a stage 3 portal: it has no health
    name: str = ""  # what ends the key of its name, where several cards share it
    source: str = "printed"
    abilities: tuple[Ability, ...] = ()
    # Filled by the registry.
    id: CardId = NO_CARD
    deck: str = ""
    monster: bool = False
    tower: bool = False
    charged: bool = False  # a tower that enters with health tokens, MON-TWR-04
    rises: bool = False  # an ally that becomes a monster by its own text, MON-TAU-09
    parts: tuple[Ability, ...] = ()
    moments: dict[int, tuple[int, ...]] = field(default_factory=dict)
    own_costs: tuple[int, ...] = ()  # abilities that change what the card itself costs
    cheaper: tuple[int, ...] = ()  # those that let the player pay something else
    # Abilities that count all the time: static ones that only change its own values and keywords, and all the others.
    personal: tuple[int, ...] = ()
    strengthening: tuple[int, ...] = ()  # the personal ones that change its attack
    lasting: tuple[int, ...] = ()
    strips: tuple[int, ...] = ()  # static ones that take all abilities away
    other_uses: tuple[int, ...] = ()
    mirrored: tuple[int, ...] = ()  # its abilities, or those that it gives to its bearer, as an ally has them
    traits: tuple[tuple[int, Amount], ...] = ()
    keywords: int = 0  # a bit for each keyword that is printed on it or that its personal abilities may give

    @property
    def is_first_edition(self) -> bool:
        """Whether it came with the first box or its expansions."""
        return self.code.startswith("HRD-")

    def says(self, *abilities: Ability) -> Card:
        """The text of the card."""
        self.abilities = abilities
        return self

    @property
    def side(self) -> Side:
        if self.type in (CardType.MONSTER, CardType.PORTAL) or self.marks is not None:
            return Side.HORDE
        return Side.ALLIANCE

    @property
    def printed(self) -> tuple[Ability, ...]:
        """The abilities without the keywords."""
        return tuple(one for one in self.abilities if not isinstance(one, Keyword))


_NAMES = [field.name for field in fields(Card)]
FILLED_IN = frozenset(_NAMES[_NAMES.index("id") :])


@dataclass(frozen=True, slots=True)
class Marks:
    """The treachery side of a horde card: left or right, and its swords; none means "Treachery:"."""

    left: bool  # HRD-CARD-12
    swords: int  # HRD-Q-01 MON-Q-01


_COPIES = {Rarity.BASE: 3, Rarity.RARE: 2, Rarity.MYTHIC: 1, Rarity.LEGENDARY: 1}


def ally(
    code: str, slug: str, subtype: Subtype | None, rarity: Rarity, cost: int, attack: int, health: int
) -> Card:
    return Card(
        code,
        slug,
        CardType.ALLY,
        subtype,
        rarity=rarity,
        copies=_COPIES[rarity],
        cost=cost,
        attack=attack,
        health=health,
    )


def hero(code: str, slug: str, subtype: Subtype | None, cost: int, attack: int, health: int) -> Card:
    card = ally(code, slug, subtype, Rarity.LEGENDARY, cost, attack, health)
    card.hero = True
    return card


def tower(code: str, slug: str, rarity: Rarity, cost: int, subtype: Subtype | None = None) -> Card:
    return Card(code, slug, CardType.TOWER, subtype, rarity=rarity, copies=_COPIES[rarity], cost=cost)


def spell(code: str, slug: str, rarity: Rarity, cost: int) -> Card:
    return Card(code, slug, CardType.SPELL, rarity=rarity, copies=_COPIES[rarity], cost=cost)


def attachment(code: str, slug: str, subtype: Subtype | None, rarity: Rarity, cost: int) -> Card:
    return Card(code, slug, CardType.ATTACHMENT, subtype, rarity=rarity, copies=_COPIES[rarity], cost=cost)


def castle(code: str, slug: str, health: int = 20) -> Card:  # HRD-CST-06 HRD-Q-68
    """Its health is where its wounds are counted from. MON-SET-06 MON-SET-07 MON-Q-16"""
    return Card(code, slug, CardType.CASTLE, health=health)


def horde(
    code: str,
    slug: str,
    type: CardType,
    rarity: Rarity,
    copies: int,
    mark: str,
    marks: str,
    attack: int = 0,
    health: int = 0,
) -> Card:
    """A horde card as its row has it: mark `I`, `II`, `0` or `+1`; marks `L1`, `R3`, `Lz`. HRD-CARD-03 HRD-CARD-13"""
    card = Card(code, slug, type, rarity=rarity, copies=copies, attack=attack, health=health)
    card.marks = Marks(marks[0] == "L", 0 if marks[1] == "z" else int(marks[1]))
    if mark[0] in "+-":
        card.mana = int(mark)
        card.epic = card.mana > 0 and type == CardType.MONSTER
    else:
        card.tier = {"0": 0, "I": 1, "II": 2}[mark]
    return card


def monster(
    code: str, slug: str, rarity: Rarity, copies: int, mark: str, marks: str, attack: int, health: int
) -> Card:
    return horde(code, slug, CardType.MONSTER, rarity, copies, mark, marks, attack, health)


def horde_spell(code: str, slug: str, rarity: Rarity, copies: int, mark: str, marks: str) -> Card:
    return horde(code, slug, CardType.SPELL, rarity, copies, mark, marks)


def horde_attachment(code: str, slug: str, rarity: Rarity, copies: int, mark: str, marks: str) -> Card:
    return horde(code, slug, CardType.ATTACHMENT, rarity, copies, mark, marks)


def outsider(code: str, name: str, stage: int, attack: int, health: int) -> Card:  # HRD-CARD-05
    return Card(
        code,
        f"{name}_{stage}",
        CardType.MONSTER,
        attack=attack,
        health=health,
        epic=True,
        outsider=name,
        stage=stage,
        name=name,
    )


def enchanter(code: str, slug: str, attack: int, health: int) -> Card:
    """An outsider of one card; its enchantment counts all game long. MON-OUT-04 MON-OUT-06 MON-CARD-21 MON-CARD-22"""
    return Card(code, slug, CardType.MONSTER, attack=attack, health=health, epic=True, outsider=slug, stage=1)


def enchanting_spell(code: str, slug: str) -> Card:
    """An outsider that turns the portal into one. MON-OUT-24"""
    return Card(code, slug, CardType.SPELL, epic=True, outsider=slug, stage=1, marks=Marks(True, 0))


def colossal(code: str, slug: str, attack: int, health: int, line: tuple[str, ...]) -> Card:
    """An outsider that enters with its parts, in this order. MON-OUT-08 MON-OUT-13"""
    return Card(
        code,
        slug,
        CardType.MONSTER,
        attack=attack,
        health=health,
        epic=True,
        outsider=slug,
        stage=1,
        line=line,
    )


def part(code: str, slug: str, part_of: str, attack: int, health: int, copies: int = 1) -> Card:
    """What a colossal outsider comes with: a monster of its own. MON-OUT-09"""
    return Card(
        code, slug, CardType.MONSTER, copies=copies, attack=attack, health=health, epic=True, part_of=part_of
    )


def minion(code: str, slug: str, name: str = "") -> Card:
    return Card(code, slug, CardType.MONSTER, epic=True, minion=True, name=name)


def token(code: str, slug: str, type: CardType, copies: int, attack: int, health: int) -> Card:
    return Card(code, slug, type, copies=copies, attack=attack, health=health, token=True)


def portal(code: str, slug: str, stage: int, waves: tuple[int, ...], mana: int, health: int | None) -> Card:
    """A wave for each edge; `health` is None on a portal that cannot be destroyed. HRD-CARD-04 HRD-CARD-11"""
    return Card(
        code,
        slug,
        CardType.PORTAL,
        stage=stage,
        waves=waves,
        mana=mana,
        health=health or 0,
        sturdy=health is None,
    )
