"""How a pile is written: a hero, and its eight power cards."""

from __future__ import annotations

from skyshelf.effects.abilities import After
from skyshelf.effects.ops import Op
from skyshelf.games.skytear.cards.card import Aim, HeroCard, PowerCard, Skill
from skyshelf.games.skytear.vocabulary.names import Faction, Role, Rune

# In the order of Faction. SKY-FAC-02 SKY-FAC-03 SKY-FAC-04 SKY-FAC-05
_RUNE = (Rune.FIRE, Rune.ICE, Rune.EARTH, Rune.AIR)


def hero(
    slug: str,
    faction: Faction,
    role: Role,
    runes: tuple[Rune, ...],
    *skills: Skill,
    ranged: bool = False,
    attack: int,
    flips: int = 1,
    hp: int,
    armor: int = 0,
    points: int,
    source: str = "rulebook, designed",
) -> HeroCard:
    """Runes are the others; the faction's own is the right one. SKY-HERO-13"""
    return HeroCard(
        slug=slug,
        source=source,
        faction=faction,
        role=role,
        runes=(*runes, _RUNE[faction]),
        ranged=ranged,
        attack=attack,
        flips=flips,
        hp=hp,
        armor=armor,
        points=points,
    ).has(*skills)


class PileOf:
    """The cards of one hero's pile; the first one is its ultimate. SKY-ULT-04 SKY-CMP-05"""

    def __init__(self, hero: str, faction: Faction, source: str = "rulebook, designed") -> None:
        self._hero = hero
        self._faction = faction
        self._source = source

    def card(
        self,
        slug: str,
        copies: int,
        cost: int,
        reaction: bool,
        modifier: int,
        points: int,
        *ops: Op | tuple[Op, ...],
        aim: Aim | None = None,
        when: tuple[After, ...] = (),
    ) -> PowerCard:
        steps: list[Op] = []
        for op in ops:
            steps += op if isinstance(op, tuple) else (op,)
        return PowerCard(
            slug=slug,
            source=self._source,
            hero=self._hero,
            faction=self._faction,
            runes=(_RUNE[self._faction],) * cost,
            reaction=reaction,
            modifier=modifier,
            copies=copies,
            ultimate=copies == 1,
            points=points,
            aim=aim,
        ).says(*steps, when=when)
