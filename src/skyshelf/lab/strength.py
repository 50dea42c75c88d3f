"""The page about the strength of the bots: written from the results of the ladder, never by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.intervals import wilson
from skyshelf.lab.ladder import Tally
from skyshelf.lab.sequential import bradley_terry, comparable, intervals, verdict
from skyshelf.nets.net import Net
from skyshelf.nets.shelf import shipped_net

_ANCHOR = "greedy"
_HEAD = """# How strong the bots are

Written by `skyshelf ladder GAME --docs docs` from the results in `docs/strength/`. Each pairing plays the same deals
with seats swapped, on seeds that nothing was trained on. Intervals are 95 %. "Thinks" is processor time, for each
decision. "Better" and "not better" is what a sequential test says (GSPRT, 0 against 15 Elo, 5 %). Controls: a bot
against itself must come out even, `greedy` must win nearly always against `random`, which never wins a table alone.
At a table for three or four where each plays for itself, one bot meets two or three of the other: even is 33 or 25 %.

`net` looks one step ahead with a net; `net:200` and `net:0.2s` search with it for so many rounds or so long. `search`
plays on to the end of a turn or two and asks the net there, `plain` the game's own guess. How nets are made, and what
was tried: [training](training.md).
"""


def read_tallies(path: Path) -> tuple[str, list[Tally]]:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return data["game"], [Tally(**one) for one in data["tallies"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SkyshelfError(f"{path} is no file of results of a ladder: {error}.") from None


def renewed(file: Path, tallies: Sequence[Tally]) -> list[Tally]:
    """What the file holds, with these in place of the same pairings: a ladder may be climbed rung by rung."""
    played = {(each.one, each.other, each.table): each for each in tallies}
    kept = read_tallies(file)[1] if file.exists() else []
    return [played.pop((each.one, each.other, each.table), each) for each in kept] + list(played.values())


def page(folder: Path) -> str:
    """The whole page, from the results of all titles in a folder."""
    parts = [_HEAD]
    for name in NAMES:
        file = folder / f"{name}.json"
        if file.exists():
            parts += _title(name, read_tallies(file)[1])
    return "\n".join(parts)


def _title(name: str, tallies: Sequence[Tally]) -> Iterator[str]:
    yield f"## {name}\n"
    yield f"{_story(name)}\n"
    yield "| pairing | table | won | of | draws | thinks, ms | |"
    yield "|---|---|---|---:|---:|---|---|"
    yield from (_row(tally) for tally in tallies if tally.games)
    yield ""
    scale = list(_scale(tallies))
    if scale:
        yield "One scale for all (Bradley-Terry, in Elo above `greedy`, two seats):\n"
        yield "| bot | Elo | from | to |"
        yield "|---|---:|---:|---:|"
        yield from scale
        yield ""
    yield f"Digest of the games that think by rounds: `{digest(tallies)}`\n"


def _story(name: str) -> str:
    net = shipped_net(game_named(name))
    if not isinstance(net, Net):
        return net
    story: dict[str, Any] = net.weights.story
    seen = f"{story.get('games', 0):,} games ({story.get('positions', 0):,} positions)"
    minutes = f"{story.get('seconds', 0) / 60:.0f} minutes of training"
    return f"The net of {' and '.join(net.weights.titles)} saw {seen} in {minutes}."


def _row(tally: Tally) -> str:
    low, high = wilson(tally.points, tally.games)
    won = f"{_percent(tally.points / tally.games)} ({100 * low:.0f} to {100 * high:.0f})"
    if tally.alone:
        won += f" : {_percent(tally.other_points / tally.games)}"
    found = "" if tally.one == tally.other else verdict(tally.scores)
    return (
        f"| `{tally.one}` : `{tally.other}` | {tally.table} | {won} | {tally.games} | {tally.draws} | "
        f"{tally.ms:g} : {tally.other_ms:g} | {found} |"
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _scale(tallies: Sequence[Tally]) -> Iterator[str]:
    deals = {
        (tally.one, tally.other): [(2 * score, 2 * (1 - score)) for score in tally.scores]
        for tally in tallies
        if tally.seats == 2 and not tally.together and tally.one != tally.other and tally.scores
    }
    joined = comparable(deals, _ANCHOR)
    deals = {duel: played for duel, played in deals.items() if duel[0] in joined}
    if not deals:
        return
    points = {
        duel: (sum(one for one, _ in played), sum(other for _, other in played))
        for duel, played in deals.items()
    }
    spans = intervals(deals, _ANCHOR)
    for name, elo in sorted(bradley_terry(points, _ANCHOR).items(), key=lambda pair: -pair[1]):
        yield f"| `{name}` | {elo:.0f} | {spans[name][0]:.0f} | {spans[name][1]:.0f} |"


def digest(tallies: Sequence[Tally]) -> str:
    parts = [
        f"{tally.one} {tally.other} {tally.table} {tally.digest}" for tally in tallies if not tally.timed
    ]
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
