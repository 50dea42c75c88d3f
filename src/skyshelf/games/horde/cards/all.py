"""Reads in every deck. The order gives the cards their numbers: new decks go to the end of their edition."""

from __future__ import annotations

from skyshelf.games.horde.cards.horde2022 import (
    castles,
    common,
    liothan_shapeshifters,
    minions,
    outsiders,
    portals,
    renegade,
)
from skyshelf.games.horde.cards.registry import register
from skyshelf.games.horde.meaning import all as meanings
from skyshelf.games.horde.words import Faction

__all__ = ["meanings"]

register("castles", castles.CARDS)
register("portals", portals.CARDS)
register("minions", minions.CARDS)
register("outsiders", outsiders.CARDS)
register("common", common.CARDS)
register("liothan_shapeshifters", liothan_shapeshifters.CARDS, Faction.LIOTHAN)
register("renegade", renegade.CARDS)
