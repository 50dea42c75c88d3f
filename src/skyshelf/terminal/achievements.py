"""The medals a player has earned, kept in the player's data folder. HRD-ACH-01 HRD-Q-60"""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.challenges.all import CHALLENGES, medals
from skyshelf.games.horde.challenges.offers import challenge_help, challenge_name
from skyshelf.games.horde.table.state import Horde
from skyshelf.terminal.saves import saves_folder, write_journal
from skyshelf.text.speaker import Speaker

MOST_MEDALS = 3


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
    return {
        name: number
        for name, number in kept.items()
        if name in CHALLENGES and type(number) is int and 0 < number <= MOST_MEDALS
    }


def keep_medals(match: Match) -> int:
    """Note what a finished game has earned; the number of medals, if it is more than before."""
    state = match.state
    if not isinstance(state, Horde):
        return 0
    earned, kept = medals(state), read_medals()
    if earned <= kept.get(state.rules.challenge, 0):
        return 0
    kept[state.rules.challenge] = earned
    write_journal(medals_file(), json.dumps(kept, indent=1) + "\n", own=True)
    return earned


def tell_medals(match: Match, earned: int, console: Console, speaker: Speaker) -> None:
    assert isinstance(match.state, Horde)
    challenge = challenge_name(match.state.rules.challenge)
    console.print(speaker.say(Phrase("decks-medals-won", {"medals": earned, "challenge": challenge})))


def achievement_list(speaker: Speaker) -> Table:
    """The twelve, what they ask for, and the medals earned so far. HRD-ACH-04"""
    kept = read_medals()
    table = Table(
        title=speaker.say(Phrase("decks-achievements")), title_justify="left", show_header=False, box=None
    )
    for name in CHALLENGES:
        filled = kept.get(name, 0)
        symbols = Text.assemble(("★" * filled, "yellow"), ("☆" * (MOST_MEDALS - filled), "dim"))
        help_text = speaker.say(challenge_help(name))
        table.add_row(symbols, name, Text(speaker.say(challenge_name(name)), style="bold"), help_text)
    return table
