"""Pools and teams of Skytear in a terminal: hero by hero, with runes and points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.workshop import DeckPart
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import BY_SLUG, CARDS, HEROES, hero_card
from skyshelf.games.skytear.deckbuilding.legality import CARDS_PER_HERO, own_pile, points_of, ultimate_of
from skyshelf.games.skytear.deckbuilding.workshop import PoolWorkshop, pool_of
from skyshelf.text.speaker import Speaker


def draw_pool(piles: Sequence[DeckPart], speaker: Speaker) -> RenderableType:
    """Each hero with its runes, its cards and what they cost."""
    table = _columns(speaker, "hero", "runes", "cards", "points")
    for pile, built in zip(piles, pool_of(piles), strict=True):
        cards = ", ".join(
            f"{number}x {speaker.say(BY_SLUG[slug].name)}" for slug, number in pile.cards.items()
        )
        table.add_row(
            speaker.say(CARDS[built.hero].name),
            _runes(built.hero, speaker),
            f"{len(built.cards)}/{CARDS_PER_HERO}: {cards}",
            str(points_of(built)),
        )
    return table


def draw_heroes(speaker: Speaker) -> RenderableType:
    """Every hero with what it may bring."""
    heroes = _columns(speaker, "hero", "role", "runes", "ultimate", "points", "with-pile")
    heroes.title = speaker.say(PoolWorkshop.heads_title)
    for hero in HEROES.values():
        heroes.add_row(
            speaker.say(hero.name),
            speaker.say(hero.role.phrase()),
            _runes(hero.id, speaker),
            speaker.say(CARDS[ultimate_of(hero.id)].name),
            str(hero.points),
            str(points_of(own_pile(hero.id))),
        )
    return heroes


def _runes(hero: CardId, speaker: Speaker) -> str:
    return " ".join(speaker.say(rune.phrase()) for rune in hero_card(hero).runes)


def _columns(speaker: Speaker, *keys: str) -> Table:
    table = Table(box=None, title_justify="left")
    for key in keys:
        table.add_column(speaker.say(Phrase(f"skytear-decks-column-{key}")), overflow="fold")
    return table
