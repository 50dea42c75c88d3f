"""`skyshelf play` and `skyshelf terminal`: games in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skyshelf.commands.common import (
    LangOption,
    SeedOption,
    SetOption,
    fresh_seed,
    given_settings,
    listed,
    own_name,
    play_here,
    speaker_for,
)
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.levels import USUAL, USUAL_LEVELS
from skyshelf.engine.phrase import Phrase

if TYPE_CHECKING:
    from skyshelf.engine.game import Game
    from skyshelf.engine.settings import Value
    from skyshelf.text.speaker import Speaker

app = typer.Typer()


@app.command()
def terminal(lang: LangOption = None) -> None:
    """Choose a game and play it in this terminal, without a browser."""
    from skyshelf.terminal.menu import Menu
    from skyshelf.terminal.screen import Screen

    console = Screen()
    chosen = Menu(console, speaker_for(lang), console.question).choose()
    if isinstance(chosen, Path):
        _continue(chosen, lang)
    elif chosen is not None:
        game, opponents = chosen
        play(game, bots=",".join([USUAL] * opponents), lang=lang)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    names: Annotated[
        str, typer.Option("--names", help="The people at this terminal, with commas: Ada,Ben.")
    ] = "",
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="The bots, with commas: easy,hard. If not given, a medium one where you cannot play alone.",
        ),
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(
            "--deck", metavar="NAME|FILE", help="A ready-made deck, or one of your own (docs/decks.md)."
        ),
    ] = None,
    challenge: Annotated[
        str | None, typer.Option("--challenge", metavar="NAME", help="One of those that `challenges` lists.")
    ] = None,
    at_random: Annotated[
        bool, typer.Option("--random", help="Let chance choose what to play with and how hard.")
    ] = False,
    settings: SetOption = None,
    seed: SeedOption = None,
    lang: LangOption = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the last unfinished game.")] = False,
) -> None:
    """Play a game in the terminal, alone against bots or with friends at one screen.

    Type a number to choose, `help` for the other words (undo, hint, why, what, log, save). The game is saved after
    every choice: `skyshelf play painters --continue` goes on where you left.
    """
    from skyshelf.engine.match import Match
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal.saves import latest_save, new_save
    from skyshelf.text.names import with_decks_read

    found = game_named(game)
    if go_on or load is not None:
        for_a_new_game = {
            "--names": bool(names),
            "--bots": bots is not None,
            "--deck": deck is not None,
            "--challenge": challenge is not None,
            "--random": at_random,
            "--set": bool(settings),
            "--seed": seed is not None,
        }
        _refuse_to_change([option for option, said in for_a_new_game.items() if said])
        load = load or latest_save(game)
        if load is None:
            raise SkyshelfError(f"There is no unfinished game of {game}.")
        _continue(load, lang, game)
        return
    people = listed(names) or [own_name()]
    lacks_an_opponent = len(people) == 1 and found.fewest > 1
    machines = listed(USUAL if bots is None and lacks_an_opponent else bots or "")
    seats = people + [_bot_called(bot, speaker_for(lang)) for bot in machines]
    # A table of people and bots with the same name would not tell who is who.
    called = [
        name if seats.count(name) == 1 else f"{name} {place}" for place, name in enumerate(seats, start=1)
    ]
    players = [""] * len(people) + machines
    given = with_decks_read(found, given_settings(found, settings), speaker_for(lang))
    chance = fresh_seed(seed)
    chosen = _chosen(found, given, deck, challenge, chance if at_random else None, lang)
    match = Match.start(found, len(seats), {**chosen, **given}, chance, called, players)
    play_here(match, new_save(game), lang)


def _bot_called(bot: str, speaker: Speaker) -> str:
    """A level has its word in the reader's language; what else may be typed is a word of the lab."""
    return speaker.say(Phrase(f"web-bot-{bot}")) if bot in USUAL_LEVELS else bot


def _chosen(
    game: Game,
    given: dict[str, Value],
    deck: str | None,
    challenge: str | None,
    at_random: int | None,
    lang: str | None,
) -> dict[str, Value]:
    """The settings behind the options of `play` that are no settings themselves; `at_random` is the seed for them."""
    found: dict[str, Value] = {}
    if at_random is not None:
        found.update(game.at_random(at_random))
        if not found:
            raise SkyshelfError(f"--random has nothing to choose in {game.name}.")
    if challenge is not None:
        from skyshelf.terminal.achievements import challenges_of

        found.update(challenges_of(game).settings(challenge))
    if deck is not None:
        from skyshelf.terminal.decks import deck_settings

        found.update(deck_settings(game, deck, given, speaker_for(lang)))
    return found


def _refuse_to_change(options: list[str]) -> None:
    if options:
        raise SkyshelfError(
            f"A saved game has its players, settings and chance already: leave out {', '.join(options)}."
        )


def _continue(path: Path, lang: str | None, game: str | None = None) -> None:
    from skyshelf.terminal.saves import new_save, open_match, read_journal, saves_folder

    kept = read_journal(path).game
    if game not in (None, kept):
        raise SkyshelfError(
            f"{path} is a game of {kept}: `skyshelf play {kept} --load {path}` goes on with it."
        )
    match = open_match(path)
    # A file of somebody else's is left as it is; the game goes on in our own folder.
    save = path if path.resolve().parent == saves_folder().resolve() else new_save(match.game.name)
    play_here(match, save, lang)
