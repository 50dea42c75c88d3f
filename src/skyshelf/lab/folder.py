"""What lies in a folder that `skyshelf sim --out` wrote."""

from __future__ import annotations

GAMES_FILE = "games.parquet"
POSITIONS_FILE = "positions.parquet"
JOURNALS = "journals"
ABOUT = "about.json"
CARD = "README.md"
