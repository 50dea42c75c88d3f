"""The medals a player has earned by challenges, kept in the player's data folder. HRD-ACH-01 HRD-Q-60"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.challenges import Challenge, Challenges
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.saves import saves_folder, write_journal
from skyshelf.text.speaker import Speaker


def games_with_challenges() -> list[Game]:
    return [game for game in map(game_named, NAMES) if game.challenges is not None]


def challenges_of(game: Game) -> Challenges[Any]:
    """The challenges of a game; one without any is refused with those that have some."""
    if game.challenges is None:
        offered = ", ".join(each.name for each in games_with_challenges())
        raise SkyshelfError(f"There are no challenges for {game.name}; there are some for {offered}.")
    return game.challenges


def medals_file() -> Path:
    return saves_folder().parent / "achievements.json"


def read_medals() -> dict[str, int]:
    """The best result of each achievement; a file that cannot be read counts as none."""
    try:
        kept = json.loads(medals_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(kept, dict):
        return {}
    most = {
        name: challenges_of(game).most_medals
        for game in games_with_challenges()
        for name in challenges_of(game).all()
    }
    return {
        name: number
        for name, number in kept.items()
        if name in most and type(number) is int and 0 < number <= most[name]
    }


def keep_medals(match: Match) -> int:
    """Note what a finished game has earned; the number of medals, if it is more than before."""
    if match.game.challenges is None:
        return 0
    challenge, earned = match.game.challenges.earned(match.state)
    kept = read_medals()
    if earned <= kept.get(challenge, 0):
        return 0
    kept[challenge] = earned
    write_journal(medals_file(), json.dumps(kept, indent=1) + "\n", own=True)
    return earned


def tell_medals(match: Match, console: Console, speaker: Speaker) -> None:
    challenges = challenges_of(match.game)
    name, earned = challenges.earned(match.state)
    challenge = challenges.all()[name].name
    console.print(speaker.say(Phrase("decks-medals-won", {"medals": earned, "challenge": challenge})))


def achievement_list(games: Sequence[Game], speaker: Speaker) -> RenderableType:
    """What the challenges of these games ask for, and the medals earned so far. HRD-ACH-04"""
    return Group(*[_listed(challenges_of(game), speaker) for game in games])


def _listed(challenges: Challenges[Any], speaker: Speaker) -> Table:
    kept = read_medals()
    table = Table(
        title=speaker.say(Phrase("decks-achievements")), title_justify="left", show_header=False, box=None
    )
    for name, challenge in challenges.all().items():
        table.add_row(*_row(name, challenge, kept.get(name, 0), challenges.most_medals, speaker))
    return table


def _row(
    name: str, challenge: Challenge, filled: int, most: int, speaker: Speaker
) -> tuple[RenderableType, ...]:
    symbols = Text.assemble(("★" * filled, "yellow"), ("☆" * (most - filled), "dim"))
    return symbols, name, Text(speaker.say(challenge.name), style="bold"), speaker.say(challenge.help)
