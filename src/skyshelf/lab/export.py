"""A series as files for analysis: a Parquet row for each game and one for each choice, the journals, and a card that
says what they are (docs/lab.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from skyshelf import __version__
from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import game_named
from skyshelf.lab.dataset_card import card
from skyshelf.lab.folder import ABOUT, CARD, GAMES_FILE, JOURNALS, POSITIONS_FILE, DiskFailed
from skyshelf.lab.sim import Result, Row, Series

_GAMES = pa.schema(
    {
        "number": pa.int64(),
        "seed": pa.uint64(),
        "bots": pa.list_(pa.string()),
        "ending": pa.string(),
        "winners": pa.list_(pa.int8()),
        "scores": pa.list_(pa.int32()),
        "turns": pa.int32(),
        "decisions": pa.int32(),
        "forced": pa.int32(),
        "branching_max": pa.int32(),
        "branching_mean": pa.float64(),
        "state_hash": pa.string(),
        "journal": pa.string(),
    }
)
_POSITIONS = pa.schema(
    {
        "game": pa.int64(),
        "number": pa.int32(),
        "turn": pa.int32(),
        "seat": pa.int8(),
        "kind": pa.string(),
        "options": pa.list_(pa.string()),
        "chosen": pa.int16(),
        "value": pa.float32(),
        "outcome": pa.float32(),
        "ids": pa.list_(pa.int32()),
        "numbers": pa.list_(pa.float32()),
    }
)


def check_folder(folder: Path) -> None:
    """Refuse a folder that holds anything: nothing is written over."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SkyshelfError(f"{folder} is not empty; --out needs a new or empty folder.")


class SeriesWriter:
    """Writes games as they are played, so that a long series needs no memory for them."""

    def __init__(self, series: Series, folder: Path, played: Result | None = None) -> None:
        """`played` is filled by whoever plays: of a series that is cut short the folder gets that much."""
        check_folder(folder)
        self.series = series
        self.played = played or Result(series)
        self.folder = folder
        self._finished = False
        try:
            (folder / JOURNALS).mkdir(parents=True, exist_ok=True)
            self._positions = pq.ParquetWriter(folder / POSITIONS_FILE, _POSITIONS, compression="zstd")
        except OSError as error:
            raise SkyshelfError(
                f"{folder} cannot be written: --out needs a new or empty folder. {error}"
            ) from error

    def add(self, rows: Sequence[Row]) -> None:
        """Write journals and positions, and let go of them."""
        with self._writing():
            self._add(rows)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise DiskFailed(
                f"{self.folder} cannot be written any more: {error}. The games in {JOURNALS}/ were played and can be "
                f"replayed; --seed {self.series.seed} plays the same ones into a folder with more room."
            ) from error

    def _add(self, rows: Sequence[Row]) -> None:
        columns: dict[str, list[Any]] = {name: [] for name in _POSITIONS.names}
        for row in rows:
            (self.folder / JOURNALS / f"{row.number:06}.journal").write_text(row.journal, encoding="utf-8")
            for number, position in enumerate(row.positions, start=1):
                columns["game"].append(row.number)
                columns["number"].append(number)
                for name in _POSITIONS.names[2:]:
                    columns[name].append(getattr(position, name))
            row.journal, row.positions = "", []
        self._positions.write_table(pa.table(columns, _POSITIONS))

    def finish(self, result: Result) -> Path:
        """Write the games in their order, and what they are; returns their file."""
        with self._writing():
            return self._finish(result)

    def _cut_short(self) -> None:
        """What was played becomes a folder like any other; where nothing was, nothing is left in the way."""
        if self.played.rows:
            self.played.rows.sort(key=lambda row: row.number)
            self._finish(self.played)
            return
        (self.folder / POSITIONS_FILE).unlink()
        with suppress(OSError):  # somebody else's files stay, and so does their folder
            (self.folder / JOURNALS).rmdir()
            self.folder.rmdir()

    def _finish(self, result: Result) -> Path:
        self._finished = True
        rows = result.rows
        columns: dict[str, list[Any]] = {
            name: [getattr(row, name) for row in rows]
            for name in _GAMES.names
            if name not in ("branching_mean", "journal")
        }
        columns["branching_mean"] = [row.branching_sum / max(1, row.decisions) for row in rows]
        columns["journal"] = [f"{JOURNALS}/{row.number:06}.journal" for row in rows]
        path = self.folder / GAMES_FILE
        pq.write_table(pa.table(columns, _GAMES), path, compression="zstd")
        about = self._about(result)
        (self.folder / ABOUT).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        (self.folder / CARD).write_text(card(about), encoding="utf-8")
        return path

    def _about(self, result: Result) -> dict[str, Any]:
        game = game_named(self.series.game)
        ledger = game.ledger()
        return {
            **result.as_json(),
            "asked": self.series.games,
            "bots": list(self.series.bots),
            "settings": self.series.settings,
            "skyshelf": __version__,
            "rules_version": game.rules_version,
            "ledger": "" if ledger is None else ledger.fingerprint(),
            "numbers": [] if ledger is None else ledger.numbers,
            "ids": [] if ledger is None else [[row.name, row.first, row.size] for row in ledger.rows],
        }

    def __enter__(self) -> SeriesWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, DiskFailed):
            with suppress(OSError):
                self._positions.close()
            return
        with self._writing():
            self._positions.close()
            if error is not None and not self._finished:
                self._cut_short()
