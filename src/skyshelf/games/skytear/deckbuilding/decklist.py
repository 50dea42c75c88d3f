"""Pools and decks as text: a line `hero: name` for each hero, under it a line for each card, `2x Card name`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from skyshelf.engine.cardlist import MOST_COPIES, MOST_GUESSED, counted, nearest, plain_name, written_lines
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.games.skytear.cards.card import NO_CARD, CardId
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES
from skyshelf.games.skytear.deckbuilding.legality import HeroPile, Pool, belongs_in_deck, own_pile

_HERO = re.compile(r"hero\s*:\s*(.*)$", re.IGNORECASE)


class _Reader:
    """Collects what the lines say, and a sentence for every line that cannot be read."""

    def __init__(self, names: Mapping[str, str] | None) -> None:
        self._names = names or {}
        self.faults: list[Phrase] = []

    def meant(self, name: str) -> str:
        plain = plain_name(name)
        return self._names.get(plain, plain)

    def hero(self, number: int, name: str) -> CardId | None:
        slug = self.meant(name)
        if slug in HEROES:
            return HEROES[slug].id
        self._unknown("hero", number, name, slug, tuple(HEROES))
        return None

    def cards(self, number: int, line: str) -> list[CardId]:
        count, name = counted(line)
        slug = self.meant(name)
        card = BY_SLUG.get(slug)
        if card is None or not belongs_in_deck(card):
            self._unknown("card", number, name, slug, _deck_slugs())
            return []
        if not 1 <= count <= MOST_COPIES:
            told: dict[str, Arg] = {"line": number, "number": count, "most": MOST_COPIES}
            self.faults.append(Phrase("skytear-decks-strange-number", told))
            return []
        return [card.id] * count

    def _unknown(self, what: str, line: int, name: str, slug: str, among: tuple[str, ...]) -> None:
        near = nearest(slug, among, 1) if len(self.faults) < MOST_GUESSED else ()
        if near:
            args: dict[str, Arg] = {"line": line, "name": name, "near": BY_SLUG[near[0]].name}
            self.faults.append(Phrase(f"skytear-decks-unknown-{what}-near", args))
        else:
            self.faults.append(Phrase(f"skytear-decks-unknown-{what}", {"line": line, "name": name}))

    def refuse(self) -> None:
        if self.faults:
            raise RefusedSetup(self.faults)


@cache
def _deck_slugs() -> tuple[str, ...]:
    return tuple(card.slug for card in CARDS if belongs_in_deck(card))


def read_pool(text: str, names: Mapping[str, str] | None = None) -> Pool:
    """The heroes with their piles; a hero without cards has the pile that comes with it.

    Heroes and cards are meant by their name or slug; `names` are names of other languages with their slugs.
    """
    reader = _Reader(names)
    heroes: list[CardId] = []
    piles: list[list[CardId]] = []
    for number, line in written_lines(text):
        title = _HERO.match(line)
        if title:
            hero = reader.hero(number, title[1])
            heroes.append(NO_CARD if hero is None else hero)
            piles.append([])
        elif not piles:
            reader.faults.append(Phrase("skytear-decks-no-hero-yet", {"line": number}))
        else:
            piles[-1] += reader.cards(number, line)
    if not heroes and not reader.faults:
        reader.faults.append(Phrase("skytear-decks-empty-pool"))
    reader.refuse()
    return tuple(
        HeroPile(hero, tuple(sorted(cards))) if cards else own_pile(hero)
        for hero, cards in zip(heroes, piles, strict=True)
    )


def write_pool(pool: Pool, names: Mapping[CardId, str] | None = None) -> str:
    """The pool as text that can be read back; `names` are what to call heroes and cards instead of their slugs."""
    called = names or {}
    lines: list[str] = []
    for pile in pool:
        lines.append(f"hero: {called.get(pile.hero, CARDS[pile.hero].slug)}")
        lines += _card_lines(pile.cards, called)
    return "\n".join(lines) + "\n"


def read_deck(text: str, names: Mapping[str, str] | None = None) -> list[CardId]:
    """The cards of a deck without heroes, in order."""
    reader = _Reader(names)
    cards = [card for number, line in written_lines(text) for card in reader.cards(number, line)]
    reader.refuse()
    return sorted(cards)


def write_deck(cards: Iterable[CardId], names: Mapping[CardId, str] | None = None) -> str:
    return "\n".join(_card_lines(cards, names or {})) + "\n"


def _card_lines(cards: Iterable[CardId], called: Mapping[CardId, str]) -> list[str]:
    return [
        f"{number}x {called.get(card, CARDS[card].slug)}" for card, number in sorted(Counter(cards).items())
    ]
