"""How the choices of Sky Painters are written in scenarios, and what they mean."""

from __future__ import annotations

CHOICES = {
    "cloud": "main action A: take a cloud token",
    "card CARD": "main action B: take this card of the offer",
    "top CARD": "main action B: take the top card of the deck",
    "place XY": "put the card just taken there",
    "die DIE": "main action C: take this die; also the second die of Sky Winner",
    "on SYMBOL": "put the die just taken on this symbol",
    "on SYMBOL cloud": "the same with another colour, for a cloud token",
    "roll": "main action C of a player with Sky Dice, before the reroll",
    "reroll DIE": "Sky Dice: roll this die of the pool again",
    "spot": "main action D: take a spot chip",
    "buy DIE": "acquire another die",
    "paint SYMBOL to N": "raise the die on this symbol",
    "chips SYMBOL": "2 hope chips in place of a die",
    "tile CARD": "acquire this tile",
    "end": "no further additional action",
    "halo CARD": "take this halo token, or keep it with Sky Halo",
    "no": "leave it: a halo token, a second die, a reroll, what a tile asks",
    "yes": "do what a tile asks",
    "hope": "lose hope chips",
    "spots": "lose spot chips",
    "dice": "lose dice",
    "pick SYMBOL": "the own die to lower or to discard",
    "complete CARD": "the card that Sky Helpsy completes",
    "steal N": "from whom a cloud token is stolen, by the number of the seat",
}

PARTS = {
    "DIE": r"[a-z]+[1-6]",
    "SYMBOL": r"[a-ds0-9]+\.[a-z]+[1-6]",
    "XY": r"-?\d+,-?\d+",
}
