"""How the choices of Skytear are written in scenarios, and what they mean."""

from __future__ import annotations

from skyshelf.effects.choices import TEXT_CHOICES

CHOICES = TEXT_CHOICES | {
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
    "lead CARD N": "a Lead card that is turned up, and its hero by number, from 0 in the order of the heroes",
    "HEX": "a hex",
    "UNIT": "a hero by its name, `yami-s` and `yami-n` where both sides have one; `minion-s 0,1` by its side and"
    " hex; `token 0,1` a pillar or illusion",
    "CARD": "a card, a hero, a faction or a word of the question (`deck`, `rest`, `auto`), by its name",
}

_HEX = r"-?\d+,-?\d+"
_MINION = rf"(?:minion-[sn]|token) {_HEX}"
PARTS = {
    "HEX": _HEX,
    "HEXES": rf"{_HEX}(?: {_HEX})*",
    "UNIT": rf"(?P<unit>[a-z0-9_@-]+|{_MINION})",
}

_FACTIONS = ("kurumo", "liothan", "nupten", "taulot")
_OF_THE_QUESTION = ("hand", "deck", "discard_pile", "rest", "auto", "cancelled")
OTHER_NAMES = "|".join((_MINION, *_FACTIONS, *_OF_THE_QUESTION))
