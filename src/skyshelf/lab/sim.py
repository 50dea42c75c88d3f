"""Many games between bots, on all cores: the same seed gives the same games, whatever the number of workers."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from skyshelf.bots.levels import bot_named
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Settings, Value
from skyshelf.games.shelf import game_named
from skyshelf.lab.arena import Arena, Played, Position, digest_of
from skyshelf.lab.crew.crew import Pace, Workers, crew_of
from skyshelf.lab.wins import won_by


@dataclass(frozen=True, slots=True)
class Series:
    """What to play: it crosses process borders, so it is plain data."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    settings: Settings
    rotate: bool = True
    keep_journals: bool = False
    keep_positions: bool = False
    errors_to: str = "skyshelf-errors"

    @property
    def sides(self) -> tuple[int, ...]:
        """Which side each seat is on."""
        return game_named(self.game).sides(len(self.bots), self.settings)


@dataclass(slots=True)
class Row:
    """One game of a series."""

    number: int
    seed: int
    bots: tuple[str, ...]
    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    forced: int
    branching_max: int
    branching_sum: int
    state_hash: str
    journal: str = ""
    positions: list[Position] = field(default_factory=list)


@dataclass(slots=True)
class Failure:
    """A game that broke, and the file that breaks it again."""

    number: int
    error: str
    journal: str = ""
    # On the way from whoever played it: what goes into the file, and how it came about.
    choices: str = ""
    trace: str = ""


@dataclass(slots=True)
class Result:
    """A whole series."""

    series: Series
    rows: list[Row] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    def digest(self) -> str:
        """One fingerprint over the final states of all games, in order."""
        return digest_of((row.number, row.state_hash) for row in self.rows)

    def wins(self) -> dict[str, float]:
        """Wins of each bot of the list. Equal bots are told apart by their place."""
        names = bot_labels(self.series.bots)
        sides, won = self.series.sides, dict.fromkeys(names, 0.0)
        for row in self.rows:
            shift = row.number % len(names) if self.series.rotate else 0
            for seat, share in enumerate(won_by(row.winners, sides)):
                won[names[(seat + shift) % len(names)]] += share
        return won

    def seat_wins(self) -> list[float]:
        sides = self.series.sides
        shares = [won_by(row.winners, sides) for row in self.rows]
        return [sum(share[seat] for share in shares) for seat in range(len(sides))]

    def endings(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for row in self.rows:
            found[row.ending] = found.get(row.ending, 0) + 1
        return dict(sorted(found.items()))

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.series.game,
            "games": len(self.rows) + len(self.failures),
            "errors": len(self.failures),
            "wins": self.wins(),
            "turns": _mean([row.turns for row in self.rows]),
            "decisions": _mean([row.decisions for row in self.rows]),
            "seed": self.series.seed,
            "digest": self.digest(),
            "endings": self.endings(),
            "journals": [failure.journal for failure in self.failures],
        }


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def bot_labels(bots: Sequence[str]) -> list[str]:
    """The bots' names, numbered where one plays several times."""
    return [f"{name} #{place}" if bots.count(name) > 1 else name for place, name in enumerate(bots, start=1)]


def prepare(
    game: str, games: int, bots: Sequence[str], seed: int, settings: Mapping[str, Value], **more: object
) -> Series:
    """A series whose game, seats, settings and bots exist; anything else is refused with a sentence."""
    found = game_named(game)
    settled = found.agree(len(bots), settings)
    for name in bots:
        bot_named(name, found, 0)
    return Series(game, games, tuple(bots), seed, settled, **more)  # type: ignore[arg-type]


def play_series(
    series: Series,
    workers: Workers = 1,
    progress: Callable[[int], None] = lambda done: None,
    keep: Callable[[Sequence[Row]], None] = lambda rows: None,
    result: Result | None = None,
) -> Result:
    """Play all games, on so many processes or on any executor; `progress` hears how many are done.

    `keep` gets games as they are played, to write them down before there are too many. Who brings the result
    has what was played also where the series is cut short."""
    result = result or Result(series)
    crew = crew_of(workers)
    pace = Pace(crew)
    parts = ((series, start, stop) for start, stop in pace.ranges(series.games))
    try:
        for part in crew.play(play_part, parts):
            rows, failures = part.found
            pace.note(len(rows) + len(failures), part.seconds)
            keep(rows)
            result.rows += rows
            result.failures += keep_failures(series, failures)
            progress(len(result.rows) + len(result.failures))
    finally:
        if crew is not workers:
            crew.close()
    result.rows.sort(key=lambda row: row.number)
    result.failures.sort(key=lambda failure: failure.number)
    return result


def play_part(series: Series, start: int, stop: int) -> tuple[list[Row], list[Failure]]:
    """Games number `start` to `stop - 1`, in this process."""
    arena = Arena(game_named(series.game), series.settings, series.bots, series.seed)
    rows: list[Row] = []
    failures: list[Failure] = []
    for number in range(start, stop):
        try:
            rows.append(_row(series, arena.play(number, series.rotate, series.keep_positions)))
        except Exception as error:  # whatever broke, the series goes on and the journal tells
            choices = "" if arena.match is None else arena.match.journal.dump()
            failures.append(Failure(number, _last_line(error), "", choices, traceback.format_exc()))
    return rows, failures


def _row(series: Series, played: Played) -> Row:
    state = played.match.state
    return Row(
        number=played.number,
        seed=played.seed,
        bots=played.bots,
        ending=played.ending,
        winners=played.winners,
        scores=played.scores,
        turns=state.turn,
        decisions=played.decisions,
        forced=state.forced,
        branching_max=max(played.branching, default=0),
        branching_sum=sum(played.branching),
        state_hash=played.match.game.codec.digest(state),
        journal=played.match.save() if series.keep_journals else "",
        positions=played.positions,
    )


def _last_line(error: Exception) -> str:
    return traceback.format_exception_only(error)[-1].strip()


def keep_failures(series: Series, failures: Sequence[Failure]) -> list[Failure]:
    """Write them here, whichever machine they broke on: a journal up to the choice that broke it, and the trace."""
    kept: list[Failure] = []
    for failure in failures:
        folder = Path(series.errors_to)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{series.game}-{series.seed}-{failure.number}.journal"
        if failure.choices:
            _write(path, failure.choices)
        _write(path.with_suffix(".txt"), failure.trace)
        kept.append(Failure(failure.number, failure.error, os.fspath(path)))
    return kept


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
