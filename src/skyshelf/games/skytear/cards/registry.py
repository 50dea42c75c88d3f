"""All cards by number and by slug. Card modules are read in by `all.py`; rules look cards up here."""

from __future__ import annotations

from skyshelf.effects.language import Language
from skyshelf.effects.steering import install
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.numbers import put
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.card import CardId, Definition, HeroCard, OutsiderCard, PowerCard
from skyshelf.games.skytear.cards.numbers import NUMBERS

LANGUAGE = Language()
install(LANGUAGE)

CARDS: list[Definition] = []
BY_SLUG: dict[str, Definition] = {}
HEROES: dict[str, HeroCard] = {}
PILES: dict[str, list[PowerCard]] = {}  # of each hero
OUTSIDERS: dict[str, OutsiderCard] = {}


class UnknownCard(SkyshelfError):
    """No card has this name."""


def register(*cards: Definition) -> None:
    """Take cards in; each has its own number, whatever stands before it."""
    for card in cards:
        assert card.slug not in BY_SLUG, f"two cards are called {card.slug}"
        card.id = CardId(NUMBERS.of(card.slug))
        card.parts = LANGUAGE.add(card.abilities, card.id)
        card.name = Phrase(f"skytear-card-{card.slug}")
        put(CARDS, card.id, card)
        BY_SLUG[card.slug] = card
        if isinstance(card, HeroCard):
            HEROES[card.slug] = card
            PILES[card.slug] = []
        elif isinstance(card, OutsiderCard):
            OUTSIDERS[card.slug] = card
        elif isinstance(card, PowerCard):
            card.cost = len(card.runes)  # SKY-CARD-03
            if card.hero:
                PILES[card.hero].append(card)


def hero_card(number: int) -> HeroCard:
    card = CARDS[number]
    assert isinstance(card, HeroCard)
    return card


def power(number: int) -> PowerCard:
    card = CARDS[number]
    assert isinstance(card, PowerCard)
    return card


def outsider_card(number: int) -> OutsiderCard:
    card = CARDS[number]
    assert isinstance(card, OutsiderCard)
    return card


def pile_of(hero: str) -> list[CardId]:
    """The eight cards that come with a hero. SKY-CMP-04 SKY-CMP-05"""
    return [card.id for card in PILES[hero] for _ in range(card.copies)]


def card_named(slug: str) -> Definition:
    """The card with this slug; an unknown one is refused with its nearest neighbours."""
    found = BY_SLUG.get(slug)
    if found is None:
        near = [known for known in BY_SLUG if known.startswith(slug[:3])] or sorted(BY_SLUG)[:5]
        raise UnknownCard(f"There is no card '{slug}'; there is, for example: {', '.join(near)}.")
    return found
