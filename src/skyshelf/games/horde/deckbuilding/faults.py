"""What is wrong with a deck, each fault with its rule and a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.workshop import Fault
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.deckbuilding.backs import BACKS, CastleBack
from skyshelf.games.horde.deckbuilding.deck import Deck, listed
from skyshelf.games.horde.vocabulary.names import Faction, Rarity, Subtype

# Across the decks of all players. HRD-DBK-03 HRD-DBK-04 HRD-DBK-05 HRD-DBK-06
COPIES = {
    Rarity.MYTHIC: (1, "HRD-DBK-03"),
    Rarity.LEGENDARY: (1, "HRD-DBK-04"),
    Rarity.RARE: (2, "HRD-DBK-05"),
    Rarity.BASE: (3, "HRD-DBK-06"),
}


def faults_of(deck: Deck, castle: str) -> list[Fault]:
    """Everything that the back of the castle has against a deck."""
    return [*_size(deck, BACKS[castle]), *back_faults(deck, castle)]


def back_faults(deck: Deck, castle: str) -> list[Fault]:
    """What the back of the castle has against cards of a deck, however many they are."""
    back = BACKS[castle]
    return [*_limits(deck, back), *_strangers(deck, back), *_forbidden(deck, back)]


def shared_faults(decks: Sequence[Sequence[int]]) -> list[Fault]:
    """Cards of which all decks together hold too many copies."""
    found: list[Fault] = []
    for card, have in sorted(Counter(card for deck in decks for card in deck).items()):
        allowed, rule = COPIES[CARDS[card].rarity]
        if have > allowed:
            args: dict[str, Arg] = {"card": CARD_NAME[card], "allowed": allowed, "have": have}
            told = Phrase("decks-copies", {**args, "decks": len(decks)})
            found.append(Fault(rule, told, (CARDS[card].slug,)))
    return found


def _size(deck: Deck, back: CastleBack) -> Iterator[Fault]:
    castle = _castle(back)
    if deck.size != back.size:
        args: dict[str, Arg] = {"castle": castle, "allowed": back.size, "have": deck.size}
        yield Fault("HRD-DBK-10", Phrase("decks-size", args))
    hero = BY_SLUG.get(back.hero)
    if hero is not None and hero.id not in deck.cards:
        told = Phrase("decks-hero-missing", {"castle": castle, "hero": CARD_NAME[hero.id]})
        yield Fault("HRD-DBK-10", told, (hero.slug,))


def _limits(deck: Deck, back: CastleBack) -> Iterator[Fault]:
    for rarity, allowed in ((Rarity.LEGENDARY, back.most_legendary), (Rarity.MYTHIC, back.most_mythic)):
        held = {card: number for card, number in deck.cards.items() if CARDS[card].rarity == rarity}
        have = sum(held.values())
        if have > allowed:
            args = {"castle": _castle(back), "faction": faction_name(back.faction)}
            key = f"decks-too-many-{rarity.name.lower()}"
            told = Phrase(key, {**args, "allowed": allowed, "have": have})
            yield Fault("HRD-DBK-11", told, _slugs(held))


def _strangers(deck: Deck, back: CastleBack) -> Iterator[Fault]:
    """Cards of other factions, by faction and rarity. HRD-DBK-12 HRD-DBK-13 MON-DBK-14"""
    groups: dict[tuple[Faction, Rarity], list[int]] = {}
    for card in sorted(deck.cards):
        one = CARDS[card]
        if not back.allows(one):
            assert one.faction is not None
            groups.setdefault((one.faction, one.rarity), []).append(card)
    for (faction, rarity), cards in sorted(groups.items()):
        args = {
            "castle": _castle(back),
            "faction": faction_name(faction),
            "own": faction_name(back.faction),
            "cards": listed([CARD_NAME[card] for card in cards]),
        }
        word = rarity.name.lower()
        if rarity in (Rarity.MYTHIC, Rarity.LEGENDARY):
            yield Fault("HRD-DBK-11", Phrase(f"decks-foreign-{word}", {**args}), _slugs(cards))
        elif back.lent_type is None:
            yield Fault(
                "HRD-DBK-12",
                Phrase(f"decks-foreign-{word}", {**args, **_open_to(back, rarity)}),
                _slugs(cards),
            )
        else:
            lent = Phrase(f"decks-lent-{back.lent_type.name.lower()}")
            yield Fault("MON-DBK-14", Phrase("decks-not-lent", {**args, "lent": lent}), _slugs(cards))


def _open_to(back: CastleBack, rarity: Rarity) -> dict[str, Phrase]:
    """What the back of a castle allows of a rarity."""
    factions = (back.faction, *(back.rare_from if rarity == Rarity.RARE else back.base_from))
    assert back.free_subtype is not None, "each castle of the first edition names one"
    return {
        "allowed": listed([faction_name(faction) for faction in factions]),
        "free": subtype_name(back.free_subtype),
    }


def _forbidden(deck: Deck, back: CastleBack) -> Iterator[Fault]:
    """The subtype and the hero that the castle shuts out. MON-DBK-15"""
    for card in sorted(deck.cards):
        one = CARDS[card]
        args = {"castle": _castle(back), "card": CARD_NAME[card]}
        if one.slug == back.forbidden_hero:
            yield Fault("HRD-DBK-14", Phrase("decks-forbidden-hero", {**args}), (one.slug,))
        elif one.subtype is not None and one.subtype == back.forbidden_subtype:
            subtype = subtype_name(one.subtype)
            told = Phrase("decks-forbidden-subtype", {**args, "subtype": subtype})
            yield Fault("HRD-DBK-14", told, (one.slug,))


def _slugs(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARDS[card].slug for card in sorted(cards))


def _castle(back: CastleBack) -> Phrase:
    return CARD_NAME[BY_SLUG[back.castle].id]


def faction_name(faction: Faction) -> Phrase:
    return Phrase(f"decks-faction-{faction.name.lower()}")


def subtype_name(subtype: Subtype) -> Phrase:
    return Phrase(f"effects-subtype-{subtype.name.lower().replace('_', '-')}")
