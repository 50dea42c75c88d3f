"""A series as a page: who wins, how long it takes, how games begin, and which cards win them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import polars as pl

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.games.shelf import game_named
from skyshelf.lab.folder import ABOUT, GAMES_FILE, POSITIONS_FILE
from skyshelf.lab.intervals import wilson
from skyshelf.lab.page.html import Section, page
from skyshelf.lab.page.svg import Rate, histogram, rates
from skyshelf.lab.written import write_whole

T = TypeVar("T")

_MOST = 20  # lines of a plot

# What a page is made of; whatever else a folder tells is for others.
_TOLD = ("game", "games", "errors", "bots", "settings", "seed", "digest", "wins")
_GAMES = ("number", "winners", "ending", "turns", "decisions")
_POSITIONS = ("game", "number", "seat", "kind", "options", "chosen")


def series_page(folder: Path) -> Path:
    """Write `report.html` into a folder that `sim --out` wrote."""
    for name in (ABOUT, GAMES_FILE, POSITIONS_FILE):
        if not (folder / name).is_file():
            raise SkyshelfError(f"{folder} has no {name}, as `skyshelf sim --out` writes them.")
    about = _read(folder / ABOUT, lambda path: json.loads(path.read_text(encoding="utf-8")))
    if not isinstance(about, dict) or not about.keys() >= set(_TOLD):
        raise SkyshelfError(
            f"{folder / ABOUT} does not say what a series is, as `skyshelf sim --out` writes it."
        )
    games = _read(folder / GAMES_FILE, pl.read_parquet)
    _check_columns(GAMES_FILE, games.columns, _GAMES)
    positions = _read(folder / POSITIONS_FILE, pl.scan_parquet)
    schema = _read(folder / POSITIONS_FILE, lambda _: positions.collect_schema())
    _check_columns(POSITIONS_FILE, schema.names(), _POSITIONS)
    facts = [
        ("bots", ", ".join(about["bots"])),
        ("games", f"{about['games']:,}, {about['errors']} of them broke"),
        ("settings", ", ".join(f"{name} {value}" for name, value in about["settings"].items())),
        ("seed, digest", f"{about['seed']}, {about['digest']}"),
    ]
    game, seats = game_named(about["game"]), len(about["bots"])
    sides = game.sides(seats, game.agreed(seats, about["settings"]))
    even = 1 / len(set(sides)) if len(set(sides)) > 1 else None
    won = _won(games, sides)
    sections = [
        Section(
            "Wins", "Of each bot, over all seats; the bar is the 95 % interval.", _wins(about, games, even)
        ),
        Section("Wins by seat", "Whoever sits there.", _seats(won, games.height, seats, even)),
        Section("Endings", "How games end.", _endings(games)),
        Section("Length", "Turns of a game.", histogram(games["turns"].to_list(), "turns")),
        Section(
            "Choices", "Choices of all players in a game.", histogram(games["decisions"].to_list(), "choices")
        ),
        Section(
            "Openings",
            "The first choice of a seat, and how often it went on to win.",
            _openings(positions, won),
        ),
        Section(
            "Cards",
            "Which share of those who chose a card at least once won; the most used ones.",
            _cards(game, positions, won),
        ),
    ]
    path = folder / "report.html"
    write_whole(path, page(f"{about['game']}: {about['games']:,} games", facts, sections))
    return path


def _read(path: Path, reader: Callable[[Path], T]) -> T:
    """What a disk that was full or a series that was ended has left behind is no series."""
    try:
        return reader(path)
    except (OSError, ValueError, pl.exceptions.PolarsError) as error:
        raise SkyshelfError(f"{path} cannot be read: is the series whole? {error}") from error


def _check_columns(name: str, columns: Sequence[str], needed: Sequence[str]) -> None:
    if missing := [column for column in needed if column not in columns]:
        raise SkyshelfError(
            f"{name} has no column {', '.join(missing)}: `skyshelf sim --out` did not write it."
        )


def _rate(label: str, wins: float, games: int, note: str = "") -> Rate:
    low, high = wilson(wins, games)
    return Rate(label, wins / max(1, games), low, high, note or f"{wins / max(1, games):.1%} of {games:,}")


def _wins(about: dict[str, dict[str, float]], games: pl.DataFrame, even: float | None) -> str:
    return rates([_rate(name, wins, games.height) for name, wins in about["wins"].items()], even)


def _won(games: pl.DataFrame, sides: Sequence[int]) -> pl.DataFrame:
    """What those who won a game have won of it."""
    side = pl.DataFrame({"seat": range(len(sides)), "side": sides}, {"seat": pl.Int8, "side": pl.Int8})
    return (
        games.select(game="number", seat="winners")
        .explode("seat")
        .join(side, on="seat")
        .select("game", "seat", won=1 / pl.col("side").n_unique().over("game"))
    )


def _seats(won: pl.DataFrame, games: int, seats: int, even: float | None) -> str:
    wins = [sum(won.filter(pl.col("seat") == seat)["won"]) for seat in range(seats)]
    return rates([_rate(f"seat {seat + 1}", share, games) for seat, share in enumerate(wins)], even)


def _endings(games: pl.DataFrame) -> str:
    counts = games.group_by("ending").len().sort("len", descending=True).head(_MOST)
    return rates([_rate(ending, count, games.height) for ending, count in counts.iter_rows()])


def _said(positions: pl.LazyFrame, won: pl.DataFrame) -> pl.LazyFrame:
    """What was chosen, by whom, and what they went on to win."""
    chosen = pl.col("options").list.get(pl.col("chosen").cast(pl.Int64)).alias("said")
    return (
        positions.select("game", "number", "seat", "kind", chosen)
        .join(won.lazy(), on=["game", "seat"], how="left")
        .with_columns(pl.col("won").fill_null(0.0))
    )


def _openings(positions: pl.LazyFrame, won: pl.DataFrame) -> str:
    first = (
        _said(positions, won)
        .sort("game", "number")
        .group_by("game", "seat", maintain_order=True)
        .first()
        .with_columns((pl.col("kind") + ": " + pl.col("said")).alias("what"))
    )
    return _by_use(first)


def _cards(game: Game, positions: pl.LazyFrame, won: pl.DataFrame) -> str:
    words = (
        _said(positions, won)
        .select("game", "seat", "won", pl.col("said").str.split(" ").alias("what"))
        .explode("what")
        .unique(["game", "seat", "what"])
    )
    known = [
        word
        for word in words.select(pl.col("what").unique()).collect()["what"]
        if game.component(word) is not None
    ]
    return _by_use(words.filter(pl.col("what").is_in(known)))


def _by_use(used: pl.LazyFrame) -> str:
    """The most used ones, those that won most first."""
    counts = (
        used.group_by("what")
        .agg(pl.len().alias("times"), pl.col("won").sum().alias("wins"))
        .sort("times", "what", descending=[True, False])
        .head(_MOST)
        .collect()
    )
    found = [_rate(what, wins, times) for what, times, wins in counts.iter_rows()]
    if not found:
        return "<p>Nothing of this kind was chosen.</p>"
    return rates(sorted(found, key=lambda rate: -rate.share))
