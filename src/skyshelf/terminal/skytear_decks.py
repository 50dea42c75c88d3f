"""Pools and teams of Skytear in files: reading them in the player's language, checking and listing them."""

from __future__ import annotations

import re
from itertools import combinations

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import Settings, settle
from skyshelf.games.skytear.battlefields.all import NAMES, battlefield
from skyshelf.games.skytear.cards.registry import CARDS, HEROES, hero_card, power
from skyshelf.games.skytear.deckbuilding.decklist import read_pool, write_pool
from skyshelf.games.skytear.deckbuilding.legality import (
    CARDS_PER_HERO,
    MOST_COPIES,
    SPARE_HEROES,
    Pool,
    own_pile,
    points_of,
    ultimate_of,
)
from skyshelf.games.skytear.deckbuilding.workshop import PoolWorkshop, ready_pool
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.setup.set_table import TEAMS
from skyshelf.games.skytear.vocabulary.names import Faction
from skyshelf.terminal.decks import deck_file, text_of_deck
from skyshelf.text.names import slugs_by_name
from skyshelf.text.speaker import Speaker

WORKSHOP = PoolWorkshop()
_HERO_LINE = re.compile(r"^\s*hero\s*:", re.IGNORECASE | re.MULTILINE)
_TWO_LANES = battlefield(0).heroes


def ready_pools() -> dict[str, Pool]:
    """Pools of two factions by their names, such as kurumo_taulot."""
    return {
        "_".join(faction.name.lower() for faction in pair): ready_pool(pair, _TWO_LANES)
        for pair in combinations(Faction, 2)
    }


def is_meant(name: str) -> bool:
    """Whether a name or file is of Skytear: only its texts have heroes in lines of their own."""
    if plain_name(name) in (*ready_pools(), *HEROES):
        return True
    path = deck_file(name)
    return path.is_file() and _HERO_LINE.search(text_of_deck(path)) is not None


def find_pool(name: str, speaker: Speaker) -> Pool:
    """A ready-made pool, a hero with its own pile, or the pool or team of a file."""
    plain = plain_name(name)
    if plain in ready_pools():
        return ready_pools()[plain]
    if plain in HEROES:
        return (own_pile(HEROES[plain].id),)
    path = deck_file(name)
    if not path.is_file():
        names = ", ".join(ready_pools())
        raise RefusedSetup([Phrase("skytear-decks-unknown-ready", {"name": name, "names": names})])
    return read_pool(text_of_deck(path), slugs_by_name(WORKSHOP.names(), speaker))


def pool_text(name: str, speaker: Speaker) -> str:
    """The pool with the names of the speaker's language."""
    return write_pool(find_pool(name, speaker), {card.id: speaker.say(card.name) for card in CARDS})


def pool_settings(name: str, given: Settings, speaker: Speaker) -> Settings:
    """What a game must be set to for South to play with this pool or team."""
    pool = find_pool(name, speaker)
    meant = _meant(pool, given)
    return {**meant, "south_pool": write_pool(pool)}


def _meant(pool: Pool, given: Settings) -> Settings:
    """What the number of heroes tells of format and battlefield, where nobody says it."""
    fields = [str(given["battlefield"])] if "battlefield" in given else ["two_lanes", "three_lanes"]
    formats = [str(given["format"])] if "format" in given else ["competitive", TEAMS]
    for field in fields:
        for way in formats:
            heroes = battlefield(NAMES.index(field)).heroes + (SPARE_HEROES if way != TEAMS else 0)
            if len(pool) == heroes:
                return {**given, "format": way, "battlefield": field}
    return {**given, "format": formats[0], "battlefield": fields[0]}


def check_pool(name: str, given: Settings, console: Console, speaker: Speaker) -> bool:
    """Say whether a pool or team is good, hero by hero, or everything that is wrong with it."""
    settle("skytear", SkytearGame.settings, given)
    pool = find_pool(name, speaker)
    meant = _meant(pool, given)
    faults = WORKSHOP.faults(WORKSHOP.read(write_pool(pool), {}), meant)
    about: dict[str, Arg] = {
        "kind": Phrase(f"skytear-decks-kind-{TEAMS if meant['format'] == TEAMS else 'competitive'}"),
        "field": Phrase(f"skytear-setting-battlefield-{meant['battlefield']}"),
    }
    console.print(_heroes_table(pool, speaker))
    for card in _unplayable(pool):
        told = Phrase("skytear-decks-no-rune", {"card": CARDS[card].name})
        console.print(Text.assemble(("!", "yellow"), f" {speaker.say(told)}"))
    if faults:
        console.print(speaker.say(Phrase("skytear-decks-faulty", about)), highlight=False)
        for fault in faults:
            sentence = speaker.say(fault.phrase)
            console.print(Text.assemble(("✘", "red"), f" {sentence} ", (fault.rule, "dim")))
        return False
    numbers: dict[str, Arg] = {
        "heroes": len(pool),
        "cards": sum(len(pile.cards) for pile in pool),
        "points": sum(points_of(pile) for pile in pool),
    }
    console.print(speaker.say(Phrase("skytear-decks-good", {**about, **numbers})), highlight=False)
    return True


def _unplayable(pool: Pool) -> list[int]:
    """Cards for which no hero has the runes: allowed, but seldom meant."""
    runes = [set(hero_card(pile.hero).runes) for pile in pool]
    cards = sorted({card for pile in pool for card in pile.cards})
    return [card for card in cards if not any(set(power(card).runes) <= have for have in runes)]


def _heroes_table(pool: Pool, speaker: Speaker) -> RenderableType:
    table = _columns(speaker, "hero", "runes", "cards", "points")
    for pile in pool:
        counted = {card: pile.cards.count(card) for card in pile.cards}
        cards = ", ".join(f"{number}x {speaker.say(CARDS[card].name)}" for card, number in counted.items())
        table.add_row(
            speaker.say(CARDS[pile.hero].name),
            _runes(pile.hero, speaker),
            f"{len(pile.cards)}/{CARDS_PER_HERO}: {cards}",
            str(points_of(pile)),
        )
    return table


def _runes(hero: int, speaker: Speaker) -> str:
    return " ".join(speaker.say(rune.phrase()) for rune in hero_card(hero).runes)


def _columns(speaker: Speaker, *keys: str) -> Table:
    table = Table(box=None, title_justify="left")
    for key in keys:
        table.add_column(speaker.say(Phrase(f"skytear-decks-column-{key}")))
    return table


def pool_list(speaker: Speaker) -> RenderableType:
    """The ready-made pools, and every hero with what it may bring."""
    ready = Table(
        title=speaker.say(Phrase("skytear-decks-list")), title_justify="left", show_header=False, box=None
    )
    for name, pool in ready_pools().items():
        ready.add_row(name, ", ".join(speaker.say(CARDS[pile.hero].name) for pile in pool))
    heroes = _columns(speaker, "hero", "role", "runes", "ultimate", "points", "with-pile")
    limits: dict[str, Arg] = {"cards": CARDS_PER_HERO, "copies": MOST_COPIES}
    heroes.title = speaker.say(Phrase("skytear-decks-heroes", limits))
    for hero in HEROES.values():
        heroes.add_row(
            speaker.say(hero.name),
            speaker.say(hero.role.phrase()),
            _runes(hero.id, speaker),
            speaker.say(CARDS[ultimate_of(hero.id)].name),
            str(hero.points),
            str(points_of(own_pile(hero.id))),
        )
    return Group(ready, heroes)
