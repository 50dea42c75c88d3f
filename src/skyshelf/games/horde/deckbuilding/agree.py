"""The decks of a game before it starts: ready-made ones by name, custom ones as text. HRD-SET-25 MON-SET-14"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import Settings
from skyshelf.engine.workshop import Fault
from skyshelf.games.horde.cards.card import Card, CardId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS, DECKS
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.deckbuilding.deck import Deck, read_deck
from skyshelf.games.horde.deckbuilding.faults import back_faults, faults_of, shared_faults

_WORD = re.compile(r"[\w-]+")

ReadyMade = Callable[[str], list[CardId]]

OWN_CASTLE = "own"  # the castle that the first deck comes with

custom_deck = lru_cache(maxsize=64)(read_deck)


def is_custom(value: str) -> bool:
    """Whether the value of a deck setting is the text of a deck rather than the name of a ready-made one."""
    return value not in DECKS


def cards_of(value: str, ready_made: ReadyMade) -> list[CardId]:
    """The cards of a deck, by its name or its text. HRD-SET-22 HRD-SET-25"""
    return custom_deck(value).copies() if is_custom(value) else ready_made(value)


@lru_cache(maxsize=64)
def castle_for(deck: str) -> str:
    """The castle of a custom deck, or one of the set and the faction of a ready-made one. MON-SET-11"""
    if is_custom(deck):
        return custom_deck(deck).castle
    card = DECKS[deck][0]
    return next(castle for castle in BACKS if _of_one_kind(castle, card))


def deck_for(castle: str, colours: Sequence[str]) -> str:
    """The ready-made deck of the set and the faction of a castle. MON-SET-11"""
    return next(deck for deck in colours if _of_one_kind(castle, DECKS[deck][0]))


def _of_one_kind(castle: str, card: Card) -> bool:
    """Whether castle and card are of one set and one faction."""
    return BACKS[castle].faction == card.faction and BY_SLUG[castle].is_first_edition == card.is_first_edition


def castle_in_play(settings: Settings) -> str:
    """The castle that was asked for, else the own one of the first deck. MON-Q-94"""
    asked = str(settings["castle"])
    if asked != OWN_CASTLE:
        return asked
    return castle_for(str(settings["deck"])) or next(
        castle for castle in BACKS if not BY_SLUG[castle].is_first_edition
    )


def of_first_edition(card: Card) -> bool:
    """Only the second edition builds with cards of both. MON-DBK-05 MON-MIX-12"""
    return card.is_first_edition


def refuse_strange_castle(values: Sequence[str], castle: str, ready_made: ReadyMade) -> None:
    """One deck at least must go with the castle in play, which asks for no hero. MON-Q-94 MON-DBK-11"""
    if any(_goes_with(value, castle, ready_made) for value in values):
        return
    deck = next(value for value in values if not is_custom(value))  # own decks alone were looked at before
    own = castle_for(deck)
    told: dict[str, Arg] = {"castle": CARD_NAME[BY_SLUG[castle].id], "own": CARD_NAME[BY_SLUG[own].id]}
    raise RefusedSetup([Phrase("decks-strange-castle", {**told, "deck": deck_name(deck), "slug": own})])


@lru_cache(maxsize=64)
def _goes_with(value: str, castle: str, ready_made: ReadyMade) -> bool:
    """A custom deck goes with the castle that it was built for, a ready-made one with all that allow its cards."""
    if is_custom(value):
        return (custom_deck(value).castle or castle) == castle
    return not back_faults(Deck(castle, Counter(ready_made(value))), castle)


def refuse_unknown_deck(value: str, colours: Sequence[str]) -> None:
    """A single word can only be the name of a ready-made deck; the names of hordes are none."""
    if value not in colours and (value in DECKS or _WORD.fullmatch(value)):
        raise RefusedSetup([Phrase("decks-unknown-deck", {"name": value, "decks": ", ".join(colours)})])


@lru_cache(maxsize=64)
def another_colour(first: str, colours: tuple[str, ...]) -> str:
    """A ready-made deck beside another deck: the first that shares no card with it, or the fewest. HRD-SET-24"""
    held = set(custom_deck(first).cards) if is_custom(first) else {card.id for card in DECKS[first]}
    return min(colours, key=lambda colour: len(held & {card.id for card in DECKS[colour]}))


def refuse_faulty_decks(
    values: Sequence[str],
    castle: str,
    ready_made: ReadyMade,
    builds_with: Callable[[Card], bool] = of_first_edition,
    same_rules: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Refuse decks against the rules, with every fault; `values` has one deck for each alliance player."""
    customs = [custom_deck(value) for value in values if is_custom(value)]
    faults: list[Fault] = []
    for deck in customs:
        faults += deck_faults(deck, deck.castle or castle, builds_with)
    castles = [deck.castle or castle for deck in customs if builds_with(BY_SLUG[deck.castle or castle])]
    faults += _same_castle(castles) + _castle_out_of_play(castles, castle, len(values))
    colours = [value for value in values if not is_custom(value)]
    if len(set(colours)) < len(colours):  # HRD-SET-24 MON-SET-46
        faults.append(Fault("HRD-SET-24", Phrase("decks-same-colour", {"deck": deck_name(colours[0])})))
    elif customs or len(values) > 1:
        faults += shared_faults([cards_of(value, ready_made) for value in values])
    if faults:
        rules = [same_rules.get(fault.rule, fault.rule) for fault in faults]
        raise RefusedSetup([fault.phrase for fault in faults], rules)


def deck_faults(deck: Deck, castle: str, builds_with: Callable[[Card], bool]) -> list[Fault]:
    """What is wrong with one deck by itself; a castle of another set says nothing about its cards."""
    known = builds_with(BY_SLUG[castle])
    by_castle = faults_of(deck, castle) if known else [castle_of_another_set(castle)]
    return [*by_castle, *of_another_set(deck, builds_with)]


def castle_of_another_set(castle: str) -> Fault:
    told = Phrase("decks-other-castle", {"castle": CARD_NAME[BY_SLUG[castle].id]})
    return Fault("HRD-DBK-02", told, (castle,))


def deck_name(deck: str) -> Phrase:
    return Phrase(f"horde-setting-deck-{deck}")


def of_another_set(deck: Deck, builds_with: Callable[[Card], bool]) -> list[Fault]:
    """Cards that the edition is not played with, whatever else is allowed."""
    return [
        Fault("MON-DBK-05", Phrase("decks-other-set", {"card": CARD_NAME[card]}), (CARDS[card].slug,))
        for card in sorted(deck.cards)
        if not builds_with(CARDS[card])
    ]


def _same_castle(castles: list[str]) -> list[Fault]:
    """A second castle only sets limits. HRD-DBK-07 MON-DBK-10 MON-SET-08"""
    if len(set(castles)) == len(castles):
        return []
    return [Fault("HRD-DBK-07", Phrase("decks-same-castle", {"castle": CARD_NAME[BY_SLUG[castles[0]].id]}))]


def _castle_out_of_play(castles: list[str], castle: str, players: int) -> list[Fault]:
    """One of the castles that the decks were built for is in play; a ready-made deck goes with any. HRD-DBK-08"""
    if len(castles) < players or castle in castles:
        return []
    args = {"castle": CARD_NAME[BY_SLUG[castle].id], "built": CARD_NAME[BY_SLUG[castles[0]].id]}
    return [Fault("HRD-DBK-08", Phrase("decks-castle-not-in-play", {**args, "slug": castles[0]}))]
