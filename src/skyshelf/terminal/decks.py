"""Decks in files: reading them in the player's language, checking them, and showing what there is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import RefusedSetup, SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.settings import LONGEST_TEXT, Settings, settle
from skyshelf.engine.workshop import DeckPart, Workshop
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.display import display_of
from skyshelf.terminal.saves import saves_folder
from skyshelf.text.names import slugs_by_name
from skyshelf.text.speaker import Speaker


def games_with_decks() -> list[Game]:
    return [game for game in map(game_named, NAMES) if game.decks is not None]


def workshop_of(game: Game) -> Workshop:
    """Where the decks of a game are built; a game without decks is refused with those that have some."""
    if game.decks is None:
        built = ", ".join(each.name for each in games_with_decks())
        raise SkyshelfError(f"Nobody builds decks for {game.name}; there are decks for {built}.")
    return game.decks


def decks_folder() -> Path:
    """Where a player's own decks can be kept, to be called by their names."""
    return saves_folder().parent / "decks"


def find_deck(game: Game, name: str, speaker: Speaker) -> list[DeckPart]:
    """A ready-made deck by its name, what comes with a leading card, or the deck of a file or of the own folder."""
    workshop, plain = workshop_of(game), plain_name(name)
    ready = workshop.ready_made()
    if plain in ready:
        return ready[plain].piles
    known = slugs_by_name(workshop.names(), speaker)
    alone = workshop.own_pile(known.get(plain, plain))
    if alone is not None:
        return [alone]
    path = _deck_file(name)
    if not path.exists():
        told: dict[str, Arg] = {"name": name, "names": ", ".join(ready)}
        raise RefusedSetup([Phrase("terminal-decks-unknown", told)])
    return workshop.read(_text_of_deck(path), known)


def _deck_file(name: str) -> Path:
    """A file by its path, or one of the player's folder by its name alone."""
    path = Path(name)
    kept = decks_folder() / f"{name}.txt"
    return kept if not path.exists() and kept.exists() else path


def _text_of_deck(path: Path) -> str:
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
        raise SkyshelfError(f"{path} cannot be read: {error.strerror}.") from error


def deck_text(game: Game, name: str, speaker: Speaker) -> str:
    """The deck with the names of the speaker's language."""
    workshop = workshop_of(game)
    called = {slug: speaker.say(phrase) for slug, phrase in workshop.names().items()}
    return workshop.write(find_deck(game, name, speaker), called)


def deck_settings(game: Game, name: str, given: Settings, speaker: Speaker) -> Settings:
    """What a game must be set to for this deck."""
    workshop = workshop_of(game)
    ready = workshop.ready_made().get(plain_name(name))
    if ready is not None and ready.settings:
        return ready.settings
    piles = find_deck(game, name, speaker)
    return workshop.table(piles, workshop.meant(piles, given))


def check_deck(game: Game, name: str, given: Settings, console: Console, speaker: Speaker) -> bool:
    """Say whether a deck is good for such a game, or everything that is wrong with it."""
    settle(game.name, game.settings, given)
    workshop, draw = workshop_of(game), display_of(game).deck
    piles = find_deck(game, name, speaker)
    meant = workshop.meant(piles, given)
    faults = workshop.faults(piles, meant)
    if draw is not None:
        console.print(draw(piles, speaker))
    for caution in workshop.cautions(piles):
        console.print(Text.assemble(("!", "yellow"), f" {speaker.say(caution)}"))
    console.print(speaker.say(workshop.verdict(piles, meant, len(faults))), highlight=False)
    for fault in faults:
        console.print(Text.assemble(("✘", "red"), f" {speaker.say(fault.phrase)} ", (fault.rule, "dim")))
    return not faults


def deck_list(games: Sequence[Game], speaker: Speaker) -> RenderableType:
    """The ready-made decks of these games with the cards that can lead one, and the decks of the player's folder."""
    parts: list[RenderableType] = []
    for game in games:
        workshop, heads = workshop_of(game), display_of(game).heads
        title = speaker.say(Phrase(f"shelf-game-{game.name}"))
        ready = _table(f"{title}: {speaker.say(workshop.ready_title)}")
        for name, each in workshop.ready_made().items():
            size = sum(sum(pile.cards.values()) for pile in each.piles)
            cards = speaker.say(Phrase("terminal-decks-cards", {"cards": size}))
            ready.add_row(name, speaker.say(each.name), cards)
        parts += [ready, _heads(workshop, speaker) if heads is None else heads(speaker)]
    kept = sorted(decks_folder().glob("*.txt")) if decks_folder().is_dir() else []
    if kept:
        own = _table(speaker.say(Phrase("terminal-decks-own")))
        for path in kept:
            own.add_row(path.stem, str(path))
        parts.append(own)
    return Group(*parts)


def _heads(workshop: Workshop, speaker: Speaker) -> Table:
    table, names = _table(speaker.say(workshop.heads_title)), workshop.names()
    for head in workshop.offers()["heads"]:
        table.add_row(speaker.say(names[head["id"]]), speaker.say(head["rule"]))
    return table


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", show_header=False, box=None)
