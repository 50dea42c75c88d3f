"""How the choices of each game are written, and what they mean. Words in capitals stand for a name or a number."""

from __future__ import annotations

import re

from skyshelf.engine.game import Game

Forms = dict[str, str]

_PATTERNS = {
    "DIE": r"[a-z]+[1-6]",
    "SYMBOL": r"[a-ds0-9]+\.[a-z]+[1-6]",
    "XY": r"-?\d+,-?\d+",
    "HEX": r"-?\d+,-?\d+",
    "HEXES": r"-?\d+,-?\d+(?: -?\d+,-?\d+)*",
    "N": r"-?\d+",
    "LANE": r"[1-6]",
    "NAME": r"[a-z0-9_-]+",
    "UNIT": r"(?P<unit>[a-z0-9_@-]+|(?:minion-[sn]|token) -?\d+,-?\d+)",
    "CARD": r"(?P<card>[a-z0-9_-]+)",
}
_PLACE = re.compile(r"[ma][1-6]|b[0-9]|castle|portal|(?:minion-[sn]|token) .+")
# Answers that are neither cards nor places: tokens, piles, types of cards, factions, words of a question.
_TOKENS = ("health", "attack", "wound", "weaken", "armor", "temporary-attack")
_PILES = ("hand", "deck", "discard_pile", "horde_deck", "horde_discard_pile", "rest", "auto", "cancelled")
_TYPES = ("ally", "tower", "spell", "attachment", "monster")
_FACTIONS = ("kurumo", "liothan", "nupten", "taulot")
_WORDS = frozenset((*_TOKENS, *_PILES, *_TYPES, *_FACTIONS))

_TEXTS: Forms = {
    "yes": "do what a card offers, or agree",
    "no": "leave it",
    "done": "no more of what is being chosen",
    "option N": "an alternative of a card's text, by its number",
    "player N": "a player, by the number of the seat",
    "N": "a number",
}

_HORDE: Forms = {
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

CHOICES: dict[str, Forms] = {
    "painters": {
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
    },
    "horde": _TEXTS | _HORDE,
    "monoliths": _TEXTS | _HORDE,
    "skytear": _TEXTS
    | {
        "activate NAME": "activate a hero",
        "leave it": "leave the activation to the team",
        "move": "declare the action Move; so are `lead`, `attack`, `skirmish` and `worship`",
        "lead": "declare Lead",
        "attack": "declare Attack",
        "skirmish": "declare Skirmish",
        "worship": "declare Worship",
        "play CARD by NAME": "play a power card by a hero",
        "skill NAME": "use a skill of an outsider",
        "end": "end the activation",
        "pass": "no response",
        "pass all": "no response until the activation ends",
        "stops NAME": "when to be asked for responses: `smart`, `full` or `never`",
        "area HEXES": "the hexes of an area of effect",
        "at HEXES": "the two hexes on which an outsider comes",
        "lane NAME": "a lane, by its name",
        "effect NAME N": "an effect on the Stack",
        "lead CARD NAME": "a Lead card that is turned up, and its hero",
        "HEX": "a hex",
        "UNIT": "a hero by its name, `yami-s` and `yami-n` where both sides have one; `minion-s 0,1` by its side and"
        " hex; `token 0,1` a pillar or illusion",
        "CARD": "a card, a hero, a faction or a word of the question (`deck`, `rest`, `auto`), by its name",
    },
}


def form_of(game: Game, text: str) -> str:
    """The form in which a choice is written; "" if no choice of the game looks like it."""
    wanted = " ".join(text.lower().split())
    for form in CHOICES[game.name]:
        found = re.fullmatch(_pattern(form), wanted)
        if found and all(_is_known(game, name) for name in found.groupdict().values()):
            return form
    return ""


def _pattern(form: str) -> str:
    return re.sub(r"[A-Z]+|\+", lambda word: _PATTERNS.get(word[0], re.escape(word[0])), form)


def _is_known(game: Game, name: str) -> bool:
    """A card, hero, tile or token of the game, also as one of several that are alike; or a place."""
    name = name.partition("@")[0]
    alike = re.sub(r"[-_]\d+$", "", name)
    codes = (name, alike, name.upper())
    return name in _WORDS or bool(_PLACE.fullmatch(name)) or any(game.component(code) for code in codes)
