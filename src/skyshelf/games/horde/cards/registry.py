"""All cards by number and by slug. Deck modules are read in by `all.py`; rules look cards up here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeGuard

from skyshelf.effects.abilities import Ability, After, Keyword, Replacing, Triggered, Value
from skyshelf.effects.language import Language
from skyshelf.effects.select import Ref
from skyshelf.effects.steering import install
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.numbers import put
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.mirror import copies_of
from skyshelf.games.horde.cards.numbers import NUMBERS
from skyshelf.games.horde.vocabulary.gifts import CheaperFor, HasKeyword, Loses, OtherUse, OwnCost, Static
from skyshelf.games.horde.vocabulary.names import CardType, Faction, Moment, Stat, Trait

LANGUAGE = Language()
install(LANGUAGE)

CARDS: list[Card] = []
CARD_NAME: list[Phrase] = []
BY_SLUG: dict[str, Card] = {}
DECKS: dict[str, list[Card]] = {}

# What a word says about the cards that it stands on; it is asked of each card that is taken in.
_NOTES: list[Callable[[Card], None]] = []


def notes(function: Callable[[Card], None]) -> Callable[[Card], None]:
    """For the module of a word: what rules must know of a card beforehand because the word stands on it."""
    _NOTES.append(function)
    return function


class UnknownCard(SkyshelfError):
    """No card has this name."""


@cache
def card_saying(card: int, ability: int) -> Phrase:
    """The name of a card, with the text of one of its abilities for whoever is asked about it."""
    return Phrase(CARD_NAME[card].key, {"text": CARDS[card].parts[ability].phrase()})


def card_named(slug: str) -> Card:
    """The card with this slug; an unknown one is refused with its nearest neighbours."""
    found = BY_SLUG.get(slug)
    if found is None:
        near = [known for known in BY_SLUG if known.startswith(slug[:4])] or sorted(BY_SLUG)[:5]
        raise UnknownCard(f"There is no card '{slug}'; there is, for example: {', '.join(near)}.")
    return found


def register(deck: str, cards: Iterable[Card], faction: Faction | None = None) -> None:
    """Take a deck in; each card has its own number, whatever stands before it."""
    DECKS[deck] = []
    for card in cards:
        assert card.slug not in BY_SLUG, f"two cards are called {card.slug}"
        card.id = CardId(NUMBERS.of(card.slug))
        card.deck = deck
        card.monster = card.type == CardType.MONSTER
        card.tower = card.type == CardType.TOWER
        card.faction = faction if card.faction is None else card.faction
        others = copies_of(card)
        card.parts = LANGUAGE.add(card.abilities + others, card.id)
        card.mirrored = tuple(range(len(card.abilities), len(card.abilities) + len(others)))
        _sort(card)
        for note in _NOTES:
            note(card)
        put(CARDS, card.id, card)
        put(CARD_NAME, card.id, Phrase(f"horde-{deck}-{card.name or card.slug}"))
        BY_SLUG[card.slug] = card
        DECKS[deck].append(card)


def _sort(card: Card) -> None:
    """Where the printed abilities count, so that nobody searches for them while playing."""
    moments: dict[int, list[int]] = {}
    for number, one in enumerate(card.parts[: len(card.abilities)]):
        if _is_personal(one):
            card.personal = (*card.personal, number)
            card.keywords |= keywords_of(one)
            if any(isinstance(gift, Value) and gift.stat == Stat.ATTACK for gift in one.gifts):
                card.strengthening = (*card.strengthening, number)
        elif isinstance(one, After | Static | Replacing):
            card.lasting = (*card.lasting, number)
        match one:
            case Triggered():
                for moment in one.moments:
                    moments.setdefault(moment, []).append(number)
            case Static() if Loses() in one.gifts:
                card.strips = (*card.strips, number)
            case OtherUse():
                card.other_uses = (*card.other_uses, number)
            case OwnCost():
                card.own_costs = (*card.own_costs, number)
            case CheaperFor():
                card.cheaper = (*card.cheaper, number)
            case Keyword():
                card.traits = (*card.traits, (one.word, one.number))
                card.keywords |= 1 << one.word
    card.moments = {moment: tuple(numbers) for moment, numbers in moments.items()}


def keywords_of(static: Static) -> int:
    """A bit for each keyword that a static ability gives or takes; a value of armor counts as the keyword does."""
    found = 0
    for gift in static.gifts:
        match gift:
            case HasKeyword():
                found |= 1 << gift.word
            case Loses() if gift.word is not None:
                found |= 1 << gift.word
            case Value(stat=Stat.ARMOR):
                found |= 1 << Trait.ARMOR
    return found


def _is_personal(ability: Ability) -> TypeGuard[Static]:
    """Whether nobody but its own card needs to know of an ability: a static one that gives it values and keywords."""
    return (
        isinstance(ability, Static)
        and ability.to == Ref("this")
        and all(isinstance(gift, Value | HasKeyword) for gift in ability.gifts)
    )


def triggered(card: int, ability: int) -> Triggered:
    part = CARDS[card].parts[ability]
    assert isinstance(part, Triggered)
    return part


def is_reaction(card: Card, moment: Moment) -> bool:
    """Whether an ability of this word has the reaction mark; treachery marks are something else. HRD-Q-02"""
    return any(triggered(card.id, number).reaction for number in card.moments.get(moment, ()))
