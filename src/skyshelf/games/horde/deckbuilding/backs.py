"""The backs of the castle cards: which cards a deck built for a castle may hold. HRD-CARD-14 HRD-DBK-02
The second edition has them too, by rarity, faction and hero. MON-DBK-01 MON-DBK-02 MON-CARD-10
"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.vocabulary.names import CardType, Faction, Rarity, Subtype

LIOTHAN, TAULOT, KURUMO, NUPTEN = Faction.LIOTHAN, Faction.TAULOT, Faction.KURUMO, Faction.NUPTEN


@dataclass(frozen=True, slots=True)
class CastleBack:
    """What stands on the back of one castle.

    The first edition names factions for rare and base cards and a subtype that is free, the second edition a type of
    card that all other factions may lend. HRD-DBK-12 HRD-DBK-13 MON-DBK-14
    """

    castle: str
    faction: Faction
    hero: str  # HRD-CST-05; in play it is an ally like others, MON-DBK-11
    rare_from: tuple[Faction, ...] = ()
    base_from: tuple[Faction, ...] = ()
    free_subtype: Subtype | None = None
    lent_type: CardType | None = None
    forbidden_subtype: Subtype | None = None  # HRD-DBK-14 MON-DBK-15
    forbidden_hero: str = ""
    size: int = 40  # the hero and 39 others: HRD-DBK-10 HRD-Q-59 MON-DBK-13 MON-Q-60
    most_legendary: int = 2  # HRD-DBK-11
    most_mythic: int = 6  # HRD-DBK-11 MON-DBK-03

    def allows(self, card: Card) -> bool:
        """Whether the faction of a card is open to this castle. MON-DBK-04"""
        if card.faction == self.faction:
            return True
        if card.rarity in (Rarity.MYTHIC, Rarity.LEGENDARY):  # HRD-DBK-11, the free subtype included
            return False
        if self.lent_type is not None:
            return card.type == self.lent_type
        if card.subtype is not None and card.subtype == self.free_subtype:
            return True
        return card.faction in (self.rare_from if card.rarity == Rarity.RARE else self.base_from)


_FIRST_EDITION = (
    CastleBack(
        "the_frostbite_stronghold",
        LIOTHAN,
        "corjof",
        (NUPTEN,),
        (NUPTEN, TAULOT),
        Subtype.ROYAL_GUARD,
        forbidden_subtype=Subtype.ROGUE,
        forbidden_hero="haburat",
    ),
    CastleBack(
        "the_gaping_maw",
        LIOTHAN,
        "gulbjarn",
        (TAULOT,),
        (TAULOT, NUPTEN),
        Subtype.SHAPESHIFTER,
        forbidden_subtype=Subtype.BUSHIDO,
        forbidden_hero="yami",
    ),
    CastleBack(
        "the_leviathans_temple",
        TAULOT,
        "cotlic",
        (KURUMO,),
        (KURUMO, LIOTHAN),
        Subtype.TRIBESMEN,
        forbidden_subtype=Subtype.SHAPESHIFTER,
        forbidden_hero="gulbjarn",
    ),
    CastleBack(
        "the_living_rampart",
        TAULOT,
        "tlakali",
        (LIOTHAN,),
        (LIOTHAN, KURUMO),
        Subtype.DRYAD,
        forbidden_subtype=Subtype.SHADOWS,
        forbidden_hero="sakoshi",
    ),
    CastleBack(
        "the_scythe_sanctuary",
        KURUMO,
        "yami",
        (NUPTEN,),
        (NUPTEN, TAULOT),
        Subtype.BUSHIDO,
        forbidden_subtype=Subtype.PHALANX,
        forbidden_hero="akhuti",
    ),
    CastleBack(
        "the_wind_burner",
        KURUMO,
        "sakoshi",
        (TAULOT,),
        (TAULOT, NUPTEN),
        Subtype.SHADOWS,
        forbidden_subtype=Subtype.ROYAL_GUARD,
        forbidden_hero="corjof",
    ),
    CastleBack(
        "the_cloud_gate",
        NUPTEN,
        "akhuti",
        (LIOTHAN,),
        (LIOTHAN, KURUMO),
        Subtype.PHALANX,
    ),
    CastleBack(
        "the_executioners_den",
        NUPTEN,
        "haburat",
        (KURUMO,),
        (KURUMO, LIOTHAN),
        Subtype.ROGUE,
        forbidden_subtype=Subtype.TRIBESMEN,
        forbidden_hero="cotlic",
    ),
)


def _lent(
    castle: str, faction: Faction, hero: str, type: CardType, subtype: Subtype, forbidden_hero: str
) -> CastleBack:
    return CastleBack(
        castle,
        faction,
        hero,
        lent_type=type,
        forbidden_subtype=subtype,
        forbidden_hero=forbidden_hero,
    )


_SECOND_EDITION = (
    _lent("beraph_of_grialth", LIOTHAN, "freyhel", CardType.ALLY, Subtype.SHADOWS, "akimo"),
    _lent("eye_of_liothan", LIOTHAN, "heraal", CardType.ALLY, Subtype.DRYAD, "hogosai"),
    _lent("carchlan_of_xotlan", TAULOT, "nelaclen", CardType.TOWER, Subtype.ROGUE, "setheru"),
    _lent("underworld_gateways", TAULOT, "zacoal", CardType.TOWER, Subtype.PHALANX, "shaidrus"),
    _lent("zeno_of_kaeno", KURUMO, "hogosai", CardType.ATTACHMENT, Subtype.SHAPESHIFTER, "vorhild"),
    _lent("crafters_district", KURUMO, "kichie", CardType.ATTACHMENT, Subtype.ROYAL_GUARD, "gulbjarn"),
    _lent("hesp_aut_of_utsesh", NUPTEN, "setheru", CardType.SPELL, Subtype.BUSHIDO, "yami"),
    _lent("illusionists_lodge", NUPTEN, "khepiax", CardType.SPELL, Subtype.TRIBESMEN, "tlakali"),
)

BACKS: dict[str, CastleBack] = {back.castle: back for back in (*_FIRST_EDITION, *_SECOND_EDITION)}
