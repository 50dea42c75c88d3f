"""A series as files for analysis: one Parquet row per game, and the journals beside it."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.sim import Result

GAMES_FILE = "games.parquet"
JOURNALS = "journals"


def check_folder(folder: Path) -> None:
    """Refuse a folder that holds anything: nothing is written over."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SkyshelfError(f"{folder} is not empty; --out needs a new or empty folder.")


def write_series(result: Result, folder: Path) -> Path:
    """Write `games.parquet` and `journals/`; returns the Parquet file."""
    check_folder(folder)
    journals = folder / JOURNALS
    journals.mkdir(parents=True, exist_ok=True)
    for row in result.rows:
        (journals / f"{row.number:06}.journal").write_text(row.journal, encoding="utf-8")
    columns = {
        "number": pa.array([row.number for row in result.rows], pa.int64()),
        "seed": pa.array([row.seed for row in result.rows], pa.uint64()),
        "bots": pa.array([list(row.bots) for row in result.rows], pa.list_(pa.string())),
        "ending": pa.array([row.ending for row in result.rows], pa.string()),
        "winners": pa.array([list(row.winners) for row in result.rows], pa.list_(pa.int8())),
        "scores": pa.array([list(row.scores) for row in result.rows], pa.list_(pa.int32())),
        "turns": pa.array([row.turns for row in result.rows], pa.int32()),
        "decisions": pa.array([row.decisions for row in result.rows], pa.int32()),
        "forced": pa.array([row.forced for row in result.rows], pa.int32()),
        "branching_max": pa.array([row.branching_max for row in result.rows], pa.int32()),
        "branching_mean": pa.array([row.branching_sum / max(1, row.decisions) for row in result.rows]),
        "state_hash": pa.array([row.state_hash for row in result.rows], pa.string()),
        "journal": pa.array([f"{JOURNALS}/{row.number:06}.journal" for row in result.rows], pa.string()),
    }
    series = result.series
    about = {"game": series.game, "seed": str(series.seed), "settings": repr(series.settings)}
    table = pa.table(columns).replace_schema_metadata(about)
    path = folder / GAMES_FILE
    pq.write_table(table, path)
    return path
