"""Decks in files: reading them in the player's language, checking them, and showing what there is."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import RefusedSetup, SkyshelfError
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import LONGEST_TEXT, Settings
from skyshelf.engine.workshop import Fault
from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.challenges.battle_plan import ALLIANCES
from skyshelf.games.horde.deckbuilding.agree import castle_for, deck_name
from skyshelf.games.horde.deckbuilding.backs import BACKS
from skyshelf.games.horde.deckbuilding.deck import (
    Deck,
    listed,
    read_deck,
    write_deck,
)
from skyshelf.games.horde.deckbuilding.faults import faults_of, shared_faults
from skyshelf.games.horde.deckbuilding.workshop import back_told
from skyshelf.games.horde.editions.monoliths.edition import MONOLITHS_2024
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.setup import ready_made
from skyshelf.terminal.saves import saves_folder
from skyshelf.text.names import slugs_by_name
from skyshelf.text.speaker import Speaker


def decks_folder() -> Path:
    """Where a player's own decks can be kept, to be called by their names."""
    return saves_folder().parent / "decks"


def find_deck(name: str, speaker: Speaker) -> Deck:
    """A ready-made deck by its name, or a deck of the player's folder or of any file."""
    if name in ALLIANCES:
        cards = ready_made(name)
        return Deck(castle_for(name), {card: cards.count(card) for card in cards})
    return read_deck_file(deck_file(name), speaker)


def deck_file(name: str) -> Path:
    """A file by its path, or one of the player's folder by its name alone."""
    path = Path(name)
    kept = decks_folder() / f"{name}.txt"
    return kept if not path.exists() and kept.exists() else path


def read_deck_file(path: Path, speaker: Speaker) -> Deck:
    """The deck of a file, with card names in the speaker's language or in English."""
    return read_deck(text_of_deck(path), slugs_by_name(HordeGame.workshop.names(), speaker))


def text_of_deck(path: Path) -> str:
    """What a file holds, if it can be a deck at all."""
    try:
        if path.is_dir():
            raise SkyshelfError(f"{path} is a folder; a deck is a text file.")
        if path.stat().st_size > LONGEST_TEXT:
            raise SkyshelfError(f"{path} is larger than any deck ({LONGEST_TEXT} bytes).")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SkyshelfError(f"{path} is not a deck: it is no text.") from error
    except OSError as error:
        ready = ", ".join(ALLIANCES)
        raise SkyshelfError(
            f"{path} cannot be read: {error.strerror}. Ready-made decks are {ready}; "
            "`skyshelf deck list` also shows those of Skytear."
        ) from error


def deck_text(deck: Deck, speaker: Speaker) -> str:
    """The deck with the names of the speaker's language."""
    return write_deck(deck, {card.id: speaker.say(CARD_NAME[card.id]) for card in CARDS})


def deck_settings(name: str, speaker: Speaker) -> Settings:
    """What a game must be set to for this deck: the deck itself, and the castle it was built for."""
    if name in ALLIANCES:
        return {"deck": name}
    deck = find_deck(name, speaker)
    settings: Settings = {"deck": write_deck(deck)}
    if deck.castle:
        settings["castle"] = deck.castle
    return settings


def plan_deck(name: str | None, speaker: Speaker) -> str | None:
    """The deck for a battle plan as its games take it; a deck of one's own must say its castle."""
    if name is None:
        return None
    settings = deck_settings(name, speaker)
    if name not in ALLIANCES and "castle" not in settings:
        raise _no_castle()
    return str(settings["deck"])


def _no_castle() -> SkyshelfError:
    return RefusedSetup([Phrase("decks-which-castle", {"castle": CARD_NAME[BY_SLUG["the_gaping_maw"].id]})])


def faults_in(deck: Deck, castle: str) -> list[Fault]:
    """Everything wrong with a deck for a castle."""
    return [*faults_of(deck, castle), *shared_faults([deck.copies()])]


def check_deck(name: str, castle: str | None, console: Console, speaker: Speaker) -> bool:
    """Say whether a deck is good for its castle, or everything that is wrong with it."""

    def say(key: str, **args: Arg) -> str:
        return speaker.say(Phrase(f"decks-{key}", args))

    deck = find_deck(name, speaker)
    built = _castle_meant(castle, speaker) if castle else deck.castle
    if not built:
        raise _no_castle()
    faults = faults_in(deck, built)
    if not faults:
        console.print(say("good", castle=CARD_NAME[BY_SLUG[built].id], cards=deck.size), highlight=False)
        games = [Phrase("shelf-game-monoliths")]
        if all(CARDS[card].code.startswith(HordeGame.prefix) for card in (*deck.cards, BY_SLUG[built].id)):
            games.insert(0, Phrase("shelf-game-horde"))
        console.print(say("good-games", games=listed(games)), highlight=False)
        return True
    console.print(say("faulty", faults=len(faults)), highlight=False)
    twins = MONOLITHS_2024.twins if BY_SLUG[built].code.startswith(MONOLITHS_2024.prefix) else {}
    for fault in faults:
        rule = twins.get(fault.rule, fault.rule)
        console.print(Text.assemble(("✘", "red"), f" {speaker.say(fault.phrase)} ", (rule, "dim")))
    return False


def _castle_meant(name: str, speaker: Speaker) -> str:
    plain = plain_name(name)
    slug = slugs_by_name(HordeGame.workshop.names(), speaker).get(plain, plain)
    if slug not in BACKS:
        raise RefusedSetup([Phrase("decks-unknown-castle-alone", {"name": name, "castles": _castle_names()})])
    return slug


def _castle_names() -> Phrase:
    return listed([CARD_NAME[BY_SLUG[castle].id] for castle in BACKS])


def deck_list(speaker: Speaker) -> RenderableType:
    """The ready-made decks, the player's own, and the castles with their backs."""

    def say(key: str, **args: Arg) -> str:
        return speaker.say(Phrase(f"decks-{key}", args))

    ready = Table(title=say("ready"), title_justify="left", show_header=False, box=None)
    for deck in ALLIANCES:
        ready.add_row(deck, speaker.say(deck_name(deck)), say("cards", cards=len(ready_made(deck))))
    parts: list[RenderableType] = [ready]
    kept = sorted(decks_folder().glob("*.txt")) if decks_folder().is_dir() else []
    if kept:
        own = Table(title=say("own"), title_justify="left", show_header=False, box=None)
        for path in kept:
            own.add_row(path.stem, str(path))
        parts.append(own)
    castles = Table(title=say("castles"), title_justify="left", show_header=False, box=None)
    for back in BACKS.values():
        castles.add_row(speaker.say(CARD_NAME[BY_SLUG[back.castle].id]), speaker.say(back_told(back)))
    return Group(*parts, castles)
