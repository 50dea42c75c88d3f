"""Building pools and teams: heroes, each with a pile. SKY-COMP-03 SKY-COMP-05 SKY-DECK-05"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import Settings, Value
from skyshelf.engine.workshop import DeckPart, Fault, Offers, Ready, ReadyDeck, Workshop
from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.cards.card import PowerCard
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES, hero_card, power
from skyshelf.games.skytear.deckbuilding.decklist import read_pool, write_pool
from skyshelf.games.skytear.deckbuilding.legality import (
    CARDS_PER_HERO,
    MOST_COPIES,
    SPARE_HEROES,
    HeroPile,
    Pool,
    belongs_in_deck,
    budget_for,
    own_pile,
    points_of,
    ultimate_of,
)
from skyshelf.games.skytear.setup.formats import FORMATS, Brought
from skyshelf.games.skytear.vocabulary.names import Faction

_BUDGET = "budget"
# The formats to which a side brings what it has built.
_BRINGING: dict[str, Brought] = {
    name: way.brought for name, way in FORMATS.items() if way.brought is not None
}


class PoolWorkshop(Workshop):
    """Pools for each battlefield, or teams with `format=teams`, with or without a budget of points."""

    head = "hero"
    heads_title = Phrase("skytear-decks-heroes", {"cards": CARDS_PER_HERO, "copies": MOST_COPIES})
    ready_title = Phrase("skytear-decks-list")

    def names(self) -> Mapping[str, Phrase]:
        return _names()

    def ready_made(self) -> Mapping[str, Ready]:
        """Pools of two factions by their names, such as kurumo_taulot."""
        return {
            "_".join(faction.name.lower() for faction in pair): Ready(
                self._pool_name(pair, 0), _piles(ready_pool(pair, battlefield(0).heroes)), {}
            )
            for pair in combinations(Faction, 2)
        }

    def own_pile(self, head: str) -> DeckPart | None:
        return _pile(own_pile(HEROES[head].id)) if head in HEROES else None

    def offers(self) -> Offers[Phrase]:
        cards = [card for card in CARDS if isinstance(card, PowerCard) and belongs_in_deck(card)]
        plain = [card.slug for card in cards if not card.ultimate]
        return {
            "head": self.head,
            "most_heads": max(battlefield(number).heroes for number in range(len(NAMES))) + SPARE_HEROES,
            "ready": list(self._ready()),
            "heads": [
                {
                    "id": hero.slug,
                    "faction": hero.faction.name.lower(),
                    "rule": hero.role.phrase(),
                    "fixed": [CARDS[ultimate_of(hero.id)].slug],
                    "allowed": [CARDS[ultimate_of(hero.id)].slug, *plain],
                    "size": CARDS_PER_HERO,
                    "cards": _pile(own_pile(hero.id)).cards,
                }
                for hero in HEROES.values()
            ],
            "cards": [
                {
                    "id": card.slug,
                    "rarity": "ultimate" if card.ultimate else "power",
                    "most": 1 if card.ultimate else MOST_COPIES,
                }
                for card in cards
            ],
        }

    def _ready(self) -> Iterator[ReadyDeck[Phrase]]:
        """Pools of two factions with the piles that come with their heroes, for two lanes and for three."""
        for number in range(2):
            for pair in combinations(Faction, 2):
                yield {
                    "name": self._pool_name(pair, number),
                    "text": write_pool(ready_pool(pair, battlefield(number).heroes)),
                    "settings": {"battlefield": NAMES[number]},
                }

    def _pool_name(self, pair: Sequence[Faction], number: int) -> Phrase:
        first, second = pair
        return Phrase(
            f"skytear-decks-ready-{NAMES[number]}", {"first": first.phrase(), "second": second.phrase()}
        )

    def read(self, text: str, names: Mapping[str, str]) -> list[DeckPart]:
        return _piles(read_pool(text, names))

    def write(self, piles: Sequence[DeckPart], called: Mapping[str, str]) -> str:
        return write_pool(pool_of(piles), {BY_SLUG[slug].id: name for slug, name in called.items()})

    def faults(self, piles: Sequence[DeckPart], settings: Settings) -> list[Fault]:
        number = NAMES.index(str(settings.get("battlefield", NAMES[0])))
        heroes = battlefield(number).heroes
        budget = budget_for(heroes) if settings.get("points") == _BUDGET else 0
        return _BRINGING[_format(settings.get("format"))].faults(pool_of(piles), heroes, budget)

    def meant(self, piles: Sequence[DeckPart], given: Settings) -> Settings:
        """What the number of heroes tells of format and battlefield, where nobody says it."""
        fields = [str(given["battlefield"])] if "battlefield" in given else list(NAMES[:2])
        formats = [str(given["format"])] if "format" in given else list(_BRINGING)
        for field in fields:
            for way in formats:
                heroes = battlefield(NAMES.index(field)).heroes + _BRINGING[_format(way)].spare_heroes
                if len(piles) == heroes:
                    return {**given, "format": way, "battlefield": field}
        return {**given, "format": formats[0], "battlefield": fields[0]}

    def cautions(self, piles: Sequence[DeckPart]) -> list[Phrase]:
        """Cards for which no hero has the runes: allowed, but seldom meant."""
        pool = pool_of(piles)
        runes = [set(hero_card(pile.hero).runes) for pile in pool]
        cards = sorted({card for pile in pool for card in pile.cards})
        return [
            Phrase("skytear-decks-no-rune", {"card": CARDS[card].name})
            for card in cards
            if not any(set(power(card).runes) <= have for have in runes)
        ]

    def verdict(self, piles: Sequence[DeckPart], settings: Settings, faults: int) -> Phrase:
        pool = pool_of(piles)
        kind = _format(settings.get("format"))
        about: dict[str, Arg] = {
            "kind": Phrase(f"skytear-decks-kind-{kind}"),
            "field": Phrase(f"skytear-setting-battlefield-{settings.get('battlefield', NAMES[0])}"),
        }
        if faults:
            return Phrase("skytear-decks-faulty", about)
        about["heroes"] = len(pool)
        about["cards"] = sum(len(pile.cards) for pile in pool)
        about["points"] = sum(points_of(pile) for pile in pool)
        return Phrase("skytear-decks-good", about)

    def table(self, piles: Sequence[DeckPart], settings: Settings) -> Settings:
        """Whoever makes the table sits in the first seat, which is of South. SKY-TEAM-01"""
        return {
            **settings,
            "format": _format(settings.get("format")),
            "south_pool": write_pool(pool_of(piles)),
        }


def _format(asked: Value | None) -> str:
    """The format that is asked for, or the first one to which somebody brings something."""
    return str(asked) if asked in _BRINGING else next(iter(_BRINGING))


def ready_pool(pair: Sequence[Faction], heroes: int) -> Pool:
    """A pool of two factions for games with so many heroes, each with the pile that comes with it."""
    half = (heroes + SPARE_HEROES) // 2
    return tuple(
        own_pile(hero.id)
        for faction in pair
        for hero in [one for one in HEROES.values() if one.faction == faction][:half]
    )


@cache
def _names() -> Mapping[str, Phrase]:
    return {card.slug: card.name for card in CARDS if card.slug in HEROES or belongs_in_deck(card)}


def _pile(pile: HeroPile) -> DeckPart:
    counted = Counter(CARDS[card].slug for card in pile.cards)
    return DeckPart(CARDS[pile.hero].slug, dict(counted))


def _piles(pool: Pool) -> list[DeckPart]:
    return [_pile(pile) for pile in pool]


def pool_of(piles: Sequence[DeckPart]) -> Pool:
    """The same heroes and cards by their numbers."""
    return tuple(
        HeroPile(
            BY_SLUG[pile.head].id,
            tuple(sorted(BY_SLUG[slug].id for slug, number in pile.cards.items() for _ in range(number))),
        )
        for pile in piles
    )
