"""What several commands share: their options, the reader's language, settings, and a game at this terminal."""

from __future__ import annotations

import getpass
import json
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skyshelf.engine.errors import SkyshelfError

if TYPE_CHECKING:
    from skyshelf.engine.game import Game
    from skyshelf.engine.match import Match
    from skyshelf.engine.settings import Value
    from skyshelf.text.speaker import Speaker

SetOption = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="A setting of the game, such as variant=forced_landing."
    ),
]


def _remembered(lang: str | None) -> str | None:
    """What a command refuses is said in the language that it was told, too."""
    if lang is not None:
        prefer_language(lang)
    return lang


LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        help="en, es, it or pl; your system's language if not given.",
        callback=_remembered,
    ),
]
SeedOption = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")]
OnOption = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="PLACE",
        help="Where the games are played: local (processes of this machine), ray or ray://HOST:10001, "
        "dask or dask://HOST:8786.",
    ),
]
_MOST_EACH = 8  # processes for each core: more only get in each other's way


def few_enough(processes: int | None) -> int | None:
    """So many that the machine would begin processes for minutes, or stand still, is a slip of the hand."""
    most = _MOST_EACH * max(8, os.cpu_count() or 1)
    if os.name == "nt":
        most = min(most, 61)  # Windows waits for no more at a time
    if processes is not None and processes > most:
        raise SkyshelfError(
            f"{processes} processes are more than this machine can use: it has {os.cpu_count()} cores; "
            f"from 1 to {most} are allowed."
        )
    return processes


WorkersOption = Annotated[
    int | None,
    typer.Option(
        "--workers", min=1, callback=few_enough, help="Processes of this machine; all cores if not given."
    ),
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON object per line, for programs.")]


def fresh_seed(seed: int | None) -> int:
    """Fresh chance for a game whose seed nobody gave."""
    return secrets.randbits(63) if seed is None else seed


def given_settings(game: Game, pairs: list[str] | None) -> dict[str, Value]:
    """The settings that `--set` names; a text setting takes `@FILE`."""
    from skyshelf.engine.settings import read_value

    found: dict[str, Value] = {}
    for pair in pairs or []:
        name, equals, text = pair.partition("=")
        if not equals:
            raise SkyshelfError(f"'{pair}' is no setting: write NAME=VALUE, such as variant=forced_landing.")
        if name in found:
            raise SkyshelfError(f"'{name}' is set twice, to {found[name]} and to {text}; say it once.")
        known = [setting for setting in game.settings if setting.name == name]
        if known and known[0].text and text.startswith("@"):
            text = _text_of(Path(text[1:]))
        found[name] = read_value(known[0], text) if known else text
    return found


def listed(text: str) -> list[str]:
    """The words of an option that takes several, with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SkyshelfError(f"{path} cannot be read as text.") from error


class _Reader:
    """The language that was asked for before the command: `skyshelf --lang it play painters`."""

    language: str | None = None


def prefer_language(lang: str | None) -> None:
    """What the commands speak unless they are told another language themselves."""
    _Reader.language = lang


def speaker_for(lang: str | None, names: list[str] | None = None) -> Speaker:
    """Who speaks the language that was asked for, or that of this system."""
    from skyshelf.text.speaker import LANGUAGES, Speaker

    lang = lang or _Reader.language
    if lang is None:
        system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
        lang = system if system in LANGUAGES else "en"
    return Speaker(lang, names or [])


def own_name() -> str:
    """What this person is called on this computer."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):  # no such user, as in some containers
        return "Ada"


def play_here(match: Match, save: Path, lang: str | None) -> None:
    """Play on at this terminal, and keep the medals that a finished game has earned."""
    from skyshelf.terminal.screen import Screen
    from skyshelf.terminal.session import Session

    console = Screen()
    speaker = speaker_for(lang, match.journal.names)
    Session(match, console, speaker, console.question, save).run()
    if match.state.outcome is not None:
        from skyshelf.terminal.achievements import keep_medals, tell_medals

        if keep_medals(match):
            tell_medals(match, console, speaker)


def print_json(value: object) -> None:
    """One line for a program, at once."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
    sys.stdout.flush()
