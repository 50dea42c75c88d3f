"""How the choices of the Horde are written in scenarios, and what they mean."""

from __future__ import annotations

from skyshelf.effects.choices import TEXT_CHOICES

CHOICES = TEXT_CHOICES | {
    "play CARD": "play a card of the hand",
    "cheaper CARD": "play it for less, as a card allows",
    "play CARD with UNIT": "play it by an ability of a card in play, or in another way that the card has",
    "use UNIT": "use an ability of a card in play",
    "use UNIT N": "use another of its abilities, by its number",
    "engage UNIT": "engage a minion of the back line, or a monster",
    "move UNIT": "move an ally to another lane",
    "castle draw": "draw a card for mana",
    "discard UNIT": "discard an own card in play",
    "end": "no further action",
    "partner": "let the other alliance player go on",
    "draw N": "who draws the card, by the number of the seat",
    "no draw": "nobody draws it",
    "mana N": "who gets or loses the mana",
    "mana N+N": "how mana is shared",
    "next N": "what is resolved next, by its number",
    "lane LANE": "a lane from 1 to 6",
    "hide LANE": "competitive games: put a card of the hand face down into a lane",
    "conceal UNIT": "competitive games: turn a card face down",
    "challenge UNIT": "competitive games: challenge an ally",
    "exhaust UNIT": "competitive games: exhaust an ally",
    "plan": "competitive games: plan a treachery",
    "rearrange": "competitive games: let cards change their places",
    "swap N N": "competitive games: two lanes whose cards change places",
    "renew deck": "a challenge: shuffle the discard pile into the deck",
    "UNIT": "a card in play: `m3` is the monster of lane 3, `a3` the alliance card there, `banner@a3` what it bears;"
    " `b1` is in the back line;"
    " castle, portal and minions have names",
    "CARD": "a card of a hand or a pile, a kind of token (`health`), a pile or a type of card, by its name",
}

PARTS = {"LANE": r"[1-6]", "UNIT": r"(?P<unit>[a-z0-9_@-]+)"}

_PLACES = (r"[ma][1-6]", r"b[0-9]", "castle", "portal")
_TOKENS = ("health", "attack", "wound", "weaken", "armor", "temporary-attack")
_PILES = ("hand", "deck", "discard_pile", "horde_deck", "horde_discard_pile")
_TYPES = ("ally", "tower", "spell", "attachment", "monster")
OTHER_NAMES = "|".join((*_PLACES, *_TOKENS, *_PILES, *_TYPES))
