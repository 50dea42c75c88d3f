"""Reads in every card. The order gives the cards their numbers: new ones go to the end."""

from __future__ import annotations

from skyshelf.games.skytear.cards import kurumo, liothan, nupten, outsiders, taulot
from skyshelf.games.skytear.cards.registry import register

register(*kurumo.CARDS, *liothan.CARDS, *taulot.CARDS, *nupten.CARDS)
register(outsiders.FLUX, outsiders.RIFTMAW, outsiders.PALE_CHOIR, outsiders.ROOTBOUND)
