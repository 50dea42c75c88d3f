"""The game menu: what `./skyshelf` alone shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.terminal.choosing import typed_number
from skyshelf.terminal.saves import latest_save
from skyshelf.text.speaker import Speaker


class Menu:
    """Asks which game, and how many opponents; every answer has a sensible default."""

    def __init__(self, console: Console, speaker: Speaker, ask: Callable[[str], str]) -> None:
        self.console = console
        self.speaker = speaker
        self.ask = ask

    def say(self, key: str, **args: int | str) -> str:
        return self.speaker.say(Phrase(f"terminal-menu-{key}", {**args}))

    def choose(self) -> tuple[str, int] | Path | None:
        """A game with a number of opponents, a save to continue, or None to leave."""
        saved = latest_save()
        lines = (
            [self.say("continue", game=self._called(saved.stem.partition("-")[0]), file=saved.name)]
            if saved
            else []
        )
        lines += [self.say("new", game=self._called(name)) for name in NAMES]
        lines.append(self.say("quit"))
        self.console.print(Text(self.say("title"), style="bold"))
        for number, line in enumerate(lines, start=1):
            self.console.print(Text.assemble((f"{number}", "bold cyan"), f" {line}"))
        picked = self._number(self.say("ask"), 1, len(lines), 1)
        if picked is None or picked == len(lines):
            return None
        if saved and picked == 1:
            return saved
        name = NAMES[picked - 1 - bool(saved)]
        game = game_named(name)
        fewest, most = game.fewest - 1, game.most - 1
        if most == 0:
            return name, 0
        opponents = self._number(self.say("opponents", fewest=fewest, most=most), fewest, most, fewest)
        return None if opponents is None else (name, opponents)

    def _called(self, name: str) -> str:
        """The title of a game; a save of another name may lie there."""
        return self.speaker.say(Phrase(f"shelf-game-{name}")) if name in NAMES else name

    def _number(self, question: str, least: int, most: int, default: int) -> int | None:
        while True:
            try:
                line = self.ask(f"{question} [{default}] ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if not line:
                return default
            number = typed_number(line)
            if number is not None and least <= number <= most:
                return number
            self.console.print(self.say("wrong", least=least, most=most))
