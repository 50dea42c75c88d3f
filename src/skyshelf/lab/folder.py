"""What lies in a folder that `skyshelf sim --out` wrote."""

from __future__ import annotations

from skyshelf.engine.errors import SkyshelfError

GAMES_FILE = "games.parquet"
POSITIONS_FILE = "positions.parquet"
JOURNALS = "journals"
ABOUT = "about.json"
CARD = "README.md"


class DiskFailed(SkyshelfError):
    """What could not be written cannot be finished either."""
