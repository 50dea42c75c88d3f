"""What a folder of games says about itself, for whoever finds it later."""

from __future__ import annotations

from typing import Any

_CARD = """# {game}: {games} games between {bots}

Written by `skyshelf sim` of Skyshelf {skyshelf} (rules version {rules_version}), seed {seed}, digest `{digest}`.
Settings: {settings}. The same seed, bots and settings give the same games on any machine and any number of workers;
bots that think by the clock do not.{cut}

| file | what it holds |
|---|---|
| `games.parquet` | a row for each game: bots by seat, ending, winners, scores, length |
| `positions.parquet` | a row for each choice: who chose what out of what, what it was worth and what became of it |
| `journals/` | each game as `skyshelf replay` plays it again |
| `about.json` | the series, and what the ids and numbers of positions stand for |

Seats are numbered from 0, in `winners` and in `seat`. `turns` are the game's own, `decisions` what was chosen,
`forced` what had one answer only and was not asked.

`positions.parquet`: `game` and `number` say which choice of which game; sort by them, rows lie as they were played.
`kind` is what was asked, `options` what could be answered, as people type it, `chosen` the answer's place, from 0.
`value` is the game's own guess of the true position before the choice, from 0 (lost) to 1 (won), for the seat that
chooses; it knows what is hidden. `outcome` is what the seat got in the end: 1 for a win, shared by those who won
together, 0.5 where nobody won, 0 for a loss, also where all lost to the game.
`ids` and `numbers` are the portrait of what the seat knew, and nothing more.

Made by programs for programs: no person played, nobody's data is in it. It tells how these bots play, and not how
people do.

```python
import polars as pl

games = pl.read_parquet("games.parquet")
print(games.group_by("ending").len())
choices = pl.scan_parquet("positions.parquet").with_columns(
    said=pl.col("options").list.get(pl.col("chosen").cast(pl.Int64))
)
print(choices.group_by("kind", "said").agg(pl.len(), pl.col("outcome").mean()).sort("len").tail(10).collect())
```
"""


def card(about: dict[str, Any]) -> str:
    settings = ", ".join(f"{name} {value}" for name, value in about["settings"].items()) or "none"
    missing = about["asked"] - about["games"]
    cut = (
        f"\nThe series was cut short: {missing:,} of {about['asked']:,} games are not in it."
        if missing
        else ""
    )
    return _CARD.format(**{**about, "bots": ", ".join(about["bots"]), "settings": settings, "cut": cut})
