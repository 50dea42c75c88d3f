"""Piles, pools and decks that players build themselves: what they cost, and what is wrong with one.

The casual format builds a deck after the draft, the competitive one a pile for each hero of a pool before the game;
a team that is brought has its heroes and its deck already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.workshop import Fault
from skyshelf.games.skytear.cards.card import CardId, Definition, PowerCard
from skyshelf.games.skytear.cards.registry import CARDS, PILES, hero_card, pile_of, power
from skyshelf.games.skytear.vocabulary.names import Faction

CARDS_PER_HERO = 8  # SKY-DECK-05 SKY-COMP-05
MOST_COPIES = 3  # SKY-DECK-04 SKY-COMP-08
SPARE_HEROES = 2  # a pool has six heroes for four, eight for six: SKY-COMP-03 SKY-COMP-04 SKY-COMP-14
MOST_FACTIONS = 2  # of a side: SKY-SET-05 SKY-FAC-09
POINTS_PER_HERO = 120  # 480 for four heroes with their cards, 720 for six; a format sets it: SKY-Q-136


@dataclass(slots=True)
class HeroPile(Record):
    """A hero of a pool with the cards of its pile, in order. SKY-COMP-05"""

    hero: CardId
    cards: tuple[CardId, ...]


Pool = tuple[HeroPile, ...]


def own_pile(hero: CardId) -> HeroPile:
    """The pile that comes with a hero."""
    return HeroPile(hero, tuple(sorted(pile_of(CARDS[hero].slug))))


def belongs_in_deck(card: Definition) -> bool:
    """Power cards of a faction; Skytear Flux has none and lies beside the decks."""
    return isinstance(card, PowerCard) and card.faction is not None


def ultimate_of(hero: CardId) -> CardId:
    return next(card.id for card in PILES[CARDS[hero].slug] if card.ultimate)


def is_of(card: PowerCard, factions: Iterable[int]) -> bool:
    """All its runes belong to these factions; runes and factions have the same order. SKY-DECK-01 SKY-Q-131"""
    chosen = set(factions)
    return all(int(rune) in chosen for rune in card.runes)


def points_of(pile: HeroPile) -> int:
    """A hero and its cards; the points are data that change with the content. SKY-PTS-02 SKY-PTS-03 SKY-PTS-08"""
    return hero_card(pile.hero).points + card_points(pile.cards)


def card_points(cards: Iterable[int]) -> int:
    return sum(power(card).points for card in cards)


def deck_faults(cards: Sequence[CardId], heroes: Sequence[CardId], factions: Sequence[int]) -> list[Fault]:
    """What the casual format has against a deck for these heroes; copies count for each deck. SKY-Q-132"""
    found: list[Fault] = []
    allowed = CARDS_PER_HERO * len(heroes)
    if len(cards) != allowed:
        args: dict[str, Arg] = {"allowed": allowed, "have": len(cards), "heroes": len(heroes)}
        found.append(Fault("SKY-DECK-05", _fault("deck-size", **args)))
    for card in sorted(set(cards)):
        if not is_of(power(card), factions):
            faction = power(card).faction
            assert faction is not None
            told = _fault("faction", card=_name(card), faction=faction.phrase())
            found.append(Fault("SKY-DECK-01", told, _slugs(card)))
    found += _ultimates(cards, heroes, "SKY-DECK-02", "SKY-DECK-03")
    return [*found, *_copies(cards, "SKY-DECK-04")]


def pool_faults(pool: Pool, heroes: int, budget: int = 0) -> list[Fault]:
    """What the competitive format has against a pool for games with so many heroes; factions do not matter."""
    found: list[Fault] = []
    allowed = heroes + SPARE_HEROES
    if len(pool) != allowed:
        rule = "SKY-COMP-03" if heroes <= 4 else "SKY-COMP-04"
        found.append(Fault(rule, _fault("pool-size", allowed=allowed, have=len(pool), heroes=heroes)))
    for hero, number in sorted(Counter(pile.hero for pile in pool).items()):  # SKY-COMP-15 SKY-Q-134
        if number > 1:
            found.append(Fault("SKY-COMP-03", _fault("hero-twice", hero=_name(hero)), _slugs(hero)))
    for pile in pool:
        found += _pile_faults(pile, [other.hero for other in pool])
    found += _copies([card for pile in pool for card in pile.cards], "SKY-COMP-08")
    if budget:
        least = sum(sorted(points_of(pile) for pile in pool)[:heroes])
        if least > budget:
            found.append(Fault("SKY-Q-136", _fault("points", heroes=heroes, allowed=budget, have=least)))
    return found


def team_faults(team: Pool, heroes: int, budget: int = 0) -> list[Fault]:
    """What the limits of the casual format have against heroes that come with their deck, a pile for each."""
    found: list[Fault] = []
    if len(team) != heroes:
        found.append(Fault("SKY-DRAFT-06", _fault("team-size", allowed=heroes, have=len(team))))
    names = [pile.hero for pile in team]
    found += [
        Fault("SKY-DRAFT-06", _fault("hero-twice", hero=_name(hero)), _slugs(hero))
        for hero, number in sorted(Counter(names).items())
        if number > 1
    ]
    factions = sorted({int(hero_card(hero).faction) for hero in names})
    if len(factions) > MOST_FACTIONS:
        told = _fault("team-factions", allowed=MOST_FACTIONS, have=len(factions))
        found.append(Fault("SKY-DRAFT-06", told, _slugs(*names)))
    for pile in team:
        found += _pile_size(pile, "SKY-DECK-05")
    cards = [card for pile in team for card in pile.cards]
    found += [fault for fault in deck_faults(cards, names, factions) if fault.rule != "SKY-DECK-05"]
    if budget:
        cost = sum(points_of(pile) for pile in team)
        if cost > budget:
            found.append(Fault("SKY-Q-136", _fault("team-points", allowed=budget, have=cost)))
    return found


def _pile_size(pile: HeroPile, rule: str) -> Iterator[Fault]:
    if len(pile.cards) != CARDS_PER_HERO:
        args: dict[str, Arg] = {"hero": _name(pile.hero), "allowed": CARDS_PER_HERO, "have": len(pile.cards)}
        yield Fault(rule, _fault("pile-size", **args), _slugs(pile.hero))


def _pile_faults(pile: HeroPile, heroes: Sequence[CardId]) -> Iterator[Fault]:
    yield from _pile_size(pile, "SKY-COMP-05")
    yield from _ultimates(pile.cards, (pile.hero,), "SKY-COMP-06", "SKY-COMP-07", heroes)


def _ultimates(
    cards: Sequence[CardId], heroes: Sequence[CardId], missing: str, other: str, beside: Sequence[CardId] = ()
) -> Iterator[Fault]:
    """One for each hero, and no other; that of a hero beside belongs there."""
    own = [ultimate_of(hero) for hero in heroes]
    for hero, card in zip(heroes, own, strict=True):
        if card not in cards:
            told = _fault("no-ultimate", hero=_name(hero), card=_name(card))
            yield Fault(missing, told, _slugs(hero, card))
    for card, number in sorted(Counter(card for card in cards if power(card).ultimate).items()):
        if card not in own:
            whose = [hero for hero in beside if ultimate_of(hero) == card]
            told = (
                _fault("other-pile", card=_name(card), hero=_name(whose[0]))
                if whose
                else _fault("strange-ultimate", card=_name(card))
            )
            yield Fault(other, told, _slugs(card))
        elif number > own.count(card):
            yield Fault(other, _fault("ultimate-twice", card=_name(card)), _slugs(card))


def _copies(cards: Sequence[CardId], rule: str) -> Iterator[Fault]:
    for card, have in sorted(Counter(cards).items()):
        if have > MOST_COPIES:
            told = _fault("copies", card=_name(card), allowed=MOST_COPIES, have=have)
            yield Fault(rule, told, _slugs(card))


def open_cards(cards: Sequence[CardId], factions: Sequence[int], points: int) -> list[CardId]:
    """What a deck may take in: no ultimate, of the chosen factions, not there three times, for so many points."""
    held = Counter(cards)
    return [
        card.id
        for card in CARDS
        if isinstance(card, PowerCard)
        and belongs_in_deck(card)
        and not card.ultimate
        and is_of(card, factions)
        and held[card.id] < MOST_COPIES
        and card.points <= points
    ]


def budget_for(heroes: int) -> int:
    return POINTS_PER_HERO * heroes


def all_factions() -> tuple[int, ...]:
    return tuple(int(faction) for faction in Faction)


def _slugs(*cards: CardId) -> tuple[str, ...]:
    return tuple(CARDS[card].slug for card in cards)


def _name(card: CardId) -> Phrase:
    return CARDS[card].name


def _fault(key: str, **args: Arg) -> Phrase:
    return Phrase(f"skytear-decks-{key}", args)
