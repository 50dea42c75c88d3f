"""How balanced Sky Painters is: what the journals of a series tell about dice, tiles, halos and the critical phase.

`python -m skyshelf.lab.painters_study FOLDER...` reads folders that `skyshelf sim painters --out FOLDER` wrote and
prints the tables of docs/painters-balance.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.games.painters.components.dice import COLOURS, FACES
from skyshelf.games.painters.components.halos import HALO_TEXT
from skyshelf.games.painters.components.tiles import TILE_TEXT
from skyshelf.games.painters.table.state import Painters
from skyshelf.games.shelf import game_named
from skyshelf.lab.folder import JOURNALS


@dataclass(slots=True)
class Study:
    """Counts over all games of a folder."""

    games: int = 0
    turns: int = 0
    missing: Counter[str] = field(default_factory=Counter)
    refilled: int = 0
    critical: int = 0
    tiles: Counter[str] = field(default_factory=Counter)
    halos: Counter[str] = field(default_factory=Counter)
    completed: list[float] = field(default_factory=list)
    bought: list[float] = field(default_factory=list)

    def add(self, journal: Journal) -> None:
        """Play one game again and look at the pool at the start of each turn."""
        game = game_named("painters")
        match = Match.start(game, journal.seats, journal.settings, journal.seed)
        turn = 0
        refilled = False
        for number in range(1, len(journal.choices) + 1):
            state = match.state
            assert isinstance(state, Painters)
            if state.turn != turn:
                turn = state.turn
                self._look_at_pool(state)
            match.repeat(journal, number)
            refilled |= any(event.kind == "pool-refilled" for event in match.log[-1].events)
        end = match.state
        assert isinstance(end, Painters)
        self.games += 1
        self.refilled += refilled
        self.critical += end.critical
        for player in end.players:
            self.tiles.update(TILE_TEXT[tile] for tile in player.tiles)
            self.halos.update(HALO_TEXT[halo] for halo in player.halos)
            self.completed.append(len(player.completed()))
            self.bought.append(len(player.tiles))

    def _look_at_pool(self, state: Painters) -> None:
        self.turns += 1
        for colour in COLOURS:
            if not any(state.pool[colour * FACES : (colour + 1) * FACES]):
                self.missing[colour.name.lower()] += 1

    def lines(self) -> list[str]:
        games = max(1, self.games)
        shares = (
            f"{colour.name.lower()} {self.missing[colour.name.lower()] / self.turns:.1%}"
            for colour in COLOURS
        )
        return [
            f"{self.games} games, {self.turns / games:.1f} turns",
            f"critical phase in {self.critical / games:.0%}, pool emptied in {self.refilled / games:.1%}",
            f"per player: {mean(self.completed):.1f} completed cards, {mean(self.bought):.1f} tiles",
            f"colour missing from the pool at the start of a turn: {', '.join(shares)}",
            f"tiles per game: {_per_game(self.tiles, games)}",
            f"halos per game: {_per_game(self.halos, games)}",
        ]


def _per_game(counts: Counter[str], games: int) -> str:
    return ", ".join(f"{name} {count / games:.2f}" for name, count in counts.most_common())


def study(folder: Path) -> Study:
    found = Study()
    for path in sorted((folder / JOURNALS).glob("*.journal")):
        found.add(Journal.load(path.read_text(encoding="utf-8")))
    return found


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name)
        for line in study(Path(name)).lines():
            print(f"  {line}")
