"""Reads in every deck. The order gives the cards their numbers: new decks go to the end of their edition.

The box of the first edition is among them, that of the second is complete. HRD-COMP-15 MON-COMP-01 MON-COMP-15
"""

from __future__ import annotations

from skyshelf.games.horde.cards import concealed
from skyshelf.games.horde.cards.horde2022 import (
    castles,
    common,
    kurumo_warriors,
    liothan_shapeshifters,
    minions,
    nightmare,
    nupten_illusionists,
    outsiders,
    portals,
    predator,
    renegade,
    taulot_followers,
    undead,
)
from skyshelf.games.horde.cards.monoliths import (
    brood,
    castles2024,
    colossals,
    kurumo_artificers,
    liothan_enforcers,
    minions2024,
    monoliths,
    nupten_diviners,
    outsiders2024,
    portals2024,
    sinklings,
    slitherers,
    taulot_custodians,
    tokens2024,
)
from skyshelf.games.horde.cards.registry import register
from skyshelf.games.horde.cards.turned import register_turned
from skyshelf.games.horde.vocabulary.names import Faction

register("castles", castles.CARDS)
register("portals", portals.CARDS)
register("minions", minions.CARDS)
register("outsiders", outsiders.CARDS)
register("common", common.CARDS)
register("liothan_shapeshifters", liothan_shapeshifters.CARDS, Faction.LIOTHAN)
register("renegade", renegade.CARDS)
register("kurumo_warriors", kurumo_warriors.CARDS, Faction.KURUMO)
register("undead", undead.CARDS)
register("predator", predator.CARDS)
register("nupten_illusionists", nupten_illusionists.CARDS, Faction.NUPTEN)
register("nightmare", nightmare.CARDS)
register("taulot_followers", taulot_followers.CARDS, Faction.TAULOT)
register("concealed", concealed.CARDS)
register("castles2024", castles2024.CARDS)
register("portals2024", portals2024.CARDS)
register("minions2024", minions2024.CARDS)
register("tokens2024", tokens2024.CARDS)
register("outsiders2024", outsiders2024.CARDS)
register("colossals", colossals.CARDS)
register("liothan_enforcers", liothan_enforcers.CARDS, Faction.LIOTHAN)
register("taulot_custodians", taulot_custodians.CARDS, Faction.TAULOT)
register("kurumo_artificers", kurumo_artificers.CARDS, Faction.KURUMO)
register("nupten_diviners", nupten_diviners.CARDS, Faction.NUPTEN)
register("monoliths", monoliths.CARDS)
register("sinklings", sinklings.CARDS)
register("slitherers", slitherers.CARDS)
register("brood", brood.CARDS)
register_turned()
