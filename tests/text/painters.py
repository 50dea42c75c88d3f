"""Every message that Sky Painters can ask for, and samples of what it fills in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import cache
from itertools import product

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase, Who
from skyshelf.engine.seat import Seat
from skyshelf.games import painters
from skyshelf.games.painters.components.cards import CARD_NAME, CARDS
from skyshelf.games.painters.components.dice import DIE_NAME
from skyshelf.games.painters.components.halos import HALO_NAME
from skyshelf.games.painters.components.tiles import TILE_NAME
from skyshelf.games.painters.game import SETTINGS
from skyshelf.games.painters.rules import victory
from skyshelf.games.painters.rules.placement import DOWN, TO_LEFT, TO_RIGHT, UP
from skyshelf.games.painters.rules.scoring import Score
from skyshelf.games.painters.table import options
from skyshelf.games.painters.table.options import symbol_name, where
from tests.text.spoken import Spoken, spoken_in

# The families of keys that the phrases of the game begin with; `expected` knows the members of each.
FAMILIES = {
    "painters-card-",
    "painters-colour-",
    "painters-cost",
    "painters-die",
    "painters-halo-",
    "painters-token-said",
    "painters-tokens-said",
    "painters-option-",
    "painters-refused-duel",
    "painters-reroll-with",
    "painters-score-",
    "painters-symbol",
    "painters-tile-",
    "painters-where-",
    "painters-why-",
}

_TEXTS: dict[str, Arg] = {
    "who": Who(Seat(0)),
    "victim": Who(Seat(1)),
    "card": CARD_NAME[-1],
    "die": DIE_NAME[5],
    "symbol": symbol_name(5, 1),
    "tile": TILE_NAME[7],
    "halo": HALO_NAME[5],
    "first": HALO_NAME[0],
    "second": HALO_NAME[7],
    "colour": DIE_NAME[8].args["colour"],
    "text": Phrase("painters-halo-ink-text"),
    "source": DIE_NAME[20],
    "what": "S30",
    "where": where(0, UP),
}
_AMOUNTS = (0, 1, 5)
COST = Phrase("painters-cost", {"spots": 3, "hope": 1})
NO_DUEL = Phrase("painters-refused-duel", {"seats": 3})
KEPT = Phrase("painters-token-said", {"halo": HALO_NAME[5], "text": Phrase("painters-halo-ink-text")})
EITHER = Phrase("painters-tokens-said", {"first": KEPT, "second": KEPT})
SECOND_DIE = Phrase("painters-reroll-with", {"tile": TILE_NAME[7], "die": DIE_NAME[5]})


@cache
def expected() -> frozenset[Spoken]:
    """All messages of the game, with the arguments that each of their uses gives."""
    found = spoken_in(painters)
    named_things = [*CARD_NAME, *TILE_NAME, *HALO_NAME, *DIE_NAME, *_symbols(), *_places(), *labels()]
    for phrase in [*named_things, COST, NO_DUEL, SECOND_DIE, EITHER]:
        found |= _with_parts(phrase)
    named = [f"{phrase.key}-text" for phrase in (*TILE_NAME, *HALO_NAME)]
    named += [f"painters-group-{option.group()}" for option in every_option()]
    named += [f"painters-ending-{kind}" for kind in _endings()]
    named += [f"painters-score-{field.name}" for field in fields(Score)] + ["painters-score-total"]
    for setting in SETTINGS:
        key = f"painters-setting-{setting.name}"
        named += [key, f"{key}-help", *[f"{key}-{value}" for value in setting.values]]
    return frozenset(found | {Spoken(key, frozenset()) for key in named})


def every_option() -> Iterator[Option]:
    """One option of each class; of each value of its flags, and without what it may lack."""
    for cls in vars(options).values():
        if isinstance(cls, type) and issubclass(cls, Option) and cls is not Option:
            values = [
                (False, True)
                if field.type == "bool"
                else (1,)
                if field.default is MISSING
                else (field.default, 1)
                for field in fields(cls)
            ]
            for choice in product(*values):
                yield cls(*choice)


def labels() -> list[Phrase]:
    return [option.label() for option in every_option()]


def samples(spoken: Spoken) -> Iterator[Phrase]:
    """The message with all its texts, and every mix of no, one and several of its amounts."""
    texts = {name: _TEXTS[name] for name in spoken.args if name in _TEXTS}
    amounts = sorted(spoken.args - set(_TEXTS))
    for numbers in product(_AMOUNTS, repeat=len(amounts)):
        yield Phrase(spoken.key, {**texts, **dict(zip(amounts, numbers, strict=True))})


def _symbols() -> Iterator[Phrase]:
    for card, face in enumerate(CARDS):
        for symbol in range(len(face.symbols)):
            yield symbol_name(card, symbol)


def _places() -> Iterator[Phrase]:
    for step in (TO_LEFT, TO_RIGHT, UP, DOWN):
        yield where(0, step)


def _with_parts(phrase: Phrase) -> set[Spoken]:
    found = {Spoken(phrase.key, frozenset(phrase.args))}
    for arg in phrase.args.values():
        if isinstance(arg, Phrase):
            found |= _with_parts(arg)
    return found


def _endings() -> tuple[str, ...]:
    return victory.STAR, victory.FIRMAMENT, victory.EFFICIENCY, victory.DRAW
