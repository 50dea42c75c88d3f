"""Building alliance decks, as pages and terminals do it. HRD-DBK-01 MON-DBK-12"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import Settings
from skyshelf.engine.workshop import DeckPart, Fault, Offers, Ready, Workshop
from skyshelf.games.horde.cards.card import Card
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.challenges.all import NO_CHALLENGE
from skyshelf.games.horde.challenges.start import challenge_named, unfit_decks
from skyshelf.games.horde.deckbuilding.agree import (
    castle_of_another_set,
    deck_faults,
    deck_name,
    of_another_set,
)
from skyshelf.games.horde.deckbuilding.backs import BACKS, CastleBack
from skyshelf.games.horde.deckbuilding.deck import Deck, belongs_in_deck, listed, read_deck, write_deck
from skyshelf.games.horde.deckbuilding.faults import (
    COPIES,
    faction_name,
    faults_of,
    shared_faults,
    subtype_name,
)
from skyshelf.games.horde.editions.contents import Contents
from skyshelf.games.horde.editions.edition import Edition
from skyshelf.games.horde.setup import OPENING_HAND


class AllianceWorkshop(Workshop):
    """Decks for the castles of one edition."""

    head = "castle"
    heads_title = Phrase("decks-castles")
    ready_title = Phrase("decks-ready")

    def __init__(self, edition: Edition, contents: Contents) -> None:
        self._edition = edition
        self._contents = contents

    def names(self) -> Mapping[str, Phrase]:
        return _names()

    def ready_made(self) -> Mapping[str, Ready]:
        return {
            colour: Ready(deck_name(colour), [self.ready(colour)], {"deck": colour})
            for colour in self._contents.colours
        }

    def offers(self) -> Offers[Phrase]:
        cards = [card for card in CARDS if belongs_in_deck(card) and self._contents.builds_with(card)]
        backs = [back for back in BACKS.values() if self._contents.builds_with(BY_SLUG[back.castle])]
        return {
            "head": self.head,
            "most_heads": 1,
            "hand": OPENING_HAND,
            "ready": [
                {"name": each.name, "text": self.write(each.piles, {})} for each in self.ready_made().values()
            ],
            "heads": [
                {
                    "id": back.castle,
                    "faction": back.faction.name.lower(),
                    "rule": back_told(back),
                    "fixed": [back.hero],
                    "allowed": [card.slug for card in cards if _is_open(back, card)],
                    "size": back.size,
                }
                for back in backs
            ],
            "cards": [
                {"id": card.slug, "rarity": card.rarity.name.lower(), "most": COPIES[card.rarity][0]}
                for card in cards
            ],
        }

    def ready(self, colour: str) -> DeckPart:
        """A ready-made deck for the first castle whose back allows it as it is."""
        cards = Counter(self._contents.ready_made(colour))
        castle = next(castle for castle in BACKS if not faults_of(Deck(castle, dict(cards)), castle))
        return _pile(Deck(castle, dict(cards)))

    def read(self, text: str, names: Mapping[str, str]) -> list[DeckPart]:
        return [_pile(read_deck(text, names))]

    def write(self, piles: Sequence[DeckPart], called: Mapping[str, str]) -> str:
        return write_deck(_deck(piles), {BY_SLUG[slug].id: name for slug, name in called.items()})

    def faults(self, piles: Sequence[DeckPart], settings: Settings) -> list[Fault]:
        deck = _deck(piles)
        challenge = challenge_named(str(settings.get("challenge", NO_CHALLENGE)))
        unlimited = challenge is not None and challenge.deck_size > 0  # HRD-ACH-06
        found: list[Fault] = []
        if not deck.castle:
            found.append(Fault("HRD-DBK-02", Phrase("decks-no-castle")))
        elif not self._contents.builds_with(BY_SLUG[deck.castle]):
            found.append(castle_of_another_set(deck.castle))
        elif not unlimited:
            found += deck_faults(deck, deck.castle, self._contents.builds_with)
            found += shared_faults([deck.copies()])
        else:
            found += of_another_set(deck, self._contents.builds_with)
        if challenge is not None:
            found += unfit_decks(challenge, [deck.copies()], [True])
        return [fault._replace(rule=self._own_rule(fault.rule)) for fault in found]

    def verdict(self, piles: Sequence[DeckPart], settings: Settings, faults: int) -> Phrase:
        if faults:
            return Phrase("decks-faulty", {"faults": faults})
        deck = _deck(piles)
        return Phrase("decks-good", {"castle": _name(deck.castle), "cards": deck.size})

    def remarks(self, settings: Settings) -> list[Phrase]:
        """How large the horde deck is, and how hard the game is where one figure tells it."""
        return self._contents.remarks(settings)

    def table(self, piles: Sequence[DeckPart], settings: Settings) -> Settings:
        deck = _deck(piles)
        return {**settings, "deck": write_deck(deck), **({"castle": deck.castle} if deck.castle else {})}

    def _own_rule(self, rule: str) -> str:
        return self._edition.same_rules.get(rule, rule)


@cache
def _names() -> Mapping[str, Phrase]:
    return {card.slug: CARD_NAME[card.id] for card in CARDS if belongs_in_deck(card) or card.slug in BACKS}


def _name(slug: str) -> Phrase:
    return CARD_NAME[BY_SLUG[slug].id]


def _pile(deck: Deck) -> DeckPart:
    return DeckPart(deck.castle, {CARDS[card].slug: number for card, number in deck.cards.items()})


def _deck(piles: Sequence[DeckPart]) -> Deck:
    """The deck of the only pile."""
    (pile,) = piles
    return Deck(pile.head, {BY_SLUG[slug].id: number for slug, number in pile.cards.items()})


def _is_open(back: CastleBack, card: Card) -> bool:
    """Whether a single copy of the card would have nothing against it. HRD-DBK-12 HRD-DBK-14 MON-DBK-14 MON-DBK-15"""
    forbidden = card.slug == back.forbidden_hero or (
        card.subtype is not None and card.subtype == back.forbidden_subtype
    )
    return back.allows(card) and not forbidden


def back_told(back: CastleBack) -> Phrase:
    """What a castle allows, in one line."""
    args: dict[str, Arg] = {"faction": faction_name(back.faction), "hero": _name(back.hero)}
    told = Phrase("decks-back", {**args, "legendary": back.most_legendary, "mythic": back.most_mythic})
    if back.lent_type is not None:
        lent = Phrase(f"decks-lent-{back.lent_type.name.lower()}")
        told = Phrase("decks-back-lent", {"back": told, "lent": lent})
    elif back.free_subtype is not None:
        rare, base = ([faction_name(one) for one in each] for each in (back.rare_from, back.base_from))
        free = subtype_name(back.free_subtype)
        told = Phrase(
            "decks-back-others", {"back": told, "rare": listed(rare), "base": listed(base), "free": free}
        )
    if back.forbidden_subtype is not None:
        never: dict[str, Arg] = {"back": told, "subtype": subtype_name(back.forbidden_subtype)}
        told = Phrase("decks-back-never", {**never, "hero": _name(back.forbidden_hero)})
    return told
