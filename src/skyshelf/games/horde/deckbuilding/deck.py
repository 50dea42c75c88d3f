"""A deck as text: one line for each card, `2x Card name`. What is written can be read back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from skyshelf.engine.cardlist import MOST_COPIES, MOST_GUESSED, counted, nearest, plain_name, written_lines
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.record import Record
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.vocabulary.names import CardType

_CASTLE = re.compile(r"castle\s*:\s*(.*)$", re.IGNORECASE)
MOST_OF_ANY_CARD = 3  # of rarity base, HRD-DBK-06
_NEAREST = 3


@dataclass(slots=True)
class Deck(Record):
    """Cards with their numbers, and the castle it was built for, or nothing where that was not said."""

    castle: str
    cards: dict[CardId, int]

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    def copies(self) -> list[CardId]:
        return [card for card, number in self.cards.items() for _ in range(number)]


def read_deck(text: str, names: Mapping[str, str] | None = None) -> Deck:
    """The deck that a text describes; every line that cannot be read is named. MON-DBK-12 HRD-DBK-01

    A card is meant by its name, its slug or its code. `names` are names of other languages with their slugs.
    Lines can be set apart by semicolons too; what follows a `#` is a remark.
    """
    known = names or {}
    castle = ""
    cards: Counter[CardId] = Counter()
    faults: list[Phrase] = []
    for number, line in written_lines(text):
        title = _CASTLE.match(line)
        if title:
            if castle:
                faults.append(Phrase("decks-two-castles", {"line": number}))
            castle = _meant(title[1], known)
            if castle not in BACKS:
                guessed = nearest(castle, tuple(BACKS), _NEAREST) if len(faults) < MOST_GUESSED else ()
                faults.append(_unknown("castle", number, title[1], guessed))
            continue
        count, name = counted(line)
        slug = _meant(name, known)
        card = BY_SLUG.get(slug)
        if card is None:
            guessed = nearest(slug, _deck_slugs(), _NEAREST) if len(faults) < MOST_GUESSED else ()
            faults.append(_unknown("card", number, name, guessed))
        elif not belongs_in_deck(card):
            faults.append(Phrase("decks-no-deck-card", {"line": number, "card": CARD_NAME[card.id]}))
        elif not 1 <= count <= MOST_COPIES:
            faults.append(
                Phrase("decks-strange-number", {"line": number, "number": count, "most": MOST_OF_ANY_CARD})
            )
        else:
            cards[card.id] += count
    if not cards and not faults:
        faults.append(Phrase("decks-empty"))
    if faults:
        raise RefusedSetup(faults)
    return Deck(castle, dict(cards))


def write_deck(deck: Deck, names: Mapping[int, str] | None = None) -> str:
    """The deck as text, in the order of the cards; `names` are what to call them instead of their slugs."""
    called = names or {}
    lines = []
    if deck.castle:
        castle = BY_SLUG[deck.castle]
        lines.append(f"castle: {called.get(castle.id, castle.slug)}")
    lines += [
        f"{number}x {called.get(card, CARDS[card].slug)}" for card, number in sorted(deck.cards.items())
    ]
    return "\n".join(lines) + "\n"


def belongs_in_deck(card: Card) -> bool:
    """Castles, tokens and what the horde plays are in no alliance deck."""
    return card.faction is not None and card.type != CardType.CASTLE and not card.token


@cache
def _deck_slugs() -> tuple[str, ...]:
    return tuple(card.slug for card in CARDS if belongs_in_deck(card))


@cache
def _slugs_by_code() -> dict[str, str]:
    return {card.code: card.slug for card in reversed(CARDS)}


def _meant(name: str, names: Mapping[str, str]) -> str:
    coded = _slugs_by_code().get(name.strip().upper())
    if coded is not None:
        return coded
    plain = plain_name(name)
    return names.get(plain, plain)


def _unknown(what: str, line: int, name: str, guessed: tuple[str, ...]) -> Phrase:
    near = [CARD_NAME[BY_SLUG[each].id] for each in guessed if each in BY_SLUG]
    args: dict[str, Arg] = {"line": line, "name": name}
    if not near and what == "castle":
        args["castles"] = listed([CARD_NAME[BY_SLUG[castle].id] for castle in BACKS])
    if not near:
        return Phrase(f"decks-unknown-{what}", args)
    return Phrase(f"decks-unknown-{what}-near", {**args, "near": listed(near)})


def listed(phrases: list[Phrase]) -> Phrase:
    """Several things in a row."""
    if len(phrases) == 1:
        return phrases[0]
    return Phrase("decks-list", {"first": phrases[0], "rest": listed(phrases[1:])})
